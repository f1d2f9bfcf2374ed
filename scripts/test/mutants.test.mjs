// The mutator: finds what can be broken, leaves types and words alone, writes all mutants into one text that still runs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { bundled, program } from '../mutation/bundle.mjs';
import { instrumented, mutantsOf, sampled } from '../mutation/mutants.mjs';
import { closestTo, interval, keyOf, roundsOf, score } from '../mutation/score.mjs';
import { Suite } from '../mutation/suite.mjs';

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

test('a rule without a comment of its own is tried on what its tests come by and the fewest others do', () => {
  const mutants = [0, 1, 2, 3].map((number) => ({ number }));
  const own = [{ reached: [0, 2, 3] }];
  const all = [...own, { reached: [0, 1] }, { reached: [0, 1, 3] }];
  expect(closestTo(mutants, own, all, 2).map(({ number }) => number)).toEqual([2, 3]);
  expect(closestTo(mutants, own, all, 9).map(({ number }) => number)).toEqual([2, 3, 0]);
});

test('score, interval, known mutants and rounds of tests', () => {
  expect(score({ killed: [1, 2, 3], survived: [1] })).toBe(75);
  expect(interval(90, 100)).toEqual([82.6, 94.5]);
  const one = { file: 'a', stands: 'if (b < c) return;', was: 'b\n  < c', made: 'd' };
  expect(keyOf(one)).toBe(keyOf({ ...one, was: 'b < c', line: 9 }));
  expect(keyOf(one)).not.toBe(keyOf({ ...one, stands: 'while (b < c) c--;' }));
  const tests = [{ ms: 900 }, { ms: 10 }, { ms: 3000 }, { ms: 90_000 }];
  expect(roundsOf(tests, [1000, 5000, 30_000])).toEqual([[{ ms: 10 }, { ms: 900 }], [{ ms: 3000 }]]);
  expect(roundsOf([{ ms: 90_000 }], [1000])).toEqual([[{ ms: 90_000 }]]);
});

test('tests are collected with their titles and hooks, and run alone in any order', async () => {
  const suite = new Suite();
  const seen = [];
  const { test: told, describe, beforeEach, expect: claim } = suite.vitest;
  suite.load('a.test.ts', () => {
    beforeEach(() => seen.push('before'));
    describe('outer', () => {
      told.each([[1, 'one'], [2, 'two']])('%i is %s', (n) => seen.push(n), 5000); // biome-ignore format: one row
      told.each([{ is: { name: 'x' } }])('named $is.name', ({ is }) => seen.push(is.name));
    });
    told('wrong', { timeout: 9 }, () => claim({ a: [1] }).toMatchObject({ a: [2] }));
  });
  suite.load('b.test.ts', () => told('alone', () => seen.push('alone')));
  expect(suite.tests.map(({ file, name }) => `${file} ${name}`)).toEqual([
    'a.test.ts outer > 1 is one',
    'a.test.ts outer > 2 is two',
    'a.test.ts outer > named x',
    'a.test.ts wrong',
    'b.test.ts alone',
  ]);
  await suite.tests[4].run();
  await suite.tests[1].run();
  await suite.tests[2].run();
  expect(seen).toEqual(['alone', 'before', 2, 'before', 'x']);
  await expect(suite.tests[3].run()).rejects.toThrow();
});

test('a program is compiled once and has fresh modules with every call', async () => {
  const file = 'games/lamp/test/rules.test.ts';
  const source = 'games/lamp/src/rules.ts';
  const mutants = mutantsOf(source, readFileSync(join(root, source), 'utf8')).map((mutant, number) => ({
    ...mutant,
    file: source,
    number,
  }));
  const run = program(await bundled([file], mutants));
  const failing = async (awake) => {
    const suite = new Suite();
    suite.load(file, run(suite.vitest, (number) => number === awake)[file]);
    const ends = await Promise.allSettled(suite.tests.map((one) => one.run()));
    return ends.filter(({ status }) => status === 'rejected').length;
  };
  expect(await failing(-1)).toBe(0);
  const broken = mutants.find(({ was }) => was === 'draft.oil -= amount;').number;
  expect(await failing(broken)).toBeGreaterThan(0);
  expect(await failing(-1)).toBe(0);
});
