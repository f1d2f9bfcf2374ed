// Actions as JSON: hostile input gives one sentence, never a throw [DD-585, DD-586, DD-626].

import { type Codec, decodeWith, fail } from '@interlock/kernel';
import { z } from 'zod';
import type { Action } from './shape/actions.ts';
import { MODIFIER_KINDS } from './shape/names.ts';

const id = z.string().min(1).max(8);
const ids = z.array(id).max(60);
const place = z.int().min(0).max(60);
const payWith = z.enum(['energy', 'stability', 'token']).optional();
const modifier = z.strictObject({ kind: z.enum(MODIFIER_KINDS), source: z.string().min(1).max(32).optional() });
const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moveCards'), cards: ids, to: z.enum(['tape', 'hand']), index: place.optional() }),
  bare('clearTape'),
  z.strictObject({ type: z.literal('discard'), cards: ids }),
  z.strictObject({ type: z.literal('runProgram'), tape: ids }),
  bare('nextAssignment'),
  bare('acceptGlitch'),
  z.strictObject({ type: z.literal('deferGlitch'), payWith }),
  z.strictObject({ type: z.literal('chooseContract'), index: place }),
  z.strictObject({ type: z.literal('buyCard'), slot: place }),
  z.strictObject({ type: z.literal('reroll'), payWith }),
  bare('startGamble'),
  z.strictObject({ type: z.literal('takeBooster'), slot: place }),
  bare('stopGamble'),
  bare('startBufferOverflow'),
  z.strictObject({ type: z.literal('destroyCard'), card: id }),
  bare('stopBufferOverflow'),
  z.strictObject({ type: z.literal('scrub'), card: id, modifier, payWith }),
  z.strictObject({ type: z.literal('quarantine'), card: id, modifier }),
  bare('previewProgram'),
  bare('concede'),
]);

/** Read here and frozen: their form is not asked for again. */
const known = new WeakSet<object>();

/** Whether it has the form of an action; programs that hand over actions of their own may not be so careful. */
export const isWellFormed = (action: unknown): action is Action =>
  (typeof action === 'object' && action !== null && known.has(action)) || actionSchema.safeParse(action).success;

export const actionCodec: Codec<Action> = {
  encode: (action) => JSON.parse(JSON.stringify(action)),
  decode: (input) => {
    const read = decodeWith(actionSchema, 'action', input);
    if (!read.ok) return fail('bad-action', read.error.message);
    for (const part of Object.values(read.value)) Object.freeze(part);
    known.add(Object.freeze(read.value));
    return read;
  },
};
