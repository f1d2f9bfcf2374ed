// What the plan will change, drawn before it is committed: doors that open or shut, hazards cleared, things used up.

import type { Cell, StationView } from '@interlock/station';
import { memo } from 'react';
import { keyOf } from '../deck.ts';
import { CELL, midX, midY } from '../geometry.ts';

interface Change {
  readonly at: Cell;
  readonly word: string;
}

/** Differences of two views, a word each; new things a view shows are no change. */
const changesOf = (now: StationView, then: StationView): readonly Change[] => {
  const changes: Change[] = [];
  const doors = new Map(now.doors.map((door) => [door.id, door]));
  for (const door of then.doors) {
    const was = doors.get(door.id);
    if (!was) continue;
    if (was.isPowered !== door.isPowered) changes.push({ at: door.at, word: door.isPowered ? 'on' : 'off' });
    else if (was.isLocked && !door.isLocked) changes.push({ at: door.at, word: 'unlocked' });
  }
  const hazards = new Map(now.hazards.map((hazard) => [hazard.id, hazard]));
  for (const hazard of then.hazards)
    if (hazard.isFixed && hazards.get(hazard.id)?.isFixed === false && hazard.at[0])
      changes.push({ at: hazard.at[0], word: 'cleared' });
  const things = new Map(now.things.map((thing) => [thing.id, thing]));
  for (const thing of then.things) {
    const was = things.get(thing.id);
    if (thing.kind === 'generator' && was?.kind === 'generator' && was.inserted !== thing.inserted)
      changes.push({ at: thing.at, word: thing.isPowered ? 'runs' : `${thing.inserted}/${thing.required}` });
    if (thing.kind === 'furniture' && was?.kind === 'furniture' && was.isSearched !== thing.isSearched)
      changes.push({ at: thing.at, word: 'searched' });
    if (thing.kind === 'control' && was?.kind === 'control' && was.isActivated !== thing.isActivated)
      changes.push({ at: thing.at, word: 'used' });
    if (thing.kind === 'puzzle' && was?.kind === 'puzzle' && was.isSolved !== thing.isSolved)
      changes.push({ at: thing.at, word: 'solved' });
  }
  return changes;
};

export const Changes = memo(({ now, then }: { now: StationView; then: StationView }) =>
  now === then ? null : (
    <g>
      {changesOf(now, then).map(({ at, word }) => (
        <g key={keyOf(at)}>
          <rect
            className="st-change"
            x={at[0] * CELL + 1}
            y={at[1] * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="6"
          />
          <text className="bl halo mid f-you st-small" x={midX(at)} y={midY(at) + 30}>
            → {word}
          </text>
        </g>
      ))}
    </g>
  ),
);
