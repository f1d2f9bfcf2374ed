// Stages 10 and 11: generators with what they need [DS-349], and puzzles with what they grant [DS-350].

import { type Edges, isPassed } from '../layout/edges.ts';
import type { Space } from '../layout/space.ts';
import type { Recipe } from '../recipe.ts';

export interface Generator {
  readonly room: number;
  readonly cell: number;
  readonly needs: number;
}

/** Null where not one finds a cell; a room without one passes its generator on to the next. Dead ends rather come last. */
export const placeGenerators = (
  { gen, difficulty, rooms, around, stream }: Recipe,
  start: number,
  isBonus: Uint8Array,
  space: Space,
  edges: Edges,
): readonly Generator[] | null => {
  const dice = stream('logic.generators');
  const cells = stream('logic.cells');
  const allowed = Array.from({ length: rooms }, (_, room) => room).filter((r) => r !== start && isBonus[r] === 0);
  const count = around(gen.generatorPermille[difficulty], 1, dice);
  const placed: Generator[] = [];
  const [drawn, late]: [number[], number[]] = [[], []];
  for (const room of dice.shuffle(allowed))
    (isPassed(edges, room) || !dice.chance(gen.throughPermille, 1000) ? drawn : late).push(room);
  for (const room of [...drawn, ...late]) {
    if (placed.length === count) break;
    const cell = space.block(room, cells);
    if (cell === -1) continue;
    const needs = dice.range(gen.batteriesPerGeneratorMin[difficulty], gen.batteriesPerGeneratorMax[difficulty]);
    placed.push({ room, cell, needs });
  }
  return placed.length === count ? placed : null;
};

export type PuzzleDraft = {
  /** The room it unlocks; null: it gives a battery. */
  readonly unlocks: number | null;
} & (
  | { readonly type: 'relay'; readonly start: string }
  | { readonly type: 'code'; readonly code: string; readonly fragments: number }
);

const LAMPS = 9;

export const choosePuzzles = (
  { gen, difficulty, around, stream }: Recipe,
  isSealed: Uint8Array,
  generators: readonly Generator[],
): readonly PuzzleDraft[] => {
  const dice = stream('logic.puzzles');
  const sealed: number[] = [];
  for (let room = 0; room < isSealed.length; room++) if (isSealed[room] === 1) sealed.push(room);
  let batteries = generators.reduce((sum, { needs }) => sum + needs, 0);
  const puzzles: PuzzleDraft[] = [];
  for (let left = around(gen.puzzlePermille[difficulty], 0, dice); left > 0; left--) {
    const wantsUnlock = dice.int(2) === 0;
    // One battery at least is left to be found.
    const isUnlock = sealed.length > 0 && (wantsUnlock || batteries === 1);
    if (!isUnlock && batteries === 1) break;
    const unlocks = isUnlock ? sealed.splice(dice.int(sealed.length), 1)[0]! : null;
    if (!isUnlock) batteries--;
    if (dice.int(2) === 0) {
      const presses = dice.range(gen.relayPressesMin[difficulty], gen.relayPressesMax[difficulty]);
      puzzles.push({ unlocks, type: 'relay', start: litBy(dice.shuffle(ALL_LAMPS.slice()).slice(0, presses)) });
    } else {
      let code = '';
      for (let i = 0; i < gen.codeDigits[difficulty]; i++) code += dice.int(10);
      puzzles.push({ unlocks, type: 'code', code, fragments: gen.codeFragments[difficulty] });
    }
  }
  return puzzles;
};

const ALL_LAMPS: readonly number[] = Array.from({ length: LAMPS }, (_, k) => k);

/** The board after pressing these lamps on a dark one, first lamp first [DS-402]. */
const litBy = (presses: readonly number[]): string => {
  const lit = new Uint8Array(LAMPS);
  for (const k of presses)
    for (const lamp of ALL_LAMPS) {
      const across = Math.abs((lamp % 3) - (k % 3));
      const down = Math.abs(Math.floor(lamp / 3) - Math.floor(k / 3));
      if (across + down <= 1) lit[lamp]! ^= 1;
    }
  return lit.join('');
};
