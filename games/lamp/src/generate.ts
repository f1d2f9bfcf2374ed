// Levels with their proof: a way is laid first, the dangers fall beside it.
import type { Dice, Generated } from '@interlock/kernel';
import type { Balance, Params } from './content.ts';
import type { LampShape, Way } from './shape.ts';

export const generate = (balance: Balance, params: Params, dice: Dice): Generated<LampShape> => {
  const { width, height, walls, pits, puddles, draughts } = params;
  const stream = dice.stream('level');
  const way = stream.shuffle([...Array<Way>(width - 1).fill('east'), ...Array<Way>(height - 1).fill('south')]);
  const cells = Array<string>(width * height).fill('');
  let at = 0;
  for (const step of way) {
    cells[at] = '.';
    at += step === 'east' ? 1 : width;
  }
  const beside = stream.shuffle([...cells.keys()].filter((cell) => cells[cell] === '' && cell !== at));
  const tiles = '#'.repeat(walls) + 'o'.repeat(pits) + '~'.repeat(puddles) + '='.repeat(draughts);
  for (const [i, cell] of beside.entries()) cells[cell] = tiles[i] ?? '.';
  cells[0] = 'K';
  cells[at] = 'S';
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''));
  const turns = Math.ceil(way.length / balance.actions);
  const witness = Array.from({ length: turns }, (_, i) => way.slice(i * balance.actions, (i + 1) * balance.actions));
  const oil = balance.flame * (turns + params.spareTurns);
  // No way between opposite corners is shorter than one that never turns back, so par is exact.
  return { level: { rows, oil }, witness, par: { turns, proof: 'optimal' }, attempts: 1 };
};
