// Lines of the log that tell the same kind of thing in one turn, folded into one.

export interface Told {
  readonly turn: number;
  readonly index: number;
  readonly text: string;
  /** Lines of a turn with the same words are one; `#` stands for how many. Null: a line of its own. */
  readonly bundle: string | null;
}

interface Bundle {
  /** The last of them to happen stands for all. */
  readonly head: Told;
  readonly text: string;
  readonly lines: readonly Told[];
}

/** Newest first, as they come; a bundle stands where its newest line stood. */
export const bundlesOf = (lines: readonly Told[]): readonly Bundle[] => {
  const made: { head: Told; lines: Told[] }[] = [];
  const known = new Map<string, { lines: Told[] }>();
  for (const line of lines) {
    const key = line.bundle === null ? null : `${line.turn} ${line.bundle}`;
    const before = key === null ? undefined : known.get(key);
    if (before) {
      before.lines.push(line);
      continue;
    }
    const one = { head: line, lines: [line] };
    made.push(one);
    if (key !== null) known.set(key, one);
  }
  return made.map(({ head, lines: all }) => ({
    head,
    lines: all,
    text: all.length === 1 ? head.text : head.bundle!.replace('#', String(all.length)),
  }));
};
