// "Did you mean": the known word nearest to a mistyped one.

/** Within three edits and fewer than the word has letters; ties to the earlier word. */
export const suggestion = (word: string, known: readonly string[]): string | null => {
  let best: string | null = null;
  let least = Math.min(4, word.length);
  for (const one of known) {
    const edits = distance(word, one);
    if (edits < least) [best, least] = [one, edits];
  }
  return best;
};

/** Levenshtein. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
};
