// Sentences for what does not fit: where, what was found, what was expected.

import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeWith, findingsOf, jsonSchemaOf } from '../src/index.ts';
import { failure } from './helpers.ts';

const schema = z.strictObject({
  id: z.string().min(3).max(5),
  size: z.int().min(1).max(9),
  kind: z.enum(['door', 'lamp']),
  cells: z.array(z.strictObject({ x: z.int() })).max(2),
});
const good = { id: 'abc', size: 3, kind: 'door', cells: [{ x: 1 }] };

test.each([
  [{ ...good, size: 12 }, 'level.size: expected at most 9, found 12.'],
  [{ ...good, size: '3' }, 'level.size: expected number, found "3".'],
  [{ ...good, size: 1.5 }, 'level.size: expected int, found 1.5.'],
  [{ ...good, kind: 'cat' }, 'level.kind: expected door or lamp, found "cat".'],
  [{ ...good, more: 1 }, 'level: unknown field "more".'],
  [{ ...good, cells: [{ x: 1 }, { x: null }] }, 'level.cells[1].x: expected number, found null.'],
  [{ ...good, id: 'x' }, 'level.id: expected at least 3 characters, found "x".'],
  [{ ...good, cells: [{ x: 1 }, { x: 1 }, { x: 1 }] }, 'level.cells: expected at most 2 entries, found a list of 3.'],
  [null, 'level: expected object, found null.'],
])('%j', (input, message) => {
  expect(failure(decodeWith(schema, 'level', input)).message).toBe(message);
});

test('a check of our own speaks with its own code and its own words', () => {
  const checked = z.int().superRefine((value, { addIssue }) => {
    if (value % 2 === 1) addIssue({ code: 'custom', params: { code: 'odd' }, message: `${value} is odd` });
  });
  expect(failure(decodeWith(checked, 'size', 3))).toEqual({ code: 'odd', message: 'size: 3 is odd.' });
  expect(findingsOf(checked, 'size', 3)).toEqual([
    { path: 'size', code: 'odd', severity: 'error', message: '3 is odd' },
  ]);
});

test('lint finds everything at once', () => {
  const found = findingsOf(schema, 'level', { ...good, size: 0, kind: 1 });
  expect(found.map((one) => one.path)).toEqual(['level.size', 'level.kind']);
  expect(found.every((one) => one.severity === 'error')).toBe(true);
});

test('a schema exports as JSON Schema with its id', () => {
  const exported = jsonSchemaOf('lamp.level', { title: 'A level', schema, lint: () => [] }) as Record<string, unknown>;
  expect(exported.$id).toBe('lamp.level.schema.json');
  expect(exported.additionalProperties).toBe(false);
  expect(exported.required).toEqual(['id', 'size', 'kind', 'cells']);
});
