// Actions: costs, interactions, refusals, wire forms, what is legal.

import { expect, test } from 'vitest';
import { actionCodec } from '../../src/actions.ts';
import { game as reactor } from '../../src/index.ts';
import { actionToWord } from '../../src/level/witness.ts';
import { legalNext, refuseTurn } from '../../src/play.ts';
import type { Action } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import {
  B,
  copyState,
  idle,
  levelOf,
  of,
  plantOf,
  play,
  playAll,
  propState,
  refusal,
  serviceOf,
  stateOf,
  types,
} from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const room = (more: object = {}) => stateOf({ terrain: ['@....'], ...more } as never);

test('[RM-200] [RM-202] costs come from the balance, and what is left decides', () => {
  const start = stateOf({ terrain: ['@.....'], balance: { 'cost.move': 2 } });
  expect(play(start, 'E E E').state).toMatchObject({ spent: 6 });
  expect(refuseTurn(plantOf(start), start, Array(4).fill({ type: 'moveRobot', dir: 'E' }))).toMatchObject([
    { code: 'no-actions-left', at: 3 },
  ]);
  const dear = stateOf({ terrain: ['@.....'], balance: { 'cost.move': 4 } });
  expect(refusal(dear, 'E E')).toBe('no-actions-left');
});

test.each([
  ['cost.move', 'move', 'E', '[RM-200] a move'],
  ['cost.interactProp', 'interactProp', 'p', '[RM-200] a prop'],
  ['cost.interactLeak', 'interactLeak', 'r', '[RM-200] a leak'],
  ['cost.activateReactor', 'activateReactor', 'E !', '[RM-200] the core'],
] as const satisfies readonly (readonly unknown[])[])('%s is also actions.%s, of %s: %s', (name, field, word) => {
  const site = (more: object) =>
    stateOf({
      terrain: ['@.'],
      fuel: ['--'],
      marks: ['ar'],
      props: { a: on, r: { type: 'reactorControl' } },
      leaks: [{ id: 'L', carrier: 'fuel', at: [0, 0] }],
      ...more,
    } as never);
  const moves = field === 'activateReactor' ? B('cost.move') : 0;
  expect(play(site({}), word).state.spent).toBe(moves + B(name));
  expect(play(site({ balance: { [name]: 3 } }), word).state.spent).toBe(moves + 3);
  expect(play(site({ actions: { [field]: 2 } }), word).state.spent).toBe(moves + 2);
});

test('[RM-201] [RM-203] [RM-204] the idle turn is the empty list, and unspent actions are lost', () => {
  const start = room();
  expect(reactor.idle!(plantOf(start), start)).toEqual([]);
  const { state } = play(start);
  expect([state.turn, state.actionsLeft, state.spent]).toEqual([2, B('turn.actions'), 0]);
  expect(play(start, 'E E E E').state.turn).toBe(2);
  for (const type of ['dropItem', 'endTurn', 'wait']) expect(actionCodec.decode({ type }).ok).toBe(false);
  expect(play(start, 'E E E E W W').state).toMatchObject({ turn: 2, spent: B('turn.actions') });
  expect([...legalNext(plantOf(start), start, [{ type: 'moveRobot', dir: 'E' }])].length).toBeGreaterThan(0);
});

test('[RM-205] [RM-317] after the end everything is refused, also behind a successful activation', () => {
  const ready = playAll(stateOf(levelOf('first-light')), 'S S S p E E | E p N N E E')[1]!.state;
  expect(
    refuseTurn(plantOf(ready), ready, [{ type: 'activateReactor' }, { type: 'moveRobot', dir: 'N' }]),
  ).toMatchObject([{ code: 'run-over', at: 1 }]);
  const won = play(ready, '!').state;
  expect(refuseTurn(plantOf(won), won, [])).toMatchObject([{ code: 'run-over' }]);
  expect([refusal(won, 'N'), [...legalNext(plantOf(won), won, [])]]).toEqual(['run-over', []]);
  const lost = idle(room({ terminal: [{ id: 'late', text: 'x', kind: 'turnLimit', turn: 1 }] }), 1);
  expect([refusal(lost, ''), refusal(lost, 'E'), [...legalNext(plantOf(lost), lost, [])]]).toEqual([
    'run-over',
    'run-over',
    [],
  ]);
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
  expect([...play(state, 'r(B)').state.leaks]).toEqual([1, 0, 1]);
  expect(refusal(leaksAt({ terrain: ['###', '#.@', '###'] }), 'r(C)')).toBeUndefined();
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
  expect(refusal(carrying([{ at: [0, 0], heat: B('react.heat.trace') - 1 }]), 'h')).toBe('not-hazardous');
  expect(refusal(carrying([{ at: [0, 0], heat: B('react.heat.trace') }]), 'h')).toBeUndefined();
  expect(refusal(carrying([{ at: [0, 0], heat: 20 }]), 'h h')).toBe('already-immune');
});

test('[RM-225] [RM-226] [RM-227] activation needs the site; without Ready it costs and says what is missing', () => {
  const start = stateOf(levelOf('first-light'));
  expect(refusal(start, '!')).toBe('not-at-reactor-control');
  expect(refusal(start, 'S S !')).toBe('not-at-reactor-control'); // at source e
  const at = playAll(start, 'E E E E E S |')[0]!.state;
  const { state, events } = play(at, '!');
  expect(of(events, 'reactorNotReady')).toMatchObject([
    { missing: [{ is: 'consumer', prop: 'b', carrier: 'fuel', service: 'Disabled' }] },
  ]);
  expect([state.outcome, state.spent]).toEqual(['none', at.spent + B('cost.activateReactor')]);
});

test('[RM-226] [RM-227] no state but Ready wins; heat and further conditions are listed as missing', () => {
  const waiting = stateOf({
    terrain: ['@.R'],
    fuel: ['.--'],
    marks: ['rab'],
    props: { r: { type: 'reactorControl' }, a: on, b: { type: 'consumer', state: 'Enabled' } },
    ready: { maxReactorHeat: 20, also: [{ is: 'turnAtLeast', turn: 9 }] },
    surface: [{ at: [2, 0], heat: 24 }],
  });
  expect(waiting.level).toBe('Stable');
  const { state, events } = play(waiting, '!');
  expect(of(events, 'reactorNotReady')).toMatchObject([
    {
      missing: [
        { is: 'reactorHeat', heat: 24, limit: 20 },
        { is: 'condition', condition: { is: 'turnAtLeast', turn: 9 } },
      ],
    },
  ]);
  expect([state.outcome, types(events).includes('activateCore')]).toEqual(['none', false]);
});

test('[RM-228] [RM-302] looking costs nothing and changes nothing', () => {
  const state = stateOf(levelOf('crossed-wires'));
  const before = reactor.proof!.search!.key(plantOf(state), state);
  reactor.view(plantOf(state), state, 'player');
  reactor.show(plantOf(state), reactor.view(plantOf(state), state, 'player'));
  reactor.questions!.cell!(plantOf(state), state, 'player', { at: [1, 1] });
  expect([reactor.proof!.search!.key(plantOf(state), state), state.actionsLeft]).toEqual([before, B('turn.actions')]);
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

test('[RM-219] [RM-230] the wire forms are read and written as they stand', () => {
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
  const immune = copyState(room({ inventory: { start: ['HeatShield'] } }));
  immune.robot.immunity = 2;
  expect(refusal(immune, 'h')).toBe('already-immune');
});

test('[RM-479] legal lists every accepted spelling once, in order', () => {
  const legal = (state: State) => [...legalNext(plantOf(state), state, [])].map(actionToWord);
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
