// The kernel's rows: committing, undoing and remembering turns, rolling dice.

import { diceOf, type Run, Session } from '@interlock/kernel';
import ROT from 'rot-js';
import { boardgameMoves, type EmptyShape, emptyRun, PASS } from './empty.ts';
import { heapUsed } from './machine.ts';
import { clock, median, race } from './measure.ts';
import { type Row, rowOf } from './row.ts';

const COMMITS = 5000;
const FAR = 100_000;
const NEAR = 1000;
/** Turns timed around turn 1,000 and around turn 100,000. */
const WINDOW = 1000;

export const commitRows = (): readonly Row[] => {
  const run = emptyRun(0);
  const { ours, peer } = race({
    ours: {
      prepare: () => new Session(run),
      run: (session: Session<never>) => {
        for (let i = 0; i < COMMITS; i++) session.commit(PASS as never);
        return COMMITS;
      },
    },
    peer: boardgameMoves,
  });
  return [
    rowOf({
      id: 'commit-empty',
      name: 'kernel: commit of an empty move',
      value: ours,
      unit: 'commits/s',
      peer: ['boardgame.io', peer],
      bound: { of: 'ratio', sense: 'least', must: 20, goal: 50 },
    }),
  ];
};

const timed = (work: () => void): number => {
  const start = clock();
  work();
  return clock() - start;
};

const playUntil = (session: Session<EmptyShape>, turn: number): void => {
  while (session.turns.length < turn) session.commit(PASS);
};

/** Milliseconds for the commits around `turn`, then for taking half of them back. */
const costAt = (session: Session<EmptyShape>, turn: number): readonly [commit: number, undo: number] => {
  playUntil(session, turn - WINDOW / 2);
  const commit = timed(() => playUntil(session, turn + WINDOW / 2));
  const undo = timed(() => {
    for (let i = 0; i < WINDOW; i++) session.undo();
  });
  return [commit, undo];
};

/** Bytes that each turn from 1,000 to 100,000 adds to a session. */
const memoryOf = (run: Run<EmptyShape>): number => {
  playUntil(new Session(run), FAR);
  const session = new Session(run);
  playUntil(session, NEAR);
  const before = heapUsed();
  playUntil(session, FAR);
  return (heapUsed() - before) / (session.turns.length - NEAR);
};

/** Late commits and undos beside early ones, on a board of 400 cells. */
export const longRunRows = (): readonly Row[] => {
  const run = emptyRun(400);
  const commits: number[] = [];
  const undos: number[] = [];
  const growth = memoryOf(run);
  for (let round = -1; round < 7; round++) {
    const session = new Session(run);
    playUntil(session, FAR);
    // Early and late in turns, each on both sides of the other, so that neither has the warmer machine.
    playUntil(new Session(run), FAR / 4);
    const early = [costAt(new Session(run), NEAR), costAt(new Session(run), NEAR)];
    const late = [costAt(session, FAR), costAt(session, FAR)];
    early.push(costAt(new Session(run), NEAR), costAt(new Session(run), NEAR));
    late.push(costAt(session, FAR), costAt(session, FAR));
    if (round < 0) continue;
    const part = (costs: readonly (readonly [number, number])[], i: 0 | 1) => median(costs.map((cost) => cost[i]));
    commits.push(part(late, 0) / part(early, 0));
    undos.push(part(late, 1) / part(early, 1));
  }
  return [
    rowOf({
      id: 'commit-100k',
      name: 'kernel: the 100,000th commit beside the 1,000th',
      value: median(commits),
      unit: '× the cost',
      bound: { of: 'ratio', sense: 'most', must: 1.2, goal: 1 },
    }),
    rowOf({
      id: 'undo-100k',
      name: 'kernel: undo at turn 100,000 beside turn 1,000',
      value: median(undos),
      unit: '× the cost',
    }),
    rowOf({
      id: 'heap-100k',
      name: 'kernel: memory of 100,000 turns, board of 400 cells',
      value: growth,
      unit: 'bytes a turn',
    }),
  ];
};

export const diceRows = (): readonly Row[] => {
  const DRAWS = 10_000;
  const stream = diceOf('BENCH').stream('bench');
  ROT.RNG.setSeed(1);
  const rates = race({
    ours: {
      prepare: () => null,
      run: () => {
        for (let i = 0; i < DRAWS; i++) stream.int(6);
        return DRAWS;
      },
    },
    peer: {
      prepare: () => null,
      run: () => {
        for (let i = 0; i < DRAWS; i++) ROT.RNG.getUniformInt(0, 5);
        return DRAWS;
      },
    },
  });
  return [
    rowOf({
      id: 'dice',
      name: 'kernel: rolls of a die',
      value: rates.ours,
      unit: 'rolls/s',
      peer: ['rot-js', rates.peer],
    }),
  ];
};
