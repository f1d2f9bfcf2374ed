// The view as text: one character a cell, then what the instruments say [DS-466, DS-467]. Colours, where a terminal has
// them, only repeat it.

import { count } from './data/texts.ts';
import { type BoardView, boardLines } from './rules/boards.ts';
import { nearby } from './say/spoken.ts';
import type { Cell, DoorView, StationView, ThingView } from './view.ts';

/** By what is met and what is not: `/` lets through. */
export const doorGlyph = ({ isPowered, isLocked }: Pick<DoorView, 'isPowered' | 'isLocked'>): string => {
  if (isLocked) return isPowered ? '=' : '%';
  return isPowered ? '/' : '+';
};

/** Capital while there is something left to do with it. */
export const thingGlyph = (thing: ThingView): string => {
  switch (thing.kind) {
    case 'terminal':
      return 'M';
    case 'desk':
      return 'C';
    case 'control':
      return thing.isActivated ? 'v' : 'V';
    case 'puzzle':
      return thing.isSolved ? 'p' : 'P';
    case 'generator':
      return thing.isPowered ? 'g' : 'G';
    case 'furniture':
      return thing.isSearched ? 'f' : 'F';
  }
};

const ITEM_GLYPHS: Readonly<Record<string, string>> = {
  keycard: 'k',
  battery: 'b',
  tool: 't',
  fragment: 'n',
  air: 'a',
  log: 'l',
};

export const itemGlyph = (item: string): string => ITEM_GLYPHS[item.split(':')[0]!]!;

/** The map; `path` are the cells of a planned walk. */
export const showMap = (view: StationView, path: readonly Cell[] = []): string => {
  const rows = view.rows.map((row) => [...row]);
  const put = ([x, y]: Cell, glyph: string): void => {
    const row = rows[y];
    if (row !== undefined && x < row.length) row[x] = glyph;
  };
  if (view.exit !== undefined) put(view.exit, '>');
  for (const door of view.doors) put(door.at, doorGlyph(door));
  for (const { at, room, isBlocking, isFixed } of view.hazards)
    if (!isFixed) for (const cell of at) put(cell, isBlocking ? (room === undefined ? '~' : '^') : '"');
  for (const { at, item } of view.items) put(at, itemGlyph(item));
  for (const thing of view.things) put(thing.at, thingGlyph(thing));
  for (const cell of path) put(cell, '*');
  put(view.at, '@');
  return rows.map((row) => row.join('')).join('\n');
};

/** `Air 162/164  Par 60  Generators 0/1  Hazards 0/1  Lift: not ready`. */
export const statusLine = (view: StationView): string => {
  const { generators, hazards, items, isLiftReady } = view.objectives;
  return [
    view.air === null ? 'Air not counted' : `Air ${view.air}/${view.startingAir}`,
    view.par === 0 ? 'Par unknown' : `Par ${view.isParExact ? '' : 'about '}${view.par}`,
    `Generators ${generators.done}/${generators.total}`,
    `Hazards ${hazards.done}/${hazards.total}`,
    ...(items.total === 0 ? [] : [`Items ${items.done}/${items.total}`]),
    ...(view.load === undefined ? [] : [`Load ${view.load.now}/${view.load.capacity}`]),
    `Lift: ${isLiftReady ? 'ready' : 'not ready'}`,
  ].join('  ');
};

export const inventoryLine = ({ inventory }: StationView): string =>
  inventory.map(({ name, count: n }) => (n === 1 ? name : `${n} × ${name}`)).join(', ');

const resultLine = ({ result }: StationView): readonly string[] => {
  if (result === undefined) return [];
  const used = `${result.airUsed} air used`;
  if (result.is === 'won') return [`Cleared: ${count(result.stars, 'star')}, ${result.score} points, ${used}`];
  return [`Lost: ${result.is === 'air' ? 'the air ran out' : 'given up'}, ${used}`];
};

const feedLine = ({ feeds }: StationView): readonly string[] => {
  const last = feeds.at(-1);
  if (last === undefined) return [];
  return [`Feed of action ${last.action} (${last.rooms.join(', ')}): ${last.furniture.join(', ') || 'nothing filled'}`];
};

const isBoard = (thing: ThingView): thing is BoardView => thing.kind === 'puzzle' && !thing.isSolved;

/** `path` are the cells of a planned walk. */
export const showView = (view: StationView, path: readonly Cell[] = []): string => {
  const boards = view.things.filter((thing) => thing.isInReach).filter(isBoard);
  return [
    showMap(view, path),
    statusLine(view),
    ...(view.inventory.length === 0 ? [] : [`Inventory: ${inventoryLine(view)}`]),
    ...nearby(view),
    ...boards.flatMap(boardLines),
    ...feedLine(view),
    ...resultLine(view),
  ].join('\n');
};
