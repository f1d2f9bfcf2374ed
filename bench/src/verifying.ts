// Replays verified a second: of the kernel's empty game and of every game that has real ones.

import { spawnSync } from 'node:child_process';
import { loadGame } from '@interlock/catalog';
import {
  type AnyGame,
  type AnyShape,
  type Game,
  type Json,
  openRun,
  type Replay,
  type Run,
  record,
  Session,
  type Shape,
  type Turn,
  verify,
} from '@interlock/kernel';
import { emptyRun, PASS } from './empty.ts';
import { lampRun } from './lamp.ts';
import { clock, race } from './measure.ts';
import { reactorLevel } from './reactorLevel.ts';
import { type Bound, type Row, rowOf } from './row.ts';

/** What a run counts as: shorter and longer ones are weighed by their turns. */
const TURNS = 200;
/** Milliseconds until the engine has compiled the rules of a large game; a server that verifies has that behind it. */
const WARM = 2000;
/** Of the run that counts as a whole one: 63 turns. */
const WHOLE = 'VERIFY-11';

interface Case {
  readonly id: string;
  readonly name: string;
  readonly game: AnyGame;
  readonly replays: readonly Replay[];
  readonly bound?: Bound;
  /** Counted as they are, not by their turns. */
  readonly isWhole?: boolean;
}

const atLeast = (must: number, goal: number): Bound => ({ of: 'value', sense: 'least', must, goal });

const played = <G extends Shape>(run: Run<G>, turns: readonly Turn<G>[]): Replay => {
  const session = new Session(run);
  for (const turn of turns) {
    const answer = session.commit(turn);
    if (!answer.ok) throw new Error(answer.refusals[0]!.why);
  }
  return record(session);
};

const idled = (run: Run<AnyShape>): Replay =>
  played(
    run,
    Array.from({ length: TURNS }, () => []),
  );

const gameCalled = async (id: string): Promise<AnyGame> => {
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
};

const runOf = (game: AnyGame, level: string | Json): Run<AnyShape> => {
  const run = openRun(game, typeof level === 'string' ? { level } : { levelData: level });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

const emptyCase = (): Case => {
  const run = emptyRun(400);
  const replay = played(
    run,
    Array.from({ length: TURNS }, () => PASS),
  );
  const game = run.game as Game<Shape> as AnyGame;
  return { id: 'verify-200', name: 'verify: empty game, 400 cells', game, replays: [replay] };
};

const lampCase = (): Case => {
  const { game, run, turns } = lampRun(TURNS);
  return { id: 'verify-200-lamp', name: 'verify: lamp', game, replays: [played(run, turns)] };
};

/** The winning lines of all its levels. */
const linesCase = async (name: string, bound: Bound): Promise<Case> => {
  const game = await gameCalled(name);
  const replays = game.levels.map(({ id, witnesses }) => played(runOf(game, id), witnesses[0]!.turns));
  return { id: `verify-200-${name}`, name: `verify: ${name}, its winning lines`, game, replays, bound };
};

/** The smallest shipped level, left alone. */
const smallCase = async (): Promise<Case> => {
  const game = await gameCalled('reactor');
  const small = game.levels[0]!;
  return {
    id: 'verify-200-small',
    name: `verify: reactor, ${small.title}, left alone`,
    game,
    replays: [idled(runOf(game, small.id))],
    bound: atLeast(1500, 5000),
  };
};

/** The busy room. */
const roomCase = async (): Promise<Case> => {
  const game = await gameCalled('reactor');
  return {
    id: 'reactor-verify',
    name: 'verify: reactor 20×20, left alone',
    game,
    replays: [idled(runOf(game, reactorLevel() as unknown as Json))],
    bound: atLeast(150, 500),
  };
};

/** A generated board from its first program to the last shed, by the reference player. */
const wholeCase = async (): Promise<Case> => {
  const game = await gameCalled('droids');
  const run = openRun(game, { preset: 'medium', seed: WHOLE });
  if (!run.ok) throw new Error(run.error.message);
  const replay = played(run.value, run.value.witness!);
  const name = `droids: whole runs verified, ${replay.turns.length} turns`;
  return { id: 'droids-verify', name, game, replays: [replay], bound: atLeast(300, 600), isWhole: true };
};

/** Replays between two looks at the clock, at least: a look costs as much as a few turns. */
const BATCH = 10;

/** Opens the level, decodes, plays and compares; gives the work done in runs of 200 turns, or in whole ones. */
const task = ({ game, replays, isWhole }: Case) => ({
  prepare: () => null,
  run: () => {
    let turns = 0;
    let done = 0;
    for (; done < BATCH; done += replays.length) {
      for (const replay of replays) {
        if (!verify(game, replay).ok) throw new Error('A true replay was not verified.');
        turns += replay.turns.length;
      }
    }
    return isWhole ? done : turns / TURNS;
  },
});

const casesOf: Readonly<Record<string, () => Promise<Case> | Case>> = {
  empty: emptyCase,
  lamp: lampCase,
  port: () => linesCase('port', atLeast(2000, 10_000)),
  reactor: smallCase,
  droids: wholeCase,
  room: roomCase,
  station: () => linesCase('station', atLeast(500, 2000)),
};

/** One case's row, alone in its process. */
export const verifyRow = async (name: string): Promise<Row> => {
  const one = await casesOf[name]!();
  const { id, bound } = one;
  const work = task(one);
  for (const end = clock() + WARM; clock() < end; ) work.run();
  const rate = race({ [id]: work }, { ms: 200 })[id]!;
  return rowOf({
    id,
    name: one.name,
    value: rate,
    unit: one.isWhole ? '/s' : 'runs of 200/s',
    ...(bound ? { bound } : {}),
  });
};

/** Each case has a process of its own, as a server that verifies one game's records has: six games in one process spoil
 *  what the engine has learned about each of them, which costs up to half of the rate. */
export const verifiedAlone = (name: string): Row => {
  const { stdout, status } = spawnSync(process.execPath, [process.argv[1]!, '--verify', name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The ${name} replays were not measured.`);
  return JSON.parse(stdout) as Row;
};

export const verifyRows = (): readonly Row[] =>
  ['empty', 'lamp', 'port', 'reactor', 'room', 'station'].map(verifiedAlone);
