// Why an action is refused, before it is known which one of the turn it is: a code and what to do instead.

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

export interface Reason {
  readonly code: Code;
  readonly why: string;
}

export const reason = (code: Code, why: string): Reason => ({ code, why });
