// Puzzle terminals give their grant once solved; a code asks for all its fragments first [DS-103, DS-111].

import type { Action } from '../../actions.ts';
import type { PuzzleRow } from '../../map/level.ts';
import type { Mechanic } from '../registry.ts';
import { batteriesAmong, itemFacts } from './items.ts';
import { sectionsNamed } from './sections.ts';

export const puzzles: Mechanic = {
  id: 'puzzles',
  title: 'Puzzle terminals',
  facts: 'grows',
  gates: 'None; a puzzle terminal blocks its own cell for good.',
  reads: 'Fragments held, for a code.',
  controls: 'The puzzle terminal, in a room; fragments, on the floor or in furniture.',
  objectives: 'None.',
  invariant: {
    code: 'I8',
    title: 'puzzle chain',
    text: 'Every puzzle is reached, and all its fragments are had, without what it grants.',
  },
  rule: { code: 'R3', title: 'locks and keycards', text: 'A puzzle that unlocks a room stands outside it.' },
  presence: 'required',
  sections: sectionsNamed('puzzles'),
  faults: ['F-I8'],
  help: 'Darken all nine lamps, or enter the code its fragments spell. The grant is given at once.',
  build: (_content, { level, things }, builder) => {
    for (const { id, kind, row, access, cell, room } of things) {
      if (kind !== 'puzzle') continue;
      const puzzle = level.puzzles[row]!;
      const { grants } = puzzle;
      const granted = grants.startsWith('item:') ? [grants.slice('item:'.length)] : [];
      builder.source({
        ...{ kind, id, from: access, cell, room, batteries: batteriesAmong(granted), actions: actionsOf(puzzle) },
        needs: puzzle.type === 'code' ? builder.all(...puzzle.fragments.map((one) => `fragment:${one}`)) : [[]],
        gives: [
          builder.fact(`solved:${id}`),
          ...(granted.length === 0 ? [builder.fact(grants)] : itemFacts(builder, granted)),
        ],
      });
    }
  },
};

const actionsOf = (puzzle: PuzzleRow): readonly Action[] => {
  if (puzzle.type === 'code') return [{ type: 'submitCode', puzzle: puzzle.id, digits: puzzle.code }];
  return pressesOf(puzzle.start).map((k) => ({ type: 'pressRelay', puzzle: puzzle.id, k }));
};

/** The one smallest set of presses that darkens all nine lamps [DS-109], ascending; `start` as written, lamp 0 first. */
export const pressesOf = (start: string): readonly number[] => {
  const lit = [...start].reduce((mask, bit, k) => (bit === '1' ? mask | (1 << k) : mask), 0);
  // The nine presses are independent of one another, so just one set of presses gives the board.
  for (let set = 0; set < 512; set++) {
    let board = lit;
    for (let k = 0; k < 9; k++) if ((set >> k) & 1) board ^= TOGGLED[k]!;
    if (board === 0) return TOGGLED.flatMap((_, k) => ((set >> k) & 1 ? [k] : []));
  }
  return [];
};

/** Lamps that press k toggles, as bits: itself and its edge neighbours [DS-108]. */
const TOGGLED: readonly number[] = Array.from({ length: 9 }, (_, k) => {
  const [x, y] = [k % 3, Math.floor(k / 3)];
  let mask = 1 << k;
  if (x > 0) mask |= 1 << (k - 1);
  if (x < 2) mask |= 1 << (k + 1);
  if (y > 0) mask |= 1 << (k - 3);
  if (y < 2) mask |= 1 << (k + 3);
  return mask;
});
