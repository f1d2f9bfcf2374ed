// A pack on the designer's table: the events as a list, their text, one event's text at a time.

import { type Json, parseJson } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import type { View } from '@interlock/port/tools';

export type Card = PortShape['content']['events'][number];
type CardView = NonNullable<View['card']>;

const SCHEMA = '../../../schemas/port-events.schema.json';

export const shippedEvents: readonly Card[] = game.content.events;

export const packText = (events: readonly unknown[]): string =>
  `${JSON.stringify({ $schema: SCHEMA, events }, null, 2)}\n`;

/** The events of a pack's text, as far as they can be told apart; a sentence where they cannot. */
export const eventsFrom = (text: string): { readonly events: readonly Card[] } | { readonly problem: string } => {
  const read = parseJson(text);
  if (!read.ok) return { problem: read.error.message };
  const value = read.value as { readonly events?: Json };
  if (typeof value !== 'object' || value === null || !Array.isArray(value.events))
    return { problem: 'A pack is an object with a list of events.' };
  return { events: value.events as unknown as readonly Card[] };
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

export const conditionWords = (card: Card): string =>
  !Array.isArray(card.conditions) || card.conditions.length === 0
    ? 'always'
    : card.conditions.map(({ param, op, value }) => `${SHORT[param] ?? param} ${SIGNS[op] ?? op} ${value}`).join(', ');

export const ruleWords = (card: Card): string =>
  (card.weightRules ?? [])
    .map(
      ({ param, from, to, fromPm, toPm }) =>
        `${SHORT[param] ?? param} ${from}→${to}: ×${fromPm / 1000}→×${toPm / 1000}`,
    )
    .join(', ');
