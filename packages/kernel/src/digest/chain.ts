// The digest chain of a run: every link pins the events and the state of one turn upon the link before.

import type { Game, GameEvent, Shape } from '../contract.ts';
import type { Log } from '../log.ts';
import { Hasher, newPlace, type Place } from './hash.ts';

type Words = readonly [number, number];

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

  /** An event that was told in `count` numbers of a list. */
  told(name: string, numbers: Int32Array, from: number, count: number): void {
    this.count++;
    this.#hasher.told(name, this.#names, numbers, from, count);
  }

  end(state: unknown): Words {
    this.#hasher.word(this.count);
    this.#hasher.value(state, this.#states);
    return this.#hasher.words();
  }
}

const link = new Link();

/** The next link; the first one has no events. */
export const linked = <E extends GameEvent>(before: Words, log: Log<E> | null, state: unknown): Words => {
  link.begin(before);
  log?.into(link);
  return link.end(state);
};
