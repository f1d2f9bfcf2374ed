// The generator's quick placement check, held to the validator's on random rooms; what it counts.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { layOut } from '../../src/generate/draft.ts';
import { Space } from '../../src/generate/layout/space.ts';
import { recipeOf } from '../../src/generate/recipe.ts';
import { type Placing, refusePlacement } from '../../src/logic/placement.ts';
import { draftOf, sampleDrafts } from './drafts.ts';

const CLAUSES: Readonly<Record<string, string>> = {
  ...{ occupied: 'a', 'kept-free': 'a', 'splits-doorways': 'b', 'splits-room': 'c', 'no-access': 'd' },
};

test('[DS-269] [DS-220] [DS-275] the quick check and the validator say the same of every cell, however full the rooms are', () => {
  const seen = new Map<string, number>();
  for (let i = 0; i < 6; i++) {
    const layout = layOut(recipeOf(content, { difficulty: 'normal', rooms: 14 }, diceOf(`R8-${i}`), 1));
    const { rooms, edges, corridors } = layout;
    const space = new Space(rooms, edges, corridors);
    const dice = diceOf(`CELLS-${i}`).stream('x');
    const doorways = new Set<number>();
    for (let e = 0; e < edges.count; e++) {
      const step = edges.isDown[e] === 1 ? rooms.width : 1;
      doorways.add(corridors.lowDoor[e]! - step).add(corridors.highDoor[e]! + step);
    }
    const blocked = new Set<number>();
    const kept = new Set<number>();
    for (let room = 0; room < 14; room++) {
      const isInRoom = (cell: number): boolean => {
        const x = (cell % rooms.width) - rooms.left[room]!;
        const y = Math.floor(cell / rooms.width) - rooms.top[room]!;
        return x >= 0 && y >= 0 && x < rooms.wide[room]! && y < rooms.tall[room]!;
      };
      const cells: number[] = [];
      for (let cell = 0; cell < rooms.kind.length; cell++) if (isInRoom(cell)) cells.push(cell);
      const placing: Placing = {
        steps: [-rooms.width, 1, rooms.width, -1],
        cells,
        isInRoom,
        isDoorway: (cell) => doorways.has(cell),
        isBlocked: (cell) => blocked.has(cell),
        isKept: (cell) => kept.has(cell),
      };
      for (let more = 0; more < 9; more++) {
        for (const cell of cells) {
          const refusal = refusePlacement(placing, cell);
          const clause = refusal === null ? null : CLAUSES[refusal];
          seen.set(String(clause), (seen.get(String(clause)) ?? 0) + 1);
          expect([i, room, cell, space.clauseAgainst(room, cell)]).toEqual([i, room, cell, clause]);
        }
        const fits = cells.some((cell) => refusePlacement(placing, cell) === null);
        expect(space.fitsBlocking(room)).toBe(fits);
        if (more % 4 === 3) {
          const cell = space.keep(room, dice);
          if (cell !== -1) kept.add(cell);
        }
        const cell = space.block(room, dice);
        expect(cell !== -1).toBe(cells.some((one) => refusePlacement(placing, one) === null));
        if (cell === -1) continue;
        expect(refusePlacement(placing, cell)).toBeNull();
        blocked.add(cell);
      }
    }
  }
  for (const clause of ['null', 'a', 'b', 'c', 'd'])
    expect([clause, (seen.get(clause) ?? 0) > 20]).toEqual([clause, true]);
});

test('[DS-271] [DS-272] candidates tried and skipped are counted by room and clause, furniture left out too', () => {
  let left = 0;
  let skipped = 0;
  for (const { space, furnished } of sampleDrafts(4)) {
    left += furnished.leftOut;
    expect(space.counts.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBe(furnished.leftOut);
    for (const { tried, b, c, d } of space.counts) {
      expect(tried).toBeGreaterThanOrEqual(b + c + d);
      skipped += b + c + d;
    }
  }
  expect(left).toBeGreaterThan(0);
  expect(skipped).toBeGreaterThan(50);
});

test('[DS-270] every kind of blocking thing passes the check when it is placed', () => {
  const { space, order, generators, furnished, filled } = draftOf('hard', 40, 'KINDS');
  const things =
    [...order.terminalAt].filter((cell) => cell !== -1).length + generators.length + furnished.furniture.length;
  const tried = space.counts.reduce((sum, { tried: one, b, c, d }) => sum + one - b - c - d, 0);
  const fillers = filled.placements.length - filled.placements.filter(({ cell }) => cell === -1).length;
  expect(tried).toBeGreaterThanOrEqual(things);
  expect(tried).toBeLessThanOrEqual(things + fillers + 1);
});
