// Turns a win still needs at the least [OS-396]. Never more than the truth: states that cannot make the limit are cut by it.

import { ENGINES, LASER, MISSILES, RAILGUN, SHIELDS } from '../data/names.ts';
import { allocatedOf, isAlive, isHostile, isInstalled } from '../rules/ships.ts';
import type { Goal, World } from '../shape/world.ts';
import { AMMO, ENERGY, HEAT, HULL, M_TARGET, MISSILE_STRIDE, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';

const OWN = 0;

export const turnsLeft = (world: World, state: State): number => {
  const { goal, tables } = world;
  if (goal === null) return 1;
  const turns = goalTurns(world, state, goal);
  const cold = goal.isCold ? Math.ceil(state.ships[HEAT]! / Math.max(1, tables.limit)) : 0;
  return Math.max(1, turns, cold);
};

const goalTurns = (world: World, state: State, goal: Goal): number => {
  const { ships } = state;
  switch (goal.kind) {
    case 'gates': {
      let ring = ships[RING]!;
      let turns = 0;
      for (let i = state.gatesPassed; i < goal.gates.length; i++) {
        const gate = goal.gates[i]!;
        turns += Math.max(1, hops(world, ring, gate.ring)); // one gate a turn
        ring = gate.ring;
      }
      return turns;
    }
    case 'escape':
      return hops(world, ships[RING]!, goal.ring);
    case 'dock': {
      const at = goal.ship * SHIP_STRIDE;
      const isThere = ships[RING] === ships[at + RING] && ships[SECTOR] === ships[at + SECTOR];
      return isThere ? goal.turns - state.docked : goal.turns;
    }
    case 'survive':
      return goal.turn - state.turn + 1;
    case 'cool': {
      const over = Math.max(0, allocatedOf(state, OWN) - goal.maxEnergy);
      return Math.ceil((ships[HEAT]! + over) / Math.max(1, world.tables.limit));
    }
    case 'destroy':
      return shootingTurns(world, state, goal.ships);
  }
};

/** Turns to change so many rings, by burn or by recoil. */
const hops = ({ tables }: World, from: number, to: number): number => {
  let most = 1;
  for (let i = 1; i < tables.burnRings.length; i++) most = Math.max(most, tables.burnRings[i]!);
  for (let i = 0; i < tables.recoil.length; i++) most = Math.max(most, tables.recoil[i]!);
  return Math.ceil(Math.abs(to - from) / most);
};

const LONGEST = 60;

/** Turns until the named ships can be gone if everything that can hit hits: each alone, and all together. */
const shootingTurns = (world: World, state: State, targets: readonly number[]): number => {
  const { tables } = world;
  let turns = 0;
  let hulls = 0;
  let living = 0;
  let inFlight = 0;
  const laser = isInstalled(world, OWN, LASER) ? tables.laserDamage : 0;
  const rail = isInstalled(world, OWN, RAILGUN) ? Math.max(...tables.railDamage) : 0;
  const best = Math.max(laser, rail); // a lane is the own ring, a window never is: one turn brings one or the other
  const stock = isInstalled(world, OWN, MISSILES) ? state.ships[AMMO]! : 0;
  for (const target of targets) {
    if (!isAlive(state, target)) continue;
    if (burnsItself(world, state, target)) return 1;
    const at = target * SHIP_STRIDE;
    const aimed = missilesAt(state, target);
    const shields = state.ships[at + ENERGY + SHIELDS]!;
    const absorbed = shields >= tables.min[SHIELDS]! ? shields * tables.absorbPerEnergy : 0;
    const each = Math.max(0, best + othersFire(world, state, target) - absorbed);
    turns = Math.max(
      turns,
      turnsFor(world, state.ships[at + HULL]!, each, aimed - shotDown(world, state, target), stock),
    );
    hulls += state.ships[at + HULL]!;
    inFlight += aimed;
    living++;
  }
  if (living < 2) return turns;
  let others = 0;
  for (const target of targets) if (isAlive(state, target)) others += othersFire(world, state, target);
  return Math.max(turns, turnsFor(world, hulls, laser * (living - 1) + best + others, inFlight, stock));
};

/** Missiles that go down before any can hit: an opponent with a laser defends in every turn in which one would arrive, and
 *  those in its own cell are what it shoots first [OS-218] [OS-297]. */
export const shotDown = ({ ships, tables }: World, state: State, target: number): number => {
  const { ai } = ships[target]!;
  const energy = state.ships[target * SHIP_STRIDE + ENERGY + LASER]!;
  return ai === null || ai === 'drift' || energy < tables.min[LASER]! ? 0 : tables.laserMissiles;
};

/** The fewest turns in which so much hull can go: shots every turn, missiles in flight, and those launched before the
 *  last turn. */
const turnsFor = ({ tables }: World, hull: number, each: number, inFlight: number, stock: number): number => {
  for (let turns = 1; turns < LONGEST; turns++) {
    const missiles = Math.max(0, inFlight + Math.min(stock, turns - 1));
    if (turns * each + missiles * tables.missileDamage >= hull) return turns;
  }
  return LONGEST;
};

const missilesAt = ({ missiles }: State, target: number): number => {
  let count = 0;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) if (missiles[at + M_TARGET] === target) count++;
  return count;
};

/** Damage other ships may do it in a turn: slugs hit whoever is in the lane, lasers and missiles only hostile ships. */
export const othersFire = (world: World, state: State, target: number): number => {
  const { tables } = world;
  let sum = 0;
  for (let ship = 1; ship < world.ships.length; ship++) {
    if (ship === target || !isAlive(state, ship)) continue;
    const energy = ship * SHIP_STRIDE + ENERGY;
    const charge = state.ships[energy + RAILGUN]!;
    if (charge >= tables.min[RAILGUN]!) sum += tables.railDamage[charge]!;
    if (!isHostile(world, ship, target)) continue;
    if (state.ships[energy + LASER]! >= tables.min[LASER]!) sum += tables.laserDamage;
    if (state.ships[energy + MISSILES]! >= tables.min[MISSILES]!) sum += tables.missileDamage;
  }
  return sum;
};

/** Opponents vent all they can; one that can make more heat than that may go without a shot. */
export const burnsItself = (world: World, state: State, ship: number): boolean => {
  const { tables } = world;
  const energy = ship * SHIP_STRIDE + ENERGY;
  const over = (subsystem: number): number =>
    Math.max(0, state.ships[energy + subsystem]! - tables.threshold[subsystem]!) * tables.heatPerUnit[subsystem]!;
  const most = over(ENGINES) + over(RAILGUN) + tables.strainHeat;
  return Math.max(most, state.ships[ship * SHIP_STRIDE + HEAT]!) > tables.limit;
};
