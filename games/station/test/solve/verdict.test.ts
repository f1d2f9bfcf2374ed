// Verdict, brownout, hints, search hooks and players.

import { diceOf } from '@interlock/kernel';
import { hint, isWinning, verdict } from '@interlock/search';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { Deck } from '../../src/deck.ts';
import { game } from '../../src/index.ts';
import type { Level } from '../../src/map/level.ts';
import { players } from '../../src/players.ts';
import { hintWords, nextInteraction } from '../../src/say/hint.ts';
import { searchBrownout, smallestCapacity } from '../../src/solve/brownout.ts';
import { solvePar } from '../../src/solve/par.ts';
import { replayed } from '../../src/solve/replay.ts';
import { planOf } from '../../src/solve/sim.ts';
import { type Task, taskOf } from '../../src/solve/task.ts';
import { winnable } from '../../src/solve/verdict.ts';
import type { State } from '../../src/state.ts';
import { example, levelFrom } from '../kit/examples.ts';
import { begun, Hand, taskFor } from '../kit/kit.ts';

const winnableBy = ({ deck, state }: { readonly deck: Deck; readonly state: State }, most: number) =>
  winnable(deck, state, most);

const dice = diceOf('verdict');
const nodes = content.balance.solver.exactNodeLimit;
const limited = (capacity: number): Level => ({ ...example('15'), power: { limited: capacity } });
const brownout = (task: Task, limit?: number) => {
  const work = searchBrownout(task, limit);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
const coldStart = (air: Level['air']): Hand => new Hand({ ...example('12'), air });

describe('winnable', () => {
  test('[DS-328] yes comes with a plan that fits the air, down to the last unit', () => {
    const { deck, state } = coldStart(60);
    const found = winnable(deck, state, nodes);
    expect(found.is).toBe('yes');
    expect(replayed(deck, state, found.is === 'yes' ? found.plan : [], true)).toBe(60);
  });

  test('[DS-328] no where the goal is out of reach, where the bound exceeds the air, where the cheapest plan does', () => {
    expect(winnableBy(begun(example('7b')), nodes)).toMatchObject({ is: 'no', nodes: 0 });
    expect(winnableBy(coldStart(20), nodes)).toMatchObject({ is: 'no', nodes: 0 });
    expect(winnableBy(coldStart(59), nodes)).toMatchObject({ is: 'no' });
  });

  test('[DS-328] unknown within too small a budget, and a canister not yet taken forbids a no', () => {
    expect(winnableBy(coldStart(59), 1)).toMatchObject({ is: 'unknown' });
    const row = (item: string): Level =>
      levelFrom(
        `air 8\n[map]\n${'#'.repeat(14)}\n#@.${item}........>#\n${'#'.repeat(14)}\n[rooms]\nhall "Hall" at 1,1\n`,
      );
    expect(winnableBy(new Hand(row('.')), nodes).is).toBe('no');
    expect(winnableBy(new Hand(row('a')), nodes).is).toBe('yes');
  });

  test('[DS-498] the shared verdict is winnable, lost or unknown, and the plan behind it is replayed', () => {
    const ask = (hand: Hand, budget: number) =>
      verdict(game, hand.deck, { state: hand.state, dice }, { nodes: budget });
    expect(ask(coldStart(60), nodes)).toMatchObject({ verdict: 'winnable' });
    expect(ask(coldStart(59), nodes)).toMatchObject({ verdict: 'lost' });
    expect(ask(coldStart(59), 1)).toMatchObject({ verdict: 'unknown' });
    expect(ask(new Hand({ ...limited(4), air: 'none' }), nodes)).toMatchObject({ verdict: 'lost' });
    expect(ask(new Hand({ ...limited(5), air: 'none' }), nodes)).toMatchObject({ verdict: 'winnable' });
  });

  test('a conceded run is lost, a won one is won', () => {
    const hand = coldStart(200);
    hand.act({ type: 'concede' });
    expect(verdict(game, hand.deck, { state: hand.state, dice }, { nodes })).toMatchObject({ verdict: 'lost' });
  });

  test('the shortest line in turns is as short as breadth first finds it', () => {
    for (const id of ['3', '8b', '10'] as const) {
      const { deck, state } = begun(example(id));
      const position = { state, dice };
      const own = verdict(game, deck, position, { nodes, goal: 'shortest' });
      const plain = verdict(game, deck, position, { nodes: 200_000, goal: 'shortest', algorithm: 'breadth' });
      expect(own).toMatchObject({ verdict: 'winnable', optimal: true });
      expect(own.verdict === 'winnable' && plain.verdict === 'winnable' && own.witness.length).toBe(
        plain.verdict === 'winnable' ? plain.witness.length : -1,
      );
    }
  });
});

describe('hints', () => {
  test('[DS-327] a hint is taken from a plan solved from the current state, not from the start', () => {
    const hand = coldStart(200);
    hand.play('S', 'power t1 lab on', 'power t1 store on', 'EEEEEEE');
    const answer = verdict(game, hand.deck, { state: hand.state, dice }, { nodes });
    const line = answer.verdict === 'winnable' ? answer.witness : [];
    expect(isWinning(game, hand.deck, { state: hand.state, dice }, line)).toBe(true);
    expect(nextInteraction(hand.deck, hand.state, line).action).toMatchObject({ type: 'setDoorPower', terminal: 't3' });
  });

  test('[DS-499] three steps from one plan: the room, the thing with its reason, the turns up to it', () => {
    const { deck, state } = coldStart(200);
    const answer = verdict(game, deck, { state, dice }, { nodes });
    const line = answer.verdict === 'winnable' ? answer.witness : [];
    const [where, what] = hintWords(deck, state, line);
    expect(where).toContain('Dock');
    expect(what).toContain('Emergency Lab');
    const next = nextInteraction(deck, state, line);
    expect(line[next.turns - 1]).toEqual([next.action]);
    expect(line.slice(0, next.turns - 1).every(([action]) => action?.type === 'move')).toBe(true);
    expect(hint(game, deck, { state, dice }, line)).not.toBeNull();
  });
});

describe('brownout', () => {
  test.each([
    [5, 75],
    [6, 72],
    [7, 64],
    [8, 61],
    [9, 61],
    [10, 60],
    [11, 60],
  ])('[DS-497] capacity %i: exact par %i', (capacity, air) => {
    const par = solvePar(content, limited(capacity))!;
    expect(par).toMatchObject({ air, exact: true });
    const hand = new Hand({ ...limited(capacity), air: 9999 });
    for (const [action] of par.plan) hand.act(action);
    expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: air });
  });

  test('[DS-497] beyond the node limit par is the plan of the search for configurations, and not exact', () => {
    const par = solvePar(content, limited(5), { nodes: 5 })!;
    expect(par.exact).toBe(false);
    expect(par.air).toBeGreaterThanOrEqual(75);
  });

  test.each([2, 3, 4])('[DS-332] capacity %i: every configuration was looked at, none leads on', (capacity) => {
    expect(brownout(taskFor(limited(capacity)))).toMatchObject({ is: 'unsolvable' });
    expect(solvePar(content, limited(capacity))).toBeNull();
  });

  test('[DS-331] what the closure rules out no capacity saves', () => {
    const level = { ...example('7b'), power: { limited: 999 } } as Level;
    expect(brownout(taskFor(level))).toMatchObject({ is: 'unsolvable' });
  });

  test('[DS-333] solvable, unsolvable, or unknown once the limit is passed', () => {
    const task = taskFor(limited(5));
    const found = brownout(task);
    expect(found.is).toBe('solvable');
    expect(brownout(task, found.nodes - 1)).toMatchObject({ is: 'unknown', nodes: found.nodes - 1 });
    expect(brownout(task, found.nodes).is).toBe('solvable');
  });

  test('[DS-335] the plan read off the search keeps within the capacity at every step', () => {
    for (const capacity of [5, 6, 8]) {
      const { deck, state } = begun(limited(capacity));
      const found = brownout(taskOf(deck, state));
      const plan = planOf(taskOf(deck, state), found.is === 'solvable' ? found.stops : [])!;
      expect(replayed(deck, state, plan.actions)).toBe(plan.cost);
      const less = begun(limited(capacity - 1));
      expect(replayed(less.deck, less.state, plan.actions)).toBeNull();
    }
  });

  test('[DS-329] a running camera counts as load and can be switched off to make room', () => {
    const level = limited(5);
    const rooms = level.rooms.map((room) => (room.id === 'store' ? { ...room, cctv: true } : room));
    const { deck, state } = begun({ ...level, rooms, air: 'none' });
    const par = solvePar(content, { ...level, rooms })!;
    expect(taskOf(deck, state).load).toBe(3);
    expect(par.exact).toBe(true);
    expect(par.plan.map(([action]) => action)).toContainEqual(
      expect.objectContaining({ type: 'setCctvPower', room: 'store', on: false }),
    );
    expect(par.air).toBeGreaterThan(75);
  });

  test('[DS-336] the smallest proven capacity of Cold Start is 5, and a generated deck has its own plus slack', () => {
    expect(smallestCapacity(taskFor(limited(999))).capacity).toBe(5);
    const made = game.proof!.generate!(
      content,
      { difficulty: 'story', rooms: 6, view: 'blueprint', mode: 'brownout' },
      dice,
    )!;
    const power = made.level.power;
    const { capacity } = smallestCapacity(taskFor({ ...made.level, power: { limited: 999 } }));
    expect(power).toEqual({ limited: capacity! + content.balance.brownout.slack.story });
  });
});

describe('no soft-lock', () => {
  /** Random legal actions, switching off more often than not where it can be done. */
  const wander = (level: Level, seed: string, steps: number): Hand => {
    const hand = new Hand({ ...level, air: 'none' });
    const stream = diceOf(seed).stream('walk');
    for (let i = 0; i < steps && hand.status.is === 'playing'; i++) {
      const legal = hand.legal.filter(({ type }) => type !== 'concede' && type !== 'wait');
      const off = legal.filter((action) => action.type === 'setDoorPower' && !action.on);
      hand.act(stream.pick(off.length > 0 && stream.int(3) > 0 ? off : legal));
    }
    return hand;
  };

  const staysWinnable = (level: Level): void => {
    let lasted = 0;
    for (let seed = 0; seed < 5; seed++) {
      const hand = wander(level, `wander/${seed}`, 120);
      if (hand.status.is !== 'playing') continue;
      lasted++;
      const answer = verdict(game, hand.deck, { state: hand.state, dice }, { nodes });
      expect(answer).toMatchObject({ verdict: 'winnable' });
    }
    expect(lasted).toBeGreaterThan(0);
  };

  test('[DS-174] after any play, switching off included, the deck can still be won', () => {
    staysWinnable(example('12'));
    staysWinnable(example('7a'));
  });

  test('[DS-334] in brownout too', () => {
    staysWinnable(limited(5));
    staysWinnable(limited(7));
  });

  test('[DS-330] generators change neither load nor capacity', () => {
    const hand = new Hand({ ...limited(5), air: 'none' });
    const { plan } = solvePar(content, limited(5))!;
    for (const [action] of plan.slice(0, -1)) hand.act(action);
    expect(hand.events.some(({ type }) => type === 'generatorPowered')).toBe(true);
    expect(hand.deck.capacity).toBe(5);
    expect(taskOf(hand.deck, hand.state).load).toBeLessThanOrEqual(5);
  });
});

describe('hooks and players', () => {
  test('the estimate never exceeds the turns of a shortest line, all along it', () => {
    const hand = coldStart(200);
    const answer = verdict(game, hand.deck, { state: hand.state, dice }, { nodes, goal: 'shortest' });
    const line = answer.verdict === 'winnable' ? answer.witness : [];
    expect(line.length).toBeGreaterThan(40);
    for (const [i, turn] of line.entries()) {
      expect(game.proof!.search!.estimate(hand.deck, hand.state)).toBeLessThanOrEqual(line.length - i);
      hand.act(turn[0]!);
    }
  });

  test('[DS-490] searches leave waiting and giving up alone, and random players never give up', () => {
    const { deck, state } = coldStart(200);
    const turns = [...game.proof!.search!.turns!(deck, state)].map(([action]) => action!.type);
    expect(turns).not.toContain('wait');
    expect(turns).not.toContain('concede');
    expect(turns).toContain('move');
    const stream = diceOf('random').stream('play');
    for (let i = 0; i < 60; i++) {
      const [action] = players.random!(game, deck, { state, dice }, stream);
      expect(action!.type).not.toBe('concede');
    }
  });

  test.each(['explorer', 'careful'] as const)('%s clears Cold Start in the dark by what it sees', (name) => {
    const stream = diceOf('dark').stream('play');
    const hand = new Hand(example('12'));
    for (let i = 0; i < 300 && hand.status.is === 'playing'; i++) {
      const [action] = players[name]!(game, hand.deck, { state: hand.state, dice }, stream);
      hand.act(action!);
    }
    expect(hand.status.is).toBe('won');
    expect(hand.state.airUsed).toBeLessThanOrEqual(hand.deck.air!);
  });

  test('what lies in the dark does not change what a player does', () => {
    const moved = example('12').items.map((item) => ({ ...item, item: 'air' }));
    const other = { ...example('12'), items: moved, map: example('12').map.map((row) => row.replace('b', 'a')) };
    const first = (level: Level, name: string) => {
      const { deck, state } = begun(level);
      return players[name]!(game, deck, { state, dice }, diceOf('same').stream('play'));
    };
    for (const name of ['explorer', 'careful']) expect(first(other, name)).toEqual(first(example('12'), name));
  });
});
