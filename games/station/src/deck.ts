// A level made ready for play: the layout, and what its rows mean in the numbers of the content. Compiled once a run.

import { digestOf } from '@interlock/kernel';
import { WAYS } from './actions.ts';
import { columnOf } from './balance.ts';
import type { Content } from './content.ts';
import type { HazardKind } from './hazards.ts';
import { type Layout, layoutOf } from './map/layout.ts';
import type { Level } from './map/level.ts';

export type Grant =
  | { readonly gives: 'unlock'; readonly room: number }
  | { readonly gives: 'item'; readonly item: number }
  | { readonly gives: 'fix'; readonly hazard: number };

export type Puzzle = { readonly id: string; readonly grant: Grant } & (
  | { readonly type: 'relay' /** Bit k is lamp k. */; readonly start: number }
  | { readonly type: 'code'; readonly code: string /** Kinds of items. */; readonly fragments: readonly number[] }
);

export interface Deck {
  /** By which a state that lost its deck on the way finds it again. */
  readonly id: string;
  readonly content: Content;
  readonly level: Level;
  readonly layout: Layout;
  /** Every kind of item of the deck, sorted; inventory counts by this index. */
  readonly items: readonly string[];
  readonly itemOf: ReadonlyMap<string, number>;
  /** Kind of item by floor item, and by furniture. */
  readonly floor: readonly number[];
  readonly holds: readonly (readonly number[])[];
  readonly hazards: readonly HazardKind[];
  /** Hazard by control. */
  readonly bound: readonly number[];
  readonly needs: readonly number[];
  readonly puzzles: readonly Puzzle[];
  /** Floor items the lift asks for [DS-078], in file order: their row, and the kind of item. */
  readonly required: readonly { readonly id: string; readonly row: number; readonly item: number }[];
  /** Rooms the certified plan does not enter [DS-154], 1 by room; none where no plan is known. */
  readonly optional: Uint8Array;
  /** Load the deck bears in brownout [DS-329]; null: no limit. */
  readonly capacity: number | null;
  /** Air at the start; null with `air none`. */
  readonly air: number | null;
  /** 0 where no plan is known [DS-500]. */
  readonly par: number;
  readonly isParExact: boolean;
  /** Kind of item by keycard of a room; -1 where the deck has none. */
  readonly keycard: readonly number[];
  /** Kind of item by tool of a hazard; -1 where none clears it or the deck has none. */
  readonly tool: readonly number[];
  /** Where this is a deck as the player must suppose it [DS-508]: the true one, and the actions taken so far. */
  readonly mask?: { readonly truth: Deck; readonly actions: number };
}

const compiled = new WeakMap<Level, Deck>();

/** The deck of a level, compiled on first asking and again only with other content. */
export const deckOf = (content: Content, level: Level): Deck => {
  const known = compiled.get(level);
  if (known?.content === content) return known;
  const deck = compileDeck(content, level);
  compiled.set(level, deck);
  return deck;
};

export const compileDeck = (content: Content, level: Level): Deck => {
  const layout = layoutOf(level);
  const kinds = new Set<string>();
  for (const { item } of level.items) kinds.add(item);
  for (const { holds } of level.furniture) for (const item of holds) kinds.add(item);
  for (const puzzle of level.puzzles) {
    if (puzzle.grants.startsWith('item:')) kinds.add(puzzle.grants.slice(5));
    if (puzzle.type === 'code') for (const fragment of puzzle.fragments) kinds.add(`fragment:${fragment}`);
  }
  const items = [...kinds].sort();
  const itemOf = new Map(items.map((item, i) => [item, i]));
  const itemIndex = (item: string): number => itemOf.get(item) ?? -1;
  const hazards = level.hazards.map(({ kind }) => content.hazards.find(({ id }) => id === kind)!);
  const par = level.par === 'auto' ? 0 : level.par.air;
  const optional = optionalRooms(level, layout);
  return {
    id: nameOf(content, level, optional),
    ...{ content, level, layout, items, itemOf, hazards, par },
    isParExact: level.par !== 'auto' && level.par.exact,
    floor: level.items.map(({ item }) => itemIndex(item)),
    holds: level.furniture.map(({ holds }) => holds.map(itemIndex)),
    bound: level.controls.map(({ hazard }) => layout.hazardOf.get(hazard)!),
    needs: level.generators.map(({ needs }) => needs),
    puzzles: level.puzzles.map((row): Puzzle => {
      const shared = { id: row.id, grant: grantOf(layout, itemIndex, row.grants) };
      if (row.type === 'relay') return { ...shared, type: 'relay', start: lampsOf(row.start) };
      return {
        ...shared,
        type: 'code',
        code: row.code,
        fragments: row.fragments.map((id) => itemIndex(`fragment:${id}`)),
      };
    }),
    required: level.items.flatMap(({ id, item, required }, row) =>
      required ? [{ id, row, item: itemIndex(item) }] : [],
    ),
    optional,
    capacity: level.power === 'unlimited' ? null : level.power.limited,
    air: startingAir(content, level, par),
    keycard: level.rooms.map(({ id }) => itemIndex(`keycard:${id}`)),
    tool: hazards.map(({ tool }) => (tool === undefined ? -1 : itemIndex(`tool:${tool.id}`))),
  };
};

/** Names a deck by all that a run on it reads: of the balance not what makes and proves decks, and of the plan only the
 *  rooms it leaves out. */
const nameOf = ({ balance, hazards }: Content, { plan: _, ...level }: Level, optional: Uint8Array): string => {
  const { cost, air, stars, score, rules, view } = balance;
  return digestOf({ level, optional, hazards, cost, air, stars, score, rules, view });
};

/** The plan is walked without asking the rules: only where it goes matters here. */
const optionalRooms = (level: Level, { rooms, roomAt, steps, start, startRoom }: Layout): Uint8Array => {
  const optional = new Uint8Array(rooms.length);
  if (level.plan === undefined) return optional;
  optional.fill(1);
  optional[startRoom] = 0;
  let at = start;
  for (const [action] of level.plan) {
    if (action.type !== 'move') continue;
    at += steps[WAYS.indexOf(action.dir)]!;
    const room = roomAt[at];
    if (room !== undefined && room >= 0) optional[room] = 0;
  }
  return optional;
};

/** [DS-149], and no air at all where no plan is known [DS-500]. */
export const startingAir = ({ balance }: Content, { air, view, difficulty }: Level, par: number): number | null => {
  if (air === 'none') return null;
  if (air !== 'auto') return air;
  if (par === 0) return null;
  const column = columnOf(difficulty);
  return Math.floor((par * balance.air.permille[view][column]) / 1000) + balance.air.flat[column];
};

const grantOf = (layout: Layout, itemIndex: (item: string) => number, grants: string): Grant => {
  const what = grants.slice(grants.indexOf(':') + 1);
  if (grants.startsWith('unlock:')) return { gives: 'unlock', room: layout.roomOf.get(what)! };
  if (grants.startsWith('fix:')) return { gives: 'fix', hazard: layout.hazardOf.get(what)! };
  return { gives: 'item', item: itemIndex(what) };
};

/** Nine bits, the first for lamp 0 [DS-402]. */
export const lampsOf = (bits: string): number =>
  [...bits].reduce((mask, bit, k) => (bit === '1' ? mask | (1 << k) : mask), 0);
