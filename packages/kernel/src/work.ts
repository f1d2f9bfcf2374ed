// Work, counted and bounded alike on every machine. Whoever does work that outside data can blow up (generators and what
// they prove with) spends units as it goes; whoever opens such data sets how many there are. A unit is about one cell of a
// board looked at. Nobody's clock is asked, so the same data is refused everywhere or nowhere.

import { fail, ok, type Result } from './result.ts';

/** Units for making one level of the shipped numbers, whose work only the seed can vary, and of numbers from outside. */
export const LEVEL_WORK = 1_000_000_000;
export const TUNED_LEVEL_WORK = 200_000_000;

class Spent extends Error {}

/** Units left: one number in memory of its own, since a plain one of this size would be made anew with every step. */
const left = Float64Array.of(Number.POSITIVE_INFINITY);

/** Counts work done or about to be done; where a bound is set and passed, the work ends here. */
export const spend = (units: number): void => {
  left[0]! -= units;
  if (left[0]! < 0) throw new Spent('The work set for this is spent.');
};

/** Does the work, or says that it would take more than `units`. Bounds within bounds count for both. */
export const metered = <T>(units: number, what: string, work: () => T): Result<T> => {
  const before = left[0]!;
  const allowed = Math.min(units, before);
  left[0] = allowed;
  try {
    return ok(work());
  } catch (error) {
    if (!(error instanceof Spent) || allowed < units) throw error;
    return fail(
      'too-much-work',
      `${what} takes more than ${units} units of work: the numbers it is made with are too large.`,
    );
  } finally {
    left[0] = before - (allowed - Math.max(left[0]!, 0));
  }
};

/** Units that some work takes, for whoever sets bounds. */
export const workOf = (work: () => unknown): number => {
  const before = left[0]!;
  left[0] = Number.MAX_SAFE_INTEGER;
  try {
    work();
    return Number.MAX_SAFE_INTEGER - left[0]!;
  } finally {
    left[0] = before;
  }
};
