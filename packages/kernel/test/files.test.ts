// What a game gets from its schemas and files: content, overrides, presets, levels with their proof, linters.

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findingsOf, lintedCodec, mapSchema, readFiles, type ShapeFrom } from '../src/index.ts';
import { failure } from './helpers.ts';

const schemas = {
  content: z.strictObject({ speed: z.int().min(1).max(9), load: z.int().min(0) }),
  params: z.strictObject({ size: z.int().min(1) }),
  level: z.strictObject({ rows: mapSchema('.-#AB', 'AB'), fuel: z.int().min(1) }),
  action: z.enum(['go', 'wait']),
};
interface CartShape extends ShapeFrom<typeof schemas> {
  state: null;
  event: { readonly type: string };
  view: null;
}

const balance = { $schema: 'cart-balance.schema.json', speed: 2, load: 0 };
const presets = { small: { size: 3 } };
const proof = { par: { turns: 1, proof: 'optimal' }, witnesses: [{ kind: 'plain', turns: [['go', 'wait']] }] };
const yard = { $schema: 'x', id: 'yard', title: 'Yard', seed: 'Y', teaches: 'Go.', rows: ['A.B'], fuel: 2, ...proof };
const bare = { rows: ['A-B', '.#.'], fuel: 3 };
const read = (levels: readonly unknown[] = [yard, bare], numbers: unknown = balance) =>
  readFiles<CartShape>('Cart', schemas, { balance: numbers, presets, levels });
const cart = read();

describe('content', () => {
  test('is the balance file without its schema', () => {
    expect(cart.content).toEqual({ speed: 2, load: 0 });
  });

  test('can be tuned in part, within its bounds and by its names; the original stays', () => {
    expect(cart.authoring.tune!(cart.content, { load: 7 })).toEqual({ ok: true, value: { speed: 2, load: 7 } });
    expect(cart.content.load).toBe(0);
    expect(failure(cart.authoring.tune!(cart.content, { speed: 10 })).message).toContain('balance.speed');
    expect(failure(cart.authoring.tune!(cart.content, { colour: 1 })).code).toBe('unrecognized-keys');
    for (const wrong of [null, 3, 'x', [], [1]]) expect(cart.authoring.tune!(cart.content, wrong).ok).toBe(false);
  });

  test('is linted by its schema, with and without $schema', () => {
    const { balance: kind } = cart.authoring.documents!;
    expect(kind!.title).toBe('Cart balance');
    expect(kind!.lint(cart.content, balance)).toEqual([]);
    expect(kind!.lint(cart.content, cart.content)).toEqual([]);
    expect(kind!.lint(cart.content, { speed: 0, load: 0 })[0]).toMatchObject({
      path: 'balance.speed',
      severity: 'error',
    });
  });

  test('params and actions are what their schemas take', () => {
    expect(cart.params.presets).toEqual(presets);
    expect(cart.params.decode({ size: 3 })).toEqual({ ok: true, value: { size: 3 } });
    expect(failure(cart.params.decode({ size: 0 })).message).toContain('params.size');
    expect(cart.action.decode('go')).toEqual({ ok: true, value: 'go' });
    expect(failure(cart.action.decode('fly')).message).toContain('action');
  });

  test('a shipped file that breaks its schema is no game at all', () => {
    expect(() => read([yard], { speed: 99, load: 0 })).toThrow();
    expect(() => read([{ ...yard, fuel: 0 }])).toThrow();
    expect(() => read([{ ...yard, witnesses: [{ kind: 'x', turns: [['fly']] }] }])).toThrow();
  });
});

describe('levels', () => {
  test('entries hold the level apart from the words about it and its proof', () => {
    expect(cart.levels).toEqual([
      { id: 'yard', title: 'Yard', seed: 'Y', teaches: 'Go.', level: { rows: ['A.B'], fuel: 2 }, ...proof },
      { id: '', title: '', level: bare, par: null, witnesses: [] },
    ]);
  });

  test('a whole file is read and only the level kept; what is written is read back', () => {
    const level = { rows: ['A.B'], fuel: 2 };
    expect(cart.level.decode(yard)).toEqual({ ok: true, value: level });
    expect(cart.level.decode(cart.level.encode(level))).toEqual({ ok: true, value: level });
  });

  test('words about a level and its lines are short, lines and turns not too many', () => {
    const findings = (change: object) => cart.authoring.documents!.level!.lint(cart.content, { ...yard, ...change });
    const line = (kind: string, turns = 1, actions = 1) => ({
      kind,
      turns: Array.from({ length: turns }, () => Array(actions).fill('go')),
    });
    expect(findings({ witnesses: Array.from({ length: 9 }, () => line('k'.repeat(80), 999, 99)) })).toEqual([]);
    for (const witnesses of [[line('k'.repeat(81))], [line('k', 1000)], [line('k', 1, 100)], Array(10).fill(line('k'))])
      expect(findings({ witnesses })[0]).toMatchObject({ code: 'too-big', severity: 'error' });
  });

  test('a level without a witness is warned of, and taken all the same', () => {
    const lint = (input: unknown) => cart.authoring.documents!.level!.lint(cart.content, input);
    expect(lint(yard)).toEqual([]);
    expect(lint(bare)).toMatchObject([{ code: 'no-witness', severity: 'warning', path: 'level' }]);
    expect(cart.level.decode(bare).ok).toBe(true);
  });

  test('what the linter calls an error is refused, with the same code', () => {
    for (const wrong of [{ ...bare, fuel: 0 }, { ...bare, rows: ['A.'] }, { ...bare, more: 1 }, null, 3]) {
      const [first] = cart.authoring.documents!.level!.lint(cart.content, wrong);
      expect(failure(cart.level.decode(wrong))).toEqual({
        code: first!.code,
        message: `${first!.path}: ${first!.message}.`,
      });
    }
  });
});

describe('maps', () => {
  const codes = (rows: unknown) =>
    findingsOf(mapSchema('.-#AB', 'AB'), 'rows', rows).map(({ path, code }) => [path, code]);

  test('take every tile they name, the awkward ones too', () => {
    expect(codes(['A-#', '..B'])).toEqual([]);
    expect(findingsOf(mapSchema(']^-\\K', 'K'), 'rows', ['K]^', '-\\-'])).toEqual([]);
    expect(findingsOf(mapSchema('+-/K', 'K'), 'rows', ['K.'])).not.toEqual([]);
  });

  test('name each thing that is wrong', () => {
    expect(codes(['A?B'])).toEqual([['rows[0]', 'invalid-format']]);
    expect(codes(['A..', '.B', '.'])).toEqual([
      ['rows[1]', 'ragged'],
      ['rows[2]', 'ragged'],
    ]);
    expect(codes(['AAB'])).toEqual([['rows', 'not-one']]);
    expect(codes(['...'])).toEqual([
      ['rows', 'not-one'],
      ['rows', 'not-one'],
    ]);
    for (const wrong of [[], Array(41).fill('A'), ['A'.repeat(41)], 'AB', [1], null])
      expect(codes(wrong)).not.toEqual([]);
  });
});

test('a linted codec lets warnings pass and may word its errors itself', () => {
  const codec = lintedCodec(
    (input) => [{ path: 'x', code: 'big', severity: input === 9 ? 'error' : 'warning', message: 'x is big' }],
    (input) => input as number,
    ({ message }) => message,
  );
  expect(codec.decode(8)).toEqual({ ok: true, value: 8 });
  expect(codec.decode(9)).toEqual({ ok: false, error: { code: 'big', message: 'x is big' } });
});

test('words about a level have four hundred characters at the most', () => {
  const lint = (intro: string) => cart.authoring.documents!.level!.lint(cart.content, { ...yard, intro });
  expect(lint('x'.repeat(400)).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(lint('x'.repeat(401))).toContainEqual(expect.objectContaining({ path: 'level.intro', severity: 'error' }));
});
