// All that changes in a run. Plain data; read-only lists are replaced, never changed in place, so that a copy may share
// them; the long ones are told to the kernel (`neverChanges`), which then digests each of them once. Cards, cells and things go by number here; ids (`c001`, `S1`, q and r) belong to events, actions, views.

import type { DroidsEvent } from './events.ts';
import type { Currency, Duration, LossCause, ModifierKind, Phase } from './names.ts';

/** One modifier on a card, a cell or the robot [DD-155]. Never changed in place. */
export interface Modifier {
  readonly kind: ModifierKind;
  readonly duration: Duration;
  /** Glitch name, `cell(q,r)`, `board`, `booster`, `wear`, `robot`, `level`, contract, assignment, tower or card id. */
  readonly source: string;
  /** Worn: how many; all others 1. */
  readonly stacks: number;
  /** Immunity, GlobalImmunity: against these kinds. */
  readonly of: readonly ModifierKind[];
  /** What its arrival really took or gave, with its sign [DD-161]. */
  readonly taken: number;
}

export type Modifiers = readonly Modifier[];

export type Purse = { [field in Currency]: number };

/** Kept for the day; the run's are these and those of the days before [DD-331]. */
export interface Metrics {
  programsExecuted: number;
  instructionsUsed: number;
  pathLength: number;
  /** Cells landed on for the first time in the run. */
  newCells: number;
  overspill: number;
  energySpent: number;
  energyRested: number;
  energySaved: number;
  extraActions: number;
  cardsReturned: number;
  bumps: number;
  fizzles: number;
  lostToPest: number;
  goodsBroken: number;
  towersDisabled: number;
  donkeysRecruited: number;
  // What contracts, assignments and unlocks look at
  credited: number;
  heavyInstructions: number;
  heaviest: number;
  leanPrograms: number;
  replaced: number;
  worn: number;
  firstTowers: number;
  firstDonkeys: number;
  extraPasses: number;
  earlyCredited: number;
  fertileRests: number;
  resupplied: number;
  bonusGoods: number;
}

/** A program while it runs; null between programs. */
export interface Program {
  /** Card numbers in executed order. */
  order: number[];
  /** The slot whose turn it is. */
  slot: number;
  passes: number;
  /** Reexec passes per slot of the executed order; moves along with a swap. */
  reexecs: number[];
  /** 1: swapped by a race in this program. */
  moved: number[];
  copies: number;
  instructions: number;
  credited: number;
}

export interface Offer {
  /** Card type by number. */
  readonly type: number;
  readonly modifiers: Modifiers;
}

export interface Quarantined {
  readonly card: number;
  readonly kind: ModifierKind;
  readonly source: string;
  /** The day it misses. */
  readonly day: number;
}

export interface State {
  phase: Phase;
  loss: LossCause | null;
  isWon: boolean;
  day: number;
  /** ProgramCount: programs left today. */
  programsLeft: number;

  at: number;
  facing: number;
  purse: Purse;
  robot: Modifiers;

  // Cells by number, canonical order, ring included
  terrain: Readonly<Uint8Array>;
  /** 0 none, else terrain + 1. */
  weather: Readonly<Uint8Array>;
  cells: readonly Modifiers[];
  /** 0 none, else 1 + 256 * kind + index: what stands on the cell. */
  thingAt: Readonly<Int16Array>;
  /** 1: landed on. */
  visited: Readonly<Uint8Array>;

  // Things by index of their kind
  crates: readonly number[];
  /** Received goods. */
  sheds: readonly number[];
  /** 1 active. */
  towers: readonly number[];
  /** 1: disabled before, its reward is gone. */
  tamed: readonly number[];
  /** Cell of each donkey, -1 in tow. */
  donkeys: readonly number[];
  donkeyFacing: readonly number[];
  /** 1: recruited before. */
  met: readonly number[];
  /** Donkeys in tow, last recruited last. */
  tow: readonly number[];
  /** 0 hidden, 1 revealed, 2 used. */
  terminals: readonly number[];

  // Cards by number; card n has the id c(n+1)
  types: readonly number[];
  cards: readonly Modifiers[];
  /** Passes today that were not skipped; days idle in a row before today. */
  passes: number[];
  idle: readonly number[];
  /** Index 0 is the top. */
  pile: number[];
  hand: number[];
  discard: number[];
  quarantine: readonly Quarantined[];
  program: Program | null;

  counters: { unreliable: number; effective: number };
  heat: number;
  deferCount: number;
  /** Glitches by number in the order of the run, and the one that is next. */
  glitchOrder: readonly number[];
  glitchCursor: number;
  /** Cards a glitch would hit, first at risk first [DD-355]. */
  atRisk: readonly number[];

  /** Card types by number, -1 bought; null: closed. */
  shop: readonly number[] | null;
  rerollCount: number;
  booster: readonly (Offer | null)[] | null;
  boosterTaken: number;
  canGamble: boolean;
  canBufferOverflow: boolean;
  canQuarantine: boolean;
  /** Scrubs paid with Energy today. */
  scrubs: number;
  rerollTokens: number;
  cleanseTokens: number;
  /** Towers whose reward puts GlobalImmunity on the next program. */
  queuedImmunity: readonly string[];

  /** Two contracts to choose from; null: none pending. */
  contractOffer: readonly number[] | null;
  contract: number | null;
  contractsPaid: number;
  assignmentOrder: readonly number[];
  assignmentCursor: number;
  assignment: number | null;
  /** The marked shed of Priority Shed. */
  priorityShed: number | null;
  assignmentsDone: number;
  resupplies: number;
  /** Stability already given for credited goods. */
  stabilityPaid: number;

  today: Metrics;
  /** Of the days before today. Never changed in place. */
  past: Readonly<Metrics>;
  /** Credited goods, day by day, for the end screen. */
  deliveries: readonly number[];

  /** The first state's log [DD-063]; empty after the first turn. */
  opening: readonly DroidsEvent[];
}
