// Boards: counts, order of draws, connectivity, and independence from the robot. The check at the end of every board shares
// no code with the placing of things.

import { hexDirections, hexDistance } from '@interlock/grid';
import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { type BoardDraft, draftBoard, radiusOf } from '../../src/generate/board.ts';
import { levelOf } from '../../src/generate/generate.ts';
import { siteOf } from '../../src/generate/site.ts';
import { dropSplats, splatCount } from '../../src/generate/splats.ts';
import { crateTotal, drawRequests, placeThings, poiCount, shareOut } from '../../src/generate/things.ts';
import { BLOCKED, CORRUPT, THING } from '../../src/level/ground.ts';
import { terrainOf } from '../../src/level/terrain.ts';
import { KITS, ROBOTS, RULESETS } from '../../src/shape/names.ts';
import { boardSample, DIFFICULTIES, faultsOf } from './boards.ts';

const { classic, remastered } = content.rulesets;
const quarters = (difficulty: (typeof DIFFICULTIES)[number]) => classic.difficulties[difficulty].quarters;

test('[DD-283] radius 3, 3, 4', () => {
  expect(DIFFICULTIES.map((one) => radiusOf(classic, quarters(one)))).toEqual([3, 3, 4]);
  expect([3, 3, 4].map((radius) => siteOf(radius).ground.cells.length)).toEqual([37, 37, 61]);
});

test('[DD-286] splats by terrain and difficulty', () => {
  const counts = DIFFICULTIES.map((one) =>
    (['Blocked', 'Dry', 'Fertile', 'Mud', 'Rocky'] as const).map((terrain) =>
      splatCount(classic, terrain, quarters(one)),
    ),
  );
  expect(counts).toEqual([
    [2, 2, 4, 2, 1],
    [3, 3, 3, 3, 1],
    [4, 4, 2, 4, 2],
  ]);
});

test('[DD-287] [DD-288] a splat draws its centre, then one number for each of six neighbours', () => {
  const draws: number[] = [];
  const real = diceOf('A').stream('board.terrain');
  const stream = {
    ...{ range: real.range, chance: real.chance, pick: real.pick, weighted: real.weighted, shuffle: real.shuffle },
    int: (n: number) => {
      draws.push(n);
      return n - 1;
    },
  };
  const site = siteOf(3);
  dropSplats(classic, 2, site, stream);
  const splats = 2 + 2 + 4 + 2 + 1;
  expect(draws).toEqual(Array.from({ length: splats }, () => [36, 100, 100, 100, 100, 100, 100]).flat());
  // The last cell drawn, no neighbour joined, and later ground took the place of earlier ground.
  expect(site.terrain.filter((terrain) => terrain !== 'Grass')).toEqual(['Blocked']);
});

test('[DD-289] (0,0) stays grass and Blocked is never covered', () => {
  for (const { rows, radius } of boardSample('Hard', 20)) {
    const marks = rows.flatMap((row) => row.split(' '));
    const centre = siteOf(radius).ground.centre;
    expect(terrainOf(marks[centre]!)).toBe('Grass');
  }
});

test('[DD-290] [DD-303] a Blocked cell that would wall something in is reverted', () => {
  const site = siteOf(2);
  const ring = ['0,-1', '1,-1', '-1,0', '-1,1', '0,1'];
  site.ground.cells.forEach(({ q, r }, cell) => {
    if (ring.includes(`${q},${r}`)) site.walls[cell] = BLOCKED;
  });
  const gate = site.ground.cells.findIndex(({ q, r }) => q === 1 && r === 0);
  expect(site.isSound()).toBe(true);
  // Example 15: neither rock, nor crate, nor corruption may close the last gap.
  for (const wall of [BLOCKED, THING, CORRUPT]) {
    site.walls[gate] = wall;
    expect(site.isSound()).toBe(false);
  }
});

test('[DD-302] a thing with no reached neighbour fails the check', () => {
  const site = siteOf(2);
  const corner = site.ground.cells.findIndex(({ q, r }) => q === 2 && r === 0);
  for (let direction = 0; direction < 6; direction++) {
    const next = site.ground.next[corner * 6 + direction]!;
    if (next >= 0) site.walls[next] = BLOCKED;
  }
  site.walls[corner] = BLOCKED;
  expect(site.isSound()).toBe(true);
  site.walls[corner] = THING;
  expect(site.isSound()).toBe(false);
});

test('[DD-291] [DD-292] numbers of things: Example 15', () => {
  expect((['Donkey', 'Shed', 'Crate', 'Tower'] as const).map((kind) => poiCount(classic, kind, 33))).toEqual([
    2, 3, 7, 2,
  ]);
  expect((['Donkey', 'Shed', 'Crate', 'Tower'] as const).map((kind) => poiCount(classic, kind, 1))).toEqual([
    1, 2, 3, 1,
  ]);
});

test('[DD-293] [DD-294] kinds in order; each donkey draws its facing right after it was placed', () => {
  const site = siteOf(3);
  const calls: string[] = [];
  const real = diceOf('B').stream('board.poi');
  const stream = {
    ...{ range: real.range, chance: real.chance, pick: real.pick, weighted: real.weighted },
    int: (n: number) => {
      calls.push(`int ${n}`);
      return 4;
    },
    shuffle: <T>(list: T[]): T[] => {
      calls.push(`shuffle ${list.length}`);
      return list;
    },
  };
  const placed = placeThings(classic, 0, site, stream)!;
  expect(calls).toEqual(['shuffle 36', 'int 6', 'int 6', 'shuffle 34', 'shuffle 30', 'shuffle 23']);
  expect(placed.filter(({ kind }) => kind === 'Donkey').map(({ facing }) => facing)).toEqual([4, 4]);
  const kinds = placed.map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(['Donkey', 'Shed', 'Crate', 'Tower']);
});

test('[DD-295] terminals stand at distance 2 or more, in their number', () => {
  for (const difficulty of DIFFICULTIES) {
    for (const board of boardSample(difficulty, 15, 'remastered')) {
      const terminals = board.pois.filter(({ kind }) => kind === 'Terminal');
      expect(terminals).toHaveLength(remastered.difficulties[difficulty].terminals);
      for (const { q, r } of terminals) expect(hexDistance({ q, r }, { q: 0, r: 0 })).toBeGreaterThanOrEqual(2);
    }
  }
});

test('[DD-296] [DD-297] requests lie between 7 and 13, both reached', () => {
  const requests = drawRequests(classic, 400, diceOf('R').stream('board.requests'));
  expect(Math.min(...requests)).toBe(7);
  expect(Math.max(...requests)).toBe(13);
});

test('[DD-298] [DD-299] goods by difficulty, shared out by weight: Example 15', () => {
  expect(crateTotal(classic, 31, 3)).toBe(43);
  expect([2, 3, 4].map((fq) => crateTotal(classic, 100, fq))).toEqual([160, 140, 120]);
  expect(shareOut(43, [3, 7, 5, 4])).toEqual([7, 16, 11, 9]);
});

describe.each(RULESETS)('%s boards', (ruleset) => {
  test.each(DIFFICULTIES)(
    '[DD-300] [DD-301] [DD-305] [DD-583] %s: every board is whole, by another check',
    (difficulty) => {
      for (const board of boardSample(difficulty, 40, ruleset)) expect(faultsOf(board)).toEqual([]);
    },
  );
});

test('[DD-301] race cells are the ruleset’s number and never corrupt ones', () => {
  for (const board of boardSample('Hard', 20, 'remastered')) {
    const racing = board.cells.filter(({ modifiers }) => modifiers.some(({ kind }) => kind === 'RaceCondition'));
    expect(racing).toHaveLength(2);
    expect(racing.every(({ modifiers }) => modifiers.length === 1)).toBe(true);
  }
});

test('[DD-010] [DD-604] the board of an attempt is the same for every robot and kit', () => {
  const board = (robotType: (typeof ROBOTS)[number], kit: (typeof KITS)[number]) => {
    const { rows, pois, cells, avatar } = levelOf(
      content,
      { ruleset: 'remastered', difficulty: 'Medium', robotType, kit },
      'SAME',
      3,
    )!;
    return { rows, pois, cells, avatar };
  };
  const first = board('Vintage', 'standard');
  for (const robot of ROBOTS) for (const kit of KITS) expect(board(robot, kit)).toEqual(first);
});

test('[DD-304] attempts draw from seeds of their own, and the last one is the plain board', () => {
  const draft = (seed: string, attempt: number): BoardDraft =>
    draftBoard(classic, classic.difficulties.Hard, seed, attempt)!;
  expect(draft('X', 1).rows).not.toEqual(draft('X', 0).rows);
  expect(draft('X', 1).pois).toEqual(draft('X#1', 0).pois);
  const plain = draft('X', classic.board.maxAttempts + 1);
  expect(new Set(plain.rows.flatMap((row) => row.split(' ')))).toEqual(new Set(['.']));
  expect(plain.cells).toEqual([]);
});

test('[DD-285] each part has a stream of its own: other requests leave the board as it is', () => {
  const tuned = { ...classic, board: { ...classic.board, requestVariance: 1 } };
  const one = draftBoard(classic, classic.difficulties.Easy, 'PARTS', 0)!;
  const other = draftBoard(tuned, classic.difficulties.Easy, 'PARTS', 0)!;
  expect(other.rows).toEqual(one.rows);
  expect(other.cells).toEqual(one.cells);
  expect(other.pois.map(({ kind, q, r }) => [kind, q, r])).toEqual(one.pois.map(({ kind, q, r }) => [kind, q, r]));
});

test('the check of the boards finds what it should', () => {
  const [board] = boardSample('Easy', 1);
  const shed = board!.pois.find(({ kind }) => kind === 'Shed')!;
  const walled = hexDirections.map(({ q, r }) => ({
    ...{ q: shed.q + q, r: shed.r + r, modifiers: [{ kind: 'Corrupt' as const }] },
  }));
  expect(faultsOf({ ...board!, cells: walled })).not.toEqual([]);
});
