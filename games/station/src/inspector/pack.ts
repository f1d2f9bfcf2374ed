// A deck of the inspector as a file [DS-484]: a level in which nothing is wrong, the faults put into it, and a repair that
// is known to mend it.

import { diceOf, schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import type { Content } from '../data/content.ts';
import { faultNamed } from '../faults/index.ts';
import { type Level, levelSchema } from '../map/level.ts';
import { breakLevel } from './inspection.ts';
import { repairSchema } from './repairs.ts';

const line = z.string().min(1).max(80);

export const inspectorSchema = z.strictObject({
  $schema: schemaLink,
  title: z.string().min(1).max(40).describe('what the deck is called'),
  text: z.tuple([line, line]).describe('two lines: what was reported, and by whom'),
  faults: z
    .array(
      z.strictObject({
        fault: z.string().max(8).describe('code of the fault'),
        seed: z.string().min(1).max(32).describe('decides where it strikes'),
      }),
    )
    .min(1)
    .max(2)
    .describe('what was broken'),
  par: z.int().min(1).max(999).describe('price of the cheapest known repair'),
  repairs: z.array(repairSchema).min(1).max(2).describe('that repair'),
  level: levelSchema.describe('the deck before it was broken'),
});

export type InspectorFile = z.infer<typeof inspectorSchema>;

/** The level as the inspector finds it; null where a fault is unknown or does not apply. */
export const brokenBy = (content: Content, level: Level, faults: InspectorFile['faults']): Level | null => {
  const operators = faults.flatMap(({ fault }) => faultNamed(fault) ?? []);
  if (operators.length !== faults.length) return null;
  return breakLevel(content, level, operators, diceOf(faults.map(({ seed }) => seed).join('/')).stream('faults'));
};
