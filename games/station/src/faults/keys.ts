// Faults of keycards and of the puzzles that stand in for them.

import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { numberIn } from '../map/numbers.ts';
import {
  isGranted,
  isSealed,
  moveOnly,
  placesOf,
  powerOthers,
  removeItem,
  removeTerminals,
  terminalsFor,
  unlockDoor,
} from './edits.ts';
import { type Broken, type Fault, firstOf, pairsOf } from './fault.ts';
import { brokeOnly, frontierGate, isWinnable, newlyBroken, opensNoLess } from './links.ts';
import { darkRooms } from './power.ts';

/** Sealed rooms that a card alone opens, and only one copy of it exists. */
const vaults = (level: Level): readonly number[] => {
  const layout = layoutOf(level);
  return layout.rooms
    .filter(({ index, id }) => isSealed(layout, index) && !isGranted(level, id))
    .filter(({ id }) => placesOf(level, `keycard:${id}`).length === 1)
    .map(({ index }) => index);
};

const keyOf = (level: Level, room: number): string => level.rooms[room]!.id;
const lockOf = (level: Level, room: number): string =>
  level.doors.find((door) => door.room === keyOf(level, room) && door.locked)!.id;

const powerKeyCycle: Fault = {
  id: 'F-I1c',
  title: 'power-key cycle',
  change: 'The only terminal for a room stands in a locked room whose keycard is moved into the first.',
  roots: ['I1'],
  exit: 'root',
  apply: (content, level, stream) => {
    if (level.power !== 'unlimited') return null;
    const { things, rooms, startRoom } = layoutOf(level);
    const pairs = vaults(level)
      .filter((vault) => vault !== startRoom && things.some(({ kind, room }) => kind === 'terminal' && room === vault))
      .flatMap((vault) =>
        darkRooms(level)
          .filter((room) => room !== vault && rooms[vault]!.adjacent.includes(room))
          .map((room) => [vault, room] as const),
      );
    return firstOf(stream, pairs, ([vault, room]): Broken | null => {
      const [locked, dark] = [keyOf(level, vault), keyOf(level, room)];
      const alone = removeTerminals(powerOthers(level, [dark]), terminalsFor(level, room, [vault, room]));
      const broken = moveOnly(alone, `keycard:${locked}`, room, stream);
      if (broken === null || isWinnable(content, broken) || newlyBroken(content, level, broken).length > 0) return null;
      const gate = frontierGate(content, broken, [`key ${locked}`, `power ${dark}`]);
      return gate && { level: broken, room: null, gate: gate.id, missing: gate.condition };
    });
  },
};

const ownVault: Fault = {
  id: 'F-I3a',
  title: 'key in its own vault',
  change: 'A keycard is moved into its own fully locked room.',
  roots: ['I3', 'R3'],
  exit: 'consequence or holds',
  apply: (content, level, stream) =>
    firstOf(stream, vaults(level), (room): Broken | null => {
      const key = keyOf(level, room);
      const broken = moveOnly(level, `keycard:${key}`, room, stream);
      if (broken === null || !brokeOnly(content, level, broken, 'key')) return null;
      return { level: broken, room: key, gate: lockOf(level, room), missing: `keycard:${key}` };
    }),
};

const swapped: Fault = {
  id: 'F-I3b',
  title: 'keys swapped',
  change: 'The keycards of two fully locked rooms are put into each other.',
  roots: ['I3'],
  exit: 'consequence or holds',
  apply: (content, level, stream) =>
    firstOf(stream, pairsOf(vaults(level)), ([one, other]): Broken | null => {
      const first = moveOnly(level, `keycard:${keyOf(level, one)}`, other, stream);
      const broken = first === null ? null : moveOnly(first, `keycard:${keyOf(level, other)}`, one, stream);
      if (broken === null || !brokeOnly(content, level, broken, 'key')) return null;
      const key = keyOf(level, one);
      return { level: broken, room: key, gate: lockOf(level, one), missing: `keycard:${key}` };
    }),
};

const missing: Fault = {
  id: 'F-I3c',
  title: 'key missing',
  change: 'A keycard is deleted.',
  roots: ['I3'],
  exit: 'consequence or holds',
  apply: (content, level, stream) => {
    const locked = layoutOf(level).rooms.filter(
      ({ id, doors }) => doors.some((door) => level.doors[door]!.locked) && !isGranted(level, id),
    );
    return firstOf(stream, locked, ({ index, id }): Broken | null => {
      const [where, ...more] = placesOf(level, `keycard:${id}`);
      if (where === undefined || more.length > 0) return null;
      const broken = removeItem(level, `keycard:${id}`, where);
      if (!brokeOnly(content, level, broken, 'key')) return null;
      return { level: broken, room: id, gate: lockOf(level, index), missing: `keycard:${id}` };
    });
  },
};

const halfLocked: Fault = {
  id: 'F-R3',
  title: 'key in a half-locked room',
  change: 'One of the doors of a fully locked room is unlocked, and its keycard is moved into the room.',
  roots: ['R3'],
  exit: 'holds',
  apply: (content, level, stream) => {
    const { rooms } = layoutOf(level);
    const many = vaults(level).filter((room) => rooms[room]!.doors.length > 1);
    const choices = many.flatMap((room) => rooms[room]!.doors.map((door) => [room, level.doors[door]!.id] as const));
    return firstOf(stream, choices, ([room, door]): Broken | null => {
      const key = keyOf(level, room);
      const broken = moveOnly(unlockDoor(level, door), `keycard:${key}`, room, stream);
      if (broken === null || newlyBroken(content, level, broken).length > 0) return null;
      // Not only every link by itself: the deck as a whole must go on working.
      if (!isWinnable(content, broken) || !opensNoLess(content, level, broken)) return null;
      return { level: broken, room: key, gate: lockOf(broken, room), missing: `keycard:${key}` };
    });
  },
};

const clueInVault: Fault = {
  id: 'F-I8',
  title: 'clue in the vault',
  change: 'A fragment is moved into the sealed room that its puzzle unlocks.',
  roots: ['I3', 'I8'],
  exit: 'consequence or holds',
  apply: (content, level, stream) => {
    const layout = layoutOf(level);
    const clues = level.puzzles.flatMap((row) => {
      const room = numberIn(layout.roomOf, row.grants.replace('unlock:', '')) ?? -1;
      if (row.type !== 'code' || room === -1 || !isSealed(layout, room)) return [];
      if (placesOf(level, `keycard:${keyOf(level, room)}`).length > 0) return [];
      return row.fragments.map((fragment) => ({ puzzle: row.id, room, fragment }));
    });
    return firstOf(stream, clues, ({ puzzle, room, fragment }): Broken | null => {
      const broken = moveOnly(level, `fragment:${fragment}`, room, stream);
      if (broken === null || !brokeOnly(content, level, broken, 'key', 'puzzle')) return null;
      if (!newlyBroken(content, level, broken).includes(`puzzle ${puzzle}`)) return null;
      const key = keyOf(level, room);
      return { level: broken, room: key, gate: lockOf(level, room), missing: `keycard:${key}` };
    });
  },
};

export const keyFaults: readonly Fault[] = [powerKeyCycle, ownVault, swapped, missing, clueInVault, halfLocked];
