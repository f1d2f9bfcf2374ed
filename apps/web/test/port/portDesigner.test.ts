// The designer's table: whatever is typed or loaded, the page can show it, and nothing that was written is lost.

import { game } from '@interlock/port';
import { validateText } from '@interlock/port/workshop';
import { expect, test } from 'vitest';
import { eventsFrom, listedOf, packText, previewOf, shippedEvents } from '../../src/games/port/designer/pack.ts';
import {
  changedFrom,
  copied,
  eventsOn,
  laid,
  problemIn,
  removed,
  slotAt,
  tableFrom,
  textAt,
  turnedTo,
  typed,
} from '../../src/games/port/designer/table.ts';

const first = shippedEvents[0]!;
const start = () => laid(shippedEvents, null);

const ODD: readonly unknown[] = [
  null,
  7,
  'card',
  [],
  {},
  { ...first, id: {}, title: { a: 1 } },
  { ...first, conditions: [null] },
  { ...first, conditions: 'stress' },
  { ...first, conditions: [{ param: {}, op: [], value: {} }] },
  { ...first, weightRules: 'x' },
  { ...first, weightRules: [null, { param: 'stress', from: {}, to: [] }] },
  { ...first, baseWeight: { a: 1 }, cooldown: [1] },
  { ...first, tags: 7 },
  { ...first, actions: [null, { label: {}, effects: [null, { target: {}, delta: 'much' }] }] },
];

test('[OP-394] whatever stands in a card’s place is listed and previewed in words', () => {
  for (const value of ODD) {
    for (const said of Object.values(listedOf(value))) expect(typeof said, JSON.stringify(value)).toBe('string');
    const found = previewOf(value);
    if (found) expect(typeof found.card.title).toBe('string');
  }
  expect(listedOf(first)).toMatchObject({ title: first.title, conditions: 'always', weight: String(first.baseWeight) });
  expect(listedOf({ ...first, title: ' ' }).title).toBe(first.id);
  expect(listedOf(null).title).toBe('no card yet');
  const late = shippedEvents.find(({ weightRules }) => weightRules && weightRules.length > 0)!;
  expect(listedOf(late).weight).toMatch(/^\d+ \(\w+ \d+→\d+: ×[\d.]+→×[\d.]+/);
});

test('[OP-394] a text that cannot be read stays in the editor, also after looking at another card; the pack keeps the card', () => {
  const broken = typed(start(), '{ "id": ');
  expect(problemIn(slotAt(broken))).toMatch(/Line 1/);
  expect(eventsOn(broken)).toEqual(shippedEvents);
  const back = turnedTo(turnedTo(broken, 5), 0);
  expect(textAt(back)).toBe('{ "id": ');
  const mended = typed(back, JSON.stringify({ ...first, title: 'Mended' }));
  expect(problemIn(slotAt(mended))).toBeNull();
  expect(eventsOn(mended)[0]).toMatchObject({ title: 'Mended' });
  expect(changedFrom(mended, shippedEvents)).toBe(1);
  expect(turnedTo(mended, 999)).toBe(mended);
});

test('[OP-394] a copied card has ids of its own and passes the check of shapes; one taken out is counted', () => {
  const twice = copied(copied(start()));
  expect(twice.at).toBe(2);
  expect(validateText('events', packText(eventsOn(twice)), game.content.config)).toEqual([]);
  expect(changedFrom(twice, shippedEvents)).toBe(2);
  const less = removed(start());
  expect(less.slots).toHaveLength(shippedEvents.length - 1);
  expect(changedFrom(less, shippedEvents)).toBe(1);
  expect(removed(laid([first], null)).slots).toHaveLength(1);
});

test('[OP-394] a table is kept and comes back as it was; a kept text that is no table is passed over', () => {
  const table = turnedTo(typed(laid(ODD, 'odd.json'), '{ half'), 3);
  expect(tableFrom(JSON.stringify(table))).toEqual(table);
  for (const text of [null, '', '{', 'null', '[]', '{}', '{"slots":[]}', '{"slots":[null]}', '{"slots":[{"text":7}]}'])
    expect(tableFrom(text)).toBeNull();
  expect(tableFrom('{"slots":[{"value":1,"text":null}],"at":9,"name":7}')).toEqual({
    slots: [{ value: 1, text: null }],
    at: 0,
    name: null,
  });
});

test('[OP-393] a file that is no pack gets a sentence that says what a pack is', () => {
  for (const text of ['', '{', 'null', '[]', '{}', '{"events":7}']) expect(eventsFrom(text)).toHaveProperty('problem');
  expect(eventsFrom('{"events":[null]}')).toEqual({ events: [null] });
});
