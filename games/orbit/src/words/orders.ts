// Plans in words: what a ship will do, part by part, from a row of orders or from entries.

import type { Action, Plan, ShipAction } from '../actions.ts';
import { fill, texts } from '../data/texts.ts';
import type { World } from '../shape/world.ts';
import { shipName, subsystemName } from './names.ts';

const { orders, entries } = texts;

/** One action of a committed plan. Where the ship ends up is told by the move's own event. */
export const sayShipAction = (world: World, action: ShipAction): string => {
  switch (action.type) {
    case 'deallocate':
    case 'allocate':
      return fill(orders[action.type]!, {
        amount: action.amount,
        subsystem: subsystemName(world, action.subsystem),
      });
    case 'vent':
      return fill(orders.vent!, { amount: action.amount });
    case 'rotate':
      return entries['rotate-true']!;
    case 'move':
      return fill(entries[action.kind]!, { power: action.power });
    case 'laser':
      return orders[action.stance]!;
    case 'railgun':
      return orders[action.order]!;
    case 'launch':
      return fill(orders.launch!, { target: shipName(world, action.target) });
  }
};

/** A plan of orders alone, as an opponent publishes it. */
export const sayPlan = (world: World, plan: Plan): string => {
  const parts: string[] = [];
  if (plan.rotate) parts.push(entries['rotate-true']!);
  parts.push(fill(entries[plan.move.kind]!, { power: plan.move.power }));
  if (plan.laser === 'attack' || plan.laser === 'defend') parts.push(orders[plan.laser]!);
  if (plan.railgun !== 'hold') parts.push(orders[plan.railgun]!);
  if (plan.launch !== null) parts.push(fill(orders.launch!, { target: shipName(world, plan.launch) }));
  if (plan.vent > 0) parts.push(fill(orders.vent!, { amount: plan.vent }));
  return parts.join(', ');
};

export const sayEntry = (world: World, entry: Action): string => {
  const said = sayBare(world, entry);
  return 'side' in entry && entry.side !== undefined ? fill(entries.sided!, { side: entry.side, entry: said }) : said;
};

const sayBare = (world: World, entry: Action): string => {
  switch (entry.type) {
    case 'energy':
      return fill(entries.energy!, { subsystem: subsystemName(world, entry.subsystem), value: entry.value });
    case 'vent':
    case 'turn':
      return fill(entries[entry.type]!, { value: entry.value });
    case 'rotate':
      return entries[`rotate-${entry.value}`]!;
    case 'move':
      return fill(entries[entry.kind]!, { power: entry.power });
    case 'laser':
    case 'railgun':
      return entries[`${entry.type}-${entry.value}`]!;
    case 'launch':
      return entry.target === null
        ? entries['launch-none']!
        : fill(entries.launch!, { target: shipName(world, entry.target) });
    case 'concede':
    case 'unreadable':
      return entries[entry.type]!;
  }
};
