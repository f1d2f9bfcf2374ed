// Rooms whose doors every way to a place must pass, power and hazards left aside [DS-182], and rooms that the post-pass
// would power [DS-276].

import type { Avoidance } from './avoidance.ts';
import type { Network } from './network.ts';

/** Rooms without whose doors none of the cells is reached; null where none is reached even with all doors [DS-183]. */
export const gatekeepersOf = (
  { layout }: Network,
  avoided: Avoidance,
  cells: readonly number[],
): readonly number[] | null => {
  if (cells.every((cell) => avoided.needs(cell, -1))) return null;
  return layout.rooms
    .filter(
      ({ index, doors }) =>
        index !== layout.startRoom && doors.length > 0 && cells.every((cell) => avoided.needs(cell, index)),
    )
    .map(({ index }) => index);
};

/** Gatekeepers in the strict reading, which holds every room for one where locks alone keep the exit away [DS-300]. */
export const strictGatekeepers = ({ layout, exit }: Network, avoided: Avoidance): readonly number[] =>
  layout.rooms
    .filter(({ index, doors }) => index !== layout.startRoom && doors.length > 0 && avoided.needs(exit, index))
    .map(({ index }) => index);

export type PostPassMode = 'strict' | 'lockAware';

/** Rooms that the post-pass would power, ascending; `avoided` in the reading of locks that the mode has [DS-277]. */
export const postPassRooms = (network: Network, avoided: Avoidance, mode: PostPassMode): readonly number[] => {
  const { layout, exit } = network;
  if (mode === 'lockAware' && avoided.needs(exit, -1)) return [];
  const terminalRooms = new Set(layout.things.filter(({ kind }) => kind === 'terminal').map(({ room }) => room));
  return layout.rooms
    .filter(({ index, doors, controlled }) => {
      if (index === layout.startRoom || doors.length === 0 || layout.level.rooms[index]!.doors) return false;
      if (!avoided.needs(exit, index)) return false;
      return !controlled.some(
        (room) => terminalRooms.has(room) && layout.rooms[room]!.cells.some((cell) => !avoided.needs(cell, index)),
      );
    })
    .map(({ index }) => index);
};
