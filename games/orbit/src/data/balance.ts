// The numbers of the game that belong to no subsystem, class or personality, and their ranges.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { whole } from './bounds.ts';

const RINGS = 6;
const SECTORS = 24;
const POWERS = 3;
const DIFFICULTIES = 5;

const listOf = (length: number, one: z.ZodType<number>) =>
  z.array(one, `must be a list of ${length}`).length(length, `must be a list of ${length}`);
const byRing = (low: number, high: number) => listOf(RINGS, whole(low, high));
const byPower = (low: number, high: number) => listOf(POWERS, whole(low, high));
const byDifficulty = (low: number, high: number) => listOf(DIFFICULTIES, whole(low, high));
const points = () => whole(-10_000, 10_000);

/** Inner rings are faster, and every orbit closes in whole turns. */
const speeds = byRing(1, SECTORS - 1).superRefine((speed, { addIssue }) => {
  const wrong = (path: number, message: string) =>
    addIssue({ code: 'custom', params: { code: 'bad-speed' }, message, path: [path] });
  speed.forEach((one, i) => {
    if (SECTORS % one !== 0) wrong(i, `must divide ${SECTORS}`);
    if (i > 0 && one >= speed[i - 1]!) wrong(i, `must be below the speed of the ring inside it`);
  });
});

export const balanceSchema = z.strictObject({
  $schema: schemaLink,
  board: z
    .strictObject({
      rings: z.literal(RINGS).describe('rings of the board; the tables by ring have as many entries'),
      sectors: z.literal(SECTORS).describe('sectors of every ring'),
      speed: speeds.describe('sectors a coasting object moves each turn, by ring'),
    })
    .describe('the board'),
  reactor: z.strictObject({ size: whole(1, 99).describe('energy units of a reactor') }).describe("a ship's reactor"),
  return: z
    .strictObject({ limit: whole(0, 99).describe('energy taken back and heat vented, at most, each turn') })
    .describe('what goes back to the reactor in a turn'),
  heat: z
    .strictObject({ damagePerUnit: whole(0, 99).describe('hull lost for each unit of heat carried') })
    .describe('what heat does'),
  burn: z
    .strictObject({
      energy: byPower(1, 9).describe('energy in the engines a burn needs, by power'),
      mass: byPower(0, 9).describe('reaction mass a burn costs, by power'),
      rings: byPower(1, RINGS - 1).describe('rings a transfer changes, by power'),
      phaseSectors: byPower(1, SECTORS - 1).describe('sectors a phase burn adds or takes, by power'),
    })
    .describe('what burns need and do'),
  scoop: z
    .strictObject({ yield: byRing(0, 99).describe('reaction mass a coasting turn collects, by ring') })
    .describe('what the scoop collects'),
  laser: z
    .strictObject({
      ringOffset: whole(1, RINGS - 1).describe('rings between the ship and its attack window'),
      reach: whole(0, SECTORS / 2 - 1).describe('sectors either way'),
      damage: whole(0, 99).describe('damage to each ship hit'),
      maxShips: whole(0, 10).describe('ships hit by one attack'),
      maxMissiles: whole(0, 99).describe('missiles shot down by one defence'),
    })
    .describe('the laser'),
  railgun: z
    .strictObject({
      range: whole(1, SECTORS - 1).describe('sectors of the lane'),
      damageStandard: whole(0, 99).describe('damage at the minimum energy'),
      damageOvercharged: whole(0, 99).describe('damage above it'),
      recoilRingsPerUnit: whole(0, RINGS - 1).describe('rings of recoil for each energy over the threshold'),
      braceMassPerUnit: whole(0, 9).describe('reaction mass a braced shot costs for each energy over the threshold'),
      braceEngines: whole(0, 9).describe('energy in the engines that bracing needs'),
    })
    .describe('the railgun'),
  missile: z
    .strictObject({
      steps: whole(0, 24).describe('steps of one flight, after the drift'),
      life: whole(1, 9).describe('flights of a missile'),
      damage: whole(0, 99).describe('damage of an impact'),
      launchesPerTurn: z.literal(1).describe('launches of one plan, which names one target'),
    })
    .describe('missiles'),
  shields: z
    .strictObject({
      absorbPerEnergy: whole(0, 99).describe('damage taken off each turn for each energy in active shields'),
      strainHeat: whole(0, 99).describe('heat of a turn in which shields took something off'),
    })
    .describe('shields'),
  gate: z
    .strictObject({ width: whole(0, 11).describe('sectors either way of a gate that gives no width') })
    .describe('gates of a race'),
  ai: z
    .strictObject({
      lookahead: whole(0, 9).describe('turns of coasting an opponent looks ahead'),
      weightCoastMany: whole(1, 99).describe('weight of coasting beside other guesses'),
      weightOther: whole(1, 99).describe('weight of every other guess, and of coasting alone'),
      targetRingFactor: whole(0, 99).describe('sectors a ring counts as when the nearest ship is looked for'),
    })
    .describe('how opponents look ahead'),
  forecast: z
    .strictObject({ turns: whole(1, 24).describe('turns a forecast shows, the planned one included') })
    .describe('how far a forecast reaches'),
  duel: z.strictObject({ turnLimit: whole(1, 60).describe('last turn of a duel that gives none') }).describe('duels'),
  medal: z
    .strictObject({
      silverSlack: whole(0, 60).describe('turns over par that still earn silver'),
      silverHullPermille: whole(0, 1000).describe('per mille of par hull that still earn silver, rounded up'),
    })
    .describe('what medals ask for'),
  score: z
    .strictObject({
      base: whole(0, 100_000).describe('points of a win at par'),
      perTurn: whole(0, 10_000).describe('points for each turn under par, lost for each over it'),
      perHull: whole(0, 10_000).describe('points for each hull left'),
    })
    .describe('what a run scores'),
  solver: z
    .strictObject({
      beam: whole(1, 20_000).describe('states kept of a layer'),
      resolveLimit: whole(1, 10_000_000).describe('turns resolved for one question in play'),
      proofLimit: whole(1, 1_000_000_000).describe('turns resolved when content is built'),
      score: z
        .strictObject({
          hull: points().describe('each hull of the own ship'),
          heat: points().describe('each heat on it'),
          mass: points().describe('each reaction mass on it'),
          ammo: points().describe('each missile in its stock'),
          energy: points().describe('each energy allocated'),
          redHull: points().describe('each hull of a living hostile ship'),
          redRing: points().describe('each ring to it'),
          redSector: points().describe('each sector to it'),
          redDestroyed: points().describe('each hostile ship destroyed'),
          friendHull: points().describe('each hull of another ship of the own side'),
          friendLost: points().describe('each such ship destroyed'),
          ownMissile: points().describe('each own missile in flight'),
          hostileMissile: points().describe('each hostile missile in flight'),
          gate: points().describe('each gate passed'),
          gateRing: points().describe('each ring to the next gate'),
          gateSector: points().describe('each sector to it'),
          escapeRing: points().describe('each ring to the ring of escape'),
        })
        .describe('worth of a state where a layer must be cut'),
    })
    .describe('bounds of the search'),
  players: z
    .strictObject({
      greedyBlur: whole(0, 10_000).describe('points by which greedy misjudges a state, either way'),
      carefulBlur: whole(0, 10_000).describe('the same for careful'),
      carefulTurns: whole(1, 9).describe('turns careful looks ahead'),
      carefulWidth: whole(1, 999).describe('lines careful keeps in mind'),
      carefulSlip: whole(0, 100).describe('turns in a hundred in which careful looks no further than greedy'),
    })
    .describe('the players scenarios are measured with'),
  gen: z
    .strictObject({
      attempts: whole(1, 999).describe('attempts before the authored scenario is taken'),
      beam: whole(1, 20_000).describe('states kept of a layer when an attempt is solved'),
      searchTurns: byDifficulty(1, 60).describe('turns a win may take, by difficulty'),
      minPar: byDifficulty(1, 60).describe('turns a win must take, by difficulty'),
      minParGauntlet: whole(1, 60).describe('the same for a gauntlet of any difficulty'),
      slack: byDifficulty(0, 60).describe('turns the limit lies above par, by difficulty'),
      race: z
        .strictObject({
          gates: byDifficulty(1, 12).describe('gates, by difficulty'),
          mass: whole(0, 8).describe('reaction mass at the start'),
        })
        .describe('scenarios with gates'),
      hunt: z
        .strictObject({
          points: byDifficulty(1, 99).describe('points red ships are bought with, by difficulty'),
          missiles: byDifficulty(0, 99).describe('missiles of the player, by difficulty'),
        })
        .describe('scenarios with ships to destroy'),
      escort: z
        .strictObject({ points: byDifficulty(1, 99).describe('points red ships are bought with') })
        .describe('scenarios with a ship to protect'),
      gauntlet: z
        .strictObject({
          points: byDifficulty(1, 99).describe('points red ships are bought with'),
          mass: byDifficulty(0, 8).describe('reaction mass of the player'),
          hull: byDifficulty(1, 99).describe('hull of the player'),
        })
        .describe('scenarios to live through'),
      cost: z
        .record(z.string().max(24, 'must have at most 24 characters'), whole(1, 99))
        .describe('points of a red ship, by class'),
    })
    .describe('the generator'),
});

export type Balance = Readonly<Omit<z.infer<typeof balanceSchema>, '$schema'>>;
