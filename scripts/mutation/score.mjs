// What a sample of mutants says about all of them, and in which order tests try them.

/** A mutant is known again by its file, the line it stands in, its text and its change, wherever in the file it has moved. */
export const keyOf = ({ file, stands, was, made }) =>
  JSON.stringify([file, stands, was, made].map((text) => text.replace(/\s+/g, ' ')));

/** Of the mutants that some tests come by, those that the fewest others come by too: what is a rule's own, before what every
 *  turn passes through. */
export const closestTo = (mutants, own, all, count) => {
  const reached = new Set(own.flatMap(({ reached }) => reached));
  const visitors = new Map();
  for (const { reached } of all) for (const number of reached) visitors.set(number, (visitors.get(number) ?? 0) + 1);
  return mutants
    .filter(({ number }) => reached.has(number))
    .sort((a, b) => visitors.get(a.number) - visitors.get(b.number) || a.number - b.number)
    .slice(0, count);
};

export const score = ({ killed, survived }) => rounded(killed.length / Math.max(1, killed.length + survived.length));

/** Wilson's interval: between which scores, in per cent, the score over all mutants lies with 95 in 100. */
export const interval = (hits, of) => {
  if (of === 0) return [0, 100];
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [middle - reach, middle + reach].map((one) => rounded(one / (1 + (z * z) / of)));
};

const rounded = (share) => Math.round(share * 1000) / 10;

/** Tests by cost, in rounds: each holds what fits under its bound together with the rounds before; never none at all. */
export const roundsOf = (tests, bounds) => {
  const rounds = bounds.map(() => []);
  let sum = 0;
  for (const test of [...tests].sort((a, b) => a.ms - b.ms)) {
    const round = bounds.findIndex((bound) => sum + test.ms <= bound);
    if (round < 0 && sum > 0) break;
    rounds[Math.max(0, round)].push(test);
    sum += test.ms;
  }
  return rounds.filter((round) => round.length > 0);
};
