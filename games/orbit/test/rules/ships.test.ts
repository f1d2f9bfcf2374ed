// Ships, reactor and allocation, activation, and the subsystem table.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { SUBSYSTEMS } from '../../src/data/names.ts';
import { game } from '../../src/index.ts';
import { isHostile } from '../../src/rules/ships.ts';
import { Bench, plan, scenario } from '../bench.ts';

const kestrel = content.classes.kestrel!;

describe('a ship', () => {
  test('[OS-017] has a name, a place, a hull, heat, mass, missiles, a reactor and seven energies, all in the view', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:7 R', heat: 2, mass: 3, ammo: 1, energy: { engines: 2 } },
        red: { class: 'cutter', at: '2:1', target: 'K' },
      }),
    );
    const [own, cutter] = game.view(bench.world, bench.state, 'player').ships;
    expect(own).toMatchObject({
      id: 'K',
      classId: 'kestrel',
      side: 'blue',
      ring: 4,
      sector: 7,
      facing: 'retrograde',
      hull: kestrel.hull,
      hullMax: kestrel.hull,
      heat: 2,
      mass: 3,
      tank: kestrel.tank,
      ammo: 1,
      reactor: 10,
      target: null,
      isAlive: true,
    });
    expect(own!.subsystems.map(({ id }) => id)).toEqual(SUBSYSTEMS);
    expect(own!.subsystems.map(({ energy }) => energy)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(cutter).toMatchObject({ ai: 'raider', target: 'K', side: 'red' });
  });

  test('[OS-018] blue and red are hostile to each other, grey to nobody', () => {
    const { world } = new Bench(
      scenario({ K: { at: '1:0' }, b: { at: '1:0', side: 'blue' }, r: { at: '1:0' }, g: { at: '1:0', side: 'grey' } }),
    );
    const hostile = [0, 1, 2, 3].map((a) => [0, 1, 2, 3].filter((b) => isHostile(world, a, b)));
    expect(hostile).toEqual([[2], [2], [0, 1], []]);
  });

  test('[OS-019] in solo play the first ship of the roster is the only one planned for', () => {
    for (const { level } of game.levels) {
      if (!('goal' in level)) continue;
      const { world } = new Bench(level);
      expect(world.seats).toEqual([0]);
      expect(world.sides[0]).toBe(0);
    }
  });

  test('[OS-020] a destroyed ship keeps its state, moves and fires no more, stops no slug and cannot be launched at', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', energy: { railgun: 4, missiles: 2, engines: 1 }, ammo: 2, mass: 8 },
        wreck: { at: '4:5', hull: 5 },
        behind: { at: '4:6', hull: 12 },
      }),
    );
    bench.playAlone(plan({ gun: 'brace' }));
    const dead = bench.look('wreck');
    expect(dead).toMatchObject({ isAlive: false, hull: 0, cell: '4:8' });
    bench.playAlone(plan({ gun: 'brace', vent: 1 })); // from 4:6, past the wreck, at 4:12
    expect(bench.look('wreck')).toEqual(dead);
    expect(bench.of('railgunHit')[0]?.target).toBe('behind');
    expect(bench.codes(plan({ launch: 'wreck' }))).toEqual(['target-invalid']);
  });

  test('[OS-020] a wreck takes part in no phase, whatever it was ordered and whatever it carries', () => {
    const armed = { engines: 1, thrusters: 1, scoop: 1, laser: 2, missiles: 2 };
    const bench = new Bench(
      scenario({
        K: { at: '4:0', energy: { railgun: 5, engines: 1 }, mass: 8 },
        wreck: {
          class: 'kestrel',
          side: 'red',
          at: '4:2',
          hull: 1,
          heat: 2,
          mass: 1,
          ammo: 2,
          energy: armed,
        },
        near: { at: '5:2' },
      }),
    );
    bench.playAlone(plan({ gun: 'brace' }));
    const dead = bench.look('wreck');
    expect(dead).toMatchObject({ isAlive: false, heat: 2, mass: 3, ammo: 2 });
    for (const orders of [
      plan({ coast: true, stance: 'attack', launch: 'K', vent: 1 }),
      plan({ engines: 0, laser: 0, rotate: true, transfer: 1 }),
      plan({ railgun: 4, gun: 'fire', stance: 'defend', phase: 1 }),
    ]) {
      const { state } = bench;
      bench.play(plan({ vent: Math.min(3, bench.look('K').heat) }), { wreck: orders });
      expect(bench.look('wreck')).toEqual(dead);
      expect(bench.events.filter((event) => 'ship' in event && event.ship === 'wreck')).toEqual([]);
      bench.state = state;
    }
  });

  test('[OS-021] hull stays within 0 and its most, whatever hits', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 } }, red: { at: '4:3', hull: 2 } }));
    bench.playAlone(plan({ gun: 'fire' }));
    expect(bench.of('hullDamaged')[0]).toMatchObject({ ship: 'red', amount: 7, hull: 0 });
    expect(bench.look('red').hull).toBe(0);
    const { world, state } = new Bench(scenario({ K: { at: '4:0', hull: 20 } }));
    expect(game.view(world, state, 'player').ships[0]).toMatchObject({ hull: 20, hullMax: 20 });
  });

  test('[OS-022] heat is never negative and has no cap', () => {
    const bench = new Bench(scenario({ K: { at: '5:0', hull: 99, heat: 60, energy: { engines: 3 } } }));
    expect(bench.play().look('K').heat).toBe(61);
    expect(bench.codes(plan({ vent: 62 }))).toContain('vent-exceeds-heat');
  });

  test('[OS-023] mass stays between 0 and the tank', () => {
    const full = new Bench(scenario({ K: { at: '1:0', mass: kestrel.tank - 1, energy: { scoop: 1 } } }));
    expect(full.play().look('K').mass).toBe(kestrel.tank);
    const empty = new Bench(scenario({ K: { at: '3:0', mass: 0, energy: { engines: 1 } } }));
    expect(empty.codes(plan({ phase: 1 }))).toEqual(['mass-short']);
  });

  test('[OS-024] a missing subsystem holds 0 and takes none', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', installed: ['engines'] } }));
    expect(bench.look('K').energy).toEqual([0, 0, 0, 0, 0, 0, 0]);
    for (const subsystem of SUBSYSTEMS.slice(1))
      expect(bench.codes([{ type: 'energy', subsystem, value: 1 }])).toEqual(['not-installed']);
  });
});

describe('reactor and allocation', () => {
  test('[OS-025] a reactor has 10 units, the player starts with as many', () => {
    expect(content.balance.reactor.size).toBe(10);
    for (const { level } of game.levels) expect(new Bench(level).world.ships[0]!.reactor).toBe(10);
  });

  test('[OS-026] neither heat, hits nor a burnt hull change the size of the reactor', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', heat: 2, hull: 11, energy: { shields: 2 } }, red: { class: 'cutter', at: '3:23' } }),
    );
    for (let turn = 0; turn < 2; turn++) bench.play();
    expect(bench.look('K').hull).toBeLessThan(11);
    expect(bench.codes(plan({ engines: 3, laser: 2, railgun: 3 }))).toEqual([]);
    expect(bench.refuse(plan({ engines: 3, laser: 2, railgun: 4 }))[0]?.why).toContain('the reactor has 10');
  });

  test('[OS-027] free energy is what the reactor has beyond all allocations', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 2, laser: 2 } } }));
    expect(game.view(bench.world, bench.state, 'player').ships[0]!.free).toBe(6);
    expect(Object.keys(bench.state)).not.toContain('free');
  });

  test('[OS-028] a plan may fill the reactor and not one unit more', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    expect(bench.codes(plan({ engines: 2, railgun: 4, laser: 2, shields: 2 }))).toEqual([]);
    expect(bench.codes(plan({ engines: 3, railgun: 4, laser: 2, shields: 2 }))).toEqual(['reactor-exceeded']);
  });

  test('[OS-029] any number of free units may be allocated in one turn', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    bench.play(plan({ engines: 3, railgun: 5, laser: 2 }));
    expect(bench.look('K').energy).toEqual([3, 0, 0, 2, 5, 0, 0]);
  });

  test('[OS-029] [OS-160] one plan may raise all seven, and all seven are told', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    bench.play(plan(Object.fromEntries(SUBSYSTEMS.map((one) => [one, 1]))));
    expect(bench.of('energyAllocated').map(({ subsystem, energy }) => [subsystem, energy])).toEqual(
      SUBSYSTEMS.map((one) => [one, 1]),
    );
  });

  test('[OS-030] every subsystem has its own most', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    SUBSYSTEMS.forEach((subsystem, i) => {
      const most = bench.world.tables.max[i]!;
      expect(bench.codes([{ type: 'energy', subsystem, value: most }])).toEqual([]);
      expect(bench.codes([{ type: 'energy', subsystem, value: most + 1 }])).toEqual(['subsystem-max']);
    });
  });

  test('[OS-031] [OS-033] energy stays where it is: an empty turn, heat and damage move none', () => {
    const energy = { engines: 3, railgun: 5, shields: 2 };
    const bench = new Bench(scenario({ K: { at: '4:0', energy, heat: 2 }, red: { class: 'cutter', at: '3:23' } }));
    for (let turn = 0; turn < 3; turn++) bench.play();
    expect(bench.look('K').hull).toBeLessThan(12);
    expect(bench.look('K').energy).toEqual([3, 0, 0, 0, 5, 0, 2]);
  });

  test('[OS-032] using a subsystem does not use up its energy', () => {
    const energy = { engines: 1, laser: 2, railgun: 4, shields: 2, scoop: 1 };
    const bench = new Bench(scenario({ K: { at: '4:0', energy }, red: { class: 'cutter', at: '3:23' } }));
    bench.play(plan({ gun: 'brace' }));
    expect(bench.of('massScooped', 'laserFired', 'railgunFired', 'damageAbsorbed').length).toBeGreaterThanOrEqual(4);
    expect(bench.look('K').energy).toEqual([1, 0, 1, 2, 4, 0, 2]);
  });

  test('[OS-034] a destroyed ship gives its energy to nobody', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', energy: { railgun: 4 } },
        red: { class: 'drone', at: '4:3' },
        b: { class: 'freighter', at: '6:0' },
      }),
    );
    const before = bench.look('b').energy;
    bench.playAlone(plan({ gun: 'fire' }));
    expect(bench.look('red').isAlive).toBe(false);
    expect(bench.look('b').energy).toEqual(before);
    expect(game.view(bench.world, bench.state, 'player').ships[0]!.free).toBe(6);
  });
});

describe('activation and power levels', () => {
  test('[OS-035] a subsystem is active from its minimum upwards', () => {
    const { world, state } = new Bench(scenario({ K: { at: '4:0', energy: { laser: 1, railgun: 4, shields: 2 } } }));
    const active = game.view(world, state, 'player').ships[0]!.subsystems.filter(({ isActive }) => isActive);
    expect(active.map(({ id }) => id)).toEqual(['railgun', 'shields']);
  });

  test('[OS-036] energy below the minimum is held and does nothing', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', energy: { laser: 1, railgun: 3, shields: 1 } },
        red: { class: 'cutter', at: '3:23' },
      }),
    );
    expect(bench.codes(plan({ stance: 'attack', gun: 'fire' }))).toEqual(['laser-unpowered', 'railgun-unpowered']);
    bench.play();
    expect(bench.of('laserFired').filter(({ ship }) => ship === 'K')).toEqual([]);
    expect(bench.of('damageAbsorbed')).toEqual([]);
    expect(bench.look('K').energy).toEqual([0, 0, 0, 1, 3, 0, 1]);
  });

  test('[OS-037] [OS-038] what is powered in this turn works in it, what is lowered below its minimum does not', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { laser: 2 } } }));
    expect(bench.codes(plan({ engines: 1, transfer: 1 }))).toEqual([]);
    expect(bench.codes(plan({ laser: 1, stance: 'attack' }))).toEqual(['laser-unpowered']);
  });

  test('[OS-039] [OS-040] crossing the minimum is told once, either way', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 4 } } }));
    bench.play(plan({ railgun: 2, engines: 2 }));
    expect(bench.of('subsystemActivated')).toEqual([
      { type: 'subsystemActivated', ship: 'K', subsystem: 'engines', energy: 2 },
    ]);
    expect(bench.of('subsystemDeactivated')).toEqual([
      { type: 'subsystemDeactivated', ship: 'K', subsystem: 'railgun', energy: 2 },
    ]);
    bench.play(plan({ railgun: 1, engines: 3 }));
    expect(bench.of('subsystemActivated', 'subsystemDeactivated')).toEqual([]);
  });

  test('[OS-041] no subsystem works at 0 energy', () => {
    const { world, state } = new Bench(scenario({ K: { at: '4:0' } }));
    for (const row of game.view(world, state, 'player').ships[0]!.subsystems) {
      expect(row.min).toBeGreaterThanOrEqual(1);
      expect(row.isActive).toBe(false);
    }
  });

  test('[OS-042] venting, docking and being told intents need no energy', () => {
    const bench = new Bench(
      scenario(
        { K: { at: '4:0', heat: 2 }, pier: { class: 'beacon', at: '4:0' }, red: { class: 'cutter', at: '1:12' } },
        { goal: { kind: 'dock', ship: 'pier', turns: 2 } },
      ),
    );
    expect(game.view(bench.world, bench.state, 'player').intents.map(({ ship }) => ship)).toContain('red');
    bench.play(plan({ vent: 2 }));
    expect(bench.look('K').heat).toBe(0);
    expect(bench.of('dockHeld')).toEqual([{ type: 'dockHeld', count: 1 }]);
  });

  const burns = (engines: number): number[] => {
    const bench = new Bench(scenario({ K: { at: '3:0', mass: 8 } }));
    return [1, 2, 3].filter((power) =>
      (['transfer', 'phase'] as const).every((kind) => bench.codes(plan({ engines, [kind]: power })).length === 0),
    );
  };
  test('[OS-043] [OS-044] [OS-045] engines at 1, 2 and 3 burn soft, medium and hard', () => {
    expect([0, 1, 2, 3].map(burns)).toEqual([[], [1], [1, 2], [1, 2, 3]]);
    expect(new Bench(scenario({ K: { at: '3:0' } })).codes(plan({ engines: 1, coast: true }))).toEqual([]);
    expect(content.subsystems.engines.threshold).toBe(2);
  });

  test('[OS-046] a softer burn than the engines hold is legal; their heat comes all the same', () => {
    const bench = new Bench(scenario({ K: { at: '3:0' } }));
    bench.play(plan({ engines: 3, transfer: 1 }));
    expect(bench.look('K')).toMatchObject({ cell: '4:3', mass: 5, heat: 1 });
  });

  test('[OS-047] the railgun is inactive at 1 to 3, fires standard at 4 and overcharged at 5', () => {
    const shots = [1, 2, 3, 4, 5].map((railgun) => {
      const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun } }, red: { at: '4:2', hull: 20 } }));
      return bench.codes(plan({ gun: 'fire' })).length > 0
        ? 0
        : bench.playAlone(plan({ gun: 'fire' })).of('railgunHit')[0]!.damage;
    });
    expect(shots).toEqual([0, 0, 0, content.balance.railgun.damageStandard, content.balance.railgun.damageOvercharged]);
  });

  test('[OS-048] five subsystems have one level: their minimum is their maximum', () => {
    const { tables } = new Bench(scenario({ K: { at: '4:0' } })).world;
    const single = SUBSYSTEMS.filter((_, i) => tables.min[i] === tables.max[i]);
    expect(single).toEqual(['thrusters', 'scoop', 'laser', 'missiles', 'shields']);
  });
});

describe('the subsystem table', () => {
  const row = (id: (typeof SUBSYSTEMS)[number]): number[] => {
    const { min, rated, threshold, heatPerUnit } = content.subsystems[id];
    return [min, rated, threshold, heatPerUnit];
  };
  test('[OS-049] engines: 1, 2, 2, 1', () => expect(row('engines')).toEqual([1, 2, 2, 1]));
  test('[OS-050] thrusters: 1, 1, 1, 0', () => expect(row('thrusters')).toEqual([1, 1, 1, 0]));
  test('[OS-051] scoop: 1, 1, 1, 0', () => expect(row('scoop')).toEqual([1, 1, 1, 0]));
  test('[OS-052] laser: 2, 2, 2, 0', () => expect(row('laser')).toEqual([2, 2, 2, 0]));
  test('[OS-053] railgun: 4, 4, 3, 1, and hot when it fires at 4', () => {
    expect(row('railgun')).toEqual([4, 4, 3, 1]);
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 4 } } }));
    expect(bench.play(plan({ gun: 'fire' })).look('K').heat).toBe(1);
  });
  test('[OS-054] missiles: 2, 2, 2, 0', () => expect(row('missiles')).toEqual([2, 2, 2, 0]));
  test('[OS-055] shields: 2, 2, 2, 0', () => expect(row('shields')).toEqual([2, 2, 2, 0]));

  test('[OS-056] overdrive is one unit exactly where overclocking heats', () => {
    const { tables } = new Bench(scenario({ K: { at: '4:0' } })).world;
    SUBSYSTEMS.forEach((id, i) => {
      const { rated, heatPerUnit, overdrive } = content.subsystems[id];
      expect(overdrive).toBe(heatPerUnit > 0 ? 1 : 0);
      expect(tables.max[i]).toBe(rated + overdrive);
    });
  });

  test('[OS-057] engines hold 3 and the railgun 5, not 4 and 6', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    expect(bench.codes(plan({ engines: 3, railgun: 5 }))).toEqual([]);
    expect(bench.codes(plan({ engines: 4 }))).toEqual(['subsystem-max']);
    expect(bench.codes(plan({ railgun: 6 }))).toEqual(['subsystem-max']);
  });

  test('[OS-058] a reactor never fills the ship: 14 rated, 16 enforced, 10 in the reactor', () => {
    const { tables } = new Bench(scenario({ K: { at: '4:0' } })).world;
    expect(SUBSYSTEMS.reduce((sum, id) => sum + content.subsystems[id].rated, 0)).toBe(14);
    expect(tables.max.reduce((sum, max) => sum + max, 0)).toBe(16);
    expect(content.balance.reactor.size).toBeLessThan(14);
  });
});
