// What a player can do [DD-626]. `moveCards` and `clearTape` edit the plan; every other action commits its turn.

import type { ModifierKind, PayWith } from './names.ts';

export type PlanAction =
  | {
      readonly type: 'moveCards';
      readonly cards: readonly string[];
      readonly to: 'tape' | 'hand';
      readonly index?: number | undefined;
    }
  | { readonly type: 'clearTape' };

/** A negative modifier by kind and source; for Worn the kind is enough. */
export interface ModifierName {
  readonly kind: ModifierKind;
  readonly source?: string | undefined;
}

export type CommittingAction =
  | { readonly type: 'discard'; readonly cards: readonly string[] }
  | { readonly type: 'runProgram'; readonly tape: readonly string[] }
  | { readonly type: 'nextAssignment' }
  | { readonly type: 'acceptGlitch' }
  | { readonly type: 'deferGlitch'; readonly payWith?: PayWith | undefined }
  | { readonly type: 'chooseContract'; readonly index: number }
  | { readonly type: 'buyCard'; readonly slot: number }
  | { readonly type: 'reroll'; readonly payWith?: PayWith | undefined }
  | { readonly type: 'startGamble' }
  | { readonly type: 'takeBooster'; readonly slot: number }
  | { readonly type: 'stopGamble' }
  | { readonly type: 'startBufferOverflow' }
  | { readonly type: 'destroyCard'; readonly card: string }
  | { readonly type: 'stopBufferOverflow' }
  | {
      readonly type: 'scrub';
      readonly card: string;
      readonly modifier: ModifierName;
      readonly payWith?: PayWith | undefined;
    }
  | { readonly type: 'quarantine'; readonly card: string; readonly modifier: ModifierName }
  | { readonly type: 'previewProgram' }
  | { readonly type: 'concede' };

export type Action = PlanAction | CommittingAction;
