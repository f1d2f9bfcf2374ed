// The plain numbers of a ruleset: prices, bounds, rewards, score, and what the generator builds boards from.

import { z } from 'zod';
import { RARITIES, TERMINAL_REWARDS, TOWER_REWARDS } from '../shape/names.ts';
import { kindSchema } from './cards.ts';

const amount = z.int().min(0).max(9999);
const signed = z.int().min(-999).max(999);
const percent = z.int().min(0).max(100);
const weights = z
  .array(amount)
  .length(RARITIES.length)
  .describe('By rarity: Common, Magic, Uncommon, Rare, Legendary.');

/** One entry for each name of a list. */
export const each = <K extends string, T extends z.ZodType>(names: readonly K[], one: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, one])) as Record<K, T>);

export const oddsSchema = z
  .strictObject({ num: amount, den: amount.min(1) })
  .describe('A chance of num in den; den is a power of 2.');

export const numbersSchema = z.strictObject({
  currency: z.strictObject({
    minTapeLength: amount,
    minHandSize: amount,
    maxTapeLength: amount,
    maxHandSize: amount,
    maxPreview: amount,
    maxStability: amount,
  }),
  deck: z.strictObject({ minOwned: amount, maxOwned: amount }),
  tape: z.strictObject({ hardCap: z.int().min(1).max(16).describe('Cards on a tape, whatever space they take.') }),
  discard: z.strictObject({ cost: amount.describe('Energy per card.') }),
  donkey: z.strictObject({ capacity: amount, kickEnergy: amount }),
  loop: z.strictObject({ maxReexecPerCard: amount, maxPasses: amount, maxFollowUpDepth: amount }),
  weather: z.strictObject({ chance: oddsSchema, neighbours: z.int().min(0).max(6) }),
  day: z.strictObject({ sleepEnergy: amount }),
  resupply: z.strictObject({ extra: amount }),
  heat: z.strictObject({ max: amount, onDefer: amount, onAccept: signed, stabilityDefer: amount }),
  atRisk: z.strictObject({ shown: amount }),
  shop: z.strictObject({
    offers: z.int().min(1).max(8),
    weights,
    rerollBase: amount,
    base: amount.describe('Weight of a type within its rarity.'),
    contractBonus: amount,
    robotBonus: amount,
    deckBonus: amount,
    contractWeights: weights,
  }),
  gamble: z.strictObject({
    cost: amount,
    cards: z.int().min(1).max(12),
    weights,
    maxTake: amount,
    buffs: z.array(kindSchema).min(1),
    debuffs: z.array(kindSchema).min(1),
    isFair: z.boolean().describe('A worthless booster gets one good card.'),
  }),
  bufferOverflow: z.strictObject({ cost: amount }),
  stability: z.strictObject({ perGoods: amount.min(1), perTower: amount }),
  scrub: z.strictObject({ energyFirst: amount, step: amount, stability: amount }),
  quarantine: z.strictObject({ cost: amount }),
  tower: z.strictObject({
    rewards: z.array(z.enum(TOWER_REWARDS)),
    energy: amount,
    patchRarity: z.enum(RARITIES),
    immunity: z.array(kindSchema),
  }),
  terminal: z.strictObject({ revealDistance: amount, rewards: z.array(z.enum(TERMINAL_REWARDS)), preview: amount }),
  score: z.strictObject({
    perGood: amount,
    perShed: amount,
    perTower: amount,
    perDonkey: amount,
    win: amount,
    perDayLeft: amount,
    energyFactor: amount,
    energyCap: amount,
    instructionAllowance: amount,
    assignment: amount,
    contract: amount,
    resupply: signed,
  }),
  preview: z.strictObject({ maxStates: amount.min(1), maxQuarterPower: amount }),
  proof: z.strictObject({
    robustRuns: amount.max(999),
    horizonDays: amount.max(999),
    searchNodes: z.int().min(1).max(10_000_000),
  }),
  unlock: z.strictObject({ courierDayGoods: amount, rangerRests: amount, leanInstructions: amount, leanGoods: amount }),
});

export const boardSchema = z.strictObject({
  radiusBase: z.int().min(1).max(6),
  radiusPerF: z.int().min(0).max(6).describe('Cells per whole difficulty.'),
  splats: each(
    ['Blocked', 'Dry', 'Fertile', 'Mud', 'Rocky'] as const,
    z.strictObject({
      base: amount.describe('Times quarters/4; fertile ground times (6-quarters)/4.'),
      spread: percent,
    }),
  ),
  pois: each(['Donkey', 'Shed', 'Crate', 'Tower'] as const, z.strictObject({ percent, min: amount })),
  terminalMinDistance: amount,
  requestBase: amount.min(1),
  requestVariance: amount,
  cratePercentBase: amount,
  cratePercentPerQuarter: amount,
  crateWeightMin: amount.min(1),
  crateWeightMax: amount.min(1),
  maxAttempts: z.int().min(0).max(99),
});
