// Where a turn writes down what happened. One kind records (play, preview), one refuses chance (forecast of a seeded
// game must never read the real dice), one keeps the bare events (checking a replay), one only lets the rules run
// (search).

import type { Because, GameEvent, Happening, Tape, Telling } from './contract.ts';
import type { Dice, Stream } from './dice.ts';
import { Link } from './digest/chain.ts';
import { Log } from './log.ts';

/** Thrown, and caught inside the kernel, when a forecast meets a hidden order. */
export class HiddenNeeded extends Error {
  readonly what: string;

  constructor(what: string) {
    super(`What follows depends on the hidden order of ${what}.`);
    this.what = what;
  }
}

/** Thrown, and caught inside the kernel, when a forecast meets a roll. */
export class ChanceNeeded extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`The outcome depends on the dice of ${stream}.`);
    this.stream = stream;
  }
}

const NONE: readonly Because[] = Object.freeze([]);

/** Puts an event on the tape that `numbers`, the first `count` of them, say everything about. */
export const tell = <W, E extends GameEvent>(
  tape: Tape<E>,
  telling: Telling<W, E>,
  world: W,
  numbers: Int32Array,
  count: number,
): number =>
  tape.tell
    ? tape.tell(telling, world, numbers, count)
    : tape.emit(telling.event(world, numbers, count), ...(telling.because?.(world, numbers) ?? NONE));

export class RecordingTape<E extends GameEvent> implements Tape<E> {
  readonly recording = true;
  readonly log = new Log<E>();
  revealed = false;
  rolled = false;
  #dice: Dice | null;
  readonly #before: Dice;
  #because: readonly Because[] = NONE;

  /** `dice` is forked on the first draw only, so turns without chance cost nothing. */
  constructor(dice: Dice) {
    this.#before = dice;
    this.#dice = null;
  }

  emit(event: E, ...because: readonly Because[]): number {
    return this.log.emit(event, because.length > 0 ? because : this.#because);
  }

  tell<W>(telling: Telling<W, E>, world: W, numbers: Int32Array, count: number): number {
    return this.log.tell(telling, world, numbers, count, this.#because);
  }

  /** What was recorded so far. */
  get happenings(): Happening<E>[] {
    return this.log.read();
  }

  action(index: number): void {
    this.#because = [{ action: index }];
  }

  machine(): void {
    this.#because = NONE;
  }

  dice(name: string): Stream {
    this.#dice ??= this.#before.fork();
    this.rolled = true;
    return this.#dice.stream(name);
  }

  reveal(): void {
    this.revealed = true;
  }

  hidden(_what: string): void {
    this.revealed = true;
  }

  /** The dice after the turn. */
  get after(): Dice {
    return this.#dice ?? this.#before;
  }
}

/** Records, but any roll or hidden order ends the run of the rules (`ChanceNeeded`, `HiddenNeeded`). */
export class CertainTape<E extends GameEvent> extends RecordingTape<E> {
  override dice(name: string): Stream {
    throw new ChanceNeeded(name);
  }

  override hidden(what: string): void {
    throw new HiddenNeeded(what);
  }
}

/** For checking a replay: events go into the link of their turn as they come, and nothing else is kept of them. Rolls
 *  change the given dice. */
export class CheckingTape<E extends GameEvent> implements Tape<E> {
  readonly recording = true;
  readonly link = new Link();
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  emit(event: E): number {
    this.link.event(event);
    return this.link.count - 1;
  }

  tell<W>({ name }: Telling<W, E>, _world: W, numbers: Int32Array, count: number): number {
    this.link.told(name, numbers, 0, count);
    return this.link.count - 1;
  }

  action(): void {}

  machine(): void {}

  dice(name: string): Stream {
    return this.#dice.stream(name);
  }

  reveal(): void {}

  hidden(): void {}
}

/** For search: nothing is kept; rolls come from the given dice, which are changed. */
export class SilentTape<E extends GameEvent> implements Tape<E> {
  readonly recording = false;
  rolled = false;
  #dice: Dice | null = null;

  /** Begin a turn from these dice; null where the game takes no chances. */
  load(dice: Dice | null): this {
    this.#dice = dice;
    this.rolled = false;
    return this;
  }

  emit(): number {
    return 0;
  }

  action(): void {}

  machine(): void {}

  dice(name: string): Stream {
    if (this.#dice === null) throw new ChanceNeeded(name);
    this.rolled = true;
    return this.#dice.stream(name);
  }

  reveal(): void {}

  hidden(): void {}
}
