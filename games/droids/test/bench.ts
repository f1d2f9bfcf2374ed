// A small bench for tests: a run on a board made for one question, with events by type and chances by script.

import { type Dice, diceOf, openRun, Session, type SessionOptions, type Stream, type Tape } from '@interlock/kernel';
import { compileWorld } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { game } from '../src/index.ts';
import { playTurn } from '../src/play.ts';
import { refuseTurn } from '../src/refuse.ts';
import { cellAt } from '../src/rules/board.ts';
import { cardId } from '../src/rules/ids.ts';
import type { Run } from '../src/rules/run.ts';
import { setupState } from '../src/setup.ts';
import type { Action } from '../src/shape/actions.ts';
import type { DroidsEvent } from '../src/shape/events.ts';
import type { Level, LevelCard, LevelPoi } from '../src/shape/level.ts';
import type { Currency, ModifierKind } from '../src/shape/names.ts';
import type { Ruleset } from '../src/shape/ruleset.ts';
import type { Modifiers, State } from '../src/shape/state.ts';
import type { World } from '../src/shape/world.ts';
import type { DroidsShape } from '../src/shape.ts';
import { copyState } from '../src/state.ts';

export type Part = Partial<Omit<Level, 'rows' | 'pois' | 'radius'>> & {
  readonly radius?: number;
  readonly pois?: readonly LevelPoi[];
  /** Terrain by `q,r`. */
  readonly ground?: Readonly<Record<string, string>>;
  /** Without the shed and the crate that keep a level valid and its day going. */
  readonly isBare?: boolean;
  /** Other numbers for this run. */
  readonly tuned?: (rules: Ruleset) => Ruleset;
  readonly seed?: string;
};

const FAR: readonly LevelPoi[] = [
  { kind: 'Shed', q: 0, r: 2, request: 9 },
  { kind: 'Crate', q: 0, r: -2, amount: 30 },
];

const SPARE = 'NoOp';

/** The cards of the hand first, then enough spare ones that the pile does not run dry. */
export const levelOf = (part: Part, hand: readonly LevelCard[]): Level => {
  const { radius = 2, pois = [], ground = {}, isBare = false, tuned: _, ...rest } = part;
  const rows: string[] = [];
  for (let r = -radius; r <= radius; r++) {
    const marks: string[] = [];
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++)
      marks.push(ground[`${q},${r}`] ?? '.');
    rows.push(marks.join(' '));
  }
  const spares = Array.from({ length: 20 }, () => SPARE);
  return {
    id: 'bench',
    title: 'Bench',
    ruleset: 'classic',
    difficulty: 'Easy',
    robot: 'Vintage',
    kit: 'standard',
    radius,
    rows,
    pois: isBare ? pois : [...pois, ...FAR],
    deck: [...hand, ...spares],
    deckOrder: 'fixed',
    ...rest,
    currencies: {
      HandSize: Math.max(3, hand.length),
      TapeLength: 12,
      MaxCarry: 10,
      ...rest.currencies,
    },
  };
};

export interface Bench extends Run {
  readonly events: DroidsEvent[];
  /** Hits of the next chances of a stream, in order; beyond the script nothing hits. */
  readonly script: Record<string, boolean[]>;
  readonly draws: string[];
  /** What the rules looked at that no player may know beforehand. */
  readonly hidden: string[];
}

/** A stream that answers chances by script and everything else from the seed. */
const scripted = (bench: () => Bench, name: string, real: Stream): Stream => ({
  int: (n) => real.int(n),
  range: (from, to) => real.range(from, to),
  chance: (times, outOf) => {
    bench().draws.push(name);
    const script = bench().script[name];
    return script === undefined ? real.chance(times, outOf) : (script.shift() ?? false);
  },
  pick: (list) => real.pick(list),
  weighted: (weights) => real.weighted(weights),
  shuffle: (list) => real.shuffle(list),
});

export const benchOf = (part: Part, hand: readonly LevelCard[]): Bench => {
  const level = levelOf(part, hand);
  const rules = content.rulesets[level.ruleset];
  const used = { rulesets: { ...content.rulesets, [level.ruleset]: part.tuned?.(rules) ?? rules } };
  const world = compileWorld(used, level);
  const dice = diceOf(part.seed ?? 'BENCH');
  return onBench(world, setupState(world, level, dice), dice);
};

export const onBench = (world: World, state: State, dice: Dice): Bench => {
  const events: DroidsEvent[] = [];
  const tape: Tape<DroidsEvent> = {
    recording: true,
    emit: (event) => events.push(event) - 1,
    action: () => {},
    machine: () => {},
    dice: (name) => {
      bench.draws.push(name);
      return scripted(() => bench, name, dice.stream(name));
    },
    reveal: () => {},
    hidden: (what) => bench.hidden.push(what),
  };
  const script = { race: [], unreliable: [], effective: [] };
  const bench: Bench = { world, state, tape, events, script, draws: [], hidden: [] };
  return bench;
};

/** Plays one action; refused ones fail the test. Answers the events. */
export const play = (bench: Bench, action: Action): readonly DroidsEvent[] => {
  const refused = refuseTurn(bench.world, bench.state, [action]);
  if (refused.length > 0) throw new Error(`${refused[0]!.code}: ${refused[0]!.why}`);
  const from = bench.events.length;
  playTurn(bench.world, bench.state, [action], bench.tape);
  return bench.events.slice(from);
};

/** Runs the first cards of the deck as a program. */
export const runFirst = (bench: Bench, count: number): readonly DroidsEvent[] =>
  play(bench, { type: 'runProgram', tape: Array.from({ length: count }, (_, i) => cardId(i)) });

/** One program of these cards on such a board. */
export const ran = (part: Part, tape: readonly LevelCard[]): Bench => {
  const bench = benchOf(part, tape);
  runFirst(bench, tape.length);
  return bench;
};

export const refusalOf = (bench: Bench, ...turn: readonly unknown[]): string | null =>
  refuseTurn(bench.world, bench.state, turn as Action[])[0]?.code ?? null;

type Of<T extends DroidsEvent['type']> = Extract<DroidsEvent, { type: T }>;

export const eventsOf = <T extends DroidsEvent['type']>(bench: Pick<Bench, 'events'>, type: T): readonly Of<T>[] =>
  bench.events.filter((event): event is Of<T> => event.type === type);

export const typesOf = (events: readonly DroidsEvent[]): readonly string[] => events.map(({ type }) => type);

/** `(q,r) facing Energy Carry Delivery` after each slot, as the worked examples write it. */
export const afterSlots = (bench: Pick<Bench, 'events'>): readonly string[] =>
  eventsOf(bench, 'instructionFinished').map(
    ({ after }) => `(${after.q},${after.r}) ${after.facing} ${after.energy} ${after.carry} ${after.delivery}`,
  );

export const outcomes = (bench: Pick<Bench, 'events'>): readonly string[] =>
  eventsOf(bench, 'instructionFinished').map(({ outcome }) => outcome);

export const where = ({ world, state }: Bench): string =>
  `(${world.board.q[state.at]},${world.board.r[state.at]}) ${state.facing}`;

export const withMods = (type: string, ...kinds: readonly ModifierKind[]): LevelCard => ({
  type,
  modifiers: kinds.map((kind) => ({ kind })),
});

export const kindsOf = (list: Modifiers): readonly string[] => list.map(({ kind }) => kind);

export const cell = ({ world }: Bench, q: number, r: number): number => cellAt(world.board, q, r);

export const purse = (bench: Bench, field: Currency): number => bench.state.purse[field];

/** The same bench to try something else on. */
export const fork = (bench: Bench): Bench => ({
  ...onBench(bench.world, copyState(bench.state), diceOf('FORK')),
  script: structuredClone(bench.script),
});

/** A session of the kernel on such a board. */
export const sessionOf = (
  part: Part,
  hand: readonly LevelCard[],
  options: SessionOptions = {},
): Session<DroidsShape> => {
  const levelData = game.level.encode(levelOf(part, hand));
  const run = openRun(game, { levelData, seed: part.seed ?? 'BENCH' });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value, options);
};

/** Both rulesets, for rules that hold in either. */
export const BOTH = ['classic', 'remastered'] as const;

/** A run at the desk with this anomaly on it. */
export const facing = (
  glitch: string,
  part: Part = {},
  hand: readonly LevelCard[] = ['Move', 'Move', 'NoOp'],
): Bench => {
  const bench = benchOf(
    { programCount: 1, glitches: [glitch], ...part, currencies: { Energy: 40, ...part.currencies } },
    hand,
  );
  play(bench, { type: 'runProgram', tape: [] });
  play(bench, { type: 'nextAssignment' });
  bench.state.purse.Energy = part.currencies?.Energy ?? 40;
  bench.events.length = 0;
  return bench;
};

/** The same once it was accepted. */
export const accepted = (glitch: string, part: Part = {}, hand?: readonly LevelCard[]): Bench => {
  const bench = facing(glitch, part, hand);
  play(bench, { type: 'acceptGlitch' });
  return bench;
};
