// A refusal before it knows which action of the turn it is about: its code and what to do instead.

export type Code =
  | ('bad-action' | 'run-is-over' | 'wrong-phase' | 'bad-turn' | 'contract-pending' | 'nothing-selected' | 'bad-index')
  | (
      | 'slot-empty'
      | 'unknown-card'
      | 'duplicate-card'
      | 'card-not-in-hand'
      | 'plan-mismatch'
      | 'tape-full'
      | 'hand-full'
    )
  | ('already-used' | 'booster-limit' | 'overheated' | 'no-modifier' | 'deck-full' | 'deck-too-small')
  | ('not-enough-energy' | 'not-enough-stability' | 'no-token');

export interface Excuse {
  readonly code: Code;
  readonly why: string;
}

export const excuse = (code: Code, why: string): Excuse => ({ code, why });
