// Golden runs, won and lost, the counts by depth, and solvers that must agree. UPDATE_PLAYTHROUGHS=1 writes them anew.

import { openRun } from '@interlock/kernel';
import { aStar, breadthFirst, run } from '@interlock/search';
import { checkPerft, checkPlaythrough, type Playthrough } from '@interlock/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { parseWitness } from '../src/level/witness.ts';
import type { Action } from '../src/shape.ts';

const turnsOf = (line: string): readonly (readonly Action[])[] => {
  const parsed = parseWitness(line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const won = (id: string, kind = 'par'): Playthrough => ({
  name: kind === 'par' ? id : `${id}-${kind.replaceAll(' ', '-')}`,
  origin: { level: id },
  turns: game.levels.find((one) => one.id === id)!.witnesses.find((one) => one.kind === kind)!.turns,
  ends: 'won',
});

const idle = (id: string, turns: number): Playthrough => ({
  name: `${id}-idle`,
  origin: { level: id },
  turns: Array.from({ length: turns }, () => []),
  ends: 'lost',
});

const playthroughs: readonly Playthrough[] = [
  won('first-light'),
  won('fork-in-the-line'),
  won('hot-corridor'),
  won('hot-corridor', 'network control'),
  won('let-it-leak', 'local remedy'),
  won('let-it-leak', 'network control'),
  won('crossed-wires'),
  won('crossed-wires', 'local remedy'),
  won('firebreak'),
  idle('crossed-wires', 12),
  idle('firebreak', 12),
  {
    name: 'hot-corridor-robot-lost',
    origin: { level: 'hot-corridor' },
    turns: turnsOf('E E E S E | '),
    ends: 'lost',
  },
  {
    name: 'first-light-too-early',
    origin: { level: 'first-light' },
    turns: turnsOf('E E E E E S | ! | S S W W p'),
    ends: 'playing',
  },
];

describe('playthroughs', () => {
  for (const one of playthroughs) {
    test(one.name, () => checkPlaythrough(game, `${import.meta.dirname}/playthroughs`, one));
  }
});

test('perft counts stand', () => checkPerft(game, `${import.meta.dirname}/perft.txt`));

test('breadth first, A* and the reactor’s own proof agree on the shortest win', () => {
  const opened = openRun(game, { level: 'first-light' }, { balance: { 'turn.actions': 3, 'turn.damagedActions': 3 } });
  if (!opened.ok) throw new Error(opened.error.message);
  const { world, start } = opened.value;
  const ask = { nodes: 400_000, goal: 'shortest' } as const;
  const answers = [
    run(breadthFirst(game, world, start, ask)),
    run(aStar(game, world, start, ask)),
    run(game.proof!.search!.solve!(world, start, ask)),
  ];
  const lengths = answers.map((one) => (one?.verdict === 'winnable' && one.optimal ? one.witness.length : one));
  expect(lengths).toEqual([lengths[0], lengths[0], lengths[0]]);
  expect(lengths[0]).toBeGreaterThan(3);
});
