// The digest remembers shapes, texts and arrays it has met. None of that may show in its value.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf, neverChanges } from '../src/index.ts';
import { plainDigest } from './plainDigest.ts';

const agree = (value: unknown): void => expect(digestOf(value)).toBe(plainDigest(value));

const typed = fc.oneof(
  ...[Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array].map((Kind) =>
    fc
      .tuple(fc.array(fc.integer(), { maxLength: 70 }), fc.nat({ max: 3 }))
      .map(([list, skip]) => new Kind([...new Array(skip).fill(0), ...list]).subarray(skip)),
  ),
);

/** Few keys, so that shapes recur, in this order and that. */
const key = fc.constantFrom('a', 'b', 'type', 'at', 'electricity', '0', '12', 'é', '');

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('', 'x', 'electricity', 'coolant', '🔥', 'y'.repeat(90)),
    fc.string(),
    typed,
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .uniqueArray(fc.tuple(key, fc.oneof(tie('value'), fc.constant(undefined))), {
        selector: ([name]) => name,
        maxLength: 6,
      })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

test('any value has the digest it would have without memory, the second time too', () => {
  fc.assert(
    fc.property(fc.array(plain, { maxLength: 6 }), (values) => {
      for (const value of [...values, ...values]) agree(value);
    }),
    { numRuns: 1500 },
  );
});

test('objects of one shape after another, in any order of keys', () => {
  for (const value of [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }, { a: 1, b: 2, c: 3 }, {}, { a: 1, b: undefined }])
    agree([value, { a: 1, b: 2 }, value]);
});

test('only own keys count, whatever the object inherits', () => {
  const child = Object.create({ b: 2 }) as { a?: number };
  child.a = 1;
  for (const value of [{ a: 1, b: 2 }, child, { a: 1 }, child, Object.assign(Object.create(null), { a: 1 })])
    agree(value);
  expect(digestOf(child)).toBe(digestOf({ a: 1 }));
});

test('more shapes, keys and texts than are remembered', () => {
  for (let i = 0; i < 5000; i++) agree({ [`k${i}`]: `text ${i}`, last: { type: `t${i % 100}`, [`n${i % 300}`]: i } });
  const record = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`id${(i * 7919) % 300}`, i]));
  for (let i = 0; i < 3; i++) agree({ record, again: { ...record, id5: 'x' } });
  for (let i = 0; i < 200; i++) agree({ long: `${'long '.repeat(20)}${i % 90}` });
});

test('the number that begins what is no number is itself told apart, in lists, objects and arrays', () => {
  const begin = 0x5bd1e995;
  for (const value of [[begin, 1], { a: begin }, [[begin]], begin, new Int32Array([begin, 1])]) agree(value);
  expect(digestOf([begin, 6])).not.toBe(digestOf(['']));
});

test('an array whose memory has gone elsewhere is read anew', () => {
  const cells = new Int16Array(40).fill(7);
  const state = { cells };
  agree(state);
  structuredClone(cells.buffer, { transfer: [cells.buffer] });
  expect(cells).toHaveLength(0);
  expect(digestOf(state)).toBe(plainDigest({ cells: new Int16Array(0) }));
});

test('an array changed in place has another digest', () => {
  for (const Kind of [Uint8Array, Int16Array, Int32Array]) {
    const cells = new Kind(40);
    const state = { cells, more: [cells, new Kind(50)] };
    for (let i = 0; i < 40; i++) {
      cells[i] = i + 1;
      agree(state);
    }
  }
});

test('after a value without a digest the next one is read from its start', () => {
  for (const bad of [
    0.5,
    undefined,
    () => 1,
    new Float32Array(30),
    new BigInt64Array(2),
    new DataView(new ArrayBuffer(8)),
  ]) {
    expect(() => digestOf({ a: { b: [{ c: [bad] }] } })).toThrow(TypeError);
    agree({ a: { b: [{ c: [1] }] } });
  }
});

test('an array that never changes is digested once, under its own key and in its own place alone', () => {
  const kept = neverChanges(new Int32Array(40).map((_, i) => i * i));
  const other = new Int32Array(40).fill(7);
  for (const value of [
    { kept, other },
    { kept, other },
    { other: kept, kept: other },
    { kept: [kept, kept], other },
  ]) {
    for (let times = 0; times < 4; times++) agree(value);
    other[3]!++;
    agree(value);
  }
  agree({ kept: structuredClone(kept), other });
  const [before] = [digestOf({ kept, other })];
  kept[0] = 5; // what a game promises not to do: the digest no longer looks
  expect(digestOf({ kept, other })).toBe(before);
});

test('so is a list or an object that never changes, and only the one that said so', () => {
  const list = neverChanges([[{ kind: 'Worn', of: ['a'] }], []]);
  const object = neverChanges({ deep: { n: 1 }, wide: 2 ** 40 });
  const other = { list: [[1]], n: 2 ** 40 };
  for (const value of [
    { list, object, other },
    { list: object, object: list, other },
    { list: [list], object: { list }, other },
  ]) {
    for (let times = 0; times < 4; times++) agree(value);
    other.list[0]![0]!++;
    other.n++;
    agree(value);
  }
  agree({ list: structuredClone(list), object: structuredClone(object), other });
  for (let times = 0; times < 4; times++) agree({ list, object, other });
  const before = digestOf({ list, object, other });
  object.deep.n = 5; // what a game promises not to do: the digest no longer looks
  list[1]!.push({ kind: 'Worn', of: [] });
  expect(digestOf({ list, object, other })).toBe(before);
});
