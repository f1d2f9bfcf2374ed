// What the robot can do where the plan leaves it: one key each, with its cost and what it changes. Thumb height.

import { useContext, useMemo } from 'react';
import { RunContext } from '../../play/context.ts';
import type { PanelProps, Table } from '../screen.ts';
import { changesOf } from './changes.ts';
import { facilityOf } from './facility.ts';
import type { Facility } from './model.ts';
import { placeOf } from './model.ts';
import { type Offer, offersOf } from './offers.tsx';
import { type Action, frontOf } from './plan.ts';
import type { Seen } from './seen.ts';
import { costOf } from './Vitals.tsx';
import { propName } from './words.ts';

export const Pad = ({ table, frame, isReadOnly, onPlan }: PanelProps) => {
  const facility = facilityOf(table.view as Seen);
  const plan = table.plan as readonly Action[];
  const front = frontOf(facility, plan);
  const first = table.planFrames > 0 ? table.ahead.frames[0] : undefined;
  const planned = first ? facilityOf(first.view as Seen) : null;
  const offers = useMemo(
    () => offersOf(facility, table.legal as readonly Action[], front, planned),
    [facility, table.legal, front, planned],
  );
  const notes = useNotes(table, offers);
  if (isReadOnly || table.status.is !== 'playing') return null;
  const prop = facility.propAt.get(front);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="rx-pad" role="group" aria-label={`Actions at ${placeOf(facility, front)}`}>
      <span className="label rx-padname">{prop ? propName(prop) : `At ${placeOf(facility, front)}`}</span>
      {offers.length === 0 ? (
        <p className="dim rx-padhint">{hintWords(table, facility, frame !== null)}</p>
      ) : (
        offers.map(({ action, verb, icon, cap }, i) => (
          <button
            type="button"
            key={JSON.stringify(action)}
            className="key rx-act"
            data-act={`${action.type}${'mode' in action ? `:${action.mode}` : ''}${'do' in action ? `:${action.do}` : ''}`}
            onClick={() => onPlan(action)}
          >
            {icon}
            <span>
              {verb}
              <small>{notes[i] ?? ''}</small>
            </span>
            <span className="cost num" title="cost in actions">
              {costOf(facility.seen, action)}
            </span>
            <kbd>{cap}</kbd>
          </button>
        ))
      )}
    </div>
  );
};

const hintWords = (table: Table, facility: Facility, isAhead: boolean): string => {
  if (isAhead) return 'Looking ahead. Plan from “now”.';
  const spent = (table.plan as readonly Action[]).reduce((sum, action) => sum + costOf(facility.seen, action), 0);
  if (spent >= facility.seen.actionsLeft) return 'No actions left. End the turn.';
  return 'Nothing to do on this cell. Tap a cell to walk there.';
};

/** What each act would change, one turn on, beside what happens anyway. Needs a run; without one there are no notes. */
const useNotes = (table: Table, offers: readonly Offer[]): readonly string[] => {
  const run = useContext(RunContext);
  return useMemo(() => {
    if (!run || offers.length === 0 || table.status.is !== 'playing') return [];
    const { session } = run.getState();
    const base = table.ahead.frames[0]?.view as Seen | undefined;
    if (!base) return [];
    return offers.map(({ action }) => {
      const after = session.previewOf([[...table.plan, action]], 0).frames[0];
      if (!after) return '';
      if (after.status.is === 'won') return 'wins';
      return changesOf(facilityOf(base), facilityOf(after.view as Seen))
        .slice(0, 2)
        .join(', ');
    });
  }, [run, table, offers]);
};
