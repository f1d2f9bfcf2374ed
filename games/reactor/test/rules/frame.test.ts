// The frame of the game and its state.

import { digestOf, SilentTape } from '@interlock/kernel';
import { expect, test } from 'vitest';
import type { ReactorEvent } from '../../src/events.ts';
import { legalActions } from '../../src/legal.ts';
import { content } from '../../src/level/content.ts';
import { statesOf } from '../../src/level/plant.ts';
import { playTurn } from '../../src/play.ts';
import { SILENT, simulate } from '../../src/rules/simulate.ts';
import { keyOf, worldKey } from '../../src/solve/key.ts';
import { copyInto, essenceOf, type State } from '../../src/state.ts';
import { viewOf } from '../../src/view.ts';
import { B, copyState, idle, inPlant, levelOf, plantOf, play, playAll, refusal, stateOf } from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const sources = Object.values(
  import.meta.glob('../src/*.ts', { query: '?raw', import: 'default', eager: true }),
) as string[];

test('[RM-002] [RM-006] a turn asks for no chance and no clock', () => {
  const state = copyState(stateOf(levelOf('crossed-wires')));
  expect(() => playTurn(plantOf(state), state, [], new SilentTape<ReactorEvent>())).not.toThrow();
  for (const text of sources) expect(text).not.toMatch(/Math\.random|\bDate\b|performance\.|setTimeout|tape\.dice/);
});

test('[RM-003] every number of state and events is an integer', () => {
  const numbers = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : ArrayBuffer.isView(value)
        ? [...(value as unknown as number[])]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbers)
          : [];
  let here = stateOf(levelOf('crossed-wires'));
  for (let i = 0; i < 8; i++) {
    const { state, events } = play(here);
    for (const n of [...numbers(state), ...numbers(events)]) expect(Number.isSafeInteger(n)).toBe(true);
    here = state;
  }
});

test('[RM-004] [RM-009] [RM-024] the state holds the fields of the rules and nothing else', () => {
  const state = stateOf(levelOf('crossed-wires'));
  expect(Object.keys(state).sort()).toEqual(
    [
      ...[
        'actionsLeft',
        'amount',
        'announced',
        'blocks',
        'dangerCells',
        'deteriorating',
        'eye',
        'hasBlocks',
        'isBlind',
        'isFlowKnown',
        'leaks',
        'level',
        'outcome',
        'props',
      ],
      ...[
        'push',
        'reactorHeat',
        'reason',
        'reserved',
        'robot',
        'service',
        'spent',
        'spin',
        'surface',
        'turn',
        'why',
        'words',
      ],
    ].sort(),
  );
  const { size, graph } = plantOf(state);
  expect([state.surface.length, state.blocks.length, state.amount.length]).toEqual([size * 4, size * 3, graph.nodes]);
});

test('[RM-024] a copy keeps every field, whatever it holds', () => {
  const start = stateOf({
    terrain: ['@R'],
    fuel: ['--'],
    marks: ['ab'],
    props: { a: on, b: { type: 'consumer', state: 'Enabled', spinUp: 3 } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0], severity: 2 }],
    surface: [{ at: [0, 0], heat: 40 }],
    inventory: { start: ['HeatShield', 'FuelNeutralizer', 'FuelNeutralizer'] },
    eyeUnlocked: true,
    terminal: [{ id: 'late', text: 'x', kind: 'turnLimit', turn: 3 }],
    events: [{ id: 'd', turn: 1, text: 'x', effects: [{ do: 'deteriorate', on: true }] }],
  });
  const later = playAll(start, 'h a(F) E |');
  for (const { state } of [...later, play(later.at(-1)!.state)]) {
    expect(copyState(state)).toEqual(state);
    expect(copyInto(copyState({ ...start, eye: false, actionsLeft: 1 }), state)).toEqual(state);
  }
  expect(later[0]!.state).toMatchObject({ deteriorating: true, eye: true, turn: 2, spent: 3, why: expect.any(Number) });
  expect(play(later.at(-1)!.state).state).toMatchObject({ outcome: 'lost', reason: 'late', deteriorating: true });
});

test('[RM-007] constants are read from balance data: another value, another outcome', () => {
  const make = (balance: Record<string, number>) =>
    play(stateOf({ terrain: ['@.'], surface: [{ at: [1, 0], electricity: 30 }], balance })).state.surface[4 + 2]!;
  expect([make({}), make({ 'ambient.electricity': 7 })]).toEqual([30 - 2 - B('ambient.electricity'), 30 - 2 - 7]);
  for (const [name, { default: value, min, max }] of Object.entries(content.balance))
    expect([name, value >= min && value <= max]).toEqual([name, true]);
});

test('[RM-008] a forecast states every outcome: what the look-ahead says is what happens', () => {
  for (const id of ['fork-in-the-line', 'hot-corridor', 'crossed-wires']) {
    const start = stateOf(levelOf(id));
    const { loss } = inPlant(viewOf)({ ...start, turn: start.turn }).forecast;
    const later = idle(start, B('forecast.horizon'));
    expect(loss?.turn ?? null).toBe(later.outcome === 'lost' ? later.turn : null);
  }
});

test('[RM-010] [RM-011] [RM-012] terrain never changes, walls stay empty, floor holds what it must', () => {
  const start = stateOf(levelOf('crossed-wires'));
  const { wall } = plantOf(start);
  const before = wall.slice();
  const later = idle(play(start, 'S S N').state, 8);
  expect(plantOf(later).wall).toEqual(before);
  for (let cell = 0; cell < wall.length; cell++)
    if (wall[cell]) expect([...later.surface.subarray(cell * 4, cell * 4 + 4)]).toEqual([0, 0, 0, 0]);
  expect([...later.surface].some((v) => v > 0)).toBe(true);
});

test('[RM-013] [RM-014] a network cell is absent, intact or leaking, with amount, reserved and push', () => {
  const open = stateOf({ ...levelOf('crossed-wires'), eyeUnlocked: true });
  const cells = viewOf(plantOf(open), open).underground!.networks.flatMap((n) => n.cells);
  expect(new Set(cells.map((c) => c.state))).toEqual(new Set(['Intact', 'Leaking']));
  expect(cells[0]).toMatchObject({
    amount: expect.any(Number),
    reserved: expect.any(Number),
    push: expect.any(Number),
  });
  expect(plantOf(open).graph.nodeAt[0]![0]).toBe(-1);
  expect([cells.map((c) => c.amount), cells.map((c) => c.reserved), cells.map((c) => c.push)]).toEqual([
    [...open.amount],
    [...open.reserved],
    [...open.push],
  ]);
  expect(open.reserved.some((reserved) => reserved > 0)).toBe(true);
});

test('[RM-018] each type of prop knows its states, and begins in the first of them', () => {
  expect(statesOf(content, 'flow')).toEqual(['Disabled', 'Enabled']);
  expect(statesOf(content, 'consumer')).toEqual(['Disabled', 'Enabled']);
  expect(statesOf(content, 'door')).toEqual(['Open', 'Closed']);
  expect(statesOf(content, 'eyeTerminal')).toEqual(['Locked', 'Unlocked']);
  expect(statesOf(content, 'supply')).toEqual(['Full', 'Depleted']);
  expect(statesOf(content, 'reactorControl')).toEqual([]);
  expect([statesOf(content, 'tJunction'), statesOf(content, 'crossJunction')]).toEqual([
    content.modes.tJunction,
    content.modes.crossJunction,
  ]);
});

test('[RM-015] [RM-016] [RM-018] [RM-020] values of cells, robot, props and level at the start', () => {
  const state = stateOf(levelOf('hot-corridor'));
  expect(state).toMatchObject({
    turn: 1,
    actionsLeft: B('turn.actions'),
    spent: 0,
    outcome: 'none',
    reason: null,
    eye: false,
    deteriorating: false,
  });
  expect(state.robot).toEqual({
    at: 15,
    condition: 'Ready',
    integrity: B('robot.integrity'),
    exposed: false,
    immunity: 0,
    inventory: [],
  });
  expect(state.surface[(2 * 14 + 5) * 4 + 3]).toBe(90);
  expect(viewOf(plantOf(state), state).props.map((p) => [p.id, p.state])).toContainEqual(['s', 'Full']);
});

test('[RM-020] total spent is the sum of the costs paid', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    marks: ['.a'],
    props: { a: on },
    balance: { 'cost.interactProp': 3, 'cost.move': 2 },
  });
  expect(play(start, 'E p').state.spent).toBe(5);
});

test('[RM-450] the key sees what the future depends on, and the turn only while one can matter', () => {
  const start = stateOf(levelOf('first-light'));
  const later = play(start).state;
  expect(keyOf(plantOf(later), later)).toBe(keyOf(plantOf(start), start));
  const scripted = stateOf(levelOf('crossed-wires'));
  expect(inPlant(keyOf)({ ...scripted, turn: 2 })).not.toBe(keyOf(plantOf(scripted), scripted));
  const differ = (change: (s: State) => void) => {
    const other = copyState(start);
    change(other);
    return keyOf(plantOf(other), other) !== keyOf(plantOf(start), start);
  };
  expect(differ((s) => s.props.fill(0, 0, 1))).toBe(true);
  expect(differ((s) => s.surface.fill(4, 36, 37))).toBe(true);
  expect(differ((s) => s.blocks.fill(2, 30, 31))).toBe(true);
  expect(differ((s) => (s.robot.immunity = 3))).toBe(true);
  expect(differ((s) => (s.actionsLeft = 2))).toBe(true);
  expect(inPlant(worldKey)({ ...start, actionsLeft: 2 })).toBe(worldKey(plantOf(start), start));
  const items = (list: readonly ('FuelNeutralizer' | 'HeatShield')[]) =>
    inPlant(keyOf)({ ...start, robot: { ...start.robot, inventory: list } });
  expect(items(['FuelNeutralizer', 'HeatShield'])).toBe(items(['HeatShield', 'FuelNeutralizer']));
});

const CHANGES: readonly (readonly [string, (state: State) => void])[] = [
  ['the cell of the robot', (s) => (s.robot.at += 1)],
  ['its condition', (s) => (s.robot.condition = 'Damaged')],
  ['its integrity', (s) => (s.robot.integrity -= 1)],
  ['its exposure', (s) => (s.robot.exposed = true)],
  ['its immunity', (s) => (s.robot.immunity = 1)],
  ['what it carries', (s) => (s.robot.inventory = ['HeatShield', 'HeatShield'])],
  ['a prop', (s) => (s.props[0] = 0)],
  ['a leak', (s) => (s.leaks[0] = 2)],
  ['a service', (s) => (s.service[0] = 0)],
  ['a spin-up counter', (s) => (s.spin[0] = 1)],
  ['the surface', (s) => (s.surface[3] = 1)],
  ['a block', (s) => (s.blocks[2] = 1)],
  ['the deteriorating flag', (s) => (s.deteriorating = true)],
  ['whether the level is Ready', (s) => (s.level = 'Ready')],
];

test.each(CHANGES)('[RM-450] %s makes another key', (_what, change) => {
  const start = stateOf({
    terrain: ['@..'],
    fuel: ['---'],
    marks: ['a.b'],
    props: { a: on, b: { type: 'consumer', state: 'Enabled', spinUp: 3 } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
    inventory: { start: ['HeatShield'] },
  });
  const other = copyState(start);
  change(other);
  expect(keyOf(plantOf(other), other)).not.toBe(keyOf(plantOf(start), start));
});

test('[RM-450] the turn counts until the last firing, turn limit or turn condition is behind', () => {
  const counts = (more: object, turn: number): boolean => {
    const state = stateOf({ terrain: ['@.'], ...more } as never);
    return inPlant(keyOf)({ ...state, turn }) !== inPlant(keyOf)({ ...state, turn: 99 });
  };
  const say = [{ do: 'announce', text: 'x' }];
  const once = { events: [{ id: 'e', turn: 4, text: 'x', effects: say }] };
  const twice = { events: [{ id: 'e', turn: 2, every: 2, until: 5, text: 'x', effects: say }] };
  const limit = { terminal: [{ id: 't', text: 'x', kind: 'turnLimit', turn: 4 }] };
  const when = { is: 'not', of: { is: 'turnAtLeast', turn: 5 } };
  const rule = { terminal: [{ id: 't', text: 'x', kind: 'condition', when }] };
  const ready = { ready: { also: [when] } };
  for (const timed of [once, twice, limit, rule, ready])
    expect([counts(timed, 4), counts(timed, 5)]).toEqual([true, false]);
  expect(counts({}, 1)).toBe(false);
});

test('[RM-451] without the look-ahead everything but the label is the same', () => {
  const plain = (state: State, like: State): object => structuredClone({ ...state, level: like.level, why: like.why });
  let [full, quick] = [stateOf(levelOf('crossed-wires')), stateOf(levelOf('crossed-wires'))];
  const labels: string[] = [];
  for (let i = 0; i < 11; i++) {
    full = play(full).state;
    quick = copyState(quick);
    simulate(plantOf(quick), quick, SILENT, null);
    labels.push(`${full.level} ${quick.level}`);
    expect(plain(quick, full)).toEqual(plain(full, full));
  }
  expect(labels).toContain('Critical Caution');
});

test('[RM-012] nobody walks into a wall: every step into one is refused and offered by nobody', () => {
  const state = stateOf({ terrain: ['###', '#@#', '###'] });
  for (const dir of ['N', 'E', 'S', 'W']) expect(refusal(state, dir)).toBe('wall-ahead');
  expect(legalActions(plantOf(state), state).filter(({ type }) => type === 'moveRobot')).toEqual([]);
  const open = stateOf({ terrain: ['#.#', '#@#', '###'] });
  expect(play(open, 'N').state.robot.at).toBe(1);
});

test('[RM-015] no cell is blocked at the start, for any carrier, on any level', () => {
  for (const id of ['hot-corridor', 'crossed-wires', 'first-light'])
    expect(new Set(stateOf(levelOf(id)).blocks)).toEqual(new Set([0]));
});

test('[RM-024] the digest covers every field: floor, networks, blocks, props, services, spin-up, leaks, robot, level', () => {
  const start = stateOf({
    terrain: ['@R'],
    fuel: ['--'],
    marks: ['ab'],
    props: { a: on, b: { type: 'consumer', state: 'Enabled', spinUp: 3 } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0], severity: 2 }],
  });
  const told = (state: State): string => digestOf(essenceOf(state));
  const before = told(start);
  expect(told(copyState(start))).toBe(before);
  for (const field of ['surface', 'amount', 'push', 'reserved', 'blocks', 'props', 'service', 'spin', 'leaks'] as const)
    for (let i = 0; i < start[field].length; i++) {
      const other = copyState(start);
      other[field][i]! += 1;
      expect(told(other), `${field} ${i}`).not.toBe(before);
    }
  const { robot } = start;
  for (const change of [
    { turn: 2 },
    { actionsLeft: 1 },
    { spent: 1 },
    { level: 'Critical' },
    { eye: true },
    { deteriorating: true },
    { outcome: 'lost' },
    { robot: { ...robot, at: 1 } },
    { robot: { ...robot, integrity: 1 } },
    { robot: { ...robot, condition: 'Damaged' } },
    { robot: { ...robot, exposed: true } },
    { robot: { ...robot, immunity: 1 } },
    { robot: { ...robot, inventory: ['HeatShield'] } },
  ])
    expect(told({ ...start, ...change } as State), JSON.stringify(change)).not.toBe(before);
});
