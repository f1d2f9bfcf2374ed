// What the player has seen, and the seeing of it [DS-453…DS-463]. Nothing here ever changes what can be done.

import type { Deck } from '../deck.ts';
import { CORRIDOR, DOOR, type Layout, ROOM, WALL } from '../map/layout.ts';
import { isGuess, kindAt } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { type Lamp, lampOf } from './lamp.ts';

/** The room and corridor cells the lamp lights from a cell, that cell first (a door cell too); walls and doors around
 *  them are seen as well [DS-454]. */
export const litFrom = (
  deck: Deck,
  state: State,
  at: number = state.at,
  isThrough: Through = isOpen,
): readonly number[] => {
  const { grid } = deck.layout;
  const { dx, dy, step, between } = lampIn(deck);
  const x = at % grid.width;
  const y = (at - x) / grid.width;
  const lit = [at];
  for (let i = 0; i < step.length; i++) {
    const toX = x + dx[i]!;
    const toY = y + dy[i]!;
    if (toX < 0 || toY < 0 || toX >= grid.width || toY >= grid.height) continue;
    const to = at + step[i]!;
    if (isThrough(deck, state, to) && isClear(deck, state, at, between[i]!, isThrough)) lit.push(to);
  }
  return lit;
};

type Through = (deck: Deck, state: State, cell: number) => boolean;

const lampIn = ({ lamp, layout, content }: Deck): Lamp =>
  lamp ?? lampOf(layout.grid.width, content.balance.view.lampRadius);

/** Sight goes through it. */
const isOpen = (deck: Deck, state: State, cell: number): boolean => {
  const kind = kindAt(deck, state, cell);
  return kind === ROOM || kind === CORRIDOR;
};

/** As far as the player knows: what is in sight now says nothing of cells that nobody has seen [DS-508]. */
const isKnownOpen: Through = (deck, state, cell) => isKnown(state, cell) && isOpen(deck, state, cell);

const isClear = (deck: Deck, state: State, at: number, between: Int32Array, isThrough: Through): boolean => {
  for (let i = 0; i < between.length; i++) if (!isThrough(deck, state, at + between[i]!)) return false;
  return true;
};

/** The 8 neighbours; only ever asked of cells inside the border. */
const aroundOf = (width: number): readonly number[] => [
  ...[-width - 1, -width, -width + 1, -1],
  ...[1, width - 1, width, width + 1],
];

const withSurround = (layout: Layout, cells: Iterable<number>): Int32Array => {
  const around = aroundOf(layout.grid.width);
  const seen = new Set<number>();
  for (const cell of cells) {
    seen.add(cell);
    for (const step of around) {
      const kind = layout.kind[cell + step];
      if (kind === WALL || kind === DOOR) seen.add(cell + step);
    }
  }
  return Int32Array.from(seen).sort();
};

/** What the camera of a room shows [DS-055]: its cells, and the walls and doors around them. */
export const watchedBy = (layout: Layout, room: number): Int32Array => withSurround(layout, layout.rooms[room]!.cells);

/** Every cell in sight now, by lamp or camera, ascending, as far as the cells between are known: a cell seen past one that
 *  is not counts as remembered. In `blueprint` and `open` the same, though all is known. */
export const cellsInSight = (deck: Deck, state: State): Int32Array => {
  const { layout } = deck;
  const seen = new Set<number>(withSurround(layout, litFrom(deck, state, state.at, isKnownOpen)));
  for (const { index } of layout.rooms)
    if (state.cctvOn[index] === 1) for (const cell of watchedBy(layout, index)) seen.add(cell);
  return Int32Array.from(seen).sort();
};

/** Looks around from the player's cell. True where memory grew; on a supposed state, where it might. */
export const lookAround = (deck: Deck, draft: State): boolean => {
  if (deck.level.view !== 'dark') return false;
  if (isGuess(draft)) return mightSeeMore(deck, draft);
  const { layout } = deck;
  const { kind, grid } = layout;
  const { width } = grid;
  let grew = false;
  for (const cell of litFrom(deck, draft)) {
    if (see(deck, draft, cell)) grew = true;
    for (let row = cell - width; row <= cell + width; row += width)
      for (let next = row - 1; next <= row + 1; next++)
        if ((kind[next] === WALL || kind[next] === DOOR) && draft.known[next] === 0 && see(deck, draft, next))
          grew = true;
  }
  return grew;
};

/** True where a line of sight that nothing known blocks meets an unknown cell. Whether that one blocks it does not count:
 *  then the answer would tell. */
const mightSeeMore = (deck: Deck, state: State): boolean => {
  const { known, at } = state;
  const { grid } = deck.layout;
  const { dx, dy, step, between } = lampIn(deck);
  const x = at % grid.width;
  const y = (at - x) / grid.width;
  const isOpenOrUnknown = (cell: number): boolean => known[cell] === 0 || isOpen(deck, state, cell);
  for (let i = 0; i < step.length; i++) {
    const toX = x + dx[i]!;
    const toY = y + dy[i]!;
    const to = at + step[i]!;
    if (toX < 0 || toY < 0 || toX >= grid.width || toY >= grid.height || !isOpenOrUnknown(to)) continue;
    const line = between[i]!;
    if (!line.every((way) => isOpenOrUnknown(at + way))) continue;
    if (known[to] === 0 || line.some((way) => known[at + way] === 0)) return true;
  }
  return false;
};

/** Looks through the camera of a room. */
export const lookThrough = (deck: Deck, draft: State, room: number): boolean => {
  if (deck.level.view !== 'dark') return false;
  let grew = false;
  for (const cell of watchedBy(deck.layout, room)) if (see(deck, draft, cell)) grew = true;
  return grew;
};

/** A cell comes into sight with all that stands on it. A terminal names the rooms it lists [DS-458], a door and a keycard
 *  the room they are for [DS-459]. True where the cell is new; on a supposed state it stays unknown. */
const see = (deck: Deck, draft: State, cell: number): boolean => {
  if (draft.known[cell] === 1) return false;
  if (isGuess(draft)) return true;
  const { layout } = deck;
  draft.known[cell] = 1;
  const room = layout.roomAt[cell]!;
  if (room >= 0) draft.named[room] = 1;
  if (layout.things[layout.thingAt[cell]!]?.kind === 'terminal')
    for (const listed of layout.rooms[room]!.controlled) draft.named[listed] = 1;
  const door = layout.doorAt[cell]!;
  if (door >= 0) {
    draft.doorSeen[door] = doorAsItIs(deck, draft, door);
    draft.named[layout.doors[door]!.room] = 1;
  }
  const item = layout.itemAt[cell]!;
  if (item >= 0) readCard(deck, draft, deck.floor[item]!);
  const hazard = layout.hazardAt[cell]!;
  if (hazard >= 0) draft.hazardSeen[hazard] = hazardAsItIs(draft, hazard);
  return true;
};

/** A keycard in sight or in hand has its room's name on it. True where the name is new. */
export const readCard = (deck: Deck, draft: State, kind: number): boolean => {
  const room = deck.keycard.indexOf(kind);
  if (room < 0 || draft.named[room] === 1) return false;
  if (!isGuess(draft)) draft.named[room] = 1;
  return true;
};

const doorAsItIs = (deck: Deck, state: State, door: number): number => {
  const { room } = deck.layout.doors[door]!;
  return 1 + (state.doorsOn[room] === 1 ? 2 : 0) + (state.unlocked[door] === 1 ? 0 : 4);
};

const hazardAsItIs = (state: State, hazard: number): number => (state.fixed[hazard] === 1 ? 2 : 1);

/** The player hears of a room's door power, having switched it: doors known are known anew, and switching on shows
 *  them all [DS-457]. True where memory grew. */
export const noteDoorPower = (deck: Deck, draft: State, room: number): boolean => {
  const { layout } = deck;
  let grew = false;
  for (const door of layout.rooms[room]!.doors) {
    if (draft.doorsOn[room] === 1 && see(deck, draft, layout.doors[door]!.cell)) grew = true;
    noteDoor(deck, draft, door);
  }
  return grew;
};

/** The player hears that a door was unlocked, a hazard fixed: what was seen of it is corrected, nothing is shown. */
export const noteDoor = (deck: Deck, draft: State, door: number): void => {
  if (draft.doorSeen[door] !== 0) draft.doorSeen[door] = doorAsItIs(deck, draft, door);
};

export const noteHazard = (draft: State, hazard: number): void => {
  if (draft.hazardSeen[hazard] !== 0) draft.hazardSeen[hazard] = hazardAsItIs(draft, hazard);
};

/** The first look, at set-up: around the start and through every camera that is on, or at the whole deck. */
export const firstLook = (deck: Deck, draft: State): void => {
  const { level, layout } = deck;
  if (level.view !== 'dark') {
    for (let cell = 0; cell < layout.grid.size; cell++) see(deck, draft, cell);
    return;
  }
  lookAround(deck, draft);
  for (const { index } of layout.rooms) if (draft.cctvOn[index] === 1) lookThrough(deck, draft, index);
};

/** True where the player knows that there is such a thing; what is unseen is refused like what is not there. */
export const isKnown = (state: State, cell: number): boolean => state.known[cell] === 1;
