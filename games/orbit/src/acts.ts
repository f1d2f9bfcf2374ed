// The campaign in five acts: which of them are open [OS-463].

import { ACTS, type ActId } from './data/names.ts';

/** An act opens when all but one scenario of the act before are won; the first one is always open. */
export const openActs = (
  scenarios: readonly { readonly id: string; readonly act: ActId }[],
  won: ReadonlySet<string>,
): readonly ActId[] => {
  const missing = (act: ActId): number => scenarios.filter((one) => one.act === act && !won.has(one.id)).length;
  const closed = ACTS.findIndex((_, i) => i > 0 && missing(ACTS[i - 1]!) > 1);
  return closed < 0 ? ACTS : ACTS.slice(0, closed);
};
