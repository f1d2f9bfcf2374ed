// Patch cards as data: a list of intents with numbers, a tag, and per ruleset a rarity and a price. What differs between
// the rulesets stands under `in`; a card without an entry there does not exist in that ruleset.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import {
  CARD_ICONS,
  CURRENCIES,
  DURATIONS,
  MODIFIER_KINDS,
  POI_KINDS,
  RARITIES,
  RULESETS,
  TAGS,
} from '../shape/names.ts';
import type { CardSpec, IntentSpec } from '../shape/ruleset.ts';

const amount = (max: number) => z.int().min(0).max(max);
export const typeSchema = z
  .string()
  .regex(/^[A-Z][A-Za-z]{1,23}$/, 'must be letters, the first a capital')
  .describe('Its name in files: letters, the first a capital.');
export const kindSchema = z.enum(MODIFIER_KINDS).describe('A kind of modifier.');
export const deltasSchema = z
  .strictObject(
    Object.fromEntries(
      CURRENCIES.map((field) => [field, z.int().min(-99).max(99).exactOptional().describe('What is added to it.')]),
    ),
  )
  .describe('Currency fields and what is added to them.');

const intentSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('Move').describe('Steps ahead.'),
    distance: z.int().min(1).max(6).describe('Cells at the most.'),
    ignoreBlocking: z.boolean().exactOptional().describe('True: one hop over whatever stands there.'),
    sidestep: z
      .union([z.literal(1), z.literal(-1)])
      .exactOptional()
      .describe('Where the step goes if the way is not free.'),
  }),
  z.strictObject({
    type: z.literal('Turn').describe('Turns on the spot.'),
    delta: z.int().min(-3).max(3).describe('Steps of 60 degrees, right positive.'),
  }),
  z.strictObject({ type: z.literal('Rest').describe('Rests.'), amount: amount(99).describe('Energy on grass.') }),
  z.strictObject({
    type: z.literal('Interact').describe('Uses what stands ahead.'),
    range: z.int().min(1).max(2).describe('2 reaches over the cell ahead if nothing of use stands there.'),
    kinds: z.array(z.enum(POI_KINDS)).min(1).describe('What it can be used on.'),
    bonus: amount(20).exactOptional().describe('Goods made on the way if at least one was moved.'),
  }),
  z.strictObject({
    type: z.literal('ModifyCurrency').describe('Changes currencies.'),
    deltas: deltasSchema,
    canCorrupt: z.boolean().exactOptional().describe('True: Corrupt turns it round.'),
  }),
  z.strictObject({
    type: z.literal('AddCardModifier').describe('Puts a modifier on the next card.'),
    kind: kindSchema,
    duration: z.enum(DURATIONS).describe('How long it stays.'),
  }),
  z.strictObject({
    type: z.literal('ImmunizeCard').describe('Makes the next card immune.'),
    kind: kindSchema,
    duration: z.enum(DURATIONS).describe('How long it stays.'),
    canCorrupt: z.boolean().exactOptional().describe('True: Corrupt turns it round.'),
  }),
  z.strictObject({
    type: z.literal('NullifyCard').describe('Switches the next card off.'),
    duration: z.enum(DURATIONS).describe('How long it stays.'),
  }),
  z.strictObject({ type: z.literal('TreatCell').describe('Heals the ground below.') }),
  z.strictObject({
    type: z.literal('ReExecute').describe('Runs the next cards again.'),
    count: z.int().min(1).max(4).describe('How many of the next cards.'),
  }),
  z.strictObject({
    type: z.literal('RemoveCardModifiers').describe('Cleans the next cards.'),
    count: z.int().min(1).max(8).describe('How many of the next cards.'),
  }),
  z.strictObject({ type: z.literal('ReflashCard').describe('Takes the card back to the hand afterwards.') }),
  z.strictObject({ type: z.literal('CopyCard').describe('A clean copy of the next card goes to the discard pile.') }),
  z.strictObject({ type: z.literal('TurnToward').describe('Turns towards the nearest thing of use.') }),
]);

const intents = z.array(intentSchema).min(1).max(4).describe('What it does, in order.');

const placeSchema = z.strictObject({
  rarity: z.enum(RARITIES).describe('Decides how often it is offered.'),
  shopCost: amount(99).describe('Energy in the shop.'),
  intents: intents.exactOptional().describe('Where they differ from those of the card.'),
  frees: amount(8).exactOptional().describe('How many cards directly behind it need no space while planning.'),
});

const cardSchema = z.strictObject({
  name: z.string().min(1).max(24).describe('As a player reads it.'),
  short: z.string().min(1).max(8).describe('For narrow places.'),
  icon: z.enum(CARD_ICONS).exactOptional().describe('Its drawing. Left out: that of its first intent.'),
  tag: z.enum(TAGS).describe('What the card is good for; shops lean to tags.'),
  cost: amount(9).describe('Energy to run it.'),
  intents,
  flavour: z.string().min(1).max(160).describe('One dry line. What the card does is written from its numbers.'),
  worth: z
    .tuple([z.int().min(0).max(99), z.int().min(0).max(99)])
    .exactOptional()
    .describe('Energy the reference player gives for the first, and how much less for each one more. Left out: none.'),
  in: z.partialRecord(z.enum(RULESETS), placeSchema).describe('Rarity and price by ruleset.'),
});

export const cardsSchema = z.strictObject({
  begins: z
    .array(typeSchema)
    .max(20)
    .exactOptional()
    .describe('Put into every starting deck, so that a new card is met on the first day. For trying a pack.'),
  $schema: schemaLink,
  cards: z.record(typeSchema, cardSchema).describe('In table order: uniform picks among types count in it.'),
});

export type CardTable = z.infer<typeof cardsSchema>['cards'];

/** The cards of one ruleset, in table order. */
export const cardsOf = (table: CardTable, ruleset: (typeof RULESETS)[number]): readonly CardSpec[] =>
  Object.entries(table).flatMap(([type, { in: places, worth: [first, less] = [0, 0], ...card }]) => {
    const place = places[ruleset];
    if (place === undefined) return [];
    const intents = (place.intents ?? card.intents) as readonly IntentSpec[];
    return [{ type, ...card, ...place, worth: [first, less] as const, intents }];
  });
