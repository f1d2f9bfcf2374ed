// Faults of door power: who can switch what, and what is on at the start.

import type { Content } from '../data/content.ts';
import { doorsInto } from '../logic/network.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { powerOthers, removeTerminals, setRoom, terminalsFor } from './edits.ts';
import { type Broken, type Fault, firstOf, pairsOf } from './fault.ts';
import { allBut, closed, cutsExit, frontierGate, isWinnable, netOf, newlyBroken } from './links.ts';

/** Rooms that can be made dark: not the start room, with doors, not powered by the file. */
export const darkRooms = (level: Level): readonly number[] => {
  const { rooms, startRoom } = layoutOf(level);
  return rooms
    .filter(({ index, doors }) => index !== startRoom && doors.length > 0 && !level.rooms[index]!.doors)
    .map(({ index }) => index);
};

const keyOf = (level: Level, room: number): string => level.rooms[room]!.id;
const doorOf = (level: Level, room: number): string => level.doors.find((door) => door.room === keyOf(level, room))!.id;
const isLimited = ({ power }: Level): boolean => power !== 'unlimited';

/** Whether just the power of these rooms fails by itself. */
const failsFor = (content: Content, before: Level, after: Level, rooms: readonly number[]): boolean =>
  newlyBroken(content, before, after).join() ===
  rooms
    .map((room) => `power ${keyOf(before, room)}`)
    .sort()
    .join();

/** Whether a room is reached without the doors of another, power and hazards aside. */
const isBypassed = (content: Content, level: Level, without: number, room: number): boolean => {
  const network = netOf(content, level);
  const { sphere } = closed(content, level, { ideal: allBut(network, 'key'), shut: doorsInto(network, without) });
  return layoutOf(level).rooms[room]!.cells.some((cell) => sphere[cell] !== -1);
};

const twoWrongDoors: Fault = {
  id: 'F-I1a',
  title: 'two wrong doors',
  change: 'Two rooms that together cut the start from the exit lose every terminal outside themselves.',
  roots: ['I1'],
  exit: 'root',
  apply: (content, level, stream) => {
    if (isLimited(level)) return null;
    const bypassed = darkRooms(level).filter((room) => !cutsExit(content, level, [room]));
    return firstOf(stream, pairsOf(bypassed), (pair): Broken | null => {
      if (!cutsExit(content, level, pair)) return null;
      const gone = pair.flatMap((room) => terminalsFor(level, room, pair));
      const broken = removeTerminals(
        powerOthers(
          level,
          pair.map((room) => keyOf(level, room)),
        ),
        gone,
      );
      if (!failsFor(content, level, broken, pair)) return null;
      const gate = frontierGate(
        content,
        broken,
        pair.map((room) => `power ${keyOf(level, room)}`),
      );
      return gate && { level: broken, room: null, gate: gate.id, missing: gate.condition };
    });
  },
};

const controlInside: Fault = {
  id: 'F-I2a',
  title: 'control only inside',
  change: 'A gatekeeper loses every terminal outside itself.',
  roots: ['I2', 'R2'],
  exit: 'consequence',
  apply: (content, level, stream) => {
    if (isLimited(level)) return null;
    return firstOf(stream, darkRooms(level), (room): Broken | null => {
      if (!cutsExit(content, level, [room])) return null;
      const key = keyOf(level, room);
      const broken = removeTerminals(powerOthers(level, [key]), terminalsFor(level, room, [room]));
      if (!failsFor(content, level, broken, [room])) return null;
      return { level: broken, room: key, gate: doorOf(level, room), missing: `a terminal for ${key}` };
    });
  },
};

const controlBehind: Fault = {
  id: 'F-I2b',
  title: 'control behind another dead door',
  change: 'The only terminal outside a gatekeeper stands in a bypassed room that is powered from inside alone.',
  roots: ['I2'],
  exit: 'consequence',
  apply: (content, level, stream) => {
    if (isLimited(level)) return null;
    const dark = darkRooms(level);
    const { things } = layoutOf(level);
    const pairs = dark.flatMap((room) => dark.filter((other) => other !== room).map((other) => [room, other] as const));
    return firstOf(stream, pairs, ([room, other]): Broken | null => {
      const isThere = things.some((one) => one.kind === 'terminal' && one.room === other);
      if (!isThere || !layoutOf(level).rooms[room]!.adjacent.includes(other)) return null;
      if (!cutsExit(content, level, [room]) || cutsExit(content, level, [other])) return null;
      const gone = [...terminalsFor(level, room, [room, other]), ...terminalsFor(level, other, [other])];
      const keys = [keyOf(level, room), keyOf(level, other)];
      const broken = removeTerminals(powerOthers(level, keys), gone);
      if (!failsFor(content, level, broken, [room, other])) return null;
      // The gatekeeper alone is the cause: with its power, nobody would miss what the other room holds.
      if (!isWinnable(content, setRoom(broken, keys[0]!, { doors: true })) || !isBypassed(content, level, room, other))
        return null;
      return { level: broken, room: keys[0]!, gate: doorOf(level, room), missing: `a terminal for ${keys[0]}` };
    });
  },
};

const deadDock: Fault = {
  id: 'F-I6',
  title: 'dead dock',
  change: 'The doors of the start room begin without power; it has a terminal.',
  roots: ['I6'],
  exit: 'holds',
  apply: (_content, level) => {
    const { startRoom, things } = layoutOf(level);
    if (!things.some(({ kind, room }) => kind === 'terminal' && room === startRoom)) return null;
    const { id, doors } = level.rooms[startRoom]!;
    const gate = level.doors.find((door) => door.room === id)?.id ?? null;
    return doors ? { level: setRoom(level, id, { doors: false }), room: id, gate, missing: 'doors=on' } : null;
  },
};

const brightRoom: Fault = {
  id: 'F-R1a',
  title: 'bright room',
  change: 'A room begins with power and no reason is given.',
  roots: ['R1'],
  exit: 'holds',
  apply: (_content, level, stream) => {
    const dark = darkRooms(level);
    if (isLimited(level) || dark.length === 0) return null;
    const room = keyOf(level, stream.pick(dark));
    return { level: setRoom(level, room, { doors: true }), room, gate: null, missing: null };
  },
};

const liveCamera: Fault = {
  id: 'F-R1b',
  title: 'live camera',
  change: 'A room begins with its camera on.',
  roots: ['R1'],
  exit: 'holds',
  apply: (_content, level, stream) => {
    if (isLimited(level)) return null;
    const room = stream.pick(level.rooms).id;
    return { level: setRoom(level, room, { cctv: true }), room, gate: null, missing: null };
  },
};

const postPassSkipped: Fault = {
  id: 'F-R2',
  title: 'post-pass skipped',
  change: 'A room that the post-pass powered begins without power.',
  roots: ['I2', 'R2'],
  exit: 'consequence',
  apply: (content, level, stream) => {
    const powered = level.rooms.flatMap(({ why }, room) => (why === 'postpass' ? [room] : []));
    return firstOf(stream, powered, (room): Broken | null => {
      const { why: _why, ...row } = level.rooms[room]!;
      const rooms = level.rooms.map((one, i) => (i === room ? { ...row, doors: false } : one));
      const broken = { ...level, rooms };
      if (!cutsExit(content, level, [room]) || isWinnable(content, broken)) return null;
      if (!failsFor(content, level, broken, [room])) return null;
      return { level: broken, room: row.id, gate: doorOf(level, room), missing: `a terminal for ${row.id}` };
    });
  },
};

const longArm: Fault = {
  id: 'F-R6',
  title: 'long arm',
  change: 'A terminal lists a room it does not control.',
  roots: ['R6'],
  exit: 'holds',
  apply: (_content, level, stream) => {
    const { things, rooms } = layoutOf(level);
    const terminals = things.filter(({ kind }) => kind === 'terminal');
    return firstOf(stream, terminals, ({ id, room }): Broken | null => {
      const far = rooms.filter(({ index }) => !rooms[room]!.controlled.includes(index));
      if (far.length === 0) return null;
      const more = stream.pick(far).id;
      const list = level.terminals.map((row) =>
        row.id === id ? { ...row, controls: [...row.controls, more].sort() } : row,
      );
      const right = rooms[room]!.controlled.map((one) => rooms[one]!.id).join();
      return { level: { ...level, terminals: list }, room: rooms[room]!.id, gate: null, missing: right };
    });
  },
};

export const powerFaults: readonly Fault[] = [
  ...[twoWrongDoors, controlInside, controlBehind, deadDock, brightRoom, liveCamera, postPassSkipped, longArm],
];
