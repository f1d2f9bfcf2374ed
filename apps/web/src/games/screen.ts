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
  Run,
  Session,
  Shape,
  Status,
  Turn,
  Viewer,
} from '@interlock/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { SoundName } from '../app/tones.ts';
import type { FrameAct } from '../play/keys.ts';
import type { RunState, RunStore } from '../store/runState.ts';
import type { Pens } from './pens.ts';
import type { Advice, Aim, AimHands, Asked, Clock, Journey, Tellings } from './slots.ts';

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

/** One line of the forecast chart. */
export interface Series<G extends Shape = AnyShape> {
  readonly label: string;
  value(world: G['world'], view: G['view']): number;
  /** What is announced on top of the value for the coming turn: a dashed stroke over its point. */
  readonly added?: (world: G['world'], view: G['view']) => number;
  /** Limits and thresholds with their words. */
  readonly lines?: (
    world: G['world'],
    view: G['view'],
  ) => readonly { readonly at: number; readonly word: string; readonly kind: 'limit' | 'warn' }[];
  /** Losses that are announced for a turn, whatever the line does: in how many turns, and in words. */
  readonly marks?: (world: G['world'], view: G['view']) => readonly { readonly in: number; readonly word: string }[];
}

/** One figure under the chart: now and after the plan. */
export interface Fact {
  readonly label: string;
  readonly now: string;
  /** The same after the plan. */
  readonly planned?: string;
  readonly asks?: string; // the subject that says where it comes from
  readonly tone?: 'ok' | 'caution' | 'critical' | 'ready' | 'fuel' | 'coolant' | 'electricity' | 'heat';
}

export interface KeyBinding<G extends Shape = AnyShape> {
  /** `KeyboardEvent.key`; small letters without Shift, capitals with. */
  readonly keys: readonly string[];
  /** What it does, for the keyboard map. */
  readonly label: string;
  /** What the key does at once, where it plans nothing: open a panel, turn a view. A key that is held does it once. */
  does?(panel: PanelProps<G>, store: RunStore): void;
  /** Another key for an act of the frame. */
  readonly act?: FrameAct;
  /** Bindings with the same words here are one row of the keyboard map: five keys for five modes. */
  readonly row?: string;
  /** Why it cannot be given another key, as a sentence. */
  readonly stays?: string;
  /** Why the key plans nothing here, where nothing else takes it. */
  why?(table: Table<G>): string;
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
  /** Steps in a row with the same word here are drawn as one, with their number: `S ×5`. */
  readonly run?: string;
}

/** What takes the place of the board while the view says so: a shop, a report, a card, a curtain. */
export interface Scene<G extends Shape = AnyShape> {
  /** Stands at the region as `data-scene`; another id is another scene, which is then drawn anew and gets the focus. */
  readonly id: string;
  /** Name of the region, for ears. */
  readonly name: string;
  /** It is the board, drawn by the scene: what is pointed at on it is told as on any board. */
  readonly isBoard?: boolean;
  readonly Component: ComponentType<SceneProps<G>>;
  /** Parts of the frame that have nothing to say in this scene. The room of side and read stays, so that nothing jumps. */
  readonly hides?: readonly ('pad' | 'ahead' | 'strip' | 'goal' | 'sum')[];
  /** A curtain: nothing else of the run is in the document, no side, no panel, no dock, no log. */
  readonly isCurtain?: boolean;
}

export type SceneProps<G extends Shape = AnyShape> = BoardProps<G> & {
  onExplain(subject: string): void;
  /** Commits what is planned, as the commit key does. */
  onCommit(): void;
  onUndo(): void;
  /** Puts this list in place of the plan: one step of its history. */
  onReplan(actions: Turn<G>): void;
};

/** An entry of the menu that only this game has. */
export interface MenuEntry<G extends Shape = AnyShape> {
  readonly name: string;
  /** An address to go to, or something to do. */
  readonly to?: string;
  does?(panel: PanelProps<G>): void;
}

/** One callout of the first minute: it stands at a cell or a control and goes once what it asks for is done. */
export interface Lesson<G extends Shape = AnyShape> {
  readonly text: string;
  /** Where it stands, by `data-at`, `data-field` or `data-part` (`commit`); null: not now. */
  at(table: Table<G>): string | null;
  isDone(table: Table<G>): boolean;
}

/** What is said aloud, and what of it stays in the dock until the next turn. */
export interface Told {
  readonly text: string;
  readonly note?: string;
}

/** A section of the reading panel, by the game: it fills the heading's section itself. */
export type SectionProps<G extends Shape = AnyShape> = PanelProps<G> & { readonly isOpen: boolean };

export interface Look<G extends Shape = AnyShape> extends Tellings<G> {
  /** What stands in place of the board; null: the board. Asked with the view that is drawn, so the look-ahead and the
   *  replay room show scenes too. */
  scene?(table: Table<G>, view: G['view']): Scene<G> | null;
  /** What a press on the selected cell would plan: the frame draws the way, its cost and what comes of it. */
  aim?(table: Table<G>, selected: string, hands: AimHands<G>): Aim | null;
  /** Where hints come from. Left out: `game.proof.advice` where there is one, else a line that wins. */
  readonly advice?: Advice<G>;
  /** How many committed turns one undo takes back, 0 for none; left out: one. Redo brings the same back. */
  undoes?(turns: readonly Turn<G>[]): number;
  /** What an undo would cost now, said on its key before it is pressed; null: nothing. */
  undoPrice?(table: Table<G>): string | null;
  /** A clock for the run. */
  clock?(table: Table<G>): Clock<G>;
  /** Whether the idle turn follows by itself a turn of the player's, `done` of them being played: seconds of thinking. */
  follows?(run: RunState, done: number): boolean;
  /** True where the turns since `from` only let time pass: plans, hints and the light stay as they are. */
  isQuiet?(run: RunState, from: number): boolean;
  /** What is said after turns were played (from turn `from` on), taken back, played again, or the run begun anew, and what
   *  of it stands in the dock; left out: the events in words. Null: nothing. */
  tells?(run: RunState, act: 'played' | 'back' | 'again' | 'anew', from: number): Told | null;
  /** What stands beside a fresh run that this address opens. */
  label?(query: URLSearchParams): string;
  /** Whether the run of this address is ranked; left out: where the address says so. */
  opensRanked?(query: URLSearchParams): boolean;
  /** A designer's content for the run of this address; `why` it is the shipped one all the same. */
  content?(query: URLSearchParams): { readonly content: Json } | { readonly why: string } | null;
  /** Two plans to lay side by side where fewer are planned; a sentence where there are no two. */
  lays?(run: RunState): readonly [Turn<G>, Turn<G>] | string;
  /** What is asked before a begun run is given up for a new start; left out: it starts at once and undo brings it back. */
  asksRestart?(table: Table<G>): Asked | null;
  /** True where the game led elsewhere in place of starting this run anew: a try that counts only once. */
  restarts?(run: RunState): boolean;
  /** After the end of a run, once, when it is in the book. */
  ended?(run: RunState): void;
  /** How many turns stand in the book of wins, where a turn is not what the player counts. */
  counts?(turns: readonly Turn<G>[]): number;
  /** Where a clock makes most turns: what the player counts instead (`answer`), and the name of such a turn; null where it
   *  only let time pass. */
  readonly beat?: { readonly noun: string; name(world: G['world'], turn: Turn<G>): string | null };
  /** False where turns are seconds of a clock: then nothing counts or names them. */
  readonly namesTurns?: false;
  /** In place of `Plan for turn 7`. */
  planName?(table: Table<G>): string;
  /** Class of the frame, for the game's own style sheet. */
  readonly frameClass?: string;
  /** In the top bar in place of `Vitals`, which a phone shows in a row of its own. */
  readonly TopVitals?: ComponentType<PanelProps<G>>;
  readonly journey?: Journey<G>;
  /** Games of several seats: true where the played turn is shown to all (`table.stage` is `opened`) before the curtain
   *  falls again. The frame's own curtain is used unless `scene` gives one for the stage `curtain`. */
  readonly showsOpened?: boolean;
  /** A seat in words for curtain and dock: `Blue`. */
  seatName?(seat: Viewer): string;
  readonly menu?: readonly MenuEntry<G>[];
  /** What a hint of these turns lights, by `data-at` or `data-field`; the first that is on the screen. Left out: where
   *  the last of its actions is done, as far as its events say. */
  targets?(table: Table<G>, turns: readonly Turn<G>[]): readonly string[];
  /** The first minute: three callouts on real cells, one after the other, in the first level of the list. */
  readonly lessons?: readonly Lesson<G>[];
  /** What this level brings that is new: a sentence, and the cell it speaks of by `data-at`. */
  callout?(table: Table<G>): { readonly at: string; readonly text: string } | null;
  /** Which sound each kind of event makes (`event.type`), by its name in app/tones.ts; null: none. A kind that is not
   *  listed has a sound of its own, made from its name. */
  readonly sounds?: Readonly<Record<string, SoundName | null>>;
  /** True where the game itself shows the turn just played, with its sounds: what came of it waits for `run.shown()`. */
  showsTurns?(): boolean;
  /** What is heard of a turn that only let time pass: the last seconds. */
  pulse?(table: Table<G>): SoundName | null;
  /** How hard the machine works, 0 at rest to 1 at its limit, for its hum; null: silence. Left out: how near the charted
   *  figure is to its limit. */
  hum?(table: Table<G>): number | null;
  /** In place of the forecast, the log. */
  readonly Forecast?: ComponentType<SectionProps<G>>;
  readonly Log?: ComponentType<SectionProps<G>>;
  readonly Board?: ComponentType<BoardProps<G>>;
  /** Chooses between views of the board; stands above it. */
  readonly ViewBar?: ComponentType<PanelProps<G>>;
  readonly Side?: ComponentType<PanelProps<G>>;
  /** Name of the forecast as a tab on the phone, where it tells something else at the moment; null: Forecast. */
  forecastName?(table: Table<G>): string | null;
  /** What the bar of coming turns says while the plan is refused and none can be shown. Left out: it goes away. */
  readonly aheadWaits?: string;
  /** Name of the side panel as a tab on the phone. */
  readonly sideName?: string;
  /** True where one plans in the side panel: then a phone opens on it. */
  readonly isSideFirst?: boolean;
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
  /** Turns of look-ahead; 0: nothing happens by itself, so it ends with the plan. */
  readonly horizon?: number;
  readonly facts?: (table: Table<G>) => readonly Fact[];
  /** What the forecast comes to, in two or three words, where the game knows better than "lost in 6 turns". */
  readonly outcome?: (table: Table<G>) => string | null;
  /** One sentence on what the plan brings about. */
  readonly says?: (table: Table<G>) => { readonly glyph: string; readonly text: string } | null;
  readonly keys?: readonly KeyBinding<G>[];
  step?(table: Table<G>, action: G['action']): Step;
  /** Words of the commit key; `asks`: it asks once more before it does this, `red` with a red ring from the start, `no`
   *  not even where it loses (the plan was the question); `mood` where the forecast cannot know it. */
  commit?(
    table: Table<G>,
    session: Session<G>,
  ): {
    readonly act: string;
    readonly note: string;
    readonly asks?: 'once' | 'red' | 'no';
    readonly mood?: 'risky' | 'empty';
  } | null;
  /** The list that takes the place of the plan when this action is chosen: one answer in place of another, or an order
   *  that is pressed again and so taken back. Its last entry is judged like any other. Null: the action is added. */
  instead?(table: Table<G>, action: G['action']): Turn<G> | null;
  /** The action that ends a turn whose plan is still open (cards are laid out, nothing is run yet): the store plans it
   *  right before it commits, and forecast and refusals count it in. Null: the plan says it all. */
  closing?(table: Pick<Table<G>, 'view' | 'plan' | 'turns' | 'appraisal'>): G['action'] | null;
  /** True for lines that belong in the log only when all is shown (`every step of a walk`). */
  isMinor?(event: G['event']): boolean;
  /** Events of one turn with the same words here are one line of the log, `#` for how many; it unfolds into them. */
  bundle?(event: G['event']): string | null;
  /** Most steps a plan can have, for empty slots in the strip. */
  slots?(table: Table<G>): number;
  /** More about a won run, beside its figures: badges, what was spared. */
  readonly Result?: ComponentType<PanelProps<G>>;
  /** Names of what a won run earned besides stars; the level map keeps them. `events` are all of the run, `helps` the
   *  turns taken back and the hints shown. */
  badges?(view: G['view'], events: readonly G['event'][], helps: number): readonly string[];
  /** What the commit key says while nothing is planned, where doing nothing has a price and an action of its own; left
   *  out, it plays the idle turn. */
  readonly needsPlan?: string | ((table: Table<G>) => string | null);
  /** The first figures of a won run, in place of turns and actions: `Air used 72, par 60`. */
  figures?(table: Table<G>): readonly { readonly label: string; readonly value: string; readonly par?: string }[];
  /** True where the light stays off until asked: its answer tells more than the view, so asking counts as a hint. */
  isVerdictAsked?(view: G['view']): boolean;
  /** Stars (0–3) of a won run. */
  stars?(table: Table<G>, turns: number, par: number | null, run: Run<G> | null, rewinds: number): number | undefined;
  /** The score of a won run as its sheet shows it, where it is kept: helps taken off, but not of a ranked run. */
  finalScore?(
    table: Table<G>,
    helps: { readonly rewinds: number; readonly hints: number; readonly retries: number },
    isRanked: boolean,
  ): number;
  /** Figures of a won run of which the book keeps the highest, of wins without rewinds; null: this run sets no record. */
  record?(table: Table<G>): Readonly<Record<string, number>> | null;
  /** The run an address names that only this game understands; null for the usual ones. */
  origin?(query: URLSearchParams): Promise<Result<Origin> | null>;
  /** Under which name a win of this level is kept, where it is part of something larger. */
  place?(level: Json): string | null;
  /** A seed worth offering after a made run, null where none came up; left out: any will do. */
  seedFor?(preset: string): Promise<string | null>;
  /** Where a won level of something larger leads. */
  onward?(level: Json, isRanked: boolean): { readonly act: string; readonly note: string; readonly to: string } | null;
  /** One sentence for the hub's go-on card. */
  summary?(table: Table<G>, turns: readonly Turn<G>[]): string;
  /** A run's start with nothing hidden: the workshop draws a designer's level so. Handed a copy. */
  unhidden?(world: G['world'], state: G['state']): { readonly world: G['world']; readonly state: G['state'] };
  /** How its levels are drawn in the workshop. */
  readonly pens?: Pens;
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
