// What the page and its worker say to each other. Plain data only: runs travel as replays, answers as words and turns.

import type { Finding, Json, Origin, Par, Replay } from '@interlock/kernel';
import type { BlameFacts } from '@interlock/search';

export type VerdictAnswer =
  | { readonly verdict: 'thinking'; readonly nodes: number; readonly reason: string }
  | {
      readonly verdict: 'winnable' | 'lost' | 'unknown';
      readonly nodes: number;
      /** In place of the light's own word: odds, where nothing is proven. */
      readonly word?: string;
      /** Behind the word on the light. */
      readonly reason: string;
      /** Turns to the win, where one is known. */
      readonly left: number | null;
      readonly isOptimal: boolean;
    };

export interface HintAnswer {
  readonly steps: readonly [string, string, string];
  /** The turns that are hinted at, in order. */
  readonly turns: readonly Json[];
  readonly left: number;
  /** What it takes to the win in the measure of the game's par; left out: its turns. */
  readonly cost?: string;
  /** The player who advises and sees no more than the view; left out where a line that wins was found. */
  readonly by?: string;
  /** Where the line that wins comes from: kept with the level, or found from this position. */
  readonly from?: 'witness' | 'search';
  /** That line knows more than the player may. */
  readonly knowsMore?: boolean;
}

export interface BlameTurn extends BlameFacts {
  /** The winning line from before that turn, as encoded turns; begins with `instead`. */
  readonly line: readonly Json[];
}

export interface BlameAnswer {
  readonly is: 'found' | 'won' | 'winnable' | 'hopeless' | 'unknown';
  /** Turns that, changed, would have kept the run winnable; the one that decided it first. */
  readonly turns: readonly BlameTurn[];
  /** The turn after which the run is proven lost; null where that is not known. */
  readonly lostSince: number | null;
}

export interface SolveReport {
  readonly verdict: 'winnable' | 'lost' | 'unknown';
  readonly nodes: number;
  readonly optimal: boolean;
  readonly witness: readonly Json[];
  readonly words: readonly string[];
}

export interface ValidateReport {
  readonly game: string | null;
  readonly kind: string;
  /** The document as it was written, where it is a level without errors: a string where it is no JSON. */
  readonly level: Json | null;
  /** The level as its game spells it, all that it leaves to be worked out filled in: to be drawn, solved and played.
   *  Null for what is no level or too broken to be one. */
  readonly drawn: Json | null;
  readonly findings: readonly Finding[];
}

/** A generated level as plain data. */
export interface MadeLevel {
  readonly level: Json;
  readonly witness: readonly Json[] | null;
  readonly par: Par | null;
  readonly seed: string;
}

export interface Progress {
  readonly nodes: number;
}

/** Runs 1 to `runs`, each with the dice, or the level, of its number. */
export interface SimulateAsk {
  readonly game: string;
  readonly policy: string;
  readonly source: { readonly level: string } | { readonly preset: string };
  readonly runs: number;
  /** Turns after which a run counts as unfinished. */
  readonly turns: number;
}

/** Runs that are over, and turns played in all. */
export type OnDone = (runs: number, turns: number) => void;

/** Rates and shares are thousandths. */
export interface SimulateReport {
  readonly runs: number;
  readonly wins: number;
  readonly rate: { readonly value: number; readonly low: number; readonly high: number };
  readonly meanTurns: number;
  /** What ended the runs that were not won, most frequent first. */
  readonly causes: readonly { readonly words: string; readonly runs: number }[];
  readonly coverage: readonly { readonly type: string; readonly times: number; readonly share: number }[];
}

export type Problem = { readonly problem: string };

/** A replay from outside, opened and played through: all its digests agree. */
export interface OpenedCode {
  readonly replay: Replay;
  /** Its level, where it was made from a preset and a seed. */
  readonly made: MadeLevel | null;
}

/** A replay that needs a content document nobody has handed over yet. */
export interface NeedsDocument {
  readonly needs: Replay;
}

/** Turns played of all. */
export type OnTurns = (at: number, of: number) => void;
type OnProgress = (progress: Progress) => void;

/** A job that is cancelled gives null. */
export interface WorkerApi {
  /** A content document that later replays of this digest are played on. */
  keepDocument(digest: string, document: unknown): void;
  verdict(job: number, replay: Replay, nodes: number, onProgress: OnProgress): Promise<VerdictAnswer | null>;
  hint(job: number, replay: Replay, nodes: number): Promise<HintAnswer | null>;
  blame(job: number, replay: Replay, nodes: number, onProgress: OnProgress): Promise<BlameAnswer | null>;
  solve(
    job: number,
    game: string,
    origin: Origin,
    nodes: number,
    onProgress: OnProgress,
  ): Promise<SolveReport | Problem | null>;
  policies(game: string): Promise<readonly string[]>;
  simulate(job: number, ask: SimulateAsk, onDone: OnDone): Promise<SimulateReport | Problem | null>;
  validate(text: string): Promise<ValidateReport>;
  /** A level as its game spells it, all that it leaves to be worked out filled in. */
  complete(game: string, level: Json): Promise<Json | null>;
  /** A level by params that are no preset; null where none came of them. */
  make(game: string, params: Json, seed: string): Promise<Json | null>;
  generate(game: string, preset: string, seed: string): Promise<Problem | MadeLevel>;
  /** Digests of replays, to be compared with those of other engines. */
  digests(codes: readonly string[]): Promise<readonly string[]>;
  /** Reads a share code, makes its level and plays it: everything that a hostile code could make last. */
  open(code: string, onTurns: OnTurns): Promise<OpenedCode | NeedsDocument | Problem>;
  /** A question that only this game has, by its name in the game's table of jobs. */
  ask(
    job: number,
    game: string,
    name: string,
    args: readonly unknown[],
    tell: (progress: unknown) => void,
  ): Promise<unknown>;
  cancel(job: number): void;
}
