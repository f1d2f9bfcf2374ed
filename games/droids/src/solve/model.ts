// The reference policy's own fast picture of a program: one typed array that is changed and taken back. It knows the
// common cards and modifiers exactly enough to plan with; what it plans is always replayed by the rules themselves.

import { HARM, type PlanBoard } from './board.ts';
import type { PlanCard } from './deck.ts';

/** Places in the array; things follow from THINGS on. */
export const AT = 0;
export const FACING = 1;
export const ENERGY = 2;
export const CARRY = 3;
export const MAX_CARRY = 4;
/** Harm passed on to the cards that follow, and immunity to it, as bits of HARM. */
const HARMED = 5;
const IMMUNE = 6;
const UNRELIABLE = 7;
const EFFECTIVE = 8;
/** Chance in 256ths that all went as planned so far. */
export const SURE = 9;
export const CREDITED = 10;
export const DONKEYS = 11;
export const TOWERS = 12;
export const GROWN = 13;
export const OPTIMIZED = 14;
const POTENT = 15;
export const BUMPS = 16;
export const WORN = 17;
export const THINGS = 18;

export interface Habits {
  /** Corrupt reverses, or dampens. */
  readonly isReversing: boolean;
  readonly unreliablePeriod: number;
  readonly effectivePeriod: number;
  readonly donkeyCapacity: number;
  readonly hasKicks: boolean;
  readonly pestDivisor: number;
  readonly overspillEnergy: number;
  readonly fertileRest: number;
  readonly restBonus: number;
  readonly fertileGround: number;
}

export class Model {
  readonly s: Int32Array;
  readonly #trail: Int32Array = new Int32Array(4096);
  #top = 0;
  readonly #board: PlanBoard;
  readonly #habits: Habits;

  constructor(board: PlanBoard, habits: Habits, start: Readonly<Record<number, number>>) {
    this.#board = board;
    this.#habits = habits;
    this.s = new Int32Array(THINGS + board.things.length);
    for (const [place, value] of Object.entries(start)) this.s[Number(place)] = value;
    board.things.forEach(({ value }, i) => {
      this.s[THINGS + i] = value;
    });
  }

  /** Where to come back to with `undo`. */
  get mark(): number {
    return this.#top;
  }

  undo(mark: number): void {
    const trail = this.#trail;
    while (this.#top > mark) {
      this.#top -= 2;
      this.s[trail[this.#top]!] = trail[this.#top + 1]!;
    }
  }

  #set(place: number, value: number): void {
    this.#trail[this.#top] = place;
    this.#trail[this.#top + 1] = this.s[place]!;
    this.#top += 2;
    this.s[place] = value;
  }

  #add(place: number, delta: number): void {
    this.#set(place, this.s[place]! + delta);
  }

  /** One pass of a card. False: skipped for lack of Energy. */
  run(card: PlanCard): boolean {
    const { s } = this;
    const habits = this.#habits;
    const harm = s[HARMED]! & ~s[IMMUNE]!;
    const immune = s[IMMUNE]!;
    const isCorrupt = (card.isCorrupt && (immune & HARM.corrupt) === 0) || (harm & HARM.corrupt) !== 0;
    const isUnreliable = (card.isUnreliable && (immune & HARM.unreliable) === 0) || (harm & HARM.unreliable) !== 0;
    const at = s[AT]!;
    let cost = card.cost - s[OPTIMIZED]! + (card.deed.is === 'interact' ? this.#board.interactCost[at]! : 0);
    if (cost < 0) cost = 0;
    if (isCorrupt && !habits.isReversing && cost > 1) cost--;
    cost += card.worn;
    if (s[ENERGY]! < cost) return false;
    if (cost !== 0) this.#add(ENERGY, -cost);
    if (isUnreliable) {
      if (habits.unreliablePeriod === 0) this.#set(SURE, (s[SURE]! * 3) >> 2);
      else {
        const count = s[UNRELIABLE]! + 1;
        if (count >= habits.unreliablePeriod) {
          this.#set(UNRELIABLE, 0);
          this.#add(ENERGY, 1);
          return true;
        }
        this.#set(UNRELIABLE, count);
      }
    }
    let times = 1;
    if ((card.isEffective || s[POTENT] === 1) && habits.effectivePeriod > 0) {
      const count = s[EFFECTIVE]! + 1;
      this.#set(EFFECTIVE, count >= habits.effectivePeriod ? 0 : count);
      if (count >= habits.effectivePeriod) times = 2;
    }
    for (; times > 0; times--) this.#act(card, isCorrupt, at);
    if (isCorrupt && !habits.isReversing) this.#add(WORN, 1);
    return true;
  }

  #act({ deed }: PlanCard, isCorrupt: boolean, origin: number): void {
    const isReversed = isCorrupt && this.#habits.isReversing;
    const less = isCorrupt && !this.#habits.isReversing ? 1 : 0;
    switch (deed.is) {
      case 'move':
        this.#move(
          deed.distance > 1 ? deed.distance - less : deed.distance,
          deed.hops,
          deed.sidestep,
          isReversed,
          origin,
        );
        return;
      case 'turn': {
        const step = Math.abs(deed.delta) > 1 ? deed.delta - less * Math.sign(deed.delta) : deed.delta;
        this.#set(FACING, (this.s[FACING]! + (isReversed ? -step : step) + 12) % 6);
        return;
      }
      case 'rest':
        this.#rest(deed.amount, isReversed, less, origin);
        return;
      case 'interact':
        if (!isReversed) this.#interact(deed.range, deed.kinds, deed.bonus, less);
        return;
      case 'immune':
        if (!isReversed) this.#set(IMMUNE, this.s[IMMUNE]! | (deed.to === 'Corrupt' ? HARM.corrupt : HARM.unreliable));
        return;
      case 'optimize':
        if (!isReversed) this.#add(OPTIMIZED, 1);
        return;
      case 'effective':
        if (!isReversed) this.#set(POTENT, 1);
        return;
      case 'grow':
        this.#add(GROWN, isReversed ? -deed.worth : deed.worth);
        return;
      default:
    }
  }

  #rest(amount: number, isReversed: boolean, less: number, origin: number): void {
    if (isReversed) {
      this.#move(1, false, 0, true, -1);
      return;
    }
    const ground = this.#board.rest[origin]!;
    const fertile = ground === this.#habits.fertileGround ? this.#habits.fertileRest : 0;
    let gain = amount + ground + fertile + this.#habits.restBonus;
    if (gain > 1) gain -= less;
    if (gain > 0) this.#add(ENERGY, gain);
  }

  #move(distance: number, hops: boolean, sidestep: number, isReversed: boolean, origin: number): void {
    const { next, walls, ring, moveEnergy } = this.#board;
    const { s } = this;
    const facing = (s[FACING]! + (isReversed ? 3 : 0)) % 6;
    let steps = 0;
    if (hops) {
      let to = s[AT]!;
      for (let i = 0; i < distance && to >= 0; i++) to = next[to * 6 + facing]!;
      if (to >= 0 && ring[to] === 0) {
        this.#land(to);
        steps = 1;
      }
    } else {
      for (; steps < distance; steps++) {
        const to = next[s[AT]! * 6 + facing]!;
        if (to < 0 || walls[to] === 1 || this.#stands(to)) break;
        this.#land(to);
      }
      if (steps === 0 && sidestep !== 0) {
        const to = next[s[AT]! * 6 + ((facing + sidestep + 6) % 6)]!;
        if (to >= 0 && walls[to] === 0 && !this.#stands(to)) {
          this.#land(to);
          steps = 1;
        }
      }
    }
    if (steps === 0) this.#add(BUMPS, 1);
    const mud = origin < 0 ? 0 : moveEnergy[origin]!;
    if (mud !== 0) this.#set(ENERGY, Math.max(0, s[ENERGY]! + mud));
  }

  /** Whether something still stands there: a recruited donkey does not. */
  #stands(cell: number): boolean {
    const i = this.#board.thingAt[cell]!;
    return i >= 0 && (this.#board.things[i]!.kind !== 'Donkey' || this.s[THINGS + i]! >= 0);
  }

  #land(cell: number): void {
    this.#set(AT, cell);
    const harm = this.#board.harm[cell]!;
    if (harm !== 0 && (this.s[HARMED]! | harm) !== this.s[HARMED]!) this.#set(HARMED, this.s[HARMED]! | harm);
  }

  #interact(range: number, kinds: readonly string[], bonus: number, less: number): void {
    const { next, thingAt, things } = this.#board;
    const { s } = this;
    let cell = s[AT]!;
    let i = -1;
    for (let step = 0; step < range; step++) {
      cell = cell < 0 ? -1 : next[cell * 6 + s[FACING]!]!;
      if (cell < 0) break;
      const found = thingAt[cell]!;
      if (found >= 0 && (range === 1 || kinds.includes(things[found]!.kind))) {
        i = found;
        break;
      }
    }
    if (i < 0 || !kinds.includes(things[i]!.kind)) {
      this.#add(BUMPS, 1);
      return;
    }
    const value = s[THINGS + i]!;
    switch (things[i]!.kind) {
      case 'Crate':
        this.#load(i, value, bonus, less);
        return;
      case 'Shed':
        this.#deliver(i, value, bonus, less);
        return;
      case 'Donkey':
        this.#recruit(i, value);
        return;
      default:
        if (value === 1) {
          this.#set(THINGS + i, 0);
          this.#add(TOWERS, things[i]!.kind === 'Tower' ? 2 : 1);
        }
    }
  }

  #load(i: number, amount: number, bonus: number, less: number): void {
    let n = Math.min(amount, this.s[MAX_CARRY]! - this.s[CARRY]!);
    if (n <= 0) {
      this.#add(BUMPS, 1);
      return;
    }
    if (n > 1) n -= less;
    this.#set(THINGS + i, amount - n);
    this.#add(CARRY, n + bonus);
  }

  #deliver(i: number, open: number, bonus: number, less: number): void {
    const { overspillEnergy, pestDivisor } = this.#habits;
    const carry = this.s[CARRY]!;
    if (carry <= 0) {
      this.#add(BUMPS, 1);
      return;
    }
    if (open <= 0) {
      this.#add(BUMPS, 2); // goods thrown away, save for what it pays the Courier
      this.#set(CARRY, 0);
      if (overspillEnergy > 0) this.#add(ENERGY, overspillEnergy);
      return;
    }
    let n = Math.min(carry, open);
    if (n > 1) n -= less;
    const given = Math.ceil((n + Math.min(bonus, open - n)) / pestDivisor);
    this.#add(CARRY, -n);
    this.#set(THINGS + i, open - given);
    this.#add(CREDITED, given);
    if (overspillEnergy > 0) this.#add(ENERGY, overspillEnergy);
  }

  /** `facing` is the donkey's, -1 once it is in tow. */
  #recruit(i: number, facing: number): void {
    if (facing < 0) {
      this.#add(BUMPS, 1);
      return;
    }
    if (this.#habits.hasKicks && facing === this.s[FACING]!) {
      this.#set(ENERGY, Math.max(0, this.s[ENERGY]! - 1));
      this.#set(THINGS + i, (facing + 1) % 6);
      return;
    }
    this.#set(THINGS + i, -1);
    this.#add(MAX_CARRY, this.#habits.donkeyCapacity);
    this.#add(DONKEYS, 1);
  }
}
