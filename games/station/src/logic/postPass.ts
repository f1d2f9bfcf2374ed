// What can be mended by initial door power alone: the post-pass [DS-276] and the exact repair step after it [DS-281].

import type { Content } from '../data/content.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { avoidance } from './avoidance.ts';
import { networkOf } from './build.ts';
import { closure } from './closure.ts';
import { type PostPassMode, postPassRooms } from './gatekeepers.ts';

export interface Powered {
  readonly level: Level;
  /** Keys of the rooms switched on, in that order. */
  readonly rooms: readonly string[];
}

export const withPower = (level: Level, keys: readonly string[], why: 'postpass' | 'authored' = 'postpass'): Level =>
  keys.length === 0
    ? level
    : { ...level, rooms: level.rooms.map((row) => (keys.includes(row.id) ? { ...row, doors: true, why } : row)) };

/** `EnsureSolvabilityDoorPower`; `strict` holds locked doors for walls [DS-277]. */
export const postPass = (content: Content, level: Level, mode: PostPassMode = 'lockAware'): Powered => {
  const network = networkOf(content, layoutOf(level));
  const ideal = network.kinds.filter((kind) => kind !== 'key');
  const avoided = avoidance(network, { ideal, shut: mode === 'strict' ? ['key'] : [], target: network.exit });
  const rooms = postPassRooms(network, avoided, mode).map((room) => level.rooms[room]!.id);
  return { level: withPower(level, rooms), rooms };
};

/** Powers one room at the frontier after the other until the goal is reached; null where power alone does not do. */
export const exactRepair = (content: Content, level: Level): Powered | null => {
  const rooms: string[] = [];
  for (;;) {
    const now = withPower(level, rooms);
    const network = networkOf(content, layoutOf(now));
    const { goalSphere, isOpen, previous } = closure(network);
    if (goalSphere !== -1) return { level: now, rooms };
    const shut = new Map<number, number>();
    for (const [index, { cells }] of network.gates.entries())
      if (isOpen[index] === 0) for (const cell of cells) shut.set(cell, (shut.get(cell) ?? 0) + 1);
    const owners = network.gates.flatMap(({ kind, room, cells }, index) =>
      kind === 'power' && isOpen[index] === 0 && previous[cells[0]!] !== -1 && shut.get(cells[0]!) === 1 ? [room] : [],
    );
    if (owners.length === 0) return null;
    rooms.push(level.rooms[Math.min(...owners)]!.id);
  }
};
