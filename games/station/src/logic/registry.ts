// The one registry of mechanics [DS-004]: nothing stands on a deck that is not registered here. Closure, validator, fault
// harness, map codec, generator placement and help iterate over it [DS-312].

import type { Content } from '../content.ts';
import type { Layout } from '../map/layout.ts';
import type { Section } from '../map/sections.ts';
import type { Condition, Fact, Gate, Objective, Source } from './network.ts';

/** Where a mechanic puts its parts of the network. */
export interface Builder {
  /** The fact of that name, made on first asking. */
  fact(name: string): Fact;
  holds(...names: readonly string[]): Condition;
  gate(gate: Gate): void;
  source(source: Source): void;
  objective(objective: Objective): void;
  given(fact: Fact): void;
}

export interface Mechanic {
  readonly id: string;
  readonly title: string;
  /** Its part of a level's network. */
  readonly build: (content: Content, layout: Layout, builder: Builder) => void;
  /** In words, for the registry page [DS-316]: gates it adds, state their condition reads, control points, objectives. */
  readonly gates: string;
  readonly reads: string;
  readonly controls: string;
  readonly objectives: string;
  readonly invariant: { readonly code: string; readonly text: string };
  readonly rule: { readonly code: string; readonly text: string };
  readonly presence: 'required' | 'optional';
  /** Its sections in map text and level files. */
  readonly sections: readonly Section[];
  /** Ids of its fault operators [DS-309]. */
  readonly faults: readonly string[];
  readonly help: string;
  /** A mechanic that consumes facts or needs them absent brings a search of its own [DS-313]; the name of it. */
  readonly search?: string;
}
