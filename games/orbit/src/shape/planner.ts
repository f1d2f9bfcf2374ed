// What `appraise` tells of any plan, legal or not [OS-361..OS-375] [OS-443]: the figures of the planner, each from the
// rules themselves. Plain JSON.

import type { Refusal, Status } from '@interlock/kernel';
import type { Entry, Plan, ShipAction } from '../actions.ts';
import type { Facing, MoveKind, SubsystemId } from '../data/names.ts';
import type { Cell, OrbitEvent } from '../events.ts';

/** One subsystem row: committed and pending energy, and what the pending energy means. */
export interface PowerRow {
  readonly id: SubsystemId;
  readonly name: string;
  readonly isInstalled: boolean;
  readonly committed: number;
  readonly pending: number;
  readonly min: number;
  readonly threshold: number;
  readonly max: number;
  readonly isActive: boolean;
  readonly wasActive: boolean;
  readonly isOverclocked: boolean;
  /** Heat this subsystem makes this turn, strain not included. */
  readonly heat: number;
}

export interface ReleaseFigures {
  readonly limit: number;
  readonly deallocated: number;
  readonly vented: number;
  /** Never below 0; `over` says by how much the limit is passed. */
  readonly left: number;
  readonly over: number;
}

/** now − vented = damage, + fresh = next [OS-488]. */
export interface HeatFigures {
  readonly now: number;
  readonly vented: number;
  readonly damage: number;
  readonly engines: number;
  readonly railgun: number;
  /** Strain; null while the plan is refused, since only a resolved turn knows it. */
  readonly shields: number | null;
  readonly next: number;
  /** Next turn's heat damage without and with full venting [OS-365]. */
  readonly nextDamage: number;
  readonly nextDamageVented: number;
}

export interface MassFigures {
  readonly now: number;
  readonly tank: number;
  readonly burn: number;
  readonly brace: number;
  readonly need: number;
  /** Null while the plan is refused. */
  readonly scooped: number | null;
  readonly after: number;
}

/** One thing a ship could be ordered to do, judged on the pending energy [OS-112]. */
export interface Option {
  /** `rotate`, `coast`, `transfer-2`, `phase-1`, `laser-auto`, `laser-hold`, `laser-attack`, `laser-defend`, `railgun-hold`,
   *  `railgun-fire`, `railgun-brace`, `launch-none`, `launch-<ship>`. */
  readonly id: string;
  /** What to plan when it is asked for; `rotate` is a toggle and carries the other value. */
  readonly entry: Entry;
  readonly text: string;
  readonly isAvailable: boolean;
  /** The reason where it is not: the sentence of the refusal it would meet. */
  readonly why: string | null;
  readonly isChosen: boolean;
  /** Moves: where they end. */
  readonly end: Cell | null;
  readonly kind: MoveKind | null;
  readonly power: number;
  readonly mass: number;
  /** Recoil ring of `fire`, or the ring a burn off the board would need; flights of a launch until impact, 0 out of reach; else null. */
  readonly ring: number | null;
  readonly flights: number | null;
}

export type Weapon = 'laser' | 'railgun' | 'missile';

export interface Hit {
  readonly weapon: Weapon;
  readonly by: string;
  readonly target: string;
  /** Before shields. */
  readonly damage: number;
}

/** What one ship takes this turn, summed: noted, absorbed, off the hull [OS-369]. */
export interface Taken {
  readonly ship: string;
  readonly noted: number;
  readonly absorbed: number;
  readonly heat: number;
  readonly hull: number;
  readonly isDestroyed: boolean;
}

/** Where an object is at the end of this turn and of the following ones [OS-367] [OS-368]. */
export interface Track {
  /** A ship's id or `missile-3`. */
  readonly id: string;
  /** One per projected turn; null from the turn in which it is gone. */
  readonly cells: readonly ((Cell & { readonly facing: Facing | null; readonly hull: number }) | null)[];
}

/** For one hostile ship, by projected turn [OS-370] [OS-371]. */
export interface Windows {
  readonly ship: string;
  readonly laser: readonly boolean[];
  readonly prograde: readonly boolean[];
  readonly retrograde: readonly boolean[];
  /** Flights until impact of a launch now; 0 out of reach; null without resolved turn. */
  readonly flights: number | null;
  /** The other way round: an active weapon of that ship has you. */
  readonly theirLaser: readonly boolean[];
  readonly theirLane: readonly boolean[];
}

/** One number of the planner with the rule and the sum behind it [OS-457]. */
export interface Figure {
  /** `energy.free`, `release.left`, `heat.next`, `mass.after`, `taken.cutter`, `order.transfer-1` … */
  readonly id: string;
  readonly value: number;
  readonly rule: string;
  /** `10 − 3 (Engines) − 1 (Maneuvering Thrusters) = 6` */
  readonly sum: string;
}

export interface Forecast {
  /** Events of this turn, the intents of the next one left out. */
  readonly events: readonly OrbitEvent[];
  /** The own ship after the turn. */
  readonly cell: Cell;
  readonly facing: Facing;
  readonly hull: number;
  readonly given: readonly Hit[];
  readonly taken: readonly Hit[];
  /** Cells of the own laser from the cell after the move, by its stance; empty where it holds. */
  readonly window: readonly Cell[];
  /** Cells of the own railgun after the move, nearest first; empty where it holds. */
  readonly lane: readonly Cell[];
  /** Every ship that is hit or burns, in roster order. */
  readonly damage: readonly Taken[];
  readonly tracks: readonly Track[];
  readonly windows: readonly Windows[];
  /** How many turns were projected: 6, or fewer where the run ends before. */
  readonly turns: number;
  /** After this turn. */
  readonly status: Status;
  readonly destroysOwn: boolean;
  /** Ids of protected ships (or the one to dock with) that this turn loses. */
  readonly loses: readonly string[];
  /** In a duel: the other side was taken to play its empty turn [OS-373]. */
  readonly supposes: string | null;
}

export interface Appraisal {
  readonly ship: string;
  readonly plan: Plan;
  readonly refusals: readonly Refusal[];
  readonly isLegal: boolean;
  readonly actions: readonly ShipAction[];
  readonly reactor: number;
  readonly planned: number;
  /** May be negative while the plan asks for too much. */
  readonly free: number;
  readonly rows: readonly PowerRow[];
  readonly release: ReleaseFigures;
  readonly heat: HeatFigures;
  readonly mass: MassFigures;
  /** Names of the subsystems powered after the turn [OS-111]. */
  readonly powered: readonly SubsystemId[];
  readonly options: readonly Option[];
  readonly figures: readonly Figure[];
  /** Null while the plan is refused [OS-374]. */
  readonly forecast: Forecast | null;
}
