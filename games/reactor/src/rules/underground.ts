// What eye access adds: the networks with their values, the junctions with what each mode would send, and which
// sources feed which consumers.

import type { Flowing, StarveReason } from '../events.ts';
import { cellOf } from '../level/cells.ts';
import type { Plant, PlantProp } from '../level/plant.ts';
import { CARRIERS, type Carrier, type Cell, DIRS, type Dir, STARVED } from '../shape.ts';
import { copyState, type State } from '../state.ts';
import { starveReasons } from './consumers.ts';
import { branchOffers, propagate } from './flow.ts';

export interface NetworkCell {
  readonly at: Cell;
  readonly symbol: string;
  readonly edges: readonly Dir[];
  readonly state: 'Intact' | 'Leaking';
  readonly amount: number;
  readonly reserved: number;
  readonly push: number;
}

export interface JunctionView {
  readonly prop: string;
  readonly in: Dir;
  readonly out: readonly Dir[];
  readonly mode: string;
  /** What each mode offers to the branches, before falloff, with the flow that arrives now. */
  readonly modes: readonly { readonly mode: string; readonly branches: readonly Flowing[] }[];
}

export interface Connection {
  readonly source: string;
  readonly consumer: string;
  readonly carrier: Carrier;
}

export interface Underground {
  readonly networks: readonly {
    readonly carrier: Carrier;
    readonly rows: readonly string[];
    readonly cells: readonly NetworkCell[];
  }[];
  readonly junctions: readonly JunctionView[];
  readonly connections: readonly Connection[];
  /** `wants` is what the consumer needs of each. */
  readonly starving: readonly {
    readonly prop: string;
    readonly reasons: readonly StarveReason[];
    readonly wants: Flowing;
  }[];
}

export const undergroundOf = (plant: Plant, state: State): Underground => {
  return {
    networks: CARRIERS.map((carrier, c) => ({
      carrier,
      rows: plant.file[carrier],
      cells: networkCells(plant, state, c),
    })),
    junctions: plant.junctions.map((prop) => junctionView(plant, state, prop)),
    connections: connectionsOf(plant, state),
    starving: plant.consumers
      .filter((prop) => state.service[prop.consumer] === STARVED)
      .map((prop) => ({
        prop: prop.id,
        reasons: starveReasons(state, prop),
        wants: { amount: prop.amount, push: prop.push },
      })),
  };
};

const networkCells = (plant: Plant, state: State, carrier: number): NetworkCell[] => {
  const { graph } = plant;
  const leaking = new Set(plant.leaks.filter((leak) => state.leaks[leak.index]! > 0).map((leak) => leak.node));
  const cells: NetworkCell[] = [];
  for (let node = 0; node < graph.nodes; node++) {
    if (graph.carrier[node] !== carrier) continue;
    const at = cellOf(plant, graph.cell[node]!);
    cells.push({
      at,
      symbol: plant.file[CARRIERS[carrier]!][at[1]]![at[0]]!,
      edges: DIRS.filter((_, dir) => graph.edges[node]! & (1 << dir)),
      state: leaking.has(node) ? 'Leaking' : 'Intact',
      amount: state.amount[node]!,
      reserved: state.reserved[node]!,
      push: state.push[node]!,
    });
  }
  return cells;
};

const junctionView = (plant: Plant, state: State, prop: PlantProp): JunctionView => ({
  prop: prop.id,
  in: DIRS[prop.dir]!,
  out: prop.out.map((dir) => DIRS[dir]!),
  mode: prop.states[state.props[prop.index]!]!,
  modes: prop.states.map((mode, code) => ({ mode, branches: branchOffers(plant, state, prop, code) })),
});

/** The source-consumer pairs with flow between them: with that source alone, something arrives at that consumer. */
export const connectionsOf = (plant: Plant, state: State): Connection[] => {
  const found: Connection[] = [];
  const trial = copyState(state);
  for (const source of plant.sources) {
    if (state.props[source.index] !== 1) continue;
    for (const other of plant.sources) trial.props[other.index] = other === source ? 1 : 0;
    trial.isFlowKnown = false;
    propagate(plant, trial, false);
    for (const consumer of plant.consumers)
      if (trial.push[consumer.node]! > 0 || trial.amount[consumer.node]! > 0)
        found.push({ source: source.id, consumer: consumer.id, carrier: CARRIERS[source.carrier]! });
  }
  return found;
};
