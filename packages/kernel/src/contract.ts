// The contract between a game and everything else: kernel, search, screens, terminal and bots know a game
// only through this interface. docs/contract.md gives the reasons.

import type { ZodType } from 'zod';
import type { Dice, Stream } from './dice.ts';
import type { Result } from './result.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a game is made of. A game declares one `interface XShape extends Shape`. */
export interface Shape {
  params: unknown;
  level: unknown;
  state: unknown;
  action: unknown;
  event: GameEvent;
  view: unknown;
  content: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: type erasure at the border between games and what serves all of them
type Erased = any;

/** The shape nobody knows more about: for code that serves every game. */
export interface AnyShape extends Shape {
  params: Erased;
  level: Erased;
  state: Erased;
  action: Erased;
  event: Erased;
  view: Erased;
  content: Erased;
}

export interface GameEvent {
  readonly type: string;
}

/** One turn is the unit of commit, undo and replay: a list of actions. */
export type Turn<G extends Shape> = readonly G['action'][];

/** Who looks: `player` in solo games, the side's name in a duel. */
export type Viewer = string;
export const SOLO: Viewer = 'player';

export type Status =
  | { readonly is: 'playing' }
  | { readonly is: 'won'; readonly score: number }
  | { readonly is: 'lost'; readonly cause: string };

/** Why a turn is not legal: kebab-case code, a sentence one can act on, index of the culprit action. */
export interface Refusal {
  readonly code: string;
  readonly why: string;
  readonly at: number;
  readonly field?: string;
}

/** One finding of a linter. `path` is `a.b[2]` or a cell such as `terrain (3,4)`. */
export interface Finding {
  readonly path: string;
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
}

export interface Codec<T> {
  encode(value: T): Json;
  /** Never throws: hostile input gives a problem with one sentence. */
  decode(input: unknown): Result<T>;
}

/** What led to an event. `last` names a subject: the kernel finds the event that last set it (see `Trace`). */
export type Because =
  | { readonly action: number }
  | { readonly event: number }
  | { readonly last: string }
  | { readonly start: string };

/** Handed to `play`: where a turn writes down what happened and takes its chances. */
export interface Tape<E extends GameEvent> {
  /** False in search: skip building costly events, `emit` throws nothing away that matters. */
  readonly recording: boolean;
  /** Records an event and returns its index in this turn, to be used as `{event: i}` by what follows from it.
   *  Without `because` the cause is the action announced last with `action(i)`, if any. */
  emit(event: E, ...because: readonly Because[]): number;
  /** The action of the turn now being carried out: the default cause of what is emitted. */
  action(index: number): void;
  /** No action is being carried out any more: the rest of the turn is the machine's own doing. */
  machine(): void;
  /** A named stream of chance. Streams never disturb one another. */
  dice(name: string): Stream;
  /** This turn showed the player something hidden: final in a ranked run. */
  reveal(): void;
}

/** An event as recorded: the game's event and what led to it. */
export interface Happening<E extends GameEvent = GameEvent> {
  /** Its place in the turn; kept when events hidden from a viewer are left out around it. */
  readonly index: number;
  readonly event: E;
  readonly because: readonly Because[];
}

/** State and dice: all that is needed to go on from here. Dice stay outside the state, so no view can leak them. */
export interface Position<G extends Shape> {
  readonly state: G['state'];
  readonly dice: Dice;
}

/** One possible outcome of a turn that takes chances; odds are weight / sum of weights. */
export interface Weighted<G extends Shape> {
  readonly weight: number;
  readonly label: string;
  readonly state: G['state'];
  readonly happenings: readonly Happening<G['event']>[];
}

export interface Par {
  readonly turns: number;
  /** `optimal` only after an exhaustive search; otherwise the best known witness. */
  readonly proof: 'optimal' | 'witness';
  readonly actions?: number;
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

export interface SolveAsk {
  /** Positions the search may visit (turns it may play); deterministic. */
  readonly nodes: number;
  /** `any` may stop at the first win; `shortest` goes on until no shorter one can exist. */
  readonly goal: 'any' | 'shortest';
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
      readonly nodes: number;
    }
  | { readonly verdict: 'lost'; readonly nodes: number; readonly why?: string }
  | { readonly verdict: 'unknown'; readonly nodes: number };

/** A search that can be paused, shown and cancelled: it yields progress and returns its answer. */
export type Solving<G extends Shape> = Generator<SolveProgress, SolveAnswer<G>, void>;

export interface SearchHooks<G extends Shape> {
  /** Equal keys: equal future. Compact; the transposition table lives on it. */
  key(content: G['content'], state: G['state']): string;
  /** Turns still needed at the least (admissible); 0 where nothing is known, infinity where no win is left. */
  estimate(content: G['content'], state: G['state']): number;
  /** The turns worth trying from here. Left out: every turn that `legal` can spell. */
  turns?(content: G['content'], state: G['state']): Iterable<Turn<G>>;
  /** True (default without `turns`) if `turns` never leaves out every winning turn: then a search may prove `lost`. */
  readonly complete?: boolean;
  /** The game's own solver, where it knows better than a general search. Replayed before it is believed. */
  solve?(content: G['content'], position: Position<G>, ask: SolveAsk): Solving<G>;
  /** Worth of a state for greedy and careful policies; higher is better. */
  value?(content: G['content'], state: G['state']): number;
}

/** Picks a turn of a running game. Draws only from the stream it is handed, never from the position's dice. `before` are
 *  the turns of the run so far, where whoever asks has kept them: a player may pace itself by what it did last. */
export type Policy<G extends Shape> = (
  game: Game<G>,
  content: G['content'],
  position: Position<G>,
  stream: Stream,
  before?: readonly Turn<G>[],
) => Turn<G>;

/** Words for log, plan strip, terminal and screen reader. Numbers in them come from the values handed over. */
export interface Words<G extends Shape> {
  action(content: G['content'], state: G['state'], action: G['action']): string;
  /** `state` is any state of the run: for what the event names and only the level can word. */
  event(content: G['content'], event: G['event'], state?: G['state']): string;
  /** The actions of a legal turn, each worded where it is taken. Left out: each as if it came first. */
  turn?(content: G['content'], state: G['state'], turn: Turn<G>): readonly string[];
  /** Hints one and two for a winning turn (where to look; which control); the third is the turn itself. Where a turn is
   *  one small step, `line`, the turns from it to the win, tells what it leads up to. */
  hint?(content: G['content'], state: G['state'], turn: Turn<G>, line?: readonly Turn<G>[]): readonly [string, string];
  /** How much of a winning line the third hint shows, and in which words; left out: its first turn. */
  stretch?(
    content: G['content'],
    state: G['state'],
    line: readonly Turn<G>[],
  ): { readonly turns: number; readonly words: string };
  /** The sentence behind a loss cause; `state`, any state of the run, knows the level's own rules. */
  cause?(content: G['content'], cause: string, state?: G['state']): string;
  /** How the score of a finished run adds up: the values of the terms, summed, are the score. A lost run has terms only
   *  where the game rates lost runs too. `turns`, what happened turn by turn, is for games whose state does not remember
   *  what earned it; left out, fewer terms must do. */
  score?(
    content: G['content'],
    state: G['state'],
    turns?: Iterable<readonly Happening<G['event']>[]>,
  ): readonly ScoreTerm[];
}

/** `turns, 1,000 each` and −4,000. */
export interface ScoreTerm {
  readonly label: string;
  readonly value: number;
}

/** How `explain` finds its way: which subjects (`heat@3,4`, `prop:j`) an event sets. */
export interface Trace<G extends Shape> {
  sets(event: G['event']): Iterable<string>;
  /** The subjects one may ask about in this view, with a name in words. */
  subjects?(content: G['content'], view: G['view']): Iterable<{ readonly subject: string; readonly name: string }>;
}

/** Switches of a linter by name, such as `strict-i2`. */
export type LintOptions = Readonly<Record<string, boolean>>;

/** A kind of file designers write: its schema and its linter. */
export interface DocumentKind<C> {
  readonly title: string;
  readonly schema: ZodType;
  /** Whether a text that is no JSON is of this kind: then `lint` and `deep` take the text itself. */
  readonly isText?: (text: string) => boolean;
  /** Every finding of the file, in a fixed order; never throws. `options` are switches the kind may know. */
  lint(content: C, input: unknown, options?: LintOptions): readonly Finding[];
  /** The same and what only solving and playing can find, minutes long: it says where it is and can be left. `effort`
   *  scales it (runs per player); left out, the kind has nothing to find that way. */
  readonly deep?: (
    content: C,
    input: unknown,
    effort: number,
  ) => Generator<{ readonly what: string; readonly done: number; readonly of: number }, readonly Finding[], void>;
}

export interface Game<G extends Shape> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever an old replay would end differently. */
  readonly rules: number;
  readonly chance: 'none' | 'seeded';
  /** `one`: a turn is exactly one action and a plan is a row of turns. `many`: a plan is one turn of several actions. */
  readonly turn: 'one' | 'many';
  /** Balance, cards, events. Its digest is part of every replay. Levels are pinned by their own digest. */
  readonly content: G['content'];
  readonly levels: readonly LevelEntry<G>[];

  readonly params: Codec<G['params']> & { readonly presets: Readonly<Record<string, G['params']>> };
  readonly level: Codec<G['level']>;
  readonly action: Codec<G['action']>;

  setup(content: G['content'], level: G['level'], dice: Dice): G['state'];
  /** The only way a state is duplicated. */
  copy(state: G['state']): G['state'];
  /** What may come next in this turn after `pending`, in a fixed order. */
  legal(content: G['content'], state: G['state'], pending: Turn<G>): Iterable<G['action']>;
  /** The only judge of legality. Empty: legal; else every reason. */
  refuse(content: G['content'], state: G['state'], turn: Turn<G>): readonly Refusal[];
  /** Changes the draft it is handed, and nothing else. Only called with legal turns. */
  play(content: G['content'], draft: G['state'], turn: Turn<G>, tape: Tape<G['event']>): void;
  /** Doing nothing: what the forecast runs. */
  idle(content: G['content'], state: G['state']): Turn<G>;
  status(content: G['content'], state: G['state']): Status;
  /** Whose turn it is. */
  actor(content: G['content'], state: G['state']): Viewer;

  /** What this viewer may know. Hidden is absent, not flagged. */
  view(content: G['content'], state: G['state'], viewer: Viewer): G['view'];
  /** The same as text: terminal, goldens, screen reader. */
  show(content: G['content'], view: G['view']): string;
  readonly words: Words<G>;

  /** The state as this viewer must imagine it; preview and forecast for the viewer run on it, so they cannot leak. */
  suppose?(content: G['content'], state: G['state'], viewer: Viewer): G['state'];
  /** An event as this viewer may see it; null: not at all. `state` is the state after the event's turn. */
  redact?(content: G['content'], state: G['state'], event: G['event'], viewer: Viewer): G['event'] | null;
  /** The form in which a legal turn is recorded (planning steps dropped, entries in canonical order). */
  canonical?(content: G['content'], state: G['state'], turn: Turn<G>): Turn<G>;
  /** A shorter spelling of a turn list for share codes. */
  readonly pack?: Codec<readonly Turn<G>[]>;

  generate?(content: G['content'], params: G['params'], dice: Dice): Generated<G> | null;
  readonly search?: SearchHooks<G>;
  /** The game's own players (`greedy`, `careful`): beside or instead of the general ones of the same name. */
  readonly policies?: Readonly<Record<string, Policy<G>>>;
  readonly trace?: Trace<G>;
  /** Exact outcomes of a turn that takes chances. Left out: the kernel enumerates the draws (`outcomes`). */
  chances?(content: G['content'], state: G['state'], turn: Turn<G>): readonly Weighted<G>[];
  /** The game's own questions, for `ask`. */
  readonly questions?: Readonly<
    Record<string, (content: G['content'], state: G['state'], viewer: Viewer, args: Json) => Result<Json>>
  >;
  /** The level with some of its balance overridden; the result is recorded with the run. */
  tune?(content: G['content'], overrides: Json): Result<G['content']>;
  /** Content from a designer's file (an event pack). */
  readonly load?: (content: G['content'], document: unknown) => Result<G['content']>;
  readonly documents?: Readonly<Record<string, DocumentKind<G['content']>>>;
}

export type AnyGame = Game<AnyShape>;
