// Shares in per mille that add up to exactly 1000: largest remainder, ties to the earlier entry.

export const perMille = (weights: readonly number[], scale = 1000): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((weight * scale) / total));
  const rest = weights.map((weight, i) => ({ i, left: (weight * scale) % total }));
  rest.sort((a, b) => b.left - a.left || a.i - b.i);
  const missing = scale - shares.reduce((sum, share) => sum + share, 0);
  for (let k = 0; k < missing; k++) shares[rest[k]!.i]! += 1;
  return shares;
};

/** The smallest integer m with m * m * samples >= 4 * p * (1000 - p): two standard errors of a share in per mille. */
export const marginPm = (pm: number, samples: number, scale = 1000): number => {
  let margin = 0;
  while (margin * margin * samples < 4 * pm * (scale - pm)) margin += 1;
  return margin;
};
