// Other numbers for a run: parts of balance, subsystems, classes and personalities laid over the whole, each checked by
// its own schema.

import { fail, type Json, ok, type Result } from '@interlock/kernel';
import type { ZodType } from 'zod';
import { Findings, lintShape } from '../authoring/findings.ts';
import { lintStarts } from '../authoring/lintShips.ts';
import { balanceSchema } from './balance.ts';
import { classesSchema } from './classes.ts';
import type { Content } from './content.ts';
import { personalitiesSchema } from './personalities.ts';
import { subsystemsSchema } from './subsystems.ts';

type Table = { readonly [key: string]: Json };

const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tables of their own beside the keys of balance.json. */
const OTHERS = {
  subsystem: { part: 'subsystems', schema: subsystemsSchema },
  class: { part: 'classes', schema: classesSchema },
  personality: { part: 'personalities', schema: personalitiesSchema },
} as const;

export const tune = (content: Content, overrides: Json): Result<Content> => {
  if (!isTable(overrides)) return fail('bad-balance', 'Balance overrides are an object with the keys of balance.json.');
  const { subsystem, class: classes, personality, ...balance } = overrides;
  const tuned: Record<string, unknown> = {};
  const parts: readonly (readonly [string, string, ZodType, Json | undefined])[] = [
    ['balance', 'balance', balanceSchema, balance as Table],
    ['subsystem', OTHERS.subsystem.part, OTHERS.subsystem.schema, subsystem],
    ['class', OTHERS.class.part, OTHERS.class.schema, classes],
    ['personality', OTHERS.personality.part, OTHERS.personality.schema, personality],
  ];
  for (const [name, part, schema, over] of parts) {
    const base = content[part as keyof Content] as unknown as Json;
    if (over !== undefined && !isTable(over)) return fail('bad-balance', `${name} must be an object.`);
    const merged = over === undefined ? base : laidOver(base, over);
    const found = new Findings();
    lintShape(schema, merged, found);
    const first = found.list[0];
    if (first !== undefined) return fail('bad-balance', `${name}: ${first.message}.`);
    tuned[part] = merged;
  }
  const whole = tuned as unknown as Content;
  const found = new Findings();
  lintStarts(whole, found);
  const first = found.list[0];
  return first === undefined ? ok(whole) : fail('bad-balance', `${first.message}.`);
};

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
