// Bounds of the files, each with the sentence it is refused with; what was found is added where the finding is made.

import { z } from 'zod';

/** A whole number between two others, both included. */
export const whole = (low: number, high: number) => {
  const must = `must be ${low} to ${high}`;
  return z.int(must).min(low, must).max(high, must);
};

export const text = (most = 400) => {
  const must = `must be a text of 1 to ${most} characters`;
  return z.string(must).min(1, must).max(most, must);
};

const ID = 'must be 1 to 24 characters a-z, 0-9 and hyphen';
export const id = z
  .string(ID)
  .regex(/^[a-z0-9-]{1,24}$/, ID)
  .describe('1 to 24 small letters, digits and hyphens');

/** A word of a list. */
export const word = <const T extends readonly string[]>(what: string, list: T) =>
  z.enum(list as unknown as [string, ...string[]], `unknown ${what}`) as unknown as z.ZodType<T[number], T[number]>;

export const list = <T extends z.ZodType>(of: T, low: number, high: number, what: string) => {
  const must = low === high ? `must hold ${low} ${what}` : `must hold ${low} to ${high} ${what}`;
  return z.array(of, must).min(low, must).max(high, must);
};

export const flag = () => z.boolean('must be true or false');
