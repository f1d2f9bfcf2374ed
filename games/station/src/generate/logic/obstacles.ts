// Stages 8 and 9: which rooms are sealed [DS-347], and which corridors are barred by a hazard [DS-348]. What opens them
// is placed by the fill.

import type { HazardKind } from '../../data/hazards.ts';
import type { Corridors } from '../layout/corridors.ts';
import type { Edges } from '../layout/edges.ts';
import type { Recipe } from '../recipe.ts';

/** 1 for every room whose doors are all locked. */
export const sealRooms = ({ gen, difficulty, rooms, around, stream }: Recipe, start: number): Uint8Array => {
  const dice = stream('logic.locks');
  const isSealed = new Uint8Array(rooms);
  const others = Array.from({ length: rooms }, (_, room) => room).filter((room) => room !== start);
  const count = around(gen.lockPermille[difficulty], 1, dice);
  for (const room of dice.shuffle(others).slice(0, count)) isSealed[room] = 1;
  return isSealed;
};

export interface Hazard {
  readonly edge: number;
  readonly cell: number;
  readonly kind: HazardKind;
  /** Cleared by a control of its own, or by the tool of its kind. */
  readonly by: 'control' | 'tool';
}

/** Null where no corridor may carry one. Rather those that join what was discovered early to what comes late: cleared from
 *  the far end, they are short ways back. */
export const barCorridors = (
  { content, gen, difficulty, around, stream }: Recipe,
  edges: Edges,
  corridors: Corridors,
  isBonus: Uint8Array,
  turnOf: Int32Array,
): readonly Hazard[] | null => {
  const dice = stream('logic.hazards');
  const kinds = content.hazards.filter(({ isBlocking }) => isBlocking);
  const free: number[] = [];
  for (let e = 0; e < edges.count; e++) if (isBonus[edges.low[e]!] === 0 && isBonus[edges.high[e]!] === 0) free.push(e);
  if (free.length === 0) return null;
  const [short, rest]: [number[], number[]] = [[], []];
  for (const e of dice.shuffle(free))
    (isShortcut(edges, turnOf, e, gen.shortcutRooms) && dice.chance(gen.shortcutPermille, 1000) ? short : rest).push(e);
  const chosen = [...short, ...rest].slice(0, around(gen.hazardPermille[difficulty], 1, dice));
  return chosen.map((edge): Hazard => {
    const kind = dice.pick(kinds);
    const isEither = kind.control !== undefined && kind.tool !== undefined;
    const by = (isEither ? dice.int(2) === 0 : kind.control !== undefined) ? 'control' : 'tool';
    // Edges name the lower-numbered room first, and corridors begin at its door.
    const cells = corridors.cells[edge]!;
    return { edge, cell: cells[Math.floor(cells.length / 2)]!, kind, by };
  });
};

/** Its later room comes so many rooms after the other and is discovered by another way. */
export const isShortcut = (
  { low, high, first, roomBy }: Edges,
  turnOf: Int32Array,
  edge: number,
  apart: number,
): boolean => {
  const [near, far] =
    turnOf[low[edge]!]! < turnOf[high[edge]!]! ? [low[edge]!, high[edge]!] : [high[edge]!, low[edge]!];
  if (turnOf[far]! - turnOf[near]! < apart) return false;
  for (let i = first[far]!; i < first[far + 1]!; i++) {
    const other = roomBy[i]!;
    if (other !== near && turnOf[other]! < turnOf[far]!) return true;
  }
  return false;
};
