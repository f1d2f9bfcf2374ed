// The cheapest known way to a cell, as turns to put into a plan [DS-128, DS-146]. It is walked on what the player knows:
// ask it of a supposed state, never of the true one.

import { type Action, WAYS, type Way } from '../actions.ts';
import type { Deck } from '../deck.ts';
import { WALL } from '../map/layout.ts';
import { stepPrice } from '../rules/air.ts';
import { kindAt } from '../rules/ground.ts';
import { isLiftReady } from '../rules/lift.ts';
import { type Obstacle, obstacleAt } from '../rules/moves.ts';
import type { State } from '../state.ts';

/** Every cell a walk from here can end on, and the way there. */
export interface Walks {
  readonly from: number;
  /** Air by cell; -1 where no way leads. */
  readonly air: Int32Array;
  /** The cell before it; itself for the start, -1 where no way leads. */
  readonly via: Int32Array;
}

/** What stops a way: the first closed cell on it and why. */
export interface Gate {
  readonly cell: number;
  readonly why: Exclude<Obstacle, 'wall' | 'blocked-by-entity'>;
}

export type Route =
  | {
      readonly ok: true;
      readonly cells: readonly number[];
      readonly turns: readonly (readonly [Action])[];
      readonly air: number;
    }
  | { readonly ok: false; readonly gate: Gate | null };

/** True where only the card in hand is missing its use: powered, locked, card held. */
export const takesCard = (deck: Deck, state: State, cell: number): boolean => {
  const { layout, keycard } = deck;
  const door = layout.doors[layout.doorAt[cell]!];
  if (door === undefined || state.unlocked[door.index] === 1 || state.doorsOn[door.room] === 0) return false;
  return (state.held[keycard[door.room]!] ?? 0) > 0;
};

/** Air to enter a cell, card included; -1 where it cannot be entered now. */
export const entryPrice = (deck: Deck, state: State, cell: number): number => {
  const obstacle = obstacleAt(deck, state, cell);
  if (obstacle === null) return stepPrice(deck, state, cell);
  if (obstacle !== 'door-locked' || !takesCard(deck, state, cell)) return -1;
  return stepPrice(deck, state, cell) + deck.content.balance.cost.useKeycard;
};

/**
 * All cheapest ways from the player's cell: Dijkstra with a bucket for each amount of air, first in, first out; a cell
 * keeps the predecessor that first reached it at its final cost [DS-146]. With `detour` gates count as open at that price.
 */
export const walksFrom = (deck: Deck, state: State, detour?: number): Walks => {
  const { layout } = deck;
  const { steps, kind, thingAt } = layout;
  const air = new Int32Array(kind.length).fill(-1);
  const via = new Int32Array(kind.length).fill(-1);
  const isSettled = new Uint8Array(kind.length);
  const priceTo = (cell: number): number => {
    const price = entryPrice(deck, state, cell);
    if (price >= 0 || detour === undefined) return price;
    return kindAt(deck, state, cell) === WALL || thingAt[cell]! >= 0 ? -1 : stepPrice(deck, state, cell) + detour;
  };
  // The way ends on a lift that is ready: it takes one up, and the deck is over.
  const last = isLiftReady(deck, state) ? layout.exit : -1;
  const buckets: number[][] = [[state.at]];
  air[state.at] = 0;
  via[state.at] = state.at;
  for (let cost = 0; cost < buckets.length; cost++) {
    const bucket = buckets[cost];
    if (bucket === undefined) continue;
    for (const cell of bucket) {
      if (isSettled[cell] === 1 || air[cell] !== cost) continue;
      isSettled[cell] = 1;
      if (cell === last) continue;
      for (const step of steps) {
        const to = cell + step;
        if (isSettled[to] === 1) continue;
        const price = priceTo(to);
        if (price < 0) continue;
        const total = cost + price;
        if (air[to] !== -1 && air[to]! <= total) continue;
        air[to] = total;
        via[to] = cell;
        const into = buckets[total];
        if (into === undefined) buckets[total] = [to];
        else into.push(to);
      }
    }
  }
  return { from: state.at, air, via };
};

/** The cells of the way to a cell, the start left out; null where none leads. */
export const cellsTo = ({ from, via }: Walks, to: number): readonly number[] | null => {
  if (via[to] === undefined || via[to] === -1) return null;
  const cells: number[] = [];
  for (let cell = to; cell !== from; cell = via[cell]!) cells.push(cell);
  return cells.reverse();
};

/** Steps along cells, each locked door with its card used before it [DS-035]. */
export const turnsAlong = (deck: Deck, state: State, cells: readonly number[]): readonly (readonly [Action])[] => {
  const { layout } = deck;
  const turns: (readonly [Action])[] = [];
  let at = state.at;
  for (const cell of cells) {
    const door = layout.doors[layout.doorAt[cell]!];
    if (door !== undefined && state.unlocked[door.index] === 0) turns.push([{ type: 'useKeycard', door: door.id }]);
    turns.push([{ type: 'move', dir: wayTo(layout.steps, at, cell) }]);
    at = cell;
  }
  return turns;
};

const wayTo = (steps: readonly number[], from: number, to: number): Way => WAYS[steps.indexOf(to - from)]!;

/** Ways with as few closed gates as possible: where nothing else leads, they tell what is first in the way. */
export const detoursFrom = (deck: Deck, state: State): Walks => walksFrom(deck, state, DETOUR);

export const routeTo = (
  deck: Deck,
  state: State,
  to: number,
  walks: Walks = walksFrom(deck, state),
  detours: () => Walks = () => detoursFrom(deck, state),
): Route => {
  const cells = cellsTo(walks, to);
  if (cells === null) return { ok: false, gate: firstGate(deck, state, cellsTo(detours(), to) ?? []) };
  return { ok: true, cells, turns: turnsAlong(deck, state, cells), air: state.air < 0 ? 0 : walks.air[to]! };
};

/** Longer than any walk that saves a gate by going round. */
const DETOUR = 10_000;

/** The first gate along these cells; null for none. */
const firstGate = (deck: Deck, state: State, cells: readonly number[]): Gate | null => {
  for (const cell of cells) {
    const why = obstacleAt(deck, state, cell);
    if (why === null || why === 'wall' || why === 'blocked-by-entity') continue;
    if (why === 'door-locked' && takesCard(deck, state, cell)) continue;
    return { cell, why };
  }
  return null;
};
