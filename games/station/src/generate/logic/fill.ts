// Stage 12, assumed fill [DS-351]: every thing goes where one can come with only what is placed after it, so that taken
// backwards all of them can be had [DS-355].

import { hopsFrom, isPassed } from '../layout/edges.ts';
import type { Space } from '../layout/space.ts';
import type { Recipe } from '../recipe.ts';
import type { Ends } from './ends.ts';
import { Reach, type RoomGraph } from './reach.ts';
import { isBlocking } from './things.ts';

/** One line of the placement log [DS-249, DS-253]. */
export interface Placement {
  /** Index into the list of things. */
  readonly thing: number;
  readonly room: number;
  /** Its own cell; of an item the cell kept for it until furniture may take it in. */
  readonly cell: number;
  /** By room: 1 where one could come when it was placed. */
  readonly reachable: Uint8Array;
}

export interface Filled {
  readonly placements: readonly Placement[];
  /** The closure with nothing in hand: what the finished deck gives. */
  readonly reach: Reach;
  /** How often the closure was computed [DS-356]. */
  readonly closures: number;
}

/** Null where a thing finds no room. */
export const fillRooms = (
  recipe: Recipe,
  graph: RoomGraph,
  ends: Ends,
  isBonus: Uint8Array,
  space: Space,
  /** By thing: the room in which it is put to use. */
  uses: Int32Array,
  /** By room: its place in the order of discovery. */
  turnOf: Int32Array,
): Filled | null => {
  const { gen, stream } = recipe;
  const dice = stream('logic.fill');
  const { list } = graph.things;
  const reach = new Reach(graph);
  /** Not yet placed, nor about to be. */
  const isHeld = new Uint8Array(list.length).fill(1);
  const placements: Placement[] = [];
  let closures = 0;
  const explore = (held: Uint8Array): Uint8Array => {
    closures++;
    const { roomAt } = reach.run(held);
    const reachable = new Uint8Array(roomAt.length);
    for (let room = 0; room < roomAt.length; room++) if (roomAt[room] !== -1) reachable[room] = 1;
    return reachable;
  };
  /** Rooms of a closure that have space for such a thing, deepest first. */
  const spacious = (reachable: Uint8Array | null, blocks: boolean): number[] => {
    const found: number[] = [];
    for (let i = 0; i < ends.byDepth.length; i++) {
      const room = ends.byDepth[i]!;
      if (isBonus[room] === 0 && (reachable === null || reachable[room] === 1) && fits(space, room, blocks))
        found.push(room);
    }
    return found;
  };

  const line = dice.shuffle(list.map((_, i) => i));
  /** Rooms to which every way leads past the hazard, whatever is powered and unlocked. Only there a control strays: where
   *  a lock or a terminal also bars the way it may close a circle through these, which is another fault. */
  const behind = (hazard: number, blocks: boolean): readonly number[] => {
    const { edges, hazards, start } = graph;
    const isReached = new Uint8Array(isBonus.length);
    const waiting = [start];
    isReached[start] = 1;
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop())
      for (let i = edges.first[room]!; i < edges.first[room + 1]!; i++) {
        const beside = edges.roomBy[i]!;
        if (isReached[beside] === 1 || edges.edgeBy[i] === hazards[hazard]!.edge) continue;
        isReached[beside] = 1;
        waiting.push(beside);
      }
    return spacious(null, blocks).filter((room) => isReached[room] === 0);
  };
  for (let done = 0; done < line.length; ) {
    const size = Math.max(1, Math.floor((line.length - done) / gen.fillDivisor));
    const batch = line.slice(done, done + size);
    done += size;
    for (const thing of batch) isHeld[thing] = 0;
    const shared = explore(isHeld);
    const choices: [number[] | null, number[] | null] = [null, null];
    for (const thing of batch) {
      const what = list[thing]!;
      const blocks = isBlocking(what);
      let reachable = shared;
      let rooms = choices[blocks ? 1 : 0] ?? spacious(shared, blocks);
      choices[blocks ? 1 : 0] = rooms;
      if (rooms.length < gen.fillMinRooms && batch.length > 1) {
        const others = isHeld.slice();
        for (const other of batch.slice(batch.indexOf(thing) + 1)) others[other] = 1;
        reachable = explore(others);
        rooms = spacious(reachable, blocks);
      }
      if (recipe.fault === 'R3' && what.kind === 'keycard') rooms = spacious(null, blocks);
      if (recipe.fault === 'R4' && what.kind === 'control') rooms = [...rooms, ...behind(what.hazard, blocks)];
      if (rooms.length === 0) return null;
      const room = chooseRoom(recipe, graph, turnOf, rooms, thing, uses[thing]!);
      const cell = blocks ? space.block(room, stream('logic.cells')) : space.keep(room, stream('logic.cells'));
      reach.place(thing, room);
      placements.push({ thing, room, cell, reachable });
      for (const isFor of [0, 1] as const)
        if (!fits(space, room, isFor === 1)) choices[isFor] = choices[isFor]?.filter((other) => other !== room) ?? null;
    }
  }
  closures++;
  return { placements, reach: reach.run(isHeld), closures };
};

const fits = (space: Space, room: number, blocks: boolean): boolean =>
  blocks ? space.fitsBlocking(room) : space.fitsItem(room);

/** Rather where one passes through than in a dead end, so that ways back are short. A control near its hazard; what else
 *  is used somewhere where one comes shortly before that; the rest deep in the deck [DS-353]. */
const chooseRoom = (
  { gen, difficulty, stream }: Recipe,
  graph: RoomGraph,
  turnOf: Int32Array,
  rooms: readonly number[],
  thing: number,
  use: number,
): number => {
  const dice = stream('logic.fill');
  const what = graph.things.list[thing]!;
  const isOnTheWay = dice.chance(gen.throughPermille, 1000);
  const preferred = (list: readonly number[]): readonly number[] => {
    const passed = isOnTheWay ? list.filter((room) => isPassed(graph.edges, room)) : list;
    return passed.length > 0 ? passed : list;
  };
  if (what.kind === 'control' && dice.chance(gen.controlNearPermille, 1000)) {
    const { hops } = hopsFrom(graph.edges, [use], gen.controlNearHops);
    const near = preferred(rooms.filter((room) => hops[room] !== -1));
    if (near.length > 0) return dice.pick(near);
  }
  if (dice.chance(gen.beforePermille, 1000)) {
    const used = turnOf[use]!;
    const before = latest(preferred(rooms.filter((room) => turnOf[room]! <= used)), turnOf, gen.beforeRooms);
    if (before.length > 0) return before[dice.int(before.length)]!;
  }
  const isDeep = dice.chance(gen.deepPermille[difficulty], 1000);
  const wide = preferred(rooms);
  return wide[dice.int(isDeep ? Math.max(1, Math.floor(wide.length / 3)) : wide.length)]!;
};

/** So many of the rooms, those that are discovered last; the first listed among equals. To sort all of them for every thing
 *  would grow faster than the deck. */
const latest = (rooms: readonly number[], turnOf: Int32Array, most: number): readonly number[] => {
  const found: number[] = [];
  for (const room of rooms) {
    let at = found.length;
    while (at > 0 && turnOf[found[at - 1]!]! < turnOf[room]!) at--;
    if (at >= most) continue;
    found.splice(at, 0, room);
    if (found.length > most) found.pop();
  }
  return found;
};
