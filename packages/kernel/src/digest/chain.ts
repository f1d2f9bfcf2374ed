// The digest chain of a run: every link pins the events and the state of one turn upon the link before.

import type { Game, GameEvent, Happening, Shape } from '../contract.ts';
import { Hasher, newPlace, type Place } from './hash.ts';

type Words = readonly [number, number];

/** An event as its numbers: the name of the telling, and what the event was made of. */
export interface Told {
  readonly name: string;
  readonly numbers: Int32Array;
}

/** Events of a type look alike. */
const places = new Map<string, Place>();
/** More types than any game has: whoever makes them up as they go gets no help. */
const MOST = 1024;

const placeOf = (type: string): Place => {
  let place = places.get(type);
  if (place === undefined) {
    place = newPlace();
    if (places.size < MOST) places.set(type, place);
  }
  return place;
};

/** What of a state a link pins. */
export const essence = <G extends Shape>(game: Game<G>, state: G['state']): unknown => game.digested?.(state) ?? state;

/** A link in the making: events as they come, then the state. */
export class Link {
  readonly #hasher = new Hasher();
  readonly #states = newPlace();
  readonly #names = newPlace();
  count = 0;

  begin(before: Words): void {
    this.#hasher.reset(before[0], before[1]);
    this.count = 0;
  }

  event(event: GameEvent): void {
    this.count++;
    this.#hasher.value(event, placeOf(event.type));
  }

  /** An event that was told in its first `count` numbers. */
  told(name: string, numbers: Int32Array, count: number): void {
    this.count++;
    this.#hasher.value(name, this.#names);
    this.#hasher.word(count);
    this.#hasher.integers(numbers, count);
  }

  end(state: unknown): Words {
    this.#hasher.word(this.count);
    this.#hasher.value(state, this.#states);
    return this.#hasher.words();
  }
}

const link = new Link();

/** The next link; `told` has the events that were told in numbers, by their place in the turn. */
export const linked = (
  before: Words,
  happenings: readonly Happening[],
  told: readonly (Told | undefined)[],
  state: unknown,
): Words => {
  link.begin(before);
  for (let i = 0; i < happenings.length; i++) {
    const numbers = i < told.length ? told[i] : undefined;
    if (numbers === undefined) link.event(happenings[i]!.event);
    else link.told(numbers.name, numbers.numbers, numbers.numbers.length);
  }
  return link.end(state);
};
