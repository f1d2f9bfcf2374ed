// The form of the three content files, for editors and for the validator. What no schema can say stands in validate.ts.
// The bounds of numbers are the configuration's own; this file holds none a second time.

import { type ZodType, z } from 'zod';
import { content as shipped } from '../content.ts';
import type { Config } from '../shape.ts';
import { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from '../shape.ts';
import type { FileName } from './finding.ts';

/** Most characters of a text on a card. */
/** Lines in which an answer may say what came of it. */
const SAYS_MAX = 4;

export const TEXT_MAX = { title: 32, situation: 110, label: 48, says: 140 } as const;

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

const PM_MAX = 4000;
const file = { $schema: z.string().optional() };
const range = (max: number) => z.strictObject({ min: ranged(0, max), max: ranged(0, max) });

const eventsSchema = ({
  limits: { percentMax, counterMax },
  weight: { baseMax },
  cooldown: { maxSeconds },
}: Config) => {
  const conditionSchema = z.strictObject({
    param: z.enum(PARAMS),
    op: z.enum(OPS),
    value: ranged(0, counterMax),
  });

  const ruleSchema = z.strictObject({
    param: z.enum(TARGETS),
    from: ranged(0, counterMax),
    to: ranged(0, counterMax),
    fromPm: ranged(0, PM_MAX),
    toPm: ranged(0, PM_MAX),
  });

  const actionSchema = z.strictObject({
    id: idSchema,
    label: line(TEXT_MAX.label),
    effects: z.array(z.strictObject({ target: z.enum(TARGETS), delta: ranged(-percentMax, percentMax) })),
    scoreImpact: ranged(-percentMax, percentMax),
    cooldown: ranged(0, maxSeconds),
    says: z.array(line(TEXT_MAX.says)).min(1).max(SAYS_MAX).optional(),
  });

  const eventSchema = z.strictObject({
    id: idSchema,
    title: line(TEXT_MAX.title),
    situation: line(TEXT_MAX.situation),
    tags: z.array(z.enum(TAGS)).min(1),
    conditions: z.array(conditionSchema),
    baseWeight: ranged(0, baseMax),
    cooldown: ranged(0, maxSeconds),
    weightRules: z.array(ruleSchema).optional(),
    terminal: z.boolean().optional(),
    terminalOutcome: z.enum(['win', 'lose']).optional(),
    actions: z.array(actionSchema).min(2).max(MAX_ANSWERS),
  });

  return z.strictObject({ ...file, events: z.array(eventSchema) });
};

/** Ranges of the seven fields at the start of a run. */
const startRanges = ({ limits: { percentMax, counterMax } }: Config) => ({
  timeLeft: range(counterMax),
  stress: range(percentMax),
  privilege: range(counterMax),
  bureaucracy: range(percentMax),
  security: range(percentMax),
  influence: range(counterMax),
  score: range(counterMax),
});

const byTag = z.strictObject(Object.fromEntries(TAGS.map((tag) => [tag, ranged(0, PM_MAX).optional()])));
const namesByTag = z.strictObject(Object.fromEntries(TAGS.map((tag) => [tag, z.string().max(40).optional()])));

const scenariosSchema = (config: Config) => {
  const scenarioSchema = z.strictObject({
    id: idSchema,
    order: ranged(1, 1000),
    name: line(40),
    teaches: line(160),
    initRanges: z.strictObject(startRanges(config)).partial(),
    tagWeightPm: byTag.optional(),
    onlyTags: z.array(z.enum(TAGS)).optional(),
  });

  return z.strictObject({ ...file, scenarios: z.array(scenarioSchema) });
};

const configSchema = (config: Config) => {
  const { percentMax, counterMax } = config.limits;
  const ranges = startRanges(config);
  const someRanges = z.strictObject(ranges).partial();
  const count = ranged(1, 1_000_000);
  const natural = ranged(0, counterMax);
  const factor = ranged(-1_000_000, 1_000_000);
  const slopes = z.array(z.strictObject({ from: natural, each: factor }));
  const bent = z.strictObject({ each: factor, above: slopes });
  return z.strictObject({
    ...file,
    initRanges: z.strictObject(ranges),
    winGate: z.strictObject({
      privilegeMin: natural,
      securityMax: ranged(0, percentMax),
      bureaucracyMax: ranged(0, percentMax),
      timeLeftMin: natural,
    }),
    loseTerminals: z.strictObject({ securityMin: ranged(0, percentMax), bureaucracyMin: ranged(0, percentMax) }),
    envModifierPm: range(PM_MAX),
    stateModifier: z.strictObject({ enabled: z.boolean(), minPm: ranged(0, PM_MAX), maxPm: ranged(0, PM_MAX) }),
    limits: z.strictObject({ percentMax: count, counterMax: count, startTimeMax: ranged(1, 36_000) }),
    lose: z.strictObject({ timeLeftAt: natural, stressAt: natural, privilegeAt: natural }),
    clock: z.strictObject({ tickMs: count, msPerSecond: count }),
    weight: z.strictObject({ divisor: count, baseMax: count }),
    cooldown: z.strictObject({ maxSeconds: count }),
    freeze: z.strictObject({ fillerAfterTicks: count, maxMs: count }),
    stars: z.strictObject({ timeLeftMin: natural, scoreMin: natural }),
    relaxed: z.strictObject({ thinkTicks: ranged(0, 600), waitChoices: z.array(count).max(20), maxPlanWait: natural }),
    realtime: z.strictObject({ speedsPm: z.array(count).max(20) }),
    shift: z.strictObject({
      tickets: ranged(1, 9),
      stressDivisor: count,
      stressMax: natural,
      stressCap: natural,
      influenceDivisor: count,
      influenceMax: natural,
    }),
    forecast: z.strictObject({ scalePm: count, climateRows: natural }),
    odds: z.strictObject({ samples: ranged(1, 10_000), maxSamples: ranged(1, 10_000) }),
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
      beam: ranged(1, 4096),
      retryBeam: ranged(1, 8192),
      maxPicks: ranged(1, 200),
      exactNodes: ranged(1, 5_000_000),
    }),
    generator: z.strictObject({
      maxTries: ranged(1, 200),
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
      solveSeeds: ranged(1, 200),
    }),
    basics: z.strictObject({ count: natural, cooldownMin: natural, cooldownMax: natural }),
    ui: z.strictObject({ guardMs: natural, timeWarnings: z.array(natural) }),
    scoreTiers: z.array(z.strictObject({ min: natural, title: line(40), needsWin: z.boolean() })).min(1),
  });
};

const SCHEMAS: { readonly [F in FileName]: (config: Config) => ZodType } = {
  events: eventsSchema,
  config: configSchema,
  scenarios: scenariosSchema,
};

/** The schemas of the shipped files; building one takes longer than judging a card by it. */
export const shippedSchemas: { readonly [F in FileName]: ZodType } = {
  events: eventsSchema(shipped.config),
  config: configSchema(shipped.config),
  scenarios: scenariosSchema(shipped.config),
};

const boundsOf = ({ limits, weight, cooldown }: Config): readonly number[] => [
  limits.percentMax,
  limits.counterMax,
  weight.baseMax,
  cooldown.maxSeconds,
];

/** A file's schema with the bounds of this configuration. */
export const schemaFor = (file: FileName, config: Config): ZodType => {
  const usual = boundsOf(shipped.config);
  const isUsual = boundsOf(config).every((bound, i) => bound === usual[i]);
  return isUsual ? shippedSchemas[file] : SCHEMAS[file](config);
};
