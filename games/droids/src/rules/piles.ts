// Where cards lie and how they move: drawing, shuffling, space [DD-049…DD-059, DD-615].

import { neverChanges } from '@interlock/kernel';
import type { Modifiers, State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { cardWords } from './ids.ts';
import type { Run } from './run.ts';
import { activeOf } from './suppression.ts';

/** 1, or 0 while an Efficient modifier on it is active [DD-051]. */
export const spaceOf = (state: State, card: number): number => {
  const list = state.cards[card]!;
  return list.length > 0 && activeOf(state, 'card', list, 'Efficient') !== undefined ? 0 : 1;
};

export const handSpace = (state: State, hand: readonly number[] = state.hand): number => {
  let space = 0;
  for (let i = 0; i < hand.length; i++) space += spaceOf(state, hand[i]!);
  return space;
};

/** Space a planned tape takes: cards behind a Streamline may need none while planning [DD-094]. */
export const tapeSpace = (world: World, state: State, tape: readonly number[]): number => {
  let space = 0;
  let freed = 0;
  for (let i = 0; i < tape.length; i++) {
    const card = tape[i]!;
    if (freed === 0) space += spaceOf(state, card);
    else freed--;
    const frees = world.cardTypes[state.types[card]!]!.spec.frees ?? 0;
    if (frees > freed) freed = frees;
  }
  return space;
};

/** Draws until the hand is full or the pile is empty; one event, none where nothing was drawn. */
export const drawHand = (run: Run): void => {
  const { state } = run;
  if (state.pile.length === 0 || handSpace(state) >= state.purse.HandSize) return;
  run.tape.hidden('pile');
  const drawn: number[] = [];
  let space = handSpace(state);
  while (space < state.purse.HandSize && state.pile.length > 0) {
    const card = state.pile.shift()!;
    state.hand.push(card);
    drawn.push(card);
    space += spaceOf(state, card);
  }
  tellDrawn(run, drawn);
};

/** The n top cards, or as many as there are [DD-085]. */
export const drawCards = (run: Run, count: number): void => {
  const { state } = run;
  if (state.pile.length === 0) return;
  run.tape.hidden('pile');
  const drawn = state.pile.splice(0, count);
  state.hand.push(...drawn);
  tellDrawn(run, drawn);
};

const tellDrawn = ({ world, state, tape }: Run, drawn: readonly number[]): void => {
  if (tape.recording) tape.emit({ type: 'handDrawn', cards: drawn.map((card) => cardWords(world, state, card)) });
};

/** Into ascending order first, so that only the set of cards and the stream count. */
export const shufflePile = (run: Run): void => {
  const { state, tape } = run;
  state.pile.sort((a, b) => a - b);
  tape.dice('deck').shuffle(state.pile);
  if (tape.recording) tape.emit({ type: 'deckShuffled', cards: state.pile.length });
};

/** A new card with the next id; it lies nowhere yet. */
export const newCard = (state: State, type: number, modifiers: Modifiers): number => {
  const card = state.types.length;
  state.types = neverChanges([...state.types, type]);
  state.cards = neverChanges([...state.cards, modifiers]);
  state.passes.push(0);
  state.idle = neverChanges([...state.idle, 0]);
  return card;
};

/** All cards that are not destroyed, ascending; those in quarantine only where asked for. */
export const ownedCards = (state: State, withQuarantine = false): number[] => {
  const owned = [...state.pile, ...state.hand, ...state.discard];
  const { program } = state;
  if (program !== null)
    for (let slot = program.slot; slot < program.order.length; slot++) owned.push(program.order[slot]!);
  if (withQuarantine) for (const { card } of state.quarantine) owned.push(card);
  return owned.sort((a, b) => a - b);
};

export const ownsFewerThan = (state: State, most: number): boolean => ownedCards(state, true).length < most;
