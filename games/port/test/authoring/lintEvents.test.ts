// The lint of whole events at its edges: which end of a box is named, what is not reported, and what silences what.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import texts from '../../content/texts.json' with { type: 'json' };
import { reachableBox } from '../../src/authoring/reach.ts';
import { game as port } from '../../src/index.ts';
import type { Card, Content, Target } from '../../src/shape.ts';
import { config, content } from '../kit.ts';
import { edit, effect, guest, index, loud, plus, when } from './lintKit.ts';

/** Shipped content in which no answer moves the field that way, without the events that this puts out of reach. */
const without = (field: Target, sign: 1 | -1, range: { min: number; max: number }): Content => {
  const start = { ...config.initRanges, [field]: range };
  const stopped: Content = {
    ...content,
    config: { ...config, initRanges: start },
    scenarios: content.scenarios.map((one) => ({ ...one, initRanges: { ...one.initRanges, [field]: range } })),
    events: content.events.map((one) => ({
      ...one,
      actions: one.actions.map((answer) => ({
        ...answer,
        effects: answer.effects.filter(({ target, delta }) => target !== field || delta * sign < 0),
      })),
    })),
  };
  const isOut = ({ terminalOutcome, conditions }: Card): boolean =>
    terminalOutcome !== 'win' &&
    conditions.some(({ param, op, value }) => {
      if (param !== field) return false;
      return sign < 0
        ? (op === '<=' || op === '<') && value < range.min
        : (op === '>=' || op === '>') && value > range.max;
    });
  return { ...stopped, events: stopped.events.filter((one) => !isOut(one)) };
};

test('[OP-294] L01: values that no pair of conditions lets through', () => {
  const codes = (...conditions: Card['conditions']) => loud(plus(guest({ conditions })));
  expect(codes(when('influence', '==', 3), when('influence', '==', 4))[0]).toContain(
    'influence == 3 contradicts influence == 4',
  );
  expect(codes(when('security', '!=', 0), when('security', '<=', 0))[0]).toContain(
    'security != 0 contradicts security <= 0',
  );
  expect(codes(when('security', '>=', 60), when('security', '<=', 60))).toEqual([]);
});

test('[OP-295] L02 names the end of the box that lies in the way', () => {
  const low = without('security', -1, { min: 62, max: 68 });
  const at = low.events.length;
  const on = (op: '<=' | '<' | '==', value: number) =>
    loud({ ...low, events: [...low.events, guest({ conditions: [when('security', op, value)] })] });
  const said = (text: string) => [
    `L02 events[${at}].conditions[0]: \`guest\` needs ${text}, but no sequence of actions brings security below 62`,
  ];
  expect(on('<=', 10)).toEqual(said('security <= 10'));
  expect(on('<', 62)).toEqual(said('security < 62'));
  expect(on('==', 10)).toEqual(said('security == 10'));
  expect(on('<=', 62)).toEqual([]);
});

test('[OP-390] [OP-295] an event out of reach is not also called undrawable or vacuous', () => {
  const mute = { param: 'stress', from: 10, to: 20, fromPm: 0, toPm: 0 } as const;
  const on = plus(
    guest({ conditions: [when('influence', '>=', 900_000), when('security', '>=', 0)], weightRules: [mute] }),
  );
  expect(loud(on).map((line) => line.slice(0, 3))).toEqual(['L02']);
  expect(loud(on, 'warning')).toEqual([]);
  const forgotten = plus(guest({ after: ['hold-music-press-nine'], conditions: [when('security', '>=', 0)] }));
  expect(loud(forgotten).map((line) => line.slice(0, 3))).toEqual(['L02']);
  expect(loud(forgotten, 'warning')).toEqual([]);
  const zero = { ...plus(guest({ baseWeight: 0 })), scenarios: content.scenarios.slice(1, 2) };
  expect(loud(zero).filter((line) => line.includes('guest'))).toEqual([]);
});

test('[OP-296] L03 looks at the largest weight over the box', () => {
  const fades = { param: 'stress', from: 40, to: 90, fromPm: 1000, toPm: 0 } as const;
  expect(loud(plus(guest({ weightRules: [fades] })))).toEqual([]);
  expect(loud(plus(guest({ weightRules: [{ ...fades, fromPm: 0, toPm: 1000 }] })))).toEqual([]);
  // One of its tags is enough to be in.
  const doors = { ...plus(guest({ tags: ['tech', 'basic'] })), scenarios: content.scenarios.slice(1, 2) };
  expect(loud(doors).filter((line) => line.includes('guest'))).toEqual([]);
});

test('[OP-298] L05: which fillers bound the wait', () => {
  const filler = (more: Partial<Card>) => loud(edit('hold-music', (card) => ({ ...card, ...more })));
  const slow = /^L05 events: with everything cooling the player may wait 28 s \(limit 3 s\)/;
  expect(filler({ conditions: [when('idleTicks', '>=', 3)] })).toEqual([]);
  expect(filler({ conditions: [when('idleTicks', '>=', 4)] })[0]).toContain('may wait 4 s');
  expect(filler({ cooldown: 5 })[0]).toMatch(slow);
  const { actions } = content.events[index('hold-music')]!;
  expect(filler({ actions: actions.map((one) => ({ ...one, cooldown: 5 })) })[0]).toMatch(slow);
  expect(filler({ actions: actions.map((one, i) => ({ ...one, cooldown: 5 * i })) })).toEqual([]);
  expect(filler({ baseWeight: 0 })[0]).toMatch(slow);
  expect(filler({ conditions: [when('idleTicks', '>=', 2), when('stress', '>=', 1)] })[0]).toMatch(slow);
  const alone = edit('hold-music', (card) => ({ ...card, conditions: [when('idleTicks', '==', 2)] }));
  const bare = { ...alone, events: alone.events.filter(({ conditions }) => conditions.length > 0) };
  expect(loud(bare)[0]).toContain('may wait without end (limit 3 s)');
});

test('[OP-299] L06: a filler or an event without conditions is enough, if it weighs something', () => {
  // Without the cards that come back after one that is left out.
  const conditional = content.events.filter(({ id, conditions }) => conditions.length > 0 && !id.endsWith('-again'));
  expect(loud({ ...content, events: conditional })).toEqual([]);
  const bare = conditional.filter(({ id }) => id !== 'hold-music');
  const idle = { ...content, events: [...bare, guest({ conditions: [], baseWeight: 0 })] };
  expect(loud(idle).map((line) => line.slice(0, 3))).toEqual(['L06']);
  // One unit of weight is weight, of either.
  const soft = (card: Card): boolean => loud({ ...content, events: [...bare, card] }).some((one) => /^L06/.test(one));
  expect(soft(guest({ conditions: [], baseWeight: 1 }))).toBe(false);
  expect(soft(guest({ tags: ['filler'], baseWeight: 1 }))).toBe(false);
  expect(soft(guest({ tags: ['filler'], baseWeight: 0 }))).toBe(true);
});

test('[OP-300] L07: a win card without weight, and gates on either side', () => {
  expect(loud(edit('port-open', (card) => ({ ...card, baseWeight: 0 })))).toEqual([
    'L07 events: no event wins the run',
  ]);
  const paper = without('bureaucracy', -1, { min: 80, max: 85 });
  const at = paper.events.findIndex(({ id }) => id === 'port-open');
  expect(loud(paper)).toEqual([
    `L07 events[${at}].conditions[2]: the win event needs bureaucracy <= 70, but bureaucracy cannot fall below 80`,
  ]);
  const poor = without('privilege', 1, { min: 3, max: 4 });
  const above = poor.events.map((card) =>
    card.id === 'port-open' ? { ...card, conditions: [when('privilege', '>', 4), ...card.conditions.slice(1)] } : card,
  );
  const where = above.findIndex(({ id }) => id === 'port-open');
  expect(loud({ ...poor, events: above })).toEqual([
    `L07 events[${where}].conditions[0]: the win event needs privilege > 4, but privilege cannot exceed 4`,
  ]);
});

test('[OP-308] L15: percent fields end at 100; of the win card only the gate is exempt', () => {
  const said = (on: Content) => loud(on, 'warning').filter((line) => line.startsWith('L15'));
  const guests = (op: '<=' | '<' | '!=', value: number) =>
    said(plus(guest({ conditions: [when('stress', '>=', 40), when('security', op, value)] })));
  expect(guests('<=', 100)).toHaveLength(1);
  expect([guests('<=', 99), guests('<', 100), guests('!=', 100)]).toEqual([[], [], []]);
  const wide = edit('port-open', (card) => ({
    ...card,
    conditions: [...card.conditions.filter(({ param }) => param !== 'security'), when('security', '<=', 100)],
  }));
  const open = { ...wide, config: { ...config, winGate: { ...config.winGate, securityMax: 100 } } };
  expect(said(open)).toEqual([]);
  const more = edit('port-open', (card) => ({ ...card, conditions: [...card.conditions, when('influence', '>=', 0)] }));
  expect(said(more)).toEqual([
    `L15 events[${index('port-open')}].conditions[4]: influence >= 0 is always true; remove it`,
  ]);
});

test('[OP-310] L17: the bounds of the basics are inclusive', () => {
  const said = (cooldown: number) =>
    loud(
      edit('coffee-machine', (card) => ({ ...card, cooldown })),
      'warning',
    );
  expect([said(25), said(35)]).toEqual([[], []]);
  expect(said(36)[0]).toContain('cooldown 36 s, 25 to 35 expected');
  expect(said(24)[0]).toContain('cooldown 24 s, 25 to 35 expected');
  const six = { ...content, events: content.events.filter(({ id }) => id !== 'coffee-machine') };
  expect(loud(six, 'warning')).toContain('L17 events: 6 events are always eligible, 7 expected');
});

test('[OP-293] warnings refuse nothing', () => {
  const pack = plus(guest({ baseWeight: 0 }));
  expect(loud(pack, 'warning')).toHaveLength(1);
  expect(port.authoring!.load!(content, { events: pack.events }).ok).toBe(true);
});

test('[OP-391] the box starts as the union of all starts and grows only by what can be drawn', () => {
  const { timeLeft, stress, idleTicks } = reachableBox({ ...content, events: [] });
  const all = (field: Target) => content.scenarios.map((one) => one.initRanges[field] ?? config.initRanges[field]);
  expect(stress).toEqual({
    lo: Math.min(...all('stress').map(({ min }) => min)),
    hi: Math.max(...all('stress').map(({ max }) => max)),
  });
  expect(timeLeft).toEqual({ lo: 0, hi: Math.max(...all('timeLeft').map(({ max }) => max)) });
  expect(idleTicks).toEqual({ lo: 0, hi: config.limits.counterMax });
  const most = Math.max(...all('influence').map(({ max }) => max));
  const giver = guest({
    conditions: [],
    actions: [{ ...guest().actions[0]!, effects: [effect('influence', 1)] }, guest().actions[1]!],
  });
  const reach = (card: Card, more: Partial<Content> = {}) =>
    reachableBox({ ...content, ...more, events: [card] }).influence.hi;
  expect(reach(giver)).toBeGreaterThan(most);
  const mute = { param: 'stress', from: 10, to: 20, fromPm: 0, toPm: 0 } as const;
  expect([
    reach({ ...giver, conditions: [when('influence', '>', most)] }),
    reach({ ...giver, weightRules: [mute] }),
    reach({ ...giver, baseWeight: 0 }),
  ]).toEqual([most, most, most]);
  const doors = content.scenarios.slice(1, 2);
  expect(reach(giver, { scenarios: doors })).toBe((doors[0]!.initRanges.influence ?? config.initRanges.influence).max);
});

test('[OP-319] each code of S01 to S20 and L01 to L25 is expected by a test', () => {
  const folder = new URL('.', import.meta.url);
  const tests = readdirSync(folder).filter((name) => /^(schema|lint\w*)\.test\.ts$/.test(name));
  const text = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('');
  const codes = [...Array(20).keys()].map((i) => `S${String(i + 1).padStart(2, '0')}`);
  codes.push(...[...Array(25).keys()].map((i) => `L${String(i + 1).padStart(2, '0')}`));
  expect(codes.filter((code) => !new RegExp(`['"\`^]${code}\\b`).test(text))).toEqual([]);
  expect(Object.keys(texts.lints)).toEqual(codes);
});
