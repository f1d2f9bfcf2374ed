// Levels with their proof: a way is laid first, the dangers fall beside it.
import type { Dice, Generated, Turn } from '@interlock/kernel';
import type { Balance, Params } from './content.ts';
import { type LampShape, WAYS, type Way } from './shape.ts';

export const generate = (balance: Balance, params: Params, dice: Dice): Generated<LampShape> => {
  const { width, height } = params;
  const stream = dice.stream('level');
  const way: Way[] = stream.shuffle([...Array<Way>(width - 1).fill('east'), ...Array<Way>(height - 1).fill('south')]);
  const walked = new Set([0]);
  let at = 0;
  for (const step of way) {
    at += WAYS[step][0] + width * WAYS[step][1];
    walked.add(at);
  }
  const cells = Array.from({ length: width * height }, () => '.');
  const beside = stream.shuffle([...cells.keys()].filter((cell) => !walked.has(cell)));
  for (const [tile, count] of [
    ['#', params.walls],
    ['o', params.pits],
    ['~', params.puddles],
    ['=', params.draughts],
  ] as const)
    for (const cell of beside.splice(0, count)) cells[cell] = tile;
  cells[0] = 'K';
  cells[at] = 'S';
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''));
  const witness: Turn<LampShape>[] = [];
  for (let i = 0; i < way.length; i += balance.actions) witness.push(way.slice(i, i + balance.actions));
  const oil = balance.flame * (witness.length + params.spare);
  // No way between opposite corners is shorter than the straight one, so par is exact.
  return { level: { rows, oil }, witness, par: { turns: witness.length, proof: 'optimal' }, attempts: 1 };
};
