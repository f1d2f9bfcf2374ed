// Decks drawn with the mouse: letters of the map, and the rows that belong to them.

import type { Json } from '@interlock/kernel';
import { type Drawn, isSame, letterAt, type Pens, type Piece, type Place, withLetter, withoutLetter } from '../pens.ts';

type Row = { readonly [key: string]: Json };
interface Deck {
  readonly map: readonly string[];
  readonly [list: string]: Json | readonly string[] | readonly Row[];
}

/** Piece, its letter on the map, the list of its rows and what a new row says besides id and place. */
const PIECES = [
  { id: 'floor', name: 'Room floor', key: 'f', letter: '.' },
  { id: 'corridor', name: 'Corridor', key: 'c', letter: ',' },
  { id: 'wall', name: 'Wall', key: 'w', letter: '#' },
  { id: 'room', name: 'Room name', key: 'n', letter: '.', list: 'rooms', row: { doors: true } },
  { id: 'door', name: 'Door', key: 'o', letter: '+' },
  { id: 'lock', name: 'Locked door', key: 'k', letter: '=' },
  { id: 'start', name: 'Start', key: 's', letter: '@' },
  { id: 'lift', name: 'Lift', key: 'x', letter: '>' },
  { id: 'terminal', name: 'Terminal', key: 't', letter: 'M', list: 'terminals', row: {} },
  { id: 'desk', name: 'Camera desk', key: 'v', letter: 'C', list: 'cctv', row: {} },
  { id: 'generator', name: 'Generator', key: 'g', letter: 'G', list: 'generators', row: { needs: 1 } },
  { id: 'furniture', name: 'Locker', key: 'u', letter: 'F', list: 'furniture', row: { type: 'locker', holds: [] } },
  { id: 'battery', name: 'Battery', key: 'b', letter: 'b', list: 'items', row: { item: 'battery' } },
  { id: 'air', name: 'Air', key: 'a', letter: 'a', list: 'items', row: { item: 'air' } },
  { id: 'tool', name: 'Extinguisher', key: 'i', letter: 't', list: 'items', row: { item: 'tool:extinguisher' } },
  { id: 'fire', name: 'Fire', key: 'r', letter: '^', list: 'hazards', row: { kind: 'fire' } },
] as const satisfies readonly (Piece & { letter: string; list?: string; row?: Row })[];

const LISTS = ['doors', 'terminals', 'cctv', 'controls', 'hazards', 'generators', 'furniture', 'items', 'puzzles'];
const ONCE = ['@', '>'];
const NAMES: Readonly<Record<string, string>> = {
  k: 'keycard',
  n: 'code fragment',
  l: 'log',
  V: 'control',
  P: 'puzzle',
  '~': 'fire',
};

const deckOf = (level: Json): Deck => level as never;
const rowsOf = (deck: Deck, list: string): readonly Row[] => (deck[list] ?? []) as readonly Row[];

/** A changed deck has no proof any more. */
const unproven = ({ plan: _, ...deck }: Deck): Json => ({ ...deck, par: 'auto' }) as never;

const without = (deck: Deck, at: Place): Deck => {
  let next = deck;
  for (const list of LISTS) {
    const rows = rowsOf(next, list);
    if (rows.length === 0) continue;
    const kept = rows.flatMap((row) => {
      if (isSame(row.at, at)) return [];
      const cells = list === 'hazards' ? (row.at as readonly Json[]).filter((cell) => !isSame(cell, at)) : null;
      if (cells === null) return [row];
      return cells.length === 0 ? [] : [{ ...row, at: cells }];
    });
    next = { ...next, [list]: kept };
  }
  return next;
};

const freshId = (deck: Deck, list: string): string => {
  const taken = new Set(rowsOf(deck, list).map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`${list[0]}${n}`)) return `${list[0]}${n}`;
};

/** On a corridor a fire has another letter than in a room. */
const letterOf = (deck: Deck, at: Place, letter: string): string =>
  letter === '^' && [',', '~'].includes(letterAt(deck.map, at)) ? '~' : letter;

const place = (level: Json, at: Place, id: string): Json => {
  const piece = PIECES.find((one) => one.id === id);
  if (!piece) return level;
  let deck = piece.id === 'room' ? deckOf(level) : without(deckOf(level), at);
  if (piece.id !== 'room') {
    const { letter } = piece;
    const cleared = ONCE.includes(letter) ? withoutLetter(deck.map, letter, '.') : deck.map;
    deck = { ...deck, map: withLetter(cleared, at, letterOf(deck, at, letter)) };
  }
  if ('list' in piece) {
    const { list, row } = piece;
    const key = freshId(deck, list);
    const named = list === 'rooms' ? { name: `Room ${key.slice(1)}` } : {};
    const spot = list === 'hazards' ? [at] : at;
    deck = { ...deck, [list]: [...rowsOf(deck, list), { id: key, ...named, at: spot as never, ...row }] };
  }
  return unproven(deck);
};

const erase = (level: Json, at: Place): Json => {
  const deck = without(deckOf(level), at);
  const plain = { '.': '#', ',': '#', '+': '#', '=': '#', '~': ',' }[letterAt(deck.map, at)] ?? '.';
  const rooms = rowsOf(deck, 'rooms').filter((row) => plain !== '#' || !isSame(row.at, at));
  return unproven({ ...deck, rooms, map: withLetter(deck.map, at, plain) });
};

const move = (level: Json, from: Place, to: Place): Json => {
  const deck = deckOf(level);
  const letter = letterAt(deck.map, from);
  if (['.', ',', '#', ' '].includes(letter)) return level;
  const there = without(deck, to);
  const carried = LISTS.map((list) => [
    list,
    rowsOf(there, list).map((row) => {
      if (isSame(row.at, from)) return { ...row, at: [...to] };
      if (list !== 'hazards') return row;
      return { ...row, at: (row.at as readonly Json[]).map((cell) => (isSame(cell, from) ? [...to] : cell)) };
    }),
  ]).filter(([, rows]) => rows!.length > 0);
  const left = withLetter(there.map, from, ['+', '='].includes(letter) ? '#' : letter === '~' ? ',' : '.');
  return unproven({ ...there, ...Object.fromEntries(carried), map: withLetter(left, to, letter) });
};

/** A corridor along the path; where it leaves or reaches a wall beside a room, a door. */
const connect = (level: Json, path: readonly Place[], line: string): Json => {
  const deck = deckOf(level);
  const isWall = (at: Place): boolean => ['#', ' '].includes(letterAt(deck.map, at));
  let map = deck.map;
  path.forEach((at, i) => {
    if (!isWall(at)) return;
    const before = path[i - 1];
    const after = path[i + 1];
    const isEdge = (before && !isWall(before)) || (after && !isWall(after));
    map = withLetter(map, at, isEdge ? (line === 'locked' ? '=' : '+') : ',');
  });
  return unproven({ ...deck, map });
};

const groundOf = (letter: string): Drawn['ground'] =>
  letter === '#' || letter === ' ' ? 'wall' : [',', '~', '+', '='].includes(letter) ? 'way' : 'floor';

export const pens: Pens = {
  pieces: PIECES,
  lines: [
    { id: 'open', name: 'Corridor with doors', key: '1' },
    { id: 'locked', name: 'Corridor with locks', key: '2' },
  ],
  rows: (level) => {
    const deck = deckOf(level);
    const rooms = rowsOf(deck, 'rooms');
    return deck.map.map((row, y) =>
      [...row].map((letter, x): Drawn => {
        const ground = groundOf(letter);
        const name = PIECES.find((one) => one.letter === letter)?.name ?? NAMES[letter];
        if (!['.', ',', '#', ' '].includes(letter)) return { ground, sign: letter, ...(name ? { name } : {}) };
        const room = rooms.find((one) => isSame(one.at, [x, y]));
        return room && letter === '.' ? { ground, name: `Room ${String(room.name)}` } : { ground };
      }),
    );
  },
  place,
  move,
  erase,
  connect,
};
