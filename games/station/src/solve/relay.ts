// Which lamps of a relay board to press: every board has exactly one smallest set of presses, in any order [DS-109].

import { PRESSES } from '../rules/puzzles.ts';

/** Presses by board, all 512 of them: each set of presses darkens exactly one. */
const sets: readonly number[] = (() => {
  const found = new Array<number>(512).fill(0);
  for (let set = 0; set < 512; set++) {
    let lamps = 0;
    for (let k = 0; k < 9; k++) if (set & (1 << k)) lamps ^= PRESSES[k]!;
    found[lamps] = set;
  }
  return found;
})();

export const pressesOf = (lamps: number): readonly number[] => {
  const set = sets[lamps]!;
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((k) => set & (1 << k));
};
