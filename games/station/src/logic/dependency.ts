// Why a deck cannot be won: which conditions wait for each other [DS-292]. A node is a condition that is not satisfied;
// it leads to the conditions of the gates on the way to each of its control points.

import type { Source } from './network.ts';
import type { Survey } from './survey.ts';

interface Edge {
  readonly to: string;
  /** `t1 in quart behind h1` */
  readonly by: string;
}

export interface Dependencies {
  /** Conditions nothing satisfies, each with its reason: `power north: only t1 inside north`. */
  readonly dead: readonly string[];
  /** `power react -> t1 in quart behind h1 -> fix h1 -> …`, the shortest; null: none was found. */
  readonly cycle: string | null;
}

export const dependenciesOf = (survey: Survey, starts: readonly string[]): Dependencies => {
  const { network, layout, real } = survey;
  const ways = survey.ways(real);
  const factsOf = new Map<string, readonly number[]>();
  for (const [index, { condition, opens }] of network.gates.entries())
    if (real.isOpen[index] === 0) factsOf.set(condition, opens.flat());
  for (const { needs } of network.sources)
    for (const fact of needs.flat())
      if (real.factSphere[fact] === -1) factsOf.set(network.facts[fact]!.replace(':', ' '), [fact]);

  const pointsOf = (node: string): readonly Source[] =>
    node === 'battery'
      ? network.sources.filter(({ batteries }, i) => batteries > 0 && real.sourceSphere[i] === -1)
      : network.sources.filter(({ gives }) => gives.some((fact) => (factsOf.get(node) ?? []).includes(fact)));
  const roomOf = ({ room }: Source): string => layout.rooms[room]?.id ?? 'the corridor';
  const edgesOf = (source: Source): readonly Edge[] => {
    const gates = ways.gatesTo(source.from);
    if (gates === null) return [];
    const lacking = source.needs.flat().filter((fact) => real.factSphere[fact] === -1);
    return [
      ...gates.map((index) => ({
        to: network.gates[index]!.condition,
        by: `${source.id} in ${roomOf(source)} behind ${network.gates[index]!.id}`,
      })),
      ...lacking.map((fact) => ({
        to: network.facts[fact]!.replace(':', ' '),
        by: `${source.id} in ${roomOf(source)} with ${network.facts[fact]!}`,
      })),
    ];
  };

  // Every node that the starts lead to, in the order in which they are met.
  const edges = new Map<string, readonly Edge[]>();
  const queue = [...new Set(starts)];
  for (const node of queue) {
    const found = pointsOf(node).flatMap(edgesOf);
    edges.set(node, found);
    for (const { to } of found) if (!edges.has(to) && !queue.includes(to)) queue.push(to);
  }
  const dead = queue.flatMap((node) => {
    const points = pointsOf(node);
    if (points.length === 0) return [`${node}: nothing on this deck`];
    if (points.every(({ from }) => ways.gatesTo(from) === null)) return [`${node}: ${names(points)} walled off`];
    const isOnlyInside = points.every((point) => edgesOf(point).some(({ to }) => to === node));
    if (!isOnlyInside) return [];
    const places = points.map((point) => {
      const gate = network.gates[ways.closedGates(point.from)[0] ?? -1];
      return gate !== undefined && gate.room === point.room ? `inside ${roomOf(point)}` : `behind ${gate?.id ?? 'it'}`;
    });
    return [`${node}: only ${names(points)} ${[...new Set(places)].join(', ')}`];
  });
  return { dead, cycle: shortestCycle(queue, edges) };
};

const names = (points: readonly Source[]): string => [...new Set(points.map(({ id }) => id))].join(', ');

const shortestCycle = (nodes: readonly string[], edges: ReadonlyMap<string, readonly Edge[]>): string | null => {
  let best: readonly string[] | null = null;
  for (const start of nodes) {
    const came = new Map<string, { readonly from: string; readonly by: string }>();
    const queue = [start];
    search: for (const node of queue)
      for (const { to, by } of edges.get(node) ?? []) {
        if (to !== start) {
          if (came.has(to)) continue;
          came.set(to, { from: node, by });
          queue.push(to);
          continue;
        }
        const path = [by, start];
        for (let at = node; ; ) {
          path.unshift(at);
          const step = came.get(at);
          if (step === undefined) break;
          path.unshift(step.by);
          at = step.from;
        }
        if (best === null || path.length < best.length) best = path;
        break search;
      }
  }
  return best === null ? null : best.join(' -> ');
};
