// One attempt, stages 1 to 14: layout, logic, things and names of a deck. Nothing is proven here yet; what comes out is
// turned into a level and proven by stage 15.

import { type Corridors, carveCorridors } from './layout/corridors.ts';
import { connectRooms, type Edges } from './layout/edges.ts';
import { placeRooms, type Rooms } from './layout/rooms.ts';
import { type Slots, takeSlots } from './layout/slots.ts';
import { Space } from './layout/space.ts';
import { setAside } from './logic/bonus.ts';
import { chooseEnds, type Ends } from './logic/ends.ts';
import { type Filled, fillRooms } from './logic/fill.ts';
import { type Furnished, furnishRooms, type Kept } from './logic/furnish.ts';
import { choosePuzzles, type Generator, type PuzzleDraft, placeGenerators } from './logic/machines.ts';
import { barCorridors, type Hazard, sealRooms } from './logic/obstacles.ts';
import { type Order, orderRooms } from './logic/order.ts';
import type { RoomGraph } from './logic/reach.ts';
import { listThings, type Thing, type Things } from './logic/things.ts';
import { usesOf } from './logic/uses.ts';
import { type Names, nameRooms } from './names.ts';
import type { Recipe } from './recipe.ts';

export interface Layout {
  readonly slots: Slots;
  readonly rooms: Rooms;
  readonly edges: Edges;
  readonly corridors: Corridors;
}

export interface Draft extends Layout {
  readonly recipe: Recipe;
  readonly ends: Ends;
  readonly startCell: number;
  readonly exitCell: number;
  readonly isBonus: Uint8Array;
  readonly order: Order;
  readonly isSealed: Uint8Array;
  readonly hazards: readonly Hazard[];
  readonly generators: readonly Generator[];
  readonly puzzles: readonly PuzzleDraft[];
  readonly things: Things;
  readonly filled: Filled;
  readonly furnished: Furnished;
  readonly names: Names;
  readonly space: Space;
}

/** Stages 1 to 4. */
export const layOut = (recipe: Recipe): Layout => {
  const slots = takeSlots(recipe);
  const rooms = placeRooms(recipe, slots);
  const edges = connectRooms(recipe, slots);
  return { slots, rooms, edges, corridors: carveCorridors(recipe, rooms, edges) };
};

export type Rejection = 'no-exit' | 'no-terminal-cell' | 'no-hazard' | 'no-generator-cell' | 'no-room';

export const draftDeck = (recipe: Recipe): Draft | Rejection => {
  const layout = layOut(recipe);
  const { rooms, edges, corridors } = layout;
  const cells = recipe.stream('logic.cells');
  const ends = chooseEnds(recipe, edges);
  if (ends === null) return 'no-exit';
  const space = new Space(rooms, edges, corridors);
  const startCell = space.keep(ends.start, cells);
  const exitCell = space.keep(ends.exit, cells);
  const isBonus = setAside(recipe, edges, ends);
  const order = orderRooms(recipe, edges, ends, isBonus, space);
  if (order === null) return 'no-terminal-cell';
  const isSealed = sealRooms(recipe, ends.start);
  const hazards = barCorridors(recipe, edges, corridors, isBonus, order.turnOf);
  if (hazards === null) return 'no-hazard';
  const generators = placeGenerators(recipe, ends.start, isBonus, space, edges);
  if (generators === null) return 'no-generator-cell';
  const puzzles = choosePuzzles(recipe, isSealed, generators);
  const things = listThings(recipe, isSealed, hazards, generators, puzzles);
  const graph: RoomGraph = { start: ends.start, edges, terminalAt: order.terminalAt, isSealed, hazards, things };
  const filled = fillRooms(
    recipe,
    graph,
    ends,
    isBonus,
    space,
    usesOf(graph, puzzles, generators, order.turnOf),
    order.turnOf,
  );
  if (filled === null) return 'no-room';
  const names = nameRooms(recipe, ends, layout.slots);
  const items: Kept[] = [];
  for (const { thing, room, cell } of filled.placements) {
    const item = itemOf(things.list[thing]!, names);
    if (item !== null) items.push({ room, cell, item });
  }
  const furnished = furnishRooms(recipe, layout, ends, isBonus, space, items);
  return {
    ...layout,
    ...{ recipe, ends, startCell, exitCell, isBonus, order, isSealed, hazards, generators, puzzles, things },
    ...{ filled, furnished, names, space },
  };
};

/** As it is written in the level; null for what is no item. */
const itemOf = (thing: Thing, { key }: Names): string | null => {
  switch (thing.kind) {
    case 'keycard':
      return `keycard:${key[thing.room]!}`;
    case 'tool':
      return `tool:${thing.tool}`;
    case 'fragment':
      return `fragment:${fragmentId(thing.puzzle, thing.part)}`;
    case 'battery':
      return 'battery';
    default:
      return null;
  }
};

/** `n1-a`: the first fragment of the first puzzle drawn. */
export const fragmentId = (puzzle: number, part: number): string => `n${puzzle + 1}-${'abcdef'[part]!}`;
