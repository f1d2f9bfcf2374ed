// The digest chain of a run: every link pins the events and the state of one turn upon the link before.

import type { Game, GameEvent, Happening, Shape } from './contract.ts';
import { Hasher, newPlace, type Place } from './hash.ts';

type Words = readonly [number, number];

const hasher = new Hasher();
const states = newPlace();

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

/** The next link. */
export const link = (before: Words, happenings: readonly Happening[], state: unknown): Words => {
  hasher.reset(before[0], before[1]);
  hasher.word(happenings.length);
  for (let i = 0; i < happenings.length; i++) {
    const { event } = happenings[i]!;
    hasher.value(event, placeOf(event.type));
  }
  hasher.value(state, states);
  return hasher.words();
};

/** The same from the first `count` events alone. */
export const linkEvents = (before: Words, events: readonly GameEvent[], count: number, state: unknown): Words => {
  hasher.reset(before[0], before[1]);
  hasher.word(count);
  for (let i = 0; i < count; i++) hasher.value(events[i], placeOf(events[i]!.type));
  hasher.value(state, states);
  return hasher.words();
};
