// Stage 7 [DS-345]: the order in which rooms can be discovered, and the terminals that make it one: whoever stands in the
// rooms before it can power the next.

import type { Edges } from '../layout/edges.ts';
import type { Space } from '../layout/space.ts';
import type { Recipe } from '../recipe.ts';
import type { Ends } from './ends.ts';

export interface Order {
  /** All rooms, the start first. */
  readonly order: readonly number[];
  /** By room: its place in that order. */
  readonly turnOf: Int32Array;
  /** Cell of the terminal by room, -1 where it has none. */
  readonly terminalAt: Int32Array;
}

/** Null where a terminal that is needed finds no cell. */
export const orderRooms = (
  recipe: Recipe,
  edges: Edges,
  ends: Ends,
  isBonus: Uint8Array,
  space: Space,
): Order | null => {
  const { gen, difficulty, rooms, stream } = recipe;
  const dice = stream('logic.order');
  const cells = stream('logic.cells');
  const { first, roomBy } = edges;
  const terminalAt = new Int32Array(rooms).fill(-1);
  const isKnown = new Uint8Array(rooms);
  const order: number[] = [];
  const isOpen = new Uint8Array(rooms);
  const frontiers: [number[], number[]] = [[], []];

  /** A terminal in one of the rooms discovered beside this one, drawn, and another where the drawn one has no cell. */
  const givePower = (room: number): boolean => {
    const beside: number[] = [];
    const bonus: number[] = [];
    for (let i = first[room]!; i < first[room + 1]!; i++) {
      const other = roomBy[i]!;
      if (isKnown[other] === 0) continue;
      if (terminalAt[other] !== -1) return true;
      (isBonus[other] === 1 ? bonus : beside).push(other);
    }
    for (const choice of [beside, bonus])
      while (choice.length > 0) {
        const [other] = choice.splice(dice.int(choice.length), 1);
        terminalAt[other!] = space.block(other!, cells);
        if (terminalAt[other!] !== -1) return true;
      }
    return false;
  };
  const discover = (room: number): void => {
    isKnown[room] = 1;
    order.push(room);
    const found: number[] = [];
    for (let i = first[room]!; i < first[room + 1]!; i++) {
      const other = roomBy[i]!;
      if (isOpen[other] === 1) continue;
      isOpen[other] = 1;
      found.push(other);
    }
    for (const other of dice.shuffle(found)) frontiers[isBonus[other] === 1 ? 1 : 0].push(other);
  };

  isOpen[ends.start] = 1;
  discover(ends.start);
  while (order.length < rooms) {
    const frontier = frontiers[0].length > 0 ? frontiers[0] : frontiers[1];
    // The newest first, so that the order is one a player can walk; the lift as late as can be.
    let pick = frontier.length - 1;
    if (frontier[pick] === ends.exit && pick > 0) pick--;
    const [room] = frontier.splice(pick, 1) as [number];
    if (!givePower(room)) return null;
    discover(room);
  }
  for (let room = 0; room < rooms; room++)
    if (isBonus[room] === 0 && terminalAt[room] === -1 && dice.chance(gen.extraTerminalPermille[difficulty], 1000))
      terminalAt[room] = space.block(room, cells);
  const turnOf = new Int32Array(rooms);
  for (const [turn, room] of order.entries()) turnOf[room] = turn;
  return { order, turnOf, terminalAt };
};
