// The heat phase [OS-170]: what was on board and was not vented burns the hull, then this turn's heat is added.

import { ENGINES, RAILGUN } from '../data/names.ts';
import { fill, texts } from '../data/texts.ts';
import { COAST, MOVE, ORDER_STRIDE, RAIL_HOLD, SHOT } from '../shape/orders.ts';
import type { Tables } from '../shape/world.ts';
import { ALIVE, ENERGY, HEAT, HULL, SHIP_STRIDE } from '../state.ts';
import { blameOn, type Phase } from './resolution.ts';
import { countOf } from './ships.ts';

/** Heat of one subsystem: (energy − threshold) × heat per unit, never below 0 [OS-071] [OS-072]. Some subsystems heat
 *  whenever they are powered (engines), some only in a turn in which they are used (the railgun). */
export const heatOf = (tables: Tables, subsystem: number, energy: number, isUsed: boolean): number => {
  if (tables.heatsWhenUsed[subsystem] === 1 && !isUsed) return 0;
  const over = energy - tables.threshold[subsystem]!;
  return over > 0 ? over * tables.heatPerUnit[subsystem]! : 0;
};

export const heat: Phase = ({ world, state, orders, absorbed, tape, causes }) => {
  const { tables } = world;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    if (ships[at + ALIVE] === 0) continue;
    const { id, name, heat: given } = world.ships[ship]!;
    const row = ship * ORDER_STRIDE;
    const carried = ships[at + HEAT]!; // after venting; this turn's heat is not on board yet [OS-083]
    if (carried > 0) {
      const amount = carried * tables.heatDamage;
      const hull = ships[at + HULL]! - amount;
      ships[at + HULL] = Math.max(hull, 0);
      if (causes !== null) {
        const start = given > 0 ? [{ start: fill(texts.starts.heat!, { ship: name, heat: given }) }] : [];
        const event = tape.emit(
          { type: 'heatDamaged', ship: id, amount, hull: ships[at + HULL]! },
          { last: `heat:${id}` },
          ...start,
        );
        blameOn(causes.wounds, ship, event);
      }
    }
    const engines = heatOf(tables, ENGINES, ships[at + ENERGY + ENGINES]!, orders[row + MOVE] !== COAST);
    const railgun = heatOf(tables, RAILGUN, ships[at + ENERGY + RAILGUN]!, orders[row + SHOT] !== RAIL_HOLD);
    const shields = absorbed[ship]! > 0 ? tables.strainHeat : 0;
    const amount = engines + railgun + shields;
    if (amount === 0) continue;
    ships[at + HEAT] = carried + amount;
    if (causes === null) continue;
    tape.emit(
      { type: 'heatGenerated', ship: id, amount, engines, railgun, shields, heat: carried + amount },
      ...(engines > 0 ? [{ event: causes.plan[ship]! }, { last: `energy:${id}:engines` }] : []),
      ...(railgun > 0 ? [{ event: causes.shot[ship]! >= 0 ? causes.shot[ship]! : causes.plan[ship]! }] : []),
      ...(shields > 0 ? [{ event: causes.absorbed[ship]! }] : []),
    );
  }
};
