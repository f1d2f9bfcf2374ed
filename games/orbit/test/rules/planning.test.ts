// The pending plan: editing, what may be set next, canonical and idle turns.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, Entry } from '../../src/actions.ts';
import { SUBSYSTEMS } from '../../src/data/names.ts';
import { game } from '../../src/index.ts';
import { ordersOf } from '../../src/refuse.ts';
import { planOf } from '../../src/rules/plan/entries.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import type { OrbitShape } from '../../src/shape.ts';
import { Bench, plan, scenario } from '../bench.ts';

const session = (level = 'first-blood'): Session<OrbitShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

const appraise = (bench: Bench, turn: readonly Action[]): Appraisal =>
  game.appraise!(bench.world, bench.state, turn, 'player') as unknown as Appraisal;

const revise = (bench: Bench, pending: readonly Action[], entry: Action): readonly Action[] =>
  game.revise!(bench.world, bench.state, pending, entry, 'player');

const engines = (value: number): Entry => ({ type: 'energy', subsystem: 'engines', value });

describe('the pending plan', () => {
  test('[OS-099] [OS-101] planning shows the pending state at once and leaves the committed one alone', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { laser: 2 } } }));
    const { rows, free } = appraise(bench, plan({ engines: 3, laser: 1 }));
    expect(rows.map(({ committed, pending }) => [committed, pending]).slice(0, 4)).toEqual([
      [0, 3],
      [0, 0],
      [0, 0],
      [2, 1],
    ]);
    expect(free).toBe(6);
    expect(bench.look('K').energy).toEqual([0, 0, 0, 2, 0, 0, 0]);
  });

  test('[OS-100] every field can be changed again and again, in any order', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 2 } }));
    let pending: readonly Action[] = [];
    for (const entry of [
      engines(1),
      ...plan({ vent: 1, transfer: 1 }),
      engines(3),
      ...plan({ phase: 2, vent: 2 }),
      engines(2),
    ])
      pending = revise(bench, pending, entry);
    expect(pending).toEqual([engines(2), ...plan({ vent: 2, phase: 2 })]);
  });

  test('[OS-102] [OS-103] only executing commits: planning and previewing move neither digest nor turn', () => {
    const playing = session();
    const before = [playing.digest(), playing.turns.length, playing.state.turn];
    playing.setPlan(plan({ engines: 2, phase: 1 }));
    playing.preview(3);
    game.appraise!(playing.world, playing.state, playing.pending, 'player');
    expect([playing.digest(), playing.turns.length, playing.state.turn]).toEqual(before);
    playing.commit();
    expect([playing.turns.length, playing.state.turn]).toEqual([1, 2]);
    expect(playing.digest()).not.toBe(before[0]);
  });

  test('[OS-104] a new turn starts from the committed energy with nothing ordered', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 1, laser: 2 } } }));
    expect(appraise(bench, []).plan).toEqual({
      energy: [1, 0, 0, 2, 0, 0, 0],
      vent: 0,
      rotate: false,
      move: { kind: 'coast', power: 0 },
      laser: 'auto',
      railgun: 'hold',
      launch: null,
    });
  });

  test('[OS-105] a plan has exactly its seven fields, each set by its entry', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 1, ammo: 1 }, red: { at: '1:0' } }));
    const entries = plan({
      missiles: 2,
      vent: 1,
      rotate: true,
      phase: 2,
      stance: 'defend',
      gun: 'brace',
      launch: 'red',
    });
    const made = planOf(bench.world, 0, ordersOf(bench.world, bench.state, entries));
    expect(made).toEqual({
      energy: [0, 0, 0, 0, 0, 2, 0],
      vent: 1,
      rotate: true,
      move: { kind: 'phase', power: 2 },
      laser: 'defend',
      railgun: 'brace',
      launch: 'red',
    });
  });

  test('[OS-106] auto attacks with a powered laser, holds with a dark one, and never is at fault', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    expect(appraise(bench, plan({ stance: 'auto' })).actions).toEqual([{ type: 'move', kind: 'coast', power: 0 }]);
    expect(appraise(bench, plan({ laser: 2, stance: 'auto' })).actions.at(-1)).toEqual({
      type: 'laser',
      stance: 'attack',
    });
    expect(bench.codes(plan({ laser: 1, stance: 'auto' }))).toEqual([]);
  });

  test('[OS-107] power is 0 exactly for coasting', () => {
    const bench = new Bench(scenario({ K: { at: '3:0', mass: 8, energy: { engines: 3 } } }));
    for (const kind of ['coast', 'transfer', 'phase'] as const)
      for (const power of [-1, 0, 1, 2, 3, 4]) {
        const isFine = kind === 'coast' ? power === 0 : power >= 1 && power <= 3;
        expect(bench.codes([{ type: 'move', kind, power }]).length === 0, `${kind} ${power}`).toBe(isFine);
      }
  });

  test('[OS-108] setting a field again replaces its entry', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    const first = revise(bench, [], engines(1));
    const both = revise(bench, first, { type: 'energy', subsystem: 'laser', value: 2 });
    expect(revise(bench, both, engines(3))).toEqual([engines(3), { type: 'energy', subsystem: 'laser', value: 2 }]);
    expect(both).toHaveLength(2);
  });

  test('[OS-110] lowering a subsystem under an order leaves the order in place and shows the violation', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { laser: 2 } } }));
    const pending = revise(bench, plan({ stance: 'attack' }), { type: 'energy', subsystem: 'laser', value: 0 });
    const { plan: shown, refusals } = appraise(bench, pending);
    expect(shown.laser).toBe('attack');
    expect(refusals).toMatchObject([{ code: 'laser-unpowered', field: 'laser', at: 0 }]);
  });

  test('[OS-111] lists what will be powered', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 4, shields: 2 } } }));
    expect(appraise(bench, plan({ engines: 1, railgun: 3, laser: 1 })).powered).toEqual(['engines', 'shields']);
  });

  test('[OS-112] lists every order with the reason where it is not to be had', () => {
    const bench = new Bench(scenario({ K: { at: '6:0', mass: 1, energy: { engines: 2 } }, red: { at: '1:0' } }));
    const options = Object.fromEntries(appraise(bench, []).options.map((one) => [one.id, one]));
    expect(Object.keys(options)).toEqual([
      'rotate',
      'coast',
      'transfer-1',
      'transfer-2',
      'transfer-3',
      'phase-1',
      'phase-2',
      'phase-3',
      'laser-auto',
      'laser-hold',
      'laser-attack',
      'laser-defend',
      'railgun-hold',
      'railgun-fire',
      'railgun-brace',
      'launch-none',
      'launch-red',
    ]);
    expect(options.rotate).toMatchObject({
      isAvailable: false,
      why: 'Turning needs 1 energy in Maneuvering Thrusters.',
    });
    expect(options['transfer-1']).toMatchObject({
      isAvailable: false,
      why: 'Ring 7 does not exist: rings run from 1 to 6.',
    });
    expect(options['phase-1']).toMatchObject({ isAvailable: true, why: null, end: { ring: 6, sector: 2 }, mass: 1 });
    expect(options['phase-2']?.why).toBe('This plan uses 2 reaction mass, 1 on board.');
    expect(options['phase-3']?.why).toBe('A hard burn needs 3 energy in Engines, planned 2.');
    expect(options['launch-red']?.why).toBe('Missiles need 2 energy, planned 0.');
    // every option that is offered is legal when taken, every other is refused with its reason
    for (const one of Object.values(options)) {
      const why = bench
        .refuse(one.id === 'rotate' ? plan({ rotate: true }) : [one.entry])
        .map((refusal) => refusal.why);
      if (one.isAvailable) expect(why).toEqual([]);
      else expect(why).toContain(one.why);
    }
  });

  test('[OS-113] [OS-334] a finished scenario takes no plan, not even the empty one, and publishes nothing', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', hull: 1, heat: 1 }, red: { class: 'cutter', at: '1:1' } }),
    ).play();
    for (const turn of [[], plan({ vent: 1 })])
      expect(bench.refuse(turn)).toEqual([
        { code: 'scenario-over', why: 'The scenario is over.', at: 0, field: 'turn' },
      ]);
    expect([...game.legal(bench.world, bench.state, [])]).toEqual([]);
    expect(game.mayRevise!(bench.world, bench.state, [], engines(1), 'player')).toMatchObject([
      { code: 'scenario-over' },
    ]);
    expect(bench.of('intentPublished')).toEqual([]);
    expect(game.view(bench.world, bench.state, 'player').intents).toEqual([]);
  });

  test('[OS-118] what could never be legal is not taken; everything else may stand in a plan', () => {
    const bench = new Bench(scenario({ K: { at: '1:0 R', heat: 2, installed: ['engines', 'laser'] } }));
    const may = (entry: Action): string[] =>
      game.mayRevise!(bench.world, bench.state, [], entry, 'player').map(({ code }) => code);
    expect(may(engines(-1))).toEqual(['negative-energy']);
    expect(may(engines(4))).toEqual(['subsystem-max']);
    expect(may({ type: 'vent', value: -1 })).toEqual(['vent-negative']);
    expect(may({ type: 'vent', value: 3 })).toEqual(['vent-exceeds-heat']);
    for (const entry of [
      engines(3),
      ...plan({ vent: 2, transfer: 3, stance: 'attack', gun: 'fire', rotate: true, launch: 'nobody' }),
    ])
      expect(may(entry)).toEqual([]);
  });
});

describe('what may be set next', () => {
  /** Every entry anybody could think of, in the order of the list. */
  const thinkable = (bench: Bench): Entry[] => [
    ...SUBSYSTEMS.flatMap((subsystem) =>
      [0, 1, 2, 3, 4, 5, 6].map((value): Entry => ({ type: 'energy', subsystem, value })),
    ),
    ...[0, 1, 2, 3, 4].map((value): Entry => ({ type: 'vent', value })),
    ...[false, true].map((value): Entry => ({ type: 'rotate', value })),
    ...plan({ coast: true }),
    ...[1, 2, 3].flatMap((power) => plan({ transfer: power })),
    ...[1, 2, 3].flatMap((power) => plan({ phase: power })),
    ...(['auto', 'hold', 'attack', 'defend'] as const).flatMap((stance) => plan({ stance })),
    ...(['hold', 'fire', 'brace'] as const).flatMap((gun) => plan({ gun })),
    ...plan({ launch: null }),
    ...bench.world.ships.flatMap(({ id }) => plan({ launch: id })),
    { type: 'turn', value: bench.state.turn },
  ];
  const field = (entry: Entry): string => (entry.type === 'energy' ? `energy.${entry.subsystem}` : entry.type);

  test('[OS-471] exactly the entries after which nothing is refused, in their order', () => {
    const bench = new Bench(
      scenario({
        K: { at: '5:0', heat: 2, mass: 2, ammo: 1, energy: { engines: 2, thrusters: 1, railgun: 4 } },
        red: { at: '1:0' },
        grey: { at: '2:0', side: 'grey' },
      }),
    );
    const beginnings: Entry[][] = [
      [],
      plan({ engines: 3, vent: 2 }),
      plan({ rotate: true, transfer: 2 }),
      plan({ laser: 2, missiles: 2, gun: 'fire' }),
      plan({ stance: 'attack' }), // refused as it stands: only what mends it is listed
    ];
    for (const pending of beginnings) {
      const set = new Set(pending.map(field));
      const expected = thinkable(bench).filter(
        (entry) => !set.has(field(entry)) && bench.refuse([...pending, entry]).length === 0,
      );
      expect([...game.legal(bench.world, bench.state, pending, 'player')]).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    }
  });

  test('[OS-472] the canonical turn: lowering, raising, vent, rotate, move, laser, railgun, launch; defaults and guard left out', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', heat: 2, ammo: 1, energy: { engines: 3, railgun: 5 } }, red: { at: '1:0' } }),
    );
    const turn = plan({
      engines: 2,
      railgun: 4,
      laser: 2,
      missiles: 2,
      vent: 1,
      rotate: false,
      phase: 1,
      stance: 'hold',
      gun: 'fire',
      launch: 'red',
      shields: 0,
    });
    const canonical = game.canonical!(bench.world, bench.state, [...turn.reverse(), { type: 'turn', value: 1 }]);
    expect(canonical).toEqual([
      ...plan({ engines: 2, railgun: 4 }),
      ...plan({ laser: 2, missiles: 2, vent: 1, phase: 1, stance: 'hold', gun: 'fire', launch: 'red' }),
    ]);
    for (let i = 0; i <= canonical.length; i++) expect(bench.refuse(canonical.slice(0, i))).toEqual([]);
  });

  test('[OS-473] idle vents what it can and does nothing else; the empty turn vents nothing', () => {
    for (const heat of [0, 2, 3, 7]) {
      const bench = new Bench(scenario({ K: { at: '4:0', heat, hull: 40, energy: { laser: 2 } } }));
      const idle = game.idle!(bench.world, bench.state);
      expect(idle).toEqual(heat === 0 ? [] : plan({ vent: Math.min(3, heat) }));
      expect(bench.play().look('K').heat).toBe(heat);
    }
  });

  test('[OS-449] the empty turn is legal: allocations stay, the ship coasts', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3, laser: 2 } } }));
    expect(bench.refuse([])).toEqual([]);
    expect(bench.play().look('K')).toMatchObject({ cell: '4:3', energy: [3, 0, 0, 2, 0, 0, 0] });
  });
});
