// The cheapest repair known [DS-486]: every single one and every pair is tried, each aimed at the first cell of a room that
// takes it.

import type { Content } from '../data/content.ts';
import { networkOf } from '../logic/build.ts';
import { closure } from '../logic/closure.ts';
import { isError } from '../logic/finding.ts';
import { firstPlacement } from '../logic/placement.ts';
import { validate } from '../logic/validate.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level, Point } from '../map/level.ts';
import { missingItems } from './missing.ts';
import { applyRepair, priceOf, type Repair, refuseRepair } from './repairs.ts';

export interface Mending {
  readonly repairs: readonly Repair[];
  readonly price: number;
}

export const isMended = (content: Content, level: Level): boolean =>
  closure(networkOf(content, layoutOf(level))).goalSphere !== -1 &&
  !validate(content, level, { isBrief: true }).findings.some(isError);

/** An idea becomes a repair on the level as it then is; null: not there. */
type Idea = (level: Level) => Repair | null;

/** Null where neither one nor two repairs mend the level. */
export const cheapestMending = (content: Content, level: Level): Mending | null => {
  const ideas = ideasFor(content, level);
  const tried = ideas.flatMap((idea) => {
    const repair = tryOut(content, level, idea);
    return repair === null ? [] : [{ idea, repair, price: priceOf(content.balance, repair) }];
  });
  tried.sort((a, b) => a.price - b.price);
  let best: Mending | null = null;
  const take = (repairs: readonly Repair[], price: number, mended: Level): void => {
    if ((best === null || price < best.price) && isMended(content, mended)) best = { repairs, price };
  };
  for (const { repair, price } of tried) take([repair], price, applyRepair(level, repair));
  for (const [i, one] of tried.entries()) {
    const half = applyRepair(level, one.repair);
    for (const other of tried.slice(i)) {
      const price = one.price + other.price;
      if (best !== null && price >= (best as Mending).price) break;
      const second = tryOut(content, half, other.idea);
      if (second !== null) take([one.repair, second], price, applyRepair(half, second));
    }
  }
  return best;
};

const tryOut = (content: Content, level: Level, idea: Idea): Repair | null => {
  const repair = idea(level);
  return repair === null || refuseRepair(content, level, repair) !== null ? null : repair;
};

/** Every repair worth offering on a level as it stands, each aimed at the first cell of a room that takes it. */
export const repairsFor = (content: Content, level: Level): readonly Repair[] =>
  ideasFor(content, level).flatMap((idea) => tryOut(content, level, idea) ?? []);

/** Canisters and logs mend nothing. */
const isUseful = (item: string): boolean => item !== 'air' && !item.startsWith('log:');

const ideasFor = (content: Content, level: Level): readonly Idea[] => {
  const rooms = level.rooms.map((_, room) => room);
  const onFloor =
    (room: number, make: (at: Point) => Repair): Idea =>
    (now) => {
      const at = floorOf(now, room);
      return at === null ? null : make(at);
    };
  const onSpot =
    (room: number, make: (at: Point) => Repair): Idea =>
    (now) => {
      const layout = layoutOf(now);
      const cell = firstPlacement(layout, room);
      return cell === -1 ? null : make([cell % layout.grid.width, Math.trunc(cell / layout.grid.width)]);
    };
  const lying = [
    ...level.items.filter((row) => isUseful(row.item) || row.required).map(({ id, item }) => ({ id, item })),
    ...level.furniture.flatMap(({ id, holds }) => [...new Set(holds)].filter(isUseful).map((item) => ({ id, item }))),
  ];
  const add = missingItems(content, level);
  return [
    ...level.furniture.map(
      ({ id }): Idea =>
        () => ({ type: 'removeFurniture', furniture: id }),
    ),
    ...rooms.flatMap((room) => [
      ...lying.map(({ id, item }) => onFloor(room, (to) => ({ type: 'moveItem', from: id, item, to: [...to] }))),
      ...level.controls.map(({ id }) => onSpot(room, (at) => ({ type: 'moveControl', control: id, at: [...at] }))),
      ...level.puzzles.map(({ id }) => onSpot(room, (at) => ({ type: 'movePuzzle', puzzle: id, at: [...at] }))),
      onSpot(room, (at) => ({ type: 'addTerminal', at: [...at] })),
      ...add.map((item) => onFloor(room, (at) => ({ type: 'addItem', item, at: [...at] }))),
    ]),
    ...level.rooms.map(
      ({ id }): Idea =>
        () => ({ type: 'powerRoom', room: id }),
    ),
  ];
};

/** The first free floor cell of a room, row-major. */
const floorOf = (level: Level, room: number): Point | null => {
  const { rooms, grid } = layoutOf(level);
  for (const cell of rooms[room]!.cells) {
    const [x, y] = [cell % grid.width, Math.trunc(cell / grid.width)];
    if (level.map[y]![x] === '.') return [x, y];
  }
  return null;
};
