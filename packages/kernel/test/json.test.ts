// Reading JSON: agrees with JSON.parse where both accept, bounded, and every error with its place.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOUNDS, parseJson, placesInJson } from '../src/index.ts';
import { failure, must } from './helpers.ts';

test('agrees with JSON.parse on every JSON text', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      if (text.includes('__proto__')) return;
      const value = JSON.parse(text);
      expect(must(parseJson(text))).toEqual(value);
      const wide = JSON.stringify(value, null, ' \t').replaceAll('[]', '[ ]').replaceAll('{}', '{ }');
      expect(must(parseJson(`\ufeff\r\n${wide}\n`))).toEqual(JSON.parse(wide));
    }),
    { numRuns: 500 },
  );
});

test('on damaged text it never throws, and accepts nothing that JSON.parse refuses', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 3 }), (text, at, junk) => {
      const i = at % (text.length + 1);
      const broken = text.slice(0, i) + junk + text.slice(i + 1);
      const ours = parseJson(broken);
      if (ours.ok) expect(ours.value).toEqual(JSON.parse(broken));
      else expect(ours.error.message).toMatch(/^Line \d+, column \d+: .+\.$/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['{"a": 1,\n "b": }', 'Line 2, column 7: expected a value, found "}".'],
  ['[1 2]', "Line 1, column 4: expected ',' or ']', found \"2\"."],
  ['{"a"}', 'Line 1, column 5: expected \':\', found "}".'],
  ['{a: 1}', 'Line 1, column 2: expected a key in quotes, found "a".'],
  ['', 'Line 1, column 1: expected a value, found the end of the text.'],
  ['"abc', 'Line 1, column 5: the text ends inside a string.'],
  ['1 1', 'Line 1, column 3: expected the end, found "1".'],
  ['{"__proto__": 1}', 'Line 1, column 13: the key "__proto__" is not allowed.'],
  ['{"a":1,"a":2}', 'Line 1, column 11: the key "a" stands twice.'],
  ['"\\x"', 'Line 1, column 2: unknown escape \\x.'],
])('%s', (text, message) => {
  expect(failure(parseJson(text)).message).toBe(message);
});

test('space may stand between any two signs, and a mark of byte order before them', () => {
  expect(must(parseJson('\ufeff{"a":1}'))).toEqual({ a: 1 });
  expect(must(parseJson(' { "a" : [ 1 , { "b" : null } ] , "c" : "d" } '))).toEqual({ a: [1, { b: null }], c: 'd' });
});

test('size, depth and count are bounded', () => {
  expect(BOUNDS).toEqual({ size: 4 * 1024 * 1024, depth: 40, nodes: 400_000 });
  const bounds = { size: 100, depth: 5, nodes: 10 };
  for (const text of [
    ' '.repeat(99).concat('1'),
    '[[[[[1]]]]]',
    '{"a":{"a":{"a":{"a":{"a":1}}}}}',
    '[1,2,3,4,5,6,7,8,9]',
  ])
    expect(parseJson(text, bounds).ok).toBe(true);
  expect(failure(parseJson('{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}', bounds)).code).toBe('too-deep');
  expect(failure(parseJson('[[[[[[1]]]]]]', bounds)).code).toBe('too-deep');
  expect(failure(parseJson('[1,2,3,4,5,6,7,8,9,10]', bounds)).code).toBe('too-many');
  expect(failure(parseJson(' '.repeat(101), bounds)).code).toBe('too-large');
  expect(failure(parseJson('[[[[[[[1]]]]]]]', bounds)).code).toBe('too-deep');
  expect(failure(parseJson('[1,2,3,4,5,6,7,8,9,10,11]', bounds)).code).toBe('too-many');
  expect(failure(parseJson('['.repeat(100_000))).code).toBe('too-deep');
});

test('places: where a value stands, or the closest around it, by line and column from 1', () => {
  const text = '{\n  "a": [1, {"b": 2}],\n  "level": {"par": 3}\n}\n';
  const placeOf = placesInJson(text);
  expect(placeOf('a')).toEqual({ line: 2, column: 8 });
  expect(placeOf('a[0]')).toEqual({ line: 2, column: 9 });
  expect(placeOf('a[1].b')).toEqual({ line: 2, column: 18 });
  expect(placeOf('a[1].none[4]')).toEqual({ line: 2, column: 12 });
  expect(placeOf('level.par')).toEqual({ line: 3, column: 20 });
  expect(placeOf('kind.a[0]')).toEqual({ line: 2, column: 9 });
  expect([placeOf(''), placeOf('none')]).toEqual([null, null]);
  expect(placesInJson('{"a": 1, ]')('a')).toEqual({ line: 1, column: 7 });
});

test('characters by number, and numbers that are none', () => {
  expect(must(parseJson('"\\u0041\\u00e9x\\uD83D\\uDE00"'))).toBe('Aéx😀');
  for (const text of ['"\\u00g1"', '"\\u12"', '"\\u', '"\\u 041"']) expect(parseJson(text).ok).toBe(false);
  expect(failure(parseJson('"\\u00g1"')).code).toBe('not-json');
});

test('a sign below the digits begins no number', () => {
  for (const sign of '#$%&+./') expect(failure(parseJson(sign)).message).toMatch(/expected a value/);
});
