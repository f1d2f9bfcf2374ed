// The ship classes: what a ship is before a scenario says otherwise.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { list, text, whole, word } from './bounds.ts';
import { AIS, SIDES, SUBSYSTEMS } from './names.ts';

/** Energy by subsystem; what is left out holds none. */
export const energySchema = z.partialRecord(z.enum(SUBSYSTEMS, 'unknown subsystem'), whole(0, 99));

const classSchema = z.strictObject({
  name: text(40).describe('display name of a ship that has none of its own'),
  letter: z
    .string('must be one letter')
    .length(1, 'must be one letter')
    .describe('what it is drawn as where there is room for one letter'),
  side: word('side', SIDES).describe('side of a ship that names none'),
  hull: whole(1, 99).describe('hull at the start, and at most'),
  tank: whole(0, 99).describe('reaction mass it can hold'),
  mass: whole(0, 99).describe('reaction mass at the start'),
  ammo: whole(0, 99).describe('missiles in stock'),
  reactor: whole(1, 99).optional().describe('energy units, where they are not the usual number'),
  energy: energySchema.describe('energy at the start, by subsystem'),
  installed: list(word('subsystem', SUBSYSTEMS), 0, 7, 'subsystems').describe('subsystems it has'),
  ai: word('personality', ['player', ...AIS]).describe('who flies it: a player, a personality, or nobody (drift)'),
  about: text().describe('one line for the rules page'),
});

export const classesSchema = z.object({ $schema: schemaLink }).catchall(classSchema);

export type ShipClass = Readonly<z.infer<typeof classSchema>>;
export type Classes = Readonly<Record<string, ShipClass>>;
