// What stands on the screen: board, scenes, panels, and what they are called.

import type { AnyShape, Forecast, Shape, Turn } from '@interlock/kernel';
import type { ComponentType } from 'react';
import type { BoardProps, PanelProps, Table } from './table.ts';

/** What takes the place of the board while the view says so: a shop, a report, a card, a curtain. */
export interface Scene<G extends Shape = AnyShape> {
  /** Stands at the region as `data-scene`; another id is another scene, which is then drawn anew and gets the
   *  focus, unless it is the board. */
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

/** What a press on a cell would plan, before it is planned. */
export interface Aim {
  /** Cells from where the plan ends to the one pointed at, by `data-at`. */
  readonly path: readonly string[];
  /** `3 of 6 actions`. */
  readonly cost: string;
  /** What comes of it, in a few words. */
  readonly says: string;
  readonly tone?: 'caution' | 'critical';
}

/** What a look may ask about actions that are not planned. */
export interface AimHands<G extends Shape = AnyShape> {
  readonly state: G['state'];
  /** The turns that these actions make on top of the plan, played out. */
  preview(actions: Turn<G>): Forecast<G>['frames'];
  /** What the game says of the plan with this edit made; null in games that appraise nothing. */
  appraise(edit: G['action']): unknown;
}

/** One callout of the first minute: it stands at a cell or a control and goes once what it asks for is done. */
export interface Lesson<G extends Shape = AnyShape> {
  readonly text: string;
  /** The same for a finger: no keys, and a cell takes two taps. */
  readonly touch?: string;
  /** Where it stands, by `data-at`, `data-field` or `data-part` (`commit`); null: not now. */
  at(table: Table<G>): string | null;
  isDone(table: Table<G>): boolean;
}

export interface Boards<G extends Shape = AnyShape> {
  /** What stands in place of the board; null: the board. Asked with the view that is drawn, so the look-ahead and the
   *  replay room show scenes too. */
  scene?(table: Table<G>, view: G['view']): Scene<G> | null;
  /** What a press on the selected cell would plan: the frame draws the way, its cost and what comes of it. */
  aim?(table: Table<G>, selected: string, hands: AimHands<G>): Aim | null;
  /** What this level brings that is new: a sentence, and the cell it speaks of by `data-at`. */
  callout?(table: Table<G>): { readonly at: string; readonly text: string } | null;
  /** The first minute: three callouts on real cells, one after the other, in the first level of the list. */
  readonly lessons?: readonly Lesson<G>[];
  readonly Board?: ComponentType<BoardProps<G>>;
  /** Chooses between views of the board; stands above it. */
  readonly ViewBar?: ComponentType<PanelProps<G>>;
  readonly Side?: ComponentType<PanelProps<G>>;
  /** Name of the side panel as a tab on the phone. */
  readonly sideName?: string;
  /** True where one plans in the side panel: then a phone opens on it. */
  readonly isSideFirst?: boolean;
  /** CSS width of the side column. */
  readonly sideWidth?: string;
  /** Four or five numbers a decision needs. */
  readonly Vitals?: ComponentType<PanelProps<G>>;
  /** In the top bar in place of `Vitals`, which a phone shows in a row of its own. */
  readonly TopVitals?: ComponentType<PanelProps<G>>;
  readonly Inspector?: ComponentType<PanelProps<G>>;
  /** Name of the inspector as a tab on the phone. */
  readonly inspectorName?: string;
  /** Buttons for thumbs, above the dock; every action of the keyboard must be there or on the board. */
  readonly Pad?: ComponentType<PanelProps<G>>;
  /** True where the pad says what a key does now: it is drawn with the board, so that no number read there is one of the
   *  step before. Others follow a frame later. */
  readonly isPadAtOnce?: boolean;
  /** Class of the frame, for the game's own style sheet. */
  readonly frameClass?: string;
  /** True where the board leaves its corners free and the view bar may float. */
  readonly isRound?: boolean;
}
