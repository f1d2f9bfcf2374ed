// The logical layout: kinds of cells, rooms, segments, regions, doors, adjacency, access cells. Worked example 1.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { placingIn } from '../../src/logic/placement.ts';
import { CORRIDOR, DOOR, type Layout, layoutOf, ROOM, WALL } from '../../src/map/layout.ts';
import { readLevel } from '../../src/map/load.ts';
import { example, exampleIds, levelFrom } from '../kit/examples.ts';

const layouts = exampleIds.map((id) => [id, layoutOf(example(id))] as const);
const deck = (map: string, rooms: string, rest = ''): Layout =>
  layoutOf(levelFrom(`[map]\n${map}\n[rooms]\n${rooms}\n${rest}`));
const codes = (map: string, rooms: string, rest = ''): readonly string[] =>
  readLevel(content, `darkstation-map 1\n[map]\n${map}\n[rooms]\n${rooms}\n${rest}`).findings.map(({ code }) => code);
const point = ({ grid }: Layout, cell: number): string => `${cell % grid.width},${Math.floor(cell / grid.width)}`;
const cellsOf = (layout: Layout): readonly number[] => Array.from({ length: layout.grid.size }, (_, cell) => cell);
/** Pairs of adjacent rooms as `a-b`, each once. */
const pairs = ({ rooms }: Layout): readonly string[] =>
  rooms.flatMap(({ id, index, adjacent }) => adjacent.filter((b) => b > index).map((b) => `${id}-${rooms[b]!.id}`));

test('[DS-017] [DS-018] [DS-011] worked example 1: one segment, four doors, four adjacent pairs', () => {
  const layout = layoutOf(example('1'));
  expect(layout.segments).toBe(1);
  expect(cellsOf(layout).filter((cell) => layout.segmentAt[cell] === 0)).toHaveLength(8);
  expect(layout.doors.map(({ id, cell, room }) => `${id} ${point(layout, cell)} ${layout.rooms[room]!.id}`)).toEqual([
    ...['d0 3,1 a', 'd1 8,1 b', 'd2 10,3 d', 'd3 3,4 c'],
  ]);
  expect(pairs(layout)).toEqual(['a-b', 'a-c', 'b-c', 'b-d']);
});

test('[DS-047] [DS-019] worked example 1: what a terminal in each room would control, its own room first', () => {
  const { rooms } = layoutOf(example('1'));
  const controlled = rooms.map(({ id, controlled }) => `${id}: ${controlled.map((room) => rooms[room]!.id).join(' ')}`);
  expect(controlled).toEqual(['a: a b c', 'b: b a c d', 'c: c a b', 'd: d b']);
});

test.each(layouts)(
  '[DS-007] [DS-014] example %s: every cell has one kind, and regions part the walkable ones',
  (_, layout) => {
    const { kind, roomAt, doorAt, segmentAt } = layout;
    for (const cell of cellsOf(layout)) {
      expect([WALL, ROOM, CORRIDOR, DOOR]).toContain(kind[cell]);
      expect([roomAt[cell]! >= 0, doorAt[cell]! >= 0, segmentAt[cell]! >= 0]).toEqual([
        ...[kind[cell] === ROOM, kind[cell] === DOOR, kind[cell] === CORRIDOR],
      ]);
    }
  },
);

test.each(layouts)(
  '[DS-009] [DS-006] example %s: rooms are connected sets of cells, keys and names unique, borders walls',
  (_, layout) => {
    const { rooms, steps, grid, kind } = layout;
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length);
    for (const { cells, index } of rooms) {
      const own = new Set(cells);
      const met = new Set([cells[0]!]);
      for (const cell of met) for (const step of steps) if (own.has(cell + step)) met.add(cell + step);
      expect(cells.length).toBeGreaterThan(0);
      expect(met.size).toBe(cells.length);
      expect(rooms[index]!.index).toBe(index);
    }
    for (const cell of cellsOf(layout)) {
      const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
      if (x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1) expect(kind[cell]).toBe(WALL);
    }
  },
);

test.each(layouts)(
  '[DS-019] [DS-022] example %s: adjacency is symmetric, never reflexive, and among named rooms only',
  (_, { rooms }) => {
    for (const { index, adjacent } of rooms) {
      expect(adjacent).not.toContain(index);
      for (const other of adjacent) expect(rooms[other]!.adjacent).toContain(index);
    }
  },
);

test('[DS-019] entities, hazards, locks and power change no adjacency', () => {
  const bare = pairs(layoutOf(example('8b')));
  expect(pairs(layoutOf(example('8a')))).toEqual(bare);
  const text = (door: string, power: string, hall: string, row: string): Layout =>
    deck(`##########\n#@.+${hall}${door}.M>#\n##########`, `a "A" at 1,1\nb "B" at 6,1 doors=${power}`, row);
  const plain = pairs(text('+', 'on', ',', ''));
  expect(plain).toEqual(['a-b']);
  expect(pairs(text('=', 'off', '~', '[hazards]\nh at 4,1 kind=fire'))).toEqual(plain);
});

test('[DS-020] [DS-021] a third door ends a segment: adjacency does not reach through it, and is not transitive', () => {
  const layout = deck(
    '###################\n#@M+,,+..+,,,+..>##\n###################',
    'a "A" at 1,1\nb "B" at 7,1\nc "C" at 14,1',
  );
  expect(layout.segments).toBe(2);
  expect(pairs(layout)).toEqual(['a-b', 'b-c']);
  // A door of b alone in the middle of a corridor: a and c touch different segments.
  const cut = deck(
    '##############\n#@M+,,+,,+..>#\n######...#####\n##############',
    'a "A" at 1,1\nb "B" at 6,2\nc "C" at 10,1',
  );
  expect(cut.segments).toBe(2);
  expect(pairs(cut)).toEqual(['a-b', 'b-c']);
});

test('[DS-018] adjacent by cells, by a door next to cells, and by two doors next to each other', () => {
  const edge = '.'.repeat(14);
  const open = deck(
    '#######\n#@M.>##\n#######',
    'a "A" at 1,1\nb "B" at 4,1',
    `[regions]\n${edge}\n..00000101....\n${edge}`,
  );
  expect(pairs(open)).toEqual(['a-b']);
  expect(pairs(deck('#######\n#@M+.>#\n#######', 'a "A" at 1,1\nb "B" at 4,1', '[doors]\nd0 at 3,1 room=b'))).toEqual([
    'a-b',
  ]);
  expect(pairs(deck('########\n#@M++.>#\n########', 'a "A" at 1,1\nb "B" at 5,1'))).toEqual(['a-b']);
  expect(pairs(deck('########\n#@M#..>#\n#..#####\n########', 'a "A" at 1,1\nb "B" at 4,1'))).toEqual([]);
});

test('[DS-010] [DS-022] corridor cells belong to no named room, and none may have that name', () => {
  const layout = layoutOf(example('12'));
  for (const cell of cellsOf(layout)) if (layout.kind[cell] === CORRIDOR) expect(layout.roomAt[cell]).toBe(-1);
  expect(codes('#####\n#@M>#\n#####', 'a "cOrridor" at 1,1')).toContain('E27');
});

test('[DS-011] segments are numbered by their first cell in row-major order, door cells part them', () => {
  const layout = layoutOf(example('12'));
  const firsts = Array.from({ length: layout.segments }, (_, segment) =>
    point(layout, layout.segmentAt.indexOf(segment)),
  );
  expect(firsts).toEqual(['6,2', '13,2', '2,5', '10,5', '6,8']);
});

test('[DS-012] [DS-013] corridors carry hazards and spills alone, doors nothing', () => {
  const map = '##########\n#@M+,,+.>#\n##########';
  const rooms = 'a "A" at 1,1\nb "B" at 7,1';
  for (const at of ['4,1', '3,1'])
    for (const row of [
      '[terminals]\nx',
      '[cctv]\nx',
      '[furniture]\nx',
      '[generators]\nx needs=1',
      '[items]\nx item=battery',
      '[puzzles]\nx type=relay start=010111010 grants=item:battery',
    ])
      expect(codes(map, rooms, `${row} at ${at}`)).toContain('E20');
  expect(codes(map.replace(',,', '~~'), rooms, '[hazards]\nh at 4,1 kind=fire\ns at 5,1 kind=spill')).toEqual([]);
  expect(codes(map, rooms, '[hazards]\nh at 3,1 kind=fire')).toEqual(['E21']);
});

test('[DS-015] a doorway is a cell of its room beside a walkable cell outside it: door, corridor or another room', () => {
  let met = 0;
  for (const [, layout] of layouts)
    for (const { index, cells } of layout.rooms) {
      const { isDoorway } = placingIn(layout, index);
      for (const cell of cells) {
        const out = layout.steps.map((step) => cell + step).filter((next) => layout.kind[next] !== WALL);
        const isOne = out.some((next) => layout.roomAt[next] !== index);
        expect([point(layout, cell), isDoorway(cell)]).toEqual([point(layout, cell), isOne]);
        if (isOne) met++;
      }
    }
  expect(met).toBeGreaterThan(layouts.length);
});

test('[DS-015] [DS-016] an opening is a way out without a door: legal, and a doorway like any other', () => {
  const map = '########\n#@M,,.>#\n########';
  const rooms = 'a "A" at 1,1\nb "B" at 5,1';
  expect(codes(map, rooms)).toEqual([]);
  const layout = deck(map, rooms);
  expect(layout.doors).toEqual([]);
  expect(pairs(layout)).toEqual(['a-b']);
  expect(codes('########\n#@M#..>#\n########', 'a "A" at 1,1\nb "B" at 4,1')).toEqual(['W05', 'W05']);
});

test('[DS-023] [DS-024] [DS-026] a door has one owner, next to it, and leads out of it', () => {
  for (const [, { doors, rooms, roomAt, kind, steps, doorAt }] of layouts)
    for (const { cell, room, index } of doors) {
      const around = steps.map((step) => cell + step);
      expect(around.some((next) => roomAt[next] === room)).toBe(true);
      const isOut = (next: number): boolean =>
        kind[next] !== WALL && roomAt[next] !== room && (kind[next] !== DOOR || doors[doorAt[next]!]!.room !== room);
      expect(around.some(isOut)).toBe(true);
      expect(rooms.filter((one) => one.doors.includes(index)).map((one) => one.index)).toEqual([room]);
    }
});

test('[DS-028] a room owns any number of doors, none included', () => {
  expect(layoutOf(example('12')).rooms.map(({ id, doors }) => [id, doors.length])).toEqual([
    ...[
      ['dock', 2],
      ['lab', 3],
      ['lobby', 1],
      ['store', 2],
      ['plant', 2],
    ],
  ]);
  expect(layoutOf(example('11')).rooms.map(({ doors }) => doors.length)).toEqual([1, 0, 1]);
});

test('[DS-008] neighbours are visited north, east, south, west', () => {
  const { steps, grid } = layoutOf(example('12'));
  expect(steps).toEqual([-grid.width, 1, grid.width, -1]);
});

test('[DS-061] [DS-063] things block their cell; access cells are those of the same room without another thing', () => {
  const layout = deck('########\n#@MM..>#\n#.MMF.##\n#...####\n########', 'a "A" at 1,1');
  const access = Object.fromEntries(
    layout.things.map(({ cell, access }) => [point(layout, cell), access.map((one) => point(layout, one)).join(' ')]),
  );
  expect(access).toEqual({
    ...{ '2,1': '1,1', '3,1': '4,1', '2,2': '2,3 1,2', '3,2': '3,3', '4,2': '4,1 5,2' },
  });
});

test('[DS-063] [DS-064] a door, a corridor or another room next to a thing gives no access', () => {
  const layout = deck('#######\n#@.+M>#\n#######', 'a "A" at 1,1\nb "B" at 4,1', '[doors]\nd0 at 3,1 room=a');
  expect(layout.things.map(({ access }) => access.map((cell) => point(layout, cell)))).toEqual([['5,1']]);
});
