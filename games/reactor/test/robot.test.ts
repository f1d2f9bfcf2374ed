// Remedies, the robot, actions and their refusals.

import { expect, test } from 'vitest';
import { actionCodec } from '../src/actions.ts';
import { game as reactor } from '../src/index.ts';
import { legalNext, refuseTurn } from '../src/play.ts';
import type { Action } from '../src/shape.ts';
import { copyState, type State } from '../src/state.ts';
import { actionToWord } from '../src/witness.ts';
import {
  B,
  idle,
  levelOf,
  of,
  play,
  playAll,
  propState,
  refusal,
  rows,
  serviceOf,
  spills,
  stateOf,
  types,
  valueAt,
} from './fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0 };
const room = (more: object = {}) => stateOf({ terrain: ['@....'], ...more } as never);

test.each([
  ['FuelRemedySupply', 'FuelNeutralizer'],
  ['CoolantRemedySupply', 'CoolantNeutralizer'],
  ['ElectricityRemedySupply', 'ElectricityNeutralizer'],
  ['HeatRemedySupply', 'HeatShield'],
] as const satisfies readonly (readonly unknown[])[])(
  '[RM-163] [RM-165] [RM-217] %s gives one %s and is Depleted',
  (supply, item) => {
    const { state, events } = play(room({ marks: ['s....'], props: { s: { type: 'supply', supply } } }), 'p');
    expect(of(events, 'pickUpRemedy')).toMatchObject([{ prop: 's', item }]);
    expect([state.robot.inventory, propState(state, 's')]).toEqual([[item], 'Depleted']);
    expect(refusal(state, 'p')).toBe('supply-depleted');
  },
);

test('[RM-164] [RM-166] the capacity holds in total; a refused pick-up leaves the supply Full', () => {
  const full = { start: Array(B('inventory.capacity')).fill('HeatShield') };
  const state = room({
    marks: ['s....'],
    props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: full,
  });
  expect([refusal(state, 'p'), propState(state, 's')]).toEqual(['inventory-full', 'Full']);
  const bigger = room({
    marks: ['s....'],
    props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: { ...full, capacity: 4 },
  });
  expect(play(bigger, 'p').state.robot.inventory).toHaveLength(4);
});

test('[RM-167] [RM-181] nothing brings an item back or drops it, and supplies never refill', () => {
  const start = room({
    marks: ['s....'],
    props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: { start: ['HeatShield'] },
  });
  const later = idle(play(start, 'p').state, 30);
  expect([propState(later, 's'), later.robot.inventory]).toEqual(['Depleted', ['HeatShield', 'FuelNeutralizer']]);
  expect([...legalNext(later, [])].map((a) => a.type).sort()).not.toContain('dropItem');
});

test('[RM-168] [RM-170] a neutralizer clears its carrier in its own cell and nothing else', () => {
  const start = room({
    surface: spills({
      fuel: [[14, 14, 0, 0, 0]],
      coolant: [[9, 0, 0, 0, 0]],
      electricity: [[2, 0, 0, 0, 0]],
      heat: [[4, 0, 0, 0, 0]],
    }),
    inventory: { start: ['FuelNeutralizer', 'FuelNeutralizer'] },
  });
  const { state, events } = play(start, 'a(F)');
  expect(of(events, 'applyElementRemedy')).toMatchObject([
    { carrier: 'fuel', cell: [0, 0], removed: 14, blockTurns: B('remedy.blockTurns') },
  ]);
  expect(rows(state, 'fuel')).toEqual([[0, 14, 0, 0, 0]]);
  expect([valueAt(state, 'coolant', 0, 0), valueAt(state, 'electricity', 0, 0), valueAt(state, 'heat', 0, 0)]).toEqual([
    9, 1, 3,
  ]);
  expect(state.robot.inventory).toEqual(['FuelNeutralizer']);
});

test('[RM-169] a neutralizer works as a precaution, and renews a block', () => {
  const start = room({ inventory: { start: ['CoolantNeutralizer', 'CoolantNeutralizer'] } });
  const one = play(start, 'a(C)').state;
  expect(one.blocks[1]).toBe(B('remedy.blockTurns') - 1);
  expect(play(one, 'a(C)').state.blocks[1]).toBe(B('remedy.blockTurns') - 1);
});

test('[RM-171] [RM-180] a neutralizer repairs nothing and answers one hazard only', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    coolant: ['--'],
    marks: ['.a'],
    props: { a: { ...on, carrier: 'fuel' } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [0, 0] }],
    surface: [{ at: [0, 0], coolant: 50 }],
    inventory: { start: ['FuelNeutralizer'] },
  });
  const { state, events } = play(start, 'a(F)');
  expect([state.leaks[0], of(events, 'damageRobot').map((e) => e.kinds)]).toEqual([1, [['coolant']]]);
});

test('[RM-172] [RM-254] a block stops a scripted addition of its carrier, silently', () => {
  const start = room({
    inventory: { start: ['FuelNeutralizer'] },
    events: [
      {
        id: 'x',
        turn: 1,
        text: 'x',
        effects: [
          { do: 'addHazard', at: [0, 0], kind: 'fuel', amount: 9 },
          { do: 'addHazard', at: [0, 0], kind: 'coolant', amount: 9 },
        ],
      },
    ],
  });
  const { state, events } = play(start, 'a(F)');
  expect(of(events, 'addHazard')).toMatchObject([{ kind: 'coolant', cell: [0, 0], amount: 9 }]);
  expect([valueAt(state, 'fuel', 0, 0), valueAt(state, 'coolant', 0, 0)]).toEqual([0, 9]);
});

test('[RM-174] blocks of different carriers run independently', () => {
  const start = room({ inventory: { start: ['FuelNeutralizer', 'ElectricityNeutralizer'] } });
  const [, two] = playAll(start, 'a(F) | a(E)');
  expect([two!.state.blocks[0], two!.state.blocks[2]]).toEqual([2, 3]);
});

test('[RM-175] [RM-176] a shield counts its steps and protects from heat alone', () => {
  const start = room({
    surface: [{ at: [0, 0], heat: 40, coolant: 60 }],
    inventory: { start: ['HeatShield'] },
    balance: { ...still, 'coolDown.heat2': 0, 'coolDown.heat1': 0 },
  });
  const { state, events } = play(start, 'h');
  expect(of(events, 'applyHeatImmunity')).toMatchObject([{ steps: B('shield.steps') }]);
  expect(of(events, 'damageRobot')).toMatchObject([{ kinds: ['coolant'] }]);
  expect([state.robot.immunity, valueAt(state, 'heat', 0, 0)]).toEqual([B('shield.steps') - 1, 39]);
});

test('[RM-182] [RM-183] the robot walks over props, leaks, hazards and doors, Ready or Damaged between actions', () => {
  const start = stateOf({
    terrain: ['@..'],
    fuel: ['---'],
    marks: ['.a.'],
    props: { a: on },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
    surface: [{ at: [1, 0], heat: 80 }],
  });
  const { state, happenings } = play(start, 'E E');
  expect([state.robot.at, state.robot.condition]).toEqual([2, 'Damaged']);
  expect(happenings.map((h) => h.event.type)).toContain('damageRobot');
});

test('[RM-184] interactions are framed by start and finish; the condition comes back as it was', () => {
  const start = stateOf({ terrain: ['@'], fuel: ['+'], marks: ['a'], props: { a: on } });
  const { events } = play(start, 'p');
  expect(types(events).slice(0, 3)).toEqual(['startInteraction', 'disableFlow', 'finishInteraction']);
  const hurt = copyState(start);
  hurt.robot.condition = 'Damaged';
  hurt.robot.exposed = true;
  expect(play(hurt, 'p').state.robot.condition).toBe('Damaged');
});

test('[RM-185] [RM-186] a refused turn changes nothing and leaves nothing behind', () => {
  const state = room();
  const before = structuredClone({ ...state });
  expect(
    refuseTurn(state, [
      { type: 'moveRobot', dir: 'E' },
      { type: 'moveRobot', dir: 'N' },
    ]),
  ).toMatchObject([{ code: 'wall-ahead', at: 1 }]);
  expect({ ...state, plant: before.plant }).toMatchObject(before);
  expect(state.robot.at).toBe(0);
});

test.each([
  ['fuel', '[RM-187] [RM-190] fuel'],
  ['coolant', '[RM-187] [RM-190] coolant'],
  ['electricity', '[RM-187] [RM-190] electricity'],
  ['heat', '[RM-187] [RM-190] heat'],
] as const satisfies readonly (readonly unknown[])[])(
  '%s: staying hurts from the stay value, crossing does not: %s',
  (kind) => {
    const calm = {
      ...still,
      'ambient.heat': 0,
      'ambient.electricity': 0,
      'equalize.fuel.rate': 0,
      'equalize.coolant.rate': 0,
      'equalize.electricity.rate': 0,
    };
    const make = (value: number) =>
      stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], [kind]: value }], balance: calm } as never);
    const limit = B(`robot.stay.${kind}`);
    expect(of(play(make(limit), 'E').events, 'damageRobot')).toMatchObject([
      { kinds: [kind], check: 'stay', step: 12 },
    ]);
    expect(of(play(make(limit - 1), 'E').events, 'damageRobot')).toEqual([]);
    expect(of(play(make(limit), 'E E').events, 'damageRobot')).toEqual([]);
  },
);

test.each([
  ['fuel', '[RM-188] fuel'],
  ['coolant', '[RM-188] coolant'],
  ['electricity', '[RM-188] electricity'],
  ['heat', '[RM-188] heat'],
] as const satisfies readonly (readonly unknown[])[])('%s: entering hurts from the enter value: %s', (kind) => {
  const make = (value: number) => stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], [kind]: value }] } as never);
  const limit = B(`robot.enter.${kind}`);
  expect(of(play(make(limit), 'E E').events, 'damageRobot')).toMatchObject([
    { kinds: [kind], check: 'enter', step: 1 },
  ]);
  expect(of(play(make(limit - 1), 'E E').events, 'damageRobot')).toEqual([]);
});

test('[RM-189] one exposure costs one integrity, whatever the number of kinds', () => {
  const { events, state } = play(
    stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], fuel: 90, coolant: 90, heat: 90 }] }),
    'E E',
  );
  expect(of(events, 'damageRobot')).toMatchObject([
    { kinds: ['fuel', 'coolant', 'heat'], integrity: B('robot.integrity') - 1 },
  ]);
  expect(state.robot).toMatchObject({ integrity: 2, condition: 'Damaged' });
});

test('[RM-191] [RM-199] a damaged robot has fewer actions, never more than the level gives', () => {
  const make = (balance: object) =>
    play(stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], heat: 90 }], balance } as never), 'E E').state.actionsLeft;
  expect(make({})).toBe(B('turn.damagedActions'));
  expect(make({ 'turn.actions': 3 })).toBe(3);
  expect(stateOf({ terrain: ['@'], actions: { perTurn: 9 } }).actionsLeft).toBe(9);
});

test('[RM-192] [RM-193] a turn without exposure recovers the condition, never the integrity', () => {
  const [, two] = playAll(stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], heat: 90 }] }), 'E E |');
  expect(of(two!.events, 'recoverRobot')).toMatchObject([{ from: 'Damaged', step: 12 }]);
  expect(two!.state.robot).toMatchObject({ condition: 'Ready', integrity: 2 });
  expect(idle(two!.state, 20).robot.integrity).toBe(2);
});

test('[RM-194] [RM-195] the last point cannot be lost by entering, only by staying', () => {
  const start = copyState(
    stateOf({ terrain: ['@.'], surface: [{ at: [1, 0], heat: 90 }], inventory: { start: ['HeatShield'] } }),
  );
  start.robot.integrity = 1;
  expect(refusal(start, 'E')).toBe('forbidden-cell');
  start.robot.immunity = 2;
  expect(refusal(start, 'E')).toBeUndefined();
});

test('[RM-196] items merely carried protect from nothing', () => {
  const start = stateOf({
    terrain: ['@..'],
    surface: [{ at: [1, 0], heat: 90 }],
    inventory: { start: ['HeatShield'] },
  });
  expect(of(play(start, 'E E').events, 'damageRobot')).toHaveLength(1);
});

test('[RM-197] robot thresholds are their own constants', () => {
  const start = stateOf({
    terrain: ['@..'],
    surface: [{ at: [1, 0], heat: 90 }],
    balance: { 'robot.enter.heat': 95, 'robot.stay.heat': 95 },
  });
  expect(of(play(start, 'E').events, 'damageRobot')).toEqual([]);
});

test('[RM-198] where the robot stands changes neither flow nor hazards', () => {
  const make = (terrain: string) =>
    play(
      stateOf({
        terrain: [terrain],
        fuel: ['----'],
        marks: ['a...'],
        props: { a: on },
        surface: [{ at: [1, 0], heat: 50, fuel: 20 }],
      }),
    ).state;
  const [a, b] = [make('@...'), make('...@')];
  expect([...a.surface]).toEqual([...b.surface]);
  expect([...a.amount]).toEqual([...b.amount]);
});

test('[RM-200] [RM-202] costs come from the balance, and what is left decides', () => {
  const start = stateOf({ terrain: ['@.....'], balance: { 'cost.move': 2 } });
  expect(play(start, 'E E E').state).toMatchObject({ spent: 6 });
  expect(refuseTurn(start, Array(4).fill({ type: 'moveRobot', dir: 'E' }))).toMatchObject([
    { code: 'no-actions-left', at: 3 },
  ]);
  expect(stateOf({ terrain: ['@'], actions: { interactLeak: 3 } })).toBeDefined();
});

test('[RM-201] [RM-203] [RM-204] the idle turn is the empty list, and unspent actions are lost', () => {
  const start = room();
  expect(reactor.idle(reactor.content, start)).toEqual([]);
  const { state } = play(start);
  expect([state.turn, state.actionsLeft, state.spent]).toEqual([2, B('turn.actions'), 0]);
  expect(play(start, 'E E E E').state.turn).toBe(2);
  expect([...legalNext(start, [{ type: 'moveRobot', dir: 'E' }])].length).toBeGreaterThan(0);
});

test('[RM-205] [RM-317] after the end everything is refused, also behind a successful activation', () => {
  const ready = playAll(stateOf(levelOf('first-light')), 'S S S p E E | E p N N E E')[1]!.state;
  expect(refuseTurn(ready, [{ type: 'activateReactor' }, { type: 'moveRobot', dir: 'N' }])).toMatchObject([
    { code: 'run-over', at: 1 },
  ]);
  const won = play(ready, '!').state;
  expect(refuseTurn(won, [])).toMatchObject([{ code: 'run-over' }]);
  expect([refusal(won, 'N'), [...legalNext(won, [])]]).toEqual(['run-over', []]);
});

test('[RM-206] [RM-207] a move tells from and to, then damage, immunity, expiry', () => {
  const start = stateOf({
    terrain: ['@..'],
    surface: [
      { at: [0, 0], heat: 20 },
      { at: [1, 0], fuel: 80 },
    ],
    inventory: { start: ['HeatShield'] },
    balance: { 'shield.steps': 1 },
  });
  const { events } = play(start, 'h E');
  const moved = events.filter((e) => e.step === 1).slice(3);
  expect(types(moved)).toEqual(['moveRobot', 'damageRobot', 'advanceHeatImmunityStep', 'expireHeatImmunity']);
  expect(moved[0]).toMatchObject({ from: [0, 0], to: [1, 0] });
});

test('[RM-208] [RM-209] walls, the edge of the map and empty cells refuse', () => {
  const start = stateOf({ terrain: ['@#'] });
  expect(['N', 'W', 'E', 'S', 'p'].map((word) => refusal(start, word))).toEqual([
    'wall-ahead',
    'wall-ahead',
    'wall-ahead',
    'wall-ahead',
    'no-prop',
  ]);
});

test('[RM-210] [RM-211] sources and consumers toggle', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    marks: ['ab'],
    props: { a: { type: 'flow' }, b: { type: 'consumer' } },
  });
  const { state, events } = play(start, 'p E p W p');
  expect(types(events).filter((t) => t.includes('Flow') || t.includes('Consumer'))).toEqual([
    'enableFlow',
    'enableConsumer',
    'disableFlow',
    'starveConsumer',
  ]);
  expect([propState(state, 'a'), propState(state, 'b'), serviceOf(state, 'b')]).toEqual([
    'Disabled',
    'Enabled',
    'Starved',
  ]);
});

const fork = (type: 'tJunction' | 'crossJunction', mode: string) =>
  stateOf({
    terrain: ['...', '.@.', '...'],
    fuel: type === 'tJunction' ? ['.+.', '++.', '.+.'] : ['.+.', '+++', '.+.'],
    marks: ['...', 'aj.', '...'],
    props: { a: on, j: { type, in: 'W', out: type === 'tJunction' ? ['N', 'S'] : ['N', 'E', 'S'], mode } },
  });

test.each([
  ['tJunction', '[RM-212] T-junctions'],
  ['crossJunction', '[RM-213] cross-junctions'],
] as const satisfies readonly (readonly unknown[])[])(
  '%s cycle through their modes and select one at once: %s',
  (type) => {
    const { modes } = reactor.content;
    let here = fork(type, modes[type][0]!);
    const seen = [propState(here, 'j')];
    for (let i = 0; i < modes[type].length; i++) {
      here = play(here, 'p').state;
      seen.push(propState(here, 'j'));
    }
    expect(seen).toEqual([...modes[type], modes[type][0]]);
    const { events } = play(here, `p(${modes[type][2]})`);
    const event = type === 'tJunction' ? 'setTJunctionRatio' : 'setCrossJunctionRatio';
    expect(of(events, event)).toMatchObject([
      { carrier: 'fuel', prop: 'j', from: modes[type][0], to: modes[type][2], by: 'robot' },
    ]);
  },
);

test('[RM-214] [RM-218] modes that are set, unknown or given to no junction, and the reactor control, refuse', () => {
  const state = fork('tJunction', '2/2');
  expect([refusal(state, 'p(2/2)'), refusal(state, 'p(2/2/2)')]).toEqual(['no-change', 'unknown-mode']);
  const door = stateOf({ terrain: ['@.'], marks: ['d.'], props: { d: { type: 'door', edge: 'E' } } });
  expect(refusal(door, 'p(2/2)')).toBe('not-a-junction');
  expect(refusal(stateOf({ terrain: ['@'], marks: ['r'], props: { r: { type: 'reactorControl' } } }), 'p')).toBe(
    'use-activate-reactor',
  );
});

test('[RM-216] [RM-309] one terminal unlocks all of them, for good, and reveals', () => {
  const start = stateOf({
    terrain: ['@.'],
    marks: ['tu'],
    props: { t: { type: 'eyeTerminal' }, u: { type: 'eyeTerminal' } },
  });
  const { state, events } = play(start, 'p E');
  expect(of(events, 'unlockAllSeeingEye')).toMatchObject([{ prop: 't' }]);
  expect([state.eye, propState(state, 't'), propState(state, 'u'), refusal(state, 'p')]).toEqual([
    true,
    'Unlocked',
    'Unlocked',
    'already-unlocked',
  ]);
  expect(idle(state, 5).eye).toBe(true);
});

const leaksAt = (more: object = {}) =>
  stateOf({
    terrain: ['###', '#@.', '###'],
    electricity: ['.+-', '.|.', '.+-'],
    fuel: ['...', '.--', '...'],
    leaks: [
      { id: 'A', carrier: 'electricity', at: [1, 0], face: 'S' },
      { id: 'B', carrier: 'fuel', at: [1, 1] },
      { id: 'C', carrier: 'fuel', at: [2, 1] },
    ],
    ...more,
  } as never);

test('[RM-219] [RM-220] [RM-221] repair takes the leak of this cell, by name where there are several', () => {
  const state = leaksAt();
  expect([refusal(state, 'r'), refusal(state, 'r(C)'), refusal(state, 'r(Z)'), refusal(state, 'r(A)')]).toEqual([
    'ambiguous-leak',
    'no-leak-here',
    'no-leak-here',
    undefined,
  ]);
  const one = play(state, 'r(A)').state;
  expect([one.leaks[0], refusal(one, 'r(A)'), refusal(one, 'r')]).toEqual([0, 'no-leak-here', undefined]);
  expect(refusal(play(one, 'r').state, 'r')).toBe('no-leak-here');
});

test('[RM-222] [RM-223] [RM-224] applying and shielding need the item, the right word and a hazardous cell', () => {
  const bare = stateOf({ terrain: ['@'] });
  const apply = (item: string) => [{ type: 'interactLeak', do: 'apply', item }] as Action[];
  expect([refusal(bare, apply('FuelNeutralizer')), refusal(bare, apply('HeatShield')), refusal(bare, 'h')]).toEqual([
    'no-such-item',
    'use-shield',
    'no-such-item',
  ]);
  const carrying = (surface: object[]) =>
    stateOf({ terrain: ['@'], inventory: { start: ['HeatShield', 'HeatShield'] }, surface } as never);
  expect(refusal(carrying([]), 'h')).toBe('not-hazardous');
  expect(refusal(carrying([{ at: [0, 0], fuel: B('react.fuel.trace') - 1 }]), 'h')).toBe('not-hazardous');
  expect(refusal(carrying([{ at: [0, 0], fuel: B('react.fuel.trace') }]), 'h')).toBeUndefined();
  expect(refusal(carrying([{ at: [0, 0], heat: 20 }]), 'h h')).toBe('already-immune');
});

test('[RM-225] [RM-226] [RM-227] activation needs the site; without Ready it costs and says what is missing', () => {
  const start = stateOf(levelOf('first-light'));
  expect(refusal(start, '!')).toBe('not-at-reactor-control');
  const at = playAll(start, 'E E E E E S |')[0]!.state;
  const { state, events } = play(at, '!');
  expect(of(events, 'reactorNotReady')).toMatchObject([
    { missing: [{ is: 'consumer', prop: 'b', carrier: 'fuel', service: 'Disabled' }] },
  ]);
  expect([state.outcome, state.spent]).toEqual(['none', at.spent + B('cost.activateReactor')]);
});

test('[RM-228] [RM-302] looking costs nothing and changes nothing', () => {
  const state = stateOf(levelOf('crossed-wires'));
  const before = reactor.search!.key(reactor.content, state);
  reactor.view(reactor.content, state, 'player');
  reactor.show(reactor.content, reactor.view(reactor.content, state, 'player'));
  reactor.questions!.cell!(reactor.content, state, 'player', { at: [1, 1] });
  expect([reactor.search!.key(reactor.content, state), state.actionsLeft]).toEqual([before, B('turn.actions')]);
});

test('[RM-229] [RM-066] no action reaches beyond the own cell', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    marks: ['.a'],
    props: { a: { type: 'flow' } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
  });
  expect([refusal(start, 'p'), refusal(start, 'r'), refusal(start, 'r(L)')]).toEqual([
    'no-prop',
    'no-leak-here',
    'no-leak-here',
  ]);
});

const FORMS: readonly unknown[] = [
  { type: 'moveRobot', dir: 'N' },
  { type: 'interactProp' },
  { type: 'interactProp', mode: '2/2' },
  { type: 'interactLeak', do: 'repair' },
  { type: 'interactLeak', do: 'repair', leak: 'L1' },
  { type: 'interactLeak', do: 'apply', item: 'FuelNeutralizer' },
  { type: 'interactLeak', do: 'shield' },
  { type: 'activateReactor' },
];

test('[RM-230] the wire forms are read and written as they stand', () => {
  for (const form of FORMS) {
    const decoded = actionCodec.decode(form);
    expect(decoded).toEqual({ ok: true, value: form });
    if (decoded.ok) expect(actionCodec.encode(decoded.value)).toEqual(form);
  }
});

test.each([
  [null, 'An action'],
  [[], 'An action'],
  ['N', 'An action'],
  [{ type: 'fly' }, 'type:'],
  [{ type: 'repair' }, 'type:'],
  [{ type: 'moveRobot' }, 'dir:'],
  [{ type: 'moveRobot', dir: 'X' }, 'dir:'],
  [{ type: 'moveRobot', dir: 'N', fast: 1 }, 'fast:'],
  [{ type: 'interactProp', mode: 3 }, 'mode:'],
  [{ type: 'interactLeak' }, 'do:'],
  [{ type: 'interactLeak', do: 'paint' }, 'do:'],
  [{ type: 'interactLeak', do: 'apply' }, 'item:'],
  [{ type: 'interactLeak', do: 'apply', item: 'Glue' }, 'item:'],
  [{ type: 'interactLeak', do: 'shield', item: 'HeatShield' }, 'item:'],
  [{ type: 'interactLeak', do: 'repair', leak: 7 }, 'leak:'],
  [{ type: 'activateReactor', now: true }, 'now:'],
])('[RM-231] %j is malformed, and the sentence begins with %s', (input, start) => {
  const decoded = actionCodec.decode(input);
  expect(decoded.ok).toBe(false);
  if (!decoded.ok)
    expect([decoded.error.code, decoded.error.message.startsWith(start)]).toEqual(['malformed-action', true]);
});

test('[RM-478] the first reason in the order of the rule is reported', () => {
  const lost = copyState(room());
  lost.outcome = 'lost';
  lost.actionsLeft = 0;
  expect(refusal(lost, 'N')).toBe('run-over');
  const spent = copyState(room());
  spent.actionsLeft = 0;
  expect([refusal(spent, 'N'), refusal(spent, 'p')]).toEqual(['no-actions-left', 'no-actions-left']);
  const control = stateOf({ terrain: ['@'], marks: ['r'], props: { r: { type: 'reactorControl' } } });
  expect(refusal(control, 'p(9/9)')).toBe('use-activate-reactor');
  const depleted = copyState(
    room({
      marks: ['s....'],
      props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
      inventory: { start: ['HeatShield'], capacity: 1 },
    }),
  );
  depleted.props[0] = 1;
  expect([refusal(depleted, 'p(2/2)'), refusal(depleted, 'p')]).toEqual(['not-a-junction', 'supply-depleted']);
});

test('[RM-479] legal lists every accepted spelling once, in order', () => {
  const legal = (state: State) => [...legalNext(state, [])].map(actionToWord);
  const junction = stateOf({
    terrain: ['...', '.@.', '...'],
    fuel: ['.+.', '++.', '.+.'],
    marks: ['...', 'aj.', '...'],
    props: { a: on, j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '2/2' } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 1] }],
    surface: [{ at: [1, 1], heat: 10 }],
    inventory: { start: ['HeatShield', 'ElectricityNeutralizer', 'FuelNeutralizer'] },
  });
  expect(legal(junction)).toEqual([
    'N',
    'W',
    'E',
    'S',
    'p',
    'p(0/4)',
    'p(1/3)',
    'p(3/1)',
    'p(4/0)',
    'r',
    'r(L)',
    'a(F)',
    'a(E)',
    'h',
  ]);
  expect(legal(leaksAt())).toEqual(['E', 'r(A)', 'r(B)']);
  expect(legal(stateOf({ terrain: ['@#'], marks: ['r.'], props: { r: { type: 'reactorControl' } } }))).toEqual(['!']);
});
