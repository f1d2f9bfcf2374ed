// What mechanics beyond those of the game put on a deck [DS-312, DS-317]: gates that wait for facts, and levers that give
// them. Taken from the network their registry entries build, so that rules and solver play what the validator proves.

import type { Tape } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { networkOf } from '../logic/build.ts';
import { REGISTRY } from '../logic/mechanics/index.ts';
import type { Condition } from '../logic/network.ts';
import type { Registry } from '../logic/registry.ts';
import type { Layout } from '../map/layout.ts';
import { numberIn } from '../map/numbers.ts';
import type { State } from '../state.ts';

export interface AddedGate {
  readonly id: string;
  /** What stands there and what opens it, in words. */
  readonly thing: string;
  readonly opener: string;
  readonly cells: readonly number[];
  /** Names of facts, all of which it waits for. */
  readonly needs: readonly string[];
}

export interface Lever {
  readonly id: string;
  readonly cell: number;
  readonly room: number;
  readonly from: readonly number[];
  readonly needs: readonly string[];
  readonly gives: readonly string[];
}

export interface Added {
  /** Facts that only added mechanics give, by the index of `State.added`. */
  readonly facts: readonly string[];
  readonly gates: readonly AddedGate[];
  readonly levers: readonly Lever[];
}

const NOTHING: Added = { facts: [], gates: [], levers: [] };

export const addedOf = (content: Content, layout: Layout, registry: Registry): Added => {
  if (registry === REGISTRY) return NOTHING;
  const network = networkOf(content, layout, registry);
  const isOurs = ({ mechanic }: { readonly mechanic: string }): boolean => !REGISTRY.some(({ id }) => id === mechanic);
  const names = (list: readonly number[]): readonly string[] => list.map((fact) => network.facts[fact]!);
  const only = (condition: Condition, id: string): readonly string[] => {
    if (condition.length !== 1) throw new Error(`${id} waits for one of several lists of facts; rules play one list`);
    return names(condition[0]!);
  };
  const levers = network.sources.filter(isOurs).map(({ id, cell, room, from, needs, gives }) => ({
    ...{ id, cell, room, from, needs: only(needs, id), gives: names(gives) },
  }));
  const gates = network.gates.filter(isOurs).map(({ id, thing, wants, cells, opens }) => ({
    ...{ id, thing, opener: wants.what, cells, needs: only(opens, id) },
  }));
  return { facts: [...new Set(levers.flatMap(({ gives }) => gives))].sort(), gates, levers };
};

/** Whether a fact holds: one of an added mechanic, or one of the game's own by its name in the network. */
const holds = ({ added, layout, itemOf }: Deck, state: State, fact: string): boolean => {
  const own = added.facts.indexOf(fact);
  if (own !== -1) return state.added?.[own] === 1;
  const id = fact.slice(fact.indexOf(':') + 1);
  if (fact.startsWith('power:')) return state.doorsOn[numberIn(layout.roomOf, id) ?? -1] === 1;
  if (fact.startsWith('fix:')) return state.fixed[numberIn(layout.hazardOf, id) ?? -1] === 1;
  return (state.held[numberIn(itemOf, fact) ?? -1] ?? 0) > 0;
};

export const addedGateAt = ({ added }: Deck, cell: number): AddedGate | undefined =>
  added.gates.find(({ cells }) => cells.includes(cell));

/** The added gate that keeps a cell shut now. */
export const shutGateAt = (deck: Deck, state: State, cell: number): AddedGate | undefined =>
  deck.added.gates.find(({ cells, needs }) => cells.includes(cell) && !needs.every((fact) => holds(deck, state, fact)));

export const leverAt = ({ added }: Deck, cell: number): Lever | undefined =>
  added.levers.find((lever) => lever.cell === cell);

export const leverCalled = ({ added }: Deck, id: string): Lever | undefined =>
  added.levers.find((lever) => lever.id === id);

export const isPulled = (deck: Deck, state: State, { gives }: Lever): boolean =>
  gives.every((fact) => holds(deck, state, fact));

export const canPull = (deck: Deck, state: State, { needs }: Lever): boolean =>
  needs.every((fact) => holds(deck, state, fact));

export const pullLever = (deck: Deck, draft: State, tape: Tape<StationEvent>, { id, gives }: Lever): number => {
  for (const fact of gives) draft.added![deck.added.facts.indexOf(fact)] = 1;
  const opened = deck.added.gates.find(({ needs }) => needs.some((fact) => gives.includes(fact)));
  return tape.emit({ type: 'controlActivated', control: id, hazard: opened?.id ?? id });
};
