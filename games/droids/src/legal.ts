// What may come next, in a fixed order [DD-571], and doing nothing [DD-611].

import { judgeCommitting } from './judge.ts';
import { isPlanAction, type Plan, planOf, revised } from './plan.ts';
import { ACTIONS_OF, lacked } from './refuse.ts';
import { cardId } from './rules/ids.ts';
import { isNegative } from './rules/modifiers.ts';
import { ownedCards } from './rules/piles.ts';
import type { Action } from './shape/actions.ts';
import type { PayWith } from './shape/names.ts';
import type { State } from './shape/state.ts';
import type { World } from './shape/world.ts';

export function* legalNext(world: World, state: State, pending: readonly Action[]): Generator<Action, void, void> {
  if (pending.some((action) => !isPlanAction(action))) return;
  const plan = planOf(world, state, pending);
  for (const type of ACTIONS_OF[state.phase])
    for (const action of candidates(world, state, plan, type))
      if (isPossible(world, state, plan, action, pending.length > 0)) yield action;
}

/** What `refuse` says of an action that has the right form and comes in the right phase. */
const isPossible = (world: World, state: State, plan: Plan, action: Action, hasPlanned: boolean): boolean => {
  if (isPlanAction(action)) return !('code' in revised(world, state, plan, action));
  return lacked(world, action) === null && judgeCommitting(world, state, plan, action, hasPlanned) === null;
};

const byId = (cards: readonly number[]): string[] => [...cards].sort((a, b) => a - b).map(cardId);

/** Actions of one type that might be possible; `refuse` judges them. */
function* candidates(world: World, state: State, plan: Plan, type: Action['type']): Generator<Action, void, void> {
  switch (type) {
    case 'moveCards':
      for (const card of byId(plan.hand)) yield { type, cards: [card], to: 'tape' };
      for (const card of plan.tape) yield { type, cards: [cardId(card)], to: 'hand' };
      return;
    case 'discard':
      for (const card of byId(plan.hand)) yield { type, cards: [card] };
      return;
    case 'runProgram':
      yield { type, tape: plan.tape.map(cardId) };
      return;
    case 'deferGlitch':
      yield* paid((payWith) => ({ type, ...payWith }), ['energy', 'stability']);
      return;
    case 'reroll':
      yield* paid((payWith) => ({ type, ...payWith }), ['energy', 'token']);
      return;
    case 'chooseContract':
      for (const index of state.contractOffer?.keys() ?? []) yield { type, index };
      return;
    case 'buyCard':
      for (const slot of state.shop?.keys() ?? []) yield { type, slot };
      return;
    case 'takeBooster':
      for (const slot of state.booster?.keys() ?? []) yield { type, slot };
      return;
    case 'destroyCard':
      for (const card of byId(state.hand)) yield { type, card };
      return;
    case 'scrub':
      for (const { card, modifier } of damages(world, state))
        yield* paid((payWith) => ({ type, card, modifier, ...payWith }), ['energy', 'stability', 'token']);
      return;
    case 'quarantine':
      for (const { card, modifier } of damages(world, state)) yield { type, card, modifier };
      return;
    default:
      yield { type };
  }
}

/** Energy is the default and is left out. */
function* paid(
  make: (payWith: { payWith?: PayWith }) => Action,
  ways: readonly PayWith[],
): Generator<Action, void, void> {
  for (const payWith of ways) yield make(payWith === 'energy' ? {} : { payWith });
}

/** Lasting damage by card id, then by arrival. */
function* damages(world: World, state: State) {
  for (const card of ownedCards(state))
    for (const { kind, source, duration } of state.cards[card]!)
      if (duration === 'Permanent' && isNegative(world, kind)) yield { card: cardId(card), modifier: { kind, source } };
}

export const idleTurn = (_world: World, state: State): readonly Action[] => {
  switch (state.phase) {
    case 'ExecuteProgram':
      return [{ type: 'runProgram', tape: [] }];
    case 'Scoring':
      return [{ type: 'nextAssignment' }];
    case 'DrawGlitch':
      return [{ type: 'acceptGlitch' }];
    case 'Gamble':
      return [{ type: 'stopGamble' }];
    case 'BufferOverflow':
      return [{ type: 'stopBufferOverflow' }];
    default:
      return [state.contractOffer !== null ? { type: 'chooseContract', index: 0 } : { type: 'previewProgram' }];
  }
};
