// What happens in a run [DD-558 to DD-567], with ids, amounts, values after the change and causes: enough to tell and
// to animate it without looking into the state. Nothing hidden stands in an event [DD-568].

import type {
  Cause,
  Currency,
  DayEndReason,
  Difficulty,
  Duration,
  GuardReason,
  IntentReason,
  IntentType,
  InteractReason,
  Kit,
  LossCause,
  ModifierKind,
  Obstacle,
  Outcome,
  Phase,
  RobotType,
  RulesetName,
  Stage,
  TerminalReward,
  Terrain,
  TowerRewardKind,
} from './names.ts';

/** A cell in events and views. */
export interface Place {
  readonly q: number;
  readonly r: number;
}

/** What carries a modifier: `robot`, a card by id, or a cell. */
export type Entity =
  | { readonly is: 'robot' }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'cell'; readonly q: number; readonly r: number };

interface ModifierWords {
  readonly entity: Entity;
  readonly kind: ModifierKind;
  readonly duration: Duration;
  readonly source: string;
  /** Immunity, GlobalImmunity: against these. */
  readonly of?: readonly ModifierKind[];
}

/** One part of the price of a pass. */
export interface CostPart {
  /** `base`, a modifier kind or a terrain. */
  readonly by: 'base' | ModifierKind | Terrain;
  readonly amount: number;
}

/** A card as an event tells of it. */
export interface CardWords {
  readonly card: string;
  readonly cardType: string;
}

type RunEvent =
  | {
      readonly type: 'runStarted';
      readonly ruleset: RulesetName;
      readonly robot: RobotType;
      readonly difficulty: Difficulty;
      readonly kit: Kit;
      readonly seed: string;
    }
  | {
      readonly type: 'boardGenerated';
      readonly radius: number;
      readonly attempt: number;
      readonly donkeys: number;
      readonly sheds: number;
      readonly crates: number;
      readonly towers: number;
      readonly terminals: number;
      readonly target: number;
      readonly crateTotal: number;
      readonly dayLimit: number;
    }
  | { readonly type: 'dayStarted'; readonly day: number }
  | { readonly type: 'dayEnded'; readonly day: number; readonly reasons: readonly DayEndReason[] }
  | { readonly type: 'sleepCycleEntered'; readonly day: number }
  | { readonly type: 'phaseChanged'; readonly from: Phase; readonly to: Phase }
  | { readonly type: 'runWon'; readonly day: number; readonly score: number }
  | { readonly type: 'runLost'; readonly reason: LossCause; readonly score: number };

type CardEvent =
  | { readonly type: 'handDrawn'; readonly cards: readonly CardWords[] }
  | { readonly type: 'cardsDiscarded'; readonly cards: readonly string[] }
  | { readonly type: 'cardResolved'; readonly card: string; readonly to: 'hand' | 'discard' }
  | { readonly type: 'cardBought'; readonly card: string; readonly cardType: string; readonly slot: number }
  | { readonly type: 'boosterTaken'; readonly card: string; readonly cardType: string; readonly slot: number }
  | { readonly type: 'cardDestroyed'; readonly card: string; readonly cardType: string }
  /** `card` is the original; `copy` is null where the deck is full. */
  | { readonly type: 'cardCopied'; readonly card: string; readonly cardType: string; readonly copy: string | null }
  /** A gift or reward; `card` is null where the deck is full [DD-059]. */
  | {
      readonly type: 'cardGained';
      readonly card: string | null;
      readonly cardType: string;
      readonly to: 'pile' | 'discard';
      readonly source: string;
    }
  | { readonly type: 'cardScrubbed'; readonly card: string; readonly kind: ModifierKind; readonly source: string }
  | { readonly type: 'cardQuarantined'; readonly card: string; readonly kind: ModifierKind; readonly source: string }
  | { readonly type: 'cardReleased'; readonly card: string }
  | { readonly type: 'deckShuffled'; readonly cards: number };

type ProgramEvent =
  | {
      readonly type: 'programStarted';
      readonly program: number;
      readonly day: number;
      readonly tape: readonly CardWords[];
      readonly programsLeft: number;
    }
  | {
      readonly type: 'raceSwapped';
      readonly card: string;
      readonly partner: string;
      /** Slots of card and partner before the swap. */
      readonly slots: readonly [number, number];
      readonly source: string;
    }
  | {
      readonly type: 'instructionStarted';
      readonly slot: number;
      readonly card: string;
      readonly cardType: string;
      readonly kind: 'slot' | 'reexec';
    }
  | {
      readonly type: 'instructionSkipped';
      readonly slot: number;
      readonly card: string;
      readonly reason: 'energy';
      readonly need: number;
      readonly have: number;
      readonly parts: readonly CostPart[];
    }
  /** `change` tells what the modifier did: `cost +1`, `Rest 3 → 6`, `reversed`, `duplicated`, `debuffed`. */
  | {
      readonly type: 'modifierActed';
      readonly slot: number;
      readonly card: string;
      readonly stage: Stage;
      readonly kind: ModifierKind | Terrain;
      readonly source: string;
      readonly change: string;
    }
  | {
      readonly type: 'intentSkipped';
      readonly card: string;
      readonly intent: IntentType;
      readonly debuffs: readonly ModifierKind[];
    }
  | { readonly type: 'intentFailed'; readonly card: string; readonly intent: IntentType; readonly reason: IntentReason }
  | { readonly type: 'instructionReplaced'; readonly card: string; readonly source: string; readonly rest: number }
  | { readonly type: 'reExecuted'; readonly by: string; readonly card: string }
  | {
      readonly type: 'loopGuardTripped';
      readonly by: string;
      readonly reason: GuardReason;
      readonly target: string | null;
    }
  | {
      readonly type: 'instructionFinished';
      readonly slot: number;
      readonly card: string;
      readonly outcome: Outcome;
      /** Where the pass left the robot: for path and postmortem [DD-104]. */
      readonly after: {
        readonly q: number;
        readonly r: number;
        readonly facing: number;
        readonly energy: number;
        readonly carry: number;
        readonly delivery: number;
        readonly maxCarry: number;
      };
    }
  | {
      readonly type: 'programFinished';
      readonly program: number;
      readonly instructions: number;
      readonly credited: number;
      readonly order: readonly string[];
    };

type WorldEvent =
  | { readonly type: 'avatarMoved'; readonly from: Place; readonly to: Place; readonly steps: number }
  | { readonly type: 'moveBlocked'; readonly cell: Place; readonly by: Obstacle; readonly thing: string | null }
  | { readonly type: 'avatarTurned'; readonly from: number; readonly to: number; readonly delta: number }
  | { readonly type: 'avatarTowed'; readonly from: Place; readonly to: Place }
  | {
      readonly type: 'crateLoaded';
      readonly crate: string;
      readonly amount: number;
      readonly left: number;
      readonly bonus: number;
    }
  | { readonly type: 'crateDumped'; readonly crate: string; readonly amount: number; readonly left: number }
  | {
      readonly type: 'shedDelivered';
      readonly shed: string;
      readonly carried: number;
      /** What the shed and Delivery got, after modifiers. */
      readonly credited: number;
      readonly received: number;
      readonly request: number;
      readonly isOverspill: boolean;
      readonly bonus: number;
    }
  | { readonly type: 'shedFilled'; readonly shed: string; readonly open: number }
  | { readonly type: 'deliveryRefused'; readonly shed: string }
  | {
      readonly type: 'interactFailed';
      readonly reason: InteractReason;
      readonly cell: Place;
      readonly thing: string | null;
    }
  | { readonly type: 'towerDisabled'; readonly tower: string; readonly first: boolean }
  | { readonly type: 'towerEnabled'; readonly tower: string }
  | {
      readonly type: 'towerRewardGranted';
      readonly tower: string;
      readonly reward: TowerRewardKind;
      readonly cardType: string | null;
    }
  | { readonly type: 'donkeyRecruited'; readonly donkey: string; readonly inTow: number; readonly first: boolean }
  | { readonly type: 'donkeyDropped'; readonly donkey: string; readonly cell: Place; readonly facing: number }
  | { readonly type: 'donkeyTurned'; readonly donkey: string; readonly facing: number }
  /** `cell` is null where no place was found [DD-378]. */
  | { readonly type: 'donkeyArrived'; readonly donkey: string | null; readonly cell: Place | null }
  | {
      readonly type: 'cellTreated';
      readonly cell: Place;
      readonly from: Terrain;
      readonly to: Terrain;
      readonly removed: number;
    }
  | { readonly type: 'cellHarmed'; readonly cell: Place; readonly from: Terrain; readonly to: Terrain }
  /** `to` is the terrain that shows now. */
  | {
      readonly type: 'weatherChanged';
      readonly cells: readonly {
        readonly q: number;
        readonly r: number;
        readonly from: Terrain;
        readonly to: Terrain;
      }[];
      readonly cause: string;
    }
  | { readonly type: 'terminalRevealed'; readonly terminal: string; readonly reward: TerminalReward }
  | { readonly type: 'terminalUsed'; readonly terminal: string; readonly reward: TerminalReward }
  | { readonly type: 'goodsBroken'; readonly amount: number }
  | { readonly type: 'resupplyDropped'; readonly crate: string; readonly amount: number; readonly left: number };

type ModifierEvent =
  | ({ readonly type: 'modifierAdded'; readonly stacks: number } & ModifierWords)
  | ({ readonly type: 'modifierRefreshed' } & ModifierWords)
  | ({ readonly type: 'modifierRemoved'; readonly reason: string } & ModifierWords)
  | ({ readonly type: 'modifierSuppressed'; readonly by: string } & ModifierWords)
  | ({ readonly type: 'modifierRestored'; readonly by: string } & ModifierWords)
  | {
      readonly type: 'currencyChanged';
      readonly field: Currency;
      readonly requested: number;
      readonly applied: number;
      readonly after: number;
      readonly cause: Cause;
    }
  | { readonly type: 'heatChanged'; readonly from: number; readonly to: number }
  | {
      readonly type: 'counterChanged';
      readonly counter: 'unreliable' | 'effective';
      readonly to: number;
      readonly period: number;
    };

type DayEvent =
  | {
      readonly type: 'assignmentSet';
      readonly day: number;
      readonly assignment: string;
      readonly shed: string | null;
    }
  | {
      readonly type: 'assignmentCompleted';
      readonly assignment: string;
      readonly energy: number;
      readonly stability: number;
    }
  | { readonly type: 'assignmentMissed'; readonly assignment: string }
  | { readonly type: 'contractOffered'; readonly contracts: readonly string[] }
  | { readonly type: 'contractChosen'; readonly contract: string }
  | { readonly type: 'contractPaid'; readonly contract: string; readonly amount: number; readonly stability: number }
  /** `target` is the card it would hit, where that is known before. */
  | { readonly type: 'glitchRevealed'; readonly glitch: string; readonly target: string | null }
  | { readonly type: 'glitchAccepted'; readonly glitch: string }
  | { readonly type: 'glitchDeferred'; readonly glitch: string }
  | { readonly type: 'glitchFizzled'; readonly glitch: string }
  | { readonly type: 'shopOpened'; readonly offers: readonly string[] }
  | { readonly type: 'shopRerolled'; readonly offers: readonly string[] }
  | {
      readonly type: 'gambleStarted';
      readonly cards: readonly { readonly cardType: string; readonly modifiers: readonly ModifierKind[] }[];
    }
  | { readonly type: 'gambleStopped' }
  | { readonly type: 'bufferOverflowStarted' }
  | { readonly type: 'bufferOverflowStopped' };

export type DroidsEvent = RunEvent | CardEvent | ProgramEvent | WorldEvent | ModifierEvent | DayEvent;
