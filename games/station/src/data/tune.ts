// Other numbers for a run: a part of balance.json laid over the whole, checked by the same schema.

import { decodeWith, fail, type Json, ok, type Result } from '@interlock/kernel';
import { type Balance, balanceSchema } from './balance.ts';
import type { Content } from './content.ts';

export const tune = (content: Content, overrides: Json): Result<Content> => {
  if (!isTable(overrides)) return fail('bad-balance', 'Balance overrides are an object with the keys of balance.json.');
  const merged = laidOver(content.balance as unknown as Json, overrides);
  const read = decodeWith<Balance>(balanceSchema, 'balance', merged);
  return read.ok ? ok({ ...content, balance: read.value }) : fail('bad-balance', read.error.message);
};

type Table = { readonly [key: string]: Json };

const isTable = (value: Json): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tables key by key, anything else as a whole; keys that do not belong stay in, for the schema to name. */
const laidOver = (base: Json, over: Json): Json => {
  if (!isTable(base) || !isTable(over)) return over;
  const entries = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const below = entries.get(key);
    entries.set(key, below === undefined ? value : laidOver(below, value));
  }
  return Object.fromEntries(entries);
};
