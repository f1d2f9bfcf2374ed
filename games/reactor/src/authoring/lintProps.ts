// Props: placed once, on reachable floor, bound to a network, junctions and doors fitting what is around them.

import { constants, MIN_WORD, PUSH_WORD } from '../level/balance.ts';
import { indexOf } from '../level/cells.ts';
import type { LevelFile, PropFile } from '../level/file.ts';
import { buildPlant } from '../level/plant.ts';
import { CARRIERS, type Cell, type Content, DIRS } from '../shape.ts';
import type { Findings } from './findings.ts';
import type { FileMap, LintPart } from './lintMap.ts';

export const lintProps: LintPart = (content, file, map, isBroken, found) => {
  lintMarks(file, found);
  const doors = new Map<string, string>();
  for (const [id, prop] of Object.entries(file.props)) {
    const at = map.placeOf(id);
    if (at === null) continue;
    const path = `props.${id}`;
    if (!map.isFloor(at)) found.add('prop-on-wall', path, `(${at.join(',')}) is a wall`);
    else if (!map.isReachable(at))
      found.add('prop-unreachable', path, `(${at.join(',')}) cannot be reached from the robot start`);
    if (isBroken(path)) continue;
    if (prop.type === 'door') lintDoor(id, prop, at, map, doors, found);
    if (prop.type === 'flow' || prop.type === 'consumer' || prop.type === 'tJunction' || prop.type === 'crossJunction')
      lintBound(content, file, id, prop, at, map, found);
  }
  lintCounts(file, map, found);
};

const lintMarks = (file: LevelFile, found: Findings): void => {
  const times = new Map<string, number>();
  for (const [y, row] of file.marks.entries())
    for (const [x, c] of [...row].entries()) {
      if (c === '.') continue;
      times.set(c, (times.get(c) ?? 0) + 1);
      if (!Object.hasOwn(file.props, c))
        found.add('mark-without-prop', `marks (${x},${y})`, `'${c}' has no entry in props`);
    }
  for (const id of Object.keys(file.props))
    if (!times.has(id)) found.add('prop-without-mark', `props.${id}`, 'not placed in marks');
  for (const [c, n] of times) if (n > 1) found.add('mark-twice', 'marks', `'${c}' is placed ${n} times`);
};

type Bound = Extract<PropFile, { type: 'flow' | 'consumer' | 'tJunction' | 'crossJunction' }>;

/** The carrier named, or the only network under the cell; -1 where that cannot be told. */
const carrierAt = (map: FileMap, prop: { readonly carrier?: string | undefined }, at: Cell): number => {
  if (prop.carrier !== undefined) return CARRIERS.indexOf(prop.carrier as (typeof CARRIERS)[number]);
  const under = CARRIERS.map((_, c) => c).filter((c) => map.graph.nodeAt[c]![indexOf(map, at)]! >= 0);
  return under.length === 1 ? under[0]! : -1;
};

const lintBound = (
  content: Content,
  file: LevelFile,
  id: string,
  prop: Bound,
  at: Cell,
  map: FileMap,
  found: Findings,
): void => {
  const path = `props.${id}`;
  const place = `(${at.join(',')})`;
  const carrier = carrierAt(map, prop, at);
  if (carrier < 0) {
    const under = CARRIERS.filter((_, c) => map.graph.nodeAt[c]![indexOf(map, at)]! >= 0).length;
    found.add('carrier-needed', path, `carrier is missing and ${under} networks lie under ${place}`);
    return;
  }
  const node = map.graph.nodeAt[carrier]![indexOf(map, at)]!;
  if (node < 0) {
    found.add('no-network-cell', path, `no ${CARRIERS[carrier]} cell under ${place}`);
    return;
  }
  if (prop.type === 'tJunction' || prop.type === 'crossJunction')
    lintJunction(content, path, prop, carrier, map.graph.edges[node]!, found);
  else lintValues(content, file, path, prop, carrier, found);
};

const lintJunction = (
  content: Content,
  path: string,
  prop: Extract<PropFile, { type: 'tJunction' | 'crossJunction' }>,
  carrier: number,
  edges: number,
  found: Findings,
): void => {
  const modes = content.modes[prop.type];
  if (!modes.includes(prop.mode))
    found.add('junction-mode', `${path}.mode`, `'${prop.mode}' is not one of ${modes.join(', ')}`);
  const count = prop.type === 'tJunction' ? 2 : 3;
  if (prop.out.length !== count || new Set([prop.in, ...prop.out]).size !== count + 1) {
    found.add('junction-branches', `${path}.out`, `expected ${count} different directions other than in`);
    return;
  }
  for (const dir of [prop.in, ...prop.out])
    if (!(edges & (1 << DIRS.indexOf(dir))))
      found.add('junction-edge', path, `no ${CARRIERS[carrier]} edge toward ${dir}`);
  for (const [d, dir] of DIRS.entries())
    if (edges & (1 << d) && dir !== prop.in && !prop.out.includes(dir))
      found.add('junction-extra', path, `${CARRIERS[carrier]} edge toward ${dir} is neither in nor out`);
};

/** Authored values of sources and consumers; the push word must be the carrier's own. */
const lintValues = (
  content: Content,
  file: LevelFile,
  path: string,
  prop: Extract<PropFile, { type: 'flow' | 'consumer' }>,
  carrier: number,
  found: Findings,
): void => {
  const max = constants(content, file)['network.max']!;
  const code = prop.type === 'flow' ? 'flow-value' : 'consumer-value';
  const words = prop.type === 'flow' ? PUSH_WORD : MIN_WORD;
  const values = prop as Readonly<Record<string, unknown>>;
  for (const word of new Set(words))
    if (word !== words[carrier] && values[word] !== undefined)
      found.add('unknown-field', path, `unknown field '${word}'`);
  for (const field of [prop.type === 'flow' ? 'amount' : 'demand', words[carrier]!]) {
    const value = values[field] as number | undefined;
    if (value !== undefined && (value < 1 || value > max)) found.add(code, `${path}.${field}`, `must be 1..${max}`);
  }
  const { min: least, max: most } = content.balance['consumer.spinUp']!;
  if (prop.type === 'consumer' && prop.spinUp !== undefined && (prop.spinUp < least || prop.spinUp > most))
    found.add(code, `${path}.spinUp`, `must be ${least}..${most}`);
};

const lintDoor = (
  id: string,
  door: Extract<PropFile, { type: 'door' }>,
  at: Cell,
  map: FileMap,
  doors: Map<string, string>,
  found: Findings,
): void => {
  const other = map.beside(at, door.edge);
  if (!map.isFloor(at)) return;
  if (other === null || !map.isFloor(other)) {
    found.add('door-edge', `props.${id}.edge`, `no floor cell toward ${door.edge}`);
    return;
  }
  const ends = [indexOf(map, at), indexOf(map, other)];
  const edge = `${Math.min(...ends)}-${Math.max(...ends)}`;
  const earlier = doors.get(edge);
  if (earlier === undefined) doors.set(edge, id);
  else found.add('door-twice', `props.${id}`, `the edge already has door ${earlier}`);
};

const lintCounts = (file: LevelFile, map: FileMap, found: Findings): void => {
  const props = Object.entries(file.props);
  const controls = props.filter(([, p]) => p.type === 'reactorControl').length;
  if (controls !== 1) found.add('reactor-control', 'props', `expected exactly one reactorControl, found ${controls}`);
  const carriesOf = (id: string, prop: PropFile): number => {
    const at = map.placeOf(id);
    const named = 'carrier' in prop ? prop.carrier : undefined;
    return at === null && named === undefined ? -1 : carrierAt(map, { carrier: named }, at ?? [0, 0]);
  };
  const has = (carrier: number, isWanted: (prop: PropFile) => boolean): boolean =>
    props.some(([id, prop]) => isWanted(prop) && carriesOf(id, prop) === carrier);
  for (const [c, carrier] of CARRIERS.entries())
    if (!has(c, (p) => p.type === 'consumer' && p.required !== false))
      found.add('no-required', 'props', `no required ${carrier} consumer`);
  for (const [c, carrier] of CARRIERS.entries())
    if (!has(c, (p) => p.type === 'flow')) found.add('no-source', 'props', `no ${carrier} flow prop`);
  if (!file.eyeUnlocked && !props.some(([, p]) => p.type === 'eyeTerminal'))
    found.add('no-eye', 'level', 'no eyeTerminal and eyeUnlocked is false');
};

/** Every consumer must be within reach of some source over the one-way arcs, in some setting of the junctions. */
export const lintConnections = (content: Content, file: LevelFile, found: Findings): void => {
  const plant = buildPlant(content, file);
  const reached = reachedNodes(
    plant.graph,
    plant.sources.map((p) => p.node),
  );
  for (const id of Object.keys(file.props)) {
    const prop = plant.propOf[id];
    if (prop !== undefined && prop.consumer >= 0 && !reached.has(prop.node))
      found.add(
        'never-connected',
        `props.${id}`,
        `no ${CARRIERS[prop.carrier]} source can reach this consumer in any junction mode`,
      );
  }
};

/** Nodes that flow from these nodes could reach if every branch were open. */
export const reachedNodes = (graph: FileMap['graph'], from: readonly number[]): ReadonlySet<number> => {
  const reached = new Set(from);
  for (const node of reached)
    for (let arc = graph.from[node]!; arc < graph.from[node + 1]!; arc++) reached.add(graph.to[arc]!);
  return reached;
};
