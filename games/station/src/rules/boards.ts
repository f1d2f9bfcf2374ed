// Puzzle boards as text: nine lamps, or the digits that the fragments in hand reveal.

import type { ThingView } from '../view.ts';

export type BoardView = ThingView & { readonly kind: 'puzzle' };

/** Three rows of lamps (`o` lit, `.` dark) with the number of the first, or one row of digits. */
export const boardLines = (board: BoardView): readonly string[] => {
  if (board.type === 'code') return [`  ${board.digits.map((digit) => digit ?? '_').join(' ')}`];
  return [0, 3, 6].map((k) => {
    const lamps = board.lamps.slice(k, k + 3).map((isLit) => (isLit ? 'o' : '.'));
    return `  ${lamps.join(' ')}   lamps ${k}, ${k + 1}, ${k + 2}`;
  });
};
