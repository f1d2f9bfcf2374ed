// The level as the fixpoint sees it: facts, gates that wait for facts, sources that give them, objectives that ask for
// them. Every mechanic of the registry adds its own [DS-310]; closure, validator and plan know nothing else [DS-312].

import type { Action } from '../actions.ts';

/** A fact, once true true for ever: `power:lab`, `keycard:lab`, `unlock:lab`, `tool:uv-lamp`, `fragment:a`, `fix:h1`,
 *  `solved:p1`, `picked:i3`. Interned: an index into `Network.facts`. */
export type Fact = number;

/** Some list of facts that all hold; only "and" and "or" of positive facts [DS-313]. An empty list always holds, no list
 *  at all never does. */
export type Condition = readonly (readonly Fact[])[];

/** What keeps cells from being entered until its condition holds. A cell may lie in several gates: all must be open. */
export interface Gate {
  /** `power` and `key` of a door, `hazard`, or a kind of its own; a closure may idealise a kind away [DS-176]. */
  readonly kind: string;
  /** Id of the door, hazard … in the level. */
  readonly id: string;
  readonly cells: readonly number[];
  readonly opens: Condition;
  /** Owner room of a door, else -1. */
  readonly room: number;
  /** What the player does in front of it before it lets through; null: it opens by itself. */
  readonly passing: Action | null;
}

/** Where facts come from: a control point, an item on the floor, furniture, a hazard beside the right tool. */
export interface Source {
  readonly kind: string;
  readonly id: string;
  /** Reached when any of these is reached: access cells, the item's own cell, cells next to the hazard. */
  readonly from: readonly number[];
  readonly needs: Condition;
  readonly gives: readonly Fact[];
  /** Batteries it gives, which are counted and not distinguished. */
  readonly batteries: number;
  /** Where it stands, and in which room (-1: none). */
  readonly cell: number;
  readonly room: number;
  /** What the player does there, in order; empty: stepping on it is enough. */
  readonly actions: readonly Action[];
}

/** What the win asks for besides standing on the exit. */
export interface Objective {
  readonly kind: string;
  readonly id: string;
  /** Met when one of these cells is reached (empty: no cell is asked for) and the facts hold. */
  readonly from: readonly number[];
  readonly needs: Condition;
  /** Batteries it takes. */
  readonly batteries: number;
}

export interface Network {
  readonly facts: readonly string[];
  readonly factOf: ReadonlyMap<string, Fact>;
  readonly gates: readonly Gate[];
  readonly sources: readonly Source[];
  readonly objectives: readonly Objective[];
  /** Facts that hold at deck start (rooms powered by the file). */
  readonly given: readonly Fact[];
  readonly start: number;
  readonly exit: number;
}
