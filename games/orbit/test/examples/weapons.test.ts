// Worked examples 6 to 12 of the rules, as golden tests.

import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { Bench, duel, plan, scenario, told } from '../bench.ts';

test('Example 6: a broadside into a crowd', () => {
  const bench = new Bench(
    scenario({
      K: { at: '4:0', energy: { laser: 2 } },
      h1: { at: '3:1' },
      h2: { at: '5:3' },
      h3: { at: '3:22' },
      h4: { at: '5:22', hull: 3 },
      h5: { at: '4:1' },
      h6: { at: '2:22' },
    }),
  );
  bench.playAlone(plan({ stance: 'attack' }));
  expect(told(bench.events)).toEqual([
    'laserFired K attack 3',
    'laserHit K h3 3',
    'laserHit K h1 3',
    'laserHit K h2 3',
    'hullDamaged h1 3 3',
    'hullDamaged h2 3 3',
    'hullDamaged h3 3 3',
    'turnEnded 1',
  ]);
});

describe('Example 7: recoil and brace', () => {
  test('(a) the nearer hull, shields and strain', () => {
    const bench = new Bench(
      scenario({
        K: { at: '3:0 R', energy: { railgun: 5 } },
        h: { class: 'lancer', at: '3:20', energy: { shields: 2 } },
        h2: { at: '3:18' },
      }),
    );
    bench.playAlone(plan({ gun: 'fire' }));
    expect(told(bench.events)).toEqual([
      'railgunFired K 5',
      'railgunHit K h 7',
      'damageAbsorbed h 2',
      'hullDamaged h 5 7',
      'recoilShifted K 5',
      'heatGenerated K 2 0 2 0 2',
      'heatGenerated h 1 0 0 1 1',
      'turnEnded 1',
    ]);
    expect(bench.look('K')).toMatchObject({ cell: '5:4', facing: 'retrograde', heat: 2 });
    expect(bench.playAlone(plan({ vent: 2 })).look('K')).toMatchObject({ cell: '5:6', heat: 0 });
  });

  test('(b) braced, then not', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', mass: 3, energy: { engines: 2, railgun: 4 } }, h: { at: '4:8', hull: 12 } }),
    );
    bench.playAlone(plan({ phase: 2, gun: 'brace' }));
    expect(told(bench.events)).toEqual([
      'railgunFired K 4',
      'railgunHit K h 5',
      'hullDamaged h 5 7',
      'recoilBraced K 1 0',
      'heatGenerated K 1 0 1 0 1',
      'turnEnded 1',
    ]);
    expect(bench.look('K')).toMatchObject({ cell: '4:5', mass: 0, heat: 1 });
    bench.playAlone(plan({ vent: 1, gun: 'fire' }));
    expect(bench.look('h')).toMatchObject({ cell: '4:14', hull: 2 });
    expect(bench.look('K')).toMatchObject({ cell: '3:8', heat: 1 });
  });

  test('(c) no way to recoil', () => {
    const bench = new Bench(scenario({ K: { at: '1:0', mass: 0, energy: { engines: 2, railgun: 4 } } }));
    expect(bench.refuse(plan({ gun: 'fire' })).map(({ why }) => why)).toEqual([
      'Recoil would push the ship to ring 0: brace or turn.',
    ]);
  });
});

test('Example 8: two missiles at a shielded target', () => {
  const bench = new Bench(
    scenario({
      K: { at: '4:0', ammo: 2, energy: { missiles: 2 } },
      red: { class: 'lancer', at: '6:8', hull: 10, energy: { shields: 2 } },
    }),
  );
  const venting = () => ({ red: plan({ vent: bench.look('red').heat }) });
  bench.play(plan({ launch: 'red' }), venting());
  expect(told(bench.events)).toEqual(['missileLaunched 1 K red 4:3 1', 'turnEnded 1']);
  expect(bench.look('red').cell).toBe('6:9');
  bench.play(plan({ launch: 'red' }), venting());
  expect(told(bench.events)).toEqual(['missileMoved 1 6:7 3', 'missileLaunched 2 K red 4:6 0', 'turnEnded 2']);
  bench.play([], venting());
  expect(told(bench.events)).toEqual([
    'missileMoved 1 6:11 2',
    'missileMoved 2 6:10 3',
    'missileImpacted 1 red 4',
    'damageAbsorbed red 2',
    'hullDamaged red 2 8',
    'heatGenerated red 1 0 0 1 1',
    'turnEnded 3',
  ]);
  bench.play([], venting());
  expect(told(bench.events)).toEqual([
    'heatVented red 1 0',
    'missileMoved 2 6:12 2',
    'missileImpacted 2 red 4',
    'damageAbsorbed red 2',
    'hullDamaged red 2 6',
    'heatGenerated red 1 0 0 1 1',
    'turnEnded 4',
  ]);
});

test('Example 9: defend, then attack', () => {
  const bench = new Bench(
    scenario({ K: { at: '3:0', energy: { laser: 2, shields: 2 } }, red: { class: 'picket', at: '6:8' } }),
  );
  bench.play(plan({ stance: 'hold' }), { red: plan({ launch: 'K' }) });
  expect(told(bench.events)).toEqual(['missileLaunched 1 red K 6:9 3', 'turnEnded 1']);
  bench.play(plan({ stance: 'defend' }), { red: plan({ launch: 'K' }) });
  expect(told(bench.events)).toEqual([
    'missileMoved 1 3:10 3',
    'laserFired K defend 1',
    'missileIntercepted K 1',
    'missileLaunched 2 red K 6:10 2',
    'turnEnded 2',
  ]);
  bench.play(plan({ stance: 'attack' }), { red: plan({}) });
  expect(told(bench.events)).toEqual(['missileMoved 2 3:11 3', 'laserFired K attack 0', 'turnEnded 3']);
  bench.play(plan({ stance: 'attack' }), { red: plan({}) });
  expect(told(bench.events)).toEqual([
    'missileMoved 2 3:16 2',
    'laserFired K attack 0',
    'missileImpacted 2 K 4',
    'damageAbsorbed K 2',
    'hullDamaged K 2 10',
    'heatGenerated K 1 0 0 1 1',
    'turnEnded 4',
  ]);
});

describe('Example 10: outrunning a missile', () => {
  const hold = plan({ stance: 'hold' });
  const chase = (): Bench => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0', ammo: 1, energy: { missiles: 2 } },
        red: { class: 'cutter', at: '2:9 R', energy: { engines: 2, thrusters: 1 }, mass: 4 },
      }),
    );
    bench.play(plan({ launch: 'red' }), { red: hold });
    expect(bench.look('red').cell).toBe('2:15');
    const cells: string[] = [];
    for (const turn of [plan({ stance: 'hold', transfer: 1 }), hold, hold]) {
      bench.play([], { red: turn });
      const { to, life } = bench.of('missileMoved')[0]!;
      cells.push(`${bench.look('red').cell} ${to.ring}:${to.sector} ${life}`);
    }
    expect(cells).toEqual(['1:22 1:6 3', '1:6 1:11 2', '1:14 1:16 1']);
    return bench;
  };
  test('coasting: hit with its last life', () => {
    const bench = chase().play([], { red: hold });
    expect(told(bench.events).slice(0, 2)).toEqual(['missileMoved 1 1:22 0', 'missileImpacted 1 red 4']);
  });
  test('phasing: it stops a sector short', () => {
    const bench = chase().play([], { red: plan({ stance: 'hold', phase: 2 }) });
    expect(bench.look('red').cell).toBe('1:20');
    expect(told(bench.events)).toEqual(['missileMoved 1 1:21 0', 'missileExpired 1', 'turnEnded 5']);
  });
});

test('Example 11: shields and strain', () => {
  const bench = new Bench(
    scenario({
      K: { at: '4:0', energy: { shields: 2 } },
      c1: { class: 'cutter', at: '3:23', energy: { laser: 2 } },
      c2: { class: 'cutter', at: '5:1', energy: { laser: 2 } },
    }),
  );
  const attack = plan({ stance: 'attack' });
  const hold = plan({ stance: 'hold' });
  bench.play([], { c1: attack, c2: hold });
  expect(told(bench.events).slice(1)).toEqual([
    'laserHit c1 K 3',
    'damageAbsorbed K 2',
    'hullDamaged K 1 11',
    'heatGenerated K 1 0 0 1 1',
    'turnEnded 1',
  ]);
  bench.play(plan({ vent: 1 }), { c1: attack, c2: attack });
  expect(told(bench.events).filter((line) => !line.startsWith('laser'))).toEqual([
    'heatVented K 1 0',
    'damageAbsorbed K 2',
    'hullDamaged K 4 7',
    'heatGenerated K 1 0 0 1 1',
    'turnEnded 2',
  ]);
});

describe('Example 12: both die', () => {
  test('(a) in a duel: a draw', () => {
    const energy = { railgun: 4 };
    const bench = new Bench(duel({ at: '4:0', hull: 5, energy }, { at: '4:4 R', hull: 5, energy }));
    bench.play([...plan({ gun: 'fire' }, 'blue'), ...plan({ gun: 'fire' }, 'red')]);
    expect(told(bench.events)).toEqual([
      'railgunFired blue 4',
      'railgunHit blue red 5',
      'railgunFired red 4',
      'railgunHit red blue 5',
      'hullDamaged blue 5 0',
      'hullDamaged red 5 0',
      'recoilShifted blue 3',
      'recoilShifted red 5',
      'heatGenerated blue 1 0 1 0 1',
      'heatGenerated red 1 0 1 0 1',
      'shipDestroyed blue',
      'shipDestroyed red',
      'duelEnded none destroyed',
      'turnEnded 1',
    ]);
    expect(game.status(bench.world, bench.state).is).toBe('drawn');
  });

  test('(b) alone: a loss, but for one unit more vented', () => {
    const fight = (vent: number): Bench =>
      new Bench(
        scenario(
          { K: { at: '4:0', hull: 2, heat: 3, energy: { railgun: 4 } }, red: { at: '4:4', hull: 5 } },
          { goal: { kind: 'destroy' } },
        ),
      ).playAlone(plan({ vent, gun: 'fire' }));
    expect(told(fight(1).events).slice(-6)).toEqual([
      'heatDamaged K 2 0',
      'heatGenerated K 1 0 1 0 3',
      'shipDestroyed K',
      'shipDestroyed red',
      'scenarioLost shipDestroyed',
      'turnEnded 1',
    ]);
    const won = fight(2);
    expect(won.of('heatDamaged')).toEqual([{ type: 'heatDamaged', ship: 'K', amount: 1, hull: 1 }]);
    expect(won.of('scenarioWon')).toHaveLength(1);
  });
});
