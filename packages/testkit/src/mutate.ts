// Makes hostile variants of valid input: what a broken disk, a bad editor or a bored visitor would send.

import type { Json, Stream } from '@interlock/kernel';

const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'é̈'.repeat(3),
  '💡',
  '<script>',
  '../../etc',
  '__proto__',
  'A'.repeat(5000),
];
const STRANGE_NUMBERS = [-1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e-9];

const deep = (levels: number): Json => {
  let made: Json = 0;
  for (let i = 0; i < levels; i++) made = [made];
  return made;
};

const strangers = (stream: Stream): Json =>
  stream.pick<() => Json>([
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => stream.pick(STRANGE_TEXTS),
    () => stream.pick(STRANGE_NUMBERS),
    () => deep(60),
    () => JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}') as Json,
    () => Array.from({ length: 300 }, (_, i) => i),
    () => ({ unknown: 1 }),
  ])();

/** Variants of a JSON value: wrong types, missing, unknown and forbidden keys, huge and odd values, repeated parts. */
export function* mutateJson(value: Json, stream: Stream, count: number): Generator<unknown, void, void> {
  for (let i = 0; i < count; i++) {
    let made: unknown = value;
    for (let times = stream.pick([1, 1, 2, 3]); times > 0; times--) made = mutated((made ?? null) as Json, stream);
    yield made;
  }
}

const mutated = (value: Json, stream: Stream): unknown => {
  // The higher up, the rarer: most damage is done deep inside.
  if (typeof value !== 'object' || value === null || stream.chance(1, 8)) return scalarOf(value, stream);
  if (Array.isArray(value)) return listOf(value as readonly Json[], stream);
  return mapOf(value as { readonly [key: string]: Json }, stream);
};

const scalarOf = (value: Json, stream: Stream): unknown => {
  if (typeof value === 'string' && stream.chance(1, 2)) return mutateText(value, stream);
  if (typeof value === 'number' && stream.chance(1, 2))
    return stream.pick([value + 1, value - 1, -value, value * 1000, String(value)]);
  return stream.chance(1, 12) ? stream.pick([undefined, Number.NaN, Number.POSITIVE_INFINITY]) : strangers(stream);
};

const listOf = (list: readonly Json[], stream: Stream): unknown => {
  const copy: unknown[] = [...list];
  const at = copy.length === 0 ? 0 : stream.int(copy.length);
  switch (stream.int(5)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      copy.splice(at, 0, strangers(stream));
      return copy;
    case 2:
      copy.push(...copy);
      return copy;
    default:
      copy[at] = copy.length === 0 ? strangers(stream) : mutated(list[at]!, stream);
      return copy;
  }
};

const mapOf = (map: { readonly [key: string]: Json }, stream: Stream): unknown => {
  const copy: Record<string, unknown> = { ...map };
  const keys = Object.keys(copy);
  const key = keys.length === 0 ? 'key' : stream.pick(keys);
  switch (stream.int(6)) {
    case 0:
      delete copy[key];
      return copy;
    case 1:
      copy[`${key}x`] = copy[key];
      return copy;
    case 2:
      Object.defineProperty(copy, stream.pick(['__proto__', 'constructor', 'toString']), {
        value: {},
        enumerable: true,
      });
      return copy;
    default:
      copy[key] = map[key] === undefined ? strangers(stream) : mutated(map[key], stream);
      return copy;
  }
};

/** One variant of a text: cut, doubled, flipped bits, swapped parts, strange characters, deep nesting. */
export const mutateText = (text: string, stream: Stream): string => {
  const at = stream.int(text.length + 1);
  const to = stream.range(at, text.length);
  switch (stream.int(10)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(to);
    case 3:
      return text.slice(0, to) + text.slice(at);
    case 4:
      return text.slice(0, at) + stream.pick(STRANGE_TEXTS) + text.slice(to);
    case 5:
      return (
        text.slice(0, at) +
        stream.pick(['NaN', '1e999', '-0', '"__proto__":1,', '[[', '}}', '\\u12', '//', '\ufeff']) +
        text.slice(at)
      );
    case 6:
      return text.slice(0, at) + '['.repeat(stream.pick([10, 100, 20_000])) + text.slice(at);
    case 7:
      return text.replace(/\d+/g, (digits) =>
        stream.chance(1, 6) ? stream.pick(['-1', '99999999999999999999', '0.1', '1e400']) : digits,
      );
    default:
      return flipped(text, at, stream);
  }
};

const flipped = (text: string, at: number, stream: Stream): string => {
  if (text === '') return '\u0001';
  const i = Math.min(at, text.length - 1);
  return text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ (1 << stream.int(8))) + text.slice(i + 1);
};
