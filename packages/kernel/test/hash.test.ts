// The digest: order of keys does not matter, everything else does.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from '../src/index.ts';

test('digests are pinned', () => {
  expect(digestOf({ a: 1, b: [true, null, 'x'], c: new Int16Array([1, -2, 3]) })).toEqual('16e33b242b2e3a51');
  expect(digestOf('')).toEqual('f5aecd3e09e17e5a');
  expect(digestOf(2 ** 40)).toEqual('8f89d823a0d5282e');
});

test('typed arrays: every element counts, at any length, wherever they lie in their buffer', () => {
  for (const Kind of [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array]) {
    const digests = new Set<string>();
    for (let length = 0; length < 60; length++) {
      const list = new Kind(Array.from({ length }, (_, i) => i * 37 - 500));
      // A copy at an odd place in its buffer takes the portable way; both must agree.
      const shifted = new Kind(new ArrayBuffer(64 * Kind.BYTES_PER_ELEMENT), Kind.BYTES_PER_ELEMENT, length);
      shifted.set(list);
      expect(digestOf(shifted)).toBe(digestOf(list));
      digests.add(digestOf(list));
      for (let i = 0; i < length; i++) digests.add(digestOf(list.with(i, list[i]! + 1)));
    }
    expect(digests.size).toBe(60 + (59 * 60) / 2);
  }
});

test('key order and absent keys do not matter', () => {
  expect(digestOf({ a: 1, b: 2 })).toBe(digestOf({ b: 2, a: 1 }));
  expect(digestOf({ a: 1, b: undefined })).toBe(digestOf({ a: 1 }));
});

test('look-alikes differ', () => {
  const values = [
    0,
    '0',
    false,
    null,
    [],
    {},
    '',
    [0],
    [[]],
    { a: 0 },
    { a: null },
    [null],
    new Uint8Array(1),
    [1, 2],
    [12],
    2 ** 32,
    -1,
    2 ** 32 - 1,
  ];
  expect(new Set(values.map(digestOf)).size).toBe(values.length);
});

test('what is not an integer has no digest', () => {
  for (const value of [
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 60,
    undefined,
    () => 1,
    Symbol('x'),
    new Float64Array(2),
  ])
    expect(() => digestOf(value)).toThrow(TypeError);
});

test('equal values digest alike, one changed number does not', () => {
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    ),
  })).value;
  fc.assert(
    fc.property(json, (value) => {
      expect(digestOf(structuredClone(value))).toBe(digestOf(value));
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1, maxLength: 50 }),
      fc.nat(),
      fc.integer({ min: 1, max: 1000 }),
      (list, at, by) => {
        const i = at % list.length;
        expect(digestOf(list.with(i, (list[i]! + by) | 0))).not.toBe(digestOf(list));
      },
    ),
  );
});
