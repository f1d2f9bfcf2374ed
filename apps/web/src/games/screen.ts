// How a game plugs into the frame: games/<id>/index.ts exports one `look`. Everything in it may be left out; the frame
// then falls back to the game's own text, words and legal actions.

import type {
  AnyGame,
  AnyShape,
  Forecast,
  Frame,
  Game,
  Happening,
  Json,
  Origin,
  Refusal,
  Result,
  Shape,
  Status,
  Turn,
} from '@interlock/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { RunStore } from '../store/run.ts';

/** All that a board, a panel or a gauge may look at. `view` is what the viewer may know; no part gets the state. */
export interface Table<G extends Shape = AnyShape> {
  readonly game: Game<G>;
  readonly content: G['content'];
  /** Committed turns so far; the turn being planned is `turn + 1`. */
  readonly turn: number;
  readonly view: G['view'];
  readonly status: Status;
  readonly plan: Turn<G>;
  /** What may be planned next. */
  readonly legal: readonly G['action'][];
  /** The plan, then doing nothing, to the horizon. */
  readonly ahead: Forecast<G>;
  /** Doing nothing from here. */
  readonly idle: Forecast<G>;
  /** Frames of `ahead` that belong to the plan. */
  readonly planFrames: number;
  /** Reasons why the plan cannot be committed as it stands. */
  readonly refusals: readonly Refusal[];
  /** The other plan (B while A is shown) and what it leads to; null where there is none. */
  readonly other: { readonly name: 'A' | 'B'; readonly plan: Turn<G>; readonly ahead: Forecast<G> } | null;
  /** What the last committed turn did, as the viewer saw it: for motion. */
  readonly last: readonly Happening<G['event']>[];
}

/** A refused action: the board marks the piece, the log keeps the sentence. */
export interface Refused<G extends Shape = AnyShape> {
  readonly action: G['action'] | null;
  readonly refusal: Refusal;
  /** Grows with every refusal, so that the same one can be shown again. */
  readonly count: number;
}

export interface BoardProps<G extends Shape = AnyShape> {
  readonly table: Table<G>;
  /** The view to draw: now, or the look-ahead frame. */
  readonly view: G['view'];
  /** The look-ahead frame, or null for now. */
  readonly frame: Frame<G> | null;
  readonly selected: string | null;
  readonly refused: Refused<G> | null;
  /** True while both plans are laid on the board (`table.other` is the second). */
  readonly isComparing: boolean;
  /** True in the replay room and in pictures: nothing can be planned. */
  readonly isReadOnly: boolean;
  /** Cells the workshop points at. */
  readonly marked?: readonly (readonly [x: number, y: number])[];
  onPlan(action: G['action']): void;
  /** Several actions at once (a walk of many steps); stops at the first refusal. */
  onPlanAll(actions: Turn<G>): void;
  onSelect(subject: string | null): void;
}

export type PanelProps<G extends Shape = AnyShape> = Pick<
  BoardProps<G>,
  'table' | 'view' | 'frame' | 'selected' | 'isReadOnly' | 'onPlan' | 'onPlanAll' | 'onSelect'
> & {
  /** Asks the log for the causes of a subject. */
  onExplain(subject: string): void;
};

/** One line of the forecast chart. */
export interface Series<G extends Shape = AnyShape> {
  readonly label: string;
  value(content: G['content'], view: G['view']): number;
  /** Limits and thresholds with their words. */
  readonly lines?: (
    content: G['content'],
    view: G['view'],
  ) => readonly { readonly at: number; readonly word: string; readonly kind: 'limit' | 'warn' }[];
  /** Losses that are announced for a turn, whatever the line does: in how many turns, and in words. */
  readonly marks?: (
    content: G['content'],
    view: G['view'],
  ) => readonly { readonly in: number; readonly word: string }[];
}

/** One figure under the chart: now and after the plan. */
export interface Fact {
  readonly label: string;
  readonly now: string;
  /** The same after the plan. */
  readonly planned?: string;
  readonly tone?: 'ok' | 'caution' | 'critical' | 'ready' | 'fuel' | 'coolant' | 'electricity' | 'heat';
}

export interface KeyBinding<G extends Shape = AnyShape> {
  /** `KeyboardEvent.key`; small letters without Shift, capitals with. */
  readonly keys: readonly string[];
  /** What it does, for the keyboard map. */
  readonly label: string;
  /** Bindings with the same words here are one row of the keyboard map: five keys for five modes. */
  readonly row?: string;
  /** The board listens to it itself, so it cannot be given another key. */
  readonly isFixed?: boolean;
  /** The actions to plan, given what may be planned; null: nothing here. */
  plan(table: Table<G>, selected: string | null): Turn<G> | null;
}

/** An action as an item of the plan strip. */
export interface Step {
  readonly icon?: ReactNode;
  readonly verb: string;
  readonly target?: string;
  readonly cost?: string;
  /** The step that changes the machine: solid edge. */
  readonly isKey?: boolean;
}

export interface Look<G extends Shape = AnyShape> {
  /** A whole screen of the game's own in place of the frame: for a game that a plan and a commit key alone do not fit. */
  readonly Screen?: ComponentType<{ readonly store: RunStore; readonly note: string | null }>;
  readonly Board?: ComponentType<BoardProps<G>>;
  /** Chooses between views of the board; stands above it. */
  readonly ViewBar?: ComponentType<PanelProps<G>>;
  readonly Side?: ComponentType<PanelProps<G>>;
  /** Name of the side panel as a tab on the phone. */
  readonly sideName?: string;
  /** Four or five numbers a decision needs. */
  readonly Vitals?: ComponentType<PanelProps<G>>;
  readonly Inspector?: ComponentType<PanelProps<G>>;
  /** Name of the inspector as a tab on the phone. */
  readonly inspectorName?: string;
  /** Buttons for thumbs, above the dock; every action of the keyboard must be there or on the board. */
  readonly Pad?: ComponentType<PanelProps<G>>;
  /** Takes the place of the plan strip. */
  readonly Dock?: ComponentType<PanelProps<G>>;
  /** The line of the forecast chart; as a function, chosen by the views that can be drawn and the cause of the loss they
   *  end in, if any. */
  readonly series?: Series<G> | ((views: readonly G['view'][], cause: string | null) => Series<G>);
  /** Turns of look-ahead beyond the plan. */
  readonly horizon?: number;
  readonly facts?: (table: Table<G>) => readonly Fact[];
  /** One sentence on what the plan brings about. */
  readonly says?: (table: Table<G>) => { readonly glyph: string; readonly text: string } | null;
  readonly keys?: readonly KeyBinding<G>[];
  step?(table: Table<G>, action: G['action']): Step;
  /** Words of the commit key. */
  commit?(table: Table<G>): { readonly act: string; readonly note: string } | null;
  /** True for lines that belong in the log only when all is shown (`every step of a walk`). */
  isMinor?(event: G['event']): boolean;
  /** Most steps a plan can have, for empty slots in the strip. */
  slots?(table: Table<G>): number;
  /** More about a won run, beside its figures: badges, what was spared. */
  readonly Result?: ComponentType<PanelProps<G>>;
  /** Names of what a won run earned besides stars; the level map keeps them. `events` are all of the run. */
  badges?(view: G['view'], events: readonly G['event'][], rewinds: number): readonly string[];
  /** What the commit key says while nothing is planned, where doing nothing has a price and an action of its own; left
   *  out, it plays the idle turn. */
  readonly needsPlan?: string;
  /** The first figures of a won run, in place of turns and actions: `Air used 72, par 60`. */
  figures?(table: Table<G>): readonly { readonly label: string; readonly value: string; readonly par?: string }[];
  /** True where the light stays off until somebody asks, because the answer tells more than the view; asking counts as a
   *  hint. */
  isVerdictAsked?(view: G['view']): boolean;
  /** Stars (0–3) of a won run. */
  stars?(table: Table<G>, turns: number, par: number | null): number;
  /** The score of a won run as its result sheet shows it, where it is kept with the win: helps taken off, but not of a
   *  ranked run. */
  finalScore?(
    table: Table<G>,
    helps: { readonly rewinds: number; readonly hints: number; readonly retries: number },
    isRanked: boolean,
  ): number;
  /** The run an address names that only this game understands; null for the usual ones. */
  origin?(query: URLSearchParams): Promise<Result<Origin> | null>;
  /** Under which name a win of this level is kept, where it is part of something larger. */
  place?(level: Json): string | null;
  /** Where a won level of something larger leads. */
  onward?(level: Json, isRanked: boolean): { readonly act: string; readonly note: string; readonly to: string } | null;
  /** One sentence for the hub's go-on card. */
  summary?(table: Table<G>): string;
  /** The state with all that is hidden laid open: the workshop draws a designer's level so. Handed a copy. */
  laidOpen?(state: G['state']): G['state'];
  /** A level's file with the line that wins it written in, as the game's level files spell it; a string where the file is
   *  no JSON. */
  proven?(level: Json, witness: readonly Json[], isOptimal: boolean): Json | Promise<Json>;
  /** CSS width of the side column. */
  readonly sideWidth?: string;
  /** True where the board leaves its corners free and the view bar may float. */
  readonly isRound?: boolean;
}

/** A game and its look, loaded together. */
export interface Screen {
  readonly game: AnyGame;
  readonly look: Look;
}
