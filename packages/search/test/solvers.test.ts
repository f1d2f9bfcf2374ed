// The solvers agree with each other, keep to their budget, and are never believed without a replay.

import { diceOf, type Game, type Shape, type SolveAnswer, type SolveAsk } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { describe, expect, test } from 'vitest';
import { aStar, beam, breadthFirst, deepening, isWinning, run, solve, verdict } from '../src/index.ts';
import { ladder, leaps, runOf } from './fixtures/ladder.ts';
import { sliding, slidingBare } from './fixtures/sliding.ts';

const ALL = { breadthFirst, aStar, deepening };
const ASK: SolveAsk = { nodes: 200_000, goal: 'shortest' };

/** Sorted, then shuffled by legal slides, so always solvable. */
const shuffled = (seed: string, moves: number): readonly number[] => {
  const stream = diceOf(seed).stream('shuffle');
  const state = sliding.setup(null, [1, 2, 3, 4, 5, 0], diceOf(seed));
  for (let i = 0; i < moves; i++) {
    const way = stream.pick([...sliding.legal(null, state, [])]);
    sliding.play(null, state, [way], { emit: () => 0 } as never);
  }
  return [...state.cells];
};

const answers = <G extends Shape>(game: Game<G>, level: G['level'], ask = ASK, seed = '0') => {
  const { world, start } = runOf(game, level, seed);
  return Object.entries(ALL).map(([name, search]) => ({
    name,
    start,
    world,
    answer: run(search(game, world, start, ask)) as SolveAnswer<G>,
  }));
};

const lengthOf = <G extends Shape>(answer: SolveAnswer<G>): number | string =>
  answer.verdict === 'winnable' ? answer.witness.length : answer.verdict;

describe('agreement', () => {
  test('breadth first, A* and deepening find equally short lines that the kernel replays', () => {
    for (let i = 0; i < 30; i++) {
      const found = answers(sliding, shuffled(`S${i}`, 1 + i * 2));
      expect(new Set(found.map(({ answer }) => lengthOf(answer))).size).toBe(1);
      for (const { answer, start, world, name } of found) {
        if (answer.verdict !== 'winnable') throw new Error(`${name} found nothing`);
        expect(isWinning(sliding, world, start, answer.witness)).toBe(true);
        expect(answer.optimal).toBe(true);
      }
    }
  });

  test('the same on random ladders, won and lost', () => {
    const stream = diceOf('LADDERS').stream('levels');
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const level = { at: stream.int(3), goal: 3 + stream.int(30), fuel: 1 + stream.int(8) };
      const found = answers(ladder, level);
      seen.add(found[0]!.answer.verdict);
      expect(new Set(found.map(({ answer }) => lengthOf(answer))).size).toBe(1);
    }
    expect([...seen].sort()).toEqual(['lost', 'winnable']);
  });

  test('the same in games of chance, where every node carries its own dice', () => {
    for (let i = 0; i < 20; i++) {
      const found = answers(leaps, { at: 1, goal: 9 + i, fuel: 6 }, ASK, `C${i}`);
      expect(new Set(found.map(({ answer }) => lengthOf(answer))).size).toBe(1);
      for (const { answer, start, world } of found)
        if (answer.verdict === 'winnable') expect(isWinning(leaps, world, start, answer.witness)).toBe(true);
    }
  });

  test('the same on the levels of Lamp, and never longer than their par', () => {
    for (const entry of lamp.levels) {
      const found = answers(lamp, entry.level, { nodes: 20_000, goal: 'shortest' }, entry.seed);
      const lengths = new Set(found.map(({ answer }) => lengthOf(answer)));
      expect(lengths.size).toBe(1);
      expect([...lengths][0]).toBeLessThanOrEqual(entry.par!.turns);
    }
  });
});

describe('verdicts', () => {
  const hopeless = [2, 1, 3, 4, 5, 0];

  test('a loss is proven by trying everything', () => {
    const { world, start } = runOf(slidingBare, hopeless);
    for (const search of [breadthFirst, aStar]) expect(run(search(sliding, world, start, ASK))?.verdict).toBe('lost');
    const short = runOf(ladder, { at: 1, goal: 99, fuel: 6 });
    expect(run(deepening(ladder, short.world, short.start, ASK))?.verdict).toBe('lost');
    expect(verdict(slidingBare, world, start, { nodes: 10_000 }).verdict).toBe('lost');
    expect(verdict(slidingBare, world, start, { nodes: 10_000, algorithm: 'beam', width: 1000 }).verdict).toBe('lost');
  });

  test('a small budget gives unknown and keeps to the budget, never lost', () => {
    for (const { answer } of answers(sliding, hopeless, { nodes: 100, goal: 'any' }))
      expect(answer).toEqual({ verdict: 'unknown', nodes: 100 });
    const { world, start } = runOf(sliding, hopeless);
    expect(verdict(sliding, world, start, { nodes: 5000, algorithm: 'beam', width: 5 }).verdict).toBe('unknown');
  });

  test('asked for the shortest, a known line is the answer where the budget finds none or none as short, and is not called optimal', () => {
    const { world, start } = runOf(sliding, shuffled('KNOWN', 40));
    const best = verdict(sliding, world, start, { nodes: 200_000, goal: 'shortest' });
    if (best.verdict !== 'winnable') throw new Error('no line');
    const spent = verdict(sliding, world, start, { nodes: 3, goal: 'shortest', known: best.witness });
    expect(spent).toEqual({ verdict: 'winnable', witness: best.witness, optimal: false, nodes: 3 });
    // A longer line that was known gives way to the shorter one found; one that wins nothing is no line.
    const [away] = [...sliding.legal(world, start.state, [])];
    const detour = [[away!], [-away!], ...best.witness];
    expect(isWinning(sliding, world, start, detour)).toBe(true);
    expect(verdict(sliding, world, start, { nodes: 200_000, goal: 'shortest', known: detour })).toEqual(best);
    const wrong = best.witness.slice(0, -1);
    expect(verdict(sliding, world, start, { nodes: 3, goal: 'shortest', known: wrong }).verdict).toBe('unknown');
    // A beam of one is no judge of lengths.
    const narrow = { nodes: 200_000, goal: 'shortest', algorithm: 'beam', width: 4, known: best.witness } as const;
    expect(verdict(sliding, world, start, narrow)).toMatchObject({ verdict: 'winnable', witness: best.witness });
  });

  test('turns of a game that may leave out the win never prove a loss or a shortest line', () => {
    const partial = { ...ladder, proof: { search: { ...ladder.proof!.search!, turns: () => [['step'] as const] } } };
    const lost = runOf(partial, { at: 1, goal: 9, fuel: 3 });
    expect(verdict(partial, lost.world, lost.start, { nodes: 1000 }).verdict).toBe('unknown');
    const far = runOf(partial, { at: 1, goal: 4, fuel: 9 });
    const answer = verdict(partial, far.world, far.start, { nodes: 1000, goal: 'shortest' });
    expect(answer).toMatchObject({ verdict: 'winnable', optimal: false });
    const whole = { ...partial, proof: { search: { ...partial.proof.search, complete: true } } };
    expect(verdict(whole, lost.world, lost.start, { nodes: 1000 }).verdict).toBe('lost');
  });

  test('a run that is over needs no search', () => {
    const won = runOf(ladder, { at: 3, goal: 3, fuel: 1 });
    const over = runOf(ladder, { at: 4, goal: 3, fuel: 1 });
    for (const search of [...Object.values(ALL), beam]) {
      expect(run(search(ladder, won.world, won.start, ASK))).toMatchObject({ verdict: 'winnable', witness: [] });
      expect(run(search(ladder, over.world, over.start, ASK))).toEqual({
        verdict: 'lost',
        nodes: 0,
        why: 'overshot',
      });
    }
  });

  test('an estimate of infinity cuts off what cannot be won', () => {
    const wise = {
      ...ladder,
      proof: {
        search: {
          ...ladder.proof!.search!,
          estimate: (_: unknown, s: { at: number; goal: number; fuel: number }) =>
            s.at * 2 ** s.fuel < s.goal ? Number.POSITIVE_INFINITY : 0,
        },
      },
    };
    const { world, start } = runOf(wise, { at: 1, goal: 100, fuel: 6 });
    for (const search of [aStar, deepening, beam]) expect(run(search(wise, world, start, ASK))?.verdict).toBe('lost');
    expect(run(aStar(wise, world, start, ASK))?.nodes).toBe(0);
  });
});

describe('large levels', () => {
  const level = shuffled('FAR', 400);
  const { world, start } = runOf(sliding, level);

  test('weighted A* looks at fewer positions than plain A*, and its line wins', () => {
    const plain = verdict(sliding, world, start, { nodes: 1e6, goal: 'any', algorithm: 'astar' });
    const weighted = verdict(sliding, world, start, { nodes: 1e6, goal: 'any', algorithm: 'weighted', weight: 40 });
    expect(weighted.verdict).toBe('winnable');
    expect(weighted.nodes).toBeLessThan(plain.nodes);
  });

  test('weighted A*, asked for the shortest, goes on until nothing shorter can exist', () => {
    const plain = verdict(sliding, world, start, { nodes: 1e6, goal: 'shortest', algorithm: 'astar' });
    const weighted = verdict(sliding, world, start, {
      nodes: 1e6,
      goal: 'shortest',
      algorithm: 'weighted',
      weight: 50,
    });
    expect(lengthOf(weighted)).toBe(lengthOf(plain));
    expect(weighted).toMatchObject({ optimal: true });
  });

  test('a narrow beam wins without claiming to be shortest', () => {
    const narrow = verdict(sliding, world, start, { nodes: 1e5, algorithm: 'beam', width: 20 });
    expect(narrow).toMatchObject({ verdict: 'winnable', optimal: false });
  });

  test('deepening with a tiny table is slower and just as right', () => {
    const near = runOf(sliding, shuffled('NEAR', 24));
    const wide = run(deepening(sliding, null, near.start, ASK));
    const tiny = run(deepening(sliding, null, near.start, ASK, 4));
    expect(lengthOf(tiny!)).toBe(lengthOf(wide!));
    expect(tiny!.nodes).toBeGreaterThan(wide!.nodes);
  });
});

describe('memory and lines', () => {
  test('a search stops when its memory is spent, says so, and proves nothing', () => {
    const { world, start } = runOf(sliding, [1, 2, 3, 5, 4, 0]);
    for (const search of [breadthFirst, aStar, beam]) {
      const ask = { nodes: 100_000, goal: 'any' as const, memory: 20_000, width: 1000 };
      const answer = run(search(sliding, world, start, ask))!;
      expect(answer).toMatchObject({ verdict: 'unknown', why: expect.stringContaining('memory') });
      expect(answer.nodes).toBeLessThan(1000);
    }
  });

  test('lines of several turns are one edge; the witness spells their turns', () => {
    const leaping = {
      ...ladder,
      proof: {
        search: {
          ...ladder.proof!.search!,
          turns: () => [['step'] as const],
          lines: () => [[['double'], ['double'], ['double']] as const],
        },
      },
    };
    const { world, start } = runOf(leaping, { at: 1, goal: 64, fuel: 9 });
    const answer = run(aStar(leaping, world, start, ASK))!;
    expect(answer).toMatchObject({ verdict: 'winnable', optimal: false });
    expect(answer.verdict === 'winnable' && answer.witness).toEqual(Array(6).fill(['double']));
    expect(answer.nodes).toBeLessThan(20);
    expect(run(beam(leaping, world, start, ASK))).toMatchObject({ verdict: 'winnable', optimal: false });
  });
});

describe('trust', () => {
  const { world, start } = runOf(ladder, { at: 1, goal: 4, fuel: 4 });
  const claiming = (...witness: ('step' | 'double')[][]) => ({
    ...ladder,
    proof: {
      search: {
        ...ladder.proof!.search!,
        // biome-ignore lint/correctness/useYield: a solver that answers at once
        *solve() {
          return { verdict: 'winnable' as const, witness, optimal: true, nodes: 7 };
        },
      },
    },
  });

  test('a witness is replayed before it is believed', () => {
    const right = claiming(['double'], ['double']);
    expect(run(solve(right, world, start, ASK))).toMatchObject({ verdict: 'winnable', nodes: 7 });
    for (const wrong of [
      claiming(['double']),
      claiming(['double'], ['step']),
      claiming(['double'], ['double'], ['step']),
    ])
      expect(run(solve(wrong, world, start, ASK))).toEqual({ verdict: 'unknown', nodes: 7 });
  });

  test('a known line is tried first, and searched past when it does not win', () => {
    const known = [['step'], ['double']] as const;
    expect(verdict(ladder, world, start, { nodes: 100, known })).toMatchObject({ witness: known, nodes: 0 });
    const stale = verdict(ladder, world, start, { nodes: 100, known: [['step'], ['step']] });
    expect(stale).toMatchObject({ verdict: 'winnable' });
    expect(stale.nodes).toBeGreaterThan(0);
  });

  test('a search never changes the position it starts from', () => {
    const { start: from, world: with_ } = runOf(leaps, { at: 1, goal: 30, fuel: 8 }, 'KEEP');
    const before = JSON.stringify([from.state, from.dice.save()]);
    for (const search of [...Object.values(ALL), beam]) run(search(leaps, with_, from, ASK));
    expect(JSON.stringify([from.state, from.dice.save()])).toBe(before);
  });
});
