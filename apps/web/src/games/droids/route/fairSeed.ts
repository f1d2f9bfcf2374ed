// A seed for whoever names none: only one on which a player who sees no more than a player sees has won within the tabled
// days [DD-603]. And what is proven of any seed, in words.

import type { Par } from '@interlock/kernel';

type Made = { readonly par: Par | null } | { readonly problem: string };

/** On Hard about every second seed is fair: so many tries in vain mean that something is broken. */
const MOST_TRIES = 24;

/** Null where none was found among as many as are tried. */
export const fairSeed = async (
  make: (seed: string) => Promise<Made>,
  fresh: () => string,
  tries = MOST_TRIES,
): Promise<string | null> => {
  for (let i = 0; i < tries; i++) {
    const seed = fresh();
    const made = await make(seed);
    if ('par' in made && made.par?.proof === 'fair') return seed;
  }
  return null;
};

interface Proof {
  readonly name: string;
  readonly text: string;
}

const UNPROVEN: Proof = { name: 'Unproven', text: 'nothing is known about it yet' };

const PROOFS: Readonly<Record<Par['proof'], Proof>> = {
  fair: { name: 'Fair', text: 'won in time by a player who sees what you see' },
  witness: { name: 'Winnable', text: 'a win is known' },
  optimal: { name: 'Proven', text: 'no shorter win exists' },
  structural: { name: 'Sound', text: 'everything can be reached; no win is known' },
  none: UNPROVEN,
};

export const proofWords = (par: Par | null): Proof => (par === null ? UNPROVEN : PROOFS[par.proof]);
