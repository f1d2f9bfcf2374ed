// Work is counted in units, ends at its bound, and leaves nothing behind.

import { expect, test } from 'vitest';
import { metered, spend, workOf } from '../src/index.ts';

const steps = (n: number) => (): number => {
  for (let i = 0; i < n; i++) spend(1);
  return n;
};

test('work within its bound is done, one unit more is refused with the bound named', () => {
  expect(metered(100, 'This', steps(100))).toEqual({ ok: true, value: 100 });
  const refused = metered(100, 'This', steps(101));
  expect(refused).toMatchObject({ ok: false, error: { code: 'too-much-work' } });
  expect(refused.ok ? '' : refused.error.message).toContain('This takes more than 100 units of work');
});

test('without a bound work is free, also after a bound was met', () => {
  metered(1, 'This', steps(2));
  expect(steps(1_000)()).toBe(1_000);
});

test('a bound inside a bound counts for both, and the outer one is named by whoever set it', () => {
  const outer = metered(50, 'All', () => {
    const first = metered(30, 'Part', steps(20));
    return [first.ok, metered(30, 'Part', steps(40)).ok, metered(1_000, 'Rest', steps(30)).ok];
  });
  expect(outer).toMatchObject({ ok: false, error: { message: expect.stringContaining('All takes more than 50') } });
  expect(metered(60, 'All', () => metered(30, 'Part', steps(31)).ok)).toEqual({ ok: true, value: false });
});

test('an error that is not about work goes through', () => {
  const broken = (): never => {
    throw new RangeError('no');
  };
  expect(() => metered(10, 'This', broken)).toThrow(RangeError);
});

test('a bound that was not used up leaves the next one whole, however large', () => {
  for (let times = 0; times < 3; times++)
    expect(metered(2_000_000_000, 'This', () => spend(2_000_000_000)).ok).toBe(true);
});

test('work is measured, and what was allowed is left as it was', () => {
  expect(workOf(steps(7))).toBe(7);
  metered(5, 'This', steps(3));
  expect(workOf(steps(4_000))).toBe(4_000);
  expect(workOf(() => metered(50, 'Part', steps(9)))).toBe(9);
  expect(metered(10, 'All', () => workOf(steps(100)) + steps(10)())).toEqual({ ok: true, value: 110 });
});
