// Faults of furniture: rooms torn apart, doorways and generators blocked.

import type { Content } from '../data/content.ts';
import { type Placing, placingIn } from '../logic/placement.ts';
import { type Layout, layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { addFurniture } from './edits.ts';
import { type Broken, type Fault, firstOf } from './fault.ts';
import { losesNothing, netOf, newlyBroken } from './links.ts';

const CONTROL_POINTS: readonly string[] = ['terminal', 'control', 'desk', 'puzzle'];

interface Parts {
  /** Number of the part by free cell, from 0 on. */
  readonly of: ReadonlyMap<number, number>;
  readonly count: number;
}

/** The free cells of a room in connected parts, with some more cells blocked. */
const partsOf = (content: Content, level: Level, room: number, blocked: readonly number[]): Parts => {
  const layout = layoutOf(level);
  const network = netOf(content, level);
  const hazardous = new Set(network.gates.filter(({ kind }) => kind === 'hazard').flatMap(({ cells }) => cells));
  const isFree = (cell: number): boolean =>
    layout.roomAt[cell] === room && layout.thingAt[cell] === -1 && !hazardous.has(cell) && !blocked.includes(cell);
  const of = new Map<number, number>();
  let count = 0;
  for (const first of layout.rooms[room]!.cells) {
    if (of.has(first) || !isFree(first)) continue;
    const stack = [first];
    of.set(first, count);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop())
      for (const step of layout.steps)
        if (isFree(cell + step) && !of.has(cell + step)) {
          of.set(cell + step, count);
          stack.push(cell + step);
        }
    count++;
  }
  return { of, count };
};

/** Whether every control point of a room can be stood at in that part of it. */
const standAll = ({ things }: Layout, room: number, { of }: Parts, part: number): boolean =>
  things.every(
    (one) =>
      one.room !== room || !CONTROL_POINTS.includes(one.kind) || one.access.some((cell) => of.get(cell) === part),
  );

/** Cells on which furniture may be dropped without further harm: free, no doorway, nothing lies there. */
const isBare = (placing: Placing, cell: number): boolean =>
  placing.isInRoom(cell) && !placing.isBlocked(cell) && !placing.isKept(cell) && !placing.isDoorway(cell);

const roomsOf = (level: Level): readonly number[] => level.rooms.map((_, room) => room);

const boxedIn: Fault = {
  id: 'F-I5b',
  title: 'generator boxed in',
  change: 'Furniture on every access cell of a generator; the room stays in one part.',
  roots: ['I5'],
  exit: 'consequence',
  apply: (content, level, stream) => {
    const layout = layoutOf(level);
    const generators = layout.things.filter(({ kind }) => kind === 'generator');
    return firstOf(stream, generators, ({ id, room, access }): Broken | null => {
      const placing = placingIn(layout, room);
      if (access.length === 0 || !access.every((cell) => isBare(placing, cell))) return null;
      const parts = partsOf(content, level, room, access);
      if (parts.count !== 1 || !standAll(layout, room, parts, 0)) return null;
      const broken = addFurniture(level, access);
      if (newlyBroken(content, level, broken).join() !== `goal ${id}` || !losesNothing(content, level, broken))
        return null;
      return { level: broken, room: level.rooms[room]!.id, gate: null, missing: id };
    });
  },
};

const sealedPocket: Fault = {
  id: 'F-I7a',
  title: 'sealed pocket',
  change: 'Furniture cuts off one free cell without doorway or control.',
  roots: ['I7'],
  exit: 'holds',
  apply: (content, level, stream) => {
    const layout = layoutOf(level);
    return firstOf(stream, roomsOf(level), (room) => {
      const placing = placingIn(layout, room);
      const corners = [...layout.rooms[room]!.cells].filter((cell) => isBare(placing, cell));
      return firstOf(stream, corners, (corner): Broken | null => {
        const around = layout.steps.map((step) => corner + step).filter((cell) => placing.isInRoom(cell));
        const wall = around.filter((cell) => !placing.isBlocked(cell));
        if (wall.length === 0 || wall.length > 2 || !wall.every((cell) => isBare(placing, cell))) return null;
        const parts = partsOf(content, level, room, wall);
        const rest = [...parts.of].find(([cell]) => cell !== corner)?.[1] ?? -1;
        if (parts.count !== 2 || !standAll(layout, room, parts, rest)) return null;
        if ([...parts.of].some(([cell, part]) => cell !== corner && part !== rest)) return null;
        const broken = addFurniture(level, wall);
        if (newlyBroken(content, level, broken).length > 0 || !losesNothing(content, level, broken)) return null;
        return { level: broken, room: level.rooms[room]!.id, gate: null, missing: null };
      });
    });
  },
};

const furnitureWall: Fault = {
  id: 'F-I7b',
  title: 'furniture wall',
  change: 'A line of furniture separates two doorways of a room.',
  roots: ['I7', 'R8'],
  exit: 'either',
  apply: (content, level, stream) => {
    const layout = layoutOf(level);
    const { width } = layout.grid;
    const lines = roomsOf(level).flatMap((room) => {
      const cells = [...layout.rooms[room]!.cells];
      const placing = placingIn(layout, room);
      const columns = [...new Set(cells.map((cell) => cell % width))];
      const rows = [...new Set(cells.map((cell) => Math.trunc(cell / width)))];
      const lists = [
        ...columns.map((x) => cells.filter((cell) => cell % width === x)),
        ...rows.map((y) => cells.filter((cell) => Math.trunc(cell / width) === y)),
      ];
      return lists.map((list) => ({ room, placing, line: list.filter((cell) => !placing.isBlocked(cell)) }));
    });
    return firstOf(stream, lines, ({ room, placing, line }): Broken | null => {
      if (line.length === 0 || !line.every((cell) => isBare(placing, cell))) return null;
      const parts = partsOf(content, level, room, line);
      const sides = new Set([...parts.of].filter(([cell]) => placing.isDoorway(cell)).map(([, part]) => part));
      if (sides.size < 2) return null;
      const broken = addFurniture(level, line);
      if (newlyBroken(content, level, broken).length > 0) return null;
      return { level: broken, room: level.rooms[room]!.id, gate: null, missing: null };
    });
  },
};

const blockedDoorway: Fault = {
  id: 'F-R8',
  title: 'blocked doorway',
  change: 'Furniture on one of several doorways; the room stays in one part.',
  roots: ['R8'],
  exit: 'either',
  apply: (content, level, stream) => {
    const layout = layoutOf(level);
    const doorways = roomsOf(level).flatMap((room) => {
      const placing = placingIn(layout, room);
      const cells = [...layout.rooms[room]!.cells].filter((cell) => placing.isDoorway(cell));
      const free = cells.filter((cell) => !placing.isBlocked(cell) && !placing.isKept(cell));
      return cells.length < 2 ? [] : free.map((cell) => [room, cell] as const);
    });
    return firstOf(stream, doorways, ([room, cell]): Broken | null => {
      const parts = partsOf(content, level, room, [cell]);
      if (parts.count !== 1 || !standAll(layout, room, parts, 0)) return null;
      const broken = addFurniture(level, [cell]);
      if (newlyBroken(content, level, broken).length > 0) return null;
      return { level: broken, room: level.rooms[room]!.id, gate: null, missing: null };
    });
  },
};

export const roomFaults: readonly Fault[] = [boxedIn, sealedPocket, furnitureWall, blockedDoorway];
