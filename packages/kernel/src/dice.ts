// Chance, seeded and named. A stream depends on the run's seed and its own name alone, so a roll in the shop never
// shifts a roll on the board. Every method states how many draws it takes; those numbers are part of the contract.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import { Hasher } from './digest/hash.ts';
import { fail, ok, type Result } from './result.ts';

/** One named stream. All methods build on the two draws `int` and `weighted`. */
export interface Stream {
  /** Uniform in 0..n-1; one draw, also for n = 1. */
  int(n: number): number;
  /** Uniform in from..to, both possible; one draw. */
  range(from: number, to: number): number;
  /** True in `times` of `outOf` cases; one draw. */
  chance(times: number, outOf: number): boolean;
  /** One entry; one draw. */
  pick<T>(list: readonly T[]): T;
  /** An index with odds weight / sum; one draw. Weights are non-negative integers with a sum of at least 1. */
  weighted(weights: readonly number[]): { readonly index: number; readonly roll: number; readonly total: number };
  /** In place, from the last index down to 1, entry i swapped with entry int(i + 1); length - 1 draws. */
  shuffle<T>(list: T[]): T[];
}

/** All streams of one run. Immutable from outside: `fork` gives an independent copy. */
export interface Dice {
  readonly seed: string;
  stream(name: string): Stream;
  fork(): Dice;
  /** Serialisable: stream name to its four state words; only streams that were used. */
  save(): { readonly [stream: string]: readonly number[] };
}

export abstract class DrawStream implements Stream {
  abstract int(n: number): number;
  abstract weighted(weights: readonly number[]): { index: number; roll: number; total: number };

  range(from: number, to: number): number {
    return from + this.int(to - from + 1);
  }

  chance(times: number, outOf: number): boolean {
    return this.int(outOf) < times;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from.');
    return list[this.int(list.length)] as T;
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i >= 1; i--) {
      const j = this.int(i + 1);
      const kept = list[i] as T;
      list[i] = list[j] as T;
      list[j] = kept;
    }
    return list;
  }
}

class RealStream extends DrawStream {
  readonly generator: JumpableRandomGenerator;

  constructor(generator: JumpableRandomGenerator) {
    super();
    this.generator = generator;
  }

  int(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`Cannot draw from ${n} values.`);
    return uniformInt(this.generator, 0, n - 1);
  }

  weighted(weights: readonly number[]): { index: number; roll: number; total: number } {
    const total = sumOf(weights);
    const roll = this.int(total);
    return { index: indexAt(weights, roll), roll, total };
  }
}

export const sumOf = (weights: readonly number[]): number => {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is no weight.`);
    total += weight;
  }
  if (total < 1) throw new RangeError('The weights sum to 0: nothing can be drawn.');
  return total;
};

/** The entry in whose share of the sum the roll lies; entries of weight 0 are never met. */
const indexAt = (weights: readonly number[], roll: number): number => {
  let left = roll;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  throw new RangeError(`Roll ${roll} lies beyond the weights.`);
};

class SeededDice implements Dice {
  readonly seed: string;
  readonly #streams = new Map<string, RealStream>();

  constructor(seed: string) {
    this.seed = seed;
  }

  stream(name: string): Stream {
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = new RealStream(xoroshiro128plusFromState(stateFrom(this.seed, name)));
      this.#streams.set(name, stream);
    }
    return stream;
  }

  fork(): Dice {
    const copy = new SeededDice(this.seed);
    for (const [name, stream] of this.#streams) {
      copy.#streams.set(name, new RealStream(stream.generator.clone() as JumpableRandomGenerator));
    }
    return copy;
  }

  save(): { readonly [stream: string]: readonly number[] } {
    const saved: Record<string, readonly number[]> = {};
    for (const name of [...this.#streams.keys()].sort()) saved[name] = this.#streams.get(name)!.generator.getState();
    return saved;
  }
}

const hasher = new Hasher();

/** Four words from seed and name; never all zero, which xoroshiro could not leave. */
const stateFrom = (seed: string, name: string): readonly number[] => {
  hasher.reset();
  hasher.text(seed);
  hasher.text(name);
  const [a, b] = hasher.words();
  hasher.word(1);
  const [c, d] = hasher.words();
  return [a | 0, b | 0, c | 0, d | 1];
};

/** The dice of a seed, all streams at their beginning. */
export const diceOf = (seed: string): Dice => new SeededDice(seed);

/** A seed is 1 to 24 characters of A-Z, 0-9 and hyphen; lower case is folded to upper. */
export const seedFrom = (text: unknown): Result<string> => {
  if (typeof text !== 'string') return fail('bad-seed', `A seed is text, not ${text === null ? 'null' : typeof text}.`);
  const seed = text.toUpperCase();
  if (!/^[A-Z0-9-]{1,24}$/.test(seed))
    return fail('bad-seed', `The seed ${quote(text)} must be 1 to 24 letters A-Z, digits or hyphens.`);
  return ok(seed);
};

/** Outside text in a sentence: short, in quotes. */
export const quote = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text);
