// Numbers inside, ids outside: cards c001, c002, … and things D1, S1, C1, T1, Q1 [DD-030, DD-614].

import type { CardWords } from '../shape/events.ts';
import { POI_KINDS, type PoiKind } from '../shape/names.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';

const cardIds: string[] = [];
const cardNumbers = new Map<string, number>();

/** Told in nearly every event: each is made once. */
export const cardId = (card: number): string => {
  while (cardIds.length <= card) {
    const id = `c${String(cardIds.length + 1).padStart(3, '0')}`;
    cardNumbers.set(id, cardIds.length);
    cardIds.push(id);
  }
  return cardIds[card]!;
};

/** The number of a card id, or -1 where no card of the run ever had it. */
export const cardNumber = (state: State, id: string): number => {
  if (state.types.length > 0) cardId(state.types.length - 1);
  const card = cardNumbers.get(id) ?? -1;
  return card < state.types.length ? card : -1;
};

export const cardWords = (world: World, state: State, card: number): CardWords => ({
  card: cardId(card),
  cardType: typeName(world, state.types[card]!),
});

export const typeName = (world: World, type: number): string => world.cardTypes[type]!.spec.type;

const LETTERS: Readonly<Record<PoiKind, string>> = { Donkey: 'D', Shed: 'S', Crate: 'C', Tower: 'T', Terminal: 'Q' };

export const thingId = (kind: PoiKind, index: number): string => `${LETTERS[kind]}${index + 1}`;

// A thing as `thingAt` holds it: 1 + 256 * kind + index; 0 is nothing.
export const DONKEY = 0;
export const SHED = 1;
export const CRATE = 2;
export const TOWER = 3;
export const TERMINAL = 4;

export const thingCode = (kind: number, index: number): number => 1 + 256 * kind + index;
export const kindOf = (code: number): number => (code - 1) >> 8;
export const indexOf = (code: number): number => (code - 1) & 255;

export const kindName = (code: number): PoiKind => POI_KINDS[kindOf(code)]!;
export const idOf = (code: number): string => thingId(kindName(code), indexOf(code));

/** The tower a modifier's source names, or -1. */
export const towerOf = (source: string): number =>
  source.charCodeAt(0) === 84 && /^T\d+$/.test(source) ? Number(source.slice(1)) - 1 : -1;
