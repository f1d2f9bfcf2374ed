// What a turn is made of: entries, each setting one field of a plan, and the plan they add up to [OS-105] [OS-465].

import type { MoveKind, SubsystemId } from './data/names.ts';

export type Seat = 'blue' | 'red';
/** In the order in which `legal` lists them [OS-471]. */
export const LASER_ORDERS = ['auto', 'hold', 'attack', 'defend'] as const;
export type LaserOrder = (typeof LASER_ORDERS)[number];
export type Stance = Exclude<LaserOrder, 'auto'>;
export const RAILGUN_ORDERS = ['hold', 'fire', 'brace'] as const;
export type RailgunOrder = (typeof RAILGUN_ORDERS)[number];

/** Fields of a plan as refusals name them [OS-117]. */
export type PlanField =
  | 'vent'
  | 'rotate'
  | 'move'
  | 'laser'
  | 'railgun'
  | 'launch'
  | 'turn'
  | 'side'
  | 'concede'
  | 'energy';

/** In a duel every entry carries `side` [OS-481]. */
interface Sided {
  readonly side?: Seat;
}

export type Entry =
  | ({ readonly type: 'energy'; readonly subsystem: SubsystemId; readonly value: number } & Sided)
  | ({ readonly type: 'vent'; readonly value: number } & Sided)
  | ({ readonly type: 'rotate'; readonly value: boolean } & Sided)
  | ({ readonly type: 'move'; readonly kind: MoveKind; readonly power: number } & Sided)
  | ({ readonly type: 'laser'; readonly value: LaserOrder } & Sided)
  | ({ readonly type: 'railgun'; readonly value: RailgunOrder } & Sided)
  | ({ readonly type: 'launch'; readonly target: string | null } & Sided)
  | ({ readonly type: 'turn'; readonly value: number } & Sided)
  | { readonly type: 'concede'; readonly side: Seat };

export type DecodeCode = 'malformed-plan' | 'unknown-subsystem' | 'not-whole';

/** An entry that could not be read. It decodes, so that `refuse` is the one judge and can name every fault of a turn with
 *  its place [OS-130]; nothing but `refuse` ever looks at it, since no turn with one is legal. */
export interface Unreadable {
  readonly type: 'unreadable';
  readonly code: DecodeCode;
  /** The key at fault, empty for the whole entry; for `not-whole` the field as in OS-123. */
  readonly field: string;
  /** What stood there, in words. */
  readonly got: string;
}

export type Action = Entry | Unreadable;

export interface Move {
  readonly kind: MoveKind;
  readonly power: number;
}

/** A plan with every field filled in; `energy` is by subsystem order, the energy after the plan. */
export interface Plan {
  readonly energy: readonly number[];
  readonly vent: number;
  readonly rotate: boolean;
  readonly move: Move;
  readonly laser: LaserOrder;
  readonly railgun: RailgunOrder;
  readonly launch: string | null;
}

/** What a plan comes to when it is executed, in this order [OS-152]. */
export type ShipAction =
  | { readonly type: 'deallocate' | 'allocate'; readonly subsystem: SubsystemId; readonly amount: number }
  | { readonly type: 'vent'; readonly amount: number }
  | { readonly type: 'rotate' }
  | { readonly type: 'move'; readonly kind: MoveKind; readonly power: number }
  | { readonly type: 'laser'; readonly stance: 'attack' | 'defend' }
  | { readonly type: 'railgun'; readonly order: 'fire' | 'brace' }
  | { readonly type: 'launch'; readonly target: string };
