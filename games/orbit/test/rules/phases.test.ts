// The order of a turn: phase by phase, ship by ship.

import { describe, expect, test } from 'vitest';
import { Bench, plan, scenario, told } from '../bench.ts';

describe('turn order', () => {
  test('[OS-160] power: back, out, on and off mixed, vented; ship by ship', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', heat: 1, energy: { railgun: 4, laser: 2 } },
        red: { class: 'cutter', at: '2:12', heat: 1 },
      }),
    );
    bench.play(plan({ railgun: 3, laser: 1, engines: 1, shields: 2, vent: 1 }));
    expect(told(bench.events).slice(0, 10)).toEqual([
      'energyDeallocated K laser 1 1',
      'energyDeallocated K railgun 1 3',
      'energyAllocated K engines 1 1',
      'energyAllocated K shields 2 2',
      'subsystemActivated K engines 1',
      'subsystemDeactivated K laser 1',
      'subsystemDeactivated K railgun 3',
      'subsystemActivated K shields 2',
      'heatVented K 1 0',
      'heatVented red 1 0',
    ]);
  });

  test('[OS-161] [OS-162] manoeuvre: each ship turns, then moves; scoops follow when all have moved', () => {
    const energy = { thrusters: 1, scoop: 1, engines: 1 };
    const bench = new Bench(
      scenario({ K: { at: '4:0', mass: 0, energy }, b: { class: 'cutter', side: 'blue', at: '3:0', mass: 0 } }),
    );
    bench.play(plan({ rotate: true }), { b: plan({ rotate: true, stance: 'hold' }) });
    expect(told(bench.events, true)).toEqual([
      'shipRotated K retrograde',
      'shipCoasted K 4:0 4:3',
      'shipRotated b retrograde',
      'shipCoasted b 3:0 3:4',
      'massScooped K 2 2',
      'massScooped b 2 2',
      'turnEnded 1',
    ]);
  });

  test('[OS-163] missiles fly in ascending id, at the cells after the manoeuvre phase', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', hull: 40, energy: { engines: 1 } },
        a: { class: 'picket', at: '4:12' },
        b: { class: 'picket', at: '6:5' },
      }),
    );
    bench.play([], { '*': plan({ launch: 'K' }) });
    bench.play(plan({ transfer: 1 }), { '*': plan({}) });
    expect(bench.of('missileMoved').map(({ missile }) => missile)).toEqual([1, 2]);
    // K is on ring 5 only since this turn's move, and both missiles already go there
    expect(bench.of('missileMoved').map(({ to }) => to.ring)).toEqual([5, 5]);
  });

  test('[OS-164] [OS-165] lasers, then railguns, in roster order; hits are noted, not yet taken', () => {
    const energy = { laser: 2, railgun: 4 };
    const bench = new Bench(
      scenario({
        K: { at: '4:0', energy },
        red: { class: 'ace', at: '4:4 R', energy },
        low: { at: '3:23' },
        side: { at: '5:1', side: 'blue' },
      }),
    );
    bench.play(plan({ gun: 'fire' }), { red: plan({ gun: 'fire' }) });
    expect(told(bench.events).slice(0, 8)).toEqual([
      'laserFired K attack 1',
      'laserHit K low 3',
      'laserFired red attack 0',
      'railgunFired K 4',
      'railgunHit K red 5',
      'railgunFired red 4',
      'railgunHit red K 5',
      'hullDamaged K 5 7',
    ]);
  });

  test('[OS-166] [OS-167] impacts in ascending id, then launches in roster order', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', hull: 40, ammo: 2, energy: { missiles: 2 } },
        a: { class: 'picket', at: '4:0', ammo: 3 },
        b: { class: 'picket', at: '4:1', ammo: 3 },
      }),
    );
    bench.play([], { '*': plan({ launch: 'K' }) });
    bench.play(plan({ launch: 'b' }), { '*': plan({ launch: 'K' }) });
    expect(told(bench.events).slice(2, 7)).toEqual([
      'missileImpacted 1 K 4',
      'missileImpacted 2 K 4',
      'missileLaunched 3 K b 4:6 1',
      'missileLaunched 4 a K 4:6 1',
      'missileLaunched 5 b K 4:7 1',
    ]);
  });

  test('[OS-168] [OS-169] [OS-170] damage, recoil and heat follow for all ships, each in roster order', () => {
    const energy = { railgun: 4, shields: 2 };
    const bench = new Bench(
      scenario({ K: { at: '4:0', heat: 1, energy }, red: { class: 'lancer', at: '4:4 R', heat: 1, energy } }),
    );
    bench.play(plan({ gun: 'fire' }), { red: plan({ gun: 'fire' }) });
    expect(told(bench.events).slice(4, -1)).toEqual([
      'damageAbsorbed K 2',
      'hullDamaged K 3 9',
      'damageAbsorbed red 2',
      'hullDamaged red 3 9',
      'recoilShifted K 3',
      'recoilShifted red 5',
      'heatDamaged K 1 8',
      'heatGenerated K 2 0 1 1 3',
      'heatDamaged red 1 8',
      'heatGenerated red 2 0 1 1 3',
    ]);
  });

  test('[OS-171] hulls at 0 fall in roster order, each with the missiles aimed at it, this turn’s included', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', ammo: 3, energy: { missiles: 2, railgun: 4, engines: 1 }, mass: 8 },
        friend: { class: 'picket', side: 'blue', at: '6:0', ammo: 2 },
        a: { at: '4:20', hull: 3, heat: 3 },
        red: { at: '4:5', hull: 5 },
      }),
    );
    bench.play(plan({ launch: 'red' }), { friend: plan({ launch: 'a' }), a: plan({ vent: 3 }), red: plan({}) });
    bench.play(plan({ launch: 'red', gun: 'brace' }), { friend: plan({}), a: plan({}), red: plan({}) });
    const fallen = told(bench.events).slice(told(bench.events).findIndex((line) => line.startsWith('shipDestroyed')));
    expect(fallen).toEqual(['shipDestroyed a', 'shipDestroyed red', 'missileLost 1', 'missileLost 3', 'turnEnded 2']);
  });

  test('[OS-172] objectives: losses, then gates and docking, then the goal, then the limit', () => {
    const goal = { kind: 'gates' as const, gates: [{ ring: 4, sector: 0, width: 0 }] };
    const won = new Bench(scenario({ K: { at: '4:0' } }, { goal, limit: 1 })).play();
    expect(told(won.events)).toEqual([
      'gatePassed 1',
      `scenarioWon 1 ${won.state.ending?.is === 'won' ? won.state.ending.score : ''}`,
      'turnEnded 1',
    ]);
    const lost = new Bench(scenario({ K: { at: '4:0', hull: 1, heat: 1 } }, { goal, limit: 1 })).play();
    expect(told(lost.events).slice(-2)).toEqual(['scenarioLost shipDestroyed', 'turnEnded 1']);
    const late = new Bench(scenario({ K: { at: '3:0' } }, { goal, limit: 1 })).play();
    expect(told(late.events)).toEqual(['scenarioLost turnLimit', 'turnEnded 1']);
  });

  test('[OS-173] weapons fire from and at the cells after the moves, before recoil', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', energy: { laser: 2, railgun: 4 } },
        red: { class: 'lancer', at: '4:4 R', energy: { railgun: 4 } },
        low: { at: '3:23', hull: 9 },
      }),
    );
    bench.play(plan({ gun: 'fire' }), { red: plan({ gun: 'fire' }) });
    expect(bench.of('railgunHit').map(({ target }) => target)).toEqual(['red', 'K']);
    expect(bench.look('low').hull).toBe(6);
  });

  test('[OS-174] two ships can destroy each other in one turn', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', hull: 5, energy: { railgun: 4 } },
        red: { class: 'lancer', at: '4:4 R', hull: 5, energy: { railgun: 4 } },
      }),
    );
    bench.play(plan({ gun: 'fire' }), { red: plan({ gun: 'fire' }) });
    expect(bench.of('shipDestroyed').map(({ ship }) => ship)).toEqual(['K', 'red']);
  });

  test('[OS-175] a hull at 0 after the damage phase still recoils and heats', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', hull: 5, heat: 1, energy: { railgun: 4 } },
        red: { class: 'lancer', at: '4:4 R', hull: 40, energy: { railgun: 4 } },
      }),
    );
    bench.play(plan({ gun: 'fire' }), { red: plan({ gun: 'fire' }) });
    expect(
      told(bench.events)
        .filter((line) => / K /.test(`${line} `))
        .slice(-5),
    ).toEqual([
      'hullDamaged K 5 0',
      'recoilShifted K 3',
      'heatDamaged K 1 0',
      'heatGenerated K 1 0 1 0 2',
      'shipDestroyed K',
    ]);
  });
});
