// The kinds of hazards [DS-083]: whether they block, what clears them, what it costs to walk past them.

import { z } from 'zod';

const text = z.string().min(1).max(60);
export const hazardKindSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  name: text,
  isBlocking: z.boolean(),
  /** Name of the control that clears it; absent: no control does. */
  control: text.optional(),
  /** The tool that clears it and the air that takes; absent: no tool does. */
  tool: z
    .strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{0,23}$/), name: text, cost: z.int().min(0).max(999) })
    .optional(),
  /** Extra air for a move that ends next to it while it is active [DS-097]. */
  aura: z.int().min(0).max(999),
});

export const hazardsSchema = z.strictObject({
  $schema: z.string().optional(),
  hazards: z.array(hazardKindSchema).min(1).max(64),
});

export type HazardKind = z.infer<typeof hazardKindSchema>;

/** `control`, `item:<tool>` or `either:<tool>`, as `fix` is written in map text [DS-397]; null: never. */
export const fixOf = ({ control, tool }: HazardKind): string | null => {
  if (tool === undefined) return control === undefined ? null : 'control';
  return control === undefined ? `item:${tool.id}` : `either:${tool.id}`;
};
