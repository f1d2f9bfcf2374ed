// A state as a ship without cares meets it: what can only hinder it is left out, so that many states become one. What it
// leaves out and why: see each condition.

import { RAILGUN } from '../data/names.ts';
import { isHostile, isInstalled } from '../rules/ships.ts';
import type { World } from '../shape/world.ts';
import {
  ALIVE,
  AMMO,
  ENERGY,
  FACING,
  HEAT,
  HULL,
  M_LIFE,
  M_OWNER,
  M_RING,
  M_SECTOR,
  M_TARGET,
  MASS,
  MISSILE_STRIDE,
  RING,
  SECTOR,
  SHIP_STRIDE,
  type State,
} from '../state.ts';
import { burnsItself } from './bound.ts';

const OWN = 0;
/** Hull of a ship that nothing can hurt. */
export const UNHURT = 30_000;
const MISSILES_MOST = 64;
const MISSILE_NOTE = 5;

export class Carefree {
  /** Integers at the head of a note of which more is never worse: mass, stock, and the damage of the ships to destroy. */
  readonly vector: number;
  /** Integers a note may take. */
  readonly room: number;
  readonly #world: World;
  /** Hostile missiles hurt nobody whose loss would not end the run: they may as well not fly. */
  readonly #isQuiet: boolean;
  /** No opponent shoots slugs, and nobody else flies armed: what an opponent does hangs on the player's ship and the
   *  protected ones alone, and one that falls sooner, or was never there, can only have been in the way. */
  readonly #isPlain: boolean;
  readonly #targets: readonly number[];

  constructor(world: World) {
    const { goal, protect, ships } = world;
    this.#world = world;
    const others = ships.map((_, i) => i).filter((i) => i !== OWN);
    const isGuarded = (ship: number): boolean =>
      protect.includes(ship) || (goal?.kind === 'dock' && goal.ship === ship);
    this.#isQuiet = others.every(
      (ship) => isHostile(world, OWN, ship) || world.sides[ship] !== world.sides[OWN] || isGuarded(ship),
    );
    this.#isPlain =
      this.#isQuiet &&
      others.every(
        (ship) =>
          (isHostile(world, OWN, ship) && !isInstalled(world, ship, RAILGUN)) ||
          (!isHostile(world, OWN, ship) && ships[ship]!.ai === 'drift'),
      );
    this.#targets = goal?.kind === 'destroy' ? goal.ships : [];
    this.vector = 2 + (this.#isPlain ? this.#targets.length : 0);
    this.room = this.vector + 4 + ships.length * 6 + MISSILES_MOST * MISSILE_NOTE;
  }

  /** Takes the cares out of a state. */
  relieve(state: State): void {
    const world = this.#world;
    const { ships } = state;
    ships[HULL] = UNHURT;
    ships[HEAT] = 0;
    for (let i = 0; i < 7; i++) ships[ENERGY + i] = 0;
    if (!this.#isQuiet) return;
    for (let ship = 1; ship < world.ships.length; ship++) {
      const at = ship * SHIP_STRIDE;
      if (ships[at + ALIVE] === 0) continue;
      if (world.protect.includes(ship)) ships[at + HULL] = UNHURT;
      if (!isHostile(world, OWN, ship)) continue;
      ships[at + AMMO] = 0;
      if (!this.#isPlain) continue;
      if (!this.#targets.includes(ship)) {
        ships[at + ALIVE] = 0;
        ships[at + HULL] = 0;
      } else if (!burnsItself(world, state, ship)) ships[at + HEAT] = 0;
    }
    this.#silence(state);
  }

  #silence(state: State): void {
    const { missiles } = state;
    let kept = 0;
    for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) if (this.#flies(state, at)) kept++;
    if (kept * MISSILE_STRIDE === missiles.length) return;
    const left = new Int16Array(kept * MISSILE_STRIDE);
    for (let at = 0, to = 0; at < missiles.length; at += MISSILE_STRIDE)
      if (this.#flies(state, at)) {
        left.set(missiles.subarray(at, at + MISSILE_STRIDE), to);
        to += MISSILE_STRIDE;
      }
    state.missiles = left;
  }

  #flies({ missiles, ships }: State, at: number): boolean {
    return (
      !isHostile(this.#world, OWN, missiles[at + M_OWNER]!) &&
      ships[missiles[at + M_TARGET]! * SHIP_STRIDE + ALIVE] === 1
    );
  }

  /** Writes a relieved state down and returns the length of the note. */
  write(state: State, to: Int16Array): number {
    const { ships, missiles } = state;
    to[0] = ships[MASS]!;
    to[1] = ships[AMMO]!;
    let at = 2;
    if (this.#isPlain) for (const ship of this.#targets) to[at++] = -ships[ship * SHIP_STRIDE + HULL]!;
    to[at++] = state.turn;
    to[at++] = ships[RING]!;
    to[at++] = (ships[SECTOR]! << 1) | ships[FACING]!;
    to[at++] = (state.gatesPassed << 8) | state.docked;
    for (let ship = SHIP_STRIDE; ship < ships.length; ship += SHIP_STRIDE) {
      if (ships[ship + ALIVE] === 0) {
        to[at++] = 0;
        continue;
      }
      to[at++] = ships[ship + RING]!;
      to[at++] = (ships[ship + SECTOR]! << 1) | ships[ship + FACING]!;
      to[at++] = ships[ship + MASS]!;
      to[at++] = ships[ship + HEAT]!;
      if (this.#isPlain) continue;
      to[at++] = ships[ship + HULL]!;
      to[at++] = ships[ship + AMMO]!;
    }
    for (let m = 0; m < missiles.length; m += MISSILE_STRIDE) {
      to[at++] = missiles[m + M_OWNER]!;
      to[at++] = missiles[m + M_TARGET]!;
      to[at++] = missiles[m + M_RING]!;
      to[at++] = missiles[m + M_SECTOR]!;
      to[at++] = missiles[m + M_LIFE]!;
    }
    return at;
  }
}
