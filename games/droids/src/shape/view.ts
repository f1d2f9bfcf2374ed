// What a player may know [DD-548 to DD-551], as JSON for screen, terminal and bots. What is hidden is absent.

import type { DroidsEvent, Place } from './events.ts';
import type { TowerReward } from './level.ts';
import type {
  Currency,
  Difficulty,
  Duration,
  Kit,
  LossCause,
  ModifierKind,
  Phase,
  Rarity,
  RobotType,
  RulesetName,
  Tag,
  TerminalReward,
  Terrain,
} from './names.ts';

export interface ModifierView {
  readonly kind: ModifierKind;
  readonly duration: Duration;
  readonly source: string;
  readonly stacks: number;
  readonly of: readonly ModifierKind[];
  readonly taken: number;
  /** Who suppresses it, in words such as `Immunity(Corrupt)`, `Nullified`, `GlobalImmunity`, `T1`; empty: it acts. */
  readonly suppressedBy: readonly string[];
}

export interface CardView {
  readonly id: string;
  readonly type: string;
  readonly rarity: Rarity;
  readonly tag: Tag;
  /** Energy it would cost if it ran where the robot stands now, and what the price is made of. */
  readonly cost: number;
  readonly parts: readonly { readonly by: string; readonly amount: number }[];
  /** OccupiedSpace: 1 or 0. */
  readonly space: number;
  readonly modifiers: readonly ModifierView[];
}

export type PoiView =
  | {
      readonly kind: 'Donkey';
      readonly id: string;
      readonly q: number;
      readonly r: number;
      readonly facing: number;
      readonly kickFrom: Place | null;
    }
  | {
      readonly kind: 'Shed';
      readonly id: string;
      readonly q: number;
      readonly r: number;
      readonly request: number;
      readonly received: number;
      readonly isFilled: boolean;
      readonly isPriority: boolean;
    }
  | { readonly kind: 'Crate'; readonly id: string; readonly q: number; readonly r: number; readonly amount: number }
  | {
      readonly kind: 'Tower';
      readonly id: string;
      readonly q: number;
      readonly r: number;
      readonly isActive: boolean;
      /** Null: none, or already granted. */
      readonly reward: TowerReward | null;
    }
  | {
      readonly kind: 'Terminal';
      readonly id: string;
      readonly q: number;
      readonly r: number;
      readonly isUsed: boolean;
      /** Null until it was within reach. */
      readonly reward: TerminalReward | null;
    };

export interface CellView {
  readonly q: number;
  readonly r: number;
  readonly isRing: boolean;
  /** What shows: the weather if there is any. */
  readonly terrain: Terrain;
  readonly base: Terrain;
  readonly modifiers: readonly ModifierView[];
  /** Id of the thing on it. */
  readonly poi: string | null;
  readonly isFree: boolean;
  readonly isVisited: boolean;
}

export interface GlitchView {
  readonly name: string;
  readonly isBenign: boolean;
  /** The card it would hit, where that is settled (atRisk). */
  readonly target: string | null;
  /** Whether it would find nothing to hit. */
  readonly fizzles: boolean;
  /** Cells whose terrain it would change for certain, and those it may change with their odds. */
  readonly cells: readonly {
    readonly q: number;
    readonly r: number;
    readonly to: Terrain;
    readonly num: number;
    readonly den: number;
  }[];
  /** Cards it may hit, with odds. */
  readonly cards: readonly { readonly card: string; readonly num: number; readonly den: number }[];
  /** Currencies it would change at once: now and after. */
  readonly currencies: readonly { readonly field: Currency; readonly now: number; readonly after: number }[];
}

export interface DeferView {
  /** Energy; null where heat forbids it. */
  readonly energy: number;
  readonly stability: number | null;
  readonly isOverheated: boolean;
  /** Heat after each answer, and the Energy the next deferral costs then. */
  readonly after: {
    readonly accept: { readonly heat: number; readonly next: number };
    readonly defer: { readonly heat: number; readonly next: number };
  };
}

export interface MetricsView {
  readonly programsExecuted: number;
  readonly instructionsUsed: number;
  readonly pathLength: number;
  readonly cellsVisited: number;
  readonly overspill: number;
  readonly energySpent: number;
  readonly energyRested: number;
  readonly energySaved: number;
  readonly extraActions: number;
  readonly cardsReturned: number;
  readonly bumps: number;
  readonly fizzles: number;
  readonly lostToPest: number;
  readonly goodsBroken: number;
  readonly towersDisabled: number;
  readonly donkeysRecruited: number;
  readonly credited: number;
}

export interface View {
  readonly ruleset: RulesetName;
  readonly difficulty: Difficulty;
  readonly robot: RobotType;
  readonly kit: Kit;
  readonly phase: Phase;
  readonly isWon: boolean;
  readonly loss: LossCause | null;
  readonly score: number;
  readonly day: number;
  readonly dayLimit: number;
  readonly tabledDays: number;
  readonly programsLeft: number;
  readonly programCount: number;

  readonly avatar: { readonly q: number; readonly r: number; readonly facing: number };
  readonly currencies: Readonly<Record<Currency, number>>;
  readonly robotModifiers: readonly ModifierView[];
  /** Null where the ruleset rolls dice instead. */
  readonly counters: {
    readonly unreliable: { readonly value: number; readonly period: number } | null;
    readonly effective: { readonly value: number; readonly period: number } | null;
  };
  readonly heat: { readonly value: number; readonly max: number } | null;
  readonly deferCount: number;
  readonly defer: DeferView;

  readonly radius: number;
  /** Canonical order, ring included. */
  readonly cells: readonly CellView[];
  readonly pois: readonly PoiView[];
  /** Ids of the donkeys in tow, last recruited last. */
  readonly tow: readonly string[];
  readonly target: number;
  readonly credited: number;
  /** Goods in the world against what is still asked for; `missing` above 0 is a shortage [DD-322]. */
  readonly goods: { readonly crates: number; readonly carry: number; readonly open: number; readonly missing: number };

  readonly hand: readonly CardView[];
  readonly handSpace: number;
  readonly discard: readonly CardView[];
  /** Sorted by id, never in order. */
  readonly pile: readonly CardView[];
  readonly quarantine: readonly { readonly card: CardView; readonly kind: ModifierKind; readonly source: string }[];
  /** Head of the maintenance queue [DD-484]: what Reflash Firmware would mend. */
  readonly maintenance: { readonly card: string; readonly kind: ModifierKind; readonly source: string } | null;
  /** Most in danger first. */
  readonly atRisk: readonly string[];

  /** Only in DrawGlitch. */
  readonly glitch: GlitchView | null;
  readonly glitches: readonly { readonly name: string; readonly isBenign: boolean; readonly isSeen: boolean }[];

  readonly shop: {
    readonly offers: readonly ({
      readonly type: string;
      readonly rarity: Rarity;
      readonly tag: Tag;
      readonly price: number;
    } | null)[];
    readonly reroll: number;
    readonly rerollTokens: number;
    readonly isContractPending: boolean;
    /** Chance of each rarity for the first offer of a reroll. */
    readonly odds: readonly { readonly rarity: Rarity; readonly num: number; readonly den: number }[];
  } | null;
  readonly services: {
    readonly gamble: { readonly price: number; readonly isOpen: boolean };
    readonly bufferOverflow: { readonly price: number; readonly isOpen: boolean };
    readonly scrub: { readonly price: number; readonly stability: number; readonly tokens: number } | null;
    readonly quarantine: { readonly price: number; readonly isOpen: boolean } | null;
  };
  readonly booster: {
    readonly offers: readonly ({
      readonly type: string;
      readonly rarity: Rarity;
      readonly modifiers: readonly ModifierView[];
    } | null)[];
    readonly taken: number;
    readonly most: number;
  } | null;
  readonly contractOffer: readonly string[] | null;
  readonly contract: {
    readonly name: string;
    readonly measure: number;
    readonly energy: number;
    readonly stability: number;
  } | null;
  readonly assignment: {
    readonly name: string;
    readonly measure: number;
    readonly at: number;
    readonly isMet: boolean;
    readonly shed: string | null;
  } | null;
  readonly queuedImmunity: number;

  readonly metrics: { readonly run: MetricsView; readonly day: MetricsView };
  /** Credited goods of each finished day. */
  readonly deliveries: readonly number[];
  readonly opening: readonly DroidsEvent[];
}
