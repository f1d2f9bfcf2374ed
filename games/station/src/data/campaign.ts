// The order of the shipped decks and the words around them, from content/campaign.json. A deck's id is its title in small
// letters with hyphens [DS-509]; the deck itself is the level file of that name.

import { z } from 'zod';
import { idSchema } from '../actions.ts';

const line = z.string().min(1).max(160);

export const campaignSchema = z.strictObject({
  $schema: z.string().optional(),
  decks: z
    .array(
      z.strictObject({
        id: idSchema,
        chapter: z.string().min(1).max(40),
        teaches: line,
        intro: line,
        outro: line.optional(),
      }),
    )
    .max(100),
});

export type Campaign = z.infer<typeof campaignSchema>;
