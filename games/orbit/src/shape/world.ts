// All that never changes in a run: the content's numbers as tables ready for the inner loops, the roster's fixed facts,
// the goal. Plain data and typed arrays, so that a worker can be handed it.

import type { Content } from '../data/content.ts';
import type { Level } from '../data/file.ts';
import type { Ai } from '../data/names.ts';

/** Codes of sides, as in SIDES; blue is 0. */
export const RED = 1;
export const GREY = 2;

/** One turn of a scripted ship [OS-302]; `move` and `power` in the codes of orders. */
export interface ScriptStep {
  readonly turn: number;
  readonly rotate: boolean;
  readonly move: number;
  readonly power: number;
}

/** What never changes about a ship. */
export interface Hull {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  readonly letter: string;
  /** Code of its side. */
  readonly side: number;
  readonly hullMax: number;
  readonly tank: number;
  readonly reactor: number;
  /** Heat on board at the start of turn 1: the scenario's doing, for whoever asks where the heat came from. */
  readonly heat: number;
  /** Bit i set: subsystem i is installed. */
  readonly installed: number;
  /** Null: somebody sits here and plans. */
  readonly ai: Ai | null;
  /** Roster index of `targetId`, or -1. */
  readonly target: number;
  readonly script: readonly ScriptStep[];
}

export interface Gate {
  readonly ring: number;
  /** At the start of turn 1. */
  readonly sector: number;
  readonly width: number;
}

/** The goal in roster indices. `isCold`: the win needs heat 0 [OS-325]. */
export type Goal = { readonly isCold: boolean } & (
  | { readonly kind: 'gates'; readonly gates: readonly Gate[] }
  | { readonly kind: 'destroy'; readonly ships: readonly number[] }
  | { readonly kind: 'dock'; readonly ship: number; readonly turns: number }
  | { readonly kind: 'escape'; readonly ring: number }
  | { readonly kind: 'survive'; readonly turn: number }
  | { readonly kind: 'cool'; readonly maxEnergy: number }
);

/** Content's numbers, indexed for speed. Lists by ring have a hole at 0; lists by power too. */
export interface Tables {
  readonly rings: number;
  readonly sectors: number;
  /** Sectors per turn, by ring. */
  readonly speed: Int16Array;
  /** Sectors of a transfer: from ring × (rings + 1) + to ring; coasting on the diagonal. */
  readonly advance: Int16Array;
  /** Energy taken back plus heat vented, per ship and turn. */
  readonly limit: number;
  /** By subsystem order. */
  readonly min: Int16Array;
  readonly max: Int16Array;
  readonly threshold: Int16Array;
  readonly heatPerUnit: Int16Array;
  /** 1 where a subsystem heats only in a turn it is used, 0 where it heats whenever it is powered [OS-D03] [OS-D04]. */
  readonly heatsWhenUsed: Int16Array;
  readonly heatDamage: number;
  /** By power 0..3 (0: coasting). */
  readonly burnEnergy: Int16Array;
  readonly burnMass: Int16Array;
  readonly burnRings: Int16Array;
  readonly phaseSectors: Int16Array;
  readonly scoop: Int16Array;
  readonly laserRing: number;
  readonly laserReach: number;
  readonly laserDamage: number;
  readonly laserShips: number;
  readonly laserMissiles: number;
  readonly railRange: number;
  /** Damage of a shot by railgun energy. */
  readonly railDamage: Int16Array;
  /** Rings of recoil and mass of a brace by railgun energy. */
  readonly recoil: Int16Array;
  readonly braceMass: Int16Array;
  readonly braceEngines: number;
  readonly missileSteps: number;
  readonly missileLife: number;
  readonly missileDamage: number;
  readonly absorbPerEnergy: number;
  readonly strainHeat: number;
}

export interface World {
  readonly content: Content;
  readonly level: Level;
  readonly tables: Tables;
  /** In roster order. */
  readonly ships: readonly Hull[];
  /** Sides by roster index (codes as above), for inner loops. */
  readonly sides: Int16Array;
  /** Roster indices of the ships somebody plans for: one in solo, two in a duel, one in a training duel. */
  readonly seats: readonly number[];
  readonly isDuel: boolean;
  /** Null in a duel. */
  readonly goal: Goal | null;
  /** Roster indices. */
  readonly protect: readonly number[];
  readonly limit: number;
  readonly par: number;
  /** Turn at whose end blue wins alive; 0 where there is none [OS-348]. */
  readonly blueWinsAt: number;
}
