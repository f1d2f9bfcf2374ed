// The doors of a draft: who owns them, where they lead, and how they are called from now on [DS-023, DS-024, DS-393].

import type { Chambers } from './chambers.ts';
import type { DraftRow } from './draft.ts';
import type { Ground } from './ground.ts';
import { CORRIDOR, DOOR, ROOM } from './layout.ts';
import type { Report } from './report.ts';

export interface Doorways {
  /** In row-major order; the one at index k is called dk [DS-506]. Owner -1: unknown. */
  readonly doors: readonly { readonly cell: number; readonly owner: number; readonly isLocked: boolean }[];
  /** From ids of the file to those of the level; only where they differ. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly isSound: boolean;
}

export const readDoorways = (
  ground: Ground,
  { rows: rooms, roomAt, isSound }: Chambers,
  doorRow: ReadonlyMap<number, DraftRow>,
  ids: ReadonlyMap<string, DraftRow>,
  report: Report,
): Doorways => {
  const before = report.errors;
  const { kind, width } = ground;
  const steps = [-width, 1, width, -1];
  const roomOf = new Map(rooms.map(({ id }, index) => [id, index]));
  const cells: number[] = [];
  for (let cell = 0; cell < kind.length; cell++) if (kind[cell] === DOOR) cells.push(cell);
  const doorAt = (cell: number): string => `door at ${cell % width},${Math.floor(cell / width)}`;
  const nameOf = (room: number): string => rooms[room]!.id;
  const owners = new Map<number, number>();
  for (const cell of cells) owners.set(cell, ownerOf(cell));

  function ownerOf(cell: number): number {
    const row = doorRow.get(cell);
    const given = row?.values.get('room');
    const owner = given === undefined ? -1 : (roomOf.get(given.value as string) ?? -1);
    let isNearRoom = false;
    let near = -1;
    let second = -1;
    for (const step of steps) {
      if (kind[cell + step] !== ROOM) continue;
      isNearRoom = true;
      const room = roomAt[cell + step]!;
      if (room >= 0 && room === owner) return owner;
      if (near < 0) near = room;
      else if (room >= 0 && room !== near) second = room;
    }
    if (isNearRoom && given === undefined && second < 0) return near;
    const place = row?.place ?? ground.placeOf(cell);
    if (!isNearRoom) report.error('E17', place, `${doorAt(cell)} next to no room`, 'a room next to it');
    else if (given === undefined)
      report.error(
        'E17',
        place,
        `${doorAt(cell)} of ${nameOf(near)} or ${nameOf(second)}`,
        'a row in [doors] with room=',
      );
    else if (owner >= 0)
      report.error('E18', given.place, `${doorAt(cell)} away from ${nameOf(owner)}`, 'a room next to it');
    return -1;
  }

  for (const cell of cells) {
    const owner = owners.get(cell)!;
    if (owner < 0) continue;
    const leads = steps.some((step) => {
      const next = cell + step;
      if (kind[next] === ROOM) return roomAt[next] !== owner;
      return kind[next] === CORRIDOR || (kind[next] === DOOR && owners.get(next) !== owner);
    });
    if (leads) continue;
    const expected = `a walkable cell outside ${nameOf(owner)} next to it`;
    report.error('E19', doorRow.get(cell)?.place ?? ground.placeOf(cell), doorAt(cell), expected);
  }

  return {
    doors: cells.map((cell) => ({ cell, owner: owners.get(cell)!, isLocked: ground.glyphAt(cell) === '=' })),
    renamed: rename(cells, doorRow, ids, report),
    isSound: report.errors === before && isSound && cells.every((cell) => owners.get(cell)! >= 0),
  };
};

/** Door k is called dk: nothing else may be, and a door without row has that name from the beginning. */
const rename = (
  cells: readonly number[],
  doorRow: ReadonlyMap<number, DraftRow>,
  ids: ReadonlyMap<string, DraftRow>,
  report: Report,
): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>();
  for (const [index, cell] of cells.entries()) {
    const id = `d${index}`;
    const row = doorRow.get(cell);
    const other = ids.get(id);
    if (other !== undefined && (other.section.name !== 'doors' || row === undefined))
      report.error('E13', other.place, id, `an id that door ${index} in row-major order does not have`);
    if (row !== undefined && row.id !== id) renamed.set(row.id, id);
  }
  return renamed;
};
