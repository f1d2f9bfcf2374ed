// Events in words, from the templates of content/texts.json. Slots are the event's own fields, with names where it has ids.

import { SUBSYSTEMS, type SubsystemId } from '../data/names.ts';
import { fill, type Slots, texts } from '../data/texts.ts';
import type { Cell, OrbitEvent } from '../events.ts';
import type { World } from '../shape/world.ts';
import { cellText, shipName, subsystemName } from './names.ts';
import { sayPlan, sayShipAction } from './orders.ts';

export const sayEvent = (world: World, event: OrbitEvent): string =>
  fill(texts.events[event.type]!, { ...slotsOf(world, event), ...moreSlots(world, event) });

const isCell = (value: unknown): value is Cell => typeof value === 'object' && value !== null && 'ring' in value;
const isSubsystem = (value: unknown): value is SubsystemId => (SUBSYSTEMS as readonly unknown[]).includes(value);

const slotsOf = (world: World, event: OrbitEvent): Slots => {
  const slots: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'ship' || (key === 'target' && typeof value === 'string')) slots[key] = shipName(world, String(value));
    else if (key === 'subsystem' && isSubsystem(value)) slots[key] = subsystemName(world, value);
    else if (isCell(value)) slots[key] = cellText(value);
    else if (typeof value === 'string' || typeof value === 'number') slots[key] = value;
  }
  return slots;
};

const moreSlots = (world: World, event: OrbitEvent): Slots => {
  switch (event.type) {
    case 'planCommitted':
      return { actions: event.actions.map((action) => sayShipAction(world, action)).join(', ') };
    case 'intentPublished':
      return { plan: sayPlan(world, event.plan) };
    case 'shipTransferred':
    case 'shipPhased':
      return { burn: texts.burns[event.power]! };
    case 'heatGenerated':
      return {
        sources: (['engines', 'railgun', 'shields'] as const)
          .filter((source) => event[source] > 0)
          .map((source) => `${subsystemName(world, source)} ${event[source]}`)
          .join(', '),
      };
    case 'scenarioLost':
      return { reason: texts.causes[event.reason]! };
    case 'duelEnded':
      return { result: `${texts.duel[event.winner]}, ${texts.duel[event.reason]}.` };
    default:
      return {};
  }
};
