// Many runs by one policy: rates, intervals, coverage; and the difficulty of a level.

import type { Policy } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { difficulty, perMille, randomPolicy, run, simulate, wilson } from '../src/index.ts';
import { rootOf, rootOf32 } from '../src/integers.ts';
import { type LadderShape, ladder, leaps, runOf } from './fixtures/ladder.ts';

const seeds = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `T${i}`);
const always =
  (action: 'step' | 'double'): Policy<LadderShape> =>
  () => [action];

test('wins, causes, coverage and length are counted', () => {
  const level = { at: 1, goal: 4, fuel: 3 };
  const ask = { seeds: seeds(10), open: (seed: string) => runOf(ladder, level, seed) };
  const stepped = run(simulate(ladder, always('step'), ask))!;
  expect(stepped).toMatchObject({ runs: 10, wins: 10, causes: {}, meanTurns: 3000 });
  expect(stepped.coverage).toEqual({ step: { times: 30, runs: 10, share: 1000 } });
  const far = { ...ask, open: (seed: string) => runOf(ladder, { at: 3, goal: 8, fuel: 9 }, seed) };
  expect(run(simulate(ladder, always('double'), far))).toMatchObject({ wins: 0, causes: { overshot: 10 } });
  expect(run(simulate(ladder, always('step'), { ...far, turns: 2 }))).toMatchObject({ causes: { unfinished: 10 } });
});

test('causes: the most frequent first, equal ones by name, whichever came first', () => {
  const levels = { A: { at: 3, goal: 4, fuel: 9 }, B: { at: 1, goal: 9, fuel: 1 }, C: { at: 3, goal: 4, fuel: 9 } };
  const causes = (...seeds: readonly ('A' | 'B' | 'C')[]) =>
    Object.keys(
      run(simulate(ladder, always('double'), { seeds, open: (seed) => runOf(ladder, levels[seed as 'A']) }))!.causes,
    );
  expect(causes('A', 'B')).toEqual(['no-fuel', 'overshot']);
  expect(causes('B', 'A')).toEqual(['no-fuel', 'overshot']);
  expect(causes('B', 'A', 'C')).toEqual(['overshot', 'no-fuel']);
});

test('labels of the caller are counted like events', () => {
  const found = run(
    simulate(ladder, randomPolicy, {
      seeds: seeds(40),
      open: (seed) => runOf(ladder, { at: 1, goal: 9, fuel: 5 }, seed),
      labels: ({ before, turn, happenings }) => [
        `at ${before.at}: ${turn[0]}`,
        ...happenings.map(({ event }) => event.type),
      ],
    }),
  )!;
  expect(found.labels.step).toEqual(found.coverage.step);
  const first = (found.labels['at 1: step']?.runs ?? 0) + (found.labels['at 1: double']?.runs ?? 0);
  expect(first).toBe(40);
});

test('the same seeds give the same simulation; each seed has its own dice', () => {
  const ask = { seeds: seeds(50), open: (seed: string) => runOf(leaps, { at: 1, goal: 9, fuel: 5 }, seed) };
  const first = run(simulate(leaps, randomPolicy, ask))!;
  expect(run(simulate(leaps, randomPolicy, ask))).toEqual(first);
  expect(first.wins).toBeGreaterThan(0);
  expect(first.wins).toBeLessThan(50);
});

test('an illegal turn of a policy is a fault, not an outcome', () => {
  const ask = { seeds: ['X'], open: () => runOf(ladder, { at: 1, goal: 9, fuel: 5 }) };
  expect(() => run(simulate(ladder, () => ['fall' as never], ask))).toThrow('illegal turn: No such move.');
});

test("Wilson's interval, in thousandths, rounded outward", () => {
  // Against the formula in floating point.
  for (const [wins, runs] of [
    [0, 10],
    [10, 10],
    [1, 2],
    [37, 50],
    [263, 1000],
    [5260, 20_000],
  ] as const) {
    const p = wins / runs;
    const z = 1.96;
    const middle = (p + (z * z) / (2 * runs)) / (1 + (z * z) / runs);
    const half = (z * Math.sqrt((p * (1 - p)) / runs + (z * z) / (4 * runs * runs))) / (1 + (z * z) / runs);
    const { value, low, high } = wilson(wins, runs);
    expect(value).toBe(Math.round(1000 * p));
    expect(low).toBe(wins === 0 ? 0 : Math.floor(1000 * (middle - half)));
    expect(high).toBe(wins === runs ? 1000 : Math.ceil(1000 * (middle + half)));
  }
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1000 });
});

test('integer roots are exact', () => {
  for (let n = 0; n < 3000; n++) {
    const r = rootOf32(n);
    expect(r * r <= n && (r + 1) * (r + 1) > n).toBe(true);
    expect(Number(rootOf(BigInt(n)))).toBe(r);
  }
  expect(rootOf32(2_000_000_000)).toBe(44_721);
  expect(rootOf(10n ** 40n)).toBe(10n ** 20n);
  expect([perMille(1, 3), perMille(2, 3), perMille(1, 2), perMille(0, 0)]).toEqual([333, 667, 500, 0]);
});

test('difficulty: a path where every other turn is fatal is all forced, an open one is not', () => {
  const narrow = run(
    difficulty(runOf(ladder, { at: 1, goal: 16, fuel: 4 }), [['double'], ['double'], ['double'], ['double']]),
  )!;
  // The first turn is 1 → 2 either way, so it has no alternative at all.
  expect(narrow).toMatchObject({ turns: 4, actions: 4, branching: 2000, deadEnds: 1000, forced: 1000 });
  expect(narrow.bots.random).toBeGreaterThan(0);
  expect(narrow.bots.random).toBeLessThan(500);
  const open = run(difficulty(runOf(ladder, { at: 1, goal: 6, fuel: 30 }), [['double'], ['step'], ['double']]))!;
  expect(open.forced).toBeLessThan(1000);
  expect(open.deadEnds).toBeLessThan(narrow.deadEnds);
});

test('difficulty: each turn of the line is judged by the dice as they lie then', () => {
  const lucky = (seed: string, goal: number) => {
    const opened = runOf(leaps, { at: 1, goal, fuel: 3 }, seed);
    return run(difficulty(opened, [['leap'], ['leap'], ['leap']], { bots: {} }))!;
  };
  expect(lucky('D35', 7)).toMatchObject({ deadEnds: 1000, forced: 1000 });
  expect(lucky('D31', 6)).toMatchObject({ deadEnds: 333, forced: 0 });
  expect(lucky('D36', 8)).toMatchObject({ deadEnds: 333, forced: 333 });
});

test('difficulty of the levels of Lamp is measured in integers', () => {
  const entry = lamp.levels[0]!;
  const ask = { nodes: 100, width: 6, runs: 5 };
  const measured = run(difficulty(runOf(lamp, entry.level, entry.seed), entry.witnesses[0]!.turns, ask))!;
  expect(measured.turns).toBe(entry.witnesses[0]!.turns.length);
  for (const value of [measured.branching, measured.deadEnds, measured.forced, ...Object.values(measured.bots)])
    expect(Number.isInteger(value)).toBe(true);
});
