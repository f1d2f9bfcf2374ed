// The ruleset document: mode flags and every number. Cards and glitches join it when the content is read (content.ts).

import { z } from 'zod';
import { CURRENCIES, DIFFICULTIES, MODIFIER_KINDS, ROBOTS, RULESETS, TAGS, TERRAINS } from '../shape/names.ts';
import { deltasSchema, kindSchema, typeSchema } from './cards.ts';
import { boardSchema, each, numbersSchema, oddsSchema } from './numbers.ts';

const amount = z.int().min(0).max(9999);
const signed = z.int().min(-999).max(999);

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
  reflashMode: z.literal('queue'),
  hasStability: z.boolean(),
  hasScrubber: z.boolean(),
  hasQuarantine: z.boolean(),
  hasContracts: z.boolean(),
  hasAssignments: z.boolean(),
  hasTowerRewards: z.boolean(),
  hasKicks: z.boolean().describe('Donkeys kick whoever comes from behind.'),
});

const modifierSchema = z.strictObject({
  sign: z.enum(['negative', 'positive', 'neutral']),
  arrival: z
    .strictObject({ field: z.enum(CURRENCIES), amount: signed, least: amount.exactOptional() })
    .exactOptional()
    .describe('Changed on arrival, given back on removal; `least`: not below this.'),
  costs: z
    .array(z.strictObject({ with: z.array(z.enum(['Move', 'Turn', 'TurnToward', 'Interact'])), amount: signed }))
    .exactOptional()
    .describe('Changes of the play cost, for cards with such an intent; none named: every card.'),
  perProgram: z.strictObject({ field: z.enum(CURRENCIES), amount: signed }).exactOptional(),
  chance: oddsSchema.exactOptional(),
  period: amount.min(1).exactOptional().describe('The counter wraps here, and then it acts.'),
  amount: amount.exactOptional().describe("The kind's own number: rest, step, most stacks, divisor, Energy, discount."),
});

const difficultySchema = z.strictObject({
  energy: amount,
  maxCarry: amount,
  handSize: amount.max(40),
  tapeLength: amount.max(60),
  preview: amount.max(60),
  quarters: z.int().min(0).max(6).describe('The difficulty in quarters: 2, 3, 4.'),
  dayLimit: amount.min(1).max(999),
  corruptCells: amount.max(999),
  raceCells: amount.max(999),
  terminals: amount.max(999),
  buff16: z.int().min(0).max(16).describe('Chance of a buff on a booster card, in sixteenths.'),
  debuff16: z.int().min(0).max(16),
});

const robotSchema = z.strictObject({
  programCount: z.int().min(1).max(20).describe('Programs per day.'),
  adds: deltasSchema,
  traits: z.array(kindSchema),
  tags: z.array(z.enum(TAGS)).describe('What the shop leans to.'),
  deck: z.array(typeSchema).min(1).max(60).describe('Card types in the order of their ids.'),
});

const terrainSchema = z.strictObject({
  rest: signed.describe('Added to a rest on it.'),
  moveEnergy: signed.describe('Energy of a move that begins on it.'),
  interactCost: signed.describe('Added to the cost of cards that interact on it.'),
  healed: z.enum(TERRAINS),
  harmed: z.enum(TERRAINS),
});

const MEASURES = [
  ...(['pathLength', 'heavyInstructions', 'cleanDay', 'leanPrograms', 'towers', 'extraPasses', 'newCells'] as const),
  ...(['credited', 'prioritySheds', 'earlyCredited', 'heaviest', 'none'] as const),
] as const;

const contractSchema = z.strictObject({
  name: typeSchema,
  tag: z.enum(TAGS),
  measure: z.enum(MEASURES),
  at: amount.describe('Threshold inside the measure; 0: none.'),
  per: amount.min(1).describe('Pays for every full so many.'),
  most: amount.nullable().describe('Pays so many times at the most; null: no bound.'),
  energy: amount,
  stability: amount,
  modifier: kindSchema.nullable().describe('On the robot while the contract runs.'),
});

const assignmentSchema = z.strictObject({
  name: typeSchema,
  measure: z.enum(MEASURES),
  at: amount.min(1).describe('Done when the measure reaches this.'),
  energy: amount,
  stability: amount,
  needs: z
    .enum(['nothing', 'openTotal', 'openRequest', 'activeTower', 'unvisited'])
    .describe('When it can be met at all.'),
  express: z.strictObject({ per: amount.min(1), energy: amount, programs: amount.min(1) }).exactOptional(),
  isFragile: z.boolean().exactOptional(),
  modifier: kindSchema.nullable(),
});

export const rulesetSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.enum(RULESETS),
  flags: flagsSchema,
  difficulties: each(DIFFICULTIES, difficultySchema),
  robots: each(ROBOTS, robotSchema),
  modifiers: each(MODIFIER_KINDS, modifierSchema),
  terrain: each(TERRAINS, terrainSchema),
  glitches: z.array(typeSchema).min(1).max(200).describe('The glitch deck, by name.'),
  contracts: z.array(contractSchema).max(200),
  assignments: z.array(assignmentSchema).max(200),
  numbers: numbersSchema,
  board: boardSchema,
});

export type RulesetDocument = z.infer<typeof rulesetSchema>;
