// Levels with their proof: a way is laid first, the dangers fall beside it.
import { rowsOf } from '@interlock/grid';
import type { LampProof } from './shape.ts';

export const generate: LampProof['generate'] = ({ actions, flame }, { width, height, beside, spareTurns }, dice) => {
  const stream = dice.stream('level');
  const way = stream.shuffle([...Array(width - 1).fill('east'), ...Array(height - 1).fill('south')]);
  const tiles = Array<string>(width * height).fill('');
  let at = 0;
  for (const step of way) {
    tiles[at] = at === 0 ? 'K' : '.';
    at += step === 'east' ? 1 : width;
  }
  tiles[at] = 'S';
  const free = stream.shuffle([...tiles.keys()].filter((cell) => tiles[cell] === ''));
  for (const [i, cell] of free.entries()) tiles[cell] = beside[i] ?? '.';
  const turns = Math.ceil(way.length / actions);
  const witness = Array.from({ length: turns }, (_, i) => way.slice(i * actions, (i + 1) * actions));
  const level = { rows: rowsOf({ width, height }, (cell) => tiles[cell]!), oil: flame * (turns + spareTurns) };
  return { level, witness, par: { turns, proof: 'optimal' }, attempts: 1 }; // a way that never turns back is shortest
};
