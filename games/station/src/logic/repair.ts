// Proposals for a level that fails [DS-283]: single changes, each tried out and kept only if it removes findings.

import type { Content } from '../data/content.ts';
import type { Level, Point } from '../map/level.ts';
import { numberIn } from '../map/numbers.ts';
import { frontierOf } from './checks/checkExit.ts';
import { addFloorItem, addTerminal, floorOf, moveControl, moveItem } from './edit.ts';
import { isError, type LevelFinding } from './finding.ts';
import { REGISTRY } from './mechanics/index.ts';
import { firstPlacement } from './placement.ts';
import { withPower } from './postPass.ts';
import { NOTHING_ASSUMED, placeOf, type Survey, survey } from './survey.ts';
import { validate } from './validate.ts';

export interface Proposal {
  readonly kind: 'power' | 'terminal' | 'move' | 'add';
  /** `power lab at the start`, `move keycard:bay from i1 to 1,2` */
  readonly what: string;
  /** Key of the room it changes. */
  readonly room: string;
  readonly cell: Point;
  /** Findings that are gone with it: code and place, `I2 rooms.lab`. */
  readonly removes: readonly string[];
  /** Errors that are left. */
  readonly errors: number;
  readonly level: Level;
}

type Idea = Pick<Proposal, 'kind' | 'what' | 'room' | 'cell' | 'level'>;

export const repair = (content: Content, level: Level): readonly Proposal[] => {
  const before = validate(content, level).findings.filter(isError);
  if (before.length === 0) return [];
  const now = survey(content, level, REGISTRY, NOTHING_ASSUMED);
  const known = new Set(before.map(named));
  return [...powerings(now), ...terminals(now), ...moves(now), ...additions(now)].flatMap((idea) => {
    const after = validate(content, idea.level).findings.filter(isError);
    const left = new Set(after.map(named));
    const removes = [...known].filter((one) => !left.has(one));
    const hasNew = after.some((one) => !known.has(named(one)));
    return removes.length === 0 || hasNew ? [] : [{ ...idea, removes, errors: after.length }];
  });
};

const named = ({ code, path }: LevelFinding): string => `${code} ${path}`;

const byPlace = (ideas: readonly Idea[], { layout }: Survey): readonly Idea[] =>
  [...ideas].sort(
    (a, b) =>
      numberIn(layout.roomOf, a.room)! - numberIn(layout.roomOf, b.room)! ||
      a.cell[1] - b.cell[1] ||
      a.cell[0] - b.cell[0],
  );

/** Owners of doors at the frontier that lack power, ascending. */
const darkRooms = (now: Survey): readonly number[] => {
  const gates = frontierOf(now).map((index) => now.network.gates[index]!);
  const rooms = new Set(gates.filter(({ kind }) => kind === 'power').map(({ room }) => room));
  const { startRoom } = now.layout;
  if (!now.level.rooms[startRoom]!.doors) rooms.add(startRoom);
  return [...rooms].sort((a, b) => a - b);
};

const powerings = (now: Survey): readonly Idea[] =>
  darkRooms(now).map((room) => {
    const { id, at } = now.level.rooms[room]!;
    const level = withPower(now.level, [id], 'authored');
    return { kind: 'power', what: `power ${id} at the start`, room: id, cell: at, level };
  });

const terminals = (now: Survey): readonly Idea[] => {
  const { layout, level, real } = now;
  const beside = new Set(darkRooms(now).flatMap((room) => layout.rooms[room]!.adjacent));
  const ideas = [...beside].flatMap((room): readonly Idea[] => {
    if (!layout.rooms[room]!.cells.some((cell) => real.sphere[cell] !== -1)) return [];
    const cell = firstPlacement(layout, room);
    if (cell === -1) return [];
    const at = placeOf(layout, cell);
    const { id } = layout.rooms[room]!;
    return [
      { kind: 'terminal', what: `add a terminal in ${id} at ${at}`, room: id, cell: at, level: addTerminal(level, at) },
    ];
  });
  return byPlace(ideas, now);
};

/** Items and controls that something waits for and that are out of reach, put into the start room. */
const moves = (now: Survey): readonly Idea[] => {
  const { level, layout, network, real } = now;
  const home = layout.rooms[layout.startRoom]!.id;
  const [free] = floorOf(level, layout.startRoom);
  const niche = firstPlacement(layout, layout.startRoom);
  const wanted = wantedItems(now);
  const items = network.sources.flatMap(({ kind, id }, index): readonly Idea[] => {
    if (free === undefined || real.sourceSphere[index] !== -1) return [];
    const held =
      kind === 'item'
        ? level.items.filter((row) => row.id === id).map(({ item }) => item)
        : kind === 'furniture'
          ? level.furniture.find((row) => row.id === id)!.holds
          : [];
    return [...new Set(held)]
      .filter((item) => wanted.has(item))
      .map((item) => ({
        ...{ kind: 'move', what: `move ${item} from ${id} to ${free}`, room: home, cell: free },
        level: moveItem(level, id, item, free),
      }));
  });
  const controls = network.sources.flatMap(({ kind, id, gives }, index): readonly Idea[] => {
    if (kind !== 'control' || niche === -1 || real.sourceSphere[index] !== -1) return [];
    if (gives.every((fact) => real.factSphere[fact] !== -1)) return [];
    const at = placeOf(layout, niche);
    return [
      { kind: 'move', what: `move control ${id} to ${at}`, room: home, cell: at, level: moveControl(level, id, at) },
    ];
  });
  return byPlace([...items, ...controls], now);
};

/** Items that would open, fix or solve something, or fill a generator. */
const wantedItems = ({ network, real }: Survey): ReadonlySet<string> => {
  const wanted = new Set<string>();
  const want = (facts: readonly number[]): void => {
    for (const fact of facts) if (real.factSphere[fact] === -1) wanted.add(network.facts[fact]!);
  };
  for (const [index, { opens }] of network.gates.entries()) if (real.isOpen[index] === 0) want(opens.flat());
  for (const { needs } of network.sources) want(needs.flat());
  const need = network.objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  if (real.batteries.at(-1)! < need) wanted.add('battery');
  return wanted;
};

/** What is wanted and lies nowhere on the deck. */
const additions = (now: Survey): readonly Idea[] => {
  const { level, layout, network } = now;
  const home = layout.rooms[layout.startRoom]!.id;
  const places = floorOf(level, layout.startRoom);
  const given = new Set(network.sources.flatMap(({ gives }) => gives.map((fact) => network.facts[fact]!)));
  const placed = network.sources.reduce((sum, { batteries }) => sum + batteries, 0);
  const need = network.objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  const lists = [...wantedItems(now)].flatMap((item): readonly (readonly string[])[] => {
    if (item === 'battery') return placed < need ? [Array.from({ length: need - placed }, () => item)] : [];
    return /^(keycard|tool):/.test(item) && !given.has(item) ? [[item]] : [];
  });
  return lists.flatMap((list): readonly Idea[] => {
    if (places.length < list.length) return [];
    const what = `add ${list.length > 1 ? `${list.length} × ` : ''}${list[0]} in ${home} at ${places[0]!}`;
    const changed = list.reduce((sum, item, i) => addFloorItem(sum, places[i]!, item), level);
    return [{ kind: 'add', what, room: home, cell: places[0]!, level: changed }];
  });
};
