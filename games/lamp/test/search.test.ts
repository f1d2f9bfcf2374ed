// Solvers agree on lamp, par is what they find, and a level that cannot be won is proven lost.

import { type Algorithm, diceOf, openRun, type Run } from '@interlock/kernel';
import { run as drive, solve } from '@interlock/search';
import { expect, test } from 'vitest';
import { game, type LampShape } from '../src/index.ts';

const ask = (run: Run<LampShape>, algorithm: Algorithm) =>
  drive(solve(game, run.content, run.start, { nodes: 200_000, goal: 'shortest', algorithm }))!;

const open = (origin: Parameters<typeof openRun>[1]): Run<LampShape> => {
  const run = openRun(game, origin);
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

test('breadth first and A* find ways of equal length, and par is that length', () => {
  for (const { id, par } of game.levels) {
    const run = open({ level: id });
    for (const algorithm of ['breadth', 'astar'] as const)
      expect(ask(run, algorithm)).toMatchObject({
        verdict: 'winnable',
        optimal: true,
        witness: { length: par!.turns },
      });
  }
});

test('the same on generated levels', () => {
  for (let i = 0; i < 10; i++) {
    const { par } = game.proof!.generate!(game.content, game.params.presets.small!, diceOf(`S${i}`))!;
    const answer = ask(open({ preset: 'small', seed: `S${i}` }), 'astar');
    expect(answer).toMatchObject({ verdict: 'winnable', witness: { length: par!.turns } });
  }
});

test('too little oil is lost for certain', () => {
  const rows = ['K........S'];
  const oil = game.content.flame * 2;
  expect(ask(open({ levelData: { rows, oil } }), 'astar').verdict).toBe('lost');
  expect(ask(open({ levelData: { rows, oil: oil + game.content.flame } }), 'astar').verdict).toBe('winnable');
});
