// The kernel's rows: committing, undoing and remembering turns, and verifying replays.

import { diceOf, type Replay, record, resume, Session, verify } from '@interlock/kernel';
import ROT from 'rot-js';
import { boardgameMoves, emptyRun, PASS } from './empty.ts';
import { lampRun } from './lamp.ts';
import { heapUsed } from './machine.ts';
import { median, race } from './measure.ts';
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

/** Late commits and undos beside early ones, on a board of 400 cells. */
export const longRunRows = (): readonly Row[] => {
  const run = emptyRun(400);
  const commits: number[] = [];
  const undos: number[] = [];
  let growth = 0;
  for (let round = -1; round < 5; round++) {
    const session = new Session(run);
    const until = (turn: number) => {
      while (session.turns.length < turn) session.commit(PASS);
    };
    const timed = (work: () => void): number => {
      const start = performance.now();
      work();
      return performance.now() - start;
    };
    const undo = () => {
      for (let i = 0; i < WINDOW / 2; i++) session.undo();
    };
    until(NEAR - WINDOW / 2);
    const early = timed(() => until(NEAR + WINDOW / 2));
    const earlyUndo = timed(undo);
    const before = heapUsed();
    until(FAR - WINDOW / 2);
    const late = timed(() => until(FAR + WINDOW / 2));
    const lateUndo = timed(undo);
    const after = heapUsed();
    if (round < 0) continue;
    commits.push(late / early);
    undos.push(lateUndo / earlyUndo);
    growth = (after - before) / (FAR - NEAR);
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
    rowOf({ id: 'heap-100k', name: 'kernel: heap growth, board of 400 cells', value: growth, unit: 'bytes a turn' }),
  ];
};

const TURNS = 200;

const emptyReplay = (): { readonly replay: Replay; readonly check: () => boolean } => {
  const run = emptyRun(400);
  const session = new Session(run);
  for (let i = 0; i < TURNS; i++) session.commit(PASS);
  const replay = record(session);
  return { replay, check: () => verify(run.game, replay).ok };
};

export const verifyRows = (): readonly Row[] => {
  const empty = emptyReplay();
  const { game, run, turns } = lampRun(TURNS);
  const session = new Session(run);
  for (const turn of turns) {
    const answer = session.commit(turn);
    if (!answer.ok) throw new Error(answer.refusals[0]!.why);
  }
  const replay = record(session);
  if (!resume(game, replay).ok) throw new Error('The lamp replay does not open.');
  const task = (check: () => boolean) => ({
    prepare: () => null,
    run: () => {
      if (!check()) throw new Error('A true replay was not verified.');
      return 1;
    },
  });
  const rates = race({ empty: task(empty.check), lamp: task(() => verify(game, replay).ok) });
  const bound = { of: 'value', sense: 'least', must: 1000, goal: 10_000 } as const;
  return [
    rowOf({
      id: 'verify-200',
      name: 'kernel: replays of 200 turns, 400 cells',
      value: rates.empty,
      unit: 'runs/s',
      bound,
    }),
    rowOf({ id: 'verify-200-lamp', name: 'lamp: replays of 200 turns', value: rates.lamp, unit: 'runs/s' }),
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
