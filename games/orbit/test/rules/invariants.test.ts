// What holds in every turn of random play, and scripts that cannot be kept to.

import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { assertLawful, orderOpponents } from '../../src/rules/opponents/order.ts';
import { emptyOrders, ORDER_STRIDE } from '../../src/shape/orders.ts';
import { M_LIFE, MISSILE_STRIDE } from '../../src/state.ts';
import { Bench, plan, scenario } from '../bench.ts';
import { legalPlan, streamOf } from '../randomPlans.ts';

/** Random play over all levels: the bench before and after every turn. */
const turns: { readonly before: Bench; readonly after: Bench; readonly past: ReadonlySet<string> }[] = [];
for (const { level } of game.levels) {
  const stream = streamOf(`INVARIANTS ${level.id}`);
  for (let run = 0; run < 6; run++) {
    let bench = new Bench(level);
    const fallen = new Set<string>();
    for (let turn = 0; turn < 10 && bench.state.ending === null; turn++) {
      const { world, state } = bench;
      const seats = world.isDuel ? game.seats!(world) : ['player'];
      const entries = seats.flatMap((seat) => legalPlan(world, state, stream, seat));
      const after = new Bench(level);
      after.state = state;
      after.play(entries);
      turns.push({ before: bench, after, past: new Set(fallen) });
      for (const { ship } of after.of('shipDestroyed')) fallen.add(ship);
      bench = after;
    }
  }
}
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const each = (check: (turn: (typeof turns)[number], id: string) => void): void => {
  expect(turns.length).toBeGreaterThan(1000);
  for (const turn of turns) for (const { id } of turn.after.world.ships) check(turn, id);
};

describe('in every turn of random play', () => {
  test('[OS-376] allocated and free energy make up the reactor', () => {
    each(({ after }, id) => {
      const ship = game.view(after.world, after.state, 'player').ships.find((one) => one.id === id)!;
      expect(sum(ship.subsystems.map(({ energy }) => energy)) + ship.free).toBe(ship.reactor);
      expect(ship.free).toBeGreaterThanOrEqual(0);
    });
  }, 60_000);

  test('[OS-377] no ship takes back and vents more than 3', () => {
    each(({ after }, id) => {
      const taken = after.of('energyDeallocated', 'heatVented').filter(({ ship }) => ship === id);
      expect(sum(taken.map(({ amount }) => amount))).toBeLessThanOrEqual(3);
    });
  });

  test('[OS-378] [OS-379] rings, sectors, mass, hull, heat and life stay in their bounds', () => {
    each(({ after }, id) => {
      const look = after.look(id);
      const { tank, hullMax } = after.world.ships.find((one) => one.id === id)!;
      const [ring, sector] = look.cell.split(':').map(Number);
      expect(ring! >= 1 && ring! <= 6 && sector! >= 0 && sector! <= 23).toBe(true);
      expect(look.mass >= 0 && look.mass <= tank && look.hull >= 0 && look.hull <= hullMax && look.heat >= 0).toBe(
        true,
      );
      const { missiles } = after.state;
      for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
        expect(missiles[at + M_LIFE]! >= 1 && missiles[at + M_LIFE]! <= 4).toBe(true);
    });
  });

  test('[OS-380] hull lost is weapon damage not absorbed and heat damage, cut at 0', () => {
    each(({ before, after }, id) => {
      const lost = after.of('hullDamaged', 'heatDamaged').filter(({ ship }) => ship === id);
      expect(after.look(id).hull).toBe(Math.max(0, before.look(id).hull - sum(lost.map(({ amount }) => amount))));
      const noted = after.of('laserHit', 'railgunHit', 'missileImpacted').filter(({ target }) => target === id);
      const absorbed = after.of('damageAbsorbed').filter(({ ship }) => ship === id);
      const weapons = after.of('hullDamaged').filter(({ ship }) => ship === id);
      expect(sum(noted.map(({ damage }) => damage))).toBe(
        sum(absorbed.map(({ amount }) => amount)) + sum(weapons.map(({ amount }) => amount)),
      );
    });
  });

  test('[OS-381] [OS-382] heat and mass add up', () => {
    each(({ before, after }, id) => {
      const own = <T extends { ship: string }>(list: readonly T[]): readonly T[] =>
        list.filter(({ ship }) => ship === id);
      const was = before.look(id);
      const is = after.look(id);
      const vented = sum(own(after.of('heatVented')).map(({ amount }) => amount));
      const made = sum(own(after.of('heatGenerated')).map(({ amount }) => amount));
      expect(is.heat).toBe(was.heat - vented + made);
      const burnt = sum(own(after.of('shipTransferred', 'shipPhased')).map(({ power }) => power));
      const braced = sum(own(after.of('recoilBraced')).map(({ paid }) => paid));
      const scooped = sum(own(after.of('massScooped')).map(({ amount }) => amount));
      expect(is.mass).toBe(was.mass - burnt - braced + scooped);
    });
  });

  test('[OS-383] every missile launched is intercepted, has hit, expired, was lost or flies', () => {
    for (const { before, after } of turns) {
      const launched = after.of('missileLaunched').length;
      const gone = after.of('missileIntercepted', 'missileImpacted', 'missileExpired', 'missileLost').length;
      const count = (bench: Bench): number => bench.state.missiles.length / MISSILE_STRIDE;
      expect(count(after)).toBe(count(before) + launched - gone);
      expect(after.state.nextMissile).toBe(before.state.nextMissile + launched);
    }
    expect(turns.some(({ after }) => after.of('missileIntercepted').length > 0)).toBe(true);
  });

  test('[OS-384] nothing is told of a ship destroyed in an earlier turn', () => {
    for (const { after, past } of turns)
      for (const event of after.events) {
        if ('ship' in event) expect(past.has(event.ship)).toBe(false);
        if ('target' in event) expect(past.has(event.target)).toBe(false);
      }
    expect(turns.some(({ past }) => past.size > 0)).toBe(true);
  });

  test('[OS-385] opponents pass the same judge; one that does not stops the game', () => {
    for (const { before } of turns) {
      const orders = emptyOrders(before.state);
      orderOpponents(before.world, before.state, orders);
      expect(() => assertLawful(before.world, before.state, orders)).not.toThrow();
    }
    const { world, state } = new Bench(scenario({ K: { at: '4:0' }, red: { class: 'cutter', at: '1:0' } }));
    const orders = emptyOrders(state);
    orders[ORDER_STRIDE] = 9;
    expect(() => assertLawful(world, state, orders)).toThrow('The plan of red breaks the rules: subsystem-max.');
  });
});

test('[OS-302] a script step that is not legal is left out as a whole, and said so before the plan', () => {
  const move = { kind: 'transfer', power: 1 } as const;
  const bench = new Bench(
    scenario({
      K: { at: '1:0' },
      f: {
        class: 'freighter',
        at: '4:0',
        script: [
          { turn: 1, move },
          { turn: 2, move: { kind: 'transfer', power: 2 }, rotate: true },
        ],
      },
    }),
  );
  expect(bench.play().look('f').cell).toBe('5:2');
  expect(bench.of('scriptSkipped')).toEqual([]);
  bench.play(plan({}));
  expect(bench.events.slice(1, 3)).toMatchObject([
    { type: 'scriptSkipped', ship: 'f', code: 'burn-underpowered' },
    { type: 'planCommitted', ship: 'f', actions: [{ type: 'move', kind: 'coast', power: 0 }] },
  ]);
  expect(bench.look('f')).toMatchObject({ cell: '5:4', facing: 'prograde' });
});
