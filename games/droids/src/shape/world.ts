// What never changes in a run: the ruleset, the compiled board and card table. Plain data and typed arrays, so that a
// worker can be handed it.

import type { Level, TowerReward } from './level.ts';
import type { Difficulty, Kit, RobotType, TerminalReward } from './names.ts';
import type { CardSpec, DifficultySpec, RobotSpec, Ruleset, TerrainSpec } from './ruleset.ts';

/** Cells by number in canonical order, the ring among them [DD-232, DD-233, DD-284]. */
export interface Board {
  /** Of the playable cells; the ring lies one further out. */
  readonly radius: number;
  readonly size: number;
  readonly q: Int8Array;
  readonly r: Int8Array;
  /** 1: ring. */
  readonly ring: Uint8Array;
  /** Six neighbours per cell, in direction order; -1 outside. */
  readonly next: Int16Array;
  /** Dense table of side 2(R+1)+1: cell number, or -1. */
  readonly index: Int16Array;
  /** `cell(q,r)`: how a cell is named as a source. */
  readonly names: readonly string[];
  readonly start: number;
  readonly startFacing: number;
}

/** Things that keep their place. Ids are S1, C1, T1, Q1 in this order [DD-614]. */
export interface Things {
  readonly crates: readonly { readonly cell: number; readonly amount: number }[];
  readonly sheds: readonly { readonly cell: number; readonly request: number; readonly received: number }[];
  readonly towers: readonly {
    readonly cell: number;
    readonly isActive: boolean;
    readonly reward: TowerReward | null;
  }[];
  readonly terminals: readonly { readonly cell: number; readonly reward: TerminalReward }[];
  readonly donkeys: readonly { readonly cell: number; readonly facing: number }[];
  /** Sum of all requests. */
  readonly target: number;
  readonly crateTotal: number;
}

/** A card type by number, with what the rules ask for often. */
export interface CardType {
  readonly spec: CardSpec;
  readonly hasMove: boolean;
  readonly hasTurn: boolean;
  readonly hasInteract: boolean;
  /** Repeat and Macro [DD-149]. */
  readonly isControl: boolean;
}

export interface World {
  readonly rules: Ruleset;
  readonly level: Level;
  readonly difficulty: Difficulty;
  readonly robotType: RobotType;
  readonly kit: Kit;
  readonly stats: DifficultySpec;
  readonly robot: RobotSpec;
  readonly programCount: number;
  readonly dayLimit: number;
  /** The tabled limit: score and medals [DD-333]. */
  readonly tabledDays: number;
  readonly board: Board;
  readonly things: Things;
  /** In table order; a card's type in the state is its number here. */
  readonly cardTypes: readonly CardType[];
  readonly typeOf: Readonly<Record<string, number>>;
  /** Card types by number, rarity by rarity. */
  readonly typesByRarity: readonly (readonly number[])[];
  /** By number. */
  readonly terrain: readonly TerrainSpec[];
}
