// Exact odds: weights are parts of a whole that is a power of two; what is shown is a fraction over a power of four.

/** The whole that allows denominators up to 4 to that power. */
export const wholeOf = (quarterPower: number): number => {
  let whole = 1;
  for (let i = 0; i < quarterPower; i++) whole *= 4;
  return whole;
};

export interface Fraction {
  readonly num: number;
  readonly den: number;
}

/** The smallest power of 4 over which all these weights are whole numbers. */
export const commonDen = (weights: readonly number[], whole: number): number => {
  let den = 1;
  while (den < whole && weights.some((weight) => (weight * den) % whole !== 0)) den *= 4;
  return Math.min(den, whole);
};

export const fraction = (weight: number, whole: number, den: number): Fraction => ({
  num: (weight / whole) * den,
  den,
});

/** One weight alone, over its own smallest power of 4. */
export const oddsOf = (weight: number, whole: number): Fraction => fraction(weight, whole, commonDen([weight], whole));
