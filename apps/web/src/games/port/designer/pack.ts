// A pack on the designer's table: the events as a list, their text, one event's text at a time.

import { type Json, parseJson } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import type { View } from '@interlock/port/screen';

type Card = PortShape['content']['events'][number];
type CardView = NonNullable<View['card']>;

const SCHEMA = '../../../schemas/port-events.schema.json';

export const shippedEvents: readonly Card[] = game.content.events;

export const packText = (events: readonly unknown[]): string =>
  `${JSON.stringify({ $schema: SCHEMA, events }, null, 2)}\n`;

/** The events of a pack's text, as far as they can be told apart; a sentence where they cannot. */
export const eventsFrom = (text: string): { readonly events: readonly unknown[] } | { readonly problem: string } => {
  const read = parseJson(text);
  if (!read.ok) return { problem: read.error.message };
  const value = read.value as { readonly events?: Json };
  if (typeof value !== 'object' || value === null || !Array.isArray(value.events))
    return { problem: 'A pack is an object with a list of cards under "events", as the exported file has it.' };
  return { events: value.events };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
const wholeOf = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** The card as a player would see it, from whatever the designer has written so far. */
export const previewOf = (draft: unknown): { readonly card: CardView; readonly tags: readonly string[] } | null => {
  if (!isObject(draft)) return null;
  const answers = Array.isArray(draft.actions) ? draft.actions.filter(isObject) : [];
  const card: CardView = {
    eventId: textOf(draft.id, 'new-card'),
    title: textOf(draft.title, 'Untitled'),
    situation: textOf(draft.situation, ''),
    terminal: draft.terminal === true ? (draft.terminalOutcome === 'win' ? 'win' : 'lose') : null,
    answers: answers.slice(0, 4).map((answer, i) => {
      const effects = (Array.isArray(answer.effects) ? answer.effects.filter(isObject) : []).map(
        ({ target, delta }) => ({
          field: textOf(target, 'stress') as 'stress',
          delta: wholeOf(delta),
          from: 0,
          to: wholeOf(delta),
        }),
      );
      const score = wholeOf(answer.scoreImpact);
      return {
        actionId: textOf(answer.id, `answer-${i + 1}`),
        label: textOf(answer.label, 'Unlabelled'),
        effects: [...effects, { field: 'score' as const, delta: score, from: 0, to: score }],
        effectText: '',
        usable: true,
        readyAtMs: 0,
        coolingSeconds: 0,
        smallestWait: 0,
        ends: null,
        consequences: [],
        next: [],
        headline: { winPm: 0, losePm: 0, timePm: 0, likeliest: null },
        noCard: null,
        spoken: '',
      };
    }),
  };
  return {
    card,
    tags: Array.isArray(draft.tags) ? draft.tags.filter((one): one is string => typeof one === 'string') : [],
  };
};

const SHORT: Readonly<Record<string, string>> = { timeLeft: 'time' };
const SIGNS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '!=': '≠', '==': '=' };

/** A number or a word as it stands; anything else is a question mark until the check has named it. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '?';
const fieldOf = (value: unknown): string => SHORT[plain(value)] ?? plain(value);
const timesOf = (value: unknown): string => (Number.isFinite(value) ? `×${(value as number) / 1000}` : '?');

/** `always`, or all that must hold: values of fields, and what must have been answered not long before. */
const whenOf = (conditions: readonly Record<string, unknown>[], after: unknown): string => {
  const fields = conditions.map(
    ({ param, op, value }) => `${fieldOf(param)} ${SIGNS[plain(op)] ?? plain(op)} ${plain(value)}`,
  );
  const before = Array.isArray(after) ? [`after ${after.map(plain).join(' or ')}`] : [];
  return [...fields, ...before].join(', ') || 'always';
};

/** What the list says of a card, from whatever stands in its place. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly conditions: string;
  readonly weight: string;
  readonly away: string;
  readonly tags: string;
}

export const listedOf = (value: unknown): Listed => {
  const card = isObject(value) ? value : {};
  const id = textOf(card.id, '');
  const conditions = Array.isArray(card.conditions) ? card.conditions.map((one) => (isObject(one) ? one : {})) : null;
  const rules = (Array.isArray(card.weightRules) ? card.weightRules : []).map((one) => (isObject(one) ? one : {}));
  const ruled = rules.map(
    ({ param, from, to, fromPm, toPm }) =>
      `${fieldOf(param)} ${plain(from)}→${plain(to)}: ${timesOf(fromPm)}→${timesOf(toPm)}`,
  );
  return {
    id,
    title: textOf(card.title, '').trim() || id || 'no card yet',
    conditions: conditions === null ? 'no list of conditions' : whenOf(conditions, card.after),
    weight: `${plain(card.baseWeight)}${ruled.length === 0 ? '' : ` (${ruled.join(', ')})`}`,
    away: plain(card.cooldown),
    tags: Array.isArray(card.tags) ? card.tags.map(plain).join(' ') : '',
  };
};
