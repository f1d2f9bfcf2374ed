// A deck of the inspector as a file [DS-484]: a level in which nothing is wrong, the faults put into it, and a repair that
// is known to mend it.

import { diceOf } from '@interlock/kernel';
import { z } from 'zod';
import type { Content } from '../data/content.ts';
import { faultNamed } from '../faults/index.ts';
import { type Level, levelSchema } from '../map/level.ts';
import { breakLevel } from './inspection.ts';
import { repairSchema } from './repairs.ts';

const line = z.string().min(1).max(80);

export const inspectorSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().min(1).max(40),
  text: z.tuple([line, line]),
  faults: z
    .array(z.strictObject({ fault: z.string().max(8), seed: z.string().min(1).max(32) }))
    .min(1)
    .max(2),
  par: z.int().min(1).max(999),
  repairs: z.array(repairSchema).min(1).max(2),
  level: levelSchema,
});

export type InspectorFile = z.infer<typeof inspectorSchema>;

/** The level as the inspector finds it; null where a fault is unknown or does not apply. */
export const brokenBy = (content: Content, level: Level, faults: InspectorFile['faults']): Level | null => {
  const operators = faults.flatMap(({ fault }) => faultNamed(fault) ?? []);
  if (operators.length !== faults.length) return null;
  return breakLevel(content, level, operators, diceOf(faults.map(({ seed }) => seed).join('/')).stream('faults'));
};
