// What a turn has put on its tape. Events told in numbers stay numbers until somebody reads them: most turns are played,
// digested and never looked at again.

import type { Because, GameEvent, Happening, Telling } from './contract.ts';
import type { Link } from './digest/chain.ts';

/** An event, or a telling and which of the numbers are its own. */
interface Entry<E extends GameEvent> {
  readonly event: E | null;
  readonly because: readonly Because[];
  readonly telling: Telling<unknown, E> | null;
  readonly world: unknown;
  readonly from: number;
  readonly count: number;
}

const NO_NUMBERS = new Int32Array(0);
const NOTHING: readonly never[] = Object.freeze([]);

export class Log<E extends GameEvent> {
  #entries: readonly Entry<E>[] = NOTHING;
  #numbers = NO_NUMBERS;
  #used = 0;
  #read: Happening<E>[] | null = null;

  emit(event: E, because: readonly Because[]): number {
    return this.#add({ event, because, telling: null, world: null, from: 0, count: 0 });
  }

  /** `because` counts where the telling names no causes of its own. */
  tell<W>(telling: Telling<W, E>, world: W, numbers: Int32Array, count: number, because: readonly Because[]): number {
    const from = this.#used;
    this.#used += count;
    if (this.#used > this.#numbers.length) this.#grow();
    const own = this.#numbers;
    for (let i = 0; i < count; i++) own[from + i] = numbers[i]!;
    return this.#add({ event: null, because, telling: telling as Telling<unknown, E>, world, from, count });
  }

  /** All events so far; the list grows with the log. */
  read(): Happening<E>[] {
    this.#read ??= [];
    const read = this.#read;
    for (let index = read.length; index < this.#entries.length; index++) {
      const { event, because, telling, world, from, count } = this.#entries[index]!;
      if (telling === null) read.push({ index, event: event!, because });
      else {
        const numbers = this.#numbers.slice(from, from + count);
        const causes = telling.because?.(world, numbers) ?? NONE;
        read.push({
          index,
          event: telling.event(world, numbers, count),
          because: causes.length > 0 ? causes : because,
        });
      }
    }
    return read;
  }

  /** Takes the events into the link of their turn, as they were put here. */
  into(link: Link): void {
    for (let i = 0; i < this.#entries.length; i++) {
      const { event, telling, from, count } = this.#entries[i]!;
      if (telling === null) link.event(event!);
      else link.told(telling.name, this.#numbers, from, count);
    }
  }

  #add(entry: Entry<E>): number {
    if (this.#entries === NOTHING) this.#entries = [];
    return (this.#entries as Entry<E>[]).push(entry) - 1;
  }

  #grow(): void {
    const more = new Int32Array(Math.max(256, 2 * this.#used));
    more.set(this.#numbers);
    this.#numbers = more;
  }
}

const NONE: readonly Because[] = Object.freeze([]);
