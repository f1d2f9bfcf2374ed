// What the fields of a level file mean: places, defaults, and what they set.

import { expect, test } from 'vitest';
import { lintLevel } from '../../src/authoring/lint.ts';
import { content } from '../../src/level/content.ts';
import { actionToWord, parseWitness, printWitness } from '../../src/level/witness.ts';
import { levelCodec } from '../../src/level.ts';
import { legalNext } from '../../src/play.ts';
import { MECHANICS } from '../../src/shape.ts';
import { B, plantOf, play, propState, refusal, rows, serviceOf, stateOf } from '../lib/fragment.ts';
import { broken, type Json, messages, script, sound } from '../lib/soundLevel.ts';

const on = { type: 'flow', state: 'Enabled' } as const;

test.each(['id', 'name', 'text', 'terrain', 'fuel', 'coolant', 'electricity', 'marks', 'props'])(
  '[RM-484] [RM-351] a file without %s is not read',
  (field) => expect(messages(broken({ [field]: undefined }))).toContain(`level: missing field '${field}'`),
);

test('[RM-484] the required fields make a draft: lists are empty, the eye is shut, $schema says nothing', () => {
  const draft = broken({ par: undefined, $schema: 'anything' });
  expect(lintLevel(content, draft).map((f) => [f.code, f.severity])).toEqual([['par-missing', 'warning']]);
  const decoded = levelCodec.decode(draft);
  if (!decoded.ok) throw new Error(decoded.error.message);
  const state = stateOf(decoded.value);
  expect([state.eye, state.leaks.length, plantOf(state).events, plantOf(state).terminal]).toEqual([false, 0, [], []]);
  expect([state.surface.some((v) => v !== 0), state.robot.inventory]).toEqual([false, []]);
});

test('[RM-327] [RM-328] terrain names walls, floor, the reactor area and the start; layers the networks', () => {
  const plant = plantOf(stateOf({ terrain: ['#.R', 'R@#'], coolant: ['...', '.-.'] }));
  expect([[...plant.wall], [...plant.reactor], plant.robot]).toEqual([[1, 0, 0, 0, 0, 1], [2, 3], 4]);
  expect(plant.graph.nodeAt.map((nodes) => nodes[4]! >= 0)).toEqual([false, true, false]);
});

test('[RM-330] marks place props by small and capital letters', () => {
  const { marks, props } = sound() as { marks: string[]; props: Json };
  const { a, ...others } = props;
  const file = broken({ marks: marks.map((row) => row.replace('a', 'A')), props: { ...others, A: a } });
  expect(messages(file)).toEqual([]);
  expect(plantOf(stateOf(file as never)).propOf.A!.cell).toBe(9);
});

test('[RM-331] [RM-344] the types of props and the mechanics a level may claim are these', () => {
  const types = ['flow', 'consumer', 'tJunction', 'crossJunction', 'door', 'eyeTerminal', 'supply', 'reactorControl'];
  for (const type of types) expect(messages(broken({ 'props.a': { type } }), 'prop-type')).toEqual([]);
  const neutralizers = ['fuelNeutralizer', 'coolantNeutralizer', 'electricityNeutralizer'];
  expect(MECHANICS).toEqual([...types.slice(0, 5), 'repair', ...neutralizers, 'heatShield']);
  expect(messages(broken({ mustUse: [...MECHANICS] }), 'must-use-name')).toEqual([]);
});

test('[RM-332] [RM-333] [RM-335] props are off and doors open unless the file says otherwise; consumers required', () => {
  const make = (props: object) =>
    stateOf({
      terrain: ['@...'],
      fuel: ['----'],
      marks: ['abd.'],
      props: props as never,
      balance: { 'consumer.spinUp': 2 },
    });
  const bare = make({ a: { type: 'flow' }, b: { type: 'consumer' }, d: { type: 'door', edge: 'E' } });
  expect(['a', 'b', 'd'].map((id) => propState(bare, id))).toEqual(['Disabled', 'Disabled', 'Open']);
  expect(plantOf(bare).propOf.b).toMatchObject({ required: true, spinUp: 2 });
  const said = make({
    a: on,
    b: { type: 'consumer', state: 'Enabled', spinUp: 0 },
    d: { type: 'door', edge: 'E', state: 'Closed' },
  });
  expect(['a', 'b', 'd'].map((id) => propState(said, id))).toEqual(['Enabled', 'Enabled', 'Closed']);
  expect(serviceOf(said, 'b')).toBe('Producing');
});

test('[RM-334] a junction has the carrier, sides and mode of the file', () => {
  const state = stateOf({
    terrain: ['...', '...', '...'],
    fuel: ['.+.', '+++', '.+.'],
    coolant: ['.+.', '+++', '.+.'],
    marks: ['...', '.j.', '...'],
    props: { j: { type: 'crossJunction', carrier: 'coolant', in: 'S', out: ['E', 'N', 'W'], mode: '3/0/3' } },
  });
  expect(plantOf(state).propOf.j).toMatchObject({ carrier: 1, dir: 3, out: [2, 0, 1] });
  expect(propState(state, 'j')).toBe('3/0/3');
});

test('[RM-337] [RM-338] a leak is open and of severity 1, a spill holds nothing else, unless the file says so', () => {
  const state = stateOf({
    terrain: ['@..'],
    fuel: ['---'],
    leaks: [
      { id: 'L', carrier: 'fuel', at: [1, 0] },
      { id: 'M', carrier: 'fuel', at: [2, 0], severity: 3, state: 'Leaking' },
      { id: 'N', carrier: 'fuel', at: [0, 0], severity: 2, state: 'Intact' },
    ],
    surface: [
      { at: [1, 0], heat: 7 },
      { at: [2, 0], fuel: 1, coolant: 2, electricity: 3 },
    ],
  });
  expect([...state.leaks]).toEqual([1, 3, 0]);
  expect((['fuel', 'coolant', 'electricity', 'heat'] as const).map((kind) => rows(state, kind)[0])).toEqual([
    [0, 0, 1],
    [0, 0, 2],
    [0, 0, 3],
    [0, 7, 0],
  ]);
});

const RULES: readonly Json[] = [
  { kind: 'turnLimit', turn: 40 },
  { kind: 'spread', hazard: 'fuel', atLeast: 10, cells: 3 },
  { kind: 'cellHeat', at: [1, 1], heat: 50 },
  { kind: 'condition', when: { is: 'turnAtLeast', turn: 40 } },
];

test.each(RULES)('[RM-339] %j is a terminal rule, and needs id and text', (rule) => {
  const file = (more: Json) => broken({ terminal: [{ id: 'x', text: 'x', ...rule, ...more }] });
  expect(messages(file({}))).toEqual([]);
  expect(messages(file({ id: undefined }))).toEqual(["terminal[0]: missing field 'id'"]);
  expect(messages(file({ text: undefined }))).toEqual(["terminal[0]: missing field 'text'"]);
});

const EFFECTS: readonly Json[] = [
  { do: 'startLeak', leak: 'L1' },
  { do: 'worsenLeak', leak: 'L1' },
  { do: 'addHeat', at: [1, 1], amount: 3 },
  { do: 'addHeat', area: 'reactor', amount: 3 },
  { do: 'addHazard', at: [1, 1], kind: 'fuel', amount: 3 },
  { do: 'setProp', prop: 'a', state: 'Enabled' },
  { do: 'deteriorate', on: true },
  { do: 'loseLevel', reason: 'Burst' },
  { do: 'announce', text: 'Hm.' },
];

test.each(EFFECTS)('[RM-485] %j is an effect; with a field more or a word less it is none', (effect) => {
  const leaks = [{ id: 'L1', carrier: 'fuel', at: [2, 1], state: 'Intact' }];
  const file = (more: Json) => broken({ leaks, ...script({ ...effect, ...more }) });
  expect(messages(file({}))).toEqual([]);
  expect(messages(file({ loud: true }))).toEqual(["events[0].effects[0]: unknown field 'loud'"]);
  if ('area' in effect) expect(messages(file({ area: 'hall' }), 'wrong-type')).toHaveLength(1);
});

test('[RM-341] [RM-342] inventory and costs of the level are those of its run', () => {
  const state = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    marks: ['s.'],
    props: { s: { type: 'supply', supply: 'HeatRemedySupply' } },
    inventory: { capacity: 1, start: ['HeatShield'] },
    actions: { perTurn: 5, move: 2, interactProp: 3, interactLeak: 2, activateReactor: 3 },
  });
  expect([state.robot.inventory, refusal(state, 'p'), state.actionsLeft]).toEqual([
    ['HeatShield'],
    'inventory-full',
    5,
  ]);
  expect(plantOf(state).numbers.cost).toEqual({ moveRobot: 2, interactProp: 3, interactLeak: 2, activateReactor: 3 });
  expect(play(state, 'E').state.actionsLeft).toBe(5);
});

test('[RM-343] balance of the level goes over the default, by name', () => {
  const { numbers } = plantOf(stateOf({ terrain: ['@'], balance: { 'shield.steps': 3, 'react.heat.lo': 26 } }));
  expect([numbers.shieldSteps, [...numbers.lo]]).toEqual([
    3,
    [B('react.fuel.lo'), B('react.coolant.lo'), B('react.electricity.lo'), 26],
  ]);
});

test('[RM-345] par has turns, actions, witness and a proof that is one of two words', () => {
  for (const field of ['turns', 'actions', 'witness', 'proof'])
    expect(messages(broken({ [`par.${field}`]: undefined }), 'par-missing')).toHaveLength(1);
  expect(messages(broken({ 'par.proof': 'optimal' }))).toEqual([]);
  expect(messages(broken({ 'par.proof': 'guess' }), 'wrong-type')).toHaveLength(1);
});

test('[RM-346] the words of a witness are the actions, one for one', () => {
  const line = 'N W E S p p(2/2) r r(L1) a(F) a(C) a(E) h ! | | N';
  const parsed = parseWitness(line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(printWitness(parsed.value)).toBe(line);
  const item = (name: string) => ({ type: 'interactLeak', do: 'apply', item: name });
  expect(parsed.value).toEqual([
    [
      ...['N', 'W', 'E', 'S'].map((dir) => ({ type: 'moveRobot', dir })),
      { type: 'interactProp' },
      { type: 'interactProp', mode: '2/2' },
      { type: 'interactLeak', do: 'repair' },
      { type: 'interactLeak', do: 'repair', leak: 'L1' },
      ...['FuelNeutralizer', 'CoolantNeutralizer', 'ElectricityNeutralizer'].map(item),
      { type: 'interactLeak', do: 'shield' },
      { type: 'activateReactor' },
    ],
    [],
    [{ type: 'moveRobot', dir: 'N' }],
  ]);
  expect(['x', 'n', 'p()', 'a(X)', 'r(a b)'].map((word) => parseWitness(word).ok)).toEqual(Array(5).fill(false));
  const start = stateOf(broken({}) as never);
  expect([...legalNext(plantOf(start), start, [])].map(actionToWord)).toEqual(['E', 'S', 'p']);
});
