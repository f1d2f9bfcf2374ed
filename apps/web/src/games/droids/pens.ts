// Fields drawn with the mouse: ground, things and harm, cell by cell. A row of the drawing is a row of the field; pressed
// again, a crate or a shed counts on, a robot or a donkey turns.

import { TERRAIN_MARKS } from '@interlock/droids';
import type { Json } from '@interlock/kernel';
import type { Drawn, Pens, Piece, Place } from '../pens.ts';
import { WAYS_SHORT } from './field/hex.ts';

type Row = { readonly [key: string]: Json };
interface File {
  readonly radius: number;
  readonly rows: readonly string[];
  readonly pois: readonly Row[];
  readonly avatar?: Row;
  readonly cells?: readonly Row[];
}

const GROUND = Object.entries(TERRAIN_MARKS).map(([name, letter]) => ({ id: name, name, letter }));
const THINGS: Readonly<Record<string, Row>> = {
  Crate: { amount: 5 },
  Shed: { request: 5 },
  Donkey: { facing: 0 },
  Tower: {},
  Terminal: { reward: 'preview' },
};
const HARM = ['Corrupt', 'Unreliable', 'RaceCondition'] as const;

const keyed = (names: readonly string[], keys: string): readonly Piece[] =>
  names.map((name, i) => ({ id: name, name: name === 'RaceCondition' ? 'Race' : name, key: keys[i]! }));

const PIECES: readonly Piece[] = [
  ...keyed(
    GROUND.map(({ name }) => name),
    '123456',
  ),
  { id: 'robot', name: 'Robot', key: 'r' },
  ...keyed(Object.keys(THINGS), 'csdti'),
  ...keyed(HARM, 'xuz'),
];

const fileOf = (level: Json): File => level as never;
const marksOf = (row: string): readonly string[] => row.trim().split(/\s+/);

/** A changed field has no proof any more. */
const unproven = (file: File): Json => {
  const { par: _, witness: __, ...rest } = file as File & { readonly par?: Json; readonly witness?: Json };
  return rest as never;
};

/** The cell a place of the drawing stands for: rows lean, so their first q moves with them. */
const spotOf = ({ radius }: File, [x, y]: Place): { readonly q: number; readonly r: number } => {
  const r = y - radius;
  return { q: x + Math.max(-radius, -radius - r), r };
};

const isAt = (row: Row | undefined, { q, r }: { q: number; r: number }): boolean => row?.q === q && row.r === r;
const startOf = ({ avatar }: File): Row => avatar ?? { q: 0, r: 0, facing: 0 };

const without = (file: File, at: Place): File => {
  const spot = spotOf(file, at);
  return {
    ...file,
    pois: file.pois.filter((poi) => !isAt(poi, spot)),
    ...(file.cells ? { cells: file.cells.filter((cell) => !isAt(cell, spot)) } : {}),
  };
};

const grounded = (file: File, [x, y]: Place, letter: string): File => ({
  ...file,
  rows: file.rows.map((row, i) =>
    i === y
      ? marksOf(row)
          .map((mark, k) => (k === x ? letter : mark))
          .join(' ')
      : row,
  ),
});

/** The same thing pressed again. */
const counted = (poi: Row): Row => {
  if (typeof poi.amount === 'number') return { ...poi, amount: poi.amount + 1 };
  if (typeof poi.request === 'number') return { ...poi, request: poi.request + 1 };
  return typeof poi.facing === 'number' ? { ...poi, facing: (poi.facing + 1) % 6 } : poi;
};

const place = (level: Json, at: Place, id: string): Json => {
  const file = fileOf(level);
  const spot = spotOf(file, at);
  const letter = GROUND.find((one) => one.id === id)?.letter;
  if (letter !== undefined) return unproven(grounded(letter === '#' ? without(file, at) : file, at, letter));
  if (id === 'robot') {
    const start = startOf(file);
    const facing = isAt(start, spot) ? (Number(start.facing) + 1) % 6 : Number(start.facing);
    return unproven({ ...without(file, at), avatar: { ...spot, facing } });
  }
  const fields = THINGS[id];
  if (fields === undefined)
    return unproven({
      ...file,
      cells: [...(file.cells ?? []).filter((cell) => !isAt(cell, spot)), { ...spot, modifiers: [{ kind: id }] }],
    });
  const here = file.pois.findIndex((poi) => isAt(poi, spot));
  if (file.pois[here]?.kind === id)
    return unproven({ ...file, pois: file.pois.map((poi, i) => (i === here ? counted(poi) : poi)) });
  return unproven({ ...file, pois: [...without(file, at).pois, { kind: id, ...spot, ...fields }] });
};

const move = (level: Json, from: Place, to: Place): Json => {
  const file = fileOf(level);
  const [spot, goal] = [spotOf(file, from), spotOf(file, to)];
  const start = startOf(file);
  if (isAt(start, spot)) return unproven({ ...file, avatar: { ...start, ...goal } });
  const moved = (row: Row): Row => (isAt(row, spot) ? { ...row, ...goal } : row);
  return unproven({
    ...file,
    pois: file.pois.filter((poi) => !isAt(poi, goal)).map(moved),
    ...(file.cells ? { cells: file.cells.filter((cell) => !isAt(cell, goal)).map(moved) } : {}),
  });
};

/** Things first, then the ground under them. */
const erase = (level: Json, at: Place): Json => {
  const file = fileOf(level);
  const cleared = without(file, at);
  const isBare = cleared.pois.length === file.pois.length && cleared.cells?.length === file.cells?.length;
  return unproven(isBare ? grounded(file, at, TERRAIN_MARKS.Grass) : cleared);
};

const drawn = (file: File, at: Place, mark: string): Drawn => {
  const spot = spotOf(file, at);
  const ground = GROUND.find(({ letter }) => letter === mark)?.name ?? mark;
  const floor = mark === TERRAIN_MARKS.Blocked ? 'wall' : 'floor';
  const name = `${spot.q},${spot.r} ${ground}`;
  const start = startOf(file);
  if (isAt(start, spot)) return { ground: floor, sign: `@${WAYS_SHORT[Number(start.facing)]}`, name: `${name}, robot` };
  const poi = file.pois.find((one) => isAt(one, spot));
  if (poi !== undefined) {
    const n = poi.amount ?? poi.request ?? (typeof poi.facing === 'number' ? WAYS_SHORT[poi.facing] : '');
    return { ground: floor, sign: `${String(poi.kind)[0]}${n}`, name: `${name}, ${poi.kind} ${n}` };
  }
  const harm = file.cells?.find((one) => isAt(one, spot))?.modifiers as readonly Row[] | undefined;
  const kind = harm?.[0]?.kind;
  if (typeof kind === 'string') return { ground: 'way', sign: kind[0]!.toLowerCase(), name: `${name}, ${kind}` };
  return { ground: floor, ...(ground === 'Grass' || floor === 'wall' ? {} : { sign: mark }), name };
};

export const pens: Pens = {
  pieces: PIECES,
  lines: [],
  isHex: true,
  rows: (level) => {
    const file = fileOf(level);
    return file.rows.map((row, y) => marksOf(row).map((mark, x) => drawn(file, [x, y], mark)));
  },
  place,
  move,
  erase,
  connect: (level) => level,
};
