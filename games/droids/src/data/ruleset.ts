// The ruleset document: mode flags and every number. Cards, glitches and modifiers join it when the content is read
// (content.ts).

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { DIFFICULTIES, MODIFIER_KINDS, ROBOTS, RULESETS, TAGS, TERRAINS } from '../shape/names.ts';
import { deltasSchema, kindSchema, typeSchema } from './cards.ts';
import { modifierSchema } from './modifiers.ts';
import { boardSchema, each, numbersSchema } from './numbers.ts';

const amount = z.int().min(0).max(9999).describe('A whole number, not below 0.');
const signed = z.int().min(-999).max(999).describe('A whole number, below 0 too.');

const flagsSchema = z.strictObject({
  raceMode: z.enum(['chance', 'always']).describe('Whether a race condition swaps by chance or always.'),
  unreliableMode: z.enum(['chance', 'counter']).describe('Whether unreliable cards fail by chance or by count.'),
  effectiveMode: z.enum(['chance', 'counter']).describe('Whether effective cards work twice by chance or by count.'),
  corruptMode: z.enum(['reverse', 'dampenWear']).describe('What Corrupt does.'),
  deferMode: z.enum(['triangular', 'heat']).describe('What deferring costs.'),
  glitchTargetMode: z.enum(['random', 'atRisk']).describe('Which card a glitch hits.'),
  weatherMode: z.enum(['chance', 'adjacent']).describe('Where weather spreads.'),
  heatWaveRestore: z.enum(['nominal', 'taken']).describe('What a heat wave gives back.'),
  goodsShortMode: z.enum(['lose', 'resupply']).describe('What happens when goods run short.'),
  reflashMode: z.literal('queue').describe('Reflashed cards queue.'),
  hasStability: z.boolean().describe('There is stability to earn and to spend.'),
  hasScrubber: z.boolean().describe('Modifiers can be scrubbed off cards.'),
  hasQuarantine: z.boolean().describe('Cards can rest for a day and come back clean.'),
  hasContracts: z.boolean().describe('Runs have a contract.'),
  hasAssignments: z.boolean().describe('Days have an assignment.'),
  hasTowerRewards: z.boolean().describe('Towers give something.'),
  hasKicks: z.boolean().describe('Donkeys kick whoever comes from behind.'),
});

const difficultySchema = z
  .strictObject({
    energy: amount.describe('Energy at the start.'),
    maxCarry: amount.describe('Goods the robot carries.'),
    handSize: amount.max(40).describe('Cards of a hand.'),
    tapeLength: amount.max(60).describe('Space of the tape.'),
    preview: amount.max(60).describe('Slots the forecast reaches.'),
    quarters: z.int().min(0).max(6).describe('The difficulty in quarters: 2, 3, 4.'),
    dayLimit: amount.min(1).max(999).describe('Days of a run.'),
    corruptCells: amount.max(999).describe('Corrupt cells on the board.'),
    raceCells: amount.max(999).describe('Race cells on the board.'),
    terminals: amount.max(999).describe('Terminals on the board.'),
    buff16: z.int().min(0).max(16).describe('Chance of a buff on a booster card, in sixteenths.'),
    debuff16: z.int().min(0).max(16).describe('Chance of a debuff on a booster card, in sixteenths.'),
  })
  .describe('One difficulty.');

const robotSchema = z
  .strictObject({
    programCount: z.int().min(1).max(20).describe('Programs per day.'),
    adds: deltasSchema,
    traits: z.array(kindSchema).describe('Modifiers it always has.'),
    tags: z.array(z.enum(TAGS)).describe('What the shop leans to.'),
    deck: z.array(typeSchema).min(1).max(60).describe('Card types in the order of their ids.'),
  })
  .describe('One robot.');

const terrainSchema = z
  .strictObject({
    rest: signed.describe('Added to a rest on it.'),
    moveEnergy: signed.describe('Energy of a move that begins on it.'),
    interactCost: signed.describe('Added to the cost of cards that interact on it.'),
    healed: z.enum(TERRAINS).describe('What it becomes when it is treated.'),
    harmed: z.enum(TERRAINS).describe('What it becomes when it is harmed.'),
  })
  .describe('One kind of ground.');

const MEASURES = [
  ...(['pathLength', 'heavyInstructions', 'cleanDay', 'leanPrograms', 'towers', 'extraPasses', 'newCells'] as const),
  ...(['credited', 'prioritySheds', 'earlyCredited', 'heaviest', 'none'] as const),
] as const;

const contractSchema = z.strictObject({
  name: typeSchema,
  tag: z.enum(TAGS).describe('The shop leans to it while the contract runs.'),
  measure: z.enum(MEASURES).describe('What is counted.'),
  at: amount.describe('Threshold inside the measure; 0: none.'),
  per: amount.min(1).describe('Pays for every full so many.'),
  most: amount.nullable().describe('Pays so many times at the most; null: no bound.'),
  energy: amount.describe('Energy it pays.'),
  stability: amount.describe('Stability it pays.'),
  modifier: kindSchema.nullable().describe('On the robot while the contract runs.'),
  worth: amount.describe('Of two offers the reference player signs the one of more worth.'),
});

const assignmentSchema = z.strictObject({
  name: typeSchema,
  measure: z.enum(MEASURES).describe('What is counted.'),
  at: amount.min(1).describe('Done when the measure reaches this.'),
  energy: amount.describe('Energy it pays.'),
  stability: amount.describe('Stability it pays.'),
  needs: z
    .enum(['nothing', 'openTotal', 'openRequest', 'activeTower', 'unvisited'])
    .describe('When it can be met at all.'),
  express: z
    .strictObject({
      per: amount.min(1).describe('For every full so many goods.'),
      energy: amount.describe('Energy for that.'),
      programs: amount.min(1).describe('Only in the first so many programs.'),
    })
    .exactOptional()
    .describe('Pays by speed instead.'),
  isFragile: z.boolean().exactOptional().describe('True: lost when goods break.'),
  modifier: kindSchema.nullable().describe('On the robot for the day; null: none.'),
});

export const rulesetSchema = z.strictObject({
  $schema: schemaLink,
  name: z.enum(RULESETS).describe('Which ruleset it is.'),
  flags: flagsSchema.describe('How the rules of this set differ in kind.'),
  difficulties: each(DIFFICULTIES, difficultySchema).describe('What a difficulty starts with.'),
  robots: each(ROBOTS, robotSchema).describe('The four robots.'),
  terrain: each(TERRAINS, terrainSchema).describe('Every kind of ground.'),
  glitches: z.array(typeSchema).min(1).max(200).describe('The glitch deck, by name.'),
  contracts: z.array(contractSchema).max(200).describe('What a run may be paid for.'),
  assignments: z.array(assignmentSchema).max(200).describe('What a day may be paid for.'),
  numbers: numbersSchema.describe('Prices, bounds, rewards, score.'),
  board: boardSchema.describe('What boards are made from.'),
});

export type RulesetDocument = z.infer<typeof rulesetSchema>;

/** The same with the modifiers in place, as overrides of a run may change them. */
export const tunedSchema = rulesetSchema.extend({
  modifiers: each(MODIFIER_KINDS, modifierSchema).describe('Every kind of modifier.'),
});
