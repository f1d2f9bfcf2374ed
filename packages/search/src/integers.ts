// The little arithmetic that statistics need, in integers: alike in every engine.

/** The largest r with r * r <= n, by Newton. */
export const rootOf = (n: bigint): bigint => {
  if (n < 2n) return n;
  let r = n;
  for (let next = (r + 1n) >> 1n; next < r; next = (r + n / r) >> 1n) r = next;
  return r;
};

/** The same for plain integers below 2^31. */
export const rootOf32 = (n: number): number => {
  if (n < 2) return n;
  let r = n;
  for (let next = (r + 1) >> 1; next < r; next = (r + Math.trunc(n / r)) >> 1) r = next;
  return r;
};

/** a of b in thousandths, rounded to nearest; 0 of nothing is 0. */
export const perMille = (a: number, b: number): number => (b === 0 ? 0 : Math.floor((2000 * a + b) / (2 * b)));

/** A share with its 95 % interval, all in thousandths. */
export interface Rate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval with z = 1.96; the low end rounded down, the high end up. */
export const wilson = (wins: number, runs: number): Rate => {
  if (runs === 0) return { value: 0, low: 0, high: 1000 };
  const w = BigInt(wins);
  const n = BigInt(runs);
  // With z² = 3.8416 and everything times 10⁴: (2w + z² ∓ z·√(z² + 4w(n − w)/n)) / (2n + 2z²), root kept to 3 digits.
  const root = rootOf(((38_416n * n + 40_000n * w * (n - w)) * 1_000_000n) / n);
  const middle = (20_000n * w + 38_416n) * 1000n;
  const below = 2n * (10_000n * n + 38_416n);
  const low = (middle - 196n * (root + 1n)) / below;
  const high = (middle + 196n * (root + 1n) + below - 1n) / below;
  return {
    value: perMille(wins, runs),
    low: Number(low), // never a whole thousandth below nothing, and what is less is cut
    high: Math.min(1000, Number(high)),
  };
};
