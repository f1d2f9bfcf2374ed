// The things the fill has to place [DS-351], and what each of them opens.

import type { Recipe } from '../recipe.ts';
import type { Generator, PuzzleDraft } from './machines.ts';
import type { Hazard } from './obstacles.ts';

export type Thing =
  | { readonly kind: 'keycard'; readonly room: number }
  | { readonly kind: 'tool'; readonly tool: string }
  | { readonly kind: 'control'; readonly hazard: number }
  | { readonly kind: 'puzzle'; readonly puzzle: number }
  | { readonly kind: 'fragment'; readonly puzzle: number; readonly part: number }
  | { readonly kind: 'battery' };

/** Controls and puzzles stand on a cell of their own; the rest lies about or in furniture. */
export const isBlocking = ({ kind }: Thing): boolean => kind === 'control' || kind === 'puzzle';

export interface Things {
  readonly list: readonly Thing[];
  /** By room: the thing and the puzzle that unlock it, -1 for none. */
  readonly keycardOf: Int32Array;
  readonly puzzleOf: Int32Array;
  /** By hazard: its control and its tool among the things, -1 for none. */
  readonly controlOf: Int32Array;
  readonly toolOf: Int32Array;
  /** By puzzle: its terminal and its fragments among the things. */
  readonly partsOf: readonly (readonly number[])[];
  /** Batteries the generators ask for. */
  readonly needed: number;
}

export const listThings = (
  { gen, difficulty, rooms, fault }: Recipe,
  isSealed: Uint8Array,
  hazards: readonly Hazard[],
  generators: readonly Generator[],
  puzzles: readonly PuzzleDraft[],
): Things => {
  const list: Thing[] = [];
  const add = (thing: Thing): number => list.push(thing) - 1;
  const puzzleOf = new Int32Array(rooms).fill(-1);
  for (const [i, { unlocks }] of puzzles.entries()) if (unlocks !== null) puzzleOf[unlocks] = i;
  const keycardOf = new Int32Array(rooms).fill(-1);
  for (let room = 0; room < rooms; room++)
    if (isSealed[room] === 1 && puzzleOf[room] === -1) keycardOf[room] = add({ kind: 'keycard', room });
  const tools = new Map<string, number>();
  for (const { by, kind } of hazards)
    if (by === 'tool' && !tools.has(kind.tool!.id))
      tools.set(kind.tool!.id, add({ kind: 'tool', tool: kind.tool!.id }));
  const controlOf = Int32Array.from(hazards, ({ by }, hazard) =>
    by === 'control' ? add({ kind: 'control', hazard }) : -1,
  );
  // A clamp that lies about for one steam jet clears them all.
  const toolOf = Int32Array.from(hazards, ({ kind }) => tools.get(kind.tool?.id ?? '') ?? -1);
  const partsOf = puzzles.map((one, puzzle) => {
    const parts = [add({ kind: 'puzzle', puzzle })];
    if (one.type === 'code')
      for (let part = 0; part < one.fragments; part++) parts.push(add({ kind: 'fragment', puzzle, part }));
    return parts;
  });
  const needed = generators.reduce((sum, { needs }) => sum + needs, 0);
  const granted = puzzles.filter(({ unlocks }) => unlocks === null).length;
  const batteries = fault === 'R5' ? needed - granted - 1 : needed - granted + gen.spareBatteries[difficulty];
  for (let i = 0; i < batteries; i++) add({ kind: 'battery' });
  return { list, keycardOf, puzzleOf, controlOf, toolOf, partsOf, needed };
};
