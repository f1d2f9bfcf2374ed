// Overlays of the deck, its size, and how much of it is known.

import type { StationShape } from '@interlock/station';
import { FileText, LayoutGrid, Lightbulb, Route } from 'lucide-react';
import { useContext } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { ZoomKeys } from '../../../parts/ZoomKeys.tsx';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { LinksKey } from '../links/LinksKey.tsx';
import { useSight } from './sight.ts';

const KNOWN = {
  dark: 'Dark: you know what you have seen',
  blueprint: 'Blueprint: dashed is not entered yet',
  open: 'Open: everything is known',
} as const;

export const ViewBar = ({ table, isReadOnly }: PanelProps<StationShape>) => {
  const { overlay, isAtOnce, setAtOnce, show, zoomBy } = useSight();
  const { mode } = table.view;
  const run = useContext(RunContext);
  const session = run?.getState().session ?? null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's field set */}
      <div className="seg" role="group" aria-label="Overlay">
        <button type="button" aria-pressed={overlay === 'deck'} onClick={() => show('deck')}>
          <LayoutGrid className="i" aria-hidden />
          Deck
        </button>
        {isReadOnly ? null : (
          <button type="button" aria-pressed={overlay === 'reach'} onClick={() => show('reach')}>
            <Route className="i" aria-hidden />
            Reach
          </button>
        )}
        <button type="button" aria-pressed={overlay === 'power'} onClick={() => show('power')}>
          <Glyph name="electricity" />
          Power
        </button>
      </div>
      {mode === 'open' || table.status.is !== 'playing' ? (
        <LinksKey {...{ session, world: table.world, turns: table.turn }} className="key key--line" word="Links" />
      ) : null}
      {isReadOnly ? null : <Steps isAtOnce={isAtOnce} setAtOnce={setAtOnce} />}
      <span className="st-desk">
        <ZoomKeys by={zoomBy} />
      </span>
      <span className="st-desk st-known">
        <Chip tone="unknown">
          {mode === 'dark' ? <Lightbulb className="i" aria-hidden /> : <FileText className="i" aria-hidden />}
          <span>{KNOWN[mode]}</span>
        </Chip>
      </span>
    </>
  );
};

interface StepsProps {
  readonly isAtOnce: boolean;
  setAtOnce(isAtOnce: boolean): void;
}

const Steps = ({ isAtOnce, setAtOnce }: StepsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's field set
  <div className="seg" role="group" aria-label="A step">
    <button
      type="button"
      aria-pressed={!isAtOnce}
      title="Steps go into the plan; Enter commits it (Q)"
      onClick={() => setAtOnce(false)}
    >
      Plan
    </button>
    <button
      type="button"
      aria-pressed={isAtOnce}
      title="A step takes effect as soon as it is chosen (Q)"
      onClick={() => setAtOnce(true)}
    >
      At once
    </button>
  </div>
);
