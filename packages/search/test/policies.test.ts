// The policies: by the rules, repeatable, and each better than the one before.

import { diceOf, type Game, type Policy, type Shape } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { describe, expect, test } from 'vitest';
import { carefulPolicy, greedyPolicy, monteCarlo, policiesOf, randomPolicy, run, simulate } from '../src/index.ts';
import { gameOf } from './fixtures/game.ts';
import { ladder, leaps, runOf } from './fixtures/ladder.ts';

const seeds = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `T${i}`);

const playing = <G extends Shape>(game: Game<G>, policy: Policy<G>, level: G['level'], runs: number, turns = 60) =>
  run(simulate(game, policy, { seeds: seeds(runs), open: (seed) => runOf(game, level, seed), turns }))!;

const climb = { at: 1, goal: 16, fuel: 4 };

/** Three wheels of a lock, nine digits each: more turns than a policy compares. */
interface LockShape extends Shape {
  params: null;
  level: { readonly least: number };
  state: { least: number; sum: number };
  action: number;
  event: { readonly type: 'turned' };
  view: unknown;
  content: null;
  world: null;
}
const lock = gameOf<LockShape>({
  id: 'lock',
  turn: 'many',
  content: null,
  setup: (_, { least }) => ({ least, sum: 0 }),
  copy: (state) => ({ ...state }),
  legal: (_, __, turn) => (turn.length < 3 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : []),
  refuse: (_, { least }, { length }) =>
    length < least || length > 3 ? [{ code: 'wheels', why: 'Not that many wheels.', at: 0 }] : [],
  play: (_, draft, turn, tape) => {
    for (const digit of turn) draft.sum += digit;
    tape.emit({ type: 'turned' });
  },
  idle: () => [1, 1, 1],
  status: () => ({ is: 'playing' }),
  proof: { search: { key: (_, { sum }) => `${sum}`, estimate: () => 1, value: (_, { sum }) => -Math.abs(sum - 23) } },
});

describe('policies', () => {
  test('too many turns to compare: the turn is built by its best next action, and ends where none is better', () => {
    const pick = (least: number, sum = 0) => {
      const { world, start } = runOf(lock, { least });
      return greedyPolicy(lock, world, { ...start, state: { least, sum } }, diceOf('L').stream('policy'));
    };
    expect(pick(0)).toEqual([9, 9, 5]);
    expect(pick(0, 10)).toEqual([9, 4]);
    expect(pick(0, 23)).toEqual([]);
    // No beginning is a whole turn: the idle one is played.
    expect(pick(2)).toEqual([1, 1, 1]);
  });

  test('the same seed plays the same turns; another seed other ones', () => {
    const { content, start } = runOf(lamp, lamp.levels.at(-1)!.level, 'FIX');
    for (const policy of Object.values(policiesOf(lamp))) {
      const turn = () => policy(lamp, content, start, diceOf('ONE').stream('policy'));
      expect(turn()).toEqual(turn());
    }
    const random = seeds(12).map((seed) =>
      JSON.stringify(randomPolicy(lamp, content, start, diceOf(seed).stream('policy'))),
    );
    expect(new Set(random).size).toBeGreaterThan(1);
  });

  test('every policy plays Lamp by the rules', () => {
    for (const [name, policy] of Object.entries(policiesOf(lamp))) {
      const cheap =
        name === 'mcts' ? monteCarlo<typeof lamp extends Game<infer G> ? G : never>({ nodes: 100 }) : policy;
      for (const { level } of lamp.levels) {
        const { runs, wins, causes } = playing(lamp, cheap, level, 3, 20);
        expect(wins + Object.values(causes).reduce((sum, n) => sum + n, 0)).toBe(runs);
      }
    }
  });

  test('policies draw neither from nor into the dice of the run', () => {
    const { content, start } = runOf(leaps, { at: 1, goal: 14, fuel: 6 }, 'RUN');
    const before = JSON.stringify([start.state, start.dice.save()]);
    for (const policy of Object.values(policiesOf(leaps))) policy(leaps, content, start, diceOf('P').stream('policy'));
    expect(JSON.stringify([start.state, start.dice.save()])).toBe(before);
    const other = runOf(leaps, { at: 1, goal: 14, fuel: 6 }, 'OTHER');
    for (const policy of Object.values(policiesOf(leaps)))
      expect(policy(leaps, content, other.start, diceOf('P').stream('policy'))).toEqual(
        policy(leaps, content, start, diceOf('P').stream('policy')),
      );
  });

  test('greedy takes a win in reach, careful sees one turn further', () => {
    const greedy = runOf(ladder, { at: 4, goal: 8, fuel: 3 });
    expect(greedyPolicy(ladder, greedy.content, greedy.start, diceOf('G').stream('policy'))).toEqual(['double']);
    // Greedy leaps to 6, from where 7 and 12 both lose; careful steps to 4 and doubles.
    const trap = runOf(ladder, { at: 3, goal: 8, fuel: 2 });
    for (const seed of seeds(5)) {
      const stream = () => diceOf(seed).stream('policy');
      expect(greedyPolicy(ladder, trap.content, trap.start, stream())).toEqual(['double']);
      expect(carefulPolicy(ladder, trap.content, trap.start, stream())).toEqual(['step']);
    }
  });

  test('Monte-Carlo search beats random play, and more nodes do not make it worse', () => {
    const random = playing(ladder, randomPolicy, climb, 60);
    const mcts = playing(ladder, monteCarlo<never>({ nodes: 300 }) as never, climb, 60);
    expect(mcts.rate.low).toBeGreaterThan(random.rate.high);
    const chance = { at: 1, goal: 9, fuel: 5 };
    const lucky = playing(leaps, randomPolicy, chance, 100);
    const planned = playing(leaps, monteCarlo<never>({ nodes: 400 }) as never, chance, 100);
    expect(planned.rate.low).toBeGreaterThan(lucky.rate.high);
  });

  test('Monte-Carlo search takes the shorter of two wins, never a loss, and unfinished lines by how near they are', () => {
    const pick = <G extends Shape>(game: Game<G>, level: G['level'], depth = 40) => {
      const { content, start } = runOf(game, level);
      const answers = seeds(8).map((seed) =>
        monteCarlo<G>({ nodes: 400, depth })(game, content as never, start, diceOf(seed).stream('policy')),
      );
      return new Set(answers.map((turn) => JSON.stringify(turn)));
    };
    // 4 to 8: one double, or four steps.
    expect(pick(ladder, { at: 4, goal: 8, fuel: 9 })).toEqual(new Set(['["double"]']));
    // 5 to 6: a double overshoots and loses at once.
    expect(pick(ladder, { at: 5, goal: 6, fuel: 9 })).toEqual(new Set(['["step"]']));
    // Nothing ends within two turns: nearer is better, by the estimate where the game has no value of its own.
    const far = { at: 8, goal: 200, fuel: 90 };
    const search = {
      ...ladder.proof!.search!,
      estimate: (_: unknown, { at, goal }: { at: number; goal: number }) => goal - at,
    };
    const { value: _, ...plain } = search;
    const blind = { ...ladder, proof: { ...ladder.proof, search: plain } } as typeof ladder;
    expect(pick(blind, far, 2)).toEqual(new Set(['["double"]']));
  });

  test("a game's own policies stand instead of the general ones", () => {
    const own: Policy<never> = () => [] as never;
    const game = { ...ladder, proof: { ...ladder.proof, policies: { greedy: own as never, steady: own as never } } };
    const all = policiesOf(game);
    expect(Object.keys(all).sort()).toEqual(['careful', 'greedy', 'mcts', 'random', 'steady']);
    expect(all.greedy).toBe(own);
  });
});
