// What a position is worth to the reference policy: the cards a plain tour of the nearest useful things would still take,
// against Energy in the tank and what else was gained.

import { approach, FAR, type PlanBoard } from './board.ts';
import { AT, BUMPS, CARRY, DONKEYS, ENERGY, FACING, GROWN, MAX_CARRY, SURE, THINGS, TOWERS, WORN } from './model.ts';

/** All in one unit: a hundredth of a card, more or less. */
export interface Tastes {
  /** A card that need not be played any more. */
  readonly card: number;
  readonly good: number;
  readonly energy: number;
  /** Energy beyond `comfort`. */
  readonly plenty: number;
  readonly comfort: number;
  readonly donkey: number;
  readonly tower: number;
  readonly bump: number;
  readonly worn: number;
}

export const TASTES: Tastes = {
  ...{ card: 100, good: 20, energy: 45, plenty: 6, comfort: 20 },
  ...{ donkey: 150, tower: 120, bump: 30, worn: 60 },
};

/** Ways to every shed and crate from every (cell, facing), found once per program. */
export class Ways {
  readonly sheds: readonly number[];
  readonly crates: readonly number[];
  readonly #cards: (Uint8Array | null)[];
  readonly #ends: (Uint16Array | null)[];
  readonly #left: Int32Array;

  constructor(board: PlanBoard) {
    const of = (kind: string) =>
      board.things.flatMap((thing, i) => (thing.kind === kind && (kind === 'Shed' || thing.value > 0) ? [i] : []));
    this.sheds = of('Shed');
    this.crates = of('Crate');
    this.#cards = board.things.map(() => null);
    this.#ends = board.things.map(() => null);
    this.#left = new Int32Array(board.things.length);
    for (const i of [...this.sheds, ...this.crates]) {
      const cards = new Uint8Array(board.size * 6);
      const ends = new Uint16Array(board.size * 6);
      approach(board, i, cards, ends);
      this.#cards[i] = cards;
      this.#ends[i] = ends;
    }
  }

  /** Cards of a tour that always goes to the nearest useful crate or shed, until every shed is filled. */
  tour(s: Int32Array): number {
    const left = this.#left;
    let open = 0;
    for (const i of this.sheds) {
      const asked = s[THINGS + i]!;
      left[i] = asked;
      if (asked > 0) open += asked;
    }
    for (const i of this.crates) left[i] = s[THINGS + i]!;
    let state = s[AT]! * 6 + s[FACING]!;
    let carry = s[CARRY]!;
    const room = s[MAX_CARRY]!;
    let cards = 0;
    for (let legs = 0; open > 0 && legs < 48; legs++) {
      let best = -1;
      let least = FAR + 1;
      if (carry > 0) {
        for (const i of this.sheds) {
          if (left[i]! <= 0) continue;
          const way = this.#cards[i]![state]!;
          if (way < least) {
            least = way;
            best = i;
          }
        }
      }
      if (carry < room && carry < open) {
        for (const i of this.crates) {
          if (left[i]! <= 0) continue;
          const way = this.#cards[i]![state]!;
          if (way < least) {
            least = way;
            best = i;
          }
        }
      }
      if (best < 0) return cards + FAR;
      cards += least + 1;
      if (least < FAR) state = this.#ends[best]![state]!;
      const isShed = this.sheds.includes(best);
      const n = isShed ? Math.min(carry, left[best]!) : Math.min(room - carry, left[best]!);
      left[best]! -= n;
      carry += isShed ? -n : n;
      if (isShed) open -= n;
    }
    return cards;
  }
}

export const worthOf = (s: Int32Array, ways: Ways, tastes: Tastes): number => {
  let open = 0;
  for (const i of ways.sheds) open += Math.max(0, s[THINGS + i]!);
  const energy = s[ENERGY]!;
  const spare = Math.max(0, energy - tastes.comfort);
  const tank = (energy - spare) * tastes.energy + spare * tastes.plenty;
  const gained = s[DONKEYS]! * tastes.donkey + s[TOWERS]! * (tastes.tower >> 1) + s[GROWN]!;
  const lost = s[BUMPS]! * tastes.bump + s[WORN]! * tastes.worn;
  if (open === 0) return 100_000 + tank + gained - lost;
  return tank + gained - lost - open * tastes.good - ways.tour(s) * tastes.card;
};

/** A plan that may fail is worth what it improves, times the chance that it does not. */
export const discounted = (before: number, after: number, s: Int32Array): number =>
  s[SURE] === 256 ? after : before + (((after - before) * s[SURE]!) >> 8);
