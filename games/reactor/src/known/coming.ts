// What the next turn does to one cell, in sentences: leaks that run into it, reactions, heat that is announced.

import { namesIn } from '../called.ts';
import type { Facility, Index } from './model.ts';

type Told = { readonly type: string } & Readonly<Record<string, unknown>>;
type Place = readonly [number, number];

const WORD: Readonly<Record<string, string>> = {
  heatUp: 'Fuel warms here',
  ignite: 'Fuel burns here',
  short: 'Coolant shorts the charge here',
  coolDown: 'Coolant quenches the heat here',
};

const change = (value: unknown, name: string): string =>
  typeof value === 'number' && value !== 0 ? `${name} ${value > 0 ? '+' : '−'}${Math.abs(value)}` : '';

const injected = (events: readonly Told[], index: (at: Place) => Index, cell: Index): ReadonlyMap<string, number> =>
  new Map(
    events
      .filter((event) => event.type === 'injectLeak' && index(event.cell as Place) === cell)
      .map((event) => [String(event.leak), Number(event.quantity)]),
  );

/** `idle` is the same turn without the plan; where the plan changes a leak, both numbers are said. */
export const comingTo = (
  facility: Facility,
  cell: Index,
  next: readonly Told[],
  idle: readonly Told[] | null,
): string[] => {
  const index = ([x, y]: Place): Index => y * facility.width + x;
  const names = namesIn(facility.seen);
  const lines: string[] = [];
  const now = injected(next, index, cell);
  const else_ = idle ? injected(idle, index, cell) : now;
  for (const leak of new Set([...else_.keys(), ...now.keys()])) {
    const [planned, plain] = [now.get(leak) ?? 0, else_.get(leak) ?? 0];
    const said = `The ${names.leak(leak)} adds ${plain} a turn`;
    lines.push(planned === plain ? `${said}.` : `${said}; with your plan ${planned}.`);
  }
  for (const event of next) {
    const word = WORD[event.type];
    if (word === undefined || index(event.cell as Place) !== cell) continue;
    const changes = [
      change(event.heat, 'heat'),
      change(event.fuel, 'fuel'),
      change(event.electricity, 'electricity'),
      change(event.coolant, 'coolant'),
    ];
    const pair =
      typeof event.pair === 'string' ? ` (${event.pair.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()})` : '';
    lines.push(`${word} next turn: ${changes.filter((part) => part !== '').join(', ')}${pair}.`);
  }
  return lines;
};
