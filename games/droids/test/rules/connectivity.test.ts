// Whether a board still hangs together with one more thing on it.

import { describe, expect, test } from 'vitest';
import { cellAt } from '../../src/rules/board.ts';
import { isConnected } from '../../src/rules/connectivity.ts';
import { benchOf, type Part } from '../bench.ts';

const holds = (part: Part, q: number, r: number): boolean => {
  const { world, state } = benchOf({ isBare: true, pois: [{ kind: 'Shed', q: -2, r: 2, request: 3 }], ...part }, []);
  return isConnected(world, state, cellAt(world.board, q, r));
};

/** All of column q = 1 but its lowest cell: one gap is left between the two sides. */
const WALL = { '1,-2': '#', '1,-1': '#', '1,0': '#' };

describe('[DD-302] one more thing', () => {
  test('is borne by an open board, but not on the start', () => {
    expect(holds({}, 0, 1)).toBe(true);
    expect(holds({}, 0, 0)).toBe(false);
  });

  test('must not shut the last gap', () => {
    expect(holds({ ground: WALL }, 0, 1)).toBe(true);
    expect(holds({ ground: WALL }, 1, 1)).toBe(false);
  });

  test('finds a Corrupt cell shut, one with other harm open', () => {
    const gap = (kind: 'Corrupt' | 'Unreliable') => ({ q: 1, r: 1, modifiers: [{ kind }] }) as never;
    expect(holds({ ground: WALL, cells: [gap('Unreliable')] }, 0, 1)).toBe(true);
    expect(holds({ ground: WALL, cells: [gap('Corrupt')] }, 0, 1)).toBe(false);
  });

  test('holds on a board of one free cell, for whatever stands beside it', () => {
    const ring = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'];
    const shut = Object.fromEntries(ring.filter((at) => at !== '1,0' && at !== '0,1').map((at) => [at, '#']));
    const pois = [{ kind: 'Shed', q: 1, r: 0, request: 3 }] as const;
    expect(holds({ radius: 1, ground: shut, pois }, 0, 1)).toBe(true);
    expect(holds({ radius: 1, ground: { ...shut, '0,1': '#' }, pois }, 0, 0)).toBe(false);
  });

  test('needs a free cell beside it', () => {
    // The corner (−2,0) has three neighbours on the board; all are mountains.
    const ground = { '-1,0': '#', '-1,-1': '#', '-2,1': '#' };
    expect(holds({ ground }, -2, 0)).toBe(false);
    expect(holds({ ground: { '-1,0': '#', '-1,-1': '#' } }, -2, 0)).toBe(true);
    expect(holds({ ground: { '-1,-1': '#', '-2,1': '#' } }, -2, 0)).toBe(true);
  });
});
