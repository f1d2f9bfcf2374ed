// Laser, defence against missiles, and railgun.

import { diceOf, RecordingTape } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { OrbitEvent } from '../../src/events.ts';
import { ordersOf } from '../../src/refuse.ts';
import { laneCells, reachCells, windowCells } from '../../src/rules/board.ts';
import { causesOf } from '../../src/rules/resolution.ts';
import { lasers } from '../../src/rules/weapons/lasers.ts';
import { Bench, plan, type Spec, scenario, told } from '../bench.ts';

const { laser, railgun } = content.balance;
const { tables } = new Bench(scenario({ K: { at: '4:0' } })).world;
const armed = { laser: 2 };

/** Whom the player's laser hits, with red hulks in these cells (after a turn of coasting they are where it counts). */
const hitBy = (from: string, cells: Readonly<Record<string, string | Spec>>, more: Partial<Spec> = {}): string[] => {
  const reds = Object.entries(cells).map(([id, one]) => [id, typeof one === 'string' ? { at: one } : one] as const);
  const bench = new Bench(scenario({ K: { at: from, energy: armed, ...more }, ...Object.fromEntries(reds) }));
  return bench
    .playAlone(plan({ stance: 'attack' }))
    .of('laserHit')
    .map(({ target }) => target);
};

/** A cell from which coasting ends in the given one. */
const before = (ring: number, sector: number): string =>
  `${ring}:${(((sector - content.balance.board.speed[ring - 1]!) % 24) + 24) % 24}`;

describe('broadside laser', () => {
  test('[OS-210] one stance a turn: attack or defend, never both; auto attacks', () => {
    const red = { class: 'picket', at: before(3, 4), ammo: 1 };
    const run = (stance: 'auto' | 'attack' | 'defend' | 'hold') => {
      const bench = new Bench(scenario({ K: { at: before(4, 0), energy: armed, hull: 20 }, red }));
      bench.playAlone(plan({ stance: 'hold' }));
      bench.play(plan({ stance }), { red: plan({ stance: 'hold' }) });
      return bench.of('laserFired').map((event) => event.stance);
    };
    expect(['auto', 'attack', 'defend', 'hold'].map((one) => run(one as 'auto'))).toEqual([
      ['attack'],
      ['attack'],
      ['defend'],
      [],
    ]);
  });

  test('[OS-211] [OS-212] the window: the two rings beside, two sectors either way, not the own ring', () => {
    for (let ring = 1; ring <= 6; ring++) {
      const cells = windowCells(tables, ring, 1);
      expect(cells).toHaveLength(ring === 1 || ring === 6 ? 5 : 10);
      const inWindow = new Set(cells.map((cell) => `${cell.ring}:${cell.sector}`));
      for (let to = 1; to <= 6; to++)
        for (let sector = 0; sector < 24; sector++) {
          const hit = hitBy(before(ring, 1), { red: before(to, sector) }).length > 0;
          expect(hit, `${ring}:1 at ${to}:${sector}`).toBe(inWindow.has(`${to}:${sector}`));
        }
      expect(cells.some((cell) => cell.ring === ring)).toBe(false);
    }
    expect(windowCells(tables, 3, 0).map(({ sector }) => sector)).toEqual([22, 23, 0, 1, 2, 22, 23, 0, 1, 2]);
  });

  test('[OS-213] up to three hostile ships, each for the full damage', () => {
    expect([laser.maxShips, laser.damage]).toEqual([3, 3]);
    const cells = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`h${i}`, before(3, 0)]));
    const bench = new Bench(
      scenario({
        K: { at: before(4, 0), energy: armed },
        ...Object.fromEntries(Object.entries(cells).map(([id, at]) => [id, { at }])),
      }),
    );
    bench.playAlone(plan({ stance: 'attack' }));
    expect(bench.of('laserHit').map(({ damage }) => damage)).toEqual([3, 3, 3]);
    expect(['h1', 'h2', 'h3', 'h4', 'h5'].map((id) => bench.look(id).hull)).toEqual([3, 3, 3, 6, 6]);
  });

  test('[OS-214] nearer sectors first, then roster order', () => {
    const order = hitBy(before(4, 0), {
      far: before(3, 2),
      near: before(5, 1),
      alsoFar: before(5, 22),
      here: before(3, 0),
      alsoNear: before(3, 23),
    });
    expect(order).toEqual(['here', 'near', 'alsoNear']);
  });

  test('[OS-215] spares friends and grey ships, and nothing between is in its way', () => {
    expect(
      hitBy(before(4, 0), {
        friend: { at: before(3, 0), side: 'blue' },
        grey: { at: before(3, 0), side: 'grey' },
        red: before(3, 1),
      }),
    ).toEqual(['red']);
  });

  test('[OS-216] works the same for either facing', () => {
    for (const facing of ['P', 'R'])
      expect(hitBy(`${before(4, 0)} ${facing}`, { a: before(3, 2), b: before(5, 22) })).toEqual(['a', 'b']);
  });

  test('[OS-224] costs no mass, makes no heat and goes with any move', () => {
    for (const move of [{ coast: true }, { transfer: 1 }, { phase: 2 }] as const) {
      const bench = new Bench(scenario({ K: { at: '4:0', mass: 6, energy: { engines: 2, laser: 2 } } }));
      bench.play(plan({ ...move, stance: 'attack' }));
      expect(bench.of('laserFired')).toEqual([{ type: 'laserFired', ship: 'K', stance: 'attack', targets: 0 }]);
      const burned = 'transfer' in move ? 1 : 'phase' in move ? 2 : 0;
      expect(bench.look('K')).toMatchObject({ heat: 0, mass: 6 - burned });
    }
  });
});

/** Missiles of red pickets on their way to K, as they lie after this turn's flight. */
const salvo = (launches: readonly (readonly [from: string, hold?: boolean])[], target = 'K'): Bench => {
  const pickets = Object.fromEntries(
    launches.map(([at], i) => [`p${i}`, { class: 'picket', at, ammo: 4 } satisfies Spec]),
  );
  const bench = new Bench(
    scenario({ K: { at: '3:0', hull: 60, energy: armed }, b: { class: 'station', at: '3:0', hull: 40 }, ...pickets }),
  );
  bench.play(
    plan({ stance: 'hold' }),
    Object.fromEntries(launches.map((_, i) => [`p${i}`, plan({ stance: 'hold', launch: target })])),
  );
  return bench;
};

describe('defence against missiles', () => {
  test('[OS-217] reaches the own ring and the two beside it, two sectors either way, two missiles at most', () => {
    expect(laser.maxMissiles).toBe(2);
    for (let ring = 1; ring <= 6; ring++)
      expect(reachCells(tables, ring, 0)).toHaveLength(ring === 1 || ring === 6 ? 10 : 15);
    const bench = salvo([['3:0'], ['3:0'], ['3:0']]);
    bench.play(plan({ stance: 'defend' }), { '*': plan({ stance: 'hold' }) });
    expect(bench.of('laserFired')[0]).toMatchObject({ stance: 'defend', targets: 2 });
    expect(bench.of('missileIntercepted')).toHaveLength(2);
  });

  test('[OS-218] nearer sector, then nearer ring, then the lower id', () => {
    const bench = new Bench(scenario({ K: { at: '3:8', energy: armed }, red: { class: 'picket', at: '6:0' } }));
    const picks = (...cells: readonly (readonly [ring: number, sector: number])[]): number[] => {
      const state = {
        ...bench.state,
        missiles: Int16Array.from(cells.flatMap(([ring, sector], i) => [i + 1, 1, 0, ring, sector, 4])),
      };
      const tape = new RecordingTape<OrbitEvent>(diceOf('BENCH'));
      const { world } = bench;
      const orders = ordersOf(world, state, plan({ stance: 'defend' }));
      lasers({
        world,
        state,
        orders,
        noted: new Int16Array(2),
        absorbed: new Int16Array(2),
        tape,
        causes: causesOf(2),
      });
      return tape.happenings.flatMap(({ event }) => (event.type === 'missileIntercepted' ? [event.missile] : []));
    };
    expect(picks([3, 10], [2, 9], [3, 7])).toEqual([3, 2]); // one sector away before two; of those the own ring first
    expect(picks([4, 8], [2, 8], [3, 8])).toEqual([3, 1]); // same sector: own ring, then the lower id
    expect(picks([3, 9], [3, 7], [3, 9])).toEqual([1, 2]);
    expect(picks([3, 11], [5, 8], [1, 8])).toEqual([]);
  });

  test('[OS-219] protects anybody, not only itself', () => {
    const bench = salvo([['3:0']], 'b');
    bench.play(plan({ stance: 'defend' }), { '*': plan({ stance: 'hold' }) });
    expect(bench.of('missileIntercepted')).toHaveLength(1);
    expect(bench.of('missileImpacted')).toEqual([]);
  });

  test('[OS-220] stops a missile that is already in the cell of its target', () => {
    const bench = salvo([['3:0']]);
    bench.play(plan({ stance: 'defend' }), { '*': plan({ stance: 'hold' }) });
    expect(bench.of('missileMoved')[0]!.to).toEqual({ ring: 3, sector: 8 });
    expect(bench.look('K')).toMatchObject({ cell: '3:8', hull: 60 });
  });

  test('[OS-221] a missile that one laser has destroyed is no candidate for the next', () => {
    const bench = new Bench(
      scenario({
        K: { at: '3:0', energy: armed, hull: 60 },
        wing: { class: 'warden', side: 'blue', at: '3:0' },
        p: { class: 'picket', at: '3:0' },
      }),
    );
    bench.play(plan({ stance: 'hold' }), { wing: plan({ stance: 'hold' }), p: plan({ launch: 'K' }) });
    bench.play(plan({ stance: 'defend' }), { wing: plan({ stance: 'defend' }), p: plan({}) });
    expect(bench.of('laserFired').map(({ ship, targets }) => [ship, targets])).toEqual([
      ['K', 1],
      ['wing', 0],
    ]);
    expect(bench.of('missileIntercepted')).toHaveLength(1);
  });

  test('[OS-222] attack ignores missiles, defend ignores ships', () => {
    const attacking = salvo([['3:0']]);
    attacking.play(plan({ stance: 'attack' }), { '*': plan({ stance: 'hold' }) });
    expect(attacking.of('missileIntercepted')).toEqual([]);
    expect(attacking.of('missileImpacted')).toHaveLength(1);
    const bench = new Bench(scenario({ K: { at: before(4, 0), energy: armed }, red: { at: before(3, 0) } }));
    bench.playAlone(plan({ stance: 'defend' }));
    expect(bench.of('laserHit')).toEqual([]);
  });

  test('[OS-223] fired with its number of targets, then each target in the order of choice; holding tells nothing', () => {
    const bench = new Bench(
      scenario({ K: { at: before(4, 0), energy: armed }, a: { at: before(3, 2) }, b: { at: before(5, 0) } }),
    );
    bench.playAlone(plan({ stance: 'attack' }));
    expect(told(bench.events).slice(0, 3)).toEqual(['laserFired K attack 2', 'laserHit K b 3', 'laserHit K a 3']);
    bench.playAlone(plan({ stance: 'hold' }));
    expect(bench.of('laserFired')).toEqual([]);
  });
});

describe('railgun', () => {
  const shoot = (red: Readonly<Record<string, Spec>>, facing = 'P', charge = 4): Bench =>
    new Bench(
      scenario({ K: { at: `4:10 ${facing}`, mass: 8, energy: { railgun: charge, engines: 1 } }, ...red }),
    ).playAlone(plan({ gun: 'brace' }));

  test('[OS-225] the lane is the 6 sectors ahead on the own ring, by the facing after rotation', () => {
    expect(railgun.range).toBe(6);
    for (const [facing, way] of [
      ['P', 1],
      ['R', -1],
    ] as const)
      for (let by = -12; by <= 12; by++) {
        const hit = shoot({ red: { at: `4:${(10 + by + 24) % 24}` } }, facing).of('railgunHit').length > 0;
        expect(hit, `${facing} ${by}`).toBe(by * way >= 1 && by * way <= 6);
      }
    expect(shoot({ red: { at: '3:12' } }).of('railgunMissed')).toHaveLength(1);
    expect(laneCells(tables, 4, 1, 1).map(({ sector }) => sector)).toEqual([0, 23, 22, 21, 20, 19]);
    const turning = new Bench(
      scenario({ K: { at: '4:10', energy: { railgun: 4, thrusters: 1 } }, red: { at: '4:8' } }),
    );
    expect(turning.playAlone(plan({ rotate: true, gun: 'fire' })).of('railgunHit')).toHaveLength(1);
  });

  test('[OS-226] hits the nearest hull, whoever owns it, and none behind', () => {
    for (const side of ['blue', 'red', 'grey'] as const) {
      const bench = shoot({ near: { at: '4:12', side }, far: { at: '4:13' } });
      expect(bench.of('railgunHit').map(({ target }) => target)).toEqual(['near']);
      expect([bench.look('near').hull, bench.look('far').hull]).toEqual([1, 6]);
    }
  });

  test('[OS-227] of two hulls in one cell the first of the roster is hit', () => {
    expect(shoot({ a: { at: '4:12' }, b: { at: '4:12' } }).of('railgunHit')[0]!.target).toBe('a');
  });

  test('[OS-228] hulls in the own cell, missiles and gates are not in the way', () => {
    const bench = shoot({ here: { at: '4:10' }, there: { at: '4:12' } });
    expect(bench.of('railgunHit')[0]!.target).toBe('there');
    const crowded = new Bench(
      scenario(
        {
          K: { at: '4:10', ammo: 1, energy: { railgun: 4, missiles: 2, engines: 1 }, mass: 8 },
          red: { at: '4:15', hull: 20 },
        },
        { goal: { kind: 'gates', gates: [{ ring: 4, sector: 12 }] } },
      ),
    );
    crowded.playAlone(plan({ launch: 'red' }));
    expect(crowded.playAlone(plan({ gun: 'brace' })).of('railgunHit')[0]!.target).toBe('red');
  });

  test('[OS-229] 5 damage at 4 energy, 7 at 5', () => {
    expect([4, 5].map((charge) => shoot({ red: { at: '4:12', hull: 20 } }, 'P', charge).look('red').hull)).toEqual([
      15, 13,
    ]);
  });

  test('[OS-230] fires after coasting and phasing, not in a transfer', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', mass: 8, energy: { engines: 2, railgun: 4 } } }));
    expect(bench.codes(plan({ coast: true, gun: 'fire' }))).toEqual([]);
    expect(bench.codes(plan({ phase: 2, gun: 'fire' }))).toEqual([]);
    expect(bench.codes(plan({ transfer: 1, gun: 'fire' }))).toEqual(['railgun-in-transfer']);
    expect(bench.codes(plan({ transfer: 1, gun: 'brace' }))).toEqual(['railgun-in-transfer']);
  });

  test('[OS-231] one shot a turn', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 } }, red: { at: '4:1', hull: 30 } }));
    expect(bench.playAlone(plan({ gun: 'fire' })).of('railgunFired')).toHaveLength(1);
    expect(bench.codes([...plan({ gun: 'fire' }), ...plan({ gun: 'fire' })])).toEqual(['duplicate-entry']);
  });

  test('[OS-232] [OS-233] recoil shifts (energy − 3) rings against the facing and changes nothing else', () => {
    for (const [facing, charge, ring] of [
      ['P', 4, 2],
      ['P', 5, 1],
      ['R', 4, 4],
      ['R', 5, 5],
    ] as const) {
      const bench = new Bench(scenario({ K: { at: `3:0 ${facing}`, energy: { railgun: charge } } }));
      bench.play(plan({ gun: 'fire' }));
      expect(bench.look('K')).toMatchObject({
        cell: `${ring}:4`,
        facing: facing === 'P' ? 'prograde' : 'retrograde',
        mass: 6,
      });
    }
  });

  test('[OS-234] recoil comes after all weapons and damage, hit or miss', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', energy: { railgun: 4 } }, red: { class: 'cutter', at: '3:23' } }),
    );
    bench.play(plan({ gun: 'fire' }), { red: plan({ stance: 'attack' }) });
    expect(bench.of('laserHit')).toHaveLength(1);
    const types = bench.events.map(({ type }) => type);
    expect(types.indexOf('recoilShifted')).toBeGreaterThan(types.indexOf('hullDamaged'));
    expect(bench.of('railgunMissed')).toHaveLength(1);
    expect(bench.look('K').cell).toBe('3:3');
  });

  test('[OS-235] a brace holds the ring for (energy − 3) mass and needs engines at 1', () => {
    for (const charge of [4, 5]) {
      const bench = new Bench(scenario({ K: { at: '4:0', mass: 6, energy: { railgun: charge, engines: 1 } } }));
      expect(bench.codes(plan({ engines: 0, gun: 'brace' }))).toEqual(['brace-no-engines']);
      bench.play(plan({ gun: 'brace' }));
      expect(bench.look('K')).toMatchObject({ cell: '4:3', mass: 6 - (charge - 3) });
    }
  });

  test('[OS-236] a brace changes neither damage nor heat', () => {
    const ends = (['fire', 'brace'] as const).map((gun) => {
      const bench = new Bench(
        scenario({ K: { at: '4:0', energy: { railgun: 5, engines: 1 } }, red: { at: '4:3', hull: 20 } }),
      );
      bench.playAlone(plan({ gun }));
      return [bench.look('red').hull, bench.look('K').heat];
    });
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toEqual([13, 2]);
  });

  test('[OS-237] recoil off the board is refused; a brace is the way out', () => {
    for (const [at, charge] of [
      ['1:0 P', 4],
      ['2:0 P', 5],
      ['6:0 R', 4],
      ['5:0 R', 5],
    ] as const) {
      const bench = new Bench(scenario({ K: { at, mass: 6, energy: { railgun: charge, engines: 1 } } }));
      expect(bench.codes(plan({ gun: 'fire' }))).toEqual(['recoil-off-board']);
      expect(bench.codes(plan({ gun: 'brace' }))).toEqual([]);
    }
  });

  test('[OS-238] firing at nothing is legal and moves the ship for no mass', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', mass: 0, energy: { railgun: 5 } } }));
    bench.play(plan({ gun: 'fire' }));
    expect(bench.look('K')).toMatchObject({ cell: '2:3', mass: 0 });
  });

  test('[OS-239] fired, then hit or missed; later shifted or braced', () => {
    const hit = shoot({ red: { at: '4:12', hull: 20 } });
    expect(told(hit.events)).toEqual([
      'railgunFired K 4',
      'railgunHit K red 5',
      'hullDamaged red 5 15',
      'recoilBraced K 1 7',
      'heatGenerated K 1 0 1 0 1',
      'turnEnded 1',
    ]);
    const miss = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 4 } } })).play(plan({ gun: 'fire' }));
    expect(told(miss.events)).toEqual([
      'railgunFired K 4',
      'railgunMissed K',
      'recoilShifted K 3',
      'heatGenerated K 1 0 1 0 1',
      'turnEnded 1',
    ]);
  });
});
