// Boards by the thousand: every one whole by another check, counts inside the bounds of the rules, the same every time.

import { expect, test } from 'vitest';
import { RULESETS } from '../../src/shape/names.ts';
import { boardSample, DIFFICULTIES, faultsOf } from './boards.ts';

const BOUNDS = {
  Easy: { Shed: [3, 4], Crate: [6, 7], Donkey: [1, 2], Tower: [1, 2] },
  Medium: { Shed: [2, 4], Crate: [5, 7], Donkey: [1, 2], Tower: [1, 2] },
  Hard: { Shed: [4, 6], Crate: [9, 12], Donkey: [2, 3], Tower: [2, 3] },
} as const;

for (const ruleset of RULESETS) {
  for (const difficulty of DIFFICULTIES) {
    test(`[DD-292] [DD-583] ${ruleset} ${difficulty}: 500 boards`, () => {
      const boards = boardSample(difficulty, 500, ruleset);
      expect(boards.length).toBeGreaterThan(480);
      expect(boardSample(difficulty, 20, ruleset)).toEqual(boards.slice(0, 20));
      for (const board of boards) {
        expect(faultsOf(board)).toEqual([]);
        for (const [kind, [least, most]] of Object.entries(BOUNDS[difficulty])) {
          const many = board.pois.filter((poi) => poi.kind === kind).length;
          expect(many).toBeGreaterThanOrEqual(least);
          expect(many).toBeLessThanOrEqual(most);
        }
      }
    });
  }
}
