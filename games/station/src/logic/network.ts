// The level as the fixpoint sees it: facts, gates that wait for facts, sources that give them, objectives that ask for
// them. Every mechanic of the registry adds its own [DS-310]; closure, validator and plan know nothing else [DS-312].

import type { Action } from '../actions.ts';
import type { Layout } from '../map/layout.ts';

/** A fact, once true true for ever [DS-166]: `power:lab`, `keycard:lab`, `unlock:lab`, `tool:uv-lamp`, `fragment:a`,
 *  `fix:h1`, `solved:p1`, `picked:i3`, `searched:f2`. Interned: an index into `Network.facts`. */
export type Fact = number;

/** Some list of facts that all hold; only "and" and "or" of positive facts [DS-313]. An empty list always holds, no list
 *  at all never does. */
export type Condition = readonly (readonly Fact[])[];

/** What keeps cells from being entered until its condition holds. A cell may lie in several gates: all must be open. */
export interface Gate {
  /** Id of the mechanic it belongs to. */
  readonly mechanic: string;
  /** `power` and `key` of a door, `hazard`, or a kind of its own; a closure may idealise a kind away [DS-176]. */
  readonly kind: string;
  /** What stands there, in a word: `door`, `hazard`. */
  readonly thing: string;
  /** Id of the door, hazard … in the level. */
  readonly id: string;
  readonly cells: readonly number[];
  readonly opens: Condition;
  /** The same in words, a node of the dependency graph [DS-292]: `power lab`, `key lab`, `fix h1`. */
  readonly condition: string;
  /** What has to be found or operated: `terminal`, `keycard`, `control`, `tool`, and its name. */
  readonly wants: { readonly kind: string; readonly what: string };
  /** Owner room of a door, else -1. */
  readonly room: number;
  /** The row it is about: `rooms.lab`, `hazards.h1`. Gates about the same row are one matter. */
  readonly about: string;
  /** What the player does in front of it before it lets through (not after `unlocked`); null: it opens by itself. */
  readonly passing: Action | null;
  /** Facts any of which makes `passing` superfluous. */
  readonly unlocked: readonly Fact[];
}

/** Where facts come from: a control point, an item on the floor, furniture, a hazard beside the right tool. */
export interface Source {
  readonly mechanic: string;
  /** `terminal` (one for each room it controls), `item`, `furniture`, `control`, `tool`, `puzzle`, or another. */
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
  readonly mechanic: string;
  /** A closure that idealises this kind takes it for met. */
  readonly kind: string;
  readonly id: string;
  /** Met when one of these cells is reached (null: no cell is asked for) and the facts hold. */
  readonly from: readonly number[] | null;
  readonly needs: Condition;
  /** Batteries it takes. */
  readonly batteries: number;
  readonly cell: number;
  readonly room: number;
}

export interface Network {
  readonly layout: Layout;
  /** 1 for cells that can be entered once their gates are open. */
  readonly passable: Uint8Array;
  readonly facts: readonly string[];
  readonly factOf: ReadonlyMap<string, Fact>;
  readonly gates: readonly Gate[];
  readonly sources: readonly Source[];
  readonly objectives: readonly Objective[];
  /** Facts that hold at deck start (rooms powered by the file). */
  readonly given: readonly Fact[];
  /** Kinds of gates, sorted. */
  readonly kinds: readonly string[];
  readonly start: number;
  readonly exit: number;
}

/** The fact of that name, -1 where the level has none. */
export const factNamed = (network: Network, name: string): Fact => network.factOf.get(name) ?? -1;

/** Gates of the doors into a room [DS-164]: shut for ever they take the doors out of the level. */
export const doorsInto = (network: Network, room: number): readonly number[] =>
  gatesWhere(network, (gate) => gate.kind === 'power' && gate.room === room);

export const gatesWhere = ({ gates }: Network, is: (gate: Gate) => boolean): readonly number[] =>
  gates.flatMap((gate, i) => (is(gate) ? [i] : []));
