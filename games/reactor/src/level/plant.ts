// A level compiled for the rules: terrain, flow graph, props, leaks, schedule and numbers, by index. Made once per
// run and shared by reference between all states of it.

import type { Because } from '@interlock/kernel';
import { type Compiled, compileCondition } from '../rules/conditions.ts';
import { type PairTable, pairTable } from '../rules/pairs.ts';
import { compileEvent, type ScheduledEvent } from '../rules/schedule.ts';
import { makeScratch, type Scratch } from '../rules/scratch.ts';
import { compileTerminal, type TerminalRule } from '../rules/terminal.ts';
import { CARRIERS, type Carrier, type Cell, type Content, DIRS, type Item, type PropType, SUPPLIES } from '../shape.ts';
import { constants, type Numbers, numbersOf } from './balance.ts';
import { bandsOf } from './bands.ts';
import { cellOf, stepFrom } from './cells.ts';
import { type Edges, edgesOf } from './edges.ts';
import type { LevelFile, PropFile } from './file.ts';
import { buildGraph, type Graph } from './graph.ts';

export interface PlantProp {
  readonly id: string;
  readonly index: number;
  readonly type: PropType;
  readonly cell: number;
  /** Index of the carrier, -1 where the type has none. */
  readonly carrier: number;
  /** Words of its states, by code; for junctions their modes. */
  readonly states: readonly string[];
  /** Code of the authored state. */
  readonly start: number;
  /** Node of the flow graph, -1 where it has none. */
  readonly node: number;
  /** Flow: what it injects. Consumer: demand and minimum. */
  readonly amount: number;
  readonly push: number;
  readonly required: boolean;
  readonly spinUp: number;
  /** Place among the consumers of the plant, -1 for other props. */
  readonly consumer: number;
  /** Door: its edge. Junction: the incoming direction. */
  readonly dir: number;
  readonly out: readonly number[];
  /** Supply: index of the item it gives. */
  readonly item: number;
  /** Itself as the cause of an event. */
  readonly cause: Because;
}

export interface PlantLeak {
  readonly id: string;
  /** Itself as the cause of an event. */
  readonly cause: Because;
  readonly index: number;
  readonly carrier: number;
  readonly cell: number;
  /** Where it comes out and is repaired. */
  readonly face: number;
  readonly node: number;
  readonly severity: number;
  readonly leaking: boolean;
}

export interface Plant {
  readonly file: LevelFile;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly numbers: Numbers;
  /** Every constant by its name, as this level plays with it. */
  readonly values: Readonly<Record<string, number>>;
  readonly pairs: PairTable;
  readonly bands: Uint16Array;
  /** Coordinates of every cell, for events to share. */
  readonly cells: readonly Cell[];
  readonly wall: Uint8Array;
  /** Floor cells, row-major. */
  readonly floor: Int16Array;
  readonly reactor: Int16Array;
  readonly inReactor: Uint8Array;
  /** Floor neighbour of a floor cell by `cell * 4 + dir`, or -1. */
  readonly near: Int16Array;
  /** Door on that edge, by the same index: index of the prop, or -1. */
  readonly doorOn: Int16Array;
  readonly edges: Edges;
  readonly props: readonly PlantProp[];
  readonly propAt: Int16Array;
  readonly propOf: Readonly<Record<string, PlantProp>>;
  /** By carrier, then row-major. */
  readonly sources: readonly PlantProp[];
  readonly consumers: readonly PlantProp[];
  readonly junctions: readonly PlantProp[];
  readonly doors: readonly PlantProp[];
  readonly graph: Graph;
  /** In file order. */
  readonly leaks: readonly PlantLeak[];
  readonly leakOf: Readonly<Record<string, PlantLeak>>;
  /** By carrier, then row-major of the underground cell. */
  readonly injecting: readonly PlantLeak[];
  readonly events: readonly ScheduledEvent[];
  readonly terminal: readonly TerminalRule[];
  readonly maxReactorHeat: number;
  readonly also: readonly Compiled[];
  readonly robot: number;
  readonly items: readonly Item[];
  readonly scratch: Scratch;
}

const FIXED_STATES: Partial<Record<PropType, readonly string[]>> = {
  flow: ['Disabled', 'Enabled'],
  consumer: ['Disabled', 'Enabled'],
  door: ['Open', 'Closed'],
  eyeTerminal: ['Locked', 'Unlocked'],
  supply: ['Full', 'Depleted'],
};

/** The states a prop type knows, in the order of their codes. */
export const statesOf = (content: Content, type: PropType): readonly string[] =>
  type === 'tJunction' || type === 'crossJunction' ? content.modes[type] : (FIXED_STATES[type] ?? []);

/** Compiles a level that the linter has found sound. Fragments smaller than the least size are welcome (tests). */
export const buildPlant = (content: Content, file: LevelFile): Plant => {
  const width = file.terrain[0]!.length;
  const height = file.terrain.length;
  const size = width * height;
  const values = constants(content, file);
  const numbers = numbersOf(values);
  const symbols = file.terrain.join('');
  const wall = Uint8Array.from(symbols, (c) => (c === '#' ? 1 : 0));
  const inReactor = Uint8Array.from(symbols, (c) => (c === 'R' ? 1 : 0));
  const cells = [...symbols].map((_, i) => i);
  const floor = Int16Array.from(cells.filter((i) => !wall[i]));
  const near = new Int16Array(size * 4).fill(-1);
  for (const cell of floor)
    for (let dir = 0; dir < 4; dir++) {
      const next = stepFrom(width, height, cell, dir);
      if (next >= 0 && !wall[next]) near[cell * 4 + dir] = next;
    }
  const graph = buildGraph(file, width, height);
  const props = buildProps(content, file, numbers, graph);
  const ordered = (...types: PropType[]) =>
    props.filter((p) => types.includes(p.type)).sort((a, b) => a.carrier - b.carrier || a.cell - b.cell);
  const consumers = ordered('consumer').map((p, consumer) => ({ ...p, consumer }));
  for (const p of consumers) props[p.index] = p;
  const sources = ordered('flow');
  const junctions = ordered('tJunction', 'crossJunction');
  graph.bind(sources, consumers, junctions, content.modes);
  const doors = ordered('door');
  const doorOn = new Int16Array(size * 4).fill(-1);
  for (const door of doors) {
    doorOn[door.cell * 4 + door.dir] = door.index;
    const other = near[door.cell * 4 + door.dir]!;
    if (other >= 0) doorOn[other * 4 + 3 - door.dir] = door.index;
  }
  const edges = edgesOf(floor, near, doorOn);
  const propAt = new Int16Array(size).fill(-1);
  for (const p of props) propAt[p.cell] = p.index;
  const leaks = buildLeaks(file, width, height, graph);
  const propOf = Object.fromEntries(props.map((p) => [p.id, p]));
  const leakOf = Object.fromEntries(leaks.map((l) => [l.id, l]));
  const names = { width, propOf, leakOf };
  return {
    file,
    width,
    height,
    size,
    numbers,
    values,
    pairs: pairTable(content.pairs),
    bands: bandsOf(numbers),
    cells: cells.map((cell) => cellOf({ width }, cell)),
    wall,
    floor,
    reactor: Int16Array.from(cells.filter((i) => inReactor[i])),
    inReactor,
    near,
    doorOn,
    edges,
    props,
    propAt,
    propOf,
    sources,
    consumers,
    junctions,
    doors,
    graph,
    leaks,
    leakOf,
    injecting: [...leaks].sort((a, b) => a.carrier - b.carrier || a.cell - b.cell),
    events: (file.events ?? []).map((event, index) => compileEvent(names, event, index)),
    terminal: (file.terminal ?? []).map((rule) => compileTerminal(names, rule)),
    maxReactorHeat: file.ready?.maxReactorHeat ?? numbers.terminalHeat,
    also: (file.ready?.also ?? []).map((condition) => compileCondition(names, condition)),
    robot: Math.max(0, symbols.indexOf('@')),
    items: (file.inventory?.start ?? []).map((name) => name),
    scratch: makeScratch(size, edges.from.length, props.length, graph, numbers),
  };
};

const buildProps = (content: Content, file: LevelFile, numbers: Numbers, graph: Graph): PlantProp[] => {
  const props: PlantProp[] = [];
  const marks = file.marks.join('');
  for (let cell = 0; cell < marks.length; cell++) {
    const id = marks[cell]!;
    const given = id === '.' ? undefined : file.props[id];
    if (given === undefined) continue;
    props.push(buildProp(content, numbers, graph, id, given, cell, props.length));
  }
  return props;
};

const dirOf = (name: string): number => DIRS.indexOf(name as (typeof DIRS)[number]);

const buildProp = (
  content: Content,
  numbers: Numbers,
  graph: Graph,
  id: string,
  given: PropFile,
  cell: number,
  index: number,
): PlantProp => {
  const states = statesOf(content, given.type);
  const blank = { id, index, type: given.type, cell, states, start: 0, carrier: -1, node: -1, amount: 0, push: 0 };
  const cause = { last: `prop:${id}` };
  const prop: PlantProp = { ...blank, required: false, spinUp: 0, consumer: -1, dir: -1, out: [], item: -1, cause };
  if (given.type === 'door') return { ...prop, dir: dirOf(given.edge), start: given.state === 'Closed' ? 1 : 0 };
  if (given.type === 'supply') return { ...prop, item: SUPPLIES.indexOf(given.supply) };
  if (given.type === 'eyeTerminal' || given.type === 'reactorControl') return prop;
  const carrier = carrierOf(graph, given.carrier, cell);
  const bound = { ...prop, carrier, node: graph.nodeAt[carrier]![cell]! };
  if (given.type === 'flow')
    return {
      ...bound,
      start: given.state === 'Enabled' ? 1 : 0,
      amount: Math.min(given.amount ?? numbers.sourceAmount[carrier]!, numbers.networkMax),
      push: Math.min(given.pressure ?? given.voltage ?? numbers.sourcePush[carrier]!, numbers.networkMax),
    };
  if (given.type === 'consumer')
    return {
      ...bound,
      start: given.state === 'Enabled' ? 1 : 0,
      amount: given.demand ?? numbers.demand[carrier]!,
      push: given.minPressure ?? given.minVoltage ?? numbers.minPush[carrier]!,
      required: given.required ?? true,
      spinUp: given.spinUp ?? numbers.spinUp,
    };
  return { ...bound, dir: dirOf(given.in), out: given.out.map(dirOf), start: states.indexOf(given.mode) };
};

/** The carrier named, or the only network under the cell. */
const carrierOf = (graph: Graph, named: Carrier | undefined, cell: number): number =>
  named === undefined ? graph.nodeAt.findIndex((nodes) => nodes[cell]! >= 0) : CARRIERS.indexOf(named);

const buildLeaks = (file: LevelFile, width: number, height: number, graph: Graph): PlantLeak[] =>
  (file.leaks ?? []).map((leak, index) => {
    const carrier = CARRIERS.indexOf(leak.carrier);
    const cell = leak.at[1] * width + leak.at[0];
    return {
      id: leak.id,
      cause: { last: `leak:${leak.id}` },
      index,
      carrier,
      cell,
      face: leak.face === undefined ? cell : stepFrom(width, height, cell, dirOf(leak.face)),
      node: graph.nodeAt[carrier]![cell]!,
      severity: leak.severity ?? 1,
      leaking: leak.state !== 'Intact',
    };
  });
