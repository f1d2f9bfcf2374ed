// Deallocation and the return limit, overclocking, heat damage, venting.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { SUBSYSTEMS } from '../../src/data/names.ts';
import { heatOf } from '../../src/rules/heat.ts';
import { Bench, plan, scenario, told } from '../bench.ts';

const { limit } = content.balance.return;
const full = { engines: 3, railgun: 5, laser: 2 };

describe('deallocation and the return limit', () => {
  test('[OS-059] energy taken back and heat vented share 3 a turn', () => {
    expect(limit).toBe(3);
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 5, energy: full } }));
    for (let taken = 0; taken <= 4; taken++)
      for (let vent = 0; vent <= 4; vent++) {
        const turn = plan({ railgun: 5 - taken, vent });
        expect(bench.codes(turn).length === 0, `${taken} + ${vent}`).toBe(taken + vent <= limit);
      }
  });

  test('[OS-060] the limit is one for the ship, not one for each subsystem', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: full } }));
    expect(bench.codes(plan({ engines: 2, railgun: 4, laser: 1 }))).toEqual([]);
    expect(bench.codes(plan({ engines: 1, railgun: 4, laser: 1 }))).toEqual(['dealloc-limit']);
  });

  test('[OS-061] [OS-062] only what ends lower than it was counts, by its net difference', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 2, railgun: 4 } } }));
    // raising one subsystem does not pay for lowering another
    expect(bench.codes(plan({ engines: 0, railgun: 2, laser: 2, shields: 2 }))).toEqual(['dealloc-limit']);
    // ending where it was costs nothing, whatever was tried on the way
    expect(bench.codes(plan({ engines: 2, railgun: 1 }))).toEqual([]);
    bench.play(plan({ engines: 2, railgun: 1 }));
    expect(bench.of('energyDeallocated').map(({ amount }) => amount)).toEqual([3]);
  });

  test('[OS-063] any whole amount up to the limit may be taken back', () => {
    for (let amount = 0; amount <= limit; amount++) {
      const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 } } }));
      expect(bench.play(plan({ railgun: 5 - amount })).look('K').energy[4]).toBe(5 - amount);
    }
  });

  test('[OS-064] a railgun of 5 gives back 3, then 2, and is inactive with 2 in between', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 } } }));
    bench.play(plan({ railgun: 2 }));
    expect(bench.codes(plan({ gun: 'fire' }))).toEqual(['railgun-unpowered']);
    expect(bench.play(plan({ railgun: 0 })).look('K').energy[4]).toBe(0);
  });

  test('[OS-065] energy taken back is free at once', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3, railgun: 5, laser: 2 } } }));
    expect(bench.codes(plan({ shields: 2 }))).toEqual(['reactor-exceeded']);
    bench.play(plan({ railgun: 3, shields: 2 }));
    expect(bench.look('K').energy).toEqual([3, 0, 0, 2, 3, 0, 2]);
  });

  test('[OS-066] allocating does not give the limit back', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 }, heat: 1 } }));
    expect(bench.codes(plan({ railgun: 2, engines: 3, vent: 1 }))).toEqual(['combined-limit']);
  });

  test('[OS-067] what is left of the limit is gone with the turn', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 } } }));
    bench.play();
    expect(bench.codes(plan({ railgun: 1 }))).toEqual(['dealloc-limit']);
  });

  test('[OS-068] an opponent gives back and vents no more than 3 either', () => {
    const bench = new Bench(scenario({ K: { at: '1:0' }, red: { class: 'ace', at: '6:12', heat: 9 } }));
    bench.play();
    expect(bench.of('heatVented')).toEqual([{ type: 'heatVented', ship: 'red', amount: limit, heat: 6 }]);
  });

  test('[OS-069] energy the limit leaves in a subsystem still counts against the reactor', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3, railgun: 5 } } }));
    bench.play(plan({ railgun: 2 }));
    expect(bench.refuse(plan({ laser: 2, shields: 2, missiles: 2 }))[0]?.why).toBe(
      'Planned 11 energy, the reactor has 10.',
    );
  });
});

describe('overclocking and heat generation', () => {
  const { tables } = new Bench(scenario({ K: { at: '4:0' } })).world;

  test('[OS-070] a subsystem is overclocked above its threshold', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 2 } } }));
    expect(bench.play().look('K').heat).toBe(0);
    expect(bench.play(plan({ engines: 3 })).look('K').heat).toBe(1);
  });

  test('[OS-071] [OS-072] heat is (energy − threshold) × rate, never below 0', () => {
    SUBSYSTEMS.forEach((id, i) => {
      for (let energy = 0; energy <= 8; energy++) {
        const { threshold, heatPerUnit } = content.subsystems[id];
        expect(heatOf(tables, i, energy, true)).toBe(Math.max(0, energy - threshold) * heatPerUnit);
      }
    });
  });

  test('[OS-073] engines at 3 heat 1 a turn, burning or not', () => {
    for (const turn of [plan({ engines: 3 }), plan({ engines: 3, transfer: 1 }), plan({ engines: 3, phase: 3 })]) {
      const bench = new Bench(scenario({ K: { at: '3:0' } })).play(turn);
      expect(bench.of('heatGenerated')[0]).toMatchObject({ amount: 1, engines: 1, railgun: 0, shields: 0 });
    }
  });

  test('[OS-074] [OS-075] the railgun heats 1 at 4 and 2 at 5 when it fires, and nothing when it is held', () => {
    for (const [railgun, heat] of [
      [4, 1],
      [5, 2],
    ] as const) {
      const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun } } }));
      expect(bench.play().look('K').heat).toBe(0);
      expect(bench.play(plan({ gun: 'fire' })).of('heatGenerated')[0]).toMatchObject({ railgun: heat, heat });
    }
  });

  test('[OS-076] a shot heats whether it hits or misses', () => {
    for (const at of ['4:3', '2:3']) {
      const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 4 } }, red: { at } }));
      expect(bench.playAlone(plan({ gun: 'fire' })).look('K').heat).toBe(1);
    }
  });

  test('[OS-077] what has no heat rate never heats', () => {
    const energy = { thrusters: 1, scoop: 1, laser: 2, missiles: 2, shields: 2 };
    const bench = new Bench(scenario({ K: { at: '4:0', ammo: 1, energy }, red: { at: '1:0' } }));
    bench.playAlone(plan({ rotate: true, stance: 'attack', launch: 'red' }));
    expect(bench.of('heatGenerated')).toEqual([]);
  });

  test('[OS-078] shields that absorb heat 1, however much they absorbed', () => {
    const heats = [1, 2].map((count) => {
      const reds = Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`red${i}`, { class: 'cutter', at: '3:23' }]),
      );
      const bench = new Bench(scenario({ K: { at: '4:0', energy: { shields: 2 } }, ...reds }));
      bench.play([], { '*': plan({ stance: 'attack' }) });
      return bench.of('heatGenerated').find(({ ship }) => ship === 'K');
    });
    for (const heat of heats) expect(heat).toMatchObject({ amount: 1, shields: 1 });
    expect(new Bench(scenario({ K: { at: '4:0', energy: { shields: 2 } } })).play().look('K').heat).toBe(0);
  });

  test('[OS-079] heat goes by the energy after the plan', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3 } } }));
    expect(bench.play(plan({ engines: 2 })).look('K').heat).toBe(0);
  });

  test('[OS-080] one event adds all heat of a ship, by source; none where there is none', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', mass: 6, energy: { engines: 3, railgun: 5, shields: 2 } },
        red: { class: 'cutter', at: '3:23' },
      }),
    );
    bench.play(plan({ gun: 'brace' }), { red: plan({ stance: 'attack' }) });
    expect(bench.of('heatGenerated')).toEqual([
      { type: 'heatGenerated', ship: 'K', amount: 4, engines: 1, railgun: 2, shields: 1, heat: 4 },
    ]);
    expect(Object.keys(bench.of('heatGenerated')[0]!)).toEqual([
      'type',
      'ship',
      'amount',
      'engines',
      'railgun',
      'shields',
      'heat',
    ]);
  });

  test('[OS-081] heat stays on board and adds up until it is vented', () => {
    const bench = new Bench(scenario({ K: { at: '5:0', energy: { engines: 3 } } }));
    expect([1, 2, 3].map(() => bench.play().look('K').heat)).toEqual([1, 2, 3]);
    bench.play(plan({ engines: 2 }));
    expect(bench.look('K').heat).toBe(3);
  });
});

describe('heat damage', () => {
  test('[OS-082] carried heat that was not vented costs 1 hull a unit', () => {
    expect(content.balance.heat.damagePerUnit).toBe(1);
    for (let vent = 0; vent <= 3; vent++) {
      const bench = new Bench(scenario({ K: { at: '4:0', heat: 5 } }));
      expect(bench.play(plan({ vent })).look('K')).toMatchObject({ hull: 12 - (5 - vent), heat: 5 - vent });
    }
  });

  test('[OS-083] [OS-084] [OS-085] new heat does no damage in its turn, and the same damage every turn after', () => {
    const bench = new Bench(scenario({ K: { at: '5:0', energy: { railgun: 5 }, mass: 6 } }));
    bench.play(plan({ gun: 'fire' }));
    expect(bench.look('K')).toMatchObject({ hull: 12, heat: 2 });
    expect([1, 2, 3].map(() => bench.play().look('K').hull)).toEqual([10, 8, 6]);
    const types = new Bench(scenario({ K: { at: '5:0', heat: 1, energy: { engines: 3 } } }))
      .play()
      .events.map(({ type }) => type);
    expect(types.indexOf('heatDamaged')).toBeLessThan(types.indexOf('heatGenerated'));
  });

  test('[OS-086] heat is one number without ages: old and new heat burn alike from the next turn on', () => {
    const bench = new Bench(scenario({ K: { at: '5:0', heat: 1, energy: { engines: 3 } } }));
    bench.play();
    expect(bench.look('K')).toMatchObject({ hull: 11, heat: 2 });
    expect(bench.play(plan({ vent: 1 })).of('heatDamaged')).toEqual([
      { type: 'heatDamaged', ship: 'K', amount: 1, hull: 10 },
    ]);
  });

  test('[OS-087] shields take nothing off heat damage', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 2, energy: { shields: 2 } } }));
    bench.play();
    expect(bench.of('damageAbsorbed')).toEqual([]);
    expect(bench.look('K').hull).toBe(10);
  });

  test('[OS-088] the event carries the full amount, also beyond the hull and for a hull already at 0', () => {
    const over = new Bench(scenario({ K: { at: '4:0', hull: 2, heat: 7 } })).play();
    expect(over.of('heatDamaged')).toEqual([{ type: 'heatDamaged', ship: 'K', amount: 7, hull: 0 }]);
    const shot = new Bench(
      scenario({ K: { at: '4:0', energy: { railgun: 4 } }, red: { at: '4:3', hull: 3, heat: 2 } }),
    );
    shot.playAlone(plan({ gun: 'fire' }));
    expect(shot.of('hullDamaged')[0]).toMatchObject({ hull: 0 });
    expect(shot.of('heatDamaged')).toEqual([{ type: 'heatDamaged', ship: 'red', amount: 2, hull: 0 }]);
    expect(new Bench(scenario({ K: { at: '4:0', heat: 2 } })).play(plan({ vent: 2 })).of('heatDamaged')).toEqual([]);
  });

  test('[OS-089] a ship that burns up has still moved and fired', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', hull: 2, heat: 5, energy: { railgun: 4 } }, red: { at: '4:3', hull: 9 } }),
    );
    bench.playAlone(plan({ gun: 'fire' }));
    expect(bench.look('K')).toMatchObject({ cell: '3:3', isAlive: false });
    expect(bench.look('red').hull).toBe(4);
  });
});

describe('venting', () => {
  test('[OS-090] from 0 to the heat on board', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 2 } }));
    expect([-1, 0, 1, 2, 3].map((vent) => bench.codes(plan({ vent })))).toEqual([
      ['vent-negative'],
      [],
      [],
      [],
      ['vent-exceeds-heat'],
    ]);
  });

  test('[OS-091] counts unit for unit towards the limit', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 9, energy: { railgun: 5 } } }));
    expect([4, 3, 2, 1].map((railgun) => bench.codes(plan({ railgun, vent: 2 })).length)).toEqual([0, 1, 1, 1]);
  });

  test('[OS-092] [OS-093] happens before heat damage and before new heat, which cannot be vented yet', () => {
    const bench = new Bench(scenario({ K: { at: '5:0', heat: 1, energy: { engines: 3 } } }));
    expect(bench.codes(plan({ vent: 2 }))).toEqual(['vent-exceeds-heat']);
    bench.play(plan({ vent: 1 }));
    expect(told(bench.events)).toEqual(['heatVented K 1 0', 'heatGenerated K 1 1 0 0 1', 'turnEnded 1']);
    expect(bench.codes(plan({ vent: 1 }))).toEqual([]);
  });

  test('[OS-094] vented heat is gone', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 3 } }));
    bench.play(plan({ vent: 3 }));
    for (let turn = 0; turn < 3; turn++) expect(bench.play().look('K')).toMatchObject({ heat: 0, hull: 12 });
  });

  test('[OS-095] nothing but venting takes heat away', () => {
    for (const turn of [[], plan({ engines: 2 }), plan({ engines: 2, transfer: 1 }), plan({ engines: 0 })]) {
      const bench = new Bench(scenario({ K: { at: '5:0', heat: 3, hull: 30, energy: { engines: 2 } } }));
      expect(bench.play(turn).look('K').heat).toBe(3);
    }
  });

  test('[OS-096] needs no energy and goes with burning and firing', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 1, energy: { engines: 2, railgun: 4 } } }));
    expect(bench.codes(plan({ vent: 1, phase: 2, gun: 'fire' }))).toEqual([]);
    expect(
      new Bench(scenario({ K: { at: '4:0', heat: 1, installed: [] } })).play(plan({ vent: 1 })).look('K').heat,
    ).toBe(0);
  });

  test('[OS-097] is told with its amount, and not at all for 0', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 3 } }));
    expect(bench.play(plan({ vent: 2 })).of('heatVented')).toEqual([
      { type: 'heatVented', ship: 'K', amount: 2, heat: 1 },
    ]);
    expect(bench.play(plan({ vent: 0 })).of('heatVented')).toEqual([]);
  });
});
