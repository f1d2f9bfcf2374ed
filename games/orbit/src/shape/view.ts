// What a viewer may know, as plain JSON: everything in solo play [OS-314]; in a duel all committed values and no plan
// [OS-342]. The screen, the terminal and a bot read the same.

import type { Plan, Seat } from '../actions.ts';
import type { Facing, Side, SubsystemId } from '../data/names.ts';
import type { Cell } from '../events.ts';
import type { Ending } from '../state.ts';

/** One row of the energy panel [OS-452]. */
export interface SubsystemView {
  readonly id: SubsystemId;
  readonly name: string;
  readonly energy: number;
  readonly min: number;
  readonly threshold: number;
  readonly max: number;
  readonly isInstalled: boolean;
  readonly isActive: boolean;
  readonly isOverclocked: boolean;
}

export interface ShipView {
  readonly id: string;
  readonly name: string;
  /** One letter for board and terminal. */
  readonly letter: string;
  readonly classId: string;
  readonly side: Side;
  readonly ring: number;
  readonly sector: number;
  readonly facing: Facing;
  readonly hull: number;
  readonly hullMax: number;
  readonly heat: number;
  readonly mass: number;
  readonly tank: number;
  readonly ammo: number;
  readonly reactor: number;
  readonly free: number;
  readonly subsystems: readonly SubsystemView[];
  /** The personality that flies it; null for a seat. */
  readonly ai: string | null;
  readonly target: string | null;
  readonly isAlive: boolean;
  /** The viewer plans for this ship. */
  readonly isYours: boolean;
  /** Named under `protect`, or to be docked with. */
  readonly isProtected: boolean;
}

export interface MissileView extends Cell {
  readonly id: number;
  readonly owner: string;
  readonly target: string;
  readonly life: number;
  readonly side: Side;
}

export interface GateView extends Cell {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly isPassed: boolean;
  readonly isNext: boolean;
}

/** What an AI ship will do this turn [OS-309]. */
export interface IntentView {
  readonly ship: string;
  readonly plan: Plan;
  /** After its move and rotation, before recoil. */
  readonly end: Cell;
  readonly facing: Facing;
  /** What its laser does; null where it is inactive. */
  readonly stance: 'attack' | 'defend' | 'hold';
  /** Cells of its window: attack or defend reach; empty where the laser holds. */
  readonly window: readonly Cell[];
  /** Cells of its lane, nearest first; empty where the railgun holds. */
  readonly lane: readonly Cell[];
  /** Rings of recoil; 0 where it holds or braces. */
  readonly recoilTo: number | null;
  /** The target it plans for and where it expects it; null where it has none. */
  readonly expects: ({ readonly target: string } & Cell) | null;
  /** The same as one line. */
  readonly text: string;
}

export interface GoalView {
  readonly kind: 'gates' | 'destroy' | 'dock' | 'escape' | 'survive' | 'cool' | 'duel';
  /** `Pass 3 gates, cold` */
  readonly text: string;
  /** How far: gates passed, ships destroyed, turns docked … of how many. */
  readonly done: number;
  readonly of: number;
  readonly isCold: boolean;
  /** Ids of the ships the goal names. */
  readonly ships: readonly string[];
  /** Ring to reach; null but for `escape`. */
  readonly ring: number | null;
}

export interface OrbitView {
  readonly level: string;
  readonly name: string;
  readonly turn: number;
  readonly limit: number;
  readonly par: number | null;
  readonly rings: number;
  readonly sectors: number;
  /** By ring, ring 1 first. */
  readonly speeds: readonly number[];
  readonly returnLimit: number;
  readonly isDuel: boolean;
  /** Seats somebody plans for: empty in solo play. */
  readonly seats: readonly Seat[];
  /** Id of the viewer's ship. */
  readonly you: string;
  readonly ships: readonly ShipView[];
  readonly missiles: readonly MissileView[];
  readonly gates: readonly GateView[];
  readonly goal: GoalView;
  readonly protect: readonly string[];
  /** Of living AI ships, in roster order; empty once the run has ended. */
  readonly intents: readonly IntentView[];
  readonly ending: Ending | null;
}
