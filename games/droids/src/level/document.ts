// The level document: one form for generated and authored levels. The schema says what a single field may hold; what the
// fields say together is judged in lint.ts.

import { z } from 'zod';
import {
  CURRENCIES,
  DIFFICULTIES,
  DURATIONS,
  KITS,
  MODIFIER_KINDS,
  ROBOTS,
  RULESETS,
  TERMINAL_REWARDS,
  TOWER_REWARDS,
} from '../shape/names.ts';

const coordinate = z.int().min(-6).max(6);
const amount = z.int().min(0).max(999);
const facing = z.int().min(0).max(5);
const place = { q: coordinate, r: coordinate };
const type = z.string().min(1).max(24);

const modifierSchema = z.strictObject({
  kind: z.enum(MODIFIER_KINDS),
  duration: z.enum(DURATIONS).exactOptional().describe('Default Permanent.'),
  source: z.string().min(1).max(32).exactOptional().describe('Default `level`.'),
  of: z.array(z.enum(MODIFIER_KINDS)).max(9).exactOptional().describe('Immunity and GlobalImmunity: against what.'),
  stacks: z.int().min(1).max(9).exactOptional().describe('Worn.'),
});

const poiSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('Donkey'), ...place, facing: facing.exactOptional() }),
  z.strictObject({ kind: z.literal('Shed'), ...place, request: amount.min(1), received: amount.exactOptional() }),
  z.strictObject({ kind: z.literal('Crate'), ...place, amount }),
  z.strictObject({
    kind: z.literal('Tower'),
    ...place,
    active: z.boolean().exactOptional(),
    reward: z
      .strictObject({ kind: z.enum(TOWER_REWARDS), card: type.exactOptional().describe('The card of `patch`.') })
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal('Terminal'), ...place, reward: z.enum(TERMINAL_REWARDS) }),
]);

const textsSchema = z.strictObject({
  chapter: z.string().max(40).exactOptional(),
  teaches: z.string().max(120).exactOptional(),
  intro: z.string().max(400).exactOptional().describe('At most three sentences.'),
  hints: z.array(z.string().max(240)).max(20).exactOptional().describe('One per program.'),
  outro: z.string().max(240).exactOptional(),
});

const parSchema = z.strictObject({
  turns: z.int().min(1).max(9999),
  proof: z.enum(['optimal', 'witness', 'fair']),
  programs: z.int().min(0).max(999).exactOptional(),
  days: z.int().min(1).max(99).exactOptional(),
  instructions: z.int().min(0).max(9999).exactOptional(),
  robust: z.int().min(0).max(99).exactOptional().describe('Reseeded runs the reference policy won.'),
});

export const documentSchema = z.strictObject({
  $schema: z.string().max(200).exactOptional(),
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
  title: z.string().min(1).max(60),
  ruleset: z.enum(RULESETS),
  difficulty: z.enum(DIFFICULTIES),
  robot: z.enum(ROBOTS),
  kit: z.enum(KITS).default('standard'),
  radius: z.int().min(1).max(6).describe('Of the playable cells; the ring around them is not written.'),
  rows: z
    .array(z.string().max(80))
    .max(13)
    .describe('One row per r; . Grass, # Blocked, - Dry, " Fertile, ~ Mud, ^ Rocky, blanks between.'),
  pois: z.array(poiSchema).max(127),
  seed: z.string().min(1).max(32).exactOptional().describe('Default: the id.'),
  avatar: z
    .strictObject({ ...place, facing })
    .exactOptional()
    .describe('Default: (0,0) facing 0.'),
  cells: z
    .array(z.strictObject({ ...place, modifiers: z.array(modifierSchema).min(1).max(9) }))
    .max(127)
    .exactOptional(),
  currencies: z
    .strictObject(Object.fromEntries(CURRENCIES.map((field) => [field, amount.exactOptional()])))
    .exactOptional()
    .describe('Start values instead of those of difficulty and robot.'),
  robotModifiers: z.array(modifierSchema).max(20).exactOptional(),
  deck: z
    .array(z.union([type, z.strictObject({ type, modifiers: z.array(modifierSchema).max(9) })]))
    .max(60)
    .exactOptional()
    .describe('Card types in the order of their ids; left out: the deck of robot and kit.'),
  deckOrder: z.enum(['fixed', 'shuffled']).exactOptional().describe('fixed: the first card is on top on day 1.'),
  glitches: z.array(type).min(1).max(40).exactOptional().describe('The order of glitches, from the first on.'),
  counters: z
    .strictObject({
      unreliable: amount.exactOptional(),
      effective: amount.exactOptional(),
      heat: amount.exactOptional(),
    })
    .exactOptional(),
  programCount: z.int().min(1).max(20).exactOptional(),
  dayLimit: z.int().min(1).max(99).exactOptional(),
  attempt: z.int().min(0).max(99).exactOptional(),
  texts: textsSchema.exactOptional(),
  witness: z.array(z.array(z.unknown()).min(1)).max(999).exactOptional().describe('A winning list of turns.'),
  par: parSchema.exactOptional(),
});

export type LevelDocument = z.infer<typeof documentSchema>;
