// The pending plan: the tape laid out by plan actions, never part of the state [DD-077…DD-084, DD-610].

import { type Reason, reason } from './reasons.ts';
import { cardNumber } from './rules/ids.ts';
import { handSpace, tapeSpace } from './rules/piles.ts';
import type { Action, PlanAction } from './shape/actions.ts';
import type { State } from './shape/state.ts';
import type { World } from './shape/world.ts';

/** Hand and tape as planned, by card number. */
export interface Plan {
  readonly hand: readonly number[];
  readonly tape: readonly number[];
}

export const isPlanAction = (action: Action): action is PlanAction =>
  action.type === 'moveCards' || action.type === 'clearTape';

export const emptyPlan = (state: State): Plan => ({ hand: state.hand, tape: [] });

/** The plan after its actions; those that cannot be made are passed over. */
export const planOf = (world: World, state: State, pending: readonly Action[]): Plan => {
  let plan = emptyPlan(state);
  for (const action of pending) {
    if (!isPlanAction(action)) continue;
    const next = revised(world, state, plan, action);
    if ('hand' in next) plan = next;
  }
  return plan;
};

/** One edit, all or nothing. */
export const revised = (world: World, state: State, plan: Plan, action: PlanAction): Plan | Reason => {
  if (action.type === 'clearTape')
    return plan.tape.length === 0
      ? reason('nothing-selected', 'The tape is empty already: there is nothing to clear.')
      : { hand: [...plan.hand, ...plan.tape], tape: [] };
  if (action.cards.length === 0) return reason('nothing-selected', 'No card is named: name at least one to move.');
  const cards = action.cards.map((id) => cardNumber(state, id));
  const rest = { hand: without(plan.hand, cards), tape: without(plan.tape, cards) };
  const list = rest[action.to];
  const index = action.index ?? list.length;
  if (!Number.isInteger(index) || index < 0 || index > list.length)
    return reason('bad-index', `Place ${index} is not on the ${action.to}: it counts from 0 to ${list.length}.`);
  const strange = strangers(plan, cards, action.cards, 'in hand or on the tape');
  if (strange !== null) return strange;
  const moved = [...list.slice(0, index), ...cards, ...list.slice(index)];
  const next = { ...rest, [action.to]: moved };
  return tooFull(world, state, next) ?? handFull(state, plan, next) ?? next;
};

const without = (list: readonly number[], cards: readonly number[]): readonly number[] =>
  list.filter((card) => !cards.includes(card));

/** Unknown and repeated ids, in the order given. */
export const strangers = (
  plan: Plan,
  cards: readonly number[],
  ids: readonly string[],
  where: string,
): Reason | null => {
  for (const [i, card] of cards.entries()) {
    if (!plan.hand.includes(card) && !plan.tape.includes(card))
      return reason('unknown-card', `There is no card ${JSON.stringify(ids[i])} ${where}.`);
    if (cards.indexOf(card) < i) return reason('duplicate-card', `Card ${ids[i]} is named twice; name it once.`);
  }
  return null;
};

/** Too much for the tape's space, or for the tape itself. */
export const tooFull = (world: World, state: State, { tape }: Plan): Reason | null => {
  const space = tapeSpace(world, state, tape);
  const { hardCap } = world.rules.numbers.tape;
  if (tape.length > hardCap)
    return reason('tape-full', `A tape holds ${hardCap} cards at the most; this one has ${tape.length}.`);
  if (space <= state.purse.TapeLength) return null;
  return reason(
    'tape-full',
    `The tape has space ${state.purse.TapeLength}; this layout needs ${space}. Take a card off first.`,
  );
};

const handFull = (state: State, before: Plan, { hand }: Plan): Reason | null => {
  if (hand.length <= before.hand.length) return null;
  const most = Math.max(state.purse.HandSize, handSpace(state));
  const space = handSpace(state, hand);
  return space <= most ? null : reason('hand-full', `The hand has space ${most}; this would need ${space}.`);
};
