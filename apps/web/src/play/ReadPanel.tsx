// The reading panel: forecast, the selected thing, what happened and why. On a phone one of them at a time.

import { useRef } from 'react';
import { useRun } from './context.ts';
import { ForecastSection } from './ForecastSection.tsx';
import { InspectSection } from './InspectSection.tsx';
import { Later } from './Later.tsx';
import { LogSection } from './LogSection.tsx';
import { useIsShown } from './useIsShown.ts';

export const ReadPanel = ({ open, hasSide }: { open: string; hasSide: boolean }) => (
  <aside className="read" aria-label="Forecast and log">
    <ForecastSection isOpen={open === 'forecast'} />
    <InspectSection isOpen={open === 'inspect'} />
    {hasSide ? <SideTab isOpen={open === 'side'} /> : null}
    <LogSection isOpen={open === 'log'} />
  </aside>
);

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
