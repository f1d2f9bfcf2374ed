// Air against what the deck was proven to take, and what the lift still waits for.

import type { StationShape } from '@interlock/station';
import { Chip } from '../../parts/Chip.tsx';
import { Meter } from '../../parts/Meter.tsx';
import type { PanelProps } from '../screen.ts';
import { InlineIcon } from './layers/icons.tsx';
import { frontOf } from './plan.ts';

export const Vitals = ({ table, view }: PanelProps<StationShape>) => {
  const { air, startingAir, par, objectives, load } = view;
  const planned = frontOf(table).air ?? 0;
  return (
    <>
      {air === null || startingAir === null ? (
        <span className="vital">
          Air <b>unlimited</b>
        </span>
      ) : (
        <>
          <span className="vital">
            Air <b className="num">{air}</b>
            <span className="num dim st-desk">/{startingAir}</span>
          </span>
          <span className="st-meter">
            <Meter
              label="Air"
              value={air}
              planned={view === table.view ? planned : air}
              max={startingAir}
              colour="var(--coolant)"
              notches={par > 0 && par < startingAir ? [{ at: startingAir - par, cap: 'par' }] : []}
            />
          </span>
        </>
      )}
      {objectives.generators.total > 0 && (
        <span className="vital" title="Generators running">
          <InlineIcon name="generator" />
          <b className="num">
            {objectives.generators.done}/{objectives.generators.total}
          </b>
          <span className="sr">generators running</span>
        </span>
      )}
      {objectives.hazards.total > 0 && (
        <span className="vital" title="Hazards fixed">
          <InlineIcon name="triangle" />
          <b className="num">
            {objectives.hazards.done}/{objectives.hazards.total}
          </b>
          <span className="sr">hazards fixed</span>
        </span>
      )}
      {load && (
        <span className="vital" title="Load of this grid">
          Load{' '}
          <b className="num">
            {load.now}/{load.capacity}
          </b>
        </span>
      )}
      <span className="st-lift-word">
        <Chip tone={objectives.isLiftReady ? 'ready' : 'caution'} glyph={objectives.isLiftReady ? 'ready' : 'caution'}>
          Lift {objectives.isLiftReady ? 'ready' : 'not ready'}
        </Chip>
      </span>
    </>
  );
};
