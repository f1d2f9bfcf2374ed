// How a plan is made: keys, steps, the commit key, the plan strip.

import type { AnyShape, Session, Shape, Turn } from '@interlock/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { FrameAct } from '../../play/keys.ts';
import type { RunState, RunStore } from '../../store/runState.ts';
import type { PanelProps, Table } from './table.ts';

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

/** An entry of the menu that only this game has. */
export interface MenuEntry<G extends Shape = AnyShape> {
  readonly name: string;
  /** An address to go to, or something to do. */
  readonly to?: string;
  does?(panel: PanelProps<G>): void;
}

export interface Planning<G extends Shape = AnyShape> {
  readonly keys?: readonly KeyBinding<G>[];
  step?(table: Table<G>, action: G['action']): Step;
  /** The list that takes the place of the plan when this action is chosen: one answer in place of another, or an order
   *  that is pressed again and so taken back. Its last entry is judged like any other. Null: the action is added. */
  instead?(table: Table<G>, action: G['action']): Turn<G> | null;
  /** The action that ends a turn whose plan is still open (cards are laid out, nothing is run yet): the store plans it
   *  right before it commits, and forecast and refusals count it in. Null: the plan says it all. */
  closing?(table: Pick<Table<G>, 'view' | 'plan' | 'turns' | 'appraisal'>): G['action'] | null;
  /** Most steps a plan can have, for empty slots in the strip. */
  slots?(table: Table<G>): number;
  /** In place of `Plan for turn 7`. */
  planName?(table: Table<G>): string;
  /** One sentence on what the plan brings about. */
  readonly says?: (table: Table<G>) => { readonly glyph: string; readonly text: string } | null;
  /** What the commit key says while nothing is planned, where doing nothing has a price and an action of its own; left
   *  out, it plays the idle turn. */
  readonly needsPlan?: string | ((table: Table<G>) => string | null);
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
  /** Two plans to lay side by side where fewer are planned; a sentence where there are no two. */
  lays?(run: RunState): readonly [Turn<G>, Turn<G>] | string;
  /** Takes the place of the plan strip. */
  readonly Dock?: ComponentType<PanelProps<G>>;
  readonly menu?: readonly MenuEntry<G>[];
}
