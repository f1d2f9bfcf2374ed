// Small plants for tests, built without the size limits of level files, and short ways to play them.

import { diceOf, RecordingTape } from '@interlock/kernel';
import type { EventType, ReactorEvent } from '../../src/events.ts';
import { constants } from '../../src/level/balance.ts';
import { content } from '../../src/level/content.ts';
import type { LevelFile } from '../../src/level/file.ts';
import { buildPlant, type Plant } from '../../src/level/plant.ts';
import { parseWitness } from '../../src/level/witness.ts';
import { levels } from '../../src/levels.ts';
import { playTurn, refuseTurn } from '../../src/play.ts';
import { reactToSnapshot } from '../../src/rules/simulate.ts';
import { setupState as beginningOf } from '../../src/setup.ts';
import { type Action, type Content, KINDS, type Kind, SERVICES } from '../../src/shape.ts';
import { copyState as copied, type State } from '../../src/state.ts';

export type Fragment = Partial<LevelFile> & { readonly terrain: readonly string[] };

/** A file with every layer the fragment leaves out drawn empty. */
export const fileOf = (fragment: Fragment): LevelFile => {
  const empty = fragment.terrain.map((row) => '.'.repeat(row.length));
  return {
    format: 1,
    id: 'fragment',
    name: 'Fragment',
    text: { intro: '' },
    fuel: empty,
    coolant: empty,
    electricity: empty,
    marks: empty,
    props: {},
    ...fragment,
    terrain: [...fragment.terrain],
  } as LevelFile;
};

/** The plant of each state a test has made, by the memory the state lies in. */
const plants = new WeakMap<ArrayBufferLike, Plant>();

export const keep = (plant: Plant, state: State): State => {
  plants.set(state.words.buffer, plant);
  return state;
};

export const plantOf = ({ words }: Pick<State, 'words'>): Plant => {
  const plant = plants.get(words.buffer);
  if (plant === undefined) throw new Error('No test has made this state: hand over the world of its run.');
  return plant;
};

/** A rule as a function of the state alone: `inPlant(keyOf)(state)`. */
export const inPlant =
  <A extends readonly unknown[], T>(rule: (plant: Plant, state: State, ...more: A) => T) =>
  (state: State, ...more: A): T =>
    rule(plantOf(state), state, ...more);

export const copyState = (state: State): State => keep(plantOf(state), copied(state));

export const setupState = (given: Content, file: LevelFile): State => {
  const plant = buildPlant(given, file);
  return keep(plant, beginningOf(plant));
};

export const stateOf = (fragment: Fragment, given: Content = content): State => setupState(given, fileOf(fragment));

/** Surface rows of one kind as spills: numbers by row. */
export const spills = (
  values: Partial<Record<Kind, readonly (readonly number[])[]>>,
): NonNullable<LevelFile['surface']> => {
  const cells = new Map<string, Record<string, unknown>>();
  for (const kind of KINDS)
    for (const [y, row] of (values[kind] ?? []).entries())
      for (const [x, value] of row.entries()) {
        if (value === 0) continue;
        const key = `${x},${y}`;
        cells.set(key, { ...(cells.get(key) ?? { at: [x, y] }), [kind]: value });
      }
  return [...cells.values()] as NonNullable<LevelFile['surface']>;
};

/** A floor of that size with these values on it. */
export const floorOf = (values: Parameters<typeof spills>[0], more: Partial<Fragment> = {}): State => {
  const rows = Object.values(values)[0]!;
  const terrain = rows.map((row) => '.'.repeat(row.length));
  return stateOf({ terrain, surface: spills(values), ...more });
};

export interface Played {
  readonly state: State;
  readonly events: readonly ReactorEvent[];
  readonly happenings: RecordingTape<ReactorEvent>['happenings'];
}

const turnOf = (turn: string | readonly Action[]): readonly Action[] => {
  if (typeof turn !== 'string') return turn;
  const parsed = parseWitness(turn);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.flat();
};

/** Plays a turn, given as actions or in witness words, on a copy. Throws where it is refused. */
export const play = (state: State, turn: string | readonly Action[] = []): Played => {
  const actions = turnOf(turn);
  const refusal = refuseTurn(plantOf(state), state, actions)[0];
  if (refusal !== undefined) throw new Error(`${refusal.code} at ${refusal.at}: ${refusal.why}`);
  const tape = new RecordingTape<ReactorEvent>(diceOf('TEST'));
  const draft = copyState(state);
  playTurn(plantOf(draft), draft, actions, tape);
  return { state: draft, events: tape.happenings.map((h) => h.event), happenings: tape.happenings };
};

/** Several turns, one string of witness words with bars; the states and events of each. */
export const playAll = (state: State, line: string): Played[] => {
  const played: Played[] = [];
  let here = state;
  for (const turn of line.split('|')) {
    played.push(play(here, turn));
    here = played.at(-1)!.state;
  }
  return played;
};

/** Idle turns. */
export const idle = (state: State, turns: number): State => {
  let here = state;
  for (let i = 0; i < turns && here.outcome === 'none'; i++) here = play(here).state;
  return here;
};

/** Steps 7 to 11 on the surface as it is. */
export const pass = (state: State): Played => {
  const tape = new RecordingTape<ReactorEvent>(diceOf('TEST'));
  const draft = copyState(state);
  reactToSnapshot(plantOf(draft), draft, tape, plantOf(draft).scratch.loose, null);
  return { state: draft, events: tape.happenings.map((h) => h.event), happenings: tape.happenings };
};

export type EventOf<T extends EventType> = Extract<ReactorEvent, { type: T }>;

export const of = <T extends EventType>(events: readonly ReactorEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

export const types = (events: readonly ReactorEvent[]): string[] => events.map((event) => event.type);

/** The first refusal of a turn, or undefined. */
export const refusal = (state: State, turn: string | readonly Action[]): string | undefined =>
  refuseTurn(plantOf(state), state, turnOf(turn))[0]?.code;

/** One kind of the surface, row by row. */
export const rows = (state: State, kind: Kind): number[][] => {
  const { width, height } = plantOf(state);
  const k = KINDS.indexOf(kind);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => state.surface[(y * width + x) * 4 + k]!),
  );
};

export const valueAt = (state: State, kind: Kind, x: number, y: number): number => rows(state, kind)[y]![x]!;

/** Amount and push of a network cell. */
export const flowAt = (
  state: State,
  carrier: 'fuel' | 'coolant' | 'electricity',
  x: number,
  y: number,
): { amount: number; push: number; reserved: number } => {
  const { graph, width } = plantOf(state);
  const node = graph.nodeAt[['fuel', 'coolant', 'electricity'].indexOf(carrier)]![y * width + x]!;
  return { amount: state.amount[node]!, push: state.push[node]!, reserved: state.reserved[node]! };
};

export const serviceOf = (state: State, id: string): string =>
  SERVICES[state.service[plantOf(state).propOf[id]!.consumer]!]!;

export const propState = (state: State, id: string): string => {
  const prop = plantOf(state).propOf[id]!;
  return prop.states[state.props[prop.index]!]!;
};

/** A constant of the balance table, as it stands. */
export const B = (name: string): number => {
  const value = constants(content, {})[name];
  if (value === undefined) throw new Error(`No constant ${name}.`);
  return value;
};

export const levelOf = (id: string): LevelFile => levels.find((entry) => entry.id === id)!.level;

/** A fuel line along the top of a corridor, with a source at x = 0 and a consumer at the end. */
export const line = (length: number, more: Partial<Fragment> = {}): Fragment => ({
  terrain: ['.'.repeat(length)],
  fuel: ['-'.repeat(length)],
  marks: [`a${'.'.repeat(length - 2)}b`],
  props: { a: { type: 'flow', state: 'Enabled' }, b: { type: 'consumer', state: 'Enabled' } },
  ...more,
});

/** One of every kind of prop, leaks of both kinds, something of each hazard. */
export const zoo = stateOf({
  terrain: ['@..R', '....', '####'],
  fuel: ['.+..', '+++.', '....'],
  coolant: ['....', '...-', '....'],
  electricity: ['....', '....', '-+--'],
  marks: ['s.d.', 'ajtx', '....'],
  props: {
    s: { type: 'supply', supply: 'HeatRemedySupply' },
    d: { type: 'door', edge: 'W', state: 'Closed' },
    a: { type: 'flow', state: 'Enabled' },
    j: { type: 'tJunction', in: 'W', out: ['N', 'E'], mode: '3/1' },
    t: { type: 'eyeTerminal' },
    x: { type: 'consumer', carrier: 'coolant', state: 'Enabled', required: false },
  },
  leaks: [
    { id: 'L1', carrier: 'fuel', at: [1, 0], severity: 2 },
    { id: 'W1', carrier: 'electricity', at: [1, 2], face: 'N' },
    { id: 'J', carrier: 'fuel', at: [1, 1] },
  ],
  surface: [
    { at: [1, 0], fuel: 50 },
    { at: [2, 0], heat: 30 },
    { at: [3, 0], heat: 2 },
    { at: [3, 1], coolant: 20, electricity: 20 },
  ],
});
