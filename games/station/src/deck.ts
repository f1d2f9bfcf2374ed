// The world of a run: a level made ready for play, with the numbers of the content it is played by. Compiled once a run;
// nothing of it ever changes.

import { WAYS } from './actions.ts';
import { columnOf } from './data/balance.ts';
import type { Content } from './data/content.ts';
import type { HazardKind } from './data/hazards.ts';
import { REGISTRY } from './logic/mechanics/index.ts';
import type { Registry } from './logic/registry.ts';
import { type Layout, layoutOf, WALL } from './map/layout.ts';
import type { Level } from './map/level.ts';
import { type Index, indexOf, numberIn } from './map/numbers.ts';
import { type Added, addedOf } from './rules/added.ts';
import { type Lamp, lampOf } from './sight/lamp.ts';

export type Grant =
  | { readonly gives: 'unlock'; readonly room: number }
  | { readonly gives: 'item'; readonly item: number }
  | { readonly gives: 'fix'; readonly hazard: number };

export type Puzzle = { readonly id: string; readonly grant: Grant } & (
  | { readonly type: 'relay' /** Bit k is lamp k. */; readonly start: number }
  | { readonly type: 'code'; readonly code: string /** Kinds of items. */; readonly fragments: readonly number[] }
);

export interface Deck {
  readonly content: Content;
  readonly level: Level;
  readonly layout: Layout;
  /** Every kind of item of the deck, sorted; inventory counts by this index. */
  readonly items: readonly string[];
  readonly itemOf: Index;
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
  /** Steps to the exit by cell with every gate open; -1 where no walk leads there. */
  readonly stepsToExit: Int32Array;
  /** What the player's lamp may light; null where nothing is dark. */
  readonly lamp: Lamp | null;
  /** Gates and levers of mechanics beyond those of the game. */
  readonly added: Added;
}

export const compileDeck = (content: Content, level: Level, registry: Registry = REGISTRY): Deck => {
  const layout = layoutOf(level);
  const kinds = new Set<string>();
  for (const { item } of level.items) kinds.add(item);
  for (const { holds } of level.furniture) for (const item of holds) kinds.add(item);
  for (const puzzle of level.puzzles) {
    if (puzzle.grants.startsWith('item:')) kinds.add(puzzle.grants.slice(5));
    if (puzzle.type === 'code') for (const fragment of puzzle.fragments) kinds.add(`fragment:${fragment}`);
  }
  const items = [...kinds].sort();
  const itemOf = indexOf(items);
  const itemIndex = (item: string): number => numberIn(itemOf, item) ?? -1;
  const hazards = level.hazards.map(({ kind }) => content.hazards.find(({ id }) => id === kind)!);
  const par = level.par === 'auto' ? 0 : level.par.air;
  const optional = optionalRooms(level, layout);
  return {
    ...{ content, level, layout, items, itemOf, hazards, par },
    isParExact: level.par !== 'auto' && level.par.exact,
    floor: level.items.map(({ item }) => itemIndex(item)),
    holds: level.furniture.map(({ holds }) => holds.map(itemIndex)),
    bound: level.controls.map(({ hazard }) => numberIn(layout.hazardOf, hazard)!),
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
    stepsToExit: stepsTo(layout, layout.exit),
    lamp: level.view === 'dark' ? lampOf(layout.grid.width, content.balance.view.lampRadius) : null,
    added: addedOf(content, layout, registry),
    keycard: level.rooms.map(({ id }) => itemIndex(`keycard:${id}`)),
    tool: hazards.map(({ tool }) => (tool === undefined ? -1 : itemIndex(`tool:${tool.id}`))),
  };
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

const stepsTo = ({ grid, kind, thingAt, steps }: Layout, goal: number): Int32Array => {
  const far = new Int32Array(grid.size).fill(-1);
  const queue = [goal];
  far[goal] = 0;
  for (let head = 0; head < queue.length; head++)
    for (const step of steps) {
      const next = queue[head]! + step;
      if (kind[next] === WALL || thingAt[next] !== -1 || far[next] !== -1) continue;
      far[next] = far[queue[head]!]! + 1;
      queue.push(next);
    }
  return far;
};

const grantOf = (layout: Layout, itemIndex: (item: string) => number, grants: string): Grant => {
  const what = grants.slice(grants.indexOf(':') + 1);
  if (grants.startsWith('unlock:')) return { gives: 'unlock', room: numberIn(layout.roomOf, what)! };
  if (grants.startsWith('fix:')) return { gives: 'fix', hazard: numberIn(layout.hazardOf, what)! };
  return { gives: 'item', item: itemIndex(what) };
};

/** Nine bits, the first for lamp 0 [DS-402]. */
export const lampsOf = (bits: string): number =>
  [...bits].reduce((mask, bit, k) => (bit === '1' ? mask | (1 << k) : mask), 0);
