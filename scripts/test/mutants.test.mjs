// The mutator: finds what can be broken, leaves types and words alone, writes all mutants into one text that still runs.

import { expect, test } from 'vitest';
import { instrumented, mutantsOf, sampled } from '../mutation/mutants.mjs';
import { interval, keyOf, roundsOf, score } from '../mutation/score.mjs';

const made = (text) => mutantsOf('a.ts', text).map(({ was, made }) => `${was} → ${made}`);

/** Runs a function's body of plain JavaScript with one mutant awake. */
const runs = (body, awake) => {
  const text = `const run = () => {${body}};`;
  const mutants = mutantsOf('a.js', text).map((mutant, number) => ({ ...mutant, number }));
  const reached = new Set();
  const before = globalThis.__mutant;
  globalThis.__mutant = (number) => {
    reached.add(number);
    return number === awake;
  };
  try {
    return { mutants, value: new Function(`${instrumented(text, mutants)} return run();`)(), reached };
  } finally {
    globalThis.__mutant = before;
  }
};

test('operators, conditions, numbers, truth, methods and statements are broken', () => {
  expect(made('const a = b < c;')).toEqual(['b < c → (b) <= (c)', 'b < c → (b) >= (c)']);
  expect(made('if (a) b();')).toEqual(['a → true', 'a → false', 'b(); → ;']);
  expect(made('const a = 4; const b = true;')).toEqual(['4 → 5', 'true → false']);
  expect(made('a += b; i++;')).toEqual(['a += b; → ;', 'a += b → a -= b', 'i++ → i--']);
  expect(made('const a = Math.max(b, c);')).toEqual(['Math.max(b, c) → Math.min(b, c)']);
  expect(made('const a = !b;')).toEqual(['!b → (b)']);
});

test('types, names, imports and words are left alone', () => {
  expect(made("import { a } from './a.ts'; type A = 1 | 2; interface B { c: 3 }")).toEqual([]);
  expect(made("const a: 1 | 2 = b as 1; const c = 'x' + d; const e = { 1: f };")).toEqual([]);
  expect(made('const a = (b as 1) < c!;')).toHaveLength(2);
});

test('asleep the text does what it did; awake each mutant changes just its place', () => {
  const text = 'let n = 0; for (let i = 0; i < 3; i++) { if (i > 0 && i < 9) n += i * 2; } return n;';
  const { value, mutants } = runs(text, -1);
  expect(value).toBe(6);
  const awake = (was, change) => mutants.find((one) => one.was === was && one.made === change).number;
  expect(runs(text, awake('i < 3', '(i) <= (3)')).value).toBe(12);
  expect(runs(text, awake('n += i * 2;', ';')).value).toBe(0);
  expect(runs(text, awake('n += i * 2', 'n -= i * 2')).value).toBe(-6);
  expect(runs(text, awake('i * 2', '(i) + (2)')).value).toBe(7);
  expect(runs(text, awake('i > 0 && i < 9', '(i > 0) || (i < 9)')).value).toBe(6);
});

test('what is come by is known', () => {
  const text = 'if (false) return 1; return 2;';
  const { mutants, reached } = runs(text, -1);
  const number = (was) => mutants.find((one) => one.was === was).number;
  expect([reached.has(number('1')), reached.has(number('2'))]).toEqual([false, true]);
});

test('a sample is the same for the same seed, and another for another', () => {
  const list = Array.from({ length: 500 }, (_, i) => i);
  expect(sampled(list, 50, 'A')).toEqual(sampled(list, 50, 'A'));
  expect(sampled(list, 50, 'A')).not.toEqual(sampled(list, 50, 'B'));
  expect(new Set(sampled(list, 50, 'A')).size).toBe(50);
  expect(sampled(list, 900, 'A')).toEqual(list);
});

test('a declaration has the rules its comments name', () => {
  const text = '// Doors [RM-014].\nconst a = 1;\n/** Walls [RM-012]. */\nconst b = 2; // and [RM-013]\n';
  expect(mutantsOf('a.ts', text).map(({ rules }) => rules)).toEqual([['RM-014'], ['RM-012']]);
});

test('score, interval, known mutants and rounds of tests', () => {
  expect(score({ killed: [1, 2, 3], survived: [1] })).toBe(75);
  expect(interval(90, 100)).toEqual([82.6, 94.5]);
  expect(keyOf({ file: 'a', was: 'b\n  < c', made: 'd' })).toBe(keyOf({ file: 'a', was: 'b < c', made: 'd', line: 9 }));
  const tests = [{ ms: 900 }, { ms: 10 }, { ms: 3000 }, { ms: 90_000 }];
  expect(roundsOf(tests, [1000, 5000, 30_000])).toEqual([[{ ms: 10 }, { ms: 900 }], [{ ms: 3000 }]]);
  expect(roundsOf([{ ms: 90_000 }], [1000])).toEqual([[{ ms: 90_000 }]]);
});
