// Exhaustive search over tapes: every ordered selection from the hand that fits, equal cards counted once, tried on the
// model by changing it and taking it back.

import type { PlanCard } from './deck.ts';
import { BUMPS, type Model } from './model.ts';
import { discounted, type Tastes, type Ways, worthOf } from './worth.ts';

export interface TapeAsk {
  readonly cards: readonly PlanCard[];
  readonly model: Model;
  readonly ways: Ways;
  readonly tastes: Tastes;
  readonly space: number;
  readonly mostCards: number;
  /** Races always swap: a racing card waits for the one behind it. Off: races are a risk only. */
  readonly doRacesSwap: boolean;
  /** Most tapes looked at; then the best so far stands. */
  readonly limit: number;
}

export interface TapeAnswer {
  /** Card ids in committed order. */
  readonly tape: readonly string[];
  readonly worth: number;
  /** What an empty tape is worth. */
  readonly before: number;
  readonly tried: number;
}

/** Of two equal tapes the shorter wins, and a tape is only longer for a reason. */
const CARD_PRICE = 6;

export const bestTape = (ask: TapeAsk): TapeAnswer => new Tapes(ask).search();

class Tapes {
  readonly #ask: TapeAsk;
  readonly #left: number[];
  readonly #tape: number[] = [];
  readonly #before: number;
  #best: readonly number[] = [];
  #worth: number;
  #tried = 0;

  constructor(ask: TapeAsk) {
    this.#ask = ask;
    this.#left = ask.cards.map(({ ids }) => ids.length);
    this.#before = worthOf(ask.model.s, ask.ways, ask.tastes);
    this.#worth = this.#before;
  }

  search(): TapeAnswer {
    this.#extend(0, -1, 0, 0);
    const used = new Map<number, number>();
    const tape = this.#best.map((kind) => {
      const nth = used.get(kind) ?? 0;
      used.set(kind, nth + 1);
      return this.#ask.cards[kind]!.ids[nth]!;
    });
    return { tape, worth: this.#worth, before: this.#before, tried: this.#tried };
  }

  /** `held`: a racing card that runs after the next one; `twice`: a repeat that is due; `free`: cards that need no space. */
  #extend(space: number, held: number, twice: number, free: number): void {
    const { cards, model, space: room, mostCards } = this.#ask;
    if (this.#tape.length >= mostCards) return;
    for (let kind = 0; kind < cards.length; kind++) {
      if (this.#left[kind] === 0 || this.#tried >= this.#ask.limit) continue;
      const card = cards[kind]!;
      const needs = free > 0 ? 0 : card.space;
      if (space + needs > room) continue;
      this.#left[kind]!--;
      this.#tape.push(kind);
      const mark = model.mark;
      this.#place(kind, card, space + needs, held, twice, free);
      model.undo(mark);
      this.#tape.pop();
      this.#left[kind]!++;
    }
  }

  #place(kind: number, card: PlanCard, space: number, held: number, twice: number, free: number): void {
    const { cards, model, doRacesSwap } = this.#ask;
    this.#tried++;
    const frees = Math.max(free - 1, card.frees);
    if (held < 0 && card.isRacing && doRacesSwap) {
      // It may be the last card of the tape, which never swaps, or wait for the next.
      const mark = model.mark;
      this.#run(card, twice);
      this.#note();
      model.undo(mark);
      this.#extend(space, kind, 0, frees);
      return;
    }
    this.#run(card, twice);
    if (held >= 0) model.run(cards[held]!);
    this.#note();
    this.#extend(space, -1, card.deed.is === 'repeat' ? 1 : 0, frees);
  }

  #run(card: PlanCard, twice: number): void {
    const { model } = this.#ask;
    if (twice > 0 && card.deed.is !== 'repeat') model.run(card);
    model.run(card);
  }

  /** Whether the tape as it stands is the best so far. */
  #note(): void {
    const { model, ways, tastes } = this.#ask;
    const worth =
      discounted(this.#before, worthOf(model.s, ways, tastes), model.s) -
      this.#tape.length * CARD_PRICE -
      model.s[BUMPS]!;
    if (worth <= this.#worth) return;
    this.#worth = worth;
    this.#best = [...this.#tape];
  }
}
