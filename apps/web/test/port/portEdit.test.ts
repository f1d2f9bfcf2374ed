// The designer's form: edits of one card are taken or refused with a sentence, and every change can be taken back.

import { game } from '@interlock/port';
import { MAX_ANSWERS, TAGS, TEXT_MAX, validateFile } from '@interlock/port/workshop';
import { expect, test } from 'vitest';
import {
  addAnswer,
  addCondition,
  addWeightRule,
  answersOf,
  conditionsOf,
  deltaOf,
  type Edit,
  endOf,
  type Loose,
  setEffect,
  setEnd,
  setNumber,
  setScore,
  setText,
  tagsOf,
  toggleTag,
  weightRulesOf,
  wholeFrom,
  without,
} from '../../src/games/port/designer/edit.ts';
import { begun, changed, redone, undone } from '../../src/games/port/designer/history.ts';
import { shippedEvents } from '../../src/games/port/designer/pack.ts';
import { laid, put, slotAt, textAt, turnedTo, typed } from '../../src/games/port/designer/table.ts';

const first = shippedEvents[0] as unknown as Loose;
const taken = (edit: Edit): Loose => {
  if ('problem' in edit) throw new Error(edit.problem);
  return edit.card;
};
const refused = (edit: Edit): string => ('problem' in edit ? edit.problem : '');
const faults = (card: Loose) => validateFile('events', { events: [card] }, game.content.config);

test('[OP-394] every card of the pack reads the same after it went through the form', () => {
  for (const event of shippedEvents) {
    let card = event as unknown as Loose;
    card = taken(setText(card, ['title'], event.title));
    card = taken(setNumber(card, ['baseWeight'], String(event.baseWeight)));
    event.actions.forEach((action, i) => {
      for (const { target } of action.effects)
        card = taken(setEffect(card, i, target, deltaOf(answersOf(card)[i]!, target)));
      card = taken(setScore(card, i, String(action.scoreImpact)));
    });
    expect(card).toEqual(event);
  }
});

test('[OP-394] tags are put on and taken off in the order of the list; the last one stays', () => {
  for (const event of shippedEvents) {
    let card = event as unknown as Loose;
    const free = TAGS.find((tag) => !tagsOf(card).includes(tag))!;
    card = taken(toggleTag(card, free));
    expect(tagsOf(card)).toEqual(TAGS.filter((tag) => tag === free || event.tags.includes(tag)));
    expect([...tagsOf(taken(toggleTag(card, free)))].sort()).toEqual([...event.tags].sort());
  }
  const alone = { ...first, tags: ['paper'] };
  expect(refused(toggleTag(alone, 'paper'))).not.toBe('');
});

test('[OP-394] weight rules are added, written and taken out; the last one leaves no empty list', () => {
  const plain = shippedEvents.find(({ weightRules }) => !weightRules) as unknown as Loose;
  let card = addWeightRule(plain);
  expect(Object.keys(card).at(-1)).toBe('actions');
  expect(faults(card)).toEqual([]);
  card = taken(setText(card, ['weightRules', 0, 'param'], 'security'));
  card = taken(setNumber(card, ['weightRules', 0, 'toPm'], '2400'));
  expect(weightRulesOf(card)[0]).toMatchObject({ param: 'security', toPm: 2400 });
  expect(refused(setNumber(card, ['weightRules', 0, 'toPm'], '99999'))).not.toBe('');
  expect(refused(setText(card, ['weightRules', 0, 'param'], 'idleTicks'))).not.toBe('');
  expect(weightRulesOf(without(addWeightRule(card), 'weightRules', 0))).toHaveLength(1);
  expect(without(card, 'weightRules', 0)).toEqual(plain);
});

test('[OP-394] a card goes on, wins or loses: both flags are set and taken out together', () => {
  for (const event of shippedEvents) expect(endOf(event as unknown as Loose)).toBe(event.terminalOutcome ?? 'none');
  const plain = shippedEvents.find(({ terminal }) => !terminal) as unknown as Loose;
  const lost = taken(setEnd(plain, 'lose'));
  expect(lost).toMatchObject({ terminal: true, terminalOutcome: 'lose' });
  expect(Object.keys(lost).at(-1)).toBe('actions');
  expect(endOf(taken(setEnd(lost, 'win')))).toBe('win');
  expect(taken(setEnd(lost, 'none'))).toEqual(plain);
  expect(refused(setEnd(plain, 'draw'))).toContain('terminalOutcome');
  // Half of it, as JSON may hold it, is neither.
  expect(endOf({ ...plain, terminalOutcome: 'win' })).toBe('');
});

test('[OP-394] what the check would refuse is refused in the field, with its sentence', () => {
  expect(refused(setText(first, ['title'], 'x'.repeat(TEXT_MAX.title + 1)))).toBe(
    `Title has ${TEXT_MAX.title + 1} characters, at most ${TEXT_MAX.title}.`,
  );
  expect(refused(setText(first, ['title'], ''))).toMatch(/^Title has 0 characters/);
  const { baseMax } = game.content.config.weight;
  expect(refused(setNumber(first, ['baseWeight'], String(baseMax + 1)))).toBe(
    `Must be between 0 and ${baseMax}, found ${baseMax + 1}.`,
  );
  expect(refused(setNumber(first, ['cooldown'], 'soon'))).toBe('“soon” is no whole number.');
  expect(refused(setNumber(first, ['cooldown'], ' '))).toBe('A whole number is needed here.');
  expect(refused(setText(addCondition(first), ['conditions', 0, 'param'], 'idleTicks'))).toContain('filler');
  expect(refused(setEffect(first, 0, 'stress', '101'))).toContain('between');
});

test('[OP-394] a fault elsewhere on the card is no reason to refuse', () => {
  const odd = { ...first, cooldown: -3 };
  expect(taken(setText(odd, ['title'], 'Another title'))).toMatchObject({ title: 'Another title', cooldown: -3 });
  expect(refused(setText({ id: 'bare' }, ['title'], 'A title'))).toBe('');
});

test('[OP-394] effects are set, kept in the order of fields, and taken out; an answer must change something', () => {
  const more = taken(setEffect(first, 0, 'influence', '+2'));
  expect(deltaOf(answersOf(more)[0]!, 'influence')).toBe('2');
  const less = taken(setEffect(more, 0, 'timeLeft', '−7'));
  expect(deltaOf(answersOf(less)[0]!, 'timeLeft')).toBe('-7');
  expect(faults(less)).toEqual([]);
  expect((answersOf(less)[0]!.effects as { target: string }[]).at(-1)!.target).toBe('influence');
  let bare = taken(setScore(first, 0, '0'));
  const targets = (answersOf(bare)[0]!.effects as { target: 'stress' }[]).map(({ target }) => target);
  for (const target of targets.slice(1)) bare = taken(setEffect(bare, 0, target, ''));
  expect(refused(setEffect(bare, 0, targets[0]!, '0'))).toContain('changes nothing');
  const last = taken(setScore(bare, 0, '1'));
  expect(refused(setScore(taken(setEffect(last, 0, targets[0]!, '')), 0, '0'))).toContain('changes nothing');
  expect(wholeFrom('-0')).toBe(0);
  expect(wholeFrom('1e3')).toBeNull();
});

test('[OP-394] conditions and answers come and go, and what comes is sound', () => {
  const conditioned = addCondition(first);
  expect(conditionsOf(conditioned).length).toBe(conditionsOf(first).length + 1);
  expect(faults(conditioned)).toEqual([]);
  expect(without(conditioned, 'conditions', 0)).toEqual(first);
  let full = first;
  while (answersOf(full).length < MAX_ANSWERS) full = addAnswer(full);
  expect(addAnswer(full)).toBe(full);
  expect(faults(full)).toEqual([]);
  const again = addAnswer(without(full, 'actions', 0));
  expect(new Set(answersOf(again).map(({ id }) => id)).size).toBe(MAX_ANSWERS);
});

test('[OP-394] form and JSON are one card; strokes in one field are taken back as one', () => {
  const start = laid(shippedEvents, null);
  let all = begun(start);
  for (const title of ['N', 'Ne', 'New'])
    all = changed(all, put(all.now, taken(setText(slotAt(all.now).value as Loose, ['title'], title))), '0 title');
  expect(JSON.parse(textAt(all.now)).title).toBe('New');
  all = changed(all, typed(all.now, textAt(all.now).replace('"New"', '"Newer"')), '0 json');
  expect(slotAt(all.now).value).toMatchObject({ title: 'Newer' });
  all = changed(all, turnedTo(all.now, 7));
  expect(all.past.length).toBe(2);
  const back = undone(undone(all));
  expect(slotAt(back.now).value).toEqual(shippedEvents[0]);
  expect(undone(back)).toBe(back);
  expect(slotAt(redone(back).now).value).toMatchObject({ title: 'New' });
  const other = changed(redone(back), put(redone(back).now, { ...first, title: 'Else' }));
  expect(redone(other)).toBe(other);
  // The same field after another is a change of its own.
  const apart = changed(changed(all, put(all.now, { ...first, cooldown: 1 }), '7 a'), put(all.now, first), '7 b');
  expect(apart.past.length).toBe(all.past.length + 2);
});
