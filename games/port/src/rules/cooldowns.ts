// Expiry stamps of events and actions, by slot number. Reads and writes stamps and answers "cooling at now?"; no game
// logic, and no tick: a later `now` is all that an expiry needs.

import type { Cooldowns, Stamps } from '../shape.ts';

const NOTHING: Stamps = new Int32Array(0);
export const NO_COOLDOWNS: Cooldowns = Object.freeze({ events: NOTHING, actions: NOTHING });

export const startEventCooldown = (
  cooldowns: Cooldowns,
  slot: number,
  now: number,
  seconds: number,
  msPerSecond: number,
): Cooldowns => ({ events: stamped(cooldowns.events, slot, now + seconds * msPerSecond), actions: cooldowns.actions });

export const startActionCooldown = (
  cooldowns: Cooldowns,
  slot: number,
  now: number,
  seconds: number,
  msPerSecond: number,
): Cooldowns => ({ events: cooldowns.events, actions: stamped(cooldowns.actions, slot, now + seconds * msPerSecond) });

export const isEventOnCooldown = (cooldowns: Cooldowns, slot: number, now: number): boolean =>
  now < expiryOf(cooldowns.events, slot);

export const isActionOnCooldown = (cooldowns: Cooldowns, slot: number, now: number): boolean =>
  now < expiryOf(cooldowns.actions, slot);

/** When the slot is free again; 0 where it is not stamped. */
export const eventExpiry = (cooldowns: Cooldowns, slot: number): number => expiryOf(cooldowns.events, slot);
export const actionExpiry = (cooldowns: Cooldowns, slot: number): number => expiryOf(cooldowns.actions, slot);

/** Without the dead entries; the same object where there are none. */
export const dropExpired = (cooldowns: Cooldowns, now: number): Cooldowns => {
  const events = live(cooldowns.events, now);
  const actions = live(cooldowns.actions, now);
  return events === cooldowns.events && actions === cooldowns.actions ? cooldowns : { events, actions };
};

/** The stamps as plain pairs, for printing and for tests. */
export const entriesOf = (stamps: Stamps): readonly (readonly [slot: number, expiryMs: number])[] => {
  const entries: [number, number][] = [];
  for (let i = 0; i < stamps.length; i += 2) entries.push([stamps[i]!, stamps[i + 1]!]);
  return entries;
};

const expiryOf = (stamps: Stamps, slot: number): number => {
  for (let i = 0; i < stamps.length; i += 2) {
    if (stamps[i]! >= slot) return stamps[i] === slot ? stamps[i + 1]! : 0;
  }
  return 0;
};

/** With the slot's stamp set; the pairs stay in the order of their slots. */
const stamped = (stamps: Stamps, slot: number, expiryMs: number): Stamps => {
  let at = 0;
  while (at < stamps.length && stamps[at]! < slot) at += 2;
  const isNew = at === stamps.length || stamps[at] !== slot;
  const next = new Int32Array(stamps.length + (isNew ? 2 : 0));
  for (let i = 0; i < at; i++) next[i] = stamps[i]!;
  next[at] = slot;
  next[at + 1] = expiryMs;
  const skip = isNew ? 0 : 2;
  for (let i = at + skip; i < stamps.length; i++) next[i + 2 - skip] = stamps[i]!;
  return next;
};

const live = (stamps: Stamps, now: number): Stamps => {
  let dead = 0;
  for (let i = 1; i < stamps.length; i += 2) if (stamps[i]! <= now) dead += 1;
  if (dead === 0) return stamps;
  const kept = new Int32Array(stamps.length - 2 * dead);
  let to = 0;
  for (let i = 0; i < stamps.length; i += 2) {
    if (stamps[i + 1]! <= now) continue;
    kept[to++] = stamps[i]!;
    kept[to++] = stamps[i + 1]!;
  }
  return kept;
};
