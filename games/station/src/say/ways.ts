// What the ship answers, and how it gets somewhere: the cheapest known way, into the dark, or what stands in the way.

import type { Action } from '../actions.ts';
import { count, fill, texts } from '../data/texts.ts';
import type { Deck } from '../deck.ts';
import { gateWords } from '../sight/preview.ts';
import { detoursFrom, routeTo, walksFrom } from '../sight/route.ts';
import type { State } from '../state.ts';
import type { Cell } from '../view.ts';

export type Talk =
  /** To be played one after the other, stopping where something new comes to light. */
  | { readonly is: 'turns'; readonly turns: readonly (readonly [Action])[]; readonly words: string }
  | { readonly is: 'said'; readonly lines: readonly string[]; readonly isRefusal: boolean };

export const said = (...lines: readonly string[]): Talk => ({ is: 'said', lines, isRefusal: false });
export const no = (template: string, slots: Readonly<Record<string, string | number>> = {}): Talk => ({
  is: 'said',
  lines: [fill(texts.ship[template]!, slots)],
  isRefusal: true,
});

/** Ways of the player on what is known of a deck. */
export class Ways {
  readonly #deck: Deck;
  readonly #state: State;
  #walks: ReturnType<typeof walksFrom> | null = null;

  constructor(deck: Deck, state: State) {
    this.#deck = deck;
    this.#state = state;
  }

  /** The cheapest of some places to act from; null where no known way leads to any. */
  best(places: readonly { readonly cell: Cell; readonly actions: readonly Action[] }[]): Talk | null {
    this.#walks ??= walksFrom(this.#deck, this.#state);
    const { width } = this.#deck.layout.grid;
    let best: { readonly cell: number; readonly air: number; readonly actions: readonly Action[] } | null = null;
    for (const {
      cell: [x, y],
      actions,
    } of places) {
      const cell = y * width + x;
      const air = this.#walks.air[cell] ?? -1;
      if (air >= 0 && (best === null || air < best.air)) best = { cell, air, actions };
    }
    if (best === null) return null;
    const route = routeTo(this.#deck, this.#state, best.cell, this.#walks);
    if (!route.ok) return null;
    const turns = [...route.turns, ...best.actions.map((action) => [action] as const)];
    const words =
      route.turns.length === 0
        ? ''
        : fill(texts.ship.way!, { air: route.air, turns: count(route.turns.length, 'turn') });
    return { is: 'turns', turns, words };
  }

  /** To the cheapest cell within reach that lies beside something unknown; null where there is none. */
  outward(): Talk | null {
    const { layout } = this.#deck;
    const { width } = layout.grid;
    this.#walks ??= walksFrom(this.#deck, this.#state);
    const { air } = this.#walks;
    let to = -1;
    for (let cell = 0; cell < air.length; cell++) {
      if (air[cell]! < 0 || cell === this.#state.at || (to >= 0 && air[cell]! >= air[to]!)) continue;
      if (layout.steps.some((step) => this.#state.known[cell + step] === 0)) to = cell;
    }
    return to < 0 ? null : this.best([{ cell: [to % width, Math.floor(to / width)], actions: [] }]);
  }

  /** Into the dark: to the cell within reach, beside the unknown, by which one of some places no known way leads to may
   *  come cheapest. Null where a known gate is in the way, or nothing unknown is within reach. */
  #towards(places: readonly Cell[], name: string): Talk | null {
    const { layout } = this.#deck;
    const { width } = layout.grid;
    this.#walks ??= walksFrom(this.#deck, this.#state);
    const detours = detoursFrom(this.#deck, this.#state);
    if (places.some(([x, y]) => detours.air[y * width + x]! >= 0)) return null;
    let best: { readonly cell: number; readonly guess: number } | null = null;
    for (let cell = 0; cell < this.#walks.air.length; cell++) {
      const air = this.#walks.air[cell]!;
      if (air < 0 || cell === this.#state.at) continue;
      if (!layout.steps.some((step) => this.#state.known[cell + step] === 0)) continue;
      for (const [x, y] of places) {
        const guess = air + Math.abs((cell % width) - x) + Math.abs(Math.floor(cell / width) - y);
        if (best === null || guess < best.guess) best = { cell, guess };
      }
    }
    if (best === null) return null;
    const route = routeTo(this.#deck, this.#state, best.cell, this.#walks);
    if (!route.ok) return null;
    return { is: 'turns', turns: route.turns, words: fill(texts.ship.towards!, { what: name, air: route.air }) };
  }

  /** Where no known way leads: towards it through the dark, or what stands in the way. */
  blocked(places: readonly Cell[], what: string): Talk {
    const [first] = places;
    if (first === undefined) return no('noWay', { what });
    const walking = this.#towards(places, what || 'it');
    if (walking !== null) return walking;
    const { width } = this.#deck.layout.grid;
    const detours = detoursFrom(this.#deck, this.#state);
    const known = places.map(([x, y]) => y * width + x).filter((cell) => detours.air[cell]! >= 0);
    const to = known.sort((a, b) => detours.air[a]! - detours.air[b]!)[0] ?? first[1] * width + first[0];
    const route = routeTo(
      this.#deck,
      this.#state,
      to,
      this.#walks ?? walksFrom(this.#deck, this.#state),
      () => detours,
    );
    const gate = !route.ok && route.gate !== null ? gateWords(this.#deck, route.gate) : null;
    return gate === null ? no('noWay', { what: what || 'that' }) : no('blocked', { gate });
  }
}
