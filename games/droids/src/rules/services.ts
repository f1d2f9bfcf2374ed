// What else the bay does for Energy: Buffer Overflow, Scrub, Quarantine [DD-411…DD-423].

import { neverChanges } from '@interlock/kernel';
import type { ModifierName } from '../shape/actions.ts';
import type { PayWith } from '../shape/names.ts';
import type { Modifier, State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { changePhase } from './clock.ts';
import { modifyCurrency } from './currency.ts';
import { cardId, cardWords } from './ids.ts';
import { isNegative, NONE, removeModifier } from './modifiers.ts';
import { drawHand, shufflePile } from './piles.ts';
import type { Run } from './run.ts';

export const startBufferOverflow = (run: Run): void => {
  const { state, tape, world } = run;
  tape.hidden('pile');
  modifyCurrency(run, 'Energy', -world.rules.numbers.bufferOverflow.cost, 'bufferOverflow');
  state.canBufferOverflow = false;
  if (tape.recording) tape.emit({ type: 'bufferOverflowStarted' });
  shufflePile(run);
  drawHand(run);
  changePhase(run, 'BufferOverflow');
};

export const destroyCard = (run: Run, card: number): void => {
  const { state, tape, world } = run;
  state.hand = state.hand.filter((one) => one !== card);
  state.cards = neverChanges(state.cards.with(card, NONE));
  if (tape.recording) tape.emit({ type: 'cardDestroyed', ...cardWords(world, state, card) });
  stopBufferOverflow(run);
};

/** What is left of the hand goes to the bottom of the pile. */
export const stopBufferOverflow = (run: Run): void => {
  const { state, tape } = run;
  state.pile.push(...state.hand);
  state.hand = [];
  if (tape.recording) tape.emit({ type: 'bufferOverflowStopped' });
  changePhase(run, 'Improve');
};

/** The lasting damage of that name on a card; for Worn the kind is enough. */
export const damageNamed = (
  world: World,
  state: State,
  card: number,
  { kind, source }: ModifierName,
): Modifier | undefined =>
  state.cards[card]!.find(
    (one) =>
      one.kind === kind &&
      one.duration === 'Permanent' &&
      isNegative(world, kind) &&
      (source === undefined ? kind === 'Worn' : one.source === source),
  );

/** All wear of a card goes as one, wherever it came from [DD-418]. */
const isSameWear = (one: Modifier, other: Modifier): boolean =>
  one.kind === 'Worn' && other.kind === 'Worn' && one.duration === other.duration;

export const scrubCost = (world: World, state: State): number => {
  const { energyFirst, step } = world.rules.numbers.scrub;
  return energyFirst + step * state.scrubs;
};

export const scrub = (run: Run, card: number, name: ModifierName, payWith: PayWith): void => {
  const { state, tape, world } = run;
  if (payWith === 'token') state.cleanseTokens--;
  else if (payWith === 'stability') modifyCurrency(run, 'Stability', -world.rules.numbers.scrub.stability, 'scrub');
  else {
    modifyCurrency(run, 'Energy', -scrubCost(world, state), 'scrub');
    state.scrubs++;
  }
  const modifier = damageNamed(world, state, card, name)!;
  for (const one of state.cards[card]!.filter((one) => one === modifier || isSameWear(one, modifier)))
    removeModifier(run, 'card', card, one, 'scrub');
  if (tape.recording)
    tape.emit({ type: 'cardScrubbed', card: cardId(card), kind: modifier.kind, source: modifier.source });
};

export const quarantine = (run: Run, card: number, name: ModifierName): void => {
  const { state, tape, world } = run;
  const { kind, source } = damageNamed(world, state, card, name)!;
  modifyCurrency(run, 'Energy', -world.rules.numbers.quarantine.cost, 'quarantine');
  state.canQuarantine = false;
  state.pile = state.pile.filter((one) => one !== card);
  state.quarantine = [...state.quarantine, { card, kind, source, day: state.day }];
  if (tape.recording) tape.emit({ type: 'cardQuarantined', card: cardId(card), kind, source });
};
