// The form of the three content files, for editors and for the validator. What no schema can say stands in validate.ts.
// The bounds of numbers are the configuration's own; this file holds none a second time.

import { schemaLink } from '@interlock/kernel';
import { type ZodType, z } from 'zod';
import { content as shipped } from '../content.ts';
import type { Config } from '../shape.ts';
import { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from '../shape.ts';
import type { FileName } from './finding.ts';

/** Lines in which an answer may say what came of it. */
const SAYS_MAX = 4;
/** Answers of which a card may remember one. */
const AFTER_MAX = 8;

/** Most characters of a text on a card. */
export const TEXT_MAX = { title: 32, situation: 110, label: 48, says: 140 } as const;

/** Both bounds stand in both sentences: a designer wants to know the range, not one end of it. */
const ranged = (min: number, max: number) => {
  const error = `must be between ${min} and ${max}`;
  return z.int().min(min, { error }).max(max, { error });
};

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idSchema = z.string().max(80).regex(slug).describe('small letters, digits and single hyphens');
/** Plain text of one line. */
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^(?!\s)[^\n\r]*(?<!\s)$/);

const PM_MAX = 4000;
const file = { $schema: schemaLink };
const range = (max: number) =>
  z.strictObject({ min: ranged(0, max).describe('at the least'), max: ranged(0, max).describe('at the most') });

const eventsSchema = ({
  limits: { percentMax, counterMax },
  weight: { baseMax },
  cooldown: { maxSeconds },
}: Config) => {
  const conditionSchema = z.strictObject({
    param: z.enum(PARAMS).describe('a gauge, or the seconds since the last answer'),
    op: z.enum(OPS).describe('how it is compared'),
    value: ranged(0, counterMax).describe('what it is compared with'),
  });

  const ruleSchema = z.strictObject({
    param: z.enum(TARGETS).describe('the gauge that changes the weight'),
    from: ranged(0, counterMax).describe('at this value and below, the weight is that of fromPm'),
    to: ranged(0, counterMax).describe('at this value and beyond, the weight is that of toPm'),
    fromPm: ranged(0, PM_MAX).describe('factor at `from`, in thousandths'),
    toPm: ranged(0, PM_MAX).describe('factor at `to`, in thousandths'),
  });

  const actionSchema = z.strictObject({
    id: idSchema,
    label: line(TEXT_MAX.label).describe('the answer as it stands on its button'),
    effects: z
      .array(
        z.strictObject({
          target: z.enum(TARGETS).describe('a gauge'),
          delta: ranged(-percentMax, percentMax).describe('what is added to it'),
        }),
      )
      .describe('what it does to the gauges'),
    scoreImpact: ranged(-percentMax, percentMax).describe('what is added to the score'),
    cooldown: ranged(0, maxSeconds).describe('seconds until the answer may be given again'),
    says: z
      .array(line(TEXT_MAX.says))
      .min(1)
      .max(SAYS_MAX)
      .optional()
      .describe('lines of which one says what came of it'),
  });

  const eventSchema = z.strictObject({
    id: idSchema,
    title: line(TEXT_MAX.title).describe('heading of the card'),
    situation: line(TEXT_MAX.situation).describe('what the card says'),
    tags: z.array(z.enum(TAGS)).min(1).describe('kinds it belongs to; climates and scenarios weigh by them'),
    conditions: z.array(conditionSchema).describe('it is only dealt while all of these hold'),
    after: z
      .array(idSchema)
      .min(1)
      .max(AFTER_MAX)
      .optional()
      .describe('only dealt while one of these answers is remembered: card and answer, joined'),
    baseWeight: ranged(0, baseMax).describe('how often it comes beside the others'),
    cooldown: ranged(0, maxSeconds).describe('seconds until it may come again'),
    weightRules: z.array(ruleSchema).optional().describe('gauges that make it come more or less often'),
    terminal: z.boolean().optional().describe('true: its answers end the run'),
    terminalOutcome: z.enum(['win', 'lose']).optional().describe('how they end it'),
    actions: z.array(actionSchema).min(2).max(MAX_ANSWERS).describe('two to four answers, in the order they are shown'),
  });

  return z.strictObject({ ...file, events: z.array(eventSchema).describe('every card there is') });
};

/** Ranges of the seven fields at the start of a run. */
const startRanges = ({ limits: { percentMax, counterMax } }: Config) => ({
  timeLeft: range(counterMax).describe('seconds on the clock'),
  stress: range(percentMax).describe('your stress'),
  privilege: range(counterMax).describe('what you are allowed to touch'),
  bureaucracy: range(percentMax).describe('how thick the paper is'),
  security: range(percentMax).describe('how closely you are watched'),
  influence: range(counterMax).describe('who owes you something'),
  score: range(counterMax).describe('points'),
});

const byTag = z.strictObject(
  Object.fromEntries(TAGS.map((tag) => [tag, ranged(0, PM_MAX).optional().describe('in thousandths')])),
);
const namesByTag = z.strictObject(
  Object.fromEntries(TAGS.map((tag) => [tag, z.string().max(40).optional().describe('as a player reads it')])),
);

const scenariosSchema = (config: Config) => {
  const scenarioSchema = z.strictObject({
    id: idSchema,
    order: ranged(1, 1000).describe('place in the list'),
    name: line(40).describe('as a player reads it'),
    teaches: line(160).describe('what is new, in a few words'),
    initRanges: z.strictObject(startRanges(config)).partial().describe('where the start differs from the usual one'),
    tagWeightPm: byTag.optional().describe('factors of cards by tag, in thousandths'),
    onlyTags: z.array(z.enum(TAGS)).optional().describe('only cards with one of these tags are dealt'),
  });

  return z.strictObject({ ...file, scenarios: z.array(scenarioSchema).describe('every scenario there is') });
};

const configSchema = (config: Config) => {
  const { percentMax, counterMax } = config.limits;
  const ranges = startRanges(config);
  const someRanges = z.strictObject(ranges).partial();
  const count = ranged(1, 1_000_000);
  const natural = ranged(0, counterMax);
  const factor = ranged(-1_000_000, 1_000_000);
  const slopes = z.array(
    z.strictObject({ from: natural.describe('from this value on'), each: factor.describe('for each point') }),
  );
  const bent = z.strictObject({
    each: factor.describe('for each point'),
    above: slopes.describe('more for each point above a value'),
  });
  return z.strictObject({
    ...file,
    initRanges: z.strictObject(ranges).describe('where the gauges may stand at the start'),
    winGate: z
      .strictObject({
        privilegeMin: natural.describe('privilege at the least'),
        securityMax: ranged(0, percentMax).describe('scrutiny at the most'),
        bureaucracyMax: ranged(0, percentMax).describe('bureaucracy at the most'),
        timeLeftMin: natural.describe('seconds left at the least'),
      })
      .describe('when the port may open'),
    loseTerminals: z
      .strictObject({
        securityMin: ranged(0, percentMax).describe('scrutiny from which the port may be blocked'),
        bureaucracyMin: ranged(0, percentMax).describe('bureaucracy from which the ticket may expire'),
      })
      .describe('from where the cards that end it badly may come'),
    envModifierPm: range(PM_MAX).describe('factor that chance puts on each card of a run, in thousandths'),
    stateModifier: z
      .strictObject({
        enabled: z.boolean().describe('false: weight rules are ignored'),
        minPm: ranged(0, PM_MAX).describe('at the least, in thousandths'),
        maxPm: ranged(0, PM_MAX).describe('at the most, in thousandths'),
      })
      .describe('factor that the gauges put on each card'),
    limits: z
      .strictObject({
        percentMax: count.describe('of those that run to a hundred'),
        counterMax: count.describe('of those that only count'),
        startTimeMax: ranged(1, 36_000).describe('seconds at the start'),
      })
      .describe('bounds of the gauges'),
    lose: z
      .strictObject({
        timeLeftAt: natural.describe('seconds left'),
        stressAt: natural.describe('stress'),
        privilegeAt: natural.describe('privilege'),
      })
      .describe('where the run ends'),
    clock: z
      .strictObject({
        tickMs: count.describe('milliseconds of a tick'),
        msPerSecond: count.describe('milliseconds of a second on the clock'),
      })
      .describe('how time is counted'),
    weight: z
      .strictObject({
        divisor: count.describe('weights are kept in parts of this'),
        baseMax: count.describe('heaviest a card may be'),
      })
      .describe('how cards are weighed'),
    cooldown: z
      .strictObject({ maxSeconds: count.describe('seconds at the most') })
      .describe('how long a thing may rest'),
    freeze: z
      .strictObject({
        fillerAfterTicks: count.describe('ticks until the filler comes'),
        maxMs: count.describe('milliseconds of silence at the most'),
      })
      .describe('when no card can be dealt'),
    stars: z
      .strictObject({ timeLeftMin: natural.describe('seconds left'), scoreMin: natural.describe('score') })
      .describe('what the second and third want'),
    relaxed: z
      .strictObject({
        thinkTicks: ranged(0, 600).describe('ticks an answer takes'),
        waitChoices: z.array(count).max(20).describe('ticks that can be waited at once'),
        maxPlanWait: natural.describe('ticks that can be waited in a plan'),
      })
      .describe('play without a clock'),
    realtime: z
      .strictObject({ speedsPm: z.array(count).max(20).describe('speeds to choose from, in thousandths') })
      .describe('play against the clock'),
    shift: z
      .strictObject({
        tickets: ranged(1, 9).describe('how many'),
        stressDivisor: count.describe('stress above the start is divided by this and carried over'),
        stressMax: natural.describe('carried over at the most'),
        stressCap: natural.describe('stress a ticket begins with at the most'),
        influenceDivisor: count.describe('influence is divided by this and carried over'),
        influenceMax: natural.describe('carried over at the most'),
      })
      .describe('several tickets in a row'),
    forecast: z
      .strictObject({
        scalePm: count.describe('odds are told in parts of this'),
        climateRows: natural.describe('cards listed for a climate'),
      })
      .describe('what is told of the next card'),
    odds: z
      .strictObject({
        samples: ranged(1, 10_000).describe('runs played for them'),
        maxSamples: ranged(1, 10_000).describe('runs that may be asked for'),
      })
      .describe('odds of a steady player'),
    policy: z
      .strictObject({
        greedy: z
          .strictObject({
            privilege: factor.describe('of privilege'),
            timeLeft: factor.describe('of a second'),
            stress: factor.describe('of stress'),
            bureaucracy: factor.describe('of bureaucracy'),
            security: factor.describe('of scrutiny'),
          })
          .describe('worth of a point to the greedy one'),
        careful: z
          .strictObject({
            winLeaf: factor.describe('a win'),
            lossLeaf: factor.describe('a loss'),
            noCard: factor.describe('no card'),
          })
          .describe('worth of an end to the careful one'),
        value: z
          .strictObject({
            stress: bent.describe('of stress'),
            privilege: z
              .strictObject({
                eachBelowGate: factor.describe('a point below what the gate wants'),
                eachBeyond: factor.describe('a point beyond it'),
                beyondMax: natural.describe('points beyond it that count'),
                atOne: factor.describe('when only one is left'),
              })
              .describe('of privilege'),
            bureaucracy: bent.describe('of bureaucracy'),
            security: bent.describe('of scrutiny'),
            influence: z
              .strictObject({ each: factor.describe('for each point'), max: natural.describe('points that count') })
              .describe('of influence'),
            timeLeft: z
              .strictObject({
                each: factor.describe('for each second'),
                below: slopes.describe('more for each second below a value'),
              })
              .describe('of seconds'),
            lost: factor.describe('a lost run'),
            won: factor.describe('a won run'),
          })
          .describe('worth of a state to steady and careful'),
      })
      .describe('the players'),
    seed: z
      .strictObject({
        maxChars: ranged(1, 24).describe('of a ticket'),
        shiftMaxChars: ranged(1, 22).describe('of a shift'),
      })
      .describe('how long a seed may be'),
    solver: z
      .strictObject({
        beam: ranged(1, 4096).describe('states kept at each step'),
        retryBeam: ranged(1, 8192).describe('states kept when that found nothing'),
        maxPicks: ranged(1, 200).describe('answers of a line'),
        exactNodes: ranged(1, 5_000_000).describe('states of an exhaustive search'),
      })
      .describe('bounds of the search'),
    generator: z
      .strictObject({
        maxTries: ranged(1, 200).describe('candidates looked at'),
        climatePm: z.array(ranged(0, PM_MAX)).min(1).describe('how strong a climate is, in thousandths'),
        climates: namesByTag.describe('what a climate is called, by tag'),
        difficulties: z
          .array(
            z.strictObject({
              initRanges: someRanges.describe('where the gauges may stand'),
              climates: range(TAGS.length).describe('how many climates'),
              oddsPm: range(1000).describe('odds of the steady player that are kept, in thousandths'),
            }),
          )
          .describe('from the easiest on'),
      })
      .describe('tickets by seed'),
    undo: z.strictObject({ maxDepth: natural.describe('answers') }).describe('what can be taken back'),
    share: z
      .strictObject({ maxChars: count.describe('characters'), goalChars: count.describe('characters it should have') })
      .describe('how long a link may be'),
    lint: z
      .strictObject({
        minOffers: natural.describe('an answer is judged after so many offers'),
        seenMinPm: ranged(0, 1000).describe('runs that see a card, in thousandths, at the least'),
        seenMaxPm: ranged(0, 1000).describe('at the most'),
        pickedMinPm: ranged(0, 1000).describe('offers that take an answer, in thousandths'),
        solveSeeds: ranged(1, 200).describe('seeds each scenario is solved on'),
      })
      .describe('from where a deep check warns'),
    basics: z
      .strictObject({
        count: natural.describe('how many'),
        cooldownMin: natural.describe('seconds they rest at the least'),
        cooldownMax: natural.describe('seconds they rest at the most'),
      })
      .describe('the cards that always may come'),
    ui: z
      .strictObject({
        guardMs: natural.describe('milliseconds for which a new card takes no answer'),
        timeWarnings: z.array(natural).describe('seconds left that are read out'),
      })
      .describe('what a screen keeps to'),
    scoreTiers: z
      .array(
        z.strictObject({
          min: natural.describe('from this score on'),
          title: line(40).describe('what it is called'),
          needsWin: z.boolean().describe('true: only after a win'),
        }),
      )
      .min(1)
      .describe('what a score is called, from the lowest on'),
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
