// The kinds of hazards [DS-083]: whether they block, what clears them, what it costs to walk past them.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';

const text = z.string().min(1).max(60);
export const hazardKindSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .describe('as levels name it'),
  name: text.describe('as a player reads it'),
  isBlocking: z.boolean().describe('true: nobody passes while it is active'),
  /** Name of the control that clears it; absent: no control does. */
  control: text.optional().describe('name of the control that clears it; left out: none does'),
  /** The tool that clears it and the air that takes; absent: no tool does. */
  tool: z
    .strictObject({
      id: z
        .string()
        .regex(/^[a-z][a-z0-9-]{0,23}$/)
        .describe('as items name it'),
      name: text.describe('as a player reads it'),
      cost: z.int().min(0).max(999).describe('air of using it'),
    })
    .optional()
    .describe('the tool that clears it and the air that takes; left out: none does'),
  /** Extra air for a move that ends next to it while it is active [DS-097]. */
  aura: z.int().min(0).max(999).describe('extra air for a step that ends next to it'),
});

export const hazardsSchema = z.strictObject({
  $schema: schemaLink,
  hazards: z.array(hazardKindSchema).min(1).max(64).describe('every kind there is'),
});

export type HazardKind = z.infer<typeof hazardKindSchema>;

/** `control`, `item:<tool>` or `either:<tool>`, as `fix` is written in map text [DS-397]; null: never. */
export const fixOf = ({ control, tool }: HazardKind): string | null => {
  if (tool === undefined) return control === undefined ? null : 'control';
  return control === undefined ? `item:${tool.id}` : `either:${tool.id}`;
};
