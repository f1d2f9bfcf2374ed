// One action and all that follows from it, in the order in which it is told [DS-132].

import type { Because, Tape } from '@interlock/kernel';
import type { Action } from './actions.ts';
import type { Deck } from './deck.ts';
import type { AirPart, StationEvent } from './events.ts';
import { numberIn } from './map/numbers.ts';
import { partsOf, priceOf, spendAir } from './rules/air.ts';
import { useKeycard } from './rules/doors.ts';
import { scanFeeds } from './rules/feeds.ts';
import { activateControl, fixByTool } from './rules/fixing.ts';
import { searchFurniture } from './rules/furniture.ts';
import { insertBattery } from './rules/generators.ts';
import { isLiftReady, missingOf } from './rules/lift.ts';
import { step } from './rules/moves.ts';
import { switchCctv, switchDoors } from './rules/power.ts';
import { pressRelay, submitCode } from './rules/puzzles.ts';
import { deckScore, starsOf } from './rules/score.ts';
import { generatorOf, hazardOf, LIFT } from './say/subjects.ts';
import type { State } from './state.ts';

/** A turn is one action [DS-488]; only ever called with a legal one. */
export const playTurn = (deck: Deck, draft: State, turn: readonly Action[], tape: Tape<StationEvent>): void => {
  const action = turn[0]!;
  tape.action(0);
  if (action.type === 'concede') {
    draft.outcome = 'conceded';
    tape.emit({ type: 'deckLost', reason: 'conceded' });
    return;
  }
  const price = priceOf(deck, draft, action);
  const parts = tape.recording ? partsOf(deck, draft, action, price) : [];
  const told = carryOut(deck, draft, action, tape);
  draft.actions++;
  const spent = spendAir(draft, tape, price, parts, whySpent(deck, told, parts));
  readyLift(deck, draft, tape, told);
  if (draft.at === deck.layout.exit) arrive(deck, draft, action, tape, told);
  if (draft.air === 0 && draft.outcome === 'none') {
    draft.outcome = 'air';
    const exhausted = tape.emit({ type: 'airExhausted' }, { event: spent });
    tape.emit({ type: 'deckLost', reason: 'air' }, { event: exhausted });
  }
};

/** The action itself. Returns the index of its first event, -1 where it has none. */
const carryOut = (
  deck: Deck,
  draft: State,
  action: Exclude<Action, { type: 'concede' }>,
  tape: Tape<StationEvent>,
): number => {
  switch (action.type) {
    case 'move':
      return step(deck, draft, tape, action.dir);
    case 'setDoorPower':
      return switchDoors(deck, draft, tape, action.terminal, action.room, action.on);
    case 'setCctvPower':
      return switchCctv(deck, draft, tape, action.terminal, action.room, action.on);
    case 'useKeycard':
      return useKeycard(deck, draft, tape, action.door);
    case 'search':
      return searchFurniture(deck, draft, tape, action.furniture);
    case 'insertBattery':
      return insertBattery(deck, draft, tape, action.generator);
    case 'activateControl':
      return activateControl(deck, draft, tape, action.control);
    case 'fixHazard':
      return fixByTool(deck, draft, tape, action.hazard);
    case 'pressRelay':
      return pressRelay(deck, draft, tape, action.puzzle, action.k);
    case 'submitCode':
      return submitCode(deck, draft, tape, action.puzzle);
    case 'scanFeeds':
      return scanFeeds(deck, draft, tape);
    case 'wait':
      return -1;
  }
};

const causeOf = (told: number): Because => (told < 0 ? { action: 0 } : { event: told });

/** What was done, and the hazards that made it dearer: they are there from the start. */
const whySpent = (deck: Deck, told: number, parts: readonly AirPart[]): readonly Because[] => {
  const because: Because[] = [causeOf(told)];
  for (const part of parts) {
    if (part.for === 'action') continue;
    const { layout, hazards } = deck;
    const { name } = hazards[numberIn(layout.hazardOf, part.hazard)!]!;
    because.push({
      start: part.for === 'spill' ? `${name} ${part.hazard} underfoot` : `${name} ${part.hazard} beside the cell`,
    });
  }
  return because;
};

/** Told once, in the action that made it so [DS-123]. */
const readyLift = (deck: Deck, draft: State, tape: Tape<StationEvent>, told: number): void => {
  if (draft.isReady || !isLiftReady(deck, draft)) return;
  draft.isReady = true;
  if (!tape.recording) return;
  const { level, required } = deck;
  // The deed itself is among them, unless it took up what the lift asks for.
  const others: Because[] = [
    ...(required.length > 0 ? [causeOf(told)] : []),
    ...level.generators.map(({ id }) => ({ last: generatorOf(id) })),
    ...level.hazards.filter((_, row) => draft.fixed[row] === 1).map(({ id }) => ({ last: hazardOf(id) })),
  ];
  tape.emit({ type: 'liftReady' }, ...(others.length > 0 ? others : [causeOf(told)]));
};

/** On the exit: the win, or on the step onto it what is still missing [DS-117, DS-122]. */
const arrive = (deck: Deck, draft: State, action: Action, tape: Tape<StationEvent>, told: number): void => {
  if (draft.isReady) {
    draft.outcome = 'won';
    const { par } = deck;
    const result = { airUsed: draft.airUsed, par, stars: starsOf(deck, draft), score: deckScore(deck, draft) };
    tape.emit({ type: 'deckCleared', ...result }, causeOf(told), { last: LIFT });
  } else if (action.type === 'move' && tape.recording) {
    tape.emit({ type: 'liftRefused', ...missingOf(deck, draft) }, causeOf(told));
  }
};
