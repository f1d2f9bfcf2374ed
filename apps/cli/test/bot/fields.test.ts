// What `interlock fields` makes of the values a game tells.

import { describe, expect, test } from 'vitest';
import { Fields } from '../../src/fields.ts';
import { shell } from '../shell.ts';

const rowsOf = (...values: readonly Parameters<Fields['add']>[0][]) => {
  const fields = new Fields();
  for (const value of values) fields.add(value);
  return [...fields.rows()];
};

describe('fields', () => {
  test('numbers are ranges, words are listed, lists are taken together', () => {
    expect(rowsOf({ at: [3, 9], is: 'open' }, { at: [1], is: 'shut' })).toEqual([
      ['at[]', '1 to 9'],
      ['is', '"open" | "shut"'],
    ]);
  });

  test('what is not always there is marked, what may be null says so', () => {
    expect(rowsOf({ card: null, turn: 1 }, { card: { id: 'a' }, turn: 1, why: true })).toEqual([
      ['card', 'null'],
      ['card.id', '"a"'],
      ['turn', '1'],
      ['why?', 'true'],
    ]);
  });

  test('many texts are an example, many keys a table by name', () => {
    const many = Array.from({ length: 50 }, (_, i) => `name-${i}`);
    expect(rowsOf(many)).toEqual([['[]', 'text such as "name-0"']]);
    expect(rowsOf(Object.fromEntries(many.map((name, i) => [name, { size: i }])))).toEqual([['*.size', '0 to 49']]);
  });

  test('of a game: its view, its actions and its events', async () => {
    const { code, json } = await shell(['fields', 'lamp', '--json']);
    expect(code).toBe(0);
    expect(json.view.on).toContain('"S"');
    expect(json.action).toEqual({ itself: expect.stringContaining('"east"') });
    expect(json.event.type).toBe('"keeperMoved" | "cellsShown" | "oilBurnt"');
  });
});
