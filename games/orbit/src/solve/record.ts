// A state as the solver keeps it: a short row of integers. First the values of the player's ship that more (or less) of is
// never worse, then the key: everything else that the future depends on [OS-387] [OS-388].

import {
  ALIVE,
  AMMO,
  ENERGY,
  FACING,
  HEAT,
  HULL,
  M_ID,
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

/** Hull, heat, mass, stock and seven energies. */
export const VECTOR = 11;
export const V_HULL = 0;
export const V_HEAT = 1;
const V_MASS = 2;
const V_AMMO = 3;
export const V_ENERGY = 4;

/** Integers of a living ship in the key; a destroyed one takes a single 0 in place of its ring. */
const SHIP_KEY = 7;
const MISSILE_KEY = 5;

/** Room for a state of so many ships and missiles. */
export const recordRoom = (ships: number, missiles: number): number =>
  VECTOR + 3 + ships * SHIP_KEY + missiles * MISSILE_KEY + 2;

/** Writes the record of a state and returns its length. Missiles are told by their order, not by their id. */
export const pack = ({ ships, missiles, gatesPassed, docked }: State, to: Int16Array): number => {
  to[V_HULL] = ships[HULL]!;
  to[V_HEAT] = ships[HEAT]!;
  to[V_MASS] = ships[MASS]!;
  to[V_AMMO] = ships[AMMO]!;
  for (let i = 0; i < 7; i++) to[V_ENERGY + i] = ships[ENERGY + i]!;
  to[VECTOR] = ships[RING]!;
  to[VECTOR + 1] = (ships[SECTOR]! << 1) | ships[FACING]!;
  to[VECTOR + 2] = (gatesPassed << 8) | docked;
  let at = VECTOR + 3;
  for (let ship = SHIP_STRIDE; ship < ships.length; ship += SHIP_STRIDE) {
    if (ships[ship + ALIVE] === 0) {
      to[at++] = 0;
      continue;
    }
    to[at] = ships[ship + RING]!;
    to[at + 1] = (ships[ship + SECTOR]! << 1) | ships[ship + FACING]!;
    to[at + 2] = ships[ship + HULL]!;
    to[at + 3] = ships[ship + HEAT]!;
    to[at + 4] = ships[ship + MASS]!;
    to[at + 5] = ships[ship + AMMO]!;
    at += 6;
  }
  for (let m = 0; m < missiles.length; m += MISSILE_STRIDE) {
    to[at] = missiles[m + M_OWNER]!;
    to[at + 1] = missiles[m + M_TARGET]!;
    to[at + 2] = missiles[m + M_RING]!;
    to[at + 3] = missiles[m + M_SECTOR]!;
    to[at + 4] = missiles[m + M_LIFE]!;
    at += MISSILE_KEY;
  }
  return at;
};

/** The state of a record. What a record leaves out (energies of opponents, who never change them) is as in `state`. */
export const unpack = (from: Int16Array, start: number, end: number, turn: number, state: State): void => {
  const { ships } = state;
  ships[HULL] = from[start + V_HULL]!;
  ships[HEAT] = from[start + V_HEAT]!;
  ships[MASS] = from[start + V_MASS]!;
  ships[AMMO] = from[start + V_AMMO]!;
  for (let i = 0; i < 7; i++) ships[ENERGY + i] = from[start + V_ENERGY + i]!;
  ships[RING] = from[start + VECTOR]!;
  ships[SECTOR] = from[start + VECTOR + 1]! >> 1;
  ships[FACING] = from[start + VECTOR + 1]! & 1;
  ships[ALIVE] = 1;
  state.turn = turn;
  state.ending = null;
  state.gatesPassed = from[start + VECTOR + 2]! >> 8;
  state.docked = from[start + VECTOR + 2]! & 255;
  let at = start + VECTOR + 3;
  for (let ship = SHIP_STRIDE; ship < ships.length; ship += SHIP_STRIDE) {
    if (from[at] === 0) {
      ships[ship + ALIVE] = 0;
      ships[ship + HULL] = 0;
      at++;
      continue;
    }
    ships[ship + ALIVE] = 1;
    ships[ship + RING] = from[at]!;
    ships[ship + SECTOR] = from[at + 1]! >> 1;
    ships[ship + FACING] = from[at + 1]! & 1;
    ships[ship + HULL] = from[at + 2]!;
    ships[ship + HEAT] = from[at + 3]!;
    ships[ship + MASS] = from[at + 4]!;
    ships[ship + AMMO] = from[at + 5]!;
    at += 6;
  }
  const count = (end - at) / MISSILE_KEY;
  const missiles = new Int16Array(count * MISSILE_STRIDE);
  for (let i = 0; i < count; i++) {
    const m = i * MISSILE_STRIDE;
    missiles[m + M_ID] = i + 1;
    missiles[m + M_OWNER] = from[at]!;
    missiles[m + M_TARGET] = from[at + 1]!;
    missiles[m + M_RING] = from[at + 2]!;
    missiles[m + M_SECTOR] = from[at + 3]!;
    missiles[m + M_LIFE] = from[at + 4]!;
    at += MISSILE_KEY;
  }
  state.missiles = missiles;
  state.nextMissile = count + 1;
};

/** Whether the first of two records with equal keys is at least as good as the second in everything [OS-389]: opponents
 *  do not read these values, and energy in the reactor can go anywhere while energy in a subsystem cannot leave freely. */
export const isAsGood = (a: Int16Array, i: number, b: Int16Array, j: number): boolean => {
  if (a[i + V_HULL]! < b[j + V_HULL]! || a[i + V_HEAT]! > b[j + V_HEAT]!) return false;
  if (a[i + V_MASS]! < b[j + V_MASS]! || a[i + V_AMMO]! < b[j + V_AMMO]!) return false;
  for (let k = V_ENERGY; k < VECTOR; k++) if (a[i + k]! > b[j + k]!) return false;
  return true;
};
