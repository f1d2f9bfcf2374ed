// The network of a level, put together by the mechanics of the registry; one network a layout.

import type { Content } from '../data/content.ts';
import { type Layout, WALL } from '../map/layout.ts';
import { REGISTRY } from './mechanics/index.ts';
import type { Condition, Fact, Gate, Network, Objective, Source } from './network.ts';
import type { Builder, Registry } from './registry.ts';

interface Made {
  readonly content: Content;
  readonly registry: Registry;
  readonly network: Network;
}
const networks = new WeakMap<Layout, Made>();

/** The network of a layout, built on first asking. */
export const networkOf = (content: Content, layout: Layout, registry: Registry = REGISTRY): Network => {
  const made = networks.get(layout);
  if (made?.content === content && made.registry === registry) return made.network;
  const network = buildNetwork(content, layout, registry);
  networks.set(layout, { content, registry, network });
  return network;
};

const buildNetwork = (content: Content, layout: Layout, registry: Registry): Network => {
  const passable = layout.kind.map((kind, cell) => (kind !== WALL && layout.thingAt[cell] === -1 ? 1 : 0));
  const facts: string[] = [];
  const factOf = new Map<string, Fact>();
  const gates: Gate[] = [];
  const sources: Source[] = [];
  const objectives: Objective[] = [];
  const given: Fact[] = [];
  const fact = (name: string): Fact => {
    let index = factOf.get(name);
    if (index === undefined) {
      index = facts.push(name) - 1;
      factOf.set(name, index);
    }
    return index;
  };
  const sound = (condition: Condition): void => {
    for (const one of condition.flat())
      if (!Number.isInteger(one) || one < 0 || one >= facts.length)
        throw new Error(`a condition names ${one}, which is no fact`);
  };
  for (const { id, build } of registry) {
    const builder: Builder = {
      fact,
      all: (...names) => [names.map(fact)],
      any: (...names) => names.map((name) => [fact(name)]),
      gate: (gate) => {
        sound(gate.opens);
        gates.push({ mechanic: id, ...gate });
      },
      source: (source) => {
        sound(source.needs);
        sources.push({ mechanic: id, ...source });
      },
      objective: (objective) => {
        sound(objective.needs);
        objectives.push({ mechanic: id, ...objective });
      },
      given: (one) => given.push(one),
      block: (cell) => {
        passable[cell] = 0;
      },
    };
    build(content, layout, builder);
  }
  const kinds = [...new Set(gates.map(({ kind }) => kind))].sort();
  const { start, exit } = layout;
  return { layout, passable, facts, factOf, gates, sources, objectives, given, kinds, start, exit };
};
