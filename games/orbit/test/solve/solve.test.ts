// The solver: what it finds, what it proves, and what it never claims.

import { openRun, type Position, type SolveAnswer } from '@interlock/kernel';
import { hint, isWinning, verdict } from '@interlock/search';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { levels } from '../../src/levels.ts';
import { orderOpponents } from '../../src/rules/opponents/order.ts';
import { judgeOrders } from '../../src/rules/plan/judge.ts';
import { resolveTurn } from '../../src/rules/turn.ts';
import { setup } from '../../src/setup.ts';
import { emptyOrders, ORDER_STRIDE } from '../../src/shape/orders.ts';
import type { World } from '../../src/shape/world.ts';
import type { OrbitShape } from '../../src/shape.ts';
import { turnsLeft } from '../../src/solve/bound.ts';
import { Layer } from '../../src/solve/layer.ts';
import { type Found, type SearchLimits, searchLayers } from '../../src/solve/layers.ts';
import { Plans } from '../../src/solve/plans.ts';
import { pack, recordRoom, unpack } from '../../src/solve/record.ts';
import { Rows } from '../../src/solve/rows.ts';
import { SILENCE } from '../../src/solve/silence.ts';
import { worthOf } from '../../src/solve/worth.ts';
import { AMMO, copyState, ENERGY, HEAT, HULL, MASS, type State } from '../../src/state.ts';
import { Bench, plan, scenario } from '../bench.ts';
import { after, allPlans, bruteForce } from './brute.ts';

const worldOf = (id: string): World => compile(content, levels.find((one) => one.id === id)!.level);
const WIDE = { width: Number.POSITIVE_INFINITY, nodes: 1_000_000, memory: 1e9 };

const searched = (world: World, limits: Partial<SearchLimits> = {}, start = setup(world)): Found => {
  const work = searchLayers(world, start, { ...WIDE, last: world.limit, ...limits });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

const solved = (id: string, ask: { nodes: number; goal?: 'any' | 'shortest' }): SolveAnswer<OrbitShape> => {
  const run = openRun(game, { level: id });
  if (!run.ok) throw new Error(run.error.message);
  return verdict(game, run.value.world, run.value.start as Position<OrbitShape>, { goal: 'shortest', ...ask });
};

describe('solver', () => {
  test('[OS-399] the par of the first three scenarios is that of brute force over all legal plans', () => {
    for (const id of ['first-light', 'turn-and-burn', 'phase-lock']) {
      const world = worldOf(id);
      const shortest = searched(world);
      expect(shortest.isCut, id).toBe(false);
      expect(shortest.rows!.length, id).toBe(bruteForce(world, setup(world), 4));
      expect(shortest.rows!.length, id).toBe(world.par);
    }
  });

  test('[OS-386] the fewest turns with their plans, or that none was found', () => {
    const answer = solved('first-blood', { nodes: 400_000 });
    expect(answer).toMatchObject({ verdict: 'winnable', optimal: true });
    expect(answer.verdict === 'winnable' && answer.witness.length).toBe(worldOf('first-blood').par);
    const hopeless = compile(
      content,
      scenario({ K: { at: '1:0', installed: [], mass: 0 } }, { goal: { kind: 'escape', ring: 6 }, limit: 3 }),
    );
    expect(searched(hopeless).rows).toBeNull();
  });

  test('[OS-387] a record holds the future: unpacked it plays on like the state it was made of', () => {
    for (const id of ['picket-line', 'convoy', 'rescue']) {
      const bench = new Bench(levels.find((one) => one.id === id)!.level);
      for (let turn = 0; turn < 2; turn++)
        bench.play(turn === 0 ? plan({ missiles: 2, launch: bench.world.ships.at(-1)!.id }) : []);
      const { world, state } = bench;
      expect(state.ending, id).toBeNull();
      const record = new Int16Array(recordRoom(world.ships.length, 16));
      const length = pack(state, record);
      const again = setup(world);
      unpack(record, 0, length, state.turn, again);
      const one = copyState(state);
      for (let turn = 0; turn < 3; turn++) {
        idleOn(world, one);
        idleOn(world, again);
        expect(again.ships).toEqual(one.ships);
        expect(again.missiles.filter((_, i) => i % 6 !== 0)).toEqual(one.missiles.filter((_, i) => i % 6 !== 0)); // but for ids
        expect(again.ending).toEqual(one.ending);
      }
    }
  });

  test('[OS-388] [OS-389] of two states with one key the one that is as good in everything stays, and only then', () => {
    const world = worldOf('joust');
    const record = new Int16Array(recordRoom(2, 0));
    const kept = (first: (state: State) => void, second: (state: State) => void): number => {
      const layer = new Layer();
      for (const change of [first, second]) {
        const state = setup(world);
        change(state);
        layer.add(record, pack(state, record), 0, new Int16Array(14));
      }
      return layer.alive;
    };
    const same = () => {};
    const set = (field: number, by: number) => (state: State) => {
      state.ships[field]! += by;
    };
    expect(kept(same, same)).toBe(1);
    for (const better of [set(HULL, -1), set(HEAT, 1), set(MASS, -1), set(ENERGY, 1), set(ENERGY + 6, 1)]) {
      expect(kept(same, better)).toBe(1);
      expect(kept(better, same)).toBe(1);
    }
    expect(kept(set(AMMO, 1), same)).toBe(1);
    expect(kept(set(HULL, -1), set(HEAT, 1))).toBe(2);
    expect(kept(set(ENERGY, 1), set(ENERGY + 3, 1))).toBe(2);
    expect(kept(set(0, 1), same)).toBe(2); // another ring is another key
  });

  test('[OS-390] [OS-391] every plan of the search is legal, and none of all legal plans leads to anything better', () => {
    for (const id of ['cold-ship', 'redline', 'spinal-drill']) {
      const world = worldOf(id);
      const layer = new Layer();
      const record = new Int16Array(recordRoom(world.ships.length, 8));
      let added = 0;
      const start = setup(world);
      for (const state of reached(world, start)) {
        layer.add(record, pack(state, record), 0, new Int16Array(14));
        added++;
      }
      expect(added).toBeGreaterThan(10);
      for (const orders of allPlans(world, start)) {
        const state = after(world, start, orders);
        if (state.ending !== null) continue;
        const before = layer.count;
        layer.add(record, pack(state, record), 0, new Int16Array(14));
        expect(layer.count, `${id}: ${orders.slice(0, 14).join()}`).toBe(before);
      }
    }
  });

  test('[OS-392] the first layer with a win is the shortest', () => {
    const world = worldOf('three-gates');
    expect(searched(world).rows!.length).toBe(world.par);
    expect(searched(world, { last: world.par - 1 })).toMatchObject({ rows: null, isCut: false });
  });

  test('[OS-393] a layer that is cut proves nothing', () => {
    const narrow = searched(worldOf('cold-ship'), { width: 1 });
    expect(narrow.isCut).toBe(true);
    const answer = solved('flagship', { nodes: 60_000 });
    expect(answer).not.toMatchObject({ optimal: true });
  });

  test('[OS-394] [OS-395] the worth of a state is the sum of its terms', () => {
    const { score } = content.balance.solver;
    const change = (id: string, edit: (state: State, world: World) => void): number => {
      const world = worldOf(id);
      const before = setup(world);
      const now = setup(world);
      edit(now, world);
      return worthOf(world, now) - worthOf(world, before);
    };
    const at =
      (field: number, by: number, ship = 0) =>
      (state: State) => {
        state.ships[ship * 15 + field]! += by;
      };
    expect(change('joust', at(HULL, -1))).toBe(-score.hull);
    expect(change('joust', at(HEAT, 1))).toBe(score.heat);
    expect(change('joust', at(MASS, -1))).toBe(-score.mass);
    expect(change('joust', at(AMMO, 1))).toBe(score.ammo);
    expect(change('joust', at(ENERGY, 1))).toBe(score.energy);
    expect(change('joust', at(HULL, -1, 1))).toBe(-score.redHull);
    expect(change('joust', at(0, 1, 1))).toBe(score.redRing);
    expect(change('joust', at(1, -1, 1))).toBe(-score.redSector);
    expect(change('freight-run', at(HULL, -1, 1))).toBe(-score.friendHull);
    expect(change('joust', (state, world) => kill(state, world, 1))).toBe(
      score.redDestroyed - score.redHull * content.classes.lancer!.hull - score.redSector * 12,
    );
    expect(change('freight-run', (state, world) => kill(state, world, 1))).toBe(
      score.friendLost - score.friendHull * setup(worldOf('freight-run')).ships[15 + HULL]!,
    );
    expect(change('blockade', at(0, 1))).toBe(-score.escapeRing - score.redRing * 3);
    expect(
      change('three-gates', (state) => {
        state.gatesPassed += 1;
      }),
    ).toBe(
      score.gate + score.gateRing * 0 + score.gateSector * (11 - 1), // from gate 5:1 to gate 3:11
    );
    expect(
      change('joust', (state) => {
        state.missiles = Int16Array.of(1, 0, 1, 3, 3, 4, 2, 1, 0, 3, 3, 4);
      }),
    ).toBe(score.ownMissile + score.hostileMissile);
  });

  test('[OS-396] a last turn is left out only where no plan of it wins', () => {
    const [plans, rows] = [new Rows(), new Rows()];
    let [skipped, tried] = [0, 0];
    for (const id of ['broadside-drill', 'spinal-drill', 'slow-fuse', 'first-blood']) {
      const world = worldOf(id);
      const state = setup(world);
      for (const turn of levels.find((one) => one.id === id)!.witnesses[0]!.turns) {
        const orders = emptyOrders(state);
        orderOpponents(world, state, orders);
        const lister = new Plans(world);
        lister.list(state, orders, { isLast: true, isCarefree: false }, plans);
        lister.list(state, orders, { isLast: false, isCarefree: false }, rows);
        if (plans.count > 0) tried++;
        else {
          skipped++;
          for (let i = 0; i < rows.count; i++) {
            const draft = copyState(state);
            orders.set(rows.data.subarray(i * ORDER_STRIDE, (i + 1) * ORDER_STRIDE));
            resolveTurn(world, draft, orders, SILENCE, null);
            expect(draft.ending?.is).not.toBe('won');
          }
        }
        game.play(world, state, turn, SILENCE);
      }
    }
    expect(skipped).toBeGreaterThan(5);
    expect(tried).toBeGreaterThanOrEqual(4); // every witness ends in a turn that is tried
  });

  test('[OS-396] the bound never exceeds what is left of a win', () => {
    for (const { id, level, witnesses } of levels) {
      if (witnesses.length === 0) continue;
      const bench = new Bench(level);
      witnesses[0]!.turns.forEach((turn, i) => {
        expect(turnsLeft(bench.world, bench.state), `${id}, turn ${i + 1}`).toBeLessThanOrEqual(
          witnesses[0]!.turns.length - i,
        );
        bench.play(turn);
      });
    }
    expect(turnsLeft(worldOf('slalom'), setup(worldOf('slalom')))).toBeGreaterThanOrEqual(5);
    expect(turnsLeft(worldOf('blockade'), setup(worldOf('blockade')))).toBe(2);
    expect(turnsLeft(worldOf('convoy'), setup(worldOf('convoy')))).toBe(8);
    expect(turnsLeft(worldOf('joust'), setup(worldOf('joust')))).toBeGreaterThan(1);
  });

  test('[OS-397] a search that runs out of turns says unknown, never lost', () => {
    const answer = solved('last-orbit', { nodes: 3000 });
    expect(answer).toMatchObject({ verdict: 'unknown' });
    expect(answer.nodes).toBeLessThanOrEqual(3000);
    expect(content.balance.solver.resolveLimit).toBeLessThan(content.balance.solver.proofLimit);
  });

  test('[OS-398] [OS-489] lost is answered only after everything was tried; winnable carries its replayed witness', () => {
    const level = scenario(
      { K: { at: '4:0', installed: ['engines'], mass: 1 } },
      { goal: { kind: 'escape', ring: 6 }, limit: 3 },
    );
    const world = compile(content, level);
    const position = { state: setup(world) } as Position<OrbitShape>;
    expect(verdict(game, world, position, { nodes: 100_000 })).toMatchObject({ verdict: 'lost' });
    const answer = solved('joust', { nodes: 60_000, goal: 'any' });
    expect(answer).toMatchObject({ verdict: 'winnable', optimal: false });
  });

  test('[OS-400] what the solver reports, the ordinary engine plays to a win', () => {
    for (const id of ['cold-ship', 'slow-fuse', 'crossfire', 'rescue']) {
      const run = openRun(game, { level: id });
      if (!run.ok) throw new Error(run.error.message);
      const answer = solved(id, { nodes: 200_000, goal: 'any' });
      expect(answer.verdict, id).toBe('winnable');
      if (answer.verdict === 'winnable')
        expect(isWinning(game, run.value.world, run.value.start as Position<OrbitShape>, answer.witness), id).toBe(
          true,
        );
    }
  });

  test('[OS-401] [OS-490] hints come in three steps from the next turn of a win, or there is none', () => {
    const run = openRun(game, { level: 'first-blood' });
    if (!run.ok) throw new Error(run.error.message);
    const { world, start } = run.value;
    const line = levels.find(({ id }) => id === 'first-blood')!.witnesses[0]!.turns;
    const given = hint(game, world, start as Position<OrbitShape>, line)!;
    const [first, second, third] = given.steps;
    expect(first).toContain(content.subsystems.engines.name);
    expect(first).toContain(content.subsystems.thrusters.name);
    expect(first).not.toMatch(/phase/);
    expect(second).toMatch(/phase/i);
    expect(second).not.toMatch(/phase 2/i);
    expect(third).toMatch(/2/);
    expect(hint(game, world, start as Position<OrbitShape>, [[]])).toBeNull();
  });
});

const kill = (state: State, _world: World, ship: number): void => {
  state.ships[ship * 15 + 7] = 0;
  state.ships[ship * 15 + HULL] = 0;
};

const idleOn = (world: World, state: State): void => {
  if (state.ending === null) game.play(world, state, game.idle!(world, state), SILENCE);
};

/** The states the solver keeps after one turn. */
const reached = (world: World, start: State): State[] => {
  const plans = new Plans(world);
  const rows = new Rows();
  const orders = emptyOrders(start);
  orderOpponents(world, start, orders);
  plans.list(start, orders, { isLast: false, isCarefree: false }, rows);
  const states: State[] = [];
  for (let i = 0; i < rows.count; i++) {
    orders.set(rows.data.subarray(i * ORDER_STRIDE, (i + 1) * ORDER_STRIDE));
    const found: number[] = [];
    judgeOrders(world, start, 0, orders, found);
    expect(found).toEqual([]);
    states.push(after(world, start, orders));
  }
  return states.filter(({ ending }) => ending === null);
};
