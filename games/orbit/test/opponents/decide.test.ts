// How opponents decide: targets, candidates, scores, weapons. The scores are held against a plain second writing of the
// rules, in floating reach of nothing but the rule text.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { levels } from '../../src/levels.ts';
import { orderOpponents } from '../../src/rules/opponents/order.ts';
import { emptyOrders, ORDER_STRIDE } from '../../src/shape/orders.ts';
import { ALIVE, ENERGY, HEAT, HULL, MASS, MISSILE_STRIDE, SHIP_STRIDE } from '../../src/state.ts';
import { viewOf } from '../../src/view.ts';
import { Bench, plan, scenario } from '../bench.ts';
import { decisionOf } from './kit.ts';
import { candidatesOf } from './reference.ts';

const fight = (ships: Parameters<typeof scenario>[0]) => new Bench(scenario(ships));

describe('opponents', () => {
  test('[OS-303] [OS-286] [OS-293] [OS-294] Example 14: the ten candidates of a cutter and their scores', () => {
    const { level } = levels.find(({ id }) => id === 'first-blood')!;
    const bench = new Bench(level);
    const list = candidatesOf(bench.world, bench.state, 1);
    expect(list.map(({ move, cell, score }) => `${move} ${cell} ${score}`)).toEqual([
      'coast 3:14 -33',
      'transfer 1 4:13 -37',
      'transfer 2 5:13 -28',
      'phase 1 3:15 -33',
      'phase 2 3:16 -31',
      'turn, coast 3:14 -34',
      'turn, transfer 1 2:15 -16',
      'turn, transfer 2 1:16 -22',
      'turn, phase 1 3:13 -32',
      'turn, phase 2 3:12 -30',
    ]);
    expect(decisionOf(bench, 'cutter')).toMatchObject({ move: 'turn, transfer 1', laser: 'attack' });
  });

  /** Flies 400 random positions; the decision must be the best of the candidates every time. */
  const fliesTheBest = (ai: string, classId: string): void => {
    const stream = diceOf(`MIND-${ai}`).stream('positions');
    const moves = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const at = () => `${stream.range(1, 6)}:${stream.int(24)} ${stream.pick(['P', 'R'])}`;
      const bench = fight({ K: { at: at() }, foe: { at: at(), class: classId, mass: stream.range(0, 6) } });
      if (stream.chance(1, 3)) bench.state.ships[SHIP_STRIDE + ENERGY] = stream.range(0, 3); // engines
      if (stream.chance(1, 5)) bench.state.ships[SHIP_STRIDE + ENERGY + 1] = 0; // thrusters
      const list = candidatesOf(bench.world, bench.state, 1);
      const best = list.reduce((top, one) => (one.score > top.score ? one : top));
      const { move } = decisionOf(bench, 'foe');
      expect(move, JSON.stringify(list)).toBe(best.move);
      moves.add(move);
    }
    expect(moves.size).toBeGreaterThan(4);
  };
  test('[OS-303] [OS-296] raider flies the best of its candidates, the earlier of equals', () =>
    fliesTheBest('raider', 'cutter'));
  test('[OS-304] lancer flies the best of its candidates', () => fliesTheBest('lancer', 'lancer'));
  test('[OS-305] picket flies the best of its candidates', () => fliesTheBest('picket', 'picket'));
  test('[OS-306] warden flies the best of its candidates', () => fliesTheBest('warden', 'warden'));
  test('[OS-307] ace flies the best of its candidates', () => fliesTheBest('ace', 'ace'));

  /** True where a changed ace would fly elsewhere than the shipped one, somewhere among random positions. */
  const decidesOtherwise = (name: string, change: Partial<typeof content.personalities.ace>): boolean => {
    const stream = diceOf('TERMS').stream('positions');
    const ace = { ...content.personalities.ace, ...change };
    const other = { ...content, personalities: { ...content.personalities, ace } };
    for (let i = 0; i < 500; i++) {
      const at = () => `${stream.range(1, 6)}:${stream.int(24)} ${stream.pick(['P', 'R'])}`;
      const level = scenario({ K: { at: at() }, foe: { at: at(), class: 'ace', mass: stream.range(0, 8) } });
      const bench = new Bench(level);
      const changed = { world: compile(other, level), state: bench.state } as Bench;
      if (decisionOf(changed, 'foe').move !== decisionOf(bench, 'foe').move) return true;
    }
    return expect.fail(`${name} is weighed nowhere`);
  };
  test('[OS-287] [OS-288] it counts with what its target may do beside coasting', () =>
    expect(decidesOtherwise('hypotheses', { hypotheses: ['coast'] })).toBe(true));
  test('[OS-289] its laser counts', () => expect(decidesOtherwise('laser', { laser: 0 })).toBe(true));
  test('[OS-290] its railgun counts', () => expect(decidesOtherwise('rail', { rail: 0 })).toBe(true));
  test('[OS-291] it fears a laser', () => expect(decidesOtherwise('fearLaser', { fearLaser: 0 })).toBe(true));
  test('[OS-292] it fears a railgun', () => expect(decidesOtherwise('fearRail', { fearRail: 0 })).toBe(true));
  test('[OS-293] the difference of rings counts', () => expect(decidesOtherwise('ring', { ring: 0 })).toBe(true));
  test('[OS-294] the distance in sectors counts, and the wait for it', () => {
    expect(decidesOtherwise('sector', { sector: 0 })).toBe(true);
    expect(decidesOtherwise('delay', { delay: 0 })).toBe(true);
  });
  test('[OS-295] mass and turning round count', () => {
    expect(decidesOtherwise('mass', { mass: 0 })).toBe(true);
    expect(decidesOtherwise('rot', { rot: 0 })).toBe(true);
  });

  test('[OS-280] [OS-281] the same state gives the same plans, whatever the player has in mind', () => {
    const bench = new Bench(levels.find(({ id }) => id === 'convoy')!.level);
    const first = emptyOrders(bench.state);
    orderOpponents(bench.world, bench.state, first);
    const second = emptyOrders(bench.state);
    second.set(first.subarray(ORDER_STRIDE)); // another plan of the player's, and rows that are to be overwritten
    orderOpponents(bench.world, bench.state, second);
    expect(second.subarray(ORDER_STRIDE)).toEqual(first.subarray(ORDER_STRIDE));
  });

  test('[OS-282] energy, heat, hull, mass and stock of other ships are not read', () => {
    const bench = new Bench(levels.find(({ id }) => id === 'freight-run')!.level);
    const before = ['cutter-1', 'cutter-2'].map((id) => decisionOf(bench, id));
    for (const ship of [0, 1]) {
      const at = ship * SHIP_STRIDE;
      for (let i = 0; i < 7; i++) bench.state.ships[at + ENERGY + i] = i % 3;
      bench.state.ships[at + HEAT] = 9;
      bench.state.ships[at + HULL] = 1;
      bench.state.ships[at + MASS] = 0;
    }
    expect(['cutter-1', 'cutter-2'].map((id) => decisionOf(bench, id))).toEqual(before);
  });

  test('[OS-283] [OS-284] opponents keep their energy and vent what they can', () => {
    const limit = content.balance.return.limit;
    for (const heat of [0, 1, limit, limit + 4]) {
      const bench = fight({ K: { at: '4:0' }, foe: { at: '2:6', class: 'ace', heat }, hulk: { at: '5:5', heat } });
      expect(decisionOf(bench, 'foe')).toMatchObject({ vent: Math.min(limit, heat), energy: [3, 1, 0, 2, 4, 0, 0] });
      expect(decisionOf(bench, 'hulk').vent).toBe(Math.min(limit, heat));
    }
  });

  test('[OS-285] the named target while it lives, then the nearest, then the first of the roster', () => {
    const ships = {
      K: { at: '4:0' },
      a: { at: '4:12', class: 'freighter' },
      foe: { at: '3:12', class: 'cutter', target: 'K' },
    };
    const named = fight(ships);
    const free = fight({ ...ships, foe: { at: '3:12', class: 'cutter' } });
    // one ring and no sector away lies the freighter: the laser is worth more than the way to the player
    expect(candidatesOf(free.world, free.state, 2)).not.toEqual(candidatesOf(named.world, named.state, 2));
    named.state.ships[SHIP_STRIDE * 0 + 7] = 0; // the player's ship is gone
    expect(decisionOf(named, 'foe').move).toBe(decisionOf(free, 'foe').move);
    const tie = fight({ K: { at: '4:0' }, a: { at: '2:0', class: 'freighter' }, foe: { at: '3:0', class: 'cutter' } });
    const only = fight({ K: { at: '4:0' }, foe: { at: '3:0', class: 'cutter' } });
    expect(decisionOf(tie, 'foe').move).toBe(decisionOf(only, 'foe').move);
  });

  test('[OS-487] without a hostile ship alive an opponent coasts, holds and vents', () => {
    const bench = fight({ K: { at: '4:0', hull: 1 }, foe: { at: '4:3', class: 'ace', heat: 2 } });
    bench.state.ships[7] = 0;
    expect(decisionOf(bench, 'foe')).toMatchObject({
      move: 'coast',
      laser: 'hold',
      railgun: 'hold',
      launch: null,
      vent: 2,
    });
  });

  test('[OS-301] drifting ships coast and hold, but for the turns of their script', () => {
    const script = [{ turn: 2, rotate: true, move: { kind: 'transfer' as const, power: 1 } }];
    const bench = fight({ K: { at: '4:0' }, f: { at: '4:2', class: 'freighter', script, heat: 1 } });
    expect(decisionOf(bench, 'f')).toMatchObject({
      move: 'coast',
      laser: 'hold',
      railgun: 'hold',
      launch: null,
      vent: 1,
    });
    bench.play();
    expect(decisionOf(bench, 'f').move).toBe('turn, transfer 1');
    bench.play();
    expect(bench.look('f')).toMatchObject({ cell: '3:8', facing: 'retrograde' });
    expect(decisionOf(bench, 'f').move).toBe('coast');
  });

  test('[OS-302] a script that cannot be kept is left out as a whole and reported before the plan', () => {
    const script = [{ turn: 1, rotate: true, move: { kind: 'transfer' as const, power: 3 } }];
    const bench = fight({ K: { at: '4:0' }, f: { at: '4:2', class: 'freighter', script } });
    bench.play();
    expect(bench.look('f')).toMatchObject({ cell: '4:5', facing: 'prograde' });
    const types = bench.events.map((event) => ('ship' in event ? `${event.type} ${event.ship}` : event.type));
    expect(types.indexOf('planCommitted f') - types.indexOf('scriptSkipped f')).toBe(1);
    expect(bench.of('scriptSkipped')).toEqual([{ type: 'scriptSkipped', ship: 'f', code: 'burn-underpowered' }]);
  });
});

describe('weapons of opponents', () => {
  test('[OS-297] a laser defends against a missile that will be in reach, else it attacks; unpowered it holds', () => {
    const bench = fight({ K: { at: '4:0', ammo: 2 }, foe: { at: '3:6', class: 'cutter' } });
    expect(decisionOf(bench, 'foe').laser).toBe('attack');
    bench.play(plan({ missiles: 2, launch: 'foe' }));
    bench.state.ships.set([4, 10], SHIP_STRIDE); // RING, SECTOR: near the missile
    bench.state.missiles.set([4, 8], 3);
    expect(decisionOf(bench, 'foe').laser).toBe('defend');
    bench.state.missiles.set([1, 20], 3); // three ring steps leave it far behind
    expect(decisionOf(bench, 'foe').laser).toBe('attack');
    bench.state.ships[SHIP_STRIDE + ENERGY + 3] = 1;
    expect(decisionOf(bench, 'foe').laser).toBe('hold');
  });

  test('[OS-297] a missile aimed at somebody else is not defended against', () => {
    const bench = fight({
      K: { at: '4:0', ammo: 2 },
      foe: { at: '4:6', class: 'cutter' },
      other: { at: '4:6', class: 'hulk' },
    });
    bench.play(plan({ missiles: 2, launch: 'other' }));
    expect(decisionOf(bench, 'foe').laser).toBe('attack');
  });

  test('[OS-298] a railgun fires if the nearest hull in its lane would be hostile with everyone coasting', () => {
    const lane = (ships: Parameters<typeof scenario>[0]) => decisionOf(fight(ships), 'foe').railgun;
    // engines and thrusters off: the lancer can only coast
    const gun = { class: 'lancer', energy: { railgun: 4 } };
    expect(lane({ K: { at: '4:6' }, foe: { at: '4:2', ...gun } })).toBe('fire');
    expect(lane({ K: { at: '4:9' }, foe: { at: '4:2', ...gun } })).toBe('hold');
    expect(lane({ K: { at: '4:6' }, foe: { at: '4:2 R', ...gun } })).toBe('hold');
    expect(lane({ K: { at: '4:6' }, foe: { at: '4:2', ...gun }, shield: { at: '4:4', class: 'hulk' } })).toBe('hold');
    expect(
      lane({ K: { at: '3:6' }, wall: { at: '4:4', class: 'freighter' }, foe: { at: '4:2', ...gun, target: 'K' } }),
    ).toBe(
      'fire', // hostile, target or not
    );
    expect(lane({ K: { at: '4:6' }, foe: { at: '4:2', class: 'lancer', energy: { railgun: 3 } } })).toBe('hold');
    // Of two in one cell the first of the roster is the nearest.
    expect(lane({ K: { at: '4:6' }, foe: { at: '4:2', ...gun }, b: { at: '4:6', class: 'beacon' } })).toBe('fire');
    // A wreck is no hull.
    const wrecked = fight({ K: { at: '4:6' }, foe: { at: '4:2', ...gun }, shield: { at: '4:4', class: 'hulk' } });
    wrecked.state.ships[2 * SHIP_STRIDE + ALIVE] = 0;
    expect(decisionOf(wrecked, 'foe').railgun).toBe('fire');
  });

  test('[OS-299] it fires unbraced, braces where recoil would leave the board, and holds where it cannot pay', () => {
    const gun = (at: string, more: object) =>
      decisionOf(
        fight({ K: { at: '1:6' }, foe: { at, class: 'lancer', energy: { railgun: 4, engines: 1 }, ...more } }),
        'foe',
      );
    expect(gun('1:2', {})).toMatchObject({ railgun: 'brace' });
    // the mass is paid to the last unit: an overcharged shot takes two
    const charged = { energy: { railgun: 5, engines: 1 } };
    expect(gun('1:2', { mass: 1 })).toMatchObject({ railgun: 'brace', move: 'coast' });
    expect(gun('1:2', { ...charged, mass: 2 })).toMatchObject({ railgun: 'brace', move: 'coast' });
    expect(gun('1:2', { ...charged, mass: 1 })).toMatchObject({ railgun: 'hold' });
    expect(gun('1:2', { mass: 0 })).toMatchObject({ railgun: 'hold', move: 'coast' });
    expect(gun('1:2', { energy: { railgun: 4 } })).toMatchObject({ railgun: 'hold' });
    expect(
      decisionOf(fight({ K: { at: '2:6' }, foe: { at: '2:2', class: 'lancer', energy: { railgun: 4 } } }), 'foe')
        .railgun,
    ).toBe('fire');
  });

  test('[OS-300] a turret launches if it has stock, none of its own in flight, and the missile would arrive', () => {
    const bench = fight({ K: { at: '3:0' }, foe: { at: '6:8', class: 'picket' } });
    expect(decisionOf(bench, 'foe').launch).toBe('K');
    bench.play();
    expect(bench.state.missiles.length).toBeGreaterThan(0);
    expect(decisionOf(bench, 'foe').launch).toBeNull();
    const empty = fight({ K: { at: '3:0' }, foe: { at: '6:8', class: 'picket', ammo: 0 } });
    expect(decisionOf(empty, 'foe').launch).toBeNull();
    const cold = fight({ K: { at: '3:0' }, foe: { at: '6:8', class: 'picket', energy: { missiles: 1 } } });
    expect(decisionOf(cold, 'foe').launch).toBeNull();
    // somewhere on the board a missile never arrives: there it keeps its stock
    const held = Array.from(
      { length: 24 },
      (_, sector) =>
        decisionOf(
          fight({ K: { at: `1:${sector}` }, foe: { at: '6:0', class: 'picket', energy: { missiles: 2 } } }),
          'foe',
        ).launch,
    ).filter((launch) => launch === null);
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThan(24);
  });

  test('[OS-285] [OS-300] [OS-385] a ship sent after a friend keeps it company and launches nothing', () => {
    const bench = fight({
      K: { at: '3:0' },
      friend: { at: '3:8', class: 'cutter' },
      foe: { at: '6:8', class: 'picket', target: 'friend' },
    });
    for (let turn = 0; turn < 4; turn++) {
      expect(decisionOf(bench, 'foe').launch).toBeNull();
      bench.play();
    }
  });

  test('[OS-300] a personality keeps as many missiles in flight as its salvo', () => {
    const bench = fight({
      K: { at: '3:0' },
      foe: { at: '6:8', class: 'kestrel', side: 'red', ai: 'ace', ammo: 9, energy: { missiles: 2 } },
    });
    let most = 0;
    for (let turn = 0; turn < 6; turn++) {
      bench.play();
      most = Math.max(most, bench.state.missiles.length / MISSILE_STRIDE);
    }
    expect(content.personalities.ace.salvo).toBeGreaterThan(1);
    expect(most).toBe(content.personalities.ace.salvo);
  });
});

describe('published intents', () => {
  const start = () => new Bench(levels.find(({ id }) => id === 'crossfire')!.level);

  test('[OS-308] [OS-309] the view holds every plan before anybody plans: move, end, weapons with their cells, vent', () => {
    const bench = start();
    const { intents } = viewOf(bench.world, bench.state, 'player');
    expect(intents.map(({ ship }) => ship)).toEqual(['lancer-1', 'lancer-2']);
    const [first] = intents;
    expect(first).toMatchObject({ end: { ring: 4, sector: 6 }, facing: 'retrograde', window: [] });
    expect(first!.plan).toMatchObject({
      rotate: false,
      move: { kind: 'coast' },
      railgun: 'fire',
      laser: 'hold',
      launch: null,
      vent: 0,
    });
    expect(first!.lane.map(({ ring, sector }) => `${ring}:${sector}`)).toEqual([
      '4:5',
      '4:4',
      '4:3',
      '4:2',
      '4:1',
      '4:0',
    ]);
    const cutter = new Bench(levels.find(({ id }) => id === 'first-blood')!.level);
    const [raider] = viewOf(cutter.world, cutter.state, 'player').intents;
    expect(raider!.window.length).toBe(10);
    expect(raider!.lane).toEqual([]);
  });

  test('[OS-314] all committed values of all ships are in the view', () => {
    const bench = start();
    for (const ship of viewOf(bench.world, bench.state, 'player').ships) {
      const { hull, heat, mass, ammo, facing } = bench.look(ship.id);
      expect(ship).toMatchObject({ hull, heat, mass, ammo, facing });
      expect(ship.subsystems.map(({ energy }) => energy)).toEqual(bench.look(ship.id).energy);
    }
  });

  test('[OS-310] [OS-312] the turn resolves with exactly the published plans, also where the target has left', () => {
    const bench = start();
    bench.play(plan({ engines: 1, transfer: 1 }));
    expect(bench.of('railgunFired').map(({ ship }) => ship)).toEqual(['lancer-1', 'lancer-2']);
    for (let turn = 2; turn < 6 && bench.state.ending === null; turn++) {
      const intents = bench.of('intentPublished');
      const facts = intents.map(({ ship, plan: { rotate, move, railgun } }) => ({ ship, rotate, move, railgun }));
      bench.play(plan({ engines: 1, phase: 1 }));
      for (const { ship, rotate, move, railgun } of facts) {
        const committed = bench.of('planCommitted').find((one) => one.ship === ship)!.actions;
        expect(committed.some(({ type }) => type === 'rotate')).toBe(rotate);
        expect(committed).toContainEqual({ type: 'move', ...move });
        expect(committed.some(({ type }) => type === 'railgun')).toBe(railgun !== 'hold');
      }
    }
  });

  test('[OS-311] intents follow the end of the turn, in roster order, and none follows the end of the run', () => {
    const bench = start();
    bench.play(plan({ engines: 1, transfer: 1 }));
    const types = bench.events.map(({ type }) => type);
    expect(types.slice(types.indexOf('turnEnded') + 1)).toEqual(['intentPublished', 'intentPublished']);
    expect(bench.of('intentPublished').map(({ ship }) => ship)).toEqual(['lancer-1', 'lancer-2']);
    const last = new Bench(scenario({ K: { at: '4:0' }, foe: { at: '2:6', class: 'cutter' } }, { limit: 1 }));
    last.play();
    expect(last.events.at(-1)!.type).toBe('turnEnded');
  });

  test('[OS-313] a lane another red ship stands in hits that one', () => {
    const bench = start();
    bench.play(plan({ engines: 1, transfer: 1 }));
    expect(bench.of('railgunHit').map(({ ship, target }) => `${ship} ${target}`)).toEqual([
      'lancer-1 lancer-2',
      'lancer-2 lancer-1',
    ]);
    expect(bench.look('kestrel').hull).toBe(content.classes.kestrel!.hull);
  });
});

test('[OS-286] candidates leave out what cannot be flown', () => {
  const foe = { at: '6:6', class: 'cutter', energy: { engines: 1, laser: 2 }, mass: 1 };
  const bench = fight({ K: { at: '4:0' }, foe });
  expect(candidatesOf(bench.world, bench.state, 1).map(({ move }) => move)).toEqual(['coast', 'phase 1']);
  expect(['coast', 'phase 1']).toContain(decisionOf(bench, 'foe').move);
});
