// The nouns of Open The Port: declarations only. Every other module imports from here; nothing here does anything.

import type { Shape } from '@interlock/kernel';

/** The seven fields of a run, in the order in which they are rolled, listed and explained. */
export const FIELDS = ['timeLeft', 'stress', 'privilege', 'bureaucracy', 'security', 'influence', 'score'] as const;
export type Field = (typeof FIELDS)[number];
export type Fields = { [F in Field]: number };

/** What an effect may touch and a condition may read; score is for the rating only. */
export const TARGETS = ['timeLeft', 'stress', 'privilege', 'bureaucracy', 'security', 'influence'] as const;
export type Target = (typeof TARGETS)[number];
export const PARAMS = [...TARGETS, 'idleTicks'] as const;
export type Param = (typeof PARAMS)[number];

/** Most answers a card may have. */
export const MAX_ANSWERS = 4;

export const OPS = ['>=', '<=', '>', '<', '==', '!='] as const;
export type Op = (typeof OPS)[number];

export const TAGS = [
  'basic',
  'paper',
  'people',
  'security',
  'self',
  'clock',
  'tech',
  'late',
  'boon',
  'time',
  'lesson',
  'filler',
  'terminal',
] as const;
export type Tag = (typeof TAGS)[number];

export const OUTCOMES = ['win', 'time', 'stress', 'privilege', 'critical'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Effect {
  readonly target: Field;
  readonly delta: number;
}

export interface Condition {
  readonly param: Param;
  readonly op: Op;
  readonly value: number;
}

export interface WeightRule {
  readonly param: Target;
  readonly from: number;
  readonly to: number;
  readonly fromPm: number;
  readonly toPm: number;
}

/** One answer on a card. */
export interface Answer {
  readonly id: string;
  readonly label: string;
  readonly effects: readonly { readonly target: Target; readonly delta: number }[];
  readonly scoreImpact: number;
  readonly cooldown: number;
  /** What came of it, in one of these lines; without weight on anything. */
  readonly says?: readonly string[] | undefined;
}

/** One event of the content: a card. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly situation: string;
  readonly tags: readonly Tag[];
  readonly conditions: readonly Condition[];
  /** Ids of answers: the card comes only while one of them is remembered, which is as long as it cools. */
  readonly after?: readonly string[] | undefined;
  readonly baseWeight: number;
  readonly cooldown: number;
  readonly weightRules?: readonly WeightRule[] | undefined;
  readonly terminal?: boolean | undefined;
  readonly terminalOutcome?: 'win' | 'lose' | undefined;
  readonly actions: readonly Answer[];
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

export type InitRanges = { readonly [F in Field]: Range };
export type SomeRanges = { readonly [F in Field]?: Range | undefined };
export type TagWeights = { readonly [T in Tag]?: number | undefined };

export interface Scenario {
  readonly id: string;
  readonly order: number;
  readonly name: string;
  readonly teaches: string;
  readonly initRanges: SomeRanges;
  readonly tagWeightPm?: TagWeights | undefined;
  readonly onlyTags?: readonly Tag[] | undefined;
}

export interface Tier {
  readonly min: number;
  readonly title: string;
  readonly needsWin: boolean;
}

interface Slope {
  readonly from: number;
  readonly each: number;
}

export interface Difficulty {
  readonly initRanges: SomeRanges;
  readonly climates: Range;
  readonly oddsPm: Range;
}

export interface Config {
  readonly initRanges: InitRanges;
  readonly winGate: {
    readonly privilegeMin: number;
    readonly securityMax: number;
    readonly bureaucracyMax: number;
    readonly timeLeftMin: number;
  };
  readonly loseTerminals: { readonly securityMin: number; readonly bureaucracyMin: number };
  readonly envModifierPm: Range;
  readonly stateModifier: { readonly enabled: boolean; readonly minPm: number; readonly maxPm: number };
  readonly limits: { readonly percentMax: number; readonly counterMax: number; readonly startTimeMax: number };
  readonly lose: { readonly timeLeftAt: number; readonly stressAt: number; readonly privilegeAt: number };
  readonly clock: { readonly tickMs: number; readonly msPerSecond: number };
  readonly weight: { readonly divisor: number; readonly baseMax: number };
  readonly cooldown: { readonly maxSeconds: number };
  readonly freeze: { readonly fillerAfterTicks: number; readonly maxMs: number };
  readonly stars: { readonly timeLeftMin: number; readonly scoreMin: number };
  readonly relaxed: {
    readonly thinkTicks: number;
    readonly waitChoices: readonly number[];
    readonly maxPlanWait: number;
  };
  readonly realtime: { readonly speedsPm: readonly number[] };
  readonly shift: {
    readonly tickets: number;
    readonly stressDivisor: number;
    readonly stressMax: number;
    readonly stressCap: number;
    readonly influenceDivisor: number;
    readonly influenceMax: number;
  };
  readonly forecast: { readonly scalePm: number; readonly climateRows: number };
  readonly odds: { readonly samples: number; readonly maxSamples: number };
  readonly policy: {
    readonly greedy: {
      readonly privilege: number;
      readonly timeLeft: number;
      readonly stress: number;
      readonly bureaucracy: number;
      readonly security: number;
    };
    readonly careful: { readonly winLeaf: number; readonly lossLeaf: number; readonly noCard: number };
    readonly value: {
      readonly stress: { readonly each: number; readonly above: readonly Slope[] };
      readonly privilege: {
        readonly eachBelowGate: number;
        readonly eachBeyond: number;
        readonly beyondMax: number;
        readonly atOne: number;
      };
      readonly bureaucracy: { readonly each: number; readonly above: readonly Slope[] };
      readonly security: { readonly each: number; readonly above: readonly Slope[] };
      readonly influence: { readonly each: number; readonly max: number };
      readonly timeLeft: { readonly each: number; readonly below: readonly Slope[] };
      readonly lost: number;
      readonly won: number;
    };
  };
  readonly seed: { readonly maxChars: number; readonly shiftMaxChars: number };
  readonly solver: {
    readonly beam: number;
    readonly retryBeam: number;
    readonly maxPicks: number;
    readonly exactNodes: number;
  };
  readonly generator: {
    readonly maxTries: number;
    readonly climatePm: readonly number[];
    readonly climates: { readonly [T in Tag]?: string | undefined };
    readonly difficulties: readonly Difficulty[];
  };
  readonly undo: { readonly maxDepth: number };
  readonly share: { readonly maxChars: number; readonly goalChars: number };
  readonly lint: {
    readonly minOffers: number;
    readonly seenMinPm: number;
    readonly seenMaxPm: number;
    readonly pickedMinPm: number;
    readonly solveSeeds: number;
  };
  readonly basics: { readonly count: number; readonly cooldownMin: number; readonly cooldownMax: number };
  readonly ui: { readonly guardMs: number; readonly timeWarnings: readonly number[] };
  readonly scoreTiers: readonly Tier[];
}

export interface Content {
  readonly config: Config;
  readonly events: readonly Card[];
  readonly scenarios: readonly Scenario[];
}

/** What selecting reads of the cards, by their place in the content (rules/table.ts). */
export interface Table {
  /** The cards it was made of. */
  readonly events: readonly Card[];
  /** The conditions of all cards, three numbers each. */
  readonly conditions: Int32Array;
  /** Where those of each card begin, and at the end where they end. */
  readonly begins: Int32Array;
  /** How many answers it has. */
  readonly answers: Uint8Array;
  /** The answers that it follows upon, by slot; null: none. */
  readonly after: readonly (Int32Array | null)[];
}

/** What the rules are handed: the content and, in a run, the table of its cards. */
export interface World extends Content {
  readonly table?: Table | undefined;
}

export interface Climate {
  readonly tag: Tag;
  readonly pm: number;
}

/** What the last ticket of a shift hands to the next, as points to add. */
export interface Carry {
  readonly stress: number;
  readonly influence: number;
}

/** Where a run starts: a scenario, or a ticket of the generator. The seed of the dice stands beside it. */
export type Level =
  | { readonly scenario: string; readonly carry?: Carry | undefined }
  | {
      readonly ticket: number;
      readonly climates: readonly Climate[];
      readonly bandMissed?: boolean | undefined;
      readonly carry?: Carry | undefined;
    };

export type Params = { readonly scenario: string } | { readonly ticket: number };

/** Expiry stamps as pairs `slot, expiryMs`, ascending by slot; a slot without a pair is free. Never changed in place. */
export type Stamps = Int32Array;

/** An event's slot is its place in the content, an action's is four times that plus its place on the card. */
export interface Cooldowns {
  readonly events: Stamps;
  readonly actions: Stamps;
}

export interface State extends Fields {
  /** Id of the scenario, or `ticket-n`. */
  scenario: string;
  phase: 'running' | 'over';
  outcome: Outcome | null;
  finalEventId: string | null;
  currentEventId: string | null;
  clockMs: number;
  nextTickMs: number;
  idleTicks: number;
  /** Replaced as a whole when it changes, so copies may share it. */
  cooldowns: Cooldowns;
  /** Base weight of each event of the content in this run; -1 where the scenario leaves the event out. Never changed. */
  base: Int32Array;
  /** Env modifier per mille of each event; 0 where it is left out. Never changed. */
  env: Int32Array;
}

export type Tick = { readonly type: 'tick'; readonly atMs: number };
export type Pick = {
  readonly type: 'pick';
  readonly atMs: number;
  readonly eventId: string;
  readonly actionId: string;
};
export type Action = Tick | Pick;

/** One field named by an action: what was asked for, what came of it after clamping. */
export interface Change {
  readonly target: Field;
  readonly requested: number;
  readonly applied: number;
}

export type PortEvent =
  | { readonly type: 'runStarted'; readonly scenario: string }
  | { readonly type: 'stateRolled'; readonly values: Fields; readonly carried: Carry | null }
  | { readonly type: 'climateRolled'; readonly modifiers: { readonly [eventId: string]: number } }
  | { readonly type: 'actionPicked'; readonly atMs: number; readonly eventId: string; readonly actionId: string }
  | { readonly type: 'effectsApplied'; readonly changes: readonly Change[] }
  | { readonly type: 'actionCooldownStarted'; readonly actionId: string; readonly expiryMs: number }
  | { readonly type: 'eventCooldownStarted'; readonly eventId: string; readonly expiryMs: number }
  | {
      readonly type: 'cardShown';
      readonly eventId: string;
      readonly atMs: number;
      readonly total: number;
      readonly roll?: number;
    }
  | { readonly type: 'noCardFound'; readonly atMs: number; readonly earliestMs: number | null }
  | { readonly type: 'ticked'; readonly atMs: number; readonly timeLeft: number }
  | { readonly type: 'idleTicked'; readonly atMs: number; readonly idleTicks: number }
  | {
      readonly type: 'runEnded';
      readonly outcome: Outcome;
      readonly atMs: number;
      readonly eventId: string | null;
      readonly score: number;
      readonly tier: string;
    };

export interface PortShape extends Shape {
  params: Params;
  level: Level;
  state: State;
  action: Action;
  event: PortEvent;
  view: import('./view.ts').View;
  content: Content;
  world: World;
}
