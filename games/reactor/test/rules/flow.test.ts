// Networks: topology, propagation, junctions.

import { expect, test } from 'vitest';
import { content } from '../../src/level/content.ts';
import type { LevelFile } from '../../src/level/file.ts';
import { afterActions, playTurn } from '../../src/play.ts';
import { SILENT } from '../../src/rules/simulate.ts';
import type { State } from '../../src/state.ts';
import { B, copyState, flowAt, line, of, plantOf, play, stateOf, types } from '../lib/fragment.ts';

const fuelPlant = (fuel: string[], marks: string[], props: LevelFile['props'], more: object = {}) =>
  stateOf({ terrain: fuel.map((row) => '.'.repeat(row.length)), fuel, marks, props, ...more });
const on = { type: 'flow', state: 'Enabled' } as const;
const amounts = (state: State, y = 0): number[] =>
  Array.from({ length: plantOf(state).width }, (_, x) => flowAt(state, 'fuel', x, y).amount ?? 0);

test('[RM-025] [RM-026] [RM-042] symbols open to their sides, an edge needs both, absent cells end it', () => {
  const edges = (symbols: string[]): number[] => [
    ...plantOf(
      fuelPlant(
        symbols,
        symbols.map((r) => r.replace(/./g, '.')),
        {},
      ),
    ).graph.edges,
  ];
  expect(edges(['--'])).toEqual([0b0100, 0b0010]);
  expect(edges(['|', '|'])).toEqual([0b1000, 0b0001]);
  expect(edges(['-|'])).toEqual([0, 0]);
  expect(edges(['-+'])).toEqual([0b0100, 0b0010]);
  expect(edges(['-', '+'])).toEqual([0, 0]);
  expect(edges(['-.-'])).toEqual([0, 0]);
});

test('[RM-026] [RM-329] a cut removes the edge of one carrier', () => {
  const cut = [{ carrier: 'fuel', a: [1, 0], b: [2, 0] }] as LevelFile['cuts'];
  expect(amounts(fuelPlant(['----'], ['a...'], { a: on }, { cuts: cut }))).toEqual([120, 119, 0, 0]);
  const other = [{ carrier: 'coolant', a: [1, 0], b: [2, 0] }] as LevelFile['cuts'];
  expect(amounts(fuelPlant(['----'], ['a...'], { a: on }, { cuts: other }))).toEqual([120, 119, 118, 117]);
});

test('[RM-027] diagonal cells are not connected', () => {
  const state = fuelPlant(['+.', '.+'], ['a.', '..'], { a: on });
  expect(flowAt(state, 'fuel', 1, 1).amount).toBe(0);
});

test('[RM-028] [RM-160] walls, doors, hazards and the robot do not touch network flow', () => {
  const plain = stateOf({ terrain: ['@....'], fuel: ['-----'], marks: ['a....'], props: { a: on } });
  const busy = stateOf({
    terrain: ['@.#..'],
    fuel: ['-----'],
    marks: ['ad...'],
    props: { a: on, d: { type: 'door', edge: 'W', state: 'Closed' } },
    surface: [{ at: [3, 0], heat: 100, fuel: 90 }],
  });
  expect([...busy.amount]).toEqual([...plain.amount]);
  expect([...busy.push]).toEqual([...plain.push]);
});

test('[RM-022] [RM-023] networks on the same cells do not see one another', () => {
  const layers = { fuel: ['----'], coolant: ['----'], electricity: ['----'] };
  const alone = stateOf({
    terrain: ['....'],
    fuel: ['----'],
    marks: ['a...'],
    props: { a: { ...on, carrier: 'fuel' } },
  });
  const crowded = stateOf({ terrain: ['....'], ...layers, marks: ['a...'], props: { a: { ...on, carrier: 'fuel' } } });
  expect(amounts(crowded)).toEqual(amounts(alone));
  expect([0, 1, 2, 3].map((x) => flowAt(crowded, 'coolant', x, 0).amount)).toEqual([0, 0, 0, 0]);
});

test('[RM-029] a prop is bound to the cell of its carrier under it', () => {
  const state = stateOf({
    terrain: ['..'],
    fuel: ['--'],
    coolant: ['--'],
    marks: ['a.'],
    props: { a: { ...on, carrier: 'coolant' } },
  });
  expect([flowAt(state, 'fuel', 1, 0).amount, flowAt(state, 'coolant', 1, 0).amount]).toEqual([
    0,
    B('source.coolant.amount') - 1,
  ]);
});

test('[RM-030] a plain manifold passes its outflow undivided into every edge', () => {
  const state = fuelPlant(['.|.', '-+-', '.|.'], ['...', 'a..', '...'], { a: on });
  expect(
    [flowAt(state, 'fuel', 1, 0), flowAt(state, 'fuel', 2, 1), flowAt(state, 'fuel', 1, 2)].map((f) => f.amount),
  ).toEqual([118, 118, 118]);
});

test('[RM-031] [RM-032] branches are taken in authored order', () => {
  const props = (out: ('N' | 'E' | 'S')[], type: 'tJunction' | 'crossJunction', mode: string) =>
    ({ a: on, j: { type, in: 'W', out, mode } }) as LevelFile['props'];
  const t = fuelPlant(['.+.', '-+.', '.+.'], ['...', 'aj.', '...'], props(['S', 'N'], 'tJunction', '4/0'));
  expect([flowAt(t, 'fuel', 1, 0).amount, flowAt(t, 'fuel', 1, 2).amount]).toEqual([0, 118]);
  const cross = fuelPlant(
    ['.+.', '-+-', '.+.'],
    ['...', 'aj.', '...'],
    props(['S', 'E', 'N'], 'crossJunction', '0/3/3'),
  );
  expect([
    flowAt(cross, 'fuel', 1, 0).amount,
    flowAt(cross, 'fuel', 2, 1).amount,
    flowAt(cross, 'fuel', 1, 2).amount,
  ]).toEqual([58, 58, 0]);
});

test('[RM-033] a junction makes no offer back across its incoming edge', () => {
  // the side arm at (1,0) hangs on the incoming cell only: it gets the source, never what would return from the junction
  const state = fuelPlant(['.+..', '-++-', '..+.'], ['....', 'a.j.', '....'], {
    a: { ...on, amount: 40 },
    j: { type: 'tJunction', in: 'W', out: ['E', 'S'], mode: '4/0' },
  });
  expect(flowAt(state, 'fuel', 1, 1).amount).toBe(39);
  expect(flowAt(state, 'fuel', 2, 1).amount).toBe(38);
});

test('[RM-035] [RM-036] the three carriers follow identical rules, each with its own constants', () => {
  const make = (carrier: 'fuel' | 'coolant' | 'electricity') =>
    stateOf({
      terrain: ['....'],
      [carrier]: ['----'],
      marks: ['a..b'],
      props: { a: on, b: { type: 'consumer', state: 'Enabled' } },
    } as never);
  for (const carrier of ['fuel', 'coolant', 'electricity'] as const) {
    const state = make(carrier);
    expect([0, 1, 2, 3].map((x) => flowAt(state, carrier, x, 0).push)).toEqual([120, 119, 118, 117]);
    expect(flowAt(state, carrier, 3, 0).reserved).toBe(B(`consumer.${carrier}.demand`));
  }
});

test.each([
  ['fuel', 'pressure', 'minPressure', '[RM-035] [RM-036] fuel'],
  ['coolant', 'pressure', 'minPressure', '[RM-035] [RM-036] coolant'],
  ['electricity', 'voltage', 'minVoltage', '[RM-035] [RM-036] electricity'],
] as const satisfies readonly (readonly unknown[])[])('%s reads its own %s and %s: %s', (carrier, push, least) => {
  const own: Record<string, number> = {
    [`source.${carrier}.amount`]: 90,
    [`source.${carrier}.${push}`]: 80,
    [`falloff.${carrier}.amount`]: 2,
    [`falloff.${carrier}.${push}`]: 3,
    [`consumer.${carrier}.demand`]: 40,
    [`consumer.${carrier}.${least}`]: 74,
    [`leak.${carrier}.base`]: 4,
    [`leak.${carrier}.pushPerUnit`]: 7,
  };
  const make = (balance: Record<string, number>) =>
    stateOf({
      terrain: ['...', carrier === 'electricity' ? '###' : '...'],
      [carrier]: ['+-+', '..+'],
      marks: ['a.b', '...'],
      props: { a: on, b: { type: 'consumer', state: 'Enabled' } },
      leaks: [{ id: 'L', carrier, at: [2, 1], ...(carrier === 'electricity' ? { face: 'N' } : {}) }],
      balance,
    } as never);
  const state = make(own);
  expect([0, 1, 2].map((x) => flowAt(state, carrier, x, 0))).toEqual([
    { amount: 90, push: 80, reserved: 0 },
    { amount: 88, push: 77, reserved: 0 },
    { amount: 86, push: 74, reserved: 40 },
  ]);
  const { events } = play(state);
  expect(of(events, 'injectLeak')).toMatchObject([{ carrier, quantity: 4 + Math.floor(71 / 7) }]);
  const starved = make({ ...own, [`consumer.${carrier}.${least}`]: 75 });
  expect(of(play(starved).events, 'starveConsumer')).toHaveLength(1);
});

test('[RM-009] [RM-037] one coordinate holds one prop: the mark of a cell is a single letter', () => {
  const { props, propAt } = plantOf(stateOf(line(4)));
  expect(new Set(props.map((p) => p.cell)).size).toBe(props.length);
  expect(props.map((p) => propAt[p.cell])).toEqual(props.map((p) => p.index));
});

test('[RM-038] values are recomputed from zero every turn', () => {
  const start = stateOf(line(5, { terrain: ['@....'] }));
  const off = play(start, 'p').state;
  expect(amounts(off)).toEqual([0, 0, 0, 0, 0]);
  expect([...off.push]).toEqual([0, 0, 0, 0, 0]);
  const silent = copyState(start);
  playTurn(plantOf(silent), silent, [{ type: 'interactProp' }], SILENT);
  expect([amounts(silent), [...silent.reserved]]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});

test('[RM-039] [RM-040] [RM-234] sources feed their own or the default values, clamped to the network maximum, in step 3', () => {
  const state = stateOf({
    terrain: ['...', '...'],
    fuel: ['-..', '...'],
    coolant: ['..-', '...'],
    electricity: ['...', '.-.'],
    marks: ['a.c', '.e.'],
    props: { a: { ...on, amount: 90, pressure: 300 }, c: on, e: { ...on, voltage: 33 } },
  });
  const fed = of(play(state).events, 'feedFromOutside');
  expect(fed.map((e) => [e.prop, e.amount, e.push, e.step])).toEqual([
    ['a', 90, B('network.max'), 3],
    ['c', B('source.coolant.amount'), B('source.coolant.pressure'), 3],
    ['e', B('source.electricity.amount'), 33, 3],
  ]);
});

test('[RM-039] feeds are emitted by carrier and then row-major, whatever the letters', () => {
  const state = stateOf({
    terrain: ['...'],
    fuel: ['+++'],
    electricity: ['-..'],
    marks: ['zya'],
    props: { a: { ...on }, y: { ...on }, z: { ...on, carrier: 'electricity' } },
  });
  const shut = stateOf({ terrain: ['..'], fuel: ['--'], marks: ['ab'], props: { a: { type: 'flow' }, b: on } });
  expect(of(play(shut).events, 'feedFromOutside').map((e) => e.prop)).toEqual(['b']);
  expect(of(play(state).events, 'feedFromOutside').map((e) => e.prop)).toEqual(['y', 'a', 'z']);
});

test('[RM-041] a disabled source injects nothing and conducts', () => {
  const state = fuelPlant(['-----'], ['a.c..'], { a: on, c: { type: 'flow' } });
  expect(amounts(state)).toEqual([120, 119, 118, 117, 116]);
  expect(amounts(fuelPlant(['-----'], ['a.c..'], { a: { type: 'flow' }, c: { type: 'flow' } }))).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test('[RM-043] best push and best amount may come from different sources', () => {
  const state = fuelPlant(['-----'], ['a...c'], {
    a: { ...on, amount: 100, pressure: 20 },
    c: { ...on, amount: 10, pressure: 150 },
  });
  expect(flowAt(state, 'fuel', 2, 0)).toMatchObject({ amount: 98, push: 148 });
});

test('[RM-044] [RM-052] a cell takes the best single offer; sources do not add up', () => {
  const state = fuelPlant(['-----'], ['a...c'], { a: { ...on, amount: 50 }, c: { ...on, amount: 60 } });
  expect(amounts(state)).toEqual([56, 57, 58, 59, 60]);
});

test('[RM-045] an offer of zero is no offer, and falloff is the carrier constant', () => {
  expect(amounts(fuelPlant(['-----'], ['a....'], { a: { ...on, amount: 3 } }))).toEqual([3, 2, 1, 0, 0]);
  const steep = fuelPlant(
    ['-----'],
    ['a....'],
    { a: { ...on, amount: 30 } },
    { balance: { 'falloff.fuel.amount': 10 } },
  );
  expect(amounts(steep)).toEqual([30, 20, 10, 0, 0]);
  expect(flowAt(steep, 'fuel', 4, 0).push).toBe(116);
});

test('[RM-046] [RM-047] [RM-048] floor of the weighted share, falloff after the split, amount and push alike', () => {
  const state = fuelPlant(['.+', '++', '.+'], ['..', 'aj', '..'], {
    a: { ...on, amount: 12, pressure: 24 },
    j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '1/3' },
  });
  expect(flowAt(state, 'fuel', 1, 1)).toMatchObject({ amount: 11, push: 23 });
  expect(flowAt(state, 'fuel', 1, 0)).toMatchObject({ amount: Math.floor(11 / 4) - 1, push: Math.floor(23 / 4) - 1 });
  expect(flowAt(state, 'fuel', 1, 2)).toMatchObject({ amount: Math.floor(33 / 4) - 1, push: Math.floor(69 / 4) - 1 });
});

test('[RM-054] [RM-021] values above the maximum are clamped before they are offered', () => {
  const state = fuelPlant(['---'], ['a..'], { a: { ...on, amount: 200 } }, { balance: { 'network.max': 150 } });
  expect(amounts(state)).toEqual([150, 149, 148]);
});

test('[RM-055] [RM-235] junctions that flow reaches report once, in step 4; dry ones do not', () => {
  const make = (state: 'Enabled' | 'Disabled') =>
    fuelPlant(['.+', '++', '.+'], ['..', 'aj', '..'], {
      a: { type: 'flow', state },
      j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '2/2' },
    });
  const routes = of(play(make('Enabled')).events, 'routeThroughTJunction');
  expect(routes.map((e) => [e.prop, e.step])).toEqual([['j', 4]]);
  expect(types(play(make('Disabled')).events)).not.toContain('routeThroughTJunction');
});

test('[RM-055] routes come by carrier and then row-major, also where push arrives and no amount is left', () => {
  const state = stateOf({
    terrain: ['.....', '.....', '.....'],
    fuel: ['.....', '.....', '+++++'],
    coolant: ['.+...', '++...', '.+...'],
    marks: ['.....', 'ck...', 'ab.j.'],
    props: {
      a: { ...on, carrier: 'fuel', amount: 31 },
      b: { type: 'consumer', carrier: 'fuel', state: 'Enabled' },
      j: { type: 'tJunction', carrier: 'fuel', in: 'W', out: ['E', 'S'], mode: '3/1' },
      c: { ...on, carrier: 'coolant' },
      k: { type: 'tJunction', carrier: 'coolant', in: 'W', out: ['N', 'S'], mode: '2/2' },
    },
  });
  const routes = of(play(state).events, 'routeThroughTJunction');
  expect(routes.map((e) => [e.carrier, e.prop])).toEqual([
    ['fuel', 'j'],
    ['coolant', 'k'],
  ]);
  const push = B('source.fuel.pressure') - 3;
  expect(routes[0]).toMatchObject({ in: { amount: 0, push }, out: [{ push: Math.floor((push * 3) / 4) }, {}] });
});

test('[RM-049] a branch of weight 0 receives nothing, not even push', () => {
  const state = fuelPlant(['.+', '++', '.+'], ['..', 'aj', '..'], {
    a: on,
    j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '0/4' },
  });
  expect(flowAt(state, 'fuel', 1, 0)).toMatchObject({ amount: 0, push: 0 });
  expect(flowAt(state, 'fuel', 1, 2)).toMatchObject({ amount: 118, push: 118 });
});

test('[RM-056] [RM-081] only junctions divide: consumers, doors and leaks never alter a split', () => {
  const make = (more: object, props: object) =>
    stateOf({
      terrain: ['....', '....', '....'],
      fuel: ['..+.', '-++-', '..+.'].map((r) => r),
      marks: ['....', 'a.j.', '..b.'],
      props: {
        a: on,
        j: { type: 'crossJunction', in: 'W', out: ['N', 'E', 'S'], mode: '2/2/2' },
        b: { type: 'consumer', ...props },
      },
      ...more,
    } as never);
  const plain = make({}, { state: 'Disabled' });
  const busy = make({ leaks: [{ id: 'L', carrier: 'fuel', at: [2, 1], severity: 3 }] }, { state: 'Enabled' });
  for (const [x, y] of [
    [2, 0],
    [3, 1],
    [2, 2],
    [2, 1],
    [1, 1],
  ] as const)
    expect(flowAt(busy, 'fuel', x, y)).toMatchObject({
      amount: flowAt(plain, 'fuel', x, y).amount,
      push: flowAt(plain, 'fuel', x, y).push,
    });
});

test('[RM-042] [RM-057] a leak does not weaken the flow behind it', () => {
  const dry = stateOf(line(5));
  const leaking = stateOf(line(5, { leaks: [{ id: 'L', carrier: 'fuel', at: [2, 0], severity: 3 }] }));
  expect(amounts(leaking)).toEqual(amounts(dry));
});

test('[RM-058] [RM-059] the modes are exactly these', () => {
  expect(content.modes.tJunction).toEqual(['0/4', '1/3', '2/2', '3/1', '4/0']);
  expect(content.modes.crossJunction).toEqual(['0/3/3', '3/0/3', '3/3/0', '2/2/2']);
});

test('[RM-065] a mode set in the player phase changes stored flow only with the simulation', () => {
  const start = stateOf({
    terrain: ['..', '.@', '..'],
    fuel: ['.+', '++', '.+'],
    marks: ['..', 'aj', '..'],
    props: { a: on, j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '4/0' } },
  });
  const { state, happenings } = play(start, 'p(0/4)');
  expect(happenings.some((h) => h.event.type === 'setTJunctionRatio')).toBe(true);
  const planned = afterActions(plantOf(start), start, [{ type: 'interactProp', mode: '0/4' }]);
  expect([[...planned.amount], [...planned.push]]).toEqual([[...start.amount], [...start.push]]);
  expect([flowAt(start, 'fuel', 1, 0).amount, flowAt(state, 'fuel', 1, 0).amount]).toEqual([118, 0]);
  expect(flowAt(state, 'fuel', 1, 2).amount).toBe(118);
});
