// The ring clock in numbers: how pressing the seconds are, how many pieces the ring has, and its dashes.

export interface Ringed {
  /** 0 while there is time, 1 to 3 after each warning. */
  readonly level: 0 | 1 | 2 | 3;
  /** Pieces of a whole ring, one a second; 0: it is closed. */
  readonly pieces: number;
}

/** The warnings are seconds, the first ones first: after each the ring is whole again, of as many pieces as seconds. */
export const ringOf = (warnings: readonly number[], timeLeft: number): Ringed => {
  const crossed = warnings.filter((at) => timeLeft <= at);
  return {
    level: Math.min(3, crossed.length) as Ringed['level'],
    pieces: crossed.length === 0 ? 0 : Math.min(...crossed),
  };
};

const PIECE = 7;
const GAP = 3;

/** `stroke-dasharray` of the first `many` pieces of a ring of `of`: the rest of the way stays empty. */
export const piecesOf = (many: number, of: number): string => {
  const left = Math.max(0, Math.min(many, of));
  const whole = (PIECE + GAP) * of;
  if (left === 0) return `0 ${whole}`;
  return `${`${PIECE} ${GAP} `.repeat(left - 1)}${PIECE} ${whole}`;
};

/** `pathLength` of a ring of so many pieces. */
export const lengthOf = (pieces: number): number => (PIECE + GAP) * pieces;
