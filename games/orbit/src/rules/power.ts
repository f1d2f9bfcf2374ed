// The power phase [OS-160]: energy given back, energy allotted, what wakes and what sleeps, and heat vented.

import { SUBSYSTEMS } from '../data/names.ts';
import { ORDER_STRIDE, VENT } from '../shape/orders.ts';
import { ALIVE, ENERGY, HEAT, SHIP_STRIDE } from '../state.ts';
import type { Phase, Resolution } from './resolution.ts';
import { countOf } from './ships.ts';

export const power: Phase = (turn) => {
  const { state, orders, causes } = turn;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    if (ships[at + ALIVE] === 0) continue;
    const row = ship * ORDER_STRIDE;
    if (causes !== null) tellPower(turn, ship);
    for (let i = 0; i < 7; i++) ships[at + ENERGY + i] = orders[row + i]!;
    const vent = orders[row + VENT]!;
    if (vent === 0) continue;
    ships[at + HEAT]! -= vent; // venting comes before heat damage and before this turn's heat [OS-092]
    if (causes !== null)
      turn.tape.emit(
        { type: 'heatVented', ship: turn.world.ships[ship]!.id, amount: vent, heat: ships[at + HEAT]! },
        { event: causes.plan[ship]! },
      );
  }
};

/** The events of one ship, told before its energies change. */
const tellPower = (turn: Resolution, ship: number): void => {
  const { world, state, orders, tape, causes } = turn;
  const from = ship * SHIP_STRIDE + ENERGY;
  const row = ship * ORDER_STRIDE;
  let isChanged = false;
  for (let i = 0; i < 7; i++) if (orders[row + i] !== state.ships[from + i]) isChanged = true;
  if (!isChanged) return; // most ships, most turns
  const { id } = world.ships[ship]!;
  const because = { event: causes!.plan[ship]! };
  const changed = [-1, -1, -1, -1, -1, -1, -1];
  for (const type of ['energyDeallocated', 'energyAllocated'] as const) {
    for (let i = 0; i < 7; i++) {
      const energy = orders[row + i]!;
      const by = type === 'energyAllocated' ? energy - state.ships[from + i]! : state.ships[from + i]! - energy;
      if (by > 0) changed[i] = tape.emit({ type, ship: id, subsystem: SUBSYSTEMS[i]!, amount: by, energy }, because);
    }
  }
  for (let i = 0; i < 7; i++) {
    const energy = orders[row + i]!;
    const min = world.tables.min[i]!;
    const was = state.ships[from + i]! >= min;
    const is = energy >= min;
    if (was === is) continue;
    const type = is ? 'subsystemActivated' : 'subsystemDeactivated';
    tape.emit({ type, ship: id, subsystem: SUBSYSTEMS[i]!, energy }, { event: changed[i]! });
  }
};
