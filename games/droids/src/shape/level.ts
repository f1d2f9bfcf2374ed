// A level as its document holds it [DD-620 to DD-623]: generated and authored levels have the same form. The schema of
// the document yields exactly this.

import type {
  Currency,
  Difficulty,
  Duration,
  Kit,
  ModifierKind,
  RobotType,
  RulesetName,
  TerminalReward,
  TowerRewardKind,
} from './names.ts';

export interface LevelModifier {
  readonly kind: ModifierKind;
  /** Default Permanent. */
  readonly duration?: Duration;
  /** Default `level`. */
  readonly source?: string;
  /** Immunity and GlobalImmunity: against what. */
  readonly of?: readonly ModifierKind[];
  /** Worn. */
  readonly stacks?: number;
}

export interface TowerReward {
  readonly kind: TowerRewardKind;
  /** The card type of `patch`. */
  readonly card?: string;
}

export type LevelPoi =
  | { readonly kind: 'Donkey'; readonly q: number; readonly r: number; readonly facing?: number }
  | {
      readonly kind: 'Shed';
      readonly q: number;
      readonly r: number;
      readonly request: number;
      readonly received?: number;
    }
  | { readonly kind: 'Crate'; readonly q: number; readonly r: number; readonly amount: number }
  | {
      readonly kind: 'Tower';
      readonly q: number;
      readonly r: number;
      readonly active?: boolean;
      readonly reward?: TowerReward;
    }
  | { readonly kind: 'Terminal'; readonly q: number; readonly r: number; readonly reward: TerminalReward };

export type LevelCard = string | { readonly type: string; readonly modifiers: readonly LevelModifier[] };

export interface Level {
  readonly id: string;
  readonly title: string;
  readonly ruleset: RulesetName;
  readonly difficulty: Difficulty;
  readonly robot: RobotType;
  readonly kit: Kit;
  readonly radius: number;
  /** One string of terrain characters per row, r from -radius to radius [DD-621]. */
  readonly rows: readonly string[];
  readonly pois: readonly LevelPoi[];
  /** Default the id. */
  readonly seed?: string;
  readonly avatar?: { readonly q: number; readonly r: number; readonly facing: number };
  readonly cells?: readonly {
    readonly q: number;
    readonly r: number;
    readonly modifiers: readonly LevelModifier[];
  }[];
  readonly currencies?: { readonly [field in Currency]?: number };
  readonly robotModifiers?: readonly LevelModifier[];
  readonly deck?: readonly LevelCard[];
  readonly deckOrder?: 'fixed' | 'shuffled';
  readonly glitches?: readonly string[];
  readonly counters?: { readonly unreliable?: number; readonly effective?: number; readonly heat?: number };
  readonly programCount?: number;
  readonly dayLimit?: number;
  readonly attempt?: number;
}
