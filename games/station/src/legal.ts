// Everything the player can do now, in the order of the rule [DS-490]. Only what is beside the player is ever tried.

import type { Action } from './actions.ts';
import { WAYS } from './actions.ts';
import type { Deck } from './deck.ts';
import type { Thing, ThingKind } from './map/layout.ts';
import { refusalOf } from './refuse.ts';
import { codeOf, hazardAt, thingAt } from './rules/ground.ts';
import type { State } from './state.ts';

export const MOVES: readonly Action[] = WAYS.map((dir) => ({ type: 'move', dir }));
export const WAIT: Action = { type: 'wait' };
export const CONCEDE: Action = { type: 'concede' };

/** Turns of one action: nothing may follow. */
export const legalNext = (deck: Deck, state: State, pending: readonly Action[]): readonly Action[] =>
  pending.length > 0 ? [] : legalActions(deck, state);

export const legalActions = (deck: Deck, state: State): readonly Action[] => {
  if (state.outcome !== 'none') return [];
  const found: Action[] = [];
  for (const action of candidates(deck, state)) if (refusalOf(deck, state, action) === null) found.push(action);
  return found;
};

/** N, W, E, S: the neighbours of a cell in row-major order. */
const ROW_MAJOR = [0, 3, 1, 2] as const;

const candidates = (deck: Deck, state: State): readonly Action[] => {
  const { layout, puzzles } = deck;
  const things = thingsBeside(deck, state);
  const found: Action[] = [...MOVES];
  const each = (kind: ThingKind, add: (thing: Thing) => void): void => {
    for (const thing of things) if (thing.kind === kind) add(thing);
  };
  each('terminal', ({ id, room }) => addSwitches(deck, found, state, 'setDoorPower', id, room));
  each('terminal', ({ id, room }) => addSwitches(deck, found, state, 'setCctvPower', id, room));
  for (const way of ROW_MAJOR) {
    const door = layout.doors[layout.doorAt[state.at + layout.steps[way]]!];
    if (door !== undefined) found.push({ type: 'useKeycard', door: door.id });
  }
  each('furniture', ({ id }) => found.push({ type: 'search', furniture: id }));
  each('generator', ({ id }) => found.push({ type: 'insertBattery', generator: id }));
  each('control', ({ id }) => found.push({ type: 'activateControl', control: id }));
  for (const { id, from } of deck.added.levers)
    if (from.includes(state.at)) found.push({ type: 'activateControl', control: id });
  for (const hazard of hazardsBeside(deck, state)) found.push({ type: 'fixHazard', hazard });
  each('puzzle', ({ id, row }) => {
    if (puzzles[row]!.type === 'relay') for (let k = 0; k < 9; k++) found.push({ type: 'pressRelay', puzzle: id, k });
  });
  each('puzzle', ({ id, row }) => {
    if (puzzles[row]!.type === 'code') found.push({ type: 'submitCode', puzzle: id, digits: codeOf(deck, state, row) });
  });
  each('desk', ({ id }) => found.push({ type: 'scanFeeds', desk: id }));
  found.push(WAIT, CONCEDE);
  return found;
};

/** Blocking things the player stands at, row-major. */
const thingsBeside = (deck: Deck, state: State): readonly Thing[] => {
  const { layout } = deck;
  const found: Thing[] = [];
  for (const way of ROW_MAJOR) {
    const thing = layout.things[thingAt(deck, state, state.at + layout.steps[way])];
    if (thing?.access.includes(state.at)) found.push(thing);
  }
  return found;
};

/** In panel order [DS-054], each to the value it does not have. */
const addSwitches = (
  deck: Deck,
  found: Action[],
  state: State,
  type: 'setDoorPower' | 'setCctvPower',
  terminal: string,
  at: number,
): void => {
  const { rooms } = deck.layout;
  const now = type === 'setDoorPower' ? state.doorsOn : state.cctvOn;
  for (const room of rooms[at]!.controlled) found.push({ type, terminal, room: rooms[room]!.id, on: now[room] === 0 });
};

/** Ids of hazards beside the player, each once, by their first cell. */
const hazardsBeside = (deck: Deck, state: State): readonly string[] => {
  const { layout, level } = deck;
  const found: number[] = [];
  for (const step of layout.steps) {
    const hazard = hazardAt(deck, state, state.at + step);
    if (hazard >= 0 && !found.includes(hazard)) found.push(hazard);
  }
  return found.sort((a, b) => a - b).map((hazard) => level.hazards[hazard]!.id);
};
