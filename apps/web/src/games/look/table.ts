// What a board, a panel or a gauge may look at.

import type {
  AnyShape,
  Forecast,
  Frame,
  Game,
  Happening,
  Json,
  Refusal,
  Shape,
  Status,
  Turn,
  Viewer,
} from '@interlock/kernel';

/** Where several plan in secret: somebody plans, the curtain is down, or all plans lie open and the turn was played.
 *  Behind the curtain a table has no plan, whoever's it is. Games for one are always at `plan`. */
export type Stage = 'plan' | 'curtain' | 'opened';

/** All that a board, a panel or a gauge may look at. `view` is what the viewer may know; no part gets the state. */
export interface Table<G extends Shape = AnyShape> {
  readonly game: Game<G>;
  readonly world: G['world'];
  /** Committed turns so far; the turn being planned is `turn + 1`. */
  readonly turn: number;
  readonly view: G['view'];
  readonly status: Status;
  /** Every planned action in its order; `turns` has them turn by turn. */
  readonly plan: Turn<G>;
  /** The plan as the row of turns that commit carries out; a walk has many, a plan of one turn one. */
  readonly turns: readonly Turn<G>[];
  /** What stands beside the run and in no digest: mode, pace, helps, in the game's own words (`Look.label`). */
  readonly label: string | null;
  /** What can be told of the open turn as it stands, legal or not (`game.appraise`): budgets, sums, odds. */
  readonly appraisal: Json | null;
  /** False where nobody can wait (`game.idle` is null): then `idle` has no frames and nothing says "do nothing". */
  readonly canWait: boolean;
  /** Who looks and plans; `player` in games for one. */
  readonly seat: Viewer;
  /** Everybody at the table, and whose plan is in. */
  readonly seats: readonly { readonly seat: Viewer; readonly isHandedIn: boolean }[];
  readonly stage: Stage;
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
  readonly other: {
    readonly name: 'A' | 'B';
    readonly plan: Turn<G>;
    readonly ahead: Forecast<G>;
    readonly appraisal: Json | null;
  } | null;
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
  /** Cells that something points at (a finding of the workshop, the target of a hint), by the game's own names for them:
   *  what its cells carry as `data-at`. */
  readonly marks?: readonly string[];
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

/** A section of the reading panel, by the game: it fills the heading's section itself. */
export type SectionProps<G extends Shape = AnyShape> = PanelProps<G> & { readonly isOpen: boolean };
