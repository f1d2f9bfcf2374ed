// The registry: what it refuses, the page made from it, and a mechanic of our own added through it alone.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import { REGISTRY } from '../../src/logic/mechanics/index.ts';
import { type Mechanic, missingFields, register } from '../../src/logic/registry.ts';
import { registryPage } from '../../src/logic/registryPage.ts';
import { validate } from '../../src/logic/validate.ts';
import { layoutOf } from '../../src/map/layout.ts';
import { SECTIONS } from '../../src/map/sections.ts';
import { solvePar } from '../../src/solve/par.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';
import { shutter, shutterLevel } from './shutter.ts';

describe('entries', () => {
  test('[DS-310] [DS-004] every mechanic of the game has every field; every section belongs to one', () => {
    for (const entry of REGISTRY) expect(missingFields(entry)).toEqual([]);
    const owned = new Set(REGISTRY.flatMap(({ sections }) => sections.map((one) => one.name)));
    for (const { name } of SECTIONS) expect(owned.has(name)).toBe(true);
    const ids = new Set(REGISTRY.map(({ id }) => id));
    const { gates, sources, objectives } = networkOf(content, layoutOf(example('12')));
    for (const { mechanic } of [...gates, ...sources, ...objectives]) expect(ids.has(mechanic)).toBe(true);
  });

  test('[DS-311] an entry that lacks fields is refused with the list of them', () => {
    const { help: _help, faults: _faults, rule: _rule, ...lacking } = REGISTRY[0]! as Mechanic;
    expect(() => register([], lacking)).toThrow('mechanic door-power lacks help, rule, faults');
    expect(() => register([], { id: 'x' })).toThrow(
      /lacks title, facts, gates, .*invariant, rule, sections, faults, build/,
    );
    expect(() => register(REGISTRY, REGISTRY[0]!)).toThrow('registered twice');
  });

  test('[DS-313] facts that are negated, counted down or consumed need a search of their own', () => {
    for (const facts of ['negates', 'consumes', 'counts-down'] as const) {
      const entry: Mechanic = { ...shutter, facts };
      expect(() => register(REGISTRY, entry)).toThrow('brings no search of its own');
      expect(register(REGISTRY, { ...entry, search: 'configurations' })).toHaveLength(REGISTRY.length + 1);
    }
    const bad: Mechanic = {
      ...shutter,
      build: (_content, _layout, builder) =>
        builder.source({
          ...{ kind: 'x', id: 'x', from: [], needs: [[-1]], gives: [], batteries: 0, cell: 0, room: -1, actions: [] },
        }),
    };
    expect(() => networkOf(content, layoutOf({ ...example('2') }), [bad])).toThrow('no fact');
  });

  test('[DS-316] the page is made of the registry and names its codes', () => {
    const page = registryPage(REGISTRY);
    for (const { title, invariant, rule, help } of REGISTRY)
      for (const text of [title, invariant.code, invariant.text, rule.code, rule.text, help])
        expect(page).toContain(text);
    const codes = new Set(page.match(/\b[IR][0-9]+\b/g));
    // The codes of the ledger that a mechanic answers for; I1, I6, I9, I10, R6 and R7 belong to the deck as a whole.
    for (const code of ['I2', 'I3', 'I4', 'I5', 'I7', 'I8', 'I11', 'R1', 'R2', 'R3', 'R4', 'R5', 'R8'])
      expect(codes.has(code)).toBe(true);
    expect(registryPage([...REGISTRY, shutter])).toContain('Blast shutters');
  });
});

/** A corridor with a gate that waits for one of these lists of facts, before two fires. */
const gated = (facts: readonly (readonly string[])[]): Hand => {
  const barrier: Mechanic = {
    ...shutter,
    build: (_content, { grid }, builder) =>
      builder.gate({
        ...{ kind: 'shutter', thing: 'shutter', id: 's1', cells: [grid.width + 5], condition: 'raise s1', room: -1 },
        ...{ opens: facts.map((list) => list.map((fact) => builder.fact(fact))), about: 'shutters.s1' },
        ...{ wants: { kind: 'lever', what: 'something' }, passing: null, unlocked: [] },
      }),
  };
  const level = levelOf(`
view open
air 99
par 20 exact
[map]
#############
#@..+,,+...>#
#Mt.#~~#....#
#############
[rooms]
dock "Dock" at 1,1 start doors=on
lobby "Lobby" at 8,1 doors=off
[hazards]
h1 at 5,2 kind=fire
h2 at 6,2 kind=fire
[items]
i1 at 2,2 item=tool:extinguisher
`);
  return new Hand(level, content, register(REGISTRY, barrier));
};

describe('blast shutter, a mechanic of the tests', () => {
  const registry = register(REGISTRY, shutter);

  test('[DS-312] [DS-317] its section is read, its gate and lever are part of the closure', () => {
    const level = shutterLevel('near');
    const network = networkOf(content, layoutOf(level), registry);
    const found = closure(network);
    expect(found.goalSphere).toBe(1);
    const raised = network.factOf.get('raised:s1')!;
    expect(network.sources[found.factSource[raised]!]).toMatchObject({
      kind: 'lever',
      id: 'l1',
      actions: [{ type: 'activateControl', control: 'l1' }],
    });
    // Without the mechanic the shutter does not exist.
    expect(closure(networkOf(content, layoutOf({ ...level }))).goalSphere).toBe(0);
  });

  test('[DS-312] [DS-314] [DS-317] its invariant is checked without further code, root and consequence told apart', () => {
    const codes = (level: ReturnType<typeof shutterLevel>, entries = registry): readonly string[] =>
      validate(content, level, { registry: entries })
        .findings.filter(({ severity }) => severity === 'error')
        .map(({ code, root, path }) => `${code} ${root ? 'root' : 'cons'} ${path}`);
    expect(codes(shutterLevel('near'))).toEqual([]);
    expect(codes(shutterLevel('far'))).toEqual(['I12 root shutters.s1', 'I1 cons map']);
    const [first] = validate(content, shutterLevel('far'), { registry }).findings.filter(({ code }) => code === 'I12');
    expect(first).toMatchObject({
      gate: { kind: 'shutter', id: 's1' },
      missing: { kind: 'lever', candidates: [{ id: 'l1', room: 'lobby', gate: 's1 (raise s1)' }] },
    });
  });

  test('[DS-312] [DS-317] it is played by the rules: shut and said so, pulled once, then passed', () => {
    const hand = new Hand({ ...shutterLevel('near'), view: 'open' }, content, registry);
    expect(hand.legal).toContainEqual({ type: 'activateControl', control: 'l1' });
    hand.play('EEEE');
    expect(hand.refusal('E')).toBe('gate-shut');
    expect(hand.why('E')).toBe('The shutter s1 is shut; the lever of s1 opens it.');
    expect(hand.refusal('control l1')).toBe('not-adjacent');
    expect(hand.why('control l1')).toContain('inside Dock');
    hand.play('WWWW');
    expect(hand.refusal('S')).toBe('blocked-by-entity');
    expect(hand.play('control l1').events[0]).toMatchObject({ type: 'controlActivated', control: 'l1', hazard: 's1' });
    expect(hand.refusal('control l1')).toBe('no-change');
    hand.play('EEEEEEEEEE');
    expect(hand.status.is).toBe('won');
  });

  test('[DS-312] [DS-317] a gate may wait for facts of the game: power, a hazard fixed, an item in hand', () => {
    const waitsFor = (...facts: readonly string[]): Hand => gated([facts]);
    const shut = (hand: Hand): boolean => hand.refusal('E') === 'gate-shut';
    const doors = waitsFor('power:lobby');
    doors.play('EEE');
    expect(shut(doors)).toBe(true);
    doors.play('WWW', 'power t1 lobby on', 'EEE');
    expect(shut(doors)).toBe(false);
    const tool = waitsFor('tool:extinguisher');
    tool.play('EEE');
    expect(shut(tool)).toBe(true);
    tool.play('WWSN', 'EE');
    expect(shut(tool)).toBe(false);
    const fire = waitsFor('fix:h2');
    fire.play('EEE');
    fire.state.fixed[0] = 1;
    expect(shut(fire)).toBe(true);
    fire.state.fixed[1] = 1;
    expect(shut(fire)).toBe(false);
    const both = waitsFor('power:lobby', 'tool:extinguisher');
    both.play('power t1 lobby on', 'EEE');
    expect(shut(both)).toBe(true);
    both.play('WWSN', 'EE');
    expect(shut(both)).toBe(false);
    for (const unknown of ['power:nowhere', 'fix:nowhere', 'tool:nowhere']) {
      const hand = waitsFor(unknown);
      hand.play('power t1 lobby on', 'ESNEE');
      hand.state.fixed.fill(1);
      expect(shut(hand)).toBe(true);
    }
    expect(() => gated([['power:lobby'], ['tool:extinguisher']])).toThrow('one of several lists');
  });

  test('[DS-317] a lever names the gate it helps to open, also where that waits for more', () => {
    const more: Mechanic = {
      ...shutter,
      build: (given, layout, builder) => {
        const gate: typeof builder.gate = (one) =>
          builder.gate({ ...one, opens: [[...one.opens[0]!, builder.fact('power:lobby')]] });
        shutter.build(given, layout, Object.assign(Object.create(builder), { gate }));
      },
    };
    const hand = new Hand({ ...shutterLevel('near'), view: 'open' }, content, register(REGISTRY, more));
    expect(hand.play('control l1').events[0]).toMatchObject({ control: 'l1', hazard: 's1' });
  });

  test('[DS-312] [DS-317] the solver proves its par through the lever, and finds none where it lies behind its shutter', () => {
    const par = solvePar(content, shutterLevel('near'), { registry })!;
    expect(par).toMatchObject({ air: 11, exact: true });
    expect(par.plan[0]).toEqual([{ type: 'activateControl', control: 'l1' }]);
    expect(solvePar(content, shutterLevel('far'), { registry })).toBeNull();
  });

  test('[DS-315] an optional mechanic out of reach gives a note', () => {
    const bonus = register(REGISTRY, { ...shutter, presence: 'optional' });
    const found = validate(content, shutterLevel('side'), { registry: bonus }).findings;
    expect(found.filter(({ code }) => code === 'I12').map(({ severity }) => severity)).toEqual(['note']);
    const needed = validate(content, shutterLevel('side'), { registry }).findings;
    expect(needed.filter(({ code }) => code === 'I12').map(({ severity }) => severity)).toEqual(['error']);
  });
});
