// The plans worth trying from a state. Orders are enumerated first, power is derived from them: each used subsystem gets
// what its order needs, what is not needed is taken back as far as the limit allows [OS-390] [OS-391].

import { ENGINES, LASER, MISSILES, RAILGUN, SCOOP, SHIELDS, THRUSTERS } from '../data/names.ts';
import { ringAfter, sectorAfter } from '../rules/board.ts';
import { facingAfter } from '../rules/manoeuvre.ts';
import { isHostile, isInstalled } from '../rules/ships.ts';
import { recoilRing } from '../rules/weapons/railguns.ts';
import {
  ATTACK,
  AUTO,
  BRACE,
  COAST,
  DEFEND,
  FIRE,
  LASER_HOLD,
  LAUNCH,
  MOVE,
  NOBODY,
  ORDER_STRIDE,
  PHASE,
  POWER,
  RAIL_HOLD,
  ROTATE,
  SHOT,
  STANCE,
  TRANSFER,
  VENT,
} from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { ALIVE, AMMO, ENERGY, FACING, HEAT, MASS, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';
import { canFinish } from './finish.ts';
import type { Rows } from './rows.ts';
import { Scene } from './scene.ts';

export interface PlanOptions {
  /** Nothing comes after this turn: energy left where it is and missiles launched now change nothing. */
  readonly isLast: boolean;
  /** A ship without heat, without damage and without a return limit: what it cannot do, no ship can. */
  readonly isCarefree: boolean;
}

export class Plans {
  readonly #world: World;
  readonly #scene: Scene;
  #state!: State;
  #out!: Rows;
  #options!: PlanOptions;
  readonly #row = new Int16Array(ORDER_STRIDE);
  readonly #need = new Int16Array(7);
  readonly #excess = new Int16Array(7);
  /** Cells of the move under consideration. */
  #ring = 0;
  #sector = 0;
  #facing = 0;
  #isExposed = false;
  #canScoop = false;

  constructor(world: World) {
    this.#world = world;
    this.#scene = new Scene(world);
  }

  /** Fills `out`; `orders` holds the opponents' rows. Where this turn is the last and cannot win, there are none. */
  list(state: State, orders: Int16Array, options: PlanOptions, out: Rows): void {
    this.#state = state;
    this.#out = out;
    this.#options = options;
    out.count = 0;
    this.#scene.set(state, orders);
    if (options.isLast && !canFinish(this.#world, state, this.#scene)) return;
    this.#row.fill(0);
    const canTurn = isInstalled(this.#world, 0, THRUSTERS);
    for (let rotate = 0; rotate <= (canTurn ? 1 : 0); rotate++) {
      this.#row[ROTATE] = rotate;
      this.#facing = facingAfter(state.ships[FACING]!, rotate);
      this.#move(COAST, 0);
      if (!isInstalled(this.#world, 0, ENGINES)) continue;
      for (let power = 1; power < this.#world.tables.burnMass.length; power++) this.#move(TRANSFER, power);
      for (let power = 1; power < this.#world.tables.burnMass.length; power++) this.#move(PHASE, power);
    }
  }

  #move(move: number, power: number): void {
    const { tables, ships: hulls } = this.#world;
    const { ships } = this.#state;
    if (tables.burnMass[power]! > ships[MASS]!) return;
    const ring = ringAfter(tables, ships[RING]!, this.#facing, move, power);
    if (ring < 1 || ring > tables.rings) return;
    this.#ring = ring;
    this.#sector = sectorAfter(tables, ships[RING]!, ships[SECTOR]!, this.#facing, move, power, ring);
    this.#row[MOVE] = move;
    this.#row[POWER] = power;
    this.#isExposed = !this.#options.isCarefree && this.#scene.isUnderFire(this.#ring, this.#sector);
    this.#canScoop =
      move === COAST &&
      !this.#options.isLast &&
      isInstalled(this.#world, 0, SCOOP) &&
      ships[MASS]! < hulls[0]!.tank &&
      tables.scoop[ring]! > 0;
    this.#shots();
  }

  #shots(): void {
    const { tables } = this.#world;
    const { ships } = this.#state;
    this.#row[SHOT] = RAIL_HOLD;
    this.#need[RAILGUN] = 0;
    this.#launches();
    if (this.#row[MOVE] === TRANSFER || !isInstalled(this.#world, 0, RAILGUN)) return;
    const hasHull = this.#scene.hasHull(this.#ring, this.#sector, this.#facing);
    const left = ships[MASS]! - tables.burnMass[this.#row[POWER]!]!;
    for (let charge = tables.min[RAILGUN]!; charge <= tables.max[RAILGUN]!; charge++) {
      this.#need[RAILGUN] = charge;
      const end = recoilRing(tables, ships[RING]!, this.#facing, charge);
      if (end >= 1 && end <= tables.rings) {
        this.#row[SHOT] = FIRE;
        this.#launches();
      }
      // a braced shot at nothing is heat and mass for nothing
      if (!hasHull || tables.braceMass[charge]! > left || !isInstalled(this.#world, 0, ENGINES)) continue;
      this.#row[SHOT] = BRACE;
      this.#launches();
    }
    this.#row[SHOT] = RAIL_HOLD;
  }

  #launches(): void {
    const { ships } = this.#state;
    this.#row[LAUNCH] = NOBODY;
    this.#stances();
    if (this.#options.isLast || ships[AMMO]! < 1 || !isInstalled(this.#world, 0, MISSILES)) return;
    for (let target = 1; target < this.#world.ships.length; target++) {
      if (ships[target * SHIP_STRIDE + ALIVE] === 0 || !isHostile(this.#world, 0, target)) continue;
      this.#row[LAUNCH] = target;
      this.#stances();
    }
    this.#row[LAUNCH] = NOBODY;
  }

  #stances(): void {
    this.#row[STANCE] = LASER_HOLD;
    this.#passive();
    if (!isInstalled(this.#world, 0, LASER)) return;
    if (this.#scene.hasTarget(this.#ring, this.#sector)) {
      this.#row[STANCE] = ATTACK;
      this.#passive();
    }
    if (this.#scene.hasPrey(this.#ring, this.#sector)) {
      this.#row[STANCE] = DEFEND;
      this.#passive();
    }
    this.#row[STANCE] = LASER_HOLD;
  }

  /** Scoop and shields have no order: they work where they are powered. */
  #passive(): void {
    const { tables } = this.#world;
    const { min } = tables;
    const need = this.#need;
    const burn = tables.burnEnergy[this.#row[POWER]!]!;
    need[ENGINES] = this.#row[SHOT] === BRACE ? Math.max(burn, tables.braceEngines) : burn;
    need[THRUSTERS] = this.#row[ROTATE] === 1 ? min[THRUSTERS]! : 0;
    need[LASER] = this.#row[STANCE] === LASER_HOLD ? 0 : min[LASER]!;
    need[MISSILES] = this.#row[LAUNCH] === NOBODY ? 0 : min[MISSILES]!;
    if (this.#options.isCarefree) {
      this.#carefree();
      return;
    }
    const canShield = this.#isExposed && isInstalled(this.#world, 0, SHIELDS);
    for (let scoop = 0; scoop <= (this.#canScoop ? 1 : 0); scoop++) {
      need[SCOOP] = scoop === 1 ? min[SCOOP]! : 0;
      for (let shields = 0; shields <= (canShield ? 1 : 0); shields++) {
        need[SHIELDS] = shields === 1 ? min[SHIELDS]! : 0;
        this.#power();
      }
    }
  }

  /** Any power that one turn's reactor gives, from wherever it was; a scoop that costs nothing. */
  #carefree(): void {
    const need = this.#need;
    need[SCOOP] = 0;
    need[SHIELDS] = 0;
    let sum = 0;
    for (let i = 0; i < 7; i++) sum += need[i]!;
    if (sum > this.#world.ships[0]!.reactor) return;
    for (let i = 0; i < 7; i++) this.#row[i] = need[i]!;
    if (this.#canScoop) this.#row[SCOOP] = this.#world.tables.min[SCOOP]!;
    this.#row[VENT] = 0;
    this.#out.push(this.#row);
  }

  #power(): void {
    const { limit } = this.#world.tables;
    const { ships } = this.#state;
    const excess = this.#excess;
    let sum = 0;
    let spare = 0;
    let forced = 0;
    for (let i = 0; i < 7; i++) {
      const has = ships[ENERGY + i]!;
      const need = this.#need[i]!;
      const over = has - need;
      if (over > 0 && i === RAILGUN && need > 0) forced = over; // a shot is fired with exactly its charge
      const kept = over > 0 && !(i === RAILGUN && need > 0) ? has : need;
      excess[i] = kept - need;
      spare += excess[i]!;
      sum += kept;
      this.#row[i] = kept;
    }
    const must = Math.max(0, sum - this.#world.ships[0]!.reactor);
    if (forced + must > limit || must > spare) return;
    const heat = Math.min(ships[HEAT]!, limit);
    if (this.#options.isLast) {
      this.#row[VENT] = Math.min(heat, limit - forced - must);
      this.#spread(0, must, true);
      return;
    }
    for (let vent = 0; vent <= heat && vent + forced + must <= limit; vent++) {
      const taken = Math.min(limit - forced - vent, spare);
      if (vent < heat && vent + forced + taken < limit) continue; // more could be vented
      this.#row[VENT] = vent;
      this.#spread(0, taken, false);
    }
  }

  /** Every way of taking `left` units out of what is not needed; only the first where nothing comes after. */
  #spread(from: number, left: number, isOnce: boolean): boolean {
    if (left === 0) {
      this.#emit();
      return true;
    }
    if (from === 7) return false;
    const kept = this.#row[from]!;
    for (let by = Math.min(left, this.#excess[from]!); by >= 0; by--) {
      this.#row[from] = kept - by;
      const isDone = this.#spread(from + 1, left - by, isOnce);
      if (isDone && isOnce) {
        this.#row[from] = kept;
        return true;
      }
    }
    this.#row[from] = kept;
    return false;
  }

  #emit(): void {
    const { min } = this.#world.tables;
    const row = this.#row;
    // powered and working though not asked for: the plan that asks for it is listed already
    if (!this.#options.isLast) {
      if (this.#isExposed && this.#need[SHIELDS] === 0 && row[SHIELDS]! >= min[SHIELDS]!) return;
      if (this.#canScoop && this.#need[SCOOP] === 0 && row[SCOOP]! >= min[SCOOP]!) return;
    }
    const stance = row[STANCE]!;
    if (stance === LASER_HOLD && row[LASER]! < min[LASER]!) row[STANCE] = AUTO; // the shorter way to say it
    this.#out.push(row);
    row[STANCE] = stance;
  }
}
