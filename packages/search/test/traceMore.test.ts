// More that is pinned: every short climb blamed, games that refuse, words that depend on where one stands, solvers that give up
// halfway, players without a win behind them.

import { openRun, Session } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { adviceFor, aStar, type BlameWords, blame, blameInWords, difficulty, hint, run } from '../src/index.ts';
import { gameOf } from './fixtures/game.ts';
import { checkTraces, trace } from './fixtures/golden.ts';
import { type LadderShape, ladder, runOf } from './fixtures/ladder.ts';
import { sliding, slidingBare } from './fixtures/sliding.ts';
import { TRAYS } from './fixtures/small.ts';

/** The ladder with words that say where one stands; and one where nobody may double from an odd rung. */
const spoken: typeof ladder = {
  ...ladder,
  words: { ...ladder.words, action: (_, { at }, action) => `${action} from ${at}` },
};
const narrow: typeof ladder = {
  ...spoken,
  id: 'narrow',
  legal: (_, { at }) => (at % 2 === 0 ? ['step', 'double'] : ['step']),
  refuse: (_, { at }, [action]) =>
    action === 'double' && at % 2 === 1 ? [{ code: 'odd', why: 'An odd rung.', at: 0 }] : [],
};

/** All ways up, to the end of each run. */
const walks = (game: typeof ladder, level: { at: number; goal: number; fuel: number }) => {
  const ends: Session<LadderShape>[] = [];
  const grow = (line: readonly ('step' | 'double')[]): void => {
    const session = new Session(runOf(game, level));
    for (const action of line) session.commit([action]);
    if (session.status.is !== 'playing') {
      ends.push(session);
      return;
    }
    for (const action of game.legal(session.world, session.state, []) as ('step' | 'double')[]) grow([...line, action]);
  };
  grow([]);
  return ends;
};

/** The facts of a finding; its sentence is tested as words. */
const facts = ({ did, instead, wins }: BlameWords): string => ` ${did}, not ${instead}, wins in ${wins}`;

test('every lost climb has its findings, in words', () => {
  const lines: string[] = [];
  for (const game of [spoken, narrow])
    for (const level of [
      { at: 1, goal: 6, fuel: 4 },
      { at: 2, goal: 11, fuel: 5 },
      { at: 4, goal: 9, fuel: 3 },
    ])
      for (const session of walks(game, level))
        lines.push(
          `${game.id} ${JSON.stringify(level)} ${session.turns.map(([action]) => action![0]).join('')}: ${trace(
            blame(session, { nodes: 3000, limit: 9 }),
            ({ is, nodes, findings }) =>
              [
                `${is} ${nodes}`,
                ...findings.map(
                  (one) => `${JSON.stringify(one.played)} ${one.turn}${facts(blameInWords(session, one))}`,
                ),
              ].join(' | '),
          )}`,
        );
  checkTraces('blame-all', lines);
});

test('a line that begins as the run did is followed to where they part', () => {
  const game: typeof ladder = {
    ...ladder,
    proof: {
      search: {
        ...ladder.proof!.search!,
        *solve(world, position, ask) {
          if (position.state.fuel < 3) return { verdict: 'unknown', nodes: 1 };
          return yield* aStar(ladder, world, position, ask);
        },
      },
    },
  };
  const session = new Session(runOf(game, { at: 3, goal: 24, fuel: 3 }));
  for (const action of ['double', 'step', 'double'] as const) session.commit([action]);
  const found = run(blame(session, { nodes: 1000, limit: 1 }))!;
  expect(found.findings).toEqual([
    {
      turn: 2,
      played: ['step'],
      instead: ['double'],
      line: [['double'], ['double']],
      kind: 'no-return',
      isCertain: false,
    },
  ]);
});

test('a search that has a line when its nodes are spent gives it, and claims no more', () => {
  const { world, start } = runOf(sliding, TRAYS[3]!);
  const asked = { goal: 'shortest', weight: 20 } as const;
  const first = run(aStar(sliding, world, start, { ...asked, nodes: 3000, goal: 'any' }))!;
  const whole = run(aStar(sliding, world, start, { ...asked, nodes: 3000 }))!;
  expect(whole.nodes).toBeGreaterThan(first.nodes);
  expect(run(aStar(sliding, world, start, { ...asked, nodes: first.nodes }))).toMatchObject({
    verdict: 'winnable',
    optimal: false,
    nodes: first.nodes,
  });
});

test('how hard a level of many turns is', () => {
  const lines: string[] = [];
  for (const { id } of lamp.levels.slice(1, 4))
    for (const ask of [
      { width: 3, nodes: 60, runs: 2 },
      { width: 5, nodes: 20, runs: 2 },
      { width: 8, nodes: 5, runs: 1 },
    ]) {
      const opened = openRun(lamp, { level: id });
      if (!opened.ok || opened.value.witness === null) continue;
      lines.push(
        `${id} ${JSON.stringify(ask)}: ${trace(difficulty(opened.value, opened.value.witness, ask), JSON.stringify)}`,
      );
    }
  for (const [game, ask] of [
    [slidingBare, { nodes: 400, runs: 1 }],
    [sliding, { nodes: 50, runs: 40 }],
  ] as const)
    for (const tray of [TRAYS[1]!, TRAYS[2]!]) {
      const opened = runOf(game, tray);
      const answer = run(aStar(sliding, opened.world, opened.start, { nodes: 3000, goal: 'any' }))!;
      if (answer.verdict === 'winnable')
        lines.push(
          `${game.id} ${JSON.stringify(tray)}: ${trace(difficulty(opened, answer.witness, ask), JSON.stringify)}`,
        );
    }
  checkTraces('difficulty-many', lines);
});

test('an action that is an object is called by its type, others by their words', () => {
  const typed = gameOf({
    id: 'typed',
    turn: 'one',
    content: null,
    setup: () => ({ isDone: false }),
    copy: (state: { isDone: boolean }) => ({ ...state }),
    legal: () => [{ type: 'finish' }],
    refuse: () => [],
    play: (_: null, draft: { isDone: boolean }) => {
      draft.isDone = true;
    },
    status: (_: null, { isDone }: { isDone: boolean }) => (isDone ? { is: 'won', score: 0 } : { is: 'playing' }),
    idle: null,
    words: { action: () => 'words', event: () => 'event' },
  } as never) as never as typeof ladder;
  const { world, start } = runOf(typed, null as never);
  expect(hint(typed, world, start, [[{ type: 'finish' }]] as never)?.steps[1]).toBe('It begins with finish.');
  expect(hint(typed, world, start, [['finish']] as never)?.steps[1]).toBe('It begins with words.');
  expect(hint(typed, world, start, [[null]] as never)?.steps[1]).toBe('It begins with words.');
  expect(hint(typed, world, start, [[{ kind: 'finish' }]] as never)?.steps[1]).toBe('It begins with words.');
});

test('advice is what a named player would do, or none', () => {
  const advised = (pick: (() => readonly ['step'] | null) | null) =>
    adviceFor(
      new Session(
        runOf(
          {
            ...ladder,
            proof: { ...ladder.proof, ...(pick ? { advice: { name: 'A steady hand', pick } } : {}) },
          } as typeof ladder,
          { at: 1, goal: 3, fuel: 3 },
        ),
      ),
    );
  expect(advised(null)).toBeNull();
  expect(advised(() => null)).toBeNull();
  expect(advised(() => ['step'])).toEqual({
    steps: ['A steady hand sees a way to go on.', 'It begins with do step.', 'do step.'],
    turn: ['step'],
    turns: [['step']],
    left: null,
    by: 'A steady hand',
  });
});
