// The contract between a game and everything else: kernel, search, screens, terminal and bots know a game
// only through this interface. docs/contract.md gives the reasons.

import type { ZodType } from 'zod';
import type { Dice, Stream } from './dice.ts';
import type { LevelEntry, Proof } from './proof.ts';
import type { Result } from './result.ts';
import type { Series } from './series.ts';

export * from './proof.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a game is made of. A game declares one `interface XShape extends Shape`. */
export interface Shape {
  params: unknown;
  level: unknown;
  /** All that never changes during a run; what `compile` makes, or the content. */
  world: unknown;
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
  world: Erased;
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

/** Who looks and plans: `player` in solo games, the seat's name (`blue`) where there are several. */
export type Viewer = string;
export const SOLO: Viewer = 'player';

/** How a run stands, from one seat's side. */
export type Status =
  | { readonly is: 'playing' }
  | { readonly is: 'won'; readonly score: number }
  | { readonly is: 'lost'; readonly cause: string }
  | { readonly is: 'drawn'; readonly cause: string };

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
  /** Where in the text, where there is one. */
  readonly line?: number;
  readonly column?: number;
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
  /** The same of an event told in numbers. Left out: the event is made and emitted. Rules call the kernel's `tell`. */
  tell?<W>(telling: Telling<W, E>, world: W, numbers: Int32Array, count: number): number;
  /** The action of the turn now being carried out: the default cause of what is emitted. */
  action(index: number): void;
  /** No action is being carried out any more: the rest of the turn is the machine's own doing. */
  machine(): void;
  /** A named stream of chance. Streams never disturb one another. */
  dice(name: string): Stream;
  /** This turn showed the player something hidden: final in a ranked run. */
  reveal(): void;
  /** What follows depends on a hidden order of known things (`pile`): a forecast ends here with `hidden`; in a real turn
   *  it counts as a reveal. */
  hidden(what: string): void;
}

/** A kind of event that some integers say everything about: for rules that have hundreds to tell in a turn. The event is
 *  made only where somebody keeps it; the digest covers the name and the numbers. Both functions read the first `count`
 *  numbers and the world, nothing else, and keep no hold of the list. */
export interface Telling<W, E extends GameEvent> {
  readonly name: string;
  event(world: W, numbers: Int32Array, count: number): E;
  because?(world: W, numbers: Int32Array): readonly Because[];
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

/** Words for log, plan strip, terminal and screen reader. Numbers in them come from the values handed over. */
export interface Words<G extends Shape> {
  action(world: G['world'], state: G['state'], action: G['action']): string;
  /** `state` is any state of the run: for what the event names and only the level can word. */
  event(world: G['world'], event: G['event'], state?: G['state']): string;
  /** The actions of a legal turn, each worded where it is taken. Left out: each as if it came first. */
  turn?(world: G['world'], state: G['state'], turn: Turn<G>): readonly string[];
  /** Hints one and two for a winning turn (where to look; which control); the third is the turn itself. Where a turn is
   *  one small step, `line`, the turns from it to the win, tells what it leads up to. */
  hint?(world: G['world'], state: G['state'], turn: Turn<G>, line?: readonly Turn<G>[]): readonly [string, string];
  /** How much of a winning line the third hint shows, and in which words; left out: its first turn. */
  stretch?(
    world: G['world'],
    state: G['state'],
    line: readonly Turn<G>[],
  ): { readonly turns: number; readonly words: string };
  /** What a winning line takes in the measure of the game's par: `52 air`. Left out: its turns are counted. */
  cost?(world: G['world'], state: G['state'], line: readonly Turn<G>[]): string;
  /** What a run opens with where its level has no lines of its own: made of the first view. */
  opening?(world: G['world'], view: G['view']): string;
  /** The sentence behind a loss cause; `state`, any state of the run, knows the level's own rules. */
  cause?(world: G['world'], cause: string, state?: G['state']): string;
  /** How the score of a finished run adds up: the values of the terms, summed, are the score. A lost run has terms only
   *  where the game rates lost runs too. `turns`, what happened turn by turn, is for games whose state does not remember
   *  what earned it; left out, fewer terms must do. */
  score?(
    world: G['world'],
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
  subjects?(world: G['world'], view: G['view']): Iterable<{ readonly subject: string; readonly name: string }>;
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
  /** The check point by point, in lines, what `lint` (or with `isDeep` `deep`) did not look at included. Null for a file
   *  that cannot be read; left out, the findings say everything. */
  readonly report?: (content: C, input: unknown, isDeep: boolean) => string | null;
}

/** The fields of a level file that hold this proof; one that is undefined is taken out of the file. Left out: `par` and
 *  `witnesses`. */
export type Proven<G extends Shape> = (
  world: G['world'],
  start: G['state'],
  witness: readonly Turn<G>[],
  isOptimal: boolean,
) => { readonly [field: string]: Json | undefined };

/** What of a game's content a simulation meets, by label. */
export interface Coverage<G extends Shape> {
  /** What one turn showed. */
  labels(seen: Seen<G>): Iterable<string>;
  /** Every label there could be, in the order of the content: what was never met is what one looks for. */
  all(content: G['content']): Iterable<string>;
}

/** One turn of a simulated run. */
export interface Seen<G extends Shape> {
  readonly world: G['world'];
  readonly before: G['state'];
  readonly turn: Turn<G>;
  readonly happenings: readonly Happening<G['event']>[];
}

/** Something a game can tell about a level, as text and as data; on the command line a command of that name. */
export interface LevelReport<G extends Shape> {
  readonly help: string;
  of(content: G['content'], level: G['level']): { readonly text: string; readonly data: Json };
}

/** A puzzle of the game that is no run, such as a broken level to mend. It keeps nothing: whoever plays it keeps the moves. */
export interface Exercise<C> {
  readonly help: string;
  list(content: C): readonly { readonly id: string; readonly title: string }[];
  /** How it stands after these moves, or why one of them cannot be made. */
  at(content: C, ask: ExerciseAsk): Result<ExerciseView>;
}

export interface ExerciseAsk {
  /** One of the list, or else a seed for one made by chance. */
  readonly id?: string;
  readonly seed?: string;
  readonly moves: readonly Json[];
  /** The moves are final. */
  readonly isHandedIn: boolean;
  readonly isRanked: boolean;
}

export interface ExerciseView {
  readonly title: string;
  readonly text: readonly string[];
  /** The board as text. */
  readonly show: string;
  /** How it stands, in sentences. */
  readonly lines: readonly string[];
  readonly choices: readonly { readonly move: Json; readonly words: string }[];
  readonly data: Json;
  readonly isOver: boolean;
}

/** Present in games that roll dice. */
export interface Chance<G extends Shape> {
  /** Exact outcomes of a turn that takes chances. Left out: the kernel enumerates the draws (`outcomes`). */
  outcomes?(world: G['world'], state: G['state'], turn: Turn<G>): readonly Weighted<G>[];
}

/** What designers may hand in. */
export interface Authoring<G extends Shape> {
  /** The content with some of its balance overridden; recorded with the run. */
  tune?(content: G['content'], overrides: Json): Result<G['content']>;
  /** Content from a designer's file (an event pack). */
  load?(content: G['content'], document: unknown): Result<G['content']>;
  readonly documents?: Readonly<Record<string, DocumentKind<G['content']>>>;
  /** A level as text that its codec reads, where there is such a form beside JSON. */
  text?(content: G['content'], level: G['level']): string;
  /** A level as a picture for the terminal, with nothing hidden. */
  drawing?(content: G['content'], level: G['level']): string;
  readonly proven?: Proven<G>;
  /** What of the content a run may meet beyond the types of its events: cards, answers. For counting in simulations. */
  readonly coverage?: Coverage<G>;
  readonly reports?: Readonly<Record<string, LevelReport<G>>>;
  readonly exercises?: Readonly<Record<string, Exercise<G['content']>>>;
}

export type Question<G extends Shape> = (
  world: G['world'],
  state: G['state'],
  viewer: Viewer,
  args: Json,
) => Result<Json>;

export interface Game<G extends Shape> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever an old replay would end differently. */
  readonly rules: number;
  /** `one`: a turn is exactly one action (the kernel refuses any other). `many`: a turn is a list of actions. */
  readonly turn: 'one' | 'many';
  /** Balance, cards, events. Its digest is part of every replay. Levels are pinned by their own digest. */
  readonly content: G['content'];
  readonly levels: readonly LevelEntry<G>[];

  readonly params: Codec<G['params']> & { readonly presets: Readonly<Record<string, G['params']>> };
  readonly level: Codec<G['level']>;
  readonly action: Codec<G['action']>;

  // ---- the rules: what never changes in a run is the world, what changes is the state

  /** Once per run: content, tuned numbers and the level by index, with working memory that holds nothing between turns but
   *  notes of what the rules say. Left out: the world is the content. */
  compile?(content: G['content'], level: G['level']): G['world'];
  setup(world: G['world'], level: G['level'], dice: Dice): G['state'];
  /** The only way a state is duplicated. */
  copy(state: G['state']): G['state'];
  /** What the digest covers, where the rest of a state follows from it (views of the same memory, notes that save work).
   *  Left out: all of it. */
  digested?(state: G['state']): unknown;
  /** What may come next in this turn after `pending`, in a fixed order; with `seat` that seat's actions alone. */
  legal(world: G['world'], state: G['state'], pending: Turn<G>, seat?: Viewer): Iterable<G['action']>;
  /** The only judge of what is committed. Empty: legal; else every reason. With `seat` the turn is that seat's part alone. */
  refuse(world: G['world'], state: G['state'], turn: Turn<G>, seat?: Viewer): readonly Refusal[];
  /** Changes the draft it is handed, and nothing else. Only called with legal turns. */
  play(world: G['world'], draft: G['state'], turn: Turn<G>, tape: Tape<G['event']>): void;
  /** From the side of `seat`; left out, of the first one. */
  status(world: G['world'], state: G['state'], seat?: Viewer): Status;
  /** Doing nothing: what the forecast runs. Null in a game where nobody can wait. */
  readonly idle: ((world: G['world'], state: G['state']) => Turn<G>) | null;
  /** The form in which a legal turn is recorded (planning steps dropped, entries in canonical order). */
  canonical?(world: G['world'], state: G['state'], turn: Turn<G>): Turn<G>;

  // ---- the plan: a list with a history, never part of the state

  /** How an action changes the pending turn: replaces an entry, moves a card. Left out: it is appended. */
  revise?(world: G['world'], state: G['state'], pending: Turn<G>, action: G['action'], seat: Viewer): Turn<G>;
  /** Why this edit may not be made. Left out: with `revise` any may, without it the turn so far must pass `refuse`. */
  mayRevise?(
    world: G['world'],
    state: G['state'],
    pending: Turn<G>,
    action: G['action'],
    seat: Viewer,
  ): readonly Refusal[];
  /** True for an action that ends its turn: what is planned after it begins the next turn of the row. */
  closes?(action: G['action']): boolean;
  /** What can be told of a pending turn as it stands, legal or not: sums, budgets, odds. Plain data. */
  appraise?(world: G['world'], state: G['state'], pending: Turn<G>, seat: Viewer): Json;

  // ---- who sits here, and who may know what

  /** Left out: one player. Several plan in secret of one another; their parts are joined at commit. */
  seats?(world: G['world']): readonly Viewer[];
  /** False where committed turns cannot be taken back (a duel). Left out: they can. */
  canRewind?(world: G['world']): boolean;
  /** What this viewer may know. Hidden is absent, not flagged. */
  view(world: G['world'], state: G['state'], viewer: Viewer): G['view'];
  /** The same as text: terminal, goldens, screen reader. */
  show(world: G['world'], view: G['view']): string;
  /** The state as this viewer must imagine it; preview and forecast for the viewer run on it, so they cannot leak. */
  suppose?(world: G['world'], state: G['state'], viewer: Viewer): G['state'];
  /** An event as this viewer may see it; null: not at all. `state` is the state after the event's turn. */
  redact?(world: G['world'], state: G['state'], event: G['event'], viewer: Viewer): G['event'] | null;

  readonly words: Words<G>;
  readonly trace?: Trace<G>;
  readonly proof?: Proof<G>;
  /** Left out: nothing is ever rolled. */
  readonly chance?: Chance<G>;
  readonly authoring?: Authoring<G>;
  /** The game's own questions, for `ask`. */
  readonly questions?: Readonly<Record<string, Question<G>>>;
  /** Runs in a row under one seed, each a run of its own; the application keeps the sum. */
  readonly series?: Series<G['content'], G['level']>;
  /** A shorter spelling of a turn list for share codes. */
  readonly pack?: Codec<readonly Turn<G>[]>;
}

export type AnyGame = Game<AnyShape>;
