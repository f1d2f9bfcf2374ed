// Glitches as data: each is a list of effects that are carried out in order when it is accepted.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { RARITIES, RULESETS, type RulesetName, TERRAINS } from '../shape/names.ts';
import type { GlitchEffect, GlitchSpec } from '../shape/ruleset.ts';
import { deltasSchema, kindSchema, typeSchema } from './cards.ts';

const terrain = z.enum(TERRAINS).describe('A kind of ground.');

const effectSchema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('modifyOneCard').describe('A modifier on one card.'), kind: kindSchema })
    .describe('Permanent, on one card.'),
  z
    .strictObject({ type: z.literal('modifyDeck').describe('A modifier on every card.'), kind: kindSchema })
    .describe('For the day, on every card of the deck.'),
  z
    .strictObject({ type: z.literal('modifyRobot').describe('A modifier on the robot.'), kind: kindSchema })
    .describe('For the day, on the robot.'),
  z
    .strictObject({
      type: z.literal('weather').describe('The ground changes.'),
      always: z.array(z.strictObject({ from: terrain, to: terrain })).describe('What changes everywhere.'),
      spread: z
        .strictObject({
          from: terrain,
          to: terrain,
          near: z.array(terrain).min(1).describe('Ground that it spreads from.'),
        })
        .exactOptional()
        .describe('What changes in places.'),
    })
    .describe('Ground changes for the day: always, and by chance or next to enough of `near`.'),
  z
    .strictObject({ type: z.literal('currency').describe('Currencies change.'), deltas: deltasSchema })
    .describe('At once.'),
  z.strictObject({
    type: z.literal('strayDonkey').describe('A donkey arrives.'),
    feed: z.int().min(0).max(99).describe('Energy its feed costs; taken only if it finds a place.'),
    minDistance: z.int().min(1).max(6).describe('Cells from the robot at the least.'),
    facing: z.int().min(0).max(5).describe('Where it looks, in steps of 60 degrees.'),
  }),
  z
    .strictObject({
      type: z.literal('gift').describe('A card is handed over.'),
      rarity: z.enum(RARITIES).describe('Of that card.'),
      kind: kindSchema,
    })
    .describe('A card with a flaw.'),
]);

const glitchSchema = z.strictObject({
  title: z.string().min(1).max(24).describe('As a player reads it.'),
  isBenign: z.boolean().describe('True: it has an upside too and is shown as mixed.'),
  effects: z.array(effectSchema).min(1).max(4).describe('What it does, in order.'),
  harm: z
    .partialRecord(z.enum(RULESETS), z.int().min(0).max(99))
    .exactOptional()
    .describe('Energy the reference player thinks it costs a day, by ruleset. Left out: it is taken as it comes.'),
  upside: z.string().min(1).max(120).exactOptional().describe('Mixed ones only.'),
  downside: z.string().min(1).max(120).describe('What it costs, in a sentence.'),
  flavour: z.string().min(1).max(160).describe('One dry line.'),
});

export const glitchesSchema = z.strictObject({
  $schema: schemaLink,
  glitches: z.record(typeSchema, glitchSchema).describe('Every glitch there is, by name.'),
});

export type GlitchTable = z.infer<typeof glitchesSchema>['glitches'];

/** The glitches of a deck, in its order. Names the table lacks are left out: the linter names them. */
export const glitchesOf = (table: GlitchTable, deck: readonly string[], ruleset: RulesetName): readonly GlitchSpec[] =>
  deck.flatMap((name) => {
    const entry = Object.hasOwn(table, name) ? table[name] : undefined;
    if (entry === undefined) return [];
    const { title, isBenign, upside = null, downside, flavour } = entry;
    const effects = entry.effects as readonly GlitchEffect[];
    return [{ name, isBenign, effects, harm: entry.harm?.[ruleset] ?? 0, title, upside, downside, flavour }];
  });
