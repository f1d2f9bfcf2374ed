// What is known about winning, as the contract spells it: levels with their proof, searches, players, generators.

import type { Game, Json, Position, Shape, Turn, Viewer } from './contract.ts';
import type { Dice, Stream } from './dice.ts';

/** How far it is proven that a level can be won: `optimal` only after an exhaustive search, `witness` by a replayed win,
 *  `fair` by a policy that saw no more than a player, `structural` by counting and ways alone. */
export type ProofLevel = 'optimal' | 'witness' | 'fair' | 'structural' | 'none';

export interface Par {
  readonly turns: number;
  readonly proof: ProofLevel;
  /** Of how many reseeded runs the fair policy won how many: shown as a count, never as a promise. */
  readonly robust?: { readonly won: number; readonly of: number };
  readonly actions?: number;
  /** Proven of a witness: no win takes fewer turns. */
  readonly atLeast?: number;
  /** Where a game measures something else than turns: `60 air`. Its medal is then the third star. */
  readonly words?: string;
}

/** A shipped level: proof-carrying. CI replays every witness to a win. */
export interface LevelEntry<G extends Shape> {
  readonly id: string;
  readonly title: string;
  readonly level: G['level'];
  readonly par: Par | null;
  readonly witnesses: readonly Witness<G>[];
  /** Seed of the dice in games of chance. */
  readonly seed?: string;
  readonly chapter?: string;
  readonly teaches?: string;
  readonly intro?: string;
  readonly outro?: string;
  readonly difficulty?: Json;
}

export interface Witness<G extends Shape> {
  /** How it wins, in a word or two: `local remedy`, `network control`. */
  readonly kind: string;
  readonly turns: readonly Turn<G>[];
}

export interface Generated<G extends Shape> {
  readonly level: G['level'];
  /** Null where the preset names a run whose proof is asked for separately (`verdict`). */
  readonly witness: readonly Turn<G>[] | null;
  readonly par: Par | null;
  readonly attempts: number;
  /** Seed of the run's dice where the generator chose one; else the dice have the seed the level was asked for. */
  readonly seed?: string;
  /** True where every attempt was rejected and the deterministic fallback was taken. */
  readonly fallback?: boolean;
}

/** `weighted` trusts the estimate more than it deserves: sooner there, nothing proven. */
export type Algorithm = 'breadth' | 'astar' | 'weighted' | 'deepening' | 'beam';

export interface SolveAsk {
  /** Positions the search may visit (turns it may play); deterministic. */
  readonly nodes: number;
  /** `any` may stop at the first win; `near` may look for a better one but proves nothing; `shortest` goes on until no
   *  shorter one can exist. */
  readonly goal: 'any' | 'near' | 'shortest';
  /** Left out: the game's own solver, else its `algorithm`, else A* where it gives estimates, else breadth first. */
  readonly algorithm?: Algorithm;
  /** Beam: positions kept of each layer. */
  readonly width?: number;
  /** Weighted: tenths of the estimate that count. */
  readonly weight?: number;
  /** Bytes the search may hold; it answers `unknown` and says why when they are spent. */
  readonly memory?: number;
}

export interface SolveProgress {
  readonly nodes: number;
  readonly depth: number;
}

export type SolveAnswer<G extends Shape> =
  | {
      readonly verdict: 'winnable';
      readonly witness: readonly Turn<G>[];
      readonly optimal: boolean;
      /** Among which lines it is the shortest, where the search does not speak of all: `relaxed play without waiting`. */
      readonly within?: string;
      readonly nodes: number;
    }
  | { readonly verdict: 'lost'; readonly nodes: number; readonly why?: string }
  /** `why` names what was spent: nodes or memory. */
  | { readonly verdict: 'unknown'; readonly nodes: number; readonly why?: string };

/** A search that can be paused, shown and cancelled: it yields progress and returns its answer. */
export type Solving<G extends Shape> = Generator<SolveProgress, SolveAnswer<G>, void>;

export interface SearchHooks<G extends Shape> {
  /** Equal keys: equal future. Compact; the transposition table lives on it. */
  key(world: G['world'], state: G['state']): string;
  /** Turns still needed at the least (admissible); 0 where nothing is known, infinity where no win is left. */
  estimate(world: G['world'], state: G['state']): number;
  /** The turns worth trying from here. Left out: every turn that `legal` can spell. */
  turns?(world: G['world'], state: G['state']): Iterable<Turn<G>>;
  /** True (default without `turns`) if `turns` never leaves out every winning turn: then a search may prove `lost`. */
  readonly complete?: boolean;
  /** Lines of several turns that count as one edge (a walk to the next thing that matters). Beside `turns`. */
  lines?(world: G['world'], state: G['state']): Iterable<readonly Turn<G>[]>;
  /** What the general search uses where nobody asks for another. */
  readonly algorithm?: Algorithm;
  /** The game's own solver, where it knows better than a general search. Replayed before it is believed. */
  solve?(world: G['world'], position: Position<G>, ask: SolveAsk): Solving<G>;
  /** Positions that a hint may look at before it takes the level's own line: what it says is then found from where the
   *  player stands, on that line or off it. Left out: the line is taken while the run stands on it. */
  readonly hintNodes?: number;
  /** Worth of a state for greedy and careful policies; higher is better. */
  value?(world: G['world'], state: G['state']): number;
}

/** Picks a turn of a running game. Draws only from the stream it is handed, never from the position's dice. `before` are
 *  the turns of the run so far, where whoever asks has kept them: a player may pace itself by what it did last. Where
 *  several sit, `seat` says whose part of the turn is wanted. */
export type Policy<G extends Shape> = (
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  stream: Stream,
  before?: readonly Turn<G>[],
  seat?: Viewer,
) => Turn<G>;

/** What is known about winning: searches, players, generator. */
export interface Proof<G extends Shape> {
  readonly search?: SearchHooks<G>;
  /** The game's own players (`greedy`, `careful`): beside or instead of the general ones of the same name. */
  readonly policies?: Readonly<Record<string, Policy<G>>>;
  /** Where hints come from if not from a witness: a player that reads the public view alone, and its name. Where nothing
   *  but the dice is hidden it may read the state, which holds none. */
  readonly advice?: {
    readonly name: string;
    pick(world: G['world'], view: G['view'], state: G['state']): Turn<G> | null;
    /** True where it speaks only now and then and a line that wins is told otherwise: a ranked run has no hints then. */
    readonly isNowAndThen?: boolean;
  };
  /** Every legal turn once, in its recorded form, where `legal` spells each in many orders: what perft counts. Left out:
   *  every turn that `legal` can spell. */
  turns?(world: G['world'], state: G['state']): Iterable<Turn<G>>;
  generate?(content: G['content'], params: G['params'], dice: Dice): Generated<G> | null;
  /** False for a level with nothing to prove (two free players). Left out: every level has its proof. */
  isProvable?(world: G['world']): boolean;
  /** Whether the state can still be won by any rolls, without reading the dice: `lost` is a proof, whatever they say. */
  byAnyRolls?(world: G['world'], state: G['state'], nodes: number): 'winnable' | 'lost' | 'unknown';
}
