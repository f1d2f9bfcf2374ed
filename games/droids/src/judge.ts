// Why a committing action is not possible now; each check in the order of the rule [DD-613].

import { type Plan, strangers, tooFull } from './plan.ts';
import { type Reason, reason } from './reasons.ts';
import { deferCost, isOverheated } from './rules/glitch.ts';
import { cardNumber } from './rules/ids.ts';
import { rerollCost } from './rules/improve.ts';
import { ownedCards } from './rules/piles.ts';
import { damageNamed, scrubCost } from './rules/services.ts';
import type { Action, ModifierName } from './shape/actions.ts';
import type { State } from './shape/state.ts';
import type { World } from './shape/world.ts';

type Find = (world: World, state: State) => Reason | null;

const first = (world: World, state: State, ...checks: readonly Find[]): Reason | null => {
  for (const check of checks) {
    const found = check(world, state);
    if (found !== null) return found;
  }
  return null;
};

const hasEnergy =
  (need: number): Find =>
  (_, { purse }) =>
    purse.Energy >= need ? null : reason('not-enough-energy', `It costs ${need} Energy; there are ${purse.Energy}.`);

const hasStability =
  (need: number): Find =>
  (_, { purse }) =>
    purse.Stability >= need
      ? null
      : reason('not-enough-stability', `It costs ${need} Stability; there is ${purse.Stability}.`);

const hasToken =
  (tokens: number): Find =>
  () =>
    tokens > 0 ? null : reason('no-token', 'There is no token for it; terminals give them.');

const hasRoom: Find = (world, state) => {
  const most = world.rules.numbers.deck.maxOwned;
  return ownedCards(state, true).length < most
    ? null
    : reason('deck-full', `A deck holds ${most} cards at the most; destroy one first.`);
};

const staysBigEnough: Find = (world, state) => {
  const least = world.rules.numbers.deck.minOwned;
  return ownedCards(state).length > least
    ? null
    : reason('deck-too-small', `A deck keeps at least ${least} cards; get another one first.`);
};

const inSlot = (list: readonly unknown[] | null, slot: number, isEmpty: (entry: unknown) => boolean): Find => {
  const count = list?.length ?? 0;
  return () => {
    if (count === 0) return reason('bad-index', 'Nothing is on offer there now.');
    if (slot >= count) return reason('bad-index', `There is no slot ${slot}; they count from 0 to ${count - 1}.`);
    return isEmpty(list![slot]) ? reason('slot-empty', `Slot ${slot} is empty; choose another one.`) : null;
  };
};

const unused =
  (isUnused: boolean, what: string): Find =>
  () =>
    isUnused ? null : reason('already-used', `${what} once a day; come back tomorrow.`);

export const judgeCommitting = (
  world: World,
  state: State,
  plan: Plan,
  action: Action,
  hasPlanned: boolean,
): Reason | null => {
  const { numbers } = world.rules;
  if (state.contractOffer !== null && action.type !== 'chooseContract' && action.type !== 'concede')
    return reason('contract-pending', 'Two contracts lie on the desk; choose one of them first.');
  switch (action.type) {
    case 'discard':
      return judgeDiscard(world, state, plan, action.cards);
    case 'runProgram':
      return judgeProgram(world, state, plan, action.tape, hasPlanned);
    case 'deferGlitch':
      return first(
        world,
        state,
        () =>
          isOverheated(world, state) ? reason('overheated', 'Heat is at its top; accept an anomaly first.') : null,
        action.payWith === 'stability' ? hasStability(numbers.heat.stabilityDefer) : hasEnergy(deferCost(world, state)),
      );
    case 'chooseContract':
      return inSlot(state.contractOffer, action.index, () => false)(world, state);
    case 'buyCard':
      return first(
        world,
        state,
        inSlot(state.shop, action.slot, (type) => type === -1),
        hasRoom,
        hasEnergy(world.cardTypes[state.shop?.[action.slot] ?? -1]?.spec.shopCost ?? 0),
      );
    case 'reroll':
      return action.payWith === 'token'
        ? hasToken(state.rerollTokens)(world, state)
        : hasEnergy(rerollCost(world, state))(world, state);
    case 'startGamble':
      return first(world, state, unused(state.canGamble, 'Cosmic Rays come'), hasEnergy(numbers.gamble.cost));
    case 'takeBooster':
      return first(
        world,
        state,
        inSlot(state.booster, action.slot, (offer) => offer === null),
        () => boosterLimit(world, state),
        hasRoom,
      );
    case 'startBufferOverflow':
      return first(
        world,
        state,
        unused(state.canBufferOverflow, 'The buffer overflows'),
        hasEnergy(numbers.bufferOverflow.cost),
      );
    case 'destroyCard':
      return first(world, state, () => inHand(state, action.card), staysBigEnough);
    case 'scrub':
      return first(
        world,
        state,
        () => owned(state, action.card),
        () => damaged(world, state, action.card, action.modifier),
        scrubPrice(world, state, action.payWith ?? 'energy'),
      );
    case 'quarantine':
      return first(
        world,
        state,
        () => owned(state, action.card),
        unused(state.canQuarantine, 'Quarantine takes a card'),
        () => damaged(world, state, action.card, action.modifier),
        staysBigEnough,
        hasEnergy(numbers.quarantine.cost),
      );
    default:
      return null;
  }
};

const scrubPrice = (world: World, state: State, payWith: 'energy' | 'stability' | 'token'): Find => {
  if (payWith === 'token') return hasToken(state.cleanseTokens);
  return payWith === 'stability'
    ? hasStability(world.rules.numbers.scrub.stability)
    : hasEnergy(scrubCost(world, state));
};

const boosterLimit = (world: World, state: State): Reason | null => {
  const { maxTake } = world.rules.numbers.gamble;
  return state.boosterTaken < maxTake
    ? null
    : reason('booster-limit', `At most ${maxTake} cards of a booster may be taken: give one back first.`);
};

const judgeDiscard = (world: World, state: State, plan: Plan, ids: readonly string[]): Reason | null => {
  if (ids.length === 0) return reason('nothing-selected', 'No card is named: name at least one to discard.');
  const cards = ids.map((id) => cardNumber(state, id));
  for (const [i, card] of cards.entries()) {
    const strange = strangers(plan, cards.slice(0, i + 1), ids, 'in hand');
    if (strange !== null) return strange;
    if (!plan.hand.includes(card))
      return reason('card-not-in-hand', `Card ${ids[i]} lies on the tape; take it back before discarding it.`);
  }
  return hasEnergy(world.rules.numbers.discard.cost * ids.length)(world, state);
};

const judgeProgram = (
  world: World,
  state: State,
  plan: Plan,
  ids: readonly string[],
  hasPlanned: boolean,
): Reason | null => {
  const tape = ids.map((id) => cardNumber(state, id));
  const strange = strangers(plan, tape, ids, 'in hand or on the tape');
  if (strange !== null) return strange;
  if (hasPlanned && (tape.length !== plan.tape.length || tape.some((card, i) => card !== plan.tape[i])))
    return reason('plan-mismatch', 'The program is not the tape as planned; run that one, or plan this one.');
  return tooFull(world, state, { hand: [], tape });
};

const inHand = (state: State, id: string): Reason | null =>
  state.hand.includes(cardNumber(state, id))
    ? null
    : reason('unknown-card', `There is no card ${JSON.stringify(id)} in hand.`);

const owned = (state: State, id: string): Reason | null =>
  ownedCards(state).includes(cardNumber(state, id))
    ? null
    : reason('unknown-card', `There is no card ${JSON.stringify(id)} in the deck.`);

const damaged = (world: World, state: State, id: string, name: ModifierName): Reason | null =>
  damageNamed(world, state, cardNumber(state, id), name) !== undefined
    ? null
    : reason(
        'no-modifier',
        `Card ${id} has no lasting ${name.kind}${name.source === undefined ? '' : ` from ${name.source}`} to remove.`,
      );
