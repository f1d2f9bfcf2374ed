// What a player can do [DS-128] and how it is written [DS-489]. A turn is exactly one of these [DS-488].

import { codecOf } from '@interlock/kernel';
import { z } from 'zod';

/** Ids of rows and keys of rooms [DS-387]. */
export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,23}$/, 'expected an id such as lab-2')
  .describe('an id or a key of a room: small letters, digits and hyphens');

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move').describe('one step'),
    dir: z.enum(['N', 'E', 'S', 'W']).describe('which way'),
  }),
  z.strictObject({
    type: z.literal('setDoorPower').describe('doors of a room get or lose power'),
    terminal: idSchema,
    room: idSchema,
    on: z.boolean().describe('true: switch on'),
  }),
  z.strictObject({
    type: z.literal('setCctvPower').describe('cameras of a room get or lose power'),
    terminal: idSchema,
    room: idSchema,
    on: z.boolean().describe('true: switch on'),
  }),
  z.strictObject({ type: z.literal('useKeycard').describe('a locked door is opened with its card'), door: idSchema }),
  z.strictObject({ type: z.literal('search').describe('a piece of furniture is searched'), furniture: idSchema }),
  z.strictObject({ type: z.literal('insertBattery').describe('a battery goes into a generator'), generator: idSchema }),
  z.strictObject({ type: z.literal('activateControl').describe('a control clears its hazard'), control: idSchema }),
  z.strictObject({ type: z.literal('fixHazard').describe('a tool clears a hazard'), hazard: idSchema }),
  z.strictObject({
    type: z.literal('pressRelay').describe('a relay of a puzzle is pressed'),
    puzzle: idSchema,
    k: z.int().min(0).max(8).describe('which of the nine, row by row from 0'),
  }),
  z.strictObject({
    type: z.literal('submitCode').describe('a code is entered'),
    puzzle: idSchema,
    digits: z
      .string()
      .regex(/^[0-9]{3,6}$/)
      .describe('the code'),
  }),
  z.strictObject({ type: z.literal('scanFeeds').describe('a desk shows its cameras'), desk: idSchema }),
  z.strictObject({ type: z.literal('wait').describe('a breath of air passes') }),
  z.strictObject({ type: z.literal('concede').describe('the deck is given up') }),
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
