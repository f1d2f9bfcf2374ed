// Small words: ships by name, cells, facings, lists.

import { SUBSYSTEMS, type SubsystemId } from '../data/names.ts';
import type { Cell } from '../events.ts';
import type { World } from '../shape/world.ts';

/** The name of a ship; an id that is none of the roster stands for itself. */
export const shipName = ({ ships }: World, id: string): string => ships.find((ship) => ship.id === id)?.name ?? id;

export const cellText = ({ ring, sector }: Cell): string => `${ring}:${sector}`;

export const subsystemName = ({ content }: World, subsystem: SubsystemId | number): string =>
  content.subsystems[typeof subsystem === 'number' ? SUBSYSTEMS[subsystem]! : subsystem].name;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
