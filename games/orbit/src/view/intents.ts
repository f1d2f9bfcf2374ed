// Published intents [OS-308..OS-313]: what every living opponent will do this turn, with the cells its weapons cover.

import { LASER_ORDERS, type Stance } from '../actions.ts';
import { FACINGS, RAILGUN } from '../data/names.ts';
import { fill, texts } from '../data/texts.ts';
import { laneCells, reachCells, windowCells } from '../rules/board.ts';
import { endOf } from '../rules/manoeuvre.ts';
import { expectation } from '../rules/opponents/decide.ts';
import { orderOpponents } from '../rules/opponents/order.ts';
import { planOf } from '../rules/plan/entries.ts';
import { isAlive } from '../rules/ships.ts';
import { stanceOf } from '../rules/weapons/lasers.ts';
import { recoilRing } from '../rules/weapons/railguns.ts';
import { ATTACK, DEFEND, emptyOrders, FIRE, ORDER_STRIDE, RAIL_HOLD, SHOT } from '../shape/orders.ts';
import type { IntentView } from '../shape/view.ts';
import type { World } from '../shape/world.ts';
import type { State } from '../state.ts';
import { cellText, shipName } from '../words/names.ts';

export const intentsOf = (world: World, state: State): IntentView[] => {
  if (state.ending !== null) return [];
  const orders = emptyOrders(state);
  orderOpponents(world, state, orders);
  return world.ships.flatMap(({ ai }, ship) =>
    ai === null || !isAlive(state, ship) ? [] : [intentOf(world, state, ship, orders)],
  );
};

const intentOf = (world: World, state: State, ship: number, orders: Int16Array): IntentView => {
  const { tables } = world;
  const row = ship * ORDER_STRIDE;
  const { ring, sector, facing } = endOf(world, state, ship, orders);
  const stance = stanceOf(world, orders, ship);
  const shot = orders[row + SHOT]!;
  const expected = expectation(world, state, ship);
  const bare: Omit<IntentView, 'text'> = {
    ship: world.ships[ship]!.id,
    plan: planOf(world, ship, orders),
    end: { ring, sector },
    facing: FACINGS[facing]!,
    stance: LASER_ORDERS[stance] as Stance,
    window:
      stance === ATTACK ? windowCells(tables, ring, sector) : stance === DEFEND ? reachCells(tables, ring, sector) : [],
    lane: shot === RAIL_HOLD ? [] : laneCells(tables, ring, sector, facing),
    recoilTo: shot === FIRE ? recoilRing(tables, ring, facing, orders[row + RAILGUN]!) : null,
    expects:
      expected === null
        ? null
        : { target: world.ships[expected.target]!.id, ring: expected.ring, sector: expected.sector },
  };
  return { ...bare, text: sayIntent(world, bare) };
};

/** `turn retrograde, transfer 1 to 2:15, laser attack (expects Kestrel on 4:3)`. */
const sayIntent = (world: World, { plan, end, facing, recoilTo, expects }: Omit<IntentView, 'text'>): string => {
  const { orders } = texts;
  const parts: string[] = [];
  if (plan.rotate) parts.push(fill(orders.rotate!, { facing }));
  parts.push(fill(orders[plan.move.kind]!, { power: plan.move.power, to: cellText(end) }));
  if (plan.laser === 'attack' || plan.laser === 'defend') parts.push(orders[plan.laser]!);
  if (plan.railgun === 'brace') parts.push(orders.brace!);
  if (plan.railgun === 'fire') parts.push(fill(orders['fire-to']!, { ring: recoilTo ?? end.ring }));
  if (plan.launch !== null) parts.push(fill(orders.launch!, { target: shipName(world, plan.launch) }));
  if (plan.vent > 0) parts.push(fill(orders.vent!, { amount: plan.vent }));
  const why =
    expects === null
      ? ''
      : ` (${fill(orders.expects!, { target: shipName(world, expects.target), cell: cellText(expects) })})`;
  return parts.join(', ') + why;
};
