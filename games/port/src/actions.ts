// The two actions, stamped with the logical clock, as they stand on the wire.

import { type Codec, describe, fail, type Json, ok, type Result } from '@interlock/kernel';
import type { Action, Pick, Tick } from './shape.ts';

const KEYS = { tick: ['type', 'atMs'], pick: ['type', 'atMs', 'eventId', 'actionId'] } as const;
const MAX_ID = 80;

export const isStamp = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export const notInteger = (value: unknown): string =>
  `atMs must be a whole number of milliseconds from 0 up, found ${describe(value)}.`;

const decode = (input: unknown): Result<Action> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return fail('bad-action', `An action is an object with type tick or pick, found ${describe(input)}.`);
  }
  const given = input as { type?: unknown; atMs?: unknown; eventId?: unknown; actionId?: unknown };
  const type = given.type;
  if (type !== 'tick' && type !== 'pick') {
    return fail('bad-action', `The type of an action is tick or pick, found ${describe(type)}.`);
  }
  for (const key of Object.keys(given)) {
    if (!(KEYS[type] as readonly string[]).includes(key)) {
      return fail('bad-action', `${JSON.stringify(key.slice(0, MAX_ID))} is no key of a ${type}.`);
    }
  }
  const atMs = given.atMs;
  if (!isStamp(atMs)) return fail('not-integer', notInteger(atMs));
  if (type === 'tick') return ok({ type, atMs });
  const { eventId, actionId } = given;
  if (!isId(eventId)) return fail('bad-action', `eventId must be an id, found ${describe(eventId)}.`);
  if (!isId(actionId)) return fail('bad-action', `actionId must be an id, found ${describe(actionId)}.`);
  return ok({ type, atMs, eventId, actionId });
};

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_ID;

export const actionCodec: Codec<Action> = { encode: (action) => ({ ...action }) as Json, decode };

export const tickAt = (atMs: number): Tick => ({ type: 'tick', atMs });
export const pickAt = (atMs: number, eventId: string, actionId: string): Pick => ({
  type: 'pick',
  atMs,
  eventId,
  actionId,
});
