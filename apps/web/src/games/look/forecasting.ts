// What is coming: the chart, the figures under it, what it comes to.

import type { AnyShape, Shape } from '@interlock/kernel';
import type { ComponentType } from 'react';
import type { SectionProps, Table } from './table.ts';

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

export interface Forecasting<G extends Shape = AnyShape> {
  /** In place of the forecast, the log. */
  readonly Forecast?: ComponentType<SectionProps<G>>;
  /** Name of the forecast as a tab on the phone, where it tells something else at the moment; null: Forecast. */
  forecastName?(table: Table<G>): string | null;
  /** What the bar of coming turns says while the plan is refused and none can be shown. Left out: it goes away. */
  readonly aheadWaits?: string;
  /** The line of the forecast chart; as a function, chosen by the views that can be drawn and the cause of the loss they
   *  end in, if any. */
  readonly series?: Series<G> | ((views: readonly G['view'][], cause: string | null) => Series<G>);
  /** Turns of look-ahead; 0: nothing happens by itself, so it ends with the plan. */
  readonly horizon?: number;
  readonly facts?: (table: Table<G>) => readonly Fact[];
  /** What the forecast comes to, in two or three words, where the game knows better than "lost in 6 turns". */
  readonly outcome?: (table: Table<G>) => string | null;
}
