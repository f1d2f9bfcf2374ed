// Which links of a level hold by themselves, every other kind of gate thought open: what tells a fault that breaks one
// link alone from one that breaks more than it says. Asked of closures, never of the validator, which the faults test.

import type { Content } from '../data/content.ts';
import { networkOf } from '../logic/build.ts';
import { type Closure, type ClosureOptions, closure } from '../logic/closure.ts';
import { doorsInto, factNamed, type Gate, type Network } from '../logic/network.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';

export const closed = (content: Content, level: Level, options: ClosureOptions = {}): Closure =>
  closure(networkOf(content, layoutOf(level)), options);

/** Every kind of gate but these. */
export const allBut = (network: Network, ...kinds: readonly string[]): readonly string[] =>
  network.kinds.filter((kind) => !kinds.includes(kind));

export const netOf = (content: Content, level: Level): Network => networkOf(content, layoutOf(level));

/** `power lab`, `key lab`, `fix h1`, `puzzle p1`, `goal g1`, `battery`, `exit`: what fails on its own. */
const brokenLinks = (content: Content, level: Level): readonly string[] => {
  const network = netOf(content, level);
  const { layout, gates, sources, objectives } = network;
  const within = (...kinds: readonly string[]): Closure => closure(network, { ideal: allBut(network, ...kinds) });
  const [power, key, hazard, none] = [within('power'), within('key'), within('hazard'), within()];
  const shut = (kind: string, from: Closure): readonly string[] =>
    gates.flatMap((gate, i) => (gate.kind === kind && from.isOpen[i] === 0 ? [gate.condition] : []));
  // Power is nobody's concern where there is no door.
  const doored = layout.rooms.filter(({ doors }) => doors.length > 0);
  const dark = doored.filter(({ id }) => power.factSphere[factNamed(network, `power:${id}`)] === -1);
  const unsolved = sources.filter(({ kind, id }, i) => {
    if (kind !== 'puzzle') return false;
    const { grants } = level.puzzles.find((row) => row.id === id)!;
    const from = /^(unlock|item:keycard):/.test(grants) ? key : /^(fix|item:tool):/.test(grants) ? hazard : none;
    return from.sourceSphere[i] === -1;
  });
  const need = objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  const links = [
    ...dark.map(({ id }) => `power ${id}`),
    ...shut('key', key),
    ...shut('hazard', hazard),
    ...unsolved.map(({ id }) => `puzzle ${id}`),
    ...objectives.flatMap(({ id }, i) => (none.objectiveSphere[i] === -1 ? [`goal ${id}`] : [])),
    ...(none.batteries.at(-1)! < need ? ['battery'] : []),
    ...(none.sphere[network.exit] === -1 ? ['exit'] : []),
  ];
  return [...new Set(links)].sort();
};

/** Links that held before and fail now, sorted. */
export const newlyBroken = (content: Content, before: Level, after: Level): readonly string[] => {
  const failed = brokenLinks(content, before);
  return brokenLinks(content, after).filter((link) => !failed.includes(link));
};

/** Whether only links of these kinds (`key`, `fix` …) broke, and something did. */
export const brokeOnly = (content: Content, before: Level, after: Level, ...kinds: readonly string[]): boolean => {
  const broken = newlyBroken(content, before, after);
  return broken.length > 0 && broken.every((link) => kinds.includes(link.split(' ')[0]!));
};

/** Whether the exit is out of reach without the doors of these rooms, power and hazards aside [DS-182]. */
export const cutsExit = (content: Content, level: Level, rooms: readonly number[]): boolean => {
  const network = netOf(content, level);
  const shut = rooms.flatMap((room) => doorsInto(network, room));
  return closure(network, { ideal: allBut(network, 'key'), shut }).sphere[network.exit] === -1;
};

/** The first gate with one of these conditions that stands closed at the border of what is reached; null: none. */
export const frontierGate = (content: Content, level: Level, conditions: readonly string[]): Gate | null => {
  const { isOpen, previous } = closed(content, level);
  return (
    netOf(content, level).gates.find(
      ({ condition, cells }, i) =>
        conditions.includes(condition) && isOpen[i] === 0 && cells.some((cell) => previous[cell] !== -1),
    ) ?? null
  );
};

export const isWinnable = (content: Content, level: Level): boolean => closed(content, level).goalSphere !== -1;

/** Whether every gate that comes to stand open as things are still does. */
export const opensNoLess = (content: Content, before: Level, after: Level): boolean => {
  const open = (level: Level): ReadonlySet<string> => {
    const { isOpen } = closed(content, level);
    return new Set(
      netOf(content, level).gates.flatMap(({ kind, id }, i) => (isOpen[i] === 1 ? [`${kind} ${id}`] : [])),
    );
  };
  const [was, now] = [open(before), open(after)];
  // A door unlocked for good has no lock to open.
  const gates = new Set(netOf(content, after).gates.map(({ kind, id }) => `${kind} ${id}`));
  return [...was].every((gate) => !gates.has(gate) || now.has(gate));
};

/** Whether every source that can be used with all gates open before still can be after. */
export const losesNothing = (content: Content, before: Level, after: Level): boolean => {
  const used = (level: Level): ReadonlySet<string> => {
    const network = netOf(content, level);
    const { sourceSphere } = closure(network, { ideal: network.kinds });
    return new Set(network.sources.filter((_, i) => sourceSphere[i] !== -1).map(({ kind, id }) => `${kind} ${id}`));
  };
  const now = used(after);
  return [...used(before)].every((source) => now.has(source));
};
