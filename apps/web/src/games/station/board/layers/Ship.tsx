// The ship around what is known of it: a hull one cell off the floor, its corners cut, with windows where a room looks out.
// In the dark it grows with what was seen, and says no more.

import { memo, useMemo } from 'react';
import { cellOf, type Deck, keyOf } from '../deck.ts';
import { CELL, chamfered, midX, midY } from '../geometry.ts';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const around = (reach: number): readonly (readonly [number, number])[] =>
  Array.from({ length: (2 * reach + 1) ** 2 }, (_, i) => [
    (i % (2 * reach + 1)) - reach,
    Math.floor(i / (2 * reach + 1)) - reach,
  ]);
const [NEAR, FAR] = [around(1), around(2)];

/** Everything within two cells of floor, less the outermost: rooms that stand close become one body. */
const bodyOf = (ground: Deck['ground']): ReadonlySet<string> => {
  const wide = new Set<string>();
  for (const key of ground.keys()) {
    const [x, y] = cellOf(key);
    for (const [dx, dy] of FAR) wide.add(`${x + dx},${y + dy}`);
  }
  const body = new Set<string>();
  for (const key of wide) {
    const [x, y] = cellOf(key);
    if (NEAR.every(([dx, dy]) => wide.has(`${x + dx},${y + dy}`))) body.add(key);
  }
  return body;
};

const windowsOf = ({ ground }: Deck, body: ReadonlySet<string>): string => {
  let path = '';
  for (const [key, kind] of ground) {
    if (kind !== 'room') continue;
    const cell = cellOf(key);
    for (const [dx, dy] of SIDES) {
      const wall = keyOf([cell[0] + dx, cell[1] + dy]);
      if (ground.has(wall) || !body.has(wall) || body.has(keyOf([cell[0] + 2 * dx, cell[1] + 2 * dy]))) continue;
      const [x, y] = [midX(cell) + dx * 1.5 * CELL, midY(cell) + dy * 1.5 * CELL];
      path += dx === 0 ? `M${x - 12} ${y}h24` : `M${x} ${y - 12}v24`;
    }
  }
  return path;
};

export const Ship = memo(({ deck }: { deck: Deck }) => {
  const { ground } = deck;
  const drawn = useMemo(() => {
    const body = bodyOf(ground);
    return { hull: chamfered([...body].map(cellOf), 26), windows: windowsOf(deck, body) };
  }, [ground, deck]);
  return (
    <g className="st-ship">
      <path className="st-body" d={drawn.hull} />
      <path className="st-windows" d={drawn.windows} />
    </g>
  );
});
