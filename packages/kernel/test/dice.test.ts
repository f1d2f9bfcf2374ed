// Streams: pinned, independent, unbiased, serialisable.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceOf, seedFrom } from '../src/index.ts';
import { failure } from './helpers.ts';

test('the sequences are pinned: they may never change', () => {
  const stream = diceOf('K3F9').stream('board');
  expect(Array.from({ length: 12 }, () => stream.int(100))).toEqual([6, 68, 9, 94, 3, 52, 28, 35, 98, 19, 7, 92]);
  expect(diceOf('K3F9').stream('board').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 1, 8, 4, 5, 2, 3, 7]);
  expect(Array.from({ length: 8 }, () => stream.weighted([1, 0, 5, 2]).index)).toEqual([3, 2, 2, 2, 2, 3, 2, 2]);
});

test('a draw from one stream never shifts another', () => {
  const calm = diceOf('SEED');
  const busy = diceOf('SEED');
  for (let i = 0; i < 50; i++) busy.stream('shop').int(6);
  expect(Array.from({ length: 20 }, () => busy.stream('board').int(1000))).toEqual(
    Array.from({ length: 20 }, () => calm.stream('board').int(1000)),
  );
});

test('each method takes the draws it promises', () => {
  const drawsOf = (use: (stream: ReturnType<ReturnType<typeof diceOf>['stream']>) => unknown): number => {
    const used = diceOf('COUNT').stream('x');
    use(used);
    const next = used.int(1 << 30);
    for (let draws = 0; draws < 20; draws++) {
      const fresh = diceOf('COUNT').stream('x');
      for (let i = 0; i < draws; i++) fresh.int(2);
      if (fresh.int(1 << 30) === next) return draws;
    }
    return -1;
  };
  expect(drawsOf((s) => s.int(2))).toBe(1);
  expect(drawsOf((s) => s.int(1))).toBe(1);
  expect(drawsOf((s) => s.range(4, 5))).toBe(1);
  expect(drawsOf((s) => s.chance(1, 4))).toBe(1);
  expect(drawsOf((s) => s.pick(['a', 'b']))).toBe(1);
  expect(drawsOf((s) => s.weighted([1, 1]))).toBe(1);
  expect(drawsOf((s) => s.shuffle([1, 2]))).toBe(1);
});

test('a fork is independent and goes on alike; what is saved is where the streams stand', () => {
  const dice = diceOf('FORK');
  dice.stream('a').int(6);
  const fork = dice.fork();
  const saved = JSON.stringify(dice.save());
  expect(JSON.stringify(fork.save())).toBe(saved);
  const next = (from: typeof dice): number[] => Array.from({ length: 10 }, () => from.stream('a').int(1e6));
  const expected = next(fork);
  expect(JSON.stringify(dice.save())).toBe(saved);
  expect(next(dice)).toEqual(expected);
});

test('integers are uniform: no value of 7 is off by more than 5 standard errors', () => {
  const stream = diceOf('FAIR').stream('seven');
  const counts = new Array<number>(7).fill(0);
  const draws = 70_000;
  for (let i = 0; i < draws; i++) counts[stream.int(7)]!++;
  for (const count of counts) expect(Math.abs(count - draws / 7)).toBeLessThan(5 * Math.sqrt((draws / 7) * (6 / 7)));
});

test('weighted odds follow the weights and weight 0 is never met', () => {
  const stream = diceOf('FAIR').stream('weights');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 40_000; i++) counts[stream.weighted([1, 0, 3, 4]).index]!++;
  expect(counts[1]).toBe(0);
  expect(Math.abs(counts[0]! - 5000)).toBeLessThan(350);
  expect(Math.abs(counts[2]! - 15_000)).toBeLessThan(500);
});

test('bad draws are refused', () => {
  const stream = diceOf('X').stream('x');
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => stream.int(n)).toThrow(RangeError);
  for (const weights of [[], [0, 0], [-1, 2], [0.5]]) expect(() => stream.weighted(weights)).toThrow(RangeError);
  expect(() => stream.pick([])).toThrow('Nothing to pick from.');
  expect(stream.int(2 ** 32)).toBeLessThan(2 ** 32);
  expect(stream.weighted([1])).toEqual({ index: 0, roll: 0, total: 1 });
});

test('a shuffle is a permutation', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 30 }), fc.string({ minLength: 1, maxLength: 8 }), (list, name) => {
      expect(
        diceOf('S')
          .stream(name)
          .shuffle([...list])
          .sort((a, b) => a - b),
      ).toEqual([...list].sort((a, b) => a - b));
    }),
  );
});

test('seeds are short, folded to upper case, and refused in a sentence', () => {
  expect(seedFrom('k3f9')).toEqual({ ok: true, value: 'K3F9' });
  for (const bad of ['', 'x'.repeat(25), 'a b', 'ä', 7, null]) expect(failure(seedFrom(bad)).code).toBe('bad-seed');
});

test('a text from outside is quoted whole up to 40 characters, and cut to 39 beyond', () => {
  const told = (length: number): string => failure(seedFrom('ä'.repeat(length))).message;
  expect(told(40)).toContain(`"${'ä'.repeat(40)}"`);
  expect(told(41)).toContain(`"${'ä'.repeat(39)}…"`);
});

test('what is no text is no seed, and is called by its name', () => {
  for (const [given, name] of [
    [null, 'null'],
    [5, 'number'],
    [{}, 'object'],
  ] as const)
    expect(failure(seedFrom(given)).message).toBe(`A seed is text, not ${name}.`);
});
