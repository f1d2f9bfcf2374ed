// Bytes into lines: bounded in length, whatever arrives. A line that is too long is dropped to its end and reported
// once; a last line without a newline counts as a line.

export type Line = { readonly text: string } | { readonly problem: 'too-long' | 'not-text' };

const NEWLINE = 10;
const RETURN = 13;

export class Lines {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  #isDropping = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that this chunk completes. */
  *push(chunk: Uint8Array): Generator<Line, void, void> {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      this.#take(chunk.subarray(from, end < 0 ? chunk.length : end));
      if (end < 0) return;
      yield this.#line();
      from = end + 1;
    }
  }

  /** The half line at the end of the stream, if there is one. */
  *end(): Generator<Line, void, void> {
    if (this.#length > 0 || this.#isDropping) yield this.#line();
  }

  #take(part: Uint8Array): void {
    if (this.#isDropping || part.length === 0) return;
    this.#length += part.length;
    if (this.#length > this.#limit) {
      this.#isDropping = true;
      this.#parts = [];
    } else this.#parts.push(part.slice());
  }

  #line(): Line {
    const parts = this.#parts;
    const isTooLong = this.#isDropping;
    const bytes = new Uint8Array(isTooLong ? 0 : this.#length);
    this.#parts = [];
    this.#length = 0;
    this.#isDropping = false;
    if (isTooLong) return { problem: 'too-long' };
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    try {
      return { text: this.#decoder.decode(bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes) };
    } catch {
      return { problem: 'not-text' };
    }
  }
}
