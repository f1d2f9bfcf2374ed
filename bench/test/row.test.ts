// A row of the bench: how it is judged, how it is told, and how its tasks are timed.

import { expect, test } from 'vitest';
import { chartOf } from '../src/chart.ts';
import { median, quantile, race } from '../src/measure.ts';
import { movesOf, sayMoves } from '../src/moved.ts';
import { reachOf, rowOf } from '../src/row.ts';
import { tableOf } from '../src/table.ts';

const fast = { id: 'a', name: 'fast work', value: 3000, unit: 'ops/s', peer: ['peer', 100] } as const;

test('a row is judged by its ratio or its value, in the sense of its bound', () => {
  const ratio = { of: 'ratio', sense: 'least', must: 20, goal: 50 } as const;
  expect(rowOf({ ...fast, bound: ratio })).toMatchObject({ ratio: 30, met: true, goalMet: false, must: '≥ 20×' });
  expect(rowOf({ ...fast, value: 1900, bound: ratio })).toMatchObject({ met: false });
  const most = { of: 'value', sense: 'most', must: 16, goal: 4 } as const;
  const time = { id: 'b', name: 'slow work', unit: 'ms', bound: most };
  expect(rowOf({ ...time, value: 17 }).met).toBe(false);
  expect(rowOf({ ...time, value: 4 })).toMatchObject({ met: true, goalMet: true, ratio: null, peer: null });
  expect(rowOf(fast)).toMatchObject({ met: null, must: null });
});

test('the table names what is missed and what was skipped', () => {
  const bound = { of: 'ratio', sense: 'least', must: 50, goal: 90 } as const;
  const text = tableOf([rowOf({ ...fast, bound })], [{ id: 'web', why: 'not built' }]);
  expect(text).toContain('3,000');
  expect(text).toMatch(/30\.0× +≥ 50× +≥ 90× +NO/);
  expect(text).toContain('skipped web: not built');
});

test('tasks take turns and the median counts', () => {
  const order: string[] = [];
  const task = (name: string) => ({
    prepare: () => order.push(`${name} ready`),
    run: () => {
      order.push(name);
      Array.from({ length: 20_000 }, (_, i) => i % 7).sort();
      return 10;
    },
  });
  const rates = race({ a: task('a'), b: task('b') }, { rounds: 3, ms: 0.1 });
  expect(rates.a).toBeGreaterThan(0);
  const turns = order.filter(
    (name, i) => !name.endsWith('ready') && name !== order.slice(0, i).findLast((n) => !n.endsWith('ready')),
  );
  // One round of warming up and three that count.
  expect(turns.join('')).toBe('abababab');
  expect([median([5, 1, 9]), quantile([1, 2, 3, 4], 0.99)]).toEqual([5, 4]);
});

test('what moved is told with its way, and a chart shows how far each row is from its must', () => {
  const least = { of: 'value', sense: 'least', must: 2000, goal: 9000 } as const;
  const most = { of: 'value', sense: 'most', must: 16, goal: 4 } as const;
  const time = { id: 'b', name: 'slow work', unit: 'ms', bound: most };
  const before = [
    rowOf({ ...fast, bound: least }),
    rowOf({ ...time, value: 10 }),
    rowOf({ ...time, id: 'c', value: 8 }),
  ];
  const after = [rowOf({ ...fast, value: 6000, bound: least }), rowOf({ ...time, value: 20 }), before[2]!];
  expect(sayMoves(movesOf(before, after), 1).slice(1)).toEqual([
    '+ fast work: 3,000 → 6,000 ops/s (+100 %)',
    '- slow work: 10.0 → 20.0 ms (+100 %)',
  ]);
  expect(sayMoves(movesOf(before, before), 1)).toHaveLength(1);
  expect(after.map(reachOf)).toEqual([3, 0.8, 2]);
  expect(chartOf(after).match(/class="(met|missed)"/g)).toEqual(['class="met"', 'class="missed"', 'class="met"']);
});
