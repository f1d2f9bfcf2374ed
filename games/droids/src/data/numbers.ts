// The plain numbers of a ruleset: prices, bounds, rewards, score, and what the generator builds boards from.

import { z } from 'zod';
import { RARITIES, TERMINAL_REWARDS, TOWER_REWARDS } from '../shape/names.ts';
import { kindSchema } from './cards.ts';

const amount = z.int().min(0).max(9999);
const signed = z.int().min(-999).max(999);
const percent = z.int().min(0).max(100).describe('In percent.');
const weights = z
  .array(amount)
  .length(RARITIES.length)
  .describe('By rarity: Common, Magic, Uncommon, Rare, Legendary.');

/** One entry for each name of a list. */
export const each = <K extends string, T extends z.ZodType>(names: readonly K[], one: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, one])) as Record<K, T>);

export const oddsSchema = z
  .strictObject({ num: amount.describe('Of so many.'), den: amount.min(1).describe('Out of so many.') })
  .describe('A chance of num in den; den is a power of 2.');

export const numbersSchema = z.strictObject({
  currency: z
    .strictObject({
      minTapeLength: amount.describe('Space of the shortest tape.'),
      minHandSize: amount.describe('Cards of the smallest hand.'),
      maxTapeLength: amount.describe('Space of the longest tape.'),
      maxHandSize: amount.describe('Cards of the largest hand.'),
      maxPreview: amount.describe('Slots a forecast may reach.'),
      maxStability: amount.describe('Stability at the most.'),
    })
    .describe('Bounds of the currencies.'),
  deck: z
    .strictObject({ minOwned: amount.describe('At the least.'), maxOwned: amount.describe('At the most.') })
    .describe('How many cards one may own.'),
  tape: z
    .strictObject({ hardCap: z.int().min(1).max(16).describe('Cards on a tape, whatever space they take.') })
    .describe('The tape itself.'),
  discard: z.strictObject({ cost: amount.describe('Energy per card.') }).describe('Throwing cards away.'),
  donkey: z
    .strictObject({
      capacity: amount.describe('Goods it carries.'),
      kickEnergy: amount.describe('Energy a kick costs.'),
    })
    .describe('What a donkey can do.'),
  loop: z
    .strictObject({
      maxReexecPerCard: amount.describe('Times a card may be run again.'),
      maxPasses: amount.describe('Passes of a whole program.'),
      maxFollowUpDepth: amount.describe('Cards that may call one another.'),
    })
    .describe('Bounds of programs that run in circles.'),
  weather: z
    .strictObject({
      chance: oddsSchema.describe('Of one cell.'),
      neighbours: z.int().min(0).max(6).describe('Cells of that ground that are enough.'),
    })
    .describe('How ground spreads.'),
  day: z.strictObject({ sleepEnergy: amount.describe('Energy a night gives.') }).describe('Between two days.'),
  resupply: z
    .strictObject({ extra: amount.describe('Goods brought beyond what is open.') })
    .describe('When goods run short.'),
  heat: z
    .strictObject({
      max: amount.describe('Heat at the most.'),
      onDefer: amount.describe('Added by deferring.'),
      onAccept: signed.describe('Added by accepting.'),
      stabilityDefer: amount.describe('Stability a deferral costs.'),
    })
    .describe('What deferring glitches builds up.'),
  atRisk: z
    .strictObject({ shown: amount.describe('How many are named beforehand.') })
    .describe('Cards that a glitch may hit.'),
  shop: z
    .strictObject({
      offers: z.int().min(1).max(8).describe('Cards on offer.'),
      weights,
      rerollBase: amount.describe('Energy of the first reroll; each further one costs one more.'),
      base: amount.describe('Weight of a type within its rarity.'),
      contractBonus: amount.describe('Weight for a tag of the contract.'),
      robotBonus: amount.describe('Weight for a tag of the robot.'),
      deckBonus: amount.describe('Weight for a tag of the deck.'),
      contractWeights: weights,
    })
    .describe('What the repair bay offers.'),
  gamble: z
    .strictObject({
      cost: amount.describe('Energy of one.'),
      cards: z.int().min(1).max(12).describe('Cards in one.'),
      weights,
      maxTake: amount.describe('Cards that may be kept.'),
      buffs: z.array(kindSchema).min(1).describe('Modifiers a good card may have.'),
      debuffs: z.array(kindSchema).min(1).describe('Modifiers a bad card may have.'),
      isFair: z.boolean().describe('A worthless booster gets one good card.'),
    })
    .describe('Boosters.'),
  bufferOverflow: z.strictObject({ cost: amount.describe('Energy of it.') }).describe('One more program in the day.'),
  stability: z
    .strictObject({
      perGoods: amount.min(1).describe('Credited goods for one point.'),
      perTower: amount.describe('Points for a tower.'),
    })
    .describe('What earns stability.'),
  scrub: z
    .strictObject({
      energyFirst: amount.describe('Energy of the first one.'),
      step: amount.describe('Energy more for each further one.'),
      stability: amount.describe('Stability it costs.'),
    })
    .describe('Taking a modifier off a card.'),
  quarantine: z
    .strictObject({ cost: amount.describe('Energy of it.') })
    .describe('A card rests for a day and comes back clean.'),
  tower: z
    .strictObject({
      rewards: z.array(z.enum(TOWER_REWARDS)).describe('In the order they are drawn from.'),
      energy: amount.describe('Energy where it gives that.'),
      patchRarity: z.enum(RARITIES).describe('Of the card where it gives one.'),
      immunity: z.array(kindSchema).describe('Against what where it gives that.'),
    })
    .describe('What a tower gives.'),
  terminal: z
    .strictObject({
      revealDistance: amount.describe('Cells from which it is seen.'),
      rewards: z.array(z.enum(TERMINAL_REWARDS)).describe('In the order they are drawn from.'),
      preview: amount.describe('Slots of preview where it gives that.'),
    })
    .describe('What a terminal gives.'),
  score: z
    .strictObject({
      perGood: amount.describe('For a credited good.'),
      perShed: amount.describe('For a filled shed.'),
      perTower: amount.describe('For a tower disabled for the first time.'),
      perDonkey: amount.describe('For a donkey recruited for the first time.'),
      win: amount.describe('For filling every shed.'),
      perDayLeft: amount.describe('For a day that was not needed.'),
      energyFactor: amount.describe('For a point of energy left.'),
      energyCap: amount.describe('Energy that counts at the most.'),
      instructionAllowance: amount.describe('Each instruction below this counts one.'),
      assignment: amount.describe('For an assignment done.'),
      contract: amount.describe('For a contract that paid.'),
      resupply: signed.describe('For a resupply.'),
    })
    .describe('Points of a run.'),
  preview: z
    .strictObject({
      maxStates: amount.min(1).describe('Outcomes kept apart in a slot.'),
      maxQuarterPower: amount.describe('Fractions down to a quarter to this power.'),
    })
    .describe('How far odds are worked out.'),
  proof: z
    .strictObject({
      robustRuns: amount.max(999).describe('Reseeded runs played.'),
      horizonDays: amount.max(999).describe('Days a structural proof looks ahead.'),
      searchNodes: z.int().min(1).max(10_000_000).describe('Programs tried by the clairvoyant search.'),
    })
    .describe('What a certificate takes.'),
  unlock: z
    .strictObject({
      courierDayGoods: amount.describe('Goods delivered in one day.'),
      rangerRests: amount.describe('Rests on fertile ground in one run.'),
      leanInstructions: amount.describe('Instructions of a lean program, at the most.'),
      leanGoods: amount.describe('Goods of a lean program, at the least.'),
    })
    .describe('What unlocks robots and kits.'),
});

export const boardSchema = z.strictObject({
  radiusBase: z.int().min(1).max(6).describe('Cells from the middle to the edge.'),
  radiusPerF: z.int().min(0).max(6).describe('Cells per whole difficulty.'),
  splats: each(
    ['Blocked', 'Dry', 'Fertile', 'Mud', 'Rocky'] as const,
    z
      .strictObject({
        base: amount.describe('Times quarters/4; fertile ground times (6-quarters)/4.'),
        spread: percent,
      })
      .describe('Patches of one kind of ground.'),
  ).describe('Patches of ground.'),
  pois: each(
    ['Donkey', 'Shed', 'Crate', 'Tower'] as const,
    z.strictObject({ percent, min: amount.describe('At the least.') }).describe('How many stand on the board.'),
  ).describe('What stands on the board.'),
  terminalMinDistance: amount.describe('Cells between terminals and the robot.'),
  requestBase: amount.min(1).describe('Goods a shed asks for.'),
  requestVariance: amount.describe('More or less than that.'),
  cratePercentBase: amount.describe('Goods in crates, in percent of what is asked for.'),
  cratePercentPerQuarter: amount.describe('Less of that for each quarter of difficulty.'),
  crateWeightMin: amount.min(1).describe("A crate's share of the goods, at the least."),
  crateWeightMax: amount.min(1).describe("A crate's share of the goods, at the most."),
  maxAttempts: z.int().min(0).max(99).describe('Boards tried before the fallback.'),
});
