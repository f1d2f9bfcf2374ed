// Stages 1 to 4 of the generator: slots, rooms, connections, corridors. Checked on the grid, cell by cell.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { layOut } from '../../src/generate/draft.ts';
import { hopsFrom } from '../../src/generate/edges.ts';
import { recipeOf } from '../../src/generate/recipe.ts';
import { gridFor } from '../../src/generate/slots.ts';
import { CORRIDOR, DOOR, ROOM, WALL } from '../../src/map/layout.ts';

const { gen } = content.balance;
const DIFFICULTIES = ['story', 'normal', 'hard'] as const;
const layout = (rooms: number, seed: string, difficulty: (typeof DIFFICULTIES)[number] = 'normal') =>
  layOut(recipeOf(content, { difficulty, rooms }, diceOf(seed), 1));
const samples = DIFFICULTIES.flatMap((difficulty) =>
  [6, 7, 10, 19, 40].map((rooms) => ({ count: rooms, difficulty, ...layout(rooms, `L${rooms}`, difficulty) })),
);

test('[DS-339] the grid of slots is the smallest that leaves some to spare', () => {
  expect(gridFor(6, gen.slotSparePermille)).toEqual({ cols: 3, rows: 3 });
  for (let rooms = gen.roomsMin; rooms <= gen.roomsMax; rooms++) {
    const { cols, rows } = gridFor(rooms, gen.slotSparePermille);
    const wanted = rooms * gen.slotSparePermille;
    expect(1000 * cols * cols >= wanted && 1000 * cols * rows >= wanted).toBe(true);
    expect(cols === 3 || 1000 * (cols - 1) * (cols - 1) < wanted).toBe(true);
    expect(rows === 2 || 1000 * cols * (rows - 1) < wanted).toBe(true);
  }
});

test.each(samples)(
  '[DS-339] $count slots of $difficulty hang together with the middle one, numbered row-major',
  (one) => {
    const { cols, rows, slotOf, roomIn } = one.slots;
    expect(slotOf.length).toBe(one.rooms.left.length);
    expect([...slotOf]).toEqual([...slotOf].sort((a, b) => a - b));
    const middle = Math.floor(rows / 2) * cols + Math.floor(cols / 2);
    const reached = new Set([middle]);
    expect(roomIn[middle]).not.toBe(-1);
    for (const slot of reached)
      for (const next of [
        slot - cols,
        slot % cols < cols - 1 ? slot + 1 : -1,
        slot + cols,
        slot % cols > 0 ? slot - 1 : -1,
      ])
        if (next >= 0 && next < roomIn.length && roomIn[next] !== -1) reached.add(next);
    expect(reached.size).toBe(slotOf.length);
  },
);

test.each(samples)(
  '[DS-340] $count rooms of $difficulty keep their sizes and stay away from the edges of their slots',
  (one) => {
    const { left, top, wide, tall, width, height, kind } = one.rooms;
    expect([width, height]).toEqual([one.slots.cols * gen.slotWidth + 1, one.slots.rows * gen.slotHeight + 1]);
    for (const [room, slot] of one.slots.slotOf.entries()) {
      const x = left[room]! - (slot % one.slots.cols) * gen.slotWidth;
      const y = top[room]! - Math.floor(slot / one.slots.cols) * gen.slotHeight;
      expect(wide[room]).toBeGreaterThanOrEqual(gen.roomWidthMin);
      expect(wide[room]).toBeLessThanOrEqual(gen.roomWidthMax);
      expect(tall[room]).toBeGreaterThanOrEqual(gen.roomHeightMin);
      expect(tall[room]).toBeLessThanOrEqual(gen.roomHeightMax);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(gen.slotMargin);
      expect(gen.slotWidth - x - wide[room]!).toBeGreaterThanOrEqual(gen.slotMargin);
      expect(gen.slotHeight - y - tall[room]!).toBeGreaterThanOrEqual(gen.slotMargin);
    }
    const floor = wide.reduce((sum, w, room) => sum + w * tall[room]!, 0);
    expect(kind.filter((one) => one === ROOM).length).toBe(floor);
  },
);

test('[DS-341] every deck is connected, with a loop wherever the slots allow one', () => {
  let loops = 0;
  for (let i = 0; i < 300; i++) {
    const { slots, edges } = layout(6 + (i % 30), `E${i}`);
    const rooms = slots.slotOf.length;
    expect(hopsFrom(edges, [0]).reached.length).toBe(rooms);
    const neighbours = [...slots.slotOf].flatMap((slot) => [
      ...(slot % slots.cols < slots.cols - 1 && slots.roomIn[slot + 1] !== -1 ? [slot] : []),
      ...(slot + slots.cols < slots.roomIn.length && slots.roomIn[slot + slots.cols] !== -1 ? [slot] : []),
    ]);
    expect(edges.hasCycle).toBe(neighbours.length >= rooms);
    expect(edges.count >= rooms).toBe(edges.hasCycle);
    if (edges.hasCycle) loops++;
    for (let e = 0; e < edges.count; e++) {
      const step = slots.slotOf[edges.high[e]!]! - slots.slotOf[edges.low[e]!]!;
      expect(step).toBe(edges.isDown[e] === 1 ? slots.cols : 1);
    }
  }
  expect(loops).toBeGreaterThan(200);
});

test('[DS-341] other connections are added as often as the difficulty says', () => {
  for (const difficulty of DIFFICULTIES) {
    let spare = 0;
    let added = 0;
    for (let i = 0; i < 40; i++) {
      const { slots, edges } = layout(100, `P${i}`, difficulty);
      const candidates = [...slots.slotOf].reduce(
        (sum, slot) =>
          sum +
          (slot % slots.cols < slots.cols - 1 && slots.roomIn[slot + 1] !== -1 ? 1 : 0) +
          (slot + slots.cols < slots.roomIn.length && slots.roomIn[slot + slots.cols] !== -1 ? 1 : 0),
        0,
      );
      spare += candidates - 99;
      added += edges.count - 99;
    }
    expect(Math.abs((1000 * added) / spare - gen.loopPermille[difficulty])).toBeLessThan(40);
  }
});

/** What is wrong with the corridors of a layout; empty: nothing. */
const corridorFaults = ({ rooms, edges, corridors }: ReturnType<typeof layOut>): readonly string[] => {
  const { kind, width, height } = rooms;
  const steps = [-width, 1, width, -1];
  const faults: string[] = [];
  const owner = new Map<number, number>();
  for (let e = 0; e < edges.count; e++) {
    owner.set(corridors.lowDoor[e]!, edges.low[e]!);
    owner.set(corridors.highDoor[e]!, edges.high[e]!);
  }
  if (owner.size !== 2 * edges.count) faults.push('two doors on one cell');
  const seen = new Set<number>();
  let segments = 0;
  for (let cell = 0; cell < kind.length; cell++) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
      if (kind[cell] !== WALL) faults.push(`border cell ${x},${y}`);
      continue;
    }
    if (kind[cell] === DOOR && !owner.has(cell)) faults.push(`door of nobody ${x},${y}`);
    if (kind[cell] !== CORRIDOR || seen.has(cell)) continue;
    segments++;
    const segment = new Set([cell]);
    const touched = new Set<number>();
    let doors = 0;
    for (const one of segment) {
      seen.add(one);
      for (const next of steps.map((step) => one + step)) {
        if (kind[next] === ROOM) faults.push(`corridor beside a room at ${one}`);
        if (kind[next] === CORRIDOR) segment.add(next);
        if (kind[next] === DOOR) {
          doors++;
          touched.add(owner.get(next)!);
        }
      }
    }
    if (segment.size < 2) faults.push('a segment of one cell');
    if (touched.size !== 2 || doors !== 2) faults.push(`a segment between ${touched.size} rooms, ${doors} doors`);
  }
  if (segments !== edges.count) faults.push(`${segments} segments for ${edges.count} connections`);
  return faults;
};

test('[DS-342] over 1,500 grids no two segments touch, and each has two cells or more and exactly two rooms', () => {
  for (let i = 0; i < 1500; i++) {
    const made = layout(i % 3 === 0 ? 12 : 19, `C${i}`, DIFFICULTIES[i % 3]!);
    expect([i, corridorFaults(made)]).toEqual([i, []]);
  }
});

test('[DS-342] doors lie on the facing sides, bends in one of the two lines at the common edge, both of them used', () => {
  const lines = new Set<number>();
  for (const { slots, rooms, edges, corridors } of samples) {
    for (let e = 0; e < edges.count; e++) {
      const isDown = edges.isDown[e] === 1;
      const a = edges.low[e]!;
      const b = edges.high[e]!;
      const split = (cell: number) => [cell % rooms.width, Math.floor(cell / rooms.width)] as const;
      const [ax, ay] = split(corridors.lowDoor[e]!);
      const [bx, by] = split(corridors.highDoor[e]!);
      if (isDown) expect([ay, by]).toEqual([rooms.top[a]! + rooms.tall[a]!, rooms.top[b]! - 1]);
      else expect([ax, bx]).toEqual([rooms.left[a]! + rooms.wide[a]!, rooms.left[b]! - 1]);
      const slot = slots.slotOf[b]!;
      const edge = isDown ? Math.floor(slot / slots.cols) * gen.slotHeight : (slot % slots.cols) * gen.slotWidth;
      const [from, to] = isDown ? [ax, bx] : [ay, by];
      if (from === to) continue;
      // Only at the bend does the corridor leave the line of its first door.
      const across = (cell: number) => split(cell)[isDown ? 0 : 1];
      const along = (cell: number) => split(cell)[isDown ? 1 : 0];
      const turning = corridors.cells[e]!.find((cell) => across(cell) !== from)!;
      expect([edge - 1, edge]).toContain(along(turning));
      lines.add(along(turning) - edge);
    }
  }
  expect(lines).toEqual(new Set([-1, 0]));
});
