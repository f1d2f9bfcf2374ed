// Stages 1 to 4 of the generator: hull, rooms, connections, corridors. Checked on the grid, cell by cell.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { layOut } from '../../src/generate/draft.ts';
import { hopsFrom } from '../../src/generate/layout/edges.ts';
import { FORMS, maskOf } from '../../src/generate/layout/forms.ts';
import { WINGS, wingAt } from '../../src/generate/layout/wings.ts';
import { recipeOf } from '../../src/generate/recipe.ts';
import { CORRIDOR, DOOR, ROOM, WALL } from '../../src/map/layout.ts';

const { gen } = content.balance;
const DIFFICULTIES = ['story', 'normal', 'hard'] as const;
const layout = (rooms: number, seed: string, difficulty: (typeof DIFFICULTIES)[number] = 'normal') =>
  layOut(recipeOf(content, { difficulty, rooms }, diceOf(seed), 1));
const samples = DIFFICULTIES.flatMap((difficulty) =>
  [6, 7, 10, 19, 40].map((rooms) => ({ count: rooms, difficulty, ...layout(rooms, `L${rooms}`, difficulty) })),
);

test('[DS-339] a silhouette is the shortest that has room for the rooms and the halls', () => {
  for (const form of FORMS)
    for (const isTurned of [false, true]) {
      let before = 0;
      for (let cols = 3; cols < 30; cols++) {
        const { count, isIn, spine } = maskOf(form, cols, isTurned, false);
        expect(count).toBe(isIn.reduce((sum, one) => sum + one, 0));
        expect(count).toBeGreaterThan(0.9 * before); // longer ships are larger ones
        before = count;
        expect(spine).toBeGreaterThanOrEqual(0);
      }
    }
});

test.each(samples)(
  '[DS-339] $count rooms of $difficulty have a slot each, or two for a hall, and hang together',
  (one) => {
    const { cols, roomIn, rowOf, firstCol, lastCol, wing } = one.slots;
    expect([rowOf.length, wing.length]).toEqual([one.count, one.count]);
    const slotOf = [...rowOf].map((row, room) => row * cols + firstCol[room]!);
    expect(slotOf).toEqual([...slotOf].sort((a, b) => a - b));
    for (const [room, slot] of slotOf.entries()) {
      const slots = [...roomIn.keys()].filter((at) => roomIn[at] === room);
      expect(slots).toEqual(wing[room] === 'hall' ? [slot, slot + 1] : [slot]);
      expect(lastCol[room]! - firstCol[room]!).toBe(slots.length - 1);
    }
    const reached = new Set([0]);
    for (const room of reached)
      for (const slot of [...roomIn.keys()].filter((at) => roomIn[at] === room))
        for (const next of [
          slot - cols,
          slot % cols < cols - 1 ? slot + 1 : -1,
          slot + cols,
          slot % cols > 0 ? slot - 1 : -1,
        ])
          if ((roomIn[next] ?? -1) !== -1) reached.add(roomIn[next]!);
    expect(reached.size).toBe(one.count);
  },
);

test('[DS-339] seeds give many hulls: few of 60 decks have the outline of another', () => {
  const outlines = new Set(
    Array.from({ length: 60 }, (_, i) => {
      const { cols, roomIn } = layout(14, `HULL${i}`).slots;
      return `${cols} ${[...roomIn].map((room) => (room === -1 ? '.' : '#')).join('')}`;
    }),
  );
  expect(outlines.size).toBeGreaterThan(40);
});

test.each(samples)(
  '[DS-340] $count rooms of $difficulty are as large as their wing wants, and halls as long as two slots',
  (one) => {
    const { left, top, wide, tall, kind, width, height, colLeft, colWide } = one.rooms;
    const { rowOf, firstCol, lastCol, wing } = one.slots;
    for (let room = 0; room < one.count; room++) {
      const size = gen.wings[wing[room]!];
      expect(tall[room]).toBeGreaterThanOrEqual(size.height[0]);
      expect(tall[room]).toBeLessThanOrEqual(size.height[1]);
      const end = colLeft[lastCol[room]!]! + colWide[lastCol[room]!]!;
      if (wing[room] === 'hall')
        expect([left[room], left[room]! + wide[room]!]).toEqual([colLeft[firstCol[room]!], end]);
      else {
        expect(wide[room]).toBeGreaterThanOrEqual(size.width[0]);
        expect(wide[room]).toBeLessThanOrEqual(size.width[1]);
      }
      expect([left[room]! >= colLeft[firstCol[room]!]!, left[room]! + wide[room]! <= end]).toEqual([true, true]);
      expect([left[room]! >= 1, top[room]! >= 1]).toEqual([true, true]);
      expect([left[room]! + wide[room]! < width, top[room]! + tall[room]! < height]).toEqual([true, true]);
      // Rooms of a row face one another, and so do those of a column.
      for (let other = 0; other < room; other++) {
        if (rowOf[other] === rowOf[room])
          expect(Math.min(top[room]! + tall[room]!, top[other]! + tall[other]!)).toBeGreaterThan(
            Math.max(top[room]!, top[other]!),
          );
        if (firstCol[other] === firstCol[room] && wing[room] !== 'hall' && wing[other] !== 'hall')
          expect(Math.min(left[room]! + wide[room]!, left[other]! + wide[other]!)).toBeGreaterThan(
            Math.max(left[room]!, left[other]!),
          );
      }
    }
    const floor = wide.reduce((sum, w, room) => sum + w * tall[room]!, 0);
    expect(kind.filter((cell) => cell === ROOM).length).toBe(floor);
  },
);

test('[DS-340] engines are aft, the crew forward, cargo below and science above, and each wing is met', () => {
  expect([wingAt(0, 0), wingAt(100, 3), wingAt(900, -2), wingAt(1000, 0)]).toEqual([
    ...['engineering', 'engineering', 'crew', 'crew'],
  ]);
  expect([wingAt(500, 1), wingAt(400, 0), wingAt(400, -1), wingAt(600, -1)]).toEqual([
    ...['cargo', 'science', 'science', 'medical'],
  ]);
  const met = new Set(samples.flatMap(({ slots }) => slots.wing));
  expect([...met].sort()).toEqual([...WINGS].sort());
});

/** Pairs of rooms that face one another, over an empty slot at most. */
const pairsOf = ({ cols, roomIn }: ReturnType<typeof layOut>['slots']): ReadonlySet<string> => {
  const pairs = new Set<string>();
  for (const [slot, room] of roomIn.entries())
    for (const step of [1, cols]) {
      if (room === -1 || (step === 1 && slot % cols === cols - 1)) continue;
      const isFar = (roomIn[slot + step] ?? -1) === -1;
      if (isFar && step === 1 && slot % cols === cols - 2) continue;
      const beside = roomIn[slot + step * (isFar ? 2 : 1)] ?? -1;
      if (beside !== -1 && beside !== room) pairs.add(`${room} ${beside}`);
    }
  return pairs;
};

test('[DS-341] every deck is connected between rooms that face one another, two loops or more on most', () => {
  let many = 0;
  for (let i = 0; i < 300; i++) {
    const { slots, edges } = layout(10 + (i % 26), `E${i}`);
    const rooms = slots.rowOf.length;
    expect(hopsFrom(edges, [0]).reached.length).toBe(rooms);
    expect(edges.count >= rooms).toBe(edges.hasCycle);
    if (edges.count > rooms) many++;
    const pairs = pairsOf(slots);
    const taken = Array.from(edges.low, (low, e) => `${low} ${edges.high[e]}`);
    expect(new Set(taken).size).toBe(edges.count);
    for (const pair of taken) expect(pairs.has(pair)).toBe(true);
  }
  expect(many).toBeGreaterThan(240);
});

test('[DS-341] other connections are added as often as the difficulty says', () => {
  for (const difficulty of DIFFICULTIES) {
    let spare = 0;
    let added = 0;
    for (let i = 0; i < 40; i++) {
      const { slots, edges } = layout(100, `P${i}`, difficulty);
      spare += pairsOf(slots).size - 99;
      added += edges.count - 99;
    }
    // A slot that two shafts might cross is crossed by one, so a few pairs are never offered.
    expect(Math.abs((1000 * added) / spare - gen.loopPermille[difficulty])).toBeLessThan(60);
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
    if (touched.size !== 2 || doors !== 2) faults.push(`a segment between ${touched.size} rooms, ${doors} doors`);
  }
  if (segments !== edges.count) faults.push(`${segments} segments for ${edges.count} connections`);
  return faults;
};

test('[DS-342] over 1,500 grids no two segments touch, and each lies between exactly two rooms', () => {
  for (let i = 0; i < 1500; i++) {
    const made = layout(i % 3 === 0 ? 12 : 19, `C${i}`, DIFFICULTIES[i % 3]!);
    expect([i, corridorFaults(made)]).toEqual([i, []]);
  }
});

test('[DS-342] doors lie on the facing sides, and what is between them is straight', () => {
  let shafts = 0;
  for (const { rooms, edges, corridors } of samples)
    for (let e = 0; e < edges.count; e++) {
      const isDown = edges.isDown[e] === 1;
      const [a, b] = [edges.low[e]!, edges.high[e]!];
      const split = (cell: number) => [cell % rooms.width, Math.floor(cell / rooms.width)] as const;
      const [ax, ay] = split(corridors.lowDoor[e]!);
      const [bx, by] = split(corridors.highDoor[e]!);
      if (isDown) expect([ay, by, ax]).toEqual([rooms.top[a]! + rooms.tall[a]!, rooms.top[b]! - 1, bx]);
      else expect([ax, bx, ay]).toEqual([rooms.left[a]! + rooms.wide[a]!, rooms.left[b]! - 1, by]);
      const step = isDown ? rooms.width : 1;
      const cells = [...corridors.cells[e]!];
      expect(cells).toEqual(cells.map((_, i) => corridors.lowDoor[e]! + (i + 1) * step));
      expect(corridors.highDoor[e]).toBe(corridors.lowDoor[e]! + (cells.length + 1) * step);
      expect(cells.length).toBeGreaterThanOrEqual(gen.slotGap - 2);
      if (cells.length > 2 * gen.slotGap) shafts++;
    }
  expect(shafts).toBeGreaterThan(0);
});
