// What a walk in the dark stops for: whatever was not known before and can be done something with, by a name of its own.
// Bare floor is none of it.

import type { StationView } from '../view.ts';
import { spokenDoor, spokenHazard, spokenItem, spokenThing } from './spoken.ts';

/** By name, in words; a room that was entered has none, since the event says it. */
export const sightings = (view: StationView): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { id, isEntered } of view.rooms) if (isEntered) found.set(`room ${id}`, '');
  for (const door of view.doors) found.set(`door ${door.id}`, spokenDoor(view, door));
  for (const thing of view.things) found.set(`thing ${thing.id}`, spokenThing(view, thing));
  for (const item of view.items) found.set(`item ${item.id}`, spokenItem(view, item));
  for (const hazard of view.hazards) found.set(`hazard ${hazard.id}`, spokenHazard(view, hazard));
  if (view.exit !== undefined) found.set('lift', 'the lift');
  return found;
};
