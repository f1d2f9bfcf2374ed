// Launching, flight and impact of missiles; shields and damage.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { flightsTo } from '../../src/rules/weapons/missiles.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import { MISSILE_STRIDE } from '../../src/state.ts';
import { Bench, plan, type Spec, scenario, told } from '../bench.ts';

const { missile } = content.balance;
const armed = { missiles: 2 };

const launched = (from: string, red: Spec, more: Partial<Spec> = {}): Bench => {
  const bench = new Bench(scenario({ K: { at: from, ammo: 4, energy: armed, ...more }, red }));
  return bench.playAlone(plan({ launch: 'red' }));
};
const cellsOf = (bench: Bench): string[] => bench.of('missileMoved').map(({ to }) => `${to.ring}:${to.sector}`);

describe('launching', () => {
  test('[OS-240] one missile a turn at one named hostile ship, with an active turret and stock', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', ammo: 1, energy: armed }, red: { at: '1:0' } }));
    expect(bench.codes(plan({ launch: 'red' }))).toEqual([]);
    expect(bench.codes(plan({ missiles: 1, launch: 'red' }))).toEqual(['missiles-unpowered']);
    expect(bench.codes([...plan({ launch: 'red' }), ...plan({ launch: 'red' })])).toEqual(['duplicate-entry']);
    expect(bench.playAlone(plan({ launch: 'red' })).of('missileLaunched')).toHaveLength(1);
    expect(bench.codes(plan({ launch: 'red' }))).toEqual(['missiles-empty']);
  });

  test('[OS-241] no arc: any ring, any distance, any facing', () => {
    for (const facing of ['P', 'R'])
      for (let ring = 1; ring <= 6; ring++)
        for (const sector of [0, 6, 12, 18]) {
          const bench = new Bench(
            scenario({ K: { at: `4:0 ${facing}`, ammo: 1, energy: armed }, red: { at: `${ring}:${sector}` } }),
          );
          expect(bench.codes(plan({ launch: 'red' }))).toEqual([]);
        }
  });

  test('[OS-242] a launch takes one from the stock, and nothing ever puts one back', () => {
    const bench = launched('4:0', { at: '6:12', hull: 40 });
    expect(bench.look('K').ammo).toBe(3);
    for (let turn = 0; turn < 3; turn++) bench.playAlone();
    expect(bench.look('K').ammo).toBe(3);
  });

  test('[OS-243] a missile has id, owner, target, cell and life; ids count up and are not used again', () => {
    const bench = launched('4:0', { at: '4:1', hull: 90 });
    expect(game.view(bench.world, bench.state, 'player').missiles).toEqual([
      { id: 1, owner: 'K', target: 'red', ring: 4, sector: 3, life: 4, side: 'blue' },
    ]);
    const ids: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      bench.playAlone(plan({ launch: 'red' }));
      ids.push(...bench.of('missileLaunched').map((event) => event.missile));
    }
    expect(ids).toEqual([2, 3, 4]);
  });

  test('[OS-244] it appears in the cell of its ship, after the move and before recoil, and waits a turn', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', ammo: 1, energy: { missiles: 2, railgun: 4 } }, red: { at: '1:0' } }),
    );
    bench.playAlone(plan({ launch: 'red', gun: 'fire' }));
    expect(bench.of('missileLaunched')[0]).toMatchObject({ at: { ring: 4, sector: 3 }, missile: 1, ammo: 0 });
    expect(bench.of('missileMoved')).toEqual([]);
    expect(bench.look('K').cell).toBe('3:3');
    expect(game.view(bench.world, bench.state, 'player').missiles[0]).toMatchObject({
      ring: 4,
      sector: 3,
      life: missile.life,
    });
    expect(missile.life).toBe(4);
  });
});

describe('flight', () => {
  test('[OS-245] first it drifts with its ring, then it steps', () => {
    // the target shares ring and drift: what the missile gains is its steps alone
    const bench = launched('4:0', { at: '4:10', hull: 40 });
    bench.playAlone();
    expect(cellsOf(bench)).toEqual([`4:${3 + 3 + missile.steps}`]);
  });

  test('[OS-246] three steps: rings first, then sectors along the shorter way', () => {
    expect(missile.steps).toBe(3);
    const up = launched('4:0', { at: '6:12', hull: 40 }).playAlone();
    expect(cellsOf(up)).toEqual(['6:7']); // 4:3 drifts to 4:6, two rings, one sector
    const far = launched('1:0', { at: '6:12', hull: 40 }).playAlone();
    expect(cellsOf(far)).toEqual(['4:16']); // 1:8 drifts to 1:16, three rings
    const back = launched('4:12', { at: '4:6', hull: 40 }).playAlone();
    expect(cellsOf(back)).toEqual(['4:15']); // 4:15 drifts to 4:18, three sectors back towards 4:12
  });

  test('[OS-247] it never overshoots', () => {
    const bench = launched('4:0', { at: '4:1', hull: 40 }).playAlone();
    expect(cellsOf(bench)).toEqual(['4:7']);
    expect(bench.of('missileImpacted')).toHaveLength(1);
  });

  test('[OS-248] every flight costs a life; at 0 without a hit it is over', () => {
    const bench = launched('4:0', { at: '4:7', hull: 40, energy: { engines: 3 }, class: 'cutter', mass: 8 });
    const lives: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      bench.play([], { red: plan({ stance: 'hold', phase: turn < 2 ? 3 : 1 }) });
      lives.push(...bench.of('missileMoved').map(({ life }) => life));
    }
    expect(lives).toEqual([3, 2, 1, 0]);
    expect(bench.of('missileExpired')).toEqual([{ type: 'missileExpired', missile: 1 }]);
    expect(bench.state.missiles).toHaveLength(0);
  });

  test('[OS-249] in the cell of its target it hits for 4 and is gone, also with its last life', () => {
    expect(missile.damage).toBe(4);
    // example 10, coasting branch: the fourth flight hits
    const bench = new Bench(
      scenario({
        K: { at: '4:0', ammo: 1, energy: armed },
        red: { class: 'cutter', at: '2:9 R', energy: { engines: 2, thrusters: 1 }, mass: 4 },
      }),
    );
    const hold = plan({ stance: 'hold' });
    bench.play(plan({ launch: 'red' }), { red: hold });
    bench.play([], { red: plan({ stance: 'hold', transfer: 1 }) });
    bench.play([], { red: hold }).play([], { red: hold }).play([], { red: hold });
    expect(bench.of('missileMoved')[0]).toMatchObject({ life: 0 });
    expect(bench.of('missileImpacted')[0]).toEqual({ type: 'missileImpacted', missile: 1, target: 'red', damage: 4 });
    expect(bench.of('missileExpired')).toEqual([]);
  });

  test('[OS-250] it hits its target only', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', ammo: 1, energy: armed },
        other: { at: '4:1', hull: 9 },
        red: { at: '4:1', hull: 9 },
      }),
    );
    bench.playAlone(plan({ launch: 'red' })).playAlone();
    expect([bench.look('other').hull, bench.look('red').hull]).toEqual([9, 5]);
  });

  test('[OS-251] it does not change its target, however near another is', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', ammo: 1, energy: armed }, near: { at: '4:1' }, red: { at: '6:20', hull: 9 } }),
    );
    bench.playAlone(plan({ launch: 'red' })).playAlone();
    expect(game.view(bench.world, bench.state, 'player').missiles[0]!.target).toBe('red');
    expect(bench.look('near').hull).toBe(6);
  });

  test('[OS-252] it flies on without its owner and is lost without its target', () => {
    const orphan = new Bench(
      scenario({ K: { at: '4:0', hull: 40 }, red: { class: 'picket', at: '6:12', hull: 3, heat: 3 } }),
    );
    orphan.play([], { red: plan({ stance: 'hold', launch: 'K' }) });
    expect(orphan.look('red').isAlive).toBe(false);
    orphan.play();
    expect(orphan.of('missileMoved')).toHaveLength(1);
    const lost = new Bench(
      scenario({ K: { at: '4:0', ammo: 2, energy: { missiles: 2, railgun: 4 } }, red: { at: '4:3', hull: 5 } }),
    );
    lost.playAlone(plan({ launch: 'red', gun: 'fire' }));
    expect(lost.of('missileLost')).toEqual([{ type: 'missileLost', missile: 1 }]);
    expect(lost.state.missiles).toHaveLength(0);
  });

  test('[OS-253] ships, gates and other missiles do not stop it', () => {
    const bench = new Bench(
      scenario(
        {
          K: { at: '4:0', ammo: 2, energy: armed },
          wall: { at: '4:3', side: 'grey' },
          red: { at: '4:6', hull: 20 },
        },
        { goal: { kind: 'gates', gates: [{ ring: 4, sector: 4 }] } },
      ),
    );
    bench.playAlone(plan({ launch: 'red' }));
    bench
      .playAlone(plan({ launch: 'red' }))
      .playAlone()
      .playAlone();
    expect(bench.look('red').hull).toBe(20 - 2 * missile.damage);
    expect(bench.look('wall').hull).toBe(6);
  });

  test('[OS-254] its whole life is told', () => {
    const bench = launched('4:0', { at: '4:1', hull: 40 });
    expect(told(bench.events)).toEqual(['missileLaunched 1 K red 4:3 3', 'turnEnded 1']);
    expect(told(bench.playAlone().events)).toEqual([
      'missileMoved 1 4:7 3',
      'missileImpacted 1 red 4',
      'hullDamaged red 4 36',
      'turnEnded 2',
    ]);
  });

  test('[OS-255] the estimate of a launch is the number of flights it then takes, 0 out of reach', () => {
    const seen = new Set<number>();
    for (let ring = 1; ring <= 6; ring += 1)
      for (let sector = 0; sector < 24; sector += 3) {
        const bench = new Bench(
          scenario({ K: { at: '4:0', ammo: 1, energy: armed }, red: { at: `${ring}:${sector}`, hull: 40 } }),
        );
        const appraisal = game.appraise!(
          bench.world,
          bench.state,
          plan({ launch: 'red' }),
          'player',
        ) as unknown as Appraisal;
        const told = appraisal.forecast!.windows[0]!.flights;
        bench.playAlone(plan({ launch: 'red' }));
        let flights = 0;
        for (let turn = 1; turn <= missile.life && flights === 0; turn++)
          if (bench.playAlone().of('missileImpacted').length > 0) flights = turn;
        expect(told, `${ring}:${sector}`).toBe(flights);
        expect(bench.state.missiles.length % MISSILE_STRIDE).toBe(0);
        seen.add(flights);
      }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
    const { world } = new Bench(scenario({ K: { at: '4:0' } }));
    expect(flightsTo(world, 4, 3, 4, 3)).toBe(1);
  });
});

describe('shields and damage', () => {
  const under = (shields: number, lasers: number, more: Partial<Spec> = {}): Bench => {
    const reds = Object.fromEntries(
      Array.from({ length: lasers }, (_, i) => [`c${i}`, { class: 'cutter', at: i % 2 ? '5:1' : '3:23' }]),
    );
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { shields }, ...more }, ...reds }));
    return bench.play([], { '*': plan({ stance: 'attack' }) });
  };

  test('[OS-256] active shields take 1 damage for each energy', () => {
    expect(content.balance.shields.absorbPerEnergy).toBe(1);
    expect(under(2, 1).of('damageAbsorbed')).toEqual([{ type: 'damageAbsorbed', ship: 'K', amount: 2 }]);
    expect(under(2, 1).look('K').hull).toBe(11);
  });

  test('[OS-257] the points are for all hits of a turn together, and back in the next', () => {
    const bench = under(2, 3);
    expect(bench.of('damageAbsorbed')[0]!.amount).toBe(2);
    expect(bench.look('K').hull).toBe(12 - 7);
    bench.play(plan({ vent: 1 }), { '*': plan({ stance: 'attack' }) });
    expect(bench.of('damageAbsorbed')[0]!.amount).toBe(2);
  });

  test('[OS-258] shields at 1 are inactive and take nothing', () => {
    expect(under(1, 1).of('damageAbsorbed')).toEqual([]);
    expect(under(1, 1).look('K').hull).toBe(9);
  });

  test('[OS-259] lasers, slugs and missiles are summed, and the rest comes off in one event, in full', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', hull: 4, energy: { shields: 2 } },
        gun: { class: 'lancer', at: '4:20', energy: { railgun: 4 } },
        beam: { class: 'cutter', at: '3:23' },
      }),
    );
    bench.play([], { gun: plan({ gun: 'fire' }), beam: plan({ stance: 'attack' }) });
    expect(bench.of('hullDamaged')).toEqual([{ type: 'hullDamaged', ship: 'K', amount: 6, hull: 0 }]);
  });

  test('[OS-260] absorption is told before the damage, and damage only where some is left', () => {
    const types = under(2, 1).events.map(({ type }) => type);
    expect(types.indexOf('damageAbsorbed')).toBe(types.indexOf('hullDamaged') - 1);
    const soft = new Bench(scenario({ K: { at: '4:0' } }));
    expect(soft.play().of('damageAbsorbed', 'hullDamaged')).toEqual([]);
  });

  test('[OS-261] shields need no order', () => {
    expect(under(2, 1).of('planCommitted')[0]!.actions).toEqual([{ type: 'move', kind: 'coast', power: 0 }]);
  });

  test('[OS-262] shields do not stop heat', () => {
    const bench = under(2, 1, { heat: 3 });
    expect(bench.of('heatDamaged')).toEqual([{ type: 'heatDamaged', ship: 'K', amount: 3, hull: 8 }]);
  });

  test('[OS-263] shields do not stop recoil', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 4, shields: 2 } } }));
    expect(bench.play(plan({ gun: 'fire' })).look('K').cell).toBe('3:3');
  });

  test('[OS-264] a weapon in reach always hits for its whole damage and harms nothing but hull', () => {
    for (let turn = 0; turn < 5; turn++) {
      const bench = under(0, 1, { hull: 40 });
      expect(bench.of('laserHit')[0]!.damage).toBe(content.balance.laser.damage);
      expect(bench.look('K').energy).toEqual([0, 0, 0, 0, 0, 0, 0]);
    }
  });
});
