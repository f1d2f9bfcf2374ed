// An intent while its pass works on it: the card's own numbers as the stages left them [DD-105].

import type { ModifierKind } from '../../shape/names.ts';
import type { IntentSpec } from '../../shape/ruleset.ts';

export interface Intent {
  readonly spec: IntentSpec;
  /** Move: cells; Turn: steps with sign; Rest: Energy. */
  amount: number;
  /** Move: added to facing; 3 is backward. */
  offset: number;
  /** Corrupt in reverse mode: each intent knows its own contrary. */
  isReversed: boolean;
  /** Corrupt in dampen mode: step by which numbers known only at execution shrink; 0 none. */
  dampen: number;
  debuffs: readonly ModifierKind[];
  isForced: boolean;
  /** Made by Effective. */
  isCopy: boolean;
  /** Attached follow-up: Energy a Move begun in Mud costs. */
  moveEnergy: number;
}

export const NO_DEBUFFS: readonly ModifierKind[] = [];

export const intentOf = (spec: IntentSpec): Intent => ({
  spec,
  amount:
    spec.type === 'Move' ? spec.distance : spec.type === 'Turn' ? spec.delta : spec.type === 'Rest' ? spec.amount : 0,
  offset: 0,
  isReversed: false,
  dampen: 0,
  debuffs: NO_DEBUFFS,
  isForced: false,
  isCopy: false,
  moveEnergy: 0,
});

const BACKWARD_STEP: IntentSpec = { type: 'Move', distance: 1 };

/** The step back of a corrupt rest: the only forced intent of the game [DD-120, DD-174]. */
export const forcedStepBack = (): Intent => ({ ...intentOf(BACKWARD_STEP), offset: 3, isForced: true });

/** What an Unreliable wrap leaves of a pass [DD-193]. */
export const hiccup = (amount: number): Intent => intentOf({ type: 'Rest', amount });

/** One execution of one card. */
export interface Pass {
  readonly card: number;
  /** The card's own place in the executed order: references are resolved from here [DD-144]. */
  readonly slot: number;
  readonly kind: 'slot' | 'reexec';
  /** Where the robot stood when it began; the whole pass uses it [DD-141]. */
  readonly cell: number;
  paid: number;
  /** At most once per pass each. */
  hasOverspilled: boolean;
  hasRefunded: boolean;
  /** Sheds that became filled in this pass. */
  filled: readonly number[];
  credited: number;
}
