// What is known of states by their notes: won from, or not. A note begins with values of which more is never worse: from a
// state won from, one that has more is won from too; from a state that is not, none that has less.

export const YES = 1;
export const NO = 2;

const NONE = -1;

export class Verdicts {
  readonly #vector: number;
  #count = 0;
  #notes = new Int16Array(1 << 12);
  #starts = new Int32Array(1 << 8);
  #next = new Int32Array(1 << 8);
  #hashes = new Int32Array(1 << 8);
  #verdicts = new Uint8Array(1 << 8);
  #heads = new Int32Array(1 << 9).fill(NONE);

  constructor(vector: number) {
    this.#vector = vector;
  }

  /** YES, NO, or 0 where nothing is known. */
  get(note: Int16Array, length: number): number {
    const hash = this.#hash(note, length);
    for (let at = this.#heads[hash & (this.#heads.length - 1)]!; at !== NONE; at = this.#next[at]!) {
      if (this.#hashes[at] !== hash) continue;
      const start = this.#starts[at]!;
      if (this.#starts[at + 1]! - start !== length) continue;
      let isSame = true;
      for (let i = this.#vector; isSame && i < length; i++) isSame = this.#notes[start + i] === note[i];
      if (!isSame) continue;
      const verdict = this.#verdicts[at]!;
      let tells = true;
      for (let i = 0; tells && i < this.#vector; i++)
        tells = verdict === YES ? this.#notes[start + i]! <= note[i]! : this.#notes[start + i]! >= note[i]!;
      if (tells) return verdict;
    }
    return 0;
  }

  put(note: Int16Array, length: number, verdict: number): void {
    const at = this.#count;
    if (at + 2 > this.#starts.length) this.#widen();
    const start = this.#starts[at]!;
    if (start + length > this.#notes.length) this.#notes = wider(this.#notes, new Int16Array(this.#notes.length * 2));
    for (let i = 0; i < length; i++) this.#notes[start + i] = note[i]!;
    const hash = this.#hash(note, length);
    this.#starts[at + 1] = start + length;
    this.#hashes[at] = hash;
    this.#verdicts[at] = verdict;
    const head = hash & (this.#heads.length - 1);
    this.#next[at] = this.#heads[head]!;
    this.#heads[head] = at;
    this.#count++;
  }

  get bytes(): number {
    return this.#notes.byteLength + this.#starts.length * 21;
  }

  #widen(): void {
    const size = this.#starts.length * 2;
    this.#starts = wider(this.#starts, new Int32Array(size));
    this.#hashes = wider(this.#hashes, new Int32Array(size));
    this.#verdicts = wider(this.#verdicts, new Uint8Array(size));
    this.#next = new Int32Array(size);
    this.#heads = new Int32Array(size * 2).fill(NONE);
    for (let at = 0; at < this.#count; at++) {
      const head = this.#hashes[at]! & (this.#heads.length - 1);
      this.#next[at] = this.#heads[head]!;
      this.#heads[head] = at;
    }
  }

  #hash(note: Int16Array, length: number): number {
    let hash = 0x811c9dc5 | 0;
    for (let i = this.#vector; i < length; i++) hash = Math.imul(hash ^ note[i]!, 0x01000193);
    return hash ^ (hash >>> 15);
  }
}

const wider = <T extends Int16Array | Int32Array | Uint8Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};
