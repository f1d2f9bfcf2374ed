// Work, counted and bounded alike on every machine. Whoever does work that outside data can blow up (generators and what
// they prove with) spends units as it goes; whoever opens such data sets how many there are. A unit is about one cell of a
// board looked at. Nobody's clock is asked, so the same data is refused everywhere or nowhere.

import { fail, ok, type Result } from './result.ts';

/** Units for making one level of the shipped numbers, whose work only the seed can vary, and of numbers from outside. */
export const LEVEL_WORK = 1_000_000_000;
export const TUNED_LEVEL_WORK = 200_000_000;

class Spent extends Error {}

/** More than any bound, and still a small integer: counting down from it makes no number on the heap. */
const PLENTY = 0x7fffffff;

let isBounded = false;
let left = PLENTY;

/** Counts work done or about to be done; where a bound is set and passed, the work ends here. */
export const spend = (units: number): void => {
  if (!isBounded) return;
  left -= units;
  if (left < 0) throw new Spent('The work set for this is spent.');
};

/** Does the work, or says that it would take more than `units`. Bounds within bounds count for both. */
export const metered = <T>(units: number, what: string, work: () => T): Result<T> => {
  const [before, wasBounded] = [left, isBounded];
  const allowed = Math.min(units, before);
  [left, isBounded] = [allowed, true];
  try {
    return ok(work());
  } catch (error) {
    if (!(error instanceof Spent) || allowed < units) throw error;
    return fail(
      'too-much-work',
      `${what} takes more than ${units} units of work: the numbers it is made with are too large.`,
    );
  } finally {
    left = wasBounded ? before - (allowed - Math.max(left, 0)) : PLENTY;
    isBounded = wasBounded;
  }
};

/** Units that some work takes, for whoever sets bounds. */
export const workOf = (work: () => unknown): number => {
  const [before, wasBounded] = [left, isBounded];
  [left, isBounded] = [PLENTY, true];
  try {
    work();
    return PLENTY - left;
  } finally {
    [left, isBounded] = [before, wasBounded];
  }
};
