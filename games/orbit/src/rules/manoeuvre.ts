// The manoeuvre phase [OS-161]: rotation first, then exactly one move, and the mass it costs. Then the scoop [OS-162].

import { FACINGS, SCOOP } from '../data/names.ts';
import { COAST, MOVE, ORDER_STRIDE, POWER, ROTATE, TRANSFER } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { ALIVE, ENERGY, FACING, MASS, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';
import { ringAfter, sectorAfter } from './board.ts';
import type { Phase } from './resolution.ts';
import { countOf } from './ships.ts';

export const manoeuvre: Phase = ({ world, state, orders, tape, causes }) => {
  const { tables } = world;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    if (ships[at + ALIVE] === 0) continue;
    const row = ship * ORDER_STRIDE;
    const { id } = world.ships[ship]!;
    if (orders[row + ROTATE] === 1) {
      ships[at + FACING] = 1 - ships[at + FACING]!;
      if (causes !== null)
        tape.emit(
          { type: 'shipRotated', ship: id, facing: FACINGS[ships[at + FACING]!]! },
          { event: causes.plan[ship]! },
        );
    }
    const move = orders[row + MOVE]!;
    const burn = orders[row + POWER]!;
    const ring = ships[at + RING]!;
    const sector = ships[at + SECTOR]!;
    const facing = ships[at + FACING]!;
    const end = ringAfter(tables, ring, facing, move, burn);
    ships[at + RING] = end;
    ships[at + SECTOR] = sectorAfter(tables, ring, sector, facing, move, burn, end);
    if (move !== COAST) ships[at + MASS]! -= tables.burnMass[burn]!;
    if (causes === null) continue;
    const path = { ship: id, from: { ring, sector }, to: { ring: end, sector: ships[at + SECTOR]! } };
    const because = { event: causes.plan[ship]! };
    if (move === COAST) tape.emit({ type: 'shipCoasted', ...path }, because);
    else {
      const type = move === TRANSFER ? 'shipTransferred' : 'shipPhased';
      tape.emit({ type, ...path, power: burn, mass: ships[at + MASS]! }, because);
    }
  }
};

/** Coasting ships with an active scoop take on mass by the ring they coast on, up to the tank [OS-205..OS-209]. */
export const scoop: Phase = ({ world, state, orders, tape, causes }) => {
  const { tables } = world;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    if (ships[at + ALIVE] === 0 || orders[ship * ORDER_STRIDE + MOVE] !== COAST) continue;
    if (ships[at + ENERGY + SCOOP]! < tables.min[SCOOP]!) continue;
    const { id, tank } = world.ships[ship]!;
    const room = tank - ships[at + MASS]!;
    const found = tables.scoop[ships[at + RING]!]!;
    const amount = Math.min(found, room);
    if (amount <= 0) continue;
    ships[at + MASS]! += amount;
    if (causes !== null)
      tape.emit(
        { type: 'massScooped', ship: id, amount, mass: ships[at + MASS]! },
        { event: causes.plan[ship]! },
        { last: `energy:${id}:scoop` },
      );
  }
};

/** A ship's facing after its orders, also where the rotation itself is refused [OS-137]. */
export const facingAfter = (facing: number, rotate: number): number => (rotate === 1 ? 1 - facing : facing);

/** Where a ship's orders take it, before recoil: ring, sector and facing after the manoeuvre phase. */
export const endOf = (
  { tables }: World,
  { ships }: State,
  ship: number,
  orders: Int16Array,
): { readonly ring: number; readonly sector: number; readonly facing: number } => {
  const at = ship * SHIP_STRIDE;
  const row = ship * ORDER_STRIDE;
  const facing = facingAfter(ships[at + FACING]!, orders[row + ROTATE]!);
  const from = ships[at + RING]!;
  const move = orders[row + MOVE]!;
  const burn = orders[row + POWER]!;
  const ring = ringAfter(tables, from, facing, move, burn);
  return { ring, sector: sectorAfter(tables, from, ships[at + SECTOR]!, facing, move, burn, ring), facing };
};
