// Air against what the deck was proven to take, and what the lift still waits for.

import type { StationShape, StationView } from '@interlock/station';
import { Chip } from '../../../parts/Chip.tsx';
import { Meter } from '../../../parts/Meter.tsx';
import type { PanelProps } from '../../screen.ts';
import { type IconName, InlineIcon } from '../board/layers/icons.tsx';
import { frontOf } from '../plan.ts';
import { capital } from './words.ts';

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
      <Count of={objectives.generators} icon="generator" words="generators running" />
      <Count of={objectives.hazards} icon="triangle" words="hazards fixed" />
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

interface CountProps {
  readonly of: StationView['objectives']['generators'];
  readonly icon: IconName;
  readonly words: string;
}

const Count = ({ of: { done, total }, icon, words }: CountProps) =>
  total === 0 ? null : (
    <span className="vital" title={capital(words)}>
      <InlineIcon name={icon} />
      <b className="num">
        {done}/{total}
      </b>
      <span className="sr">{words}</span>
    </span>
  );
