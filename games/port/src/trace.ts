// Behind every number: which events set which subject, and a field's value as the sum of what made it.

import type { Happening, Trace } from '@interlock/kernel';
import type { Field, PortEvent, PortShape } from './shape.ts';
import { FIELDS } from './shape.ts';
import { LABELS } from './words.ts';

export const trace: Trace<PortShape> = {
  *sets(event) {
    switch (event.type) {
      case 'stateRolled':
        yield* FIELDS;
        return;
      case 'effectsApplied':
        for (const { target } of event.changes) yield target;
        return;
      case 'ticked':
        yield 'timeLeft';
        return;
      case 'cardShown':
      case 'noCardFound':
        yield 'card';
        return;
      case 'eventCooldownStarted':
        yield `cooling:${event.eventId}`;
        return;
      case 'actionCooldownStarted':
        yield `cooling:${event.actionId}`;
        return;
      case 'runEnded':
        yield 'outcome';
        return;
    }
  },
  *subjects(_content, view) {
    for (const field of FIELDS) yield { subject: field, name: LABELS[field] };
    if (view.card) yield { subject: 'card', name: 'the card on display' };
    for (const { eventId, title } of view.cooling) yield { subject: `cooling:${eventId}`, name: `${title} cooling` };
    if (view.result) yield { subject: 'outcome', name: 'how it ended' };
  },
};

export interface Term {
  readonly what: 'start' | 'carry' | 'pick' | 'ticks';
  readonly delta: number;
  /** The pick, where it is one. */
  readonly atMs?: number;
  readonly eventId?: string;
  readonly actionId?: string;
}

/** Start roll, carry-over, each pick that moved the field, and the seconds: the terms add up to the value exactly. */
export const explainField = (
  field: Field,
  opening: readonly PortEvent[],
  turns: Iterable<readonly Happening<PortEvent>[]>,
): { readonly field: Field; readonly value: number; readonly terms: readonly Term[] } => {
  const terms: Term[] = [];
  let value = 0;
  for (const event of opening) {
    if (event.type !== 'stateRolled') continue;
    value = event.values[field];
    const carried = field === 'influence' || field === 'stress' ? (event.carried?.[field] ?? 0) : 0;
    terms.push({ what: 'start', delta: value - carried });
    if (carried !== 0) terms.push({ what: 'carry', delta: carried });
  }
  let ticks = 0;
  for (const happenings of turns) {
    let picked: PortEvent | null = null;
    for (const { event } of happenings) {
      if (event.type === 'actionPicked') picked = event;
      if (event.type === 'ticked' && field === 'timeLeft' && value > 0) {
        ticks += 1;
        value -= 1;
      }
      if (event.type !== 'effectsApplied' || picked?.type !== 'actionPicked') continue;
      const { atMs, eventId, actionId } = picked;
      for (const { target, applied } of event.changes) {
        if (target !== field) continue;
        value += applied;
        terms.push({ what: 'pick', delta: applied, atMs, eventId, actionId });
      }
    }
  }
  if (ticks > 0) terms.push({ what: 'ticks', delta: -ticks });
  return { field, value, terms };
};
