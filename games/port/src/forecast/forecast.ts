// What an answer leads to: fields, gates, the run's end, and the exact odds of every next card. Reads everything that
// lies open, env modifiers included, and never the dice.

import { SilentTape } from '@interlock/kernel';
import { copy } from '../play.ts';
import { answerOf, applyAction, applyTick, cardOf } from '../rules/cards.ts';
import { actionExpiry } from '../rules/cooldowns.ts';
import { fieldsOf } from '../rules/fields.ts';
import { perMille } from '../rules/rounding.ts';
import { totalOf, weigh } from '../rules/selection.ts';
import type { Card, Content, Fields, Outcome, PortEvent, State } from '../shape.ts';

export interface NextCard {
  readonly eventId: string;
  readonly title: string;
  readonly weight: number;
  readonly pm: number;
}

export interface Headline {
  readonly winPm: number;
  readonly losePm: number;
  readonly timePm: number;
  readonly likeliest: string | null;
}

export interface Outlook {
  /** The planned stamp. */
  readonly atMs: number;
  readonly before: Fields;
  readonly after: Fields;
  /** How the run ends by this answer, or while waiting for it. */
  readonly ends: Outcome | null;
  readonly endsWhileWaiting: boolean;
  readonly total: number;
  readonly cards: readonly NextCard[];
  readonly headline: Headline;
  /** Set where no card follows: the first tick that will show one, null if the clock runs out before. */
  readonly noCard: { readonly untilMs: number | null } | null;
}

/** The stamp of a plan that waits `waitTicks` ticks. */
export const plannedStamp = (content: Content, state: State, waitTicks: number): number =>
  waitTicks === 0 ? state.clockMs : state.nextTickMs + (waitTicks - 1) * content.config.clock.tickMs;

/** The smallest wait whose stamp lets the cooling answer of this slot be given; 0 where it is usable now. */
export const smallestWait = (content: Content, state: State, slot: number): number => {
  const ready = actionExpiry(state.cooldowns, slot);
  if (ready <= state.clockMs) return 0;
  return 1 + Math.max(0, Math.ceil((ready - state.nextTickMs) / content.config.clock.tickMs));
};

/** Null where the card on display has no such answer. */
export const outlook = (
  content: Content,
  state: State,
  actionId: string,
  plan: { readonly waitTicks?: number; readonly atMs?: number } = {},
): Outlook | null => {
  const card = cardOf(content, state.currentEventId);
  const answer = card === null ? null : answerOf(card, actionId);
  if (card === null || answer === null) return null;
  const draft = copy(state);
  const tape = new SilentTape<PortEvent>();
  const waitTicks = plan.waitTicks ?? 0;
  for (let i = 0; i < waitTicks; i++) {
    if (!applyTick(content, draft, tape)) return ended(state, draft, true);
  }
  const before = fieldsOf(draft);
  const atMs = Math.max(plan.atMs ?? draft.clockMs, draft.clockMs);
  applyAction(content, draft, card, answer, atMs, tape);
  if (draft.outcome !== null) return ended(before, draft, false);
  const weights = weigh(content, draft, atMs);
  const total = totalOf(weights);
  const cards = cardsOf(content, weights);
  return {
    atMs,
    before,
    after: fieldsOf(draft),
    ends: null,
    endsWhileWaiting: false,
    total,
    cards,
    headline: headlineOf(content, cards),
    noCard: total === 0 ? { untilMs: firstCardMs(content, draft) } : null,
  };
};

const NONE: Headline = { winPm: 0, losePm: 0, timePm: 0, likeliest: null };

const ended = (before: Fields, draft: State, endsWhileWaiting: boolean): Outlook => ({
  atMs: draft.clockMs,
  before: fieldsOf(before),
  after: fieldsOf(draft),
  ends: draft.outcome,
  endsWhileWaiting,
  total: 0,
  cards: [],
  headline: NONE,
  noCard: null,
});

/** The drawable events with their shares, in content order. */
export const cardsOf = (content: Content, weights: readonly number[]): readonly NextCard[] => {
  const shares = perMille(weights, content.config.forecast.scalePm);
  const cards: NextCard[] = [];
  content.events.forEach(({ id, title }, i) => {
    if (weights[i]! > 0) cards.push({ eventId: id, title, weight: weights[i]!, pm: shares[i]! });
  });
  return cards;
};

export const givesTime = (card: Card): boolean =>
  card.actions.some((answer) => answer.effects.some(({ target, delta }) => target === 'timeLeft' && delta > 0));

/** Sums of the shares that the list shows, so that the two never say different things of one card. */
const headlineOf = (content: Content, cards: readonly NextCard[]): Headline => {
  let [winPm, losePm, timePm] = [0, 0, 0];
  let likeliest: NextCard | null = null;
  for (const next of cards) {
    const card = cardOf(content, next.eventId)!;
    if (card.terminal) {
      if (card.terminalOutcome === 'win') winPm += next.pm;
      else losePm += next.pm;
    } else if (givesTime(card)) timePm += next.pm;
    if (likeliest === null || next.weight > likeliest.weight) likeliest = next;
  }
  return { winPm, losePm, timePm, likeliest: likeliest?.eventId ?? null };
};

/** The first tick from here that shows a card, filler included; null if the clock runs out before. */
export const firstCardMs = (content: Content, state: State): number | null => {
  const draft = copy(state);
  draft.currentEventId = null;
  const tape = new SilentTape<PortEvent>();
  while (applyTick(content, draft, tape)) {
    draft.idleTicks += 1;
    if (totalOf(weigh(content, draft, draft.clockMs)) > 0) return draft.clockMs;
  }
  return null;
};
