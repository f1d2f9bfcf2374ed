// Words for fields, effects, events, refusals and ends. Numbers come from the values handed over.

import type { Happening, ScoreTerm, Turn, Words } from '@interlock/kernel';
import texts from '../content/texts.json' with { type: 'json' };
import { logOf } from './log.ts';
import { answerOf, cardOf, fieldsAfter } from './rules/cards.ts';
import { fieldsOf, LABELS } from './rules/fields.ts';
import type { Answer, Content, Field, Fields, Outcome, PortEvent, PortShape, Target } from './shape.ts';
import { FIELDS, TARGETS } from './shape.ts';
import { answersIn } from './solve/search.ts';
import { termOf } from './solve/value.ts';

export { LABELS };

export const signed = (delta: number): string => (delta >= 0 ? `+${delta}` : String(delta));

/** `time-5 stress+13 score+10`, in field order. */
export const effectText = (answer: Answer): string =>
  FIELDS.map((field) => {
    const delta = deltaOf(answer, field);
    return delta === null ? '' : `${LABELS[field]}${signed(delta)}`;
  })
    .filter((part) => part !== '')
    .join(' ');

/** `time minus 5, stress plus 13, score plus 10`: the same for ears. */
export const effectWords = (answer: Answer): string =>
  FIELDS.map((field) => {
    const delta = deltaOf(answer, field);
    return delta === null ? '' : `${LABELS[field]} ${delta < 0 ? 'minus' : 'plus'} ${Math.abs(delta)}`;
  })
    .filter((part) => part !== '')
    .join(', ');

const deltaOf = (answer: Answer, field: Field): number | null => {
  if (field === 'score') return answer.scoreImpact;
  return answer.effects.find(({ target }) => target === field)?.delta ?? null;
};

const titleOf = (content: Content, id: string): string => cardOf(content, id)?.title ?? id;
const labelOf = (content: Content, eventId: string, actionId: string): string => {
  const card = cardOf(content, eventId);
  return (card && answerOf(card, actionId)?.label) ?? actionId;
};

/** An answer by its label, where the card it stands on is not named: ids of answers are their own throughout a pack. */
const answerNamed = (content: Content, actionId: string): string => {
  for (const card of content.events) {
    const found = answerOf(card, actionId);
    if (found !== null) return found.label;
  }
  return actionId;
};

/** What came of an answer [OP-402]; which of its lines, the second decides. Empty where it has none. */
export const saidBy = (
  content: Content,
  { atMs, eventId, actionId }: Pick<Extract<PortEvent, { type: 'actionPicked' }>, 'atMs' | 'eventId' | 'actionId'>,
): string => {
  const card = cardOf(content, eventId);
  const lines = (card && answerOf(card, actionId)?.says) ?? [];
  return lines[Math.floor(atMs / 1000) % Math.max(lines.length, 1)] ?? '';
};

const seconds = (ms: number): string => `${Math.floor(ms / 1000)}.${Math.floor((ms % 1000) / 100)} s`;

export const CAUSES: { readonly [O in Outcome]: string } = {
  win: 'the port is open',
  time: 'the clock ran out',
  stress: 'stress reached its limit',
  privilege: 'the last privilege was spent',
  critical: 'a losing card was answered',
};

/** One of three end texts, by the score. */
export const endText = (outcome: Outcome, score: number): string => {
  const lines = texts.ends[outcome];
  return lines[score % lines.length]!;
};

export const words: Words<PortShape> = {
  action: (content, _state, action) =>
    action.type === 'tick'
      ? `wait until ${seconds(action.atMs)}`
      : `${titleOf(content, action.eventId)}: ${labelOf(content, action.eventId, action.actionId)}`,
  event: (content, event) => {
    switch (event.type) {
      case 'runStarted':
        return `The run begins: ${content.scenarios.find(({ id }) => id === event.scenario)?.name ?? event.scenario}.`;
      case 'stateRolled':
        return `Start: ${FIELDS.map((field) => `${LABELS[field]} ${event.values[field]}`).join(', ')}.`;
      case 'climateRolled':
        return `The office has its moods: ${Object.keys(event.modifiers).length} events weighed anew.`;
      case 'actionPicked':
        return [
          `${titleOf(content, event.eventId)}: ${labelOf(content, event.eventId, event.actionId)}.`,
          saidBy(content, event),
        ]
          .filter((part) => part !== '')
          .join(' ');
      case 'effectsApplied': {
        const parts = event.changes.map(({ target, requested, applied }) =>
          requested === applied
            ? `${LABELS[target]} ${signed(applied)}`
            : `${LABELS[target]} ${signed(applied)} (of ${signed(requested)})`,
        );
        return `${parts.join(', ')}.`;
      }
      case 'actionCooldownStarted':
        return `“${answerNamed(content, event.actionId)}” cools until ${seconds(event.expiryMs)}.`;
      case 'eventCooldownStarted':
        return `${titleOf(content, event.eventId)} stays away until ${seconds(event.expiryMs)}.`;
      case 'cardShown':
        return `Next card: ${titleOf(content, event.eventId)}.`;
      case 'noCardFound':
        return event.earliestMs === null
          ? 'No card is free.'
          : `No card is free; the first may come at ${seconds(event.earliestMs)}.`;
      case 'ticked':
        return `${event.timeLeft} s left.`;
      case 'idleTicked':
        return `Nobody calls (${event.idleTicks} s).`;
      case 'runEnded':
        return `${event.outcome === 'win' ? 'Won' : 'Lost'}: ${CAUSES[event.outcome]}. Score ${event.score}, ${event.tier}.`;
    }
  },
  cost: (_content, _state, line) => answersIn(line),
  hint: (content, state, turn) => hintOf(content, state, turn),
  cause: (_content, cause) => `${CAUSES[cause as Outcome] ?? cause}.`,
  score: (content, state, turns) => scoreTerms(content, state.score, turns),
};

/** What each answer earned, in the order in which it was first given, one given twice counted together. Nothing else
 *  earns: neither time left nor speed. Answers that earned nothing are left out. */
export const scoreTerms = (
  content: Content,
  score: number,
  turns?: Iterable<readonly Happening<PortEvent>[]>,
): readonly ScoreTerm[] => {
  const earned = new Map<string, { times: number; value: number }>();
  let start = score;
  for (const { eventId, actionId, changes } of turns ? logOf(turns) : []) {
    const value = changes.find(({ target }) => target === 'score')?.applied ?? 0;
    if (value === 0) continue;
    const name = `${titleOf(content, eventId)}: ${labelOf(content, eventId, actionId)}`;
    const { times, value: before } = earned.get(name) ?? { times: 0, value: 0 };
    earned.set(name, { times: times + 1, value: before + value });
    start -= value;
  }
  const terms = [...earned].map(([name, { times, value }]) => ({
    label: times === 1 ? name : `${name}, ${times} times`,
    value,
  }));
  if (!turns) return [{ label: 'the answers given', value: score }];
  return start === 0 ? terms : [{ label: 'at the start', value: start }, ...terms];
};

/** Where to look: the term of V that the answer improves most; then the answer. */
const hintOf = (content: Content, state: PortShape['state'], turn: Turn<PortShape>): readonly [string, string] => {
  const action = turn[0];
  if (action?.type !== 'pick') return ['Look at the clock.', 'Let a second pass.'];
  const card = cardOf(content, action.eventId);
  const answer = card && answerOf(card, action.actionId);
  if (!card || !answer) return ['Look at the card.', 'Answer it.'];
  return [`Look at ${LABELS[improvedMost(content, state, answer)]}.`, `${card.title}: ${answer.label}.`];
};

/** The field whose term of V the answer improves most; ties to the earlier field. */
export const improvedMost = (content: Content, fields: Fields, answer: Answer): Target => {
  const after = fieldsAfter(content, fieldsOf(fields), answer);
  let best: Target = 'timeLeft';
  let gain = Number.NEGATIVE_INFINITY;
  for (const field of TARGETS) {
    const gained = termOf(content.config, field, after[field]) - termOf(content.config, field, fields[field]);
    if (gained > gain) [best, gain] = [field, gained];
  }
  return best;
};
