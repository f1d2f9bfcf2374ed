// The one registry of mechanics [DS-004]: nothing stands on a deck that is not registered here. Closure, validator, fault
// harness, map codec, generator placement and help iterate over it [DS-312].

import type { Content } from '../data/content.ts';
import type { Layout } from '../map/layout.ts';
import type { Section } from '../map/sections.ts';
import type { Condition, Fact, Gate, Objective, Source } from './network.ts';

/** Where a mechanic puts its parts of the network; whose they are is written down by the builder. */
export interface Builder {
  /** The fact of that name, made on first asking. */
  fact(name: string): Fact;
  /** All of these at once. */
  all(...names: readonly string[]): Condition;
  /** Any one of these. */
  any(...names: readonly string[]): Condition;
  gate(gate: Omit<Gate, 'mechanic'>): void;
  source(source: Omit<Source, 'mechanic'>): void;
  objective(objective: Omit<Objective, 'mechanic'>): void;
  given(fact: Fact): void;
  /** A thing of its own stands there: the cell can never be entered. */
  block(cell: number): void;
}

export interface Mechanic {
  readonly id: string;
  readonly title: string;
  /** Its part of a level's network. */
  readonly build: (content: Content, layout: Layout, builder: Builder) => void;
  /** How its conditions use facts; anything but `grows` needs a search of its own [DS-313]. */
  readonly facts: 'grows' | 'negates' | 'consumes' | 'counts-down';
  /** In words, for the registry page [DS-316]: gates it adds, state their condition reads, control points, objectives. */
  readonly gates: string;
  readonly reads: string;
  readonly controls: string;
  readonly objectives: string;
  readonly invariant: { readonly code: string; readonly title: string; readonly text: string };
  readonly rule: { readonly code: string; readonly title: string; readonly text: string };
  /** Whether what it puts on a deck must be within reach; a bonus need not be [DS-315]. */
  readonly presence: 'required' | 'optional';
  /** Its sections in map text and level files. */
  readonly sections: readonly Section[];
  /** Ids of its fault operators [DS-309]. */
  readonly faults: readonly string[];
  readonly help: string;
  /** The search it brings along where the fixpoint does not decide, by name. */
  readonly search?: string;
}

export type Registry = readonly Mechanic[];

const TEXTS = ['id', 'title', 'facts', 'gates', 'reads', 'controls', 'objectives', 'presence', 'help'] as const;
const CODED = ['invariant', 'rule'] as const;
const LISTS = ['sections', 'faults'] as const;

/** Fields an entry lacks [DS-311], in the order of the ledger's list. */
export const missingFields = (entry: Partial<Mechanic>): readonly string[] => {
  const missing: string[] = TEXTS.filter((field) => typeof entry[field] !== 'string' || entry[field] === '');
  for (const field of CODED) if (!entry[field]?.code || !entry[field].title || !entry[field].text) missing.push(field);
  for (const field of LISTS) if (!Array.isArray(entry[field]) || entry[field].length === 0) missing.push(field);
  if (typeof entry.build !== 'function') missing.push('build');
  return missing;
};

/** The registry with one more entry; throws at start-up what is wrong with it [DS-311, DS-313]. */
export const register = (registry: Registry, entry: Partial<Mechanic>): Registry => {
  const name = entry.id ?? '(no id)';
  const missing = missingFields(entry);
  if (missing.length > 0) throw new Error(`mechanic ${name} lacks ${missing.join(', ')}`);
  const mechanic = entry as Mechanic;
  if (mechanic.facts !== 'grows' && !mechanic.search)
    throw new Error(`mechanic ${name} ${mechanic.facts} facts and brings no search of its own`);
  if (registry.some(({ id }) => id === mechanic.id)) throw new Error(`mechanic ${name} is registered twice`);
  return [...registry, mechanic];
};
