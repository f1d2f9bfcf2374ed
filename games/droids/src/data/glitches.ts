// Glitches as data: each is a list of effects that are carried out in order when it is accepted.

import { z } from 'zod';
import { RARITIES, TERRAINS } from '../shape/names.ts';
import type { GlitchEffect, GlitchSpec } from '../shape/ruleset.ts';
import { deltasSchema, kindSchema, typeSchema } from './cards.ts';

const terrain = z.enum(TERRAINS);

const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('modifyOneCard'), kind: kindSchema }).describe('Permanent, on one card.'),
  z
    .strictObject({ type: z.literal('modifyDeck'), kind: kindSchema })
    .describe('For the day, on every card of the deck.'),
  z.strictObject({ type: z.literal('modifyRobot'), kind: kindSchema }).describe('For the day, on the robot.'),
  z
    .strictObject({
      type: z.literal('weather'),
      always: z.array(z.strictObject({ from: terrain, to: terrain })),
      spread: z.strictObject({ from: terrain, to: terrain, near: z.array(terrain).min(1) }).exactOptional(),
    })
    .describe('Ground changes for the day: always, and by chance or next to enough of `near`.'),
  z.strictObject({ type: z.literal('currency'), deltas: deltasSchema }).describe('At once.'),
  z.strictObject({
    type: z.literal('strayDonkey'),
    feed: z.int().min(0).max(99).describe('Energy its feed costs; taken only if it finds a place.'),
    minDistance: z.int().min(1).max(6),
    facing: z.int().min(0).max(5),
  }),
  z
    .strictObject({ type: z.literal('gift'), rarity: z.enum(RARITIES), kind: kindSchema })
    .describe('A card with a flaw.'),
]);

const glitchSchema = z.strictObject({
  title: z.string().min(1).max(24).describe('As a player reads it.'),
  isBenign: z.boolean().describe('True: it has an upside too and is shown as mixed.'),
  effects: z.array(effectSchema).min(1).max(4),
  upside: z.string().min(1).max(120).exactOptional().describe('Mixed ones only.'),
  downside: z.string().min(1).max(120),
  flavour: z.string().min(1).max(160),
});

export const glitchesSchema = z.strictObject({
  $schema: z.string().optional(),
  glitches: z.record(typeSchema, glitchSchema),
});

export type GlitchTable = z.infer<typeof glitchesSchema>['glitches'];

/** The glitches of a deck, in its order. Names the table lacks are left out: the linter names them. */
export const glitchesOf = (table: GlitchTable, deck: readonly string[]): readonly GlitchSpec[] =>
  deck.flatMap((name) => {
    const entry = Object.hasOwn(table, name) ? table[name] : undefined;
    if (entry === undefined) return [];
    return [{ name, isBenign: entry.isBenign, effects: entry.effects as readonly GlitchEffect[] }];
  });
