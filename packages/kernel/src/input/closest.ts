// "Did you mean": the known name that a wrong one is most likely a slip of.

/** How many letters apart two short texts are: inserted, left out, changed, or two neighbours swapped. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
};

/** A name from outside may be of any length; past this one it is no slip. */
const LONGEST = 60;

/** The closest of the known names, where it is close: a third of its letters may differ. */
export const closest = (name: string, known: readonly string[]): string | null => {
  if (name.length > LONGEST) return null;
  const asked = name.toLowerCase();
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of known) {
    const far = one.startsWith(asked) && asked.length > 2 ? 1 : distance(asked, one.toLowerCase());
    if (far < least && 3 * far <= Math.max(one.length, 3)) [found, least] = [one, far];
  }
  return found;
};

/** ` Did you mean "first-light"?`, or nothing. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const meant = closest(name, known);
  return meant === null ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
};
