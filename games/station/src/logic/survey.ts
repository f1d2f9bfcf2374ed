// A level under examination: its network and the closures asked of it [DS-177], each computed once, on the assumption
// that certain things were repaired already [DS-290].

import type { Content } from '../data/content.ts';
import { type Layout, layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { type Avoidance, avoidance } from './avoidance.ts';
import { networkOf } from './build.ts';
import { type Closure, closure } from './closure.ts';
import type { Candidate, Place } from './finding.ts';
import type { Gate, Network, Source } from './network.ts';
import type { Registry } from './registry.ts';
import { type Ways, waysFrom } from './ways.ts';

/** What counts as repaired. */
export interface Assumed {
  readonly facts: readonly string[];
  readonly batteries: number;
  /** Ids of objectives taken for met. */
  readonly met: readonly string[];
  readonly isExitReached: boolean;
}

export const NOTHING_ASSUMED: Assumed = { facts: [], batteries: 0, met: [], isExitReached: false };

export interface Survey {
  readonly content: Content;
  readonly level: Level;
  readonly layout: Layout;
  readonly network: Network;
  readonly registry: Registry;
  readonly assumed: Assumed;
  /** J [DS-177]. */
  readonly real: Closure;
  /** Whether the goal is reached, as things are assumed. */
  readonly isSolved: boolean;
  /** The closure with every kind of gate idealised except these; none named: X5. */
  except(...kinds: readonly string[]): Closure;
  /** The same with the grant of one source withheld. */
  withheld(source: number, ...kinds: readonly string[]): Closure;
  /** Which rooms the exit needs, and what is out of reach without them, power and hazards ignored; locks open as their
   *  cards are had, or never. */
  avoidance(locks: 'aware' | 'strict'): Avoidance;
  /** Ways from what a closure reached to what it did not. */
  ways(from: Closure): Ways;
}

export const survey = (content: Content, level: Level, registry: Registry, assumed: Assumed): Survey => {
  const layout = layoutOf(level);
  const network = networkOf(content, layout, registry);
  const more = assumed.facts.flatMap((name) => network.factOf.get(name) ?? []);
  const given = [...network.given, ...more];
  const base = { given, batteries: assumed.batteries };
  const real = closure(network, base);
  const closures = new Map<string, Closure>();
  const paths = new Map<Closure, Ways>();
  const avoidances = new Map<string, Avoidance>();
  const allBut = (kinds: readonly string[]): readonly string[] => network.kinds.filter((kind) => !kinds.includes(kind));
  const remembered = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };
  const needed = network.objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  return {
    ...{ content, level, layout, network, registry, assumed, real },
    isSolved:
      (assumed.isExitReached || real.sphere[network.exit] !== -1) &&
      real.batteries.at(-1)! >= needed &&
      network.objectives.every(({ id }, i) => real.objectiveSphere[i] !== -1 || assumed.met.includes(id)),
    except: (...kinds) =>
      remembered(closures, kinds.join(' '), () => closure(network, { ...base, ideal: allBut(kinds) })),
    withheld: (source, ...kinds) => closure(network, { ...base, ideal: allBut(kinds), mute: [source] }),
    avoidance: (locks) =>
      remembered(avoidances, locks, () =>
        avoidance(network, {
          ...{ ideal: allBut(['key']), shut: locks === 'strict' ? ['key'] : [], given: more },
          target: network.exit,
        }),
      ),
    ways: (from) => remembered(paths, from, () => waysFrom(network, from)),
  };
};

export const placeOf = ({ grid }: Layout, cell: number): Place => [cell % grid.width, Math.trunc(cell / grid.width)];

/** `8,1` */
export const at = ({ grid }: Layout, cell: number): string => `${cell % grid.width},${Math.trunc(cell / grid.width)}`;

/** `Emergency Lab (lab)` */
export const roomNamed = (layout: Layout, room: number): string => {
  const { name, id } = layout.rooms[room]!;
  return `${name} (${id})`;
};

/** `door d1 at 8,1`, `doors d1 at 5,1 and d2 at 10,1` */
export const gatesNamed = (layout: Layout, gates: readonly Gate[]): string => {
  const places = gates.map(({ id, cells }) => `${id} at ${cells.map((cell) => at(layout, cell)).join('|')}`);
  const thing = gates[0]?.thing ?? 'gate';
  return `${thing}${gates.length > 1 ? 's' : ''} ${places.join(' and ')}`;
};

export const gatePart = (layout: Layout, gates: readonly Gate[]) =>
  gates.length === 0
    ? null
    : {
        kind: gates[0]!.thing,
        id: gates.map(({ id }) => id).join(','),
        cells: gates.flatMap(({ cells }) => cells.map((cell) => placeOf(layout, cell))),
      };

/** A source as a candidate, with the gate that a closure found in its way. */
export const candidateOf = ({ layout, network, ways }: Survey, from: Closure, source: Source): Candidate => {
  const [first] = ways(from).closedGates(source.from);
  const gate = first === undefined ? undefined : network.gates[first]!;
  return {
    id: source.id,
    room: layout.rooms[source.room]?.id ?? null,
    cell: placeOf(layout, source.cell),
    gate: gate === undefined ? null : `${gate.id} (${gate.condition})`,
  };
};

/** Sources that give any of these facts, as they are listed. */
export const sourcesOf = ({ network }: Survey, facts: readonly number[]): readonly Source[] =>
  network.sources.filter(({ gives }) => gives.some((fact) => facts.includes(fact)));
