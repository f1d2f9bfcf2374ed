// Plans, routing, exact search and par against the worked examples and against searches that know nothing.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { generate } from '../../src/generate/generate.ts';
import { writeLevel } from '../../src/generate/write.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { exact } from '../../src/solve/exact.ts';
import { neededOps } from '../../src/solve/extract.ts';
import { improve } from '../../src/solve/improve.ts';
import { solvePar, withPar } from '../../src/solve/par.ts';
import { reachOf } from '../../src/solve/reach.ts';
import { replayed } from '../../src/solve/replay.ts';
import { routeOf } from '../../src/solve/route.ts';
import { planOf } from '../../src/solve/sim.ts';
import { type Task, taskOf } from '../../src/solve/task.ts';
import { leastAir } from '../../src/solve/verdict.ts';
import { draftOf, GRADES } from '../generate/drafts.ts';
import { type ExampleId, example, levelFrom } from '../kit/examples.ts';
import { begun, Hand, taskFor, tuned } from '../kit/kit.ts';
import { randomLevel } from '../kit/randomLevels.ts';
import { leastByInteractions, leastByRules } from './uninformed.ts';

const PARS: readonly (readonly [ExampleId, number])[] = [
  ...([
    ['3', 14],
    ['4b', 21],
    ['7a', 32],
    ['8b', 13],
    ['10', 16],
    ['12', 60],
  ] as const),
];

const PARAMS = { difficulty: 'normal', view: 'dark', mode: 'unlimited' } as const;
const best = (task: Task) => {
  const work = exact(task, { nodes: content.balance.solver.exactNodeLimit });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
/** Generated decks, unproven: the first attempt of each seed. */
const decks = (count: number, rooms = 6): readonly Level[] =>
  Array.from({ length: count }, (_, i) => {
    const difficulty = GRADES[i % 3]!;
    const header = { name: 'Deck', deck: 1, seed: '-', difficulty, view: 'open' } as const;
    return writeLevel(draftOf(difficulty, rooms, `solver/${i}`), header);
  });

describe('plans', () => {
  test.each(PARS)(
    '[DS-318] the plan of example %s is carried out by the rules, the last action clears the deck',
    (id) => {
      const { plan, air } = solvePar(content, example(id))!;
      const hand = new Hand({ ...example(id), air: 9999 });
      for (const [action] of plan) hand.act(action);
      expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: air });
    },
  );

  test('[DS-318] a plan with a step left out is no proof', () => {
    const { plan } = solvePar(content, example('12'))!;
    const { deck, state } = begun(example('12'));
    const actions = plan.map(([action]) => action);
    expect(replayed(deck, state, actions)).toBe(60);
    for (let i = 0; i < actions.length; i++) expect(replayed(deck, state, actions.toSpliced(i, 1))).toBeNull();
  });

  test('[DS-319] on Cold Start everything is needed that the plan uses, and nothing that only lies about', () => {
    const task = taskFor(example('12'));
    const needed = neededOps(task)!;
    const names = task.ops
      .filter(({ index }) => needed[index])
      .flatMap(({ gives }) => gives.map((bit) => task.names[bit]));
    for (const fact of ['power:lab', 'power:plant', 'power:lobby', 'keycard:lobby', 'open:d3', 'fix:h1', 'lit:g1'])
      expect(names).toContain(fact);
    expect(names).toContain('tool:extinguisher');
    expect(names).not.toContain('power:dock');
  });

  test('[DS-319] the fixpoint the plan is read off agrees with the closure, and its interactions suffice', () => {
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      let level: Level;
      try {
        level = randomLevel(`agree/${i}`, { things: 14, columns: 3 });
      } catch {
        continue;
      }
      const task = taskFor(level);
      const reach = reachOf(task);
      const { sphere, goalSphere } = closure(networkOf(content, layoutOf(level)));
      expect(reach.isGoal, `level ${i}`).toBe(goalSphere >= 0);
      expect([...reach.via].map((via) => via !== -2)).toEqual([...sphere].map((round) => round >= 0));
      if (!reach.isGoal) continue;
      wins++;
      expect(routeOf(task, neededOps(task, reach)!), `level ${i}`).not.toBeNull();
    }
    for (const level of decks(9, 12)) {
      const task = taskFor(level);
      expect(routeOf(task, neededOps(task)!)).not.toBeNull();
      wins++;
    }
    expect(wins).toBeGreaterThan(2);
  });

  test('[DS-320] routing takes the nearest; of equals the action that comes first, then the cell, then the room', () => {
    const level = levelFrom(`air none
[map]
###########
#F@.+,=..>#
#M..###...#
###########
[rooms]
dock "Dock" at 2,1 start doors=on
lobby "Lobby" at 7,1
[terminals]
t1 at 1,2
[furniture]
f1 at 1,1 type=locker holds=keycard:lobby
`);
    const task = taskFor(level);
    const isNeeded = new Uint8Array(task.ops.length).fill(1);
    const order = routeOf(task, isNeeded)!.map(({ op }) => op.kind);
    // The locker is beside the start, the terminal one step off.
    expect(order.slice(0, 2)).toEqual(['search', 'power']);
    const twin = levelFrom(`air none
[map]
#########
#F@..+.>#
#MM..####
#########
[rooms]
dock "Dock" at 2,1 start doors=on
lobby "Lobby" at 6,1
[doors]
d0 at 5,1 room=lobby
[terminals]
t1 at 1,2
t2 at 2,2
[furniture]
f1 at 1,1 type=locker holds=keycard:lobby
`);
    const both = taskFor(twin);
    const first = routeOf(both, new Uint8Array(both.ops.length).fill(1))![0]!;
    expect(first.op.actions).toEqual([{ type: 'setDoorPower', terminal: 't2', room: 'lobby', on: true }]);
  });

  test('[DS-320] improvement only ever makes a plan cheaper, and without tries leaves it alone', () => {
    const none = tuned(({ solver }) => ({ solver: { ...solver, improveTries: 0 } }));
    let gained = 0;
    for (const level of decks(12, 9)) {
      const task = taskFor(level);
      const stops = routeOf(task, neededOps(task)!)!;
      const routed = planOf(task, stops)!.cost;
      const improved = improve(task, stops)!;
      expect(improved.cost).toBeLessThanOrEqual(routed);
      const at = begun(level);
      expect(replayed(at.deck, at.state, improved.actions)).toBe(improved.cost);
      if (improved.cost < routed) gained++;
      const still = taskFor(level, none);
      const kept = routeOf(still, neededOps(still)!)!;
      expect(improve(still, kept)!.cost).toBe(planOf(still, kept)!.cost);
    }
    expect(gained).toBeGreaterThan(0);
  });
});

describe('par', () => {
  test.each(PARS)('[DS-321] exact par of example %s is %i', (id, air) => {
    expect(solvePar(content, example(id))).toMatchObject({ air, exact: true });
    expect(solvePar(content, example(id))).toEqual(solvePar(content, example(id)));
  });

  test('[DS-321] par without an exact search is the cost of the best plan, and says so', () => {
    const small = tuned(({ solver }) => ({ solver: { ...solver, exactNodeLimit: 3 } }));
    const par = solvePar(small, example('12'))!;
    expect(par.exact).toBe(false);
    expect(par.air).toBeGreaterThanOrEqual(60);
  });

  test('[DS-321] the exact search goes as far as its nodes carry, however many rooms there are', () => {
    const level = decks(4, 20)[3];
    const par = solvePar(content, level!)!;
    expect(par.exact).toBe(true);
    expect(par.nodes).toBeLessThan(content.balance.solver.exactNodeLimit);
    const few = tuned(({ solver }) => ({ solver: { ...solver, exactRooms: 6 } }));
    expect(solvePar(few, level!)).toMatchObject({ air: par.air, exact: true });
    // Only decks that are being made are spared the search, so that they come in milliseconds.
    const made = generate(few, { ...PARAMS, rooms: 8 }, diceOf('spared'))!;
    expect(made.level.par).toMatchObject({ exact: false });
    expect(generate(content, { ...PARAMS, rooms: 8 }, diceOf('spared'))!.level.par).toMatchObject({ exact: true });
  });

  test('[DS-320] where the exact search does not finish, half of the plans are within three per cent of the best', () => {
    const gaps = [...decks(9, 10), ...decks(6, 14)].map((level) => {
      const found = solvePar(content, level, { nodes: 1 })!;
      const least = solvePar(content, level)!;
      expect(least.exact).toBe(true);
      return (found.air - least.air) / least.air;
    });
    gaps.sort((a, b) => a - b);
    expect(gaps[0]).toBeGreaterThanOrEqual(0);
    expect(gaps[gaps.length >> 1]).toBeLessThanOrEqual(0.03);
  }, 60_000);

  test('[DS-322] a pickup on the way costs no detour, one off the way only its walk', () => {
    const deck = (row: string): Level =>
      levelFrom(`air none
[map]
##########
${row}
#.G......#
##########
[rooms]
hall "Hall" at 1,1 start doors=on
`);
    expect(solvePar(content, deck('#@..b...>#'))!.air).toBe(3 + 2 + 1 + 6);
    expect(solvePar(content, deck('#@b.....>#'))!.air).toBe(7 + 1);
  });

  test('[DS-323] cameras, logs, canisters and empty furniture leave par as it is', () => {
    const deck = (row: string, more = ''): Level =>
      levelFrom(`air none
[map]
###########
${row}
#.M....#..#
###########
[rooms]
hall "Hall" at 1,1 start doors=on
lobby "Lobby" at 8,1
[doors]
d0 at 7,1 room=lobby
${more}`);
    const full = deck('#@.laF.+.>#', '[furniture]\nf1 at 5,1 type=locker holds=-\n[items]\ni1 at 3,1 item=log:l01\n');
    const walled = deck('#@...F.+.>#', '[furniture]\nf1 at 5,1 type=locker holds=-\n');
    expect(solvePar(content, full)!.air).toBe(solvePar(content, walled)!.air);
    expect(solvePar(content, deck('#@.....+.>#'))!.air).toBeLessThan(solvePar(content, walled)!.air);
    expect(taskFor(full).ops.map(({ kind }) => kind)).not.toContain('cctv');
  });

  test('[DS-324] the bound never exceeds what the best plan still takes, at any state of it', () => {
    for (const [id] of PARS) {
      const hand = new Hand({ ...example(id), air: 9999 });
      const { plan, air } = solvePar(content, example(id))!;
      expect(leastAir(taskOf(hand.deck, hand.state))).toBeGreaterThan(air / 2);
      for (const [action] of plan) {
        expect(leastAir(taskOf(hand.deck, hand.state))).toBeLessThanOrEqual(air - hand.state.airUsed);
        hand.act(action);
      }
    }
  });

  test('[DS-324] a battery that lies beside the card need not come before the generator', () => {
    const level = levelFrom(`air none
[map]
####################
#@b.G.........F.=.>#
#...............####
####################
[rooms]
hall "Hall" at 1,1 start doors=on
lobby "Lobby" at 17,1 doors=on why=authored
[doors]
d0 at 16,1 room=lobby locked=yes
[furniture]
f1 at 14,1 type=locker holds=keycard:lobby,battery
`);
    const { air, plan } = solvePar(content, level)!;
    expect(air).toBe(leastByRules(begun(level)));
    const hand = new Hand({ ...level, air: 999 });
    for (const [action] of plan) {
      expect(leastAir(taskOf(hand.deck, hand.state))).toBeLessThanOrEqual(air - hand.state.airUsed);
      hand.act(action);
    }
    expect(hand.status.is).toBe('won');
  });

  test.each(['3', '4b', '7a', '8b', '10'] as const)(
    '[DS-325] example %s: no row of actions is cheaper by the rules',
    (id) => {
      const start = begun(example(id));
      expect(leastByRules(start)).toBe(solvePar(content, example(id))!.air);
    },
  );

  test('[DS-325] generated decks: the same cost as a search without bound or shortcut', () => {
    // Of each difficulty the three with the fewest interactions: what knows no bound takes minutes on others, which
    // the deep test has the time for.
    const tasks = decks(36).map((level) => taskFor(level));
    const few = GRADES.flatMap((_, grade) =>
      tasks
        .filter((_, i) => i % 3 === grade)
        .sort((a, b) => a.ops.length - b.ops.length)
        .slice(0, 3),
    );
    for (const task of few) expect(best(task)).toMatchObject({ is: 'best', cost: leastByInteractions(task) });
  });

  test('[DS-326] par does not depend on view, difficulty, air or what has been seen', () => {
    const level = example('12');
    for (const view of ['dark', 'blueprint', 'open'] as const)
      for (const difficulty of ['story', 'hard'] as const)
        expect(solvePar(content, { ...level, view, difficulty, air: 61 })!.air).toBe(60);
    const hand = new Hand({ ...level, air: 999 });
    const blind = taskOf(hand.deck, hand.state);
    hand.state.known.fill(1);
    hand.state.named.fill(1);
    expect(best(taskOf(hand.deck, hand.state))).toEqual(best(blind));
  });

  test('[DS-500] par auto is solved once and stored; play never solves', () => {
    const auto = { ...example('12'), par: 'auto' } as Level;
    expect(begun(auto).deck).toMatchObject({ par: 0, isParExact: false, air: null });
    const solved = withPar(content, auto);
    expect(solved.par).toEqual({ air: 60, exact: true });
    expect(begun(solved).deck).toMatchObject({ par: 60, isParExact: true, air: 164 });
    expect(withPar(content, solved)).toBe(solved);
  });

  test('[DS-500] a level without plan keeps par auto and starts without counted air', () => {
    const level = { ...example('7b'), par: 'auto', air: 'auto' } as Level;
    expect(withPar(content, level)).toBe(level);
    const hand = new Hand(level);
    expect(hand.state).toMatchObject({ air: -1 });
    expect(hand.deck).toMatchObject({ par: 0, isParExact: false });
    expect(() => hand.play('E')).not.toThrow();
  });
});
