// What depends on what on a deck, for designers and for the end of a run: rooms as nodes in the column of the sphere that
// first reaches them, the ways between them with their gates, and the validator's sentence where something never opens.

import type { Json } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { count, listed } from '../data/texts.ts';
import { networkOf } from '../logic/build.ts';
import { type Closure, closure } from '../logic/closure.ts';
import { isError } from '../logic/finding.ts';
import type { Network } from '../logic/network.ts';
import { validate } from '../logic/validate.ts';
import { CORRIDOR, type Layout, layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';

export interface SphereRoom {
  readonly id: string;
  readonly name: string;
  /** -1: never reached. */
  readonly sphere: number;
  readonly isStart: boolean;
  readonly isExit: boolean;
  /** Facts first had in it, `power lab`, `keycard plant`, in the order in which they are had. */
  readonly gives: readonly string[];
}

export interface SphereWay {
  readonly from: string;
  readonly to: string;
  /** Conditions of the gates on it, each once: `power lab`, `key lobby`, `fix h1`. */
  readonly gates: readonly { readonly condition: string; readonly isEverOpen: boolean }[];
  readonly isEverOpen: boolean;
}

export interface Dependency {
  readonly rooms: readonly SphereRoom[];
  readonly ways: readonly SphereWay[];
  /** Columns, the one of what is never reached not counted. */
  readonly spheres: number;
  readonly goalSphere: number;
  /** What never opens and why, root findings only: rooms it is about, and the sentence. */
  readonly deadlocks: readonly { readonly room: string | null; readonly why: string }[];
}

export const dependencyOf = (content: Content, level: Level): Dependency => {
  const layout = layoutOf(level);
  const network = networkOf(content, layout);
  const found = closure(network);
  const { findings } = validate(content, level);
  const deadlocks = findings
    .filter((one) => one.root && isError(one))
    .map(({ room, message }) => ({ room, why: message }));
  return {
    rooms: roomsOf(layout, network, found),
    ways: waysOf(layout, network, found),
    spheres: Math.max(found.rounds, 1),
    goalSphere: found.goalSphere,
    deadlocks,
  };
};

const spoken = (fact: string): string => fact.replace(':', ' ');

const roomsOf = (layout: Layout, network: Network, found: Closure): readonly SphereRoom[] => {
  const gives = layout.rooms.map((): string[] => []);
  for (const fact of found.factOrder) {
    const source = network.sources[found.factSource[fact]!];
    if (source !== undefined && source.room >= 0) gives[source.room]!.push(spoken(network.facts[fact]!));
  }
  return layout.rooms.map(({ id, name, index, cells }) => {
    let sphere = -1;
    for (const cell of cells) {
      const here = found.sphere[cell]!;
      if (here >= 0 && (sphere < 0 || here < sphere)) sphere = here;
    }
    const ends = { isStart: index === layout.startRoom, isExit: index === layout.exitRoom };
    return { id, name, sphere, ...ends, gives: gives[index]! };
  });
};

/** Rooms that touch one corridor, or one another, with the gates between them. */
const waysOf = (layout: Layout, network: Network, found: Closure): readonly SphereWay[] => {
  const gatesAt = new Map<number, number[]>();
  for (const [gate, { cells }] of network.gates.entries())
    for (const cell of cells) gatesAt.set(cell, [...(gatesAt.get(cell) ?? []), gate]);
  const ways = new Map<string, Set<number>>();
  const join = (a: number, b: number, cells: readonly number[]): void => {
    if (a === b) return;
    const key = a < b ? `${a}/${b}` : `${b}/${a}`;
    const gates = ways.get(key) ?? new Set();
    for (const cell of cells) for (const gate of gatesAt.get(cell) ?? []) gates.add(gate);
    ways.set(key, gates);
  };
  const segments = Array.from({ length: layout.segments }, () => ({ cells: [] as number[], doors: [] as number[] }));
  for (let cell = 0; cell < layout.kind.length; cell++)
    if (layout.kind[cell] === CORRIDOR) segments[layout.segmentAt[cell]!]!.cells.push(cell);
  for (const { index, cell, room } of layout.doors)
    for (const step of layout.steps) {
      const segment = layout.segmentAt[cell + step]!;
      if (segment >= 0 && !segments[segment]!.doors.includes(index)) segments[segment]!.doors.push(index);
      const beside = layout.roomAt[cell + step]!;
      if (beside >= 0) join(room, beside, [cell]);
      const other = layout.doors[layout.doorAt[cell + step]!];
      if (other !== undefined) join(room, other.room, [cell, other.cell]);
    }
  for (const { cells, doors } of segments)
    for (const [i, one] of doors.entries())
      for (const other of doors.slice(i + 1)) {
        const [a, b] = [layout.doors[one]!, layout.doors[other]!];
        join(a.room, b.room, [a.cell, b.cell, ...cells]);
      }
  return [...ways].map(([key, gates]) => {
    const [from, to] = key.split('/').map((room) => layout.rooms[Number(room)]!.id);
    const conditions = new Map<string, boolean>();
    for (const gate of gates) {
      const { condition } = network.gates[gate]!;
      conditions.set(condition, (conditions.get(condition) ?? true) && found.isOpen[gate] === 1);
    }
    const all = [...conditions].map(([condition, isEverOpen]) => ({ condition, isEverOpen }));
    return { from: from!, to: to!, gates: all, isEverOpen: all.every(({ isEverOpen }) => isEverOpen) };
  });
};

/** The same in lines: a sphere a paragraph, then what never opens. */
export const sayDependency = ({ rooms, ways, spheres, goalSphere, deadlocks }: Dependency): string => {
  const nameOf = (id: string): string => rooms.find((room) => room.id === id)!.name;
  const lines: string[] = [];
  for (let sphere = 0; sphere < spheres; sphere++) {
    const here = rooms.filter((room) => room.sphere === sphere);
    lines.push(`Sphere ${sphere}: ${here.length === 0 ? 'corridor only' : count(here.length, 'room')}`);
    for (const room of here) {
      const marks = [...(room.isStart ? ['start'] : []), ...(room.isExit ? ['lift'] : [])];
      const to = ways
        .filter(({ from, to: end }) => from === room.id || end === room.id)
        .map(({ from, to: end, gates }) => {
          const other = nameOf(from === room.id ? end : from);
          return gates.length === 0 ? other : `${other} (${gates.map(({ condition }) => condition).join(', ')})`;
        });
      lines.push(`  ${room.name}${marks.length === 0 ? '' : `, ${marks.join(', ')}`}`);
      if (to.length > 0) lines.push(`    leads to ${listed(to)}`);
      if (room.gives.length > 0) lines.push(`    gives ${room.gives.join(', ')}`);
    }
  }
  const never = rooms.filter((room) => room.sphere < 0);
  if (never.length > 0) lines.push(`Never: ${never.map(({ name }) => name).join(', ')}`);
  lines.push(goalSphere < 0 ? 'The goal is never reached.' : `The goal is reached in sphere ${goalSphere}.`);
  for (const { why } of deadlocks) lines.push(why);
  return lines.join('\n');
};

export const dependencyJson = (one: Dependency): Json => one as unknown as Json;
