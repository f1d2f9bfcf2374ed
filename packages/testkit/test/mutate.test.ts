// The mutators do what they promise: many different variants, reproducible, never the input itself changed.

import { diceOf, type Json } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { describe, expect, test } from 'vitest';
import { checkPerft, fingerprint, firstDifference, mutateJson, mutateText, readPerft } from '../src/index.ts';

const level = game.level.encode(game.levels[1]!.level);

describe('mutateJson', () => {
  const made = [...mutateJson(level, diceOf('M').stream('m'), 400)];

  test('gives many different variants and leaves the original alone', () => {
    expect(new Set(made.map(fingerprint)).size).toBeGreaterThan(150);
    expect(level).toEqual(game.level.encode(game.levels[1]!.level));
  });

  test('gives the same variants for the same stream', () => {
    expect(fingerprint([...mutateJson(level, diceOf('M').stream('m'), 400)])).toBe(fingerprint(made));
  });

  test('includes unknown keys, forbidden keys, deep nesting, wrong types and missing fields', () => {
    const maps = made.filter(
      (one): one is Record<string, Json> => typeof one === 'object' && one !== null && !Array.isArray(one),
    );
    expect(maps.some((one) => Object.hasOwn(one, '__proto__'))).toBe(true);
    expect(maps.some((one) => Object.hasOwn(one, 'oilx'))).toBe(true);
    expect(maps.some((one) => !Object.hasOwn(one, 'oil'))).toBe(true);
    expect(made.some((one) => fingerprint(one).includes('['.repeat(50)))).toBe(true);
    expect(made.some((one) => typeof one !== 'object' || one === null)).toBe(true);
  });
});

describe('mutateText', () => {
  const text = JSON.stringify(level);
  const stream = diceOf('T').stream('t');
  const made = Array.from({ length: 400 }, () => mutateText(text, stream));

  test('cuts, doubles, flips and inserts', () => {
    expect(new Set(made).size).toBeGreaterThan(250);
    expect(made.some((one) => text.startsWith(one) && one !== text)).toBe(true);
    expect(made.some((one) => one.length > 2 * text.length)).toBe(true);
    expect(made.some((one) => one.length === text.length && one !== text)).toBe(true);
    expect(made.some((one) => one.includes('__proto__'))).toBe(true);
  });

  test('takes the empty text', () => {
    for (let i = 0; i < 50; i++) expect(typeof mutateText('', stream)).toBe('string');
  });
});

describe('fingerprint', () => {
  test('tells values apart, but not the order of keys', () => {
    expect(fingerprint({ a: 1, b: [2, null] })).toBe(fingerprint({ b: [2, null], a: 1 }));
    const different = [
      0,
      '0',
      false,
      null,
      [],
      {},
      [0],
      { a: 0 },
      new Uint8Array([0]),
      new Int8Array([0]),
      0.5,
      Number.NaN,
    ];
    expect(new Set(different.map(fingerprint)).size).toBe(different.length);
  });

  test('names the first difference', () => {
    expect(firstDifference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe('a.b.1');
    expect(firstDifference({ a: 1 }, { a: 1 })).toBeNull();
  });
});

describe('perft files', () => {
  test('are read line by line, comments left out', () => {
    expect(readPerft('# counts\n\nstep 1 15 70\nsmall/K3 1 2\n')).toEqual([
      { level: 'step', counts: [1, 15, 70] },
      { level: 'small/K3', counts: [1, 2] },
    ]);
  });

  test('a line that is none is named', () => {
    for (const wrong of ['step', 'step 1', 'step 1 x', 'step 1 -2', 'step 1 2.5'])
      expect(() => readPerft(wrong)).toThrow(/is not a level and its counts/);
  });

  test('a wrong count is named with its depth', () => {
    expect(() => checkPerft(game, `${import.meta.dirname}/wrong-perft.txt`)).toThrow(
      /step: 70 sequences of 2 turns, expected 71/,
    );
  });
});
