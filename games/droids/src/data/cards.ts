// Patch cards as data: a list of intents with numbers, a tag, and per ruleset a rarity and a price. What differs between
// the rulesets stands under `in`; a card without an entry there does not exist in that ruleset.

import { z } from 'zod';
import { CURRENCIES, DURATIONS, MODIFIER_KINDS, POI_KINDS, RARITIES, RULESETS, TAGS } from '../shape/names.ts';
import type { CardSpec, IntentSpec } from '../shape/ruleset.ts';

const amount = (max: number) => z.int().min(0).max(max);
export const typeSchema = z.string().regex(/^[A-Z][A-Za-z]{1,23}$/, 'must be letters, the first a capital');
export const kindSchema = z.enum(MODIFIER_KINDS);
export const deltasSchema = z
  .strictObject(Object.fromEntries(CURRENCIES.map((field) => [field, z.int().min(-99).max(99).exactOptional()])))
  .describe('Currency fields and what is added to them.');

const intentSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('Move'),
    distance: z.int().min(1).max(6).describe('Cells at the most.'),
    ignoreBlocking: z.boolean().exactOptional().describe('True: one hop over whatever stands there.'),
    sidestep: z
      .union([z.literal(1), z.literal(-1)])
      .exactOptional()
      .describe('Where the step goes if the way is not free.'),
  }),
  z.strictObject({
    type: z.literal('Turn'),
    delta: z.int().min(-3).max(3).describe('Steps of 60 degrees, right positive.'),
  }),
  z.strictObject({ type: z.literal('Rest'), amount: amount(99).describe('Energy on grass.') }),
  z.strictObject({
    type: z.literal('Interact'),
    range: z.int().min(1).max(2).describe('2 reaches over the cell ahead if nothing of use stands there.'),
    kinds: z.array(z.enum(POI_KINDS)).min(1).describe('What it can be used on.'),
    bonus: amount(20).exactOptional().describe('Goods made on the way if at least one was moved.'),
  }),
  z.strictObject({ type: z.literal('ModifyCurrency'), deltas: deltasSchema, canCorrupt: z.boolean().exactOptional() }),
  z.strictObject({ type: z.literal('AddCardModifier'), kind: kindSchema, duration: z.enum(DURATIONS) }),
  z.strictObject({
    type: z.literal('ImmunizeCard'),
    kind: kindSchema,
    duration: z.enum(DURATIONS),
    canCorrupt: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('NullifyCard'), duration: z.enum(DURATIONS) }),
  z.strictObject({ type: z.literal('TreatCell') }),
  z.strictObject({
    type: z.literal('ReExecute'),
    count: z.int().min(1).max(4).describe('How many of the next cards.'),
  }),
  z.strictObject({
    type: z.literal('RemoveCardModifiers'),
    count: z.int().min(1).max(8).describe('How many of the next cards.'),
  }),
  z.strictObject({ type: z.literal('ReflashCard') }),
  z.strictObject({ type: z.literal('CopyCard') }),
  z.strictObject({ type: z.literal('TurnToward') }),
]);

const intents = z.array(intentSchema).min(1).max(4);

const placeSchema = z.strictObject({
  rarity: z.enum(RARITIES),
  shopCost: amount(99).describe('Energy in the shop.'),
  intents: intents.exactOptional().describe('Where they differ from those of the card.'),
  frees: amount(8).exactOptional().describe('How many cards directly behind it need no space while planning.'),
});

const cardSchema = z.strictObject({
  name: z.string().min(1).max(24).describe('As a player reads it.'),
  short: z.string().min(1).max(8).describe('For narrow places.'),
  tag: z.enum(TAGS),
  cost: amount(9).describe('Energy to run it.'),
  intents,
  flavour: z.string().min(1).max(160).describe('One dry line. What the card does is written from its numbers.'),
  in: z.partialRecord(z.enum(RULESETS), placeSchema).describe('Rarity and price by ruleset.'),
});

export const cardsSchema = z.strictObject({
  $schema: z.string().optional(),
  cards: z.record(typeSchema, cardSchema).describe('In table order: uniform picks among types count in it.'),
});

export type CardTable = z.infer<typeof cardsSchema>['cards'];

/** The cards of one ruleset, in table order. */
export const cardsOf = (table: CardTable, ruleset: (typeof RULESETS)[number]): readonly CardSpec[] =>
  Object.entries(table).flatMap(([type, { in: places, tag, cost, intents: usual }]) => {
    const place = places[ruleset];
    if (place === undefined) return [];
    const { rarity, shopCost, frees } = place;
    const own = (place.intents ?? usual) as readonly IntentSpec[];
    return [{ type, rarity, cost, shopCost, tag, intents: own, ...(frees === undefined ? {} : { frees }) }];
  });
