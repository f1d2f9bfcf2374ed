// The reading panel: forecast, the selected thing, what happened and why. On a phone one of them at a time.

import { type ComponentType, useMemo, useRef } from 'react';
import type { SectionProps } from '../../games/screen.ts';
import { usePanel, useRun } from '../context.ts';
import { ForecastSection } from './ForecastSection.tsx';
import { InspectSection } from './InspectSection.tsx';
import { Later } from './Later.tsx';
import { LogSection } from './LogSection.tsx';
import { useIsShown } from './useIsShown.ts';
import { useLater } from './useLater.ts';

export const ReadPanel = ({ open, hasSide }: { open: string; hasSide: boolean }) => {
  const { Forecast, Log } = useRun((state) => state.screen.look);
  return (
    <aside className="read" aria-label="Forecast and log">
      {Forecast ? (
        <Own Section={Forecast} isOpen={open === 'forecast'} />
      ) : (
        <ForecastSection isOpen={open === 'forecast'} />
      )}
      <InspectSection isOpen={open === 'inspect'} />
      {hasSide ? <SideTab isOpen={open === 'side'} /> : null}
      {Log ? <Own Section={Log} isOpen={open === 'log'} /> : <LogSection isOpen={open === 'log'} />}
    </aside>
  );
};

/** A section by the game, a moment after board and plan like the others. */
const Own = ({ Section, isOpen }: { Section: ComponentType<SectionProps>; isOpen: boolean }) => {
  const props = useLater(usePanel());
  return useMemo(() => <Section {...props} isOpen={isOpen} />, [Section, props, isOpen]);
};

/** On tablet and phone the side panel is read here. */
const SideTab = ({ isOpen }: { isOpen: boolean }) => {
  const Own = useRun((state) => state.screen.look.Side);
  const box = useRef<HTMLElement>(null);
  const isShown = useIsShown(box);
  return (
    <section className={`sidetab ${isOpen ? 'open' : ''}`} id="panel-side" aria-labelledby="tab-side" ref={box}>
      <div className="wide">{Own && isShown ? <Later panel={Own} /> : null}</div>
    </section>
  );
};
