// The order of the shipped decks and the words around them, from content/campaign.json. A deck's id is its title in small
// letters with hyphens [DS-509]; the deck itself is the level file of that name.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { idSchema } from '../actions.ts';

const line = z.string().min(1).max(160);

export const campaignSchema = z.strictObject({
  $schema: schemaLink,
  decks: z
    .array(
      z.strictObject({
        id: idSchema,
        chapter: z.string().min(1).max(40).describe('heading it stands under'),
        teaches: line.describe('what is new, in a few words'),
        intro: line.describe('before the first step'),
        outro: line.optional().describe('after the lift'),
      }),
    )
    .max(100)
    .describe('in the order they are played'),
});

export type Campaign = z.infer<typeof campaignSchema>;
