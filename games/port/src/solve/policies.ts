// The reference players: random, greedy, steady and careful. Integers only, so that they answer alike everywhere.

import { SilentTape, type Stream } from '@interlock/kernel';
import { copy } from '../play.ts';
import { applyAction, cardOf, checkRunOutcome, fieldsAfter } from '../rules/cards.ts';
import { isActionOnCooldown } from '../rules/cooldowns.ts';
import { applyAndClamp, checkLoseCondition, fieldsOf } from '../rules/fields.ts';
import { usableAnswers } from '../rules/relaxed.ts';
import { answerSlot, weigh } from '../rules/selection.ts';
import type { Answer, Card, Content, Fields, PortEvent, State } from '../shape.ts';
import { worthOf } from './value.ts';

/** Chooses among the usable answers of the card on display. The stream is for players who toss coins. */
export type Policy = (content: Content, state: State, stream: Stream) => Answer;

export const POLICIES = ['random', 'greedy', 'steady', 'careful'] as const;
export type PolicyName = (typeof POLICIES)[number];

/** A worth as an exact ratio, so that means can be compared without fractions. */
interface Worth {
  readonly sum: number;
  readonly of: number;
}

const isBetter = (a: Worth, b: Worth): boolean => a.sum * b.of > b.sum * a.of;

const cardNow = (content: Content, state: State): Card => cardOf(content, state.currentEventId)!;

/** The first answer that no other beats. */
const bestBy = (answers: readonly Answer[], worth: (answer: Answer) => Worth): Answer => {
  let best = answers[0]!;
  let most: Worth | null = null;
  for (const answer of answers) {
    const found = worth(answer);
    if (most === null || isBetter(found, most)) [best, most] = [answer, found];
  }
  return best;
};

export const random: Policy = (content, state, stream) =>
  stream.pick(usableAnswers(content, cardNow(content, state), state));

export const greedyWorth = (content: Content, answer: Answer): number => {
  const weights = content.config.policy.greedy;
  let sum = 0;
  for (const { target, delta } of answer.effects) if (target !== 'influence') sum += weights[target] * delta;
  return sum;
};

export const greedy: Policy = (content, state) =>
  bestBy(usableAnswers(content, cardNow(content, state), state), (answer) => ({
    sum: greedyWorth(content, answer),
    of: 1,
  }));

export const steadyWorth = (content: Content, state: State, card: Card, answer: Answer): number => {
  const after = fieldsAfter(content, fieldsOf(state), answer);
  if (checkRunOutcome(content.config, after, card) === 'win')
    return content.config.policy.value.won + answer.scoreImpact;
  return worthOf(content.config, after);
};

export const steady: Policy = (content, state) => {
  const card = cardNow(content, state);
  const answers = usableAnswers(content, card, state);
  return bestBy(answers, (answer) => ({ sum: steadyWorth(content, state, card, answer), of: 1 }));
};

export const careful: Policy = (content, state) => {
  const card = cardNow(content, state);
  const answers = usableAnswers(content, card, state);
  return bestBy(answers, (answer) => carefulWorth(content, state, card, answer));
};

/** The answers of the card by worth to `careful`, best first; ties in card order. */
export const carefulOrder = (content: Content, state: State): readonly Answer[] => {
  const card = cardNow(content, state);
  const ranked = usableAnswers(content, card, state).map((answer) => ({
    answer,
    worth: carefulWorth(content, state, card, answer),
  }));
  ranked.sort((a, b) => (isBetter(a.worth, b.worth) ? -1 : isBetter(b.worth, a.worth) ? 1 : 0));
  return ranked.map(({ answer }) => answer);
};

/** One card ahead: the weighted mean of what the best answer to each possible next card leads to. */
export const carefulWorth = (content: Content, state: State, card: Card, answer: Answer): Worth => {
  const { policy, relaxed, clock } = content.config;
  const draft = copy(state);
  applyAction(content, draft, card, answer, state.clockMs, new SilentTape<PortEvent>());
  if (draft.outcome === 'win') return { sum: policy.value.won + answer.scoreImpact, of: 1 };
  if (draft.outcome !== null) return { sum: policy.careful.lossLeaf, of: 1 };
  const weights = weigh(content, draft, draft.clockMs);
  const later = fieldsOf(draft);
  later.timeLeft = Math.max(0, later.timeLeft - relaxed.thinkTicks);
  const stamp = draft.clockMs + relaxed.thinkTicks * clock.tickMs;
  let [sum, total] = [0, 0];
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) continue;
    total += weights[i]!;
    sum += weights[i]! * leafOf(content, draft, later, i, stamp);
  }
  return total === 0 ? { sum: worthOf(content.config, draft) + policy.careful.noCard, of: 1 } : { sum, of: total };
};

const leafOf = (content: Content, draft: State, later: Fields, slot: number, stamp: number): number => {
  const { config } = content;
  const card = content.events[slot]!;
  const { winLeaf, lossLeaf } = config.policy.careful;
  if (checkLoseCondition(config, later) !== null) return lossLeaf;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < card.actions.length; i++) {
    if (isActionOnCooldown(draft.cooldowns, answerSlot(slot, i), stamp)) continue;
    const after = applyAndClamp(config, later, card.actions[i]!.effects);
    const outcome = checkRunOutcome(config, after, card);
    const worth = outcome === null ? worthOf(config, after) : outcome === 'win' ? winLeaf : lossLeaf;
    if (worth > best) best = worth;
  }
  return best;
};

export const policies: { readonly [N in PolicyName]: Policy } = { random, greedy, steady, careful };
