// The form of the three content files, for editors and for the validator. What no schema can say stands in validate.ts.

import { z } from 'zod';
import { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from './shape.ts';

const PERCENT_MAX = 100;
const COUNTER_MAX = 999_999;
const PM_MAX = 4000;
const COOLDOWN_MAX = 3600;

/** Both bounds stand in both sentences: a designer wants to know the range, not one end of it. */
const ranged = (min: number, max: number) => {
  const error = `must be between ${min} and ${max}`;
  return z.int().min(min, { error }).max(max, { error });
};

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idSchema = z.string().max(80).regex(slug);
/** Plain text of one line. */
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^(?!\s)[^\n\r]*(?<!\s)$/);

const conditionSchema = z.strictObject({
  param: z.enum(PARAMS),
  op: z.enum(OPS),
  value: ranged(0, COUNTER_MAX),
});

const ruleSchema = z.strictObject({
  param: z.enum(TARGETS),
  from: ranged(0, COUNTER_MAX),
  to: ranged(0, COUNTER_MAX),
  fromPm: ranged(0, PM_MAX),
  toPm: ranged(0, PM_MAX),
});

const actionSchema = z.strictObject({
  id: idSchema,
  label: line(48),
  effects: z.array(z.strictObject({ target: z.enum(TARGETS), delta: ranged(-PERCENT_MAX, PERCENT_MAX) })),
  scoreImpact: ranged(-PERCENT_MAX, PERCENT_MAX),
  cooldown: ranged(0, COOLDOWN_MAX),
});

const eventSchema = z.strictObject({
  id: idSchema,
  title: line(32),
  situation: line(110),
  tags: z.array(z.enum(TAGS)).min(1),
  conditions: z.array(conditionSchema),
  baseWeight: ranged(0, 100),
  cooldown: ranged(0, COOLDOWN_MAX),
  weightRules: z.array(ruleSchema).optional(),
  terminal: z.boolean().optional(),
  terminalOutcome: z.enum(['win', 'lose']).optional(),
  actions: z.array(actionSchema).min(2).max(MAX_ANSWERS),
});

const file = { $schema: z.string().optional() };

export const eventsSchema = z.strictObject({ ...file, events: z.array(eventSchema) });

const range = (max: number) => z.strictObject({ min: ranged(0, max), max: ranged(0, max) });
const ranges = {
  timeLeft: range(COUNTER_MAX),
  stress: range(PERCENT_MAX),
  privilege: range(COUNTER_MAX),
  bureaucracy: range(PERCENT_MAX),
  security: range(PERCENT_MAX),
  influence: range(COUNTER_MAX),
  score: range(COUNTER_MAX),
};
const someRanges = z.strictObject(ranges).partial();
const byTag = z.strictObject(Object.fromEntries(TAGS.map((tag) => [tag, ranged(0, PM_MAX).optional()])));
const namesByTag = z.strictObject(Object.fromEntries(TAGS.map((tag) => [tag, z.string().max(40).optional()])));

const scenarioSchema = z.strictObject({
  id: idSchema,
  order: ranged(1, 1000),
  name: line(40),
  teaches: line(160),
  initRanges: someRanges,
  tagWeightPm: byTag.optional(),
  onlyTags: z.array(z.enum(TAGS)).optional(),
});

export const scenariosSchema = z.strictObject({ ...file, scenarios: z.array(scenarioSchema) });

const count = ranged(1, 1_000_000);
const natural = ranged(0, COUNTER_MAX);
const factor = ranged(-1_000_000, 1_000_000);
const slopes = z.array(z.strictObject({ from: natural, each: factor }));
const bent = z.strictObject({ each: factor, above: slopes });

export const configSchema = z.strictObject({
  ...file,
  initRanges: z.strictObject(ranges),
  winGate: z.strictObject({
    privilegeMin: natural,
    securityMax: ranged(0, PERCENT_MAX),
    bureaucracyMax: ranged(0, PERCENT_MAX),
    timeLeftMin: natural,
  }),
  loseTerminals: z.strictObject({ securityMin: ranged(0, PERCENT_MAX), bureaucracyMin: ranged(0, PERCENT_MAX) }),
  envModifierPm: range(PM_MAX),
  stateModifier: z.strictObject({ enabled: z.boolean(), minPm: ranged(0, PM_MAX), maxPm: ranged(0, PM_MAX) }),
  limits: z.strictObject({ percentMax: count, counterMax: count, startTimeMax: count }),
  lose: z.strictObject({ timeLeftAt: natural, stressAt: natural, privilegeAt: natural }),
  clock: z.strictObject({ tickMs: count, msPerSecond: count }),
  weight: z.strictObject({ divisor: count, baseMax: count }),
  cooldown: z.strictObject({ maxSeconds: count }),
  freeze: z.strictObject({ fillerAfterTicks: count, maxMs: count }),
  stars: z.strictObject({ timeLeftMin: natural, scoreMin: natural }),
  relaxed: z.strictObject({ thinkTicks: ranged(0, 600), waitChoices: z.array(count), maxPlanWait: natural }),
  realtime: z.strictObject({ speedsPm: z.array(count) }),
  shift: z.strictObject({
    tickets: ranged(1, 9),
    stressDivisor: count,
    stressMax: natural,
    stressCap: natural,
    influenceDivisor: count,
    influenceMax: natural,
  }),
  forecast: z.strictObject({ scalePm: count, climateRows: natural }),
  odds: z.strictObject({ samples: count, maxSamples: count }),
  policy: z.strictObject({
    greedy: z.strictObject({
      privilege: factor,
      timeLeft: factor,
      stress: factor,
      bureaucracy: factor,
      security: factor,
    }),
    careful: z.strictObject({ winLeaf: factor, lossLeaf: factor, noCard: factor }),
    value: z.strictObject({
      stress: bent,
      privilege: z.strictObject({ eachBelowGate: factor, eachBeyond: factor, beyondMax: natural, atOne: factor }),
      bureaucracy: bent,
      security: bent,
      influence: z.strictObject({ each: factor, max: natural }),
      timeLeft: z.strictObject({ each: factor, below: slopes }),
      lost: factor,
      won: factor,
    }),
  }),
  seed: z.strictObject({ maxChars: ranged(1, 24), shiftMaxChars: ranged(1, 22) }),
  solver: z.strictObject({
    beam: count,
    retryBeam: count,
    maxPicks: ranged(1, 1000),
    exactNodes: ranged(1, 100_000_000),
  }),
  generator: z.strictObject({
    maxTries: ranged(1, 1000),
    climatePm: z.array(ranged(0, PM_MAX)).min(1),
    climates: namesByTag,
    difficulties: z.array(
      z.strictObject({ initRanges: someRanges, climates: range(TAGS.length), oddsPm: range(1000) }),
    ),
  }),
  undo: z.strictObject({ maxDepth: natural }),
  share: z.strictObject({ maxChars: count, goalChars: count }),
  lint: z.strictObject({
    minOffers: natural,
    seenMinPm: ranged(0, 1000),
    seenMaxPm: ranged(0, 1000),
    pickedMinPm: ranged(0, 1000),
    solveSeeds: ranged(1, 1000),
  }),
  basics: z.strictObject({ count: natural, cooldownMin: natural, cooldownMax: natural }),
  ui: z.strictObject({ guardMs: natural, timeWarnings: z.array(natural) }),
  scoreTiers: z.array(z.strictObject({ min: natural, title: line(40), needsWin: z.boolean() })).min(1),
});
