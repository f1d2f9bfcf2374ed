// Rings, sectors, distances, and what the board is made of.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { tune } from '../../src/data/tune.ts';
import { game } from '../../src/index.ts';
import { distanceOf, gapOf, isInReach, wrap } from '../../src/rules/board.ts';
import { RING, SECTOR, SHIP_STRIDE } from '../../src/state.ts';
import { Bench, plan, scenario } from '../bench.ts';

const { board } = content.balance;
const { tables } = new Bench(scenario({ K: { at: '1:0' } })).world;

/** A ship that coasts from sector 0 of a ring, turn after turn: the sectors it ends in. */
const coast = (ring: number, turns: number): number[] => {
  const bench = new Bench(scenario({ K: { at: `${ring}:0` } }));
  return Array.from({ length: turns }, () => {
    bench.play();
    expect(bench.state.ships[RING]).toBe(ring);
    return bench.state.ships[SECTOR]!;
  });
};

describe('rings and sectors', () => {
  test('[OS-001] rings run from 1 to 6: neither 0 nor 7 can be reached or started on', () => {
    expect(board.rings).toBe(6);
    const inner = new Bench(scenario({ K: { at: '1:0 R', energy: { engines: 1 } } }));
    expect(inner.codes(plan({ transfer: 1 }))).toEqual(['burn-off-board']);
    const outer = new Bench(scenario({ K: { at: '6:0', energy: { engines: 1 } } }));
    expect(outer.codes(plan({ transfer: 1 }))).toEqual(['burn-off-board']);
  });

  test('[OS-002] every ring has 24 sectors, counted round', () => {
    expect(board.sectors).toBe(24);
    expect([24, 25, -1, -24, 47].map((sector) => wrap(tables, sector))).toEqual([0, 1, 23, 0, 23]);
    expect(new Bench(scenario({ K: { at: '1:20' } })).play().look('K').cell).toBe('1:4');
  });

  test('[OS-003] coasting goes prograde, whichever way the ship faces', () => {
    for (const facing of ['P', 'R'])
      expect(new Bench(scenario({ K: { at: `4:5 ${facing}` } })).play().look('K').cell).toBe('4:8');
  });

  const speeds = [
    ['[OS-004]', 1, 8, 3],
    ['[OS-005]', 2, 6, 4],
    ['[OS-006]', 3, 4, 6],
    ['[OS-007]', 4, 3, 8],
    ['[OS-008]', 5, 2, 12],
    ['[OS-009]', 6, 1, 24],
  ] as const;
  test.each(speeds)(
    '%s ring %i moves %i sectors a turn and closes its orbit in %i turns',
    (_rule, ring, speed, turns) => {
      expect(board.speed[ring - 1]).toBe(speed);
      const sectors = coast(ring, turns);
      expect(sectors[0]).toBe(speed % 24);
      expect(sectors.at(-1)).toBe(0);
      expect(sectors.slice(0, -1)).not.toContain(0);
    },
  );
  test('[OS-010] speeds that do not fall outward, or do not divide the ring, are refused', () => {
    for (const speed of [
      [8, 6, 6, 3, 2, 1],
      [6, 8, 4, 3, 2, 1],
      [9, 6, 4, 3, 2, 1],
      [8, 6, 5, 3, 2, 1],
    ])
      expect(tune(content, { board: { speed } }).ok).toBe(false);
    expect(tune(content, { board: { speed: [12, 6, 4, 3, 2, 1] } }).ok).toBe(true);
  });
});

describe('distances', () => {
  const sectors = Array.from({ length: 24 }, (_, i) => i);

  test('[OS-011] the sector distance is the shorter way round, 0 to 12, the same both ways', () => {
    for (const a of sectors)
      for (const b of sectors) {
        const ways = [(b - a + 24) % 24, (a - b + 24) % 24];
        expect(distanceOf(tables, a, b)).toBe(Math.min(...ways));
        expect(distanceOf(tables, b, a)).toBe(distanceOf(tables, a, b));
      }
  });

  test('[OS-012] the signed gap runs from -11 to +12; half the ring counts as prograde', () => {
    expect(gapOf(tables, 0, 12)).toBe(12);
    expect(gapOf(tables, 12, 0)).toBe(12);
    expect(gapOf(tables, 0, 13)).toBe(-11);
    for (const a of sectors)
      for (const b of sectors) {
        const gap = gapOf(tables, a, b);
        expect(wrap(tables, a + gap)).toBe(b);
        expect(gap).toBeGreaterThanOrEqual(-11);
        expect(gap).toBeLessThanOrEqual(12);
      }
  });

  test('[OS-217] a missile is in reach on the own ring and the two beside it, two sectors either way, and nowhere else', () => {
    for (const ring of [1, 2, 3, 4, 5, 6])
      for (const to of [1, 2, 3, 4, 5, 6])
        for (const sector of sectors) {
          const isNear = Math.abs(ring - to) <= 1 && Math.min(sector, 24 - sector) <= 2;
          expect(isInReach(tables, ring, 0, to, sector), `${ring}:0 to ${to}:${sector}`).toBe(isNear);
        }
  });

  test('[OS-013] ships share a cell without harm, and nothing comes of it', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' }, a: { at: '4:0' }, b: { at: '4:0', side: 'grey' } }));
    bench.playAlone();
    expect(['K', 'a', 'b'].map((id) => bench.look(id).cell)).toEqual(['4:3', '4:3', '4:3']);
    expect(['K', 'a', 'b'].map((id) => bench.look(id).hull)).toEqual([12, 6, 6]);
    expect(new Set(bench.events.map(({ type }) => type))).toEqual(
      new Set(['planCommitted', 'shipCoasted', 'turnEnded']),
    );
  });
});

describe('what the board is made of', () => {
  test('[OS-014] a scenario turned round by some sectors plays the same, turned round', () => {
    for (const entry of game.levels) {
      if (entry.witnesses.length === 0 || !('goal' in entry.level)) continue;
      const by = 7;
      const turned = {
        ...entry.level,
        ships: entry.level.ships.map((ship) => ({ ...ship, sector: (ship.sector + by) % 24 })),
        goal:
          entry.level.goal.kind === 'gates'
            ? {
                ...entry.level.goal,
                gates: entry.level.goal.gates.map((gate) => ({ ...gate, sector: (gate.sector + by) % 24 })),
              }
            : entry.level.goal,
      };
      const here = new Bench(entry.level);
      const there = new Bench(turned);
      for (const turn of entry.witnesses[0]!.turns) {
        here.play(turn);
        there.play(turn);
        expect(there.events).toEqual(here.events.map((event) => shifted(event, by)));
      }
    }
  });

  test('[OS-015] a state holds integers, booleans and strings alone, also after many turns', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', ammo: 2 }, red: { class: 'warden', at: '4:12' } }));
    for (let turn = 0; turn < 12 && bench.state.ending === null; turn++) {
      bench.play(turn === 0 ? plan({ missiles: 2, launch: 'red' }) : []);
      for (const value of [...bench.state.ships, ...bench.state.missiles, bench.state.turn, bench.state.nextMissile])
        expect(Number.isInteger(value)).toBe(true);
      expect(bench.state.ships.length % SHIP_STRIDE).toBe(0);
    }
  });

  test('[OS-016] nothing is rolled: the game knows no chance, and the same plans give the same events', () => {
    expect(game.chance).toBeUndefined();
    const runs = [1, 2].map(() => {
      const bench = new Bench(scenario({ K: { at: '4:0' }, red: { class: 'ace', at: '2:12' } }));
      return Array.from({ length: 8 }, () => (bench.state.ending === null ? bench.play().events : []));
    });
    expect(runs[0]).toEqual(runs[1]);
  });
});

/** An event with every sector moved on. */
const shifted = (value: unknown, by: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => shifted(one, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'sector' ? ((one as number) + by) % 24 : shifted(one, by)]),
  );
};
