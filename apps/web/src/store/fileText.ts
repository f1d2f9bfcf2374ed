// The text of a file that somebody chose, or the sentence that says why it is not read.

/** Longer files are not read at all. */
export const LARGEST = 4_000_000;

export const fileText = async (file: File): Promise<{ readonly text: string } | { readonly problem: string }> =>
  file.size > LARGEST
    ? { problem: `The file has ${file.size} bytes; at most ${LARGEST} are read.` }
    : { text: await file.text() };
