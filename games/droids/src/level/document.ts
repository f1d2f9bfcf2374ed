// The level document: one form for generated and authored levels. The schema says what a single field may hold; what the
// fields say together is judged in lint.ts.

import { schemaLink } from '@interlock/kernel';
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

const coordinate = z.int().min(-6).max(6).describe('Axial coordinate, 0 in the middle.');
const amount = z.int().min(0).max(999).describe('A whole number, not below 0.');
const facing = z.int().min(0).max(5).describe('Where it looks, in steps of 60 degrees, 0 to 5.');
const place = { q: coordinate, r: coordinate };
const type = z.string().min(1).max(24).describe('Name of a card or glitch.');

const modifierSchema = z.strictObject({
  kind: z.enum(MODIFIER_KINDS).describe('Which modifier.'),
  duration: z.enum(DURATIONS).exactOptional().describe('Default Permanent.'),
  source: z.string().min(1).max(32).exactOptional().describe('Default `level`.'),
  of: z.array(z.enum(MODIFIER_KINDS)).max(9).exactOptional().describe('Immunity and GlobalImmunity: against what.'),
  stacks: z.int().min(1).max(9).exactOptional().describe('Worn.'),
});

const poiSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('Donkey').describe('A donkey.'), ...place, facing: facing.exactOptional() }),
  z.strictObject({
    kind: z.literal('Shed').describe('A shed that wants goods.'),
    ...place,
    request: amount.min(1).describe('Goods it wants.'),
    received: amount.exactOptional().describe('Goods it has.'),
  }),
  z.strictObject({ kind: z.literal('Crate').describe('A crate of goods.'), ...place, amount }),
  z.strictObject({
    kind: z.literal('Tower').describe('A tower that disturbs its surroundings.'),
    ...place,
    active: z.boolean().exactOptional().describe('False: it is off from the start.'),
    reward: z
      .strictObject({
        kind: z.enum(TOWER_REWARDS).describe('Which reward.'),
        card: type.exactOptional().describe('The card of `patch`.'),
      })
      .exactOptional()
      .describe('What switching it off gives.'),
  }),
  z.strictObject({
    kind: z.literal('Terminal').describe('A terminal to read.'),
    ...place,
    reward: z.enum(TERMINAL_REWARDS).describe('What reading it gives.'),
  }),
]);

const textsSchema = z.strictObject({
  chapter: z.string().max(40).exactOptional().describe('Heading it stands under.'),
  teaches: z.string().max(120).exactOptional().describe('What is new, in a few words.'),
  intro: z.string().max(400).exactOptional().describe('At most three sentences.'),
  hints: z.array(z.string().max(240)).max(20).exactOptional().describe('One per program.'),
  outro: z.string().max(240).exactOptional().describe('After the win.'),
});

const parSchema = z.strictObject({
  turns: z.int().min(1).max(9999).describe('Turns of the best known run.'),
  proof: z.enum(['optimal', 'witness', 'fair']).describe('How far that is proven.'),
  programs: z.int().min(0).max(999).exactOptional().describe('Programs of that run.'),
  days: z.int().min(1).max(99).exactOptional().describe('Days of that run.'),
  instructions: z.int().min(0).max(9999).exactOptional().describe('Instructions of that run.'),
  robust: z.int().min(0).max(99).exactOptional().describe('Reseeded runs the reference policy won.'),
});

export const documentSchema = z.strictObject({
  $schema: schemaLink,
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
    .describe('File name without its ending.'),
  title: z.string().min(1).max(60).describe('On the level page.'),
  ruleset: z.enum(RULESETS).describe('Which rules it is played by.'),
  difficulty: z.enum(DIFFICULTIES).describe('Which numbers it starts with.'),
  robot: z.enum(ROBOTS).describe('Who runs the tape.'),
  kit: z.enum(KITS).default('standard').describe('What the deck begins with.'),
  radius: z.int().min(1).max(6).describe('Of the playable cells; the ring around them is not written.'),
  rows: z
    .array(z.string().max(80))
    .max(13)
    .describe('One row per r; . Grass, # Blocked, - Dry, " Fertile, ~ Mud, ^ Rocky, blanks between.'),
  pois: z.array(poiSchema).max(127).describe('What stands on the board.'),
  seed: z.string().min(1).max(32).exactOptional().describe('Default: the id.'),
  avatar: z
    .strictObject({ ...place, facing })
    .exactOptional()
    .describe('Default: (0,0) facing 0.'),
  cells: z
    .array(
      z.strictObject({ ...place, modifiers: z.array(modifierSchema).min(1).max(9).describe('What lies on the cell.') }),
    )
    .max(127)
    .exactOptional()
    .describe('Cells with modifiers.'),
  currencies: z
    .strictObject(
      Object.fromEntries(CURRENCIES.map((field) => [field, amount.exactOptional().describe('At the start.')])),
    )
    .exactOptional()
    .describe('Start values instead of those of difficulty and robot.'),
  robotModifiers: z.array(modifierSchema).max(20).exactOptional().describe('What the robot begins with.'),
  deck: z
    .array(
      z.union([
        type,
        z.strictObject({ type, modifiers: z.array(modifierSchema).max(9).describe('What lies on the card.') }),
      ]),
    )
    .max(60)
    .exactOptional()
    .describe('Card types in the order of their ids; left out: the deck of robot and kit.'),
  deckOrder: z.enum(['fixed', 'shuffled']).exactOptional().describe('fixed: the first card is on top on day 1.'),
  glitches: z.array(type).min(1).max(40).exactOptional().describe('The order of glitches, from the first on.'),
  counters: z
    .strictObject({
      unreliable: amount.exactOptional().describe('Of unreliable cards.'),
      effective: amount.exactOptional().describe('Of effective cards.'),
      heat: amount.exactOptional().describe('Of deferred glitches.'),
    })
    .exactOptional()
    .describe('Where the counters stand at the start.'),
  programCount: z.int().min(1).max(20).exactOptional().describe('Programs per day; left out: that of the robot.'),
  dayLimit: z.int().min(1).max(99).exactOptional().describe('Last day; left out: that of the difficulty.'),
  attempt: z.int().min(0).max(99).exactOptional().describe('Which try of the generator it was.'),
  texts: textsSchema.exactOptional().describe('What is said around the run.'),
  witness: z.array(z.array(z.unknown()).min(1)).max(999).exactOptional().describe('A winning list of turns.'),
  par: parSchema.exactOptional().describe('The best known run.'),
});

export type LevelDocument = z.infer<typeof documentSchema>;
