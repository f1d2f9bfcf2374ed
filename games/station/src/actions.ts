// What a player can do [DS-128] and how it is written [DS-489]. A turn is exactly one of these [DS-488].

import { codecOf } from '@interlock/kernel';
import { z } from 'zod';

/** Ids of rows and keys of rooms [DS-387]. */
export const idSchema = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/, 'expected an id such as lab-2');

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), dir: z.enum(['N', 'E', 'S', 'W']) }),
  z.strictObject({ type: z.literal('setDoorPower'), terminal: idSchema, room: idSchema, on: z.boolean() }),
  z.strictObject({ type: z.literal('setCctvPower'), terminal: idSchema, room: idSchema, on: z.boolean() }),
  z.strictObject({ type: z.literal('useKeycard'), door: idSchema }),
  z.strictObject({ type: z.literal('search'), furniture: idSchema }),
  z.strictObject({ type: z.literal('insertBattery'), generator: idSchema }),
  z.strictObject({ type: z.literal('activateControl'), control: idSchema }),
  z.strictObject({ type: z.literal('fixHazard'), hazard: idSchema }),
  z.strictObject({ type: z.literal('pressRelay'), puzzle: idSchema, k: z.int().min(0).max(8) }),
  z.strictObject({ type: z.literal('submitCode'), puzzle: idSchema, digits: z.string().regex(/^[0-9]{3,6}$/) }),
  z.strictObject({ type: z.literal('scanFeeds'), desk: idSchema }),
  z.strictObject({ type: z.literal('wait') }),
  z.strictObject({ type: z.literal('concede') }),
]);

export type Action = z.infer<typeof actionSchema>;
export type Way = 'N' | 'E' | 'S' | 'W';
export const WAYS: readonly Way[] = ['N', 'E', 'S', 'W'];

export const actionCodec = codecOf<Action>(actionSchema, 'action');

/** Id of the blocking thing an action operates; null where it operates none. */
export const thingId = (action: Action): string | null => {
  switch (action.type) {
    case 'setDoorPower':
    case 'setCctvPower':
      return action.terminal;
    case 'search':
      return action.furniture;
    case 'insertBattery':
      return action.generator;
    case 'activateControl':
      return action.control;
    case 'pressRelay':
    case 'submitCode':
      return action.puzzle;
    case 'scanFeeds':
      return action.desk;
    default:
      return null;
  }
};
