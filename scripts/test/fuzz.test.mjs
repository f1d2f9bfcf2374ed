// The fuzzer's own parts, every finding it has kept, and a short round over all formats.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { formatsOf } from '../fuzz/formats.mjs';
import { inputOf } from '../fuzz/inputs.mjs';
import { judged } from '../fuzz/judge.mjs';
import { minimised } from '../fuzz/minimise.mjs';
import { drawn, nearBySchema } from '../fuzz/schema.mjs';
import { root } from '../lib/root.mjs';

const formats = await formatsOf();
const corpus = join(root, 'scripts/fuzz/corpus');

test('a finding is made small and stays a finding', async () => {
  const has = async (value) => JSON.stringify(value).includes('boom');
  expect(await minimised('a long text with a boom in it', has)).toBe('boom');
  expect(await minimised({ a: [1, 2, { b: 'boom!' }], c: 3 }, has)).toEqual({ a: [{ b: 'boom' }] });
});

test('values by schema lie at and within its bounds', () => {
  const stream = diceOf('S').stream('s');
  const schema = {
    type: 'object',
    properties: { n: { type: 'integer', minimum: 2, maximum: 9 }, w: { enum: ['x', 'y'] } },
    required: ['n'],
  };
  const made = Array.from({ length: 200 }, () => drawn(schema, schema, stream, 0));
  expect(new Set(made.map(({ n }) => n))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]));
  for (const { w } of made) expect(['x', 'y', undefined]).toContain(w);
  const near = nearBySchema(schema, { n: 5, w: 'x', kept: 1 }, stream);
  expect(typeof near).toBe('object');
});

test('an input can be made again alone, and a throw is a fault', async () => {
  const format = { name: 'x', isText: true };
  expect(inputOf(format, ['abc'], null, 'S', 7)).toBe(inputOf(format, ['abc'], null, 'S', 7));
  const thrower = {
    take: () => {
      throw new Error('no');
    },
  };
  expect(await judged(thrower, '')).toMatchObject({ is: 'fault', why: expect.stringContaining('thrown: Error: no') });
  expect(await judged({ take: () => 'read' }, '')).toMatchObject({ is: 'read' });
});

describe('what was found stays mended', () => {
  test.each(readdirSync(corpus).filter((file) => file.endsWith('.json')))('%s', async (file) => {
    const { format: name, input } = JSON.parse(readFileSync(join(corpus, file), 'utf8'));
    const format = formats.find((one) => one.name === name);
    expect((await judged(format, input, await format.open?.())).why).toBeUndefined();
  });
});

test.each(formats.map((format) => [format.name, format]))('%s takes damaged input', async (_, format) => {
  const [seeds, schema] = [format.seeds(), format.schema?.() ?? null];
  let place = await format.open?.();
  for (let number = 0; number < 12; number++) {
    const input = inputOf(format, seeds, schema, 'TEST', number);
    const { why } = await judged(format, input, place);
    expect(why, JSON.stringify(input).slice(0, 300)).toBeUndefined();
    if (place?.isOver) place = await format.open?.();
  }
});
