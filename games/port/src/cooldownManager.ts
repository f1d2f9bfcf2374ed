// Expiry stamps of events and actions. Reads and writes stamps and answers "cooling at now?"; no game logic, and
// no tick: a later `now` is all that an expiry needs.

import type { Cooldowns, Stamps } from './shape.ts';

const NOTHING: Stamps = Object.freeze({});
export const NO_COOLDOWNS: Cooldowns = Object.freeze({ events: NOTHING, actions: NOTHING });

const stampAt = (now: number, seconds: number, msPerSecond: number): number => now + seconds * msPerSecond;

export const startEventCooldown = (
  cooldowns: Cooldowns,
  id: string,
  now: number,
  seconds: number,
  msPerSecond: number,
): Cooldowns => ({
  events: { ...cooldowns.events, [id]: stampAt(now, seconds, msPerSecond) },
  actions: cooldowns.actions,
});

export const startActionCooldown = (
  cooldowns: Cooldowns,
  id: string,
  now: number,
  seconds: number,
  msPerSecond: number,
): Cooldowns => ({
  events: cooldowns.events,
  actions: { ...cooldowns.actions, [id]: stampAt(now, seconds, msPerSecond) },
});

export const isEventOnCooldown = (cooldowns: Cooldowns, id: string, now: number): boolean =>
  isOnCooldown(cooldowns.events, id, now);

export const isActionOnCooldown = (cooldowns: Cooldowns, id: string, now: number): boolean =>
  isOnCooldown(cooldowns.actions, id, now);

/** When the id is free again; 0 where it is not stamped. */
export const eventExpiry = (cooldowns: Cooldowns, id: string): number => expiryOf(cooldowns.events, id);
export const actionExpiry = (cooldowns: Cooldowns, id: string): number => expiryOf(cooldowns.actions, id);

/** Without the dead entries; the same object where there are none. */
export const dropExpired = (cooldowns: Cooldowns, now: number): Cooldowns => {
  const events = live(cooldowns.events, now);
  const actions = live(cooldowns.actions, now);
  return events === cooldowns.events && actions === cooldowns.actions ? cooldowns : { events, actions };
};

const isOnCooldown = (stamps: Stamps, id: string, now: number): boolean => {
  const expiry = stamps[id];
  return expiry !== undefined && now < expiry;
};

const expiryOf = (stamps: Stamps, id: string): number => (Object.hasOwn(stamps, id) ? stamps[id]! : 0);

const live = (stamps: Stamps, now: number): Stamps => {
  let isAnyDead = false;
  for (const id in stamps) {
    if (stamps[id]! <= now) {
      isAnyDead = true;
      break;
    }
  }
  if (!isAnyDead) return stamps;
  const kept: Record<string, number> = {};
  for (const id in stamps) if (stamps[id]! > now) kept[id] = stamps[id]!;
  return kept;
};
