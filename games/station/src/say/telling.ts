// What the ship tells of what can be seen and held: a look around, one thing looked at, logs read again. From the view
// only, so it tells no more than the screen does.

import { logOf } from '../data/logs.ts';
import { texts } from '../data/texts.ts';
import type { StationView, ThingView } from '../view.ts';
import { bearing, liftWords, nearby, spokenDoor, spokenHazard, spokenItem, spokenThing, summary } from './spoken.ts';

/** The summary, and what else is in sight. */
export const lookAround = (view: StationView): readonly string[] => {
  const told = new Set([...summary(view), ...nearby(view)]);
  const seen = [
    ...view.things.filter((one) => one.isInSight && !one.isInReach).map((one) => spokenThing(view, one)),
    ...view.items.filter(({ isInSight }) => isInSight).map((one) => spokenItem(view, one)),
    ...view.hazards.filter((one) => one.isInSight && !one.isFixed).map((one) => spokenHazard(view, one)),
    ...(view.exit === undefined ? [] : [`lift, ${bearing(view, view.exit)}`]),
  ].filter((line) => !told.has(line));
  const [place, ...rest] = summary(view);
  return [place!, ...seen, ...rest];
};

/** One thing, door, hazard or item by its id, or by its kind where there is one of that; null where nothing is called so. */
export const lookAt = (view: StationView, what: string, thing: ThingView | null): readonly string[] | null => {
  if (thing !== null) return [spokenThing(view, thing)];
  const door = view.doors.find(({ id }) => id === what);
  if (door !== undefined) return [spokenDoor(view, door)];
  const hazards = view.hazards.filter(({ id, name }) => id === what || name.toLowerCase() === what);
  const items = view.items.filter(({ id, name }) => id === what || name.toLowerCase().includes(what));
  const rooms = view.rooms.filter(({ id, name }) => id === what || ` ${name.toLowerCase()}`.endsWith(` ${what}`));
  const lines = [
    ...rooms.flatMap(({ id }) => view.doors.filter(({ room }) => room === id).map((one) => spokenDoor(view, one))),
    ...hazards.map((one) => spokenHazard(view, one)),
    ...items.map((one) => spokenItem(view, one)),
    ...(/^(lift|exit)$/.test(what) && view.exit !== undefined
      ? [`lift, ${liftWords(view)}, ${bearing(view, view.exit)}`]
      : []),
  ];
  return lines.length === 0 ? null : lines;
};

/** The logs in hand, in the order of days. */
export const logsHeld = (view: StationView): readonly string[] => {
  const held = view.inventory.flatMap(({ item }) => (item.startsWith('log:') ? (logOf(item) ?? []) : []));
  if (held.length === 0) return [texts.ship.noLogs!];
  return [...held]
    .sort((a, b) => a.day - b.day)
    .map(({ title, day, by, text }) => `“${title}”, day ${day}, ${by}: ${text}`);
};
