// What a switch under pointer or focus would change, before it is thrown [DS-471]: doors that would open or shut, floor that
// would come into reach or leave it.

import type { Cell, StationShape } from '@interlock/station';
import { useMemo } from 'react';
import type { Table } from '../../../screen.ts';
import { type Deck, keyOf } from '../deck.ts';
import { midX, midY, squares } from '../geometry.ts';
import { useSight } from '../sight.ts';
import { useOutlook } from '../useWays.ts';

interface SwitchedProps {
  readonly deck: Deck;
  readonly table: Table<StationShape>;
}

export const Switched = ({ deck, table }: SwitchedProps) => {
  const tried = useSight((state) => state.tried);
  const outlook = useOutlook(table);
  const change = useMemo(
    () => (tried === null ? null : (outlook?.onSwitch(tried.room, tried.on) ?? null)),
    [tried, outlook],
  );
  if (change === null) return null;
  const cellOfDoor = (id: string): Cell | undefined => deck.view.doors.find((door) => door.id === id)?.at;
  const signs = [
    ...change.opens.map((id) => ({ id, at: cellOfDoor(id), word: 'opens' })),
    ...change.closes.map((id) => ({ id, at: cellOfDoor(id), word: 'shuts' })),
  ];
  return (
    <g className="st-tried">
      <path className="st-joins" d={squares(change.joins, 3)} />
      <path className="st-leaves" d={squares(change.leaves, 3)} />
      {signs.map(({ id, at, word }) =>
        at === undefined ? null : (
          <g key={id} data-door={keyOf(at)}>
            <circle className={`st-trial is-${word}`} cx={midX(at)} cy={midY(at)} r="19" />
            <text className="st-trial-word" x={midX(at)} y={midY(at) + 32} textAnchor="middle">
              {word}
            </text>
          </g>
        ),
      )}
    </g>
  );
};
