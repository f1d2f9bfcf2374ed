// The keyboard of the station: walking, the deed at hand, the deeds by number, doors and cameras of the chosen room.

import type { Action, StationShape } from '@interlock/station';
import type { KeyBinding } from '../../screen.ts';
import { offersOf } from '../offers.ts';
import { useSight } from './sight.ts';

/** A step is planned even where it is refused, so that the refusal says why. */
const walk = (keys: readonly string[], dir: 'N' | 'E' | 'S' | 'W', label: string): KeyBinding<StationShape> => ({
  keys,
  label,
  plan: () => (useSight.getState().isInspecting ? null : [{ type: 'move', dir }]),
});

const ZOOM = 'Larger or smaller map';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const one = (action: Action | undefined): readonly Action[] | null => (action ? [{ ...action }] : null);

export const keys: readonly KeyBinding<StationShape>[] = [
  walk(['ArrowUp', 'w'], 'N', 'Step north'),
  walk(['ArrowLeft', 'a'], 'W', 'Step west'),
  walk(['ArrowRight', 'd'], 'E', 'Step east'),
  walk(['ArrowDown', 's'], 'S', 'Step south'),
  {
    keys: ['e', ' '],
    label: 'Do the one thing that can be done here; with several, go to their list',
    plan: (table) => {
      const offers = offersOf(table);
      if (offers.length === 1) return one(offers[0]!.action);
      document.querySelector<HTMLElement>('.st-pad .st-act[data-action]')?.focus();
      return null;
    },
  },
  ...DIGITS.map(
    (key, i): KeyBinding<StationShape> => ({
      keys: [key],
      label: `Do number ${key} of the list`,
      row: 'Do what has that number in the list',
      plan: (table) => one(offersOf(table)[i]?.action),
    }),
  ),
  {
    keys: ['o'],
    label: 'Switch the doors of the first room in the list of a terminal here',
    plan: (table) => one(offersOf(table).find(({ action }) => action.type === 'setDoorPower')?.action),
  },
  {
    keys: ['c'],
    label: 'Switch the cameras of the first room in the list of a terminal here',
    plan: (table) => one(offersOf(table).find(({ action }) => action.type === 'setCctvPower')?.action),
  },
  { keys: ['.'], label: 'Wait', plan: () => [{ type: 'wait' }] },
  // The rest changes what is seen, not what is planned; the board takes these keys itself.
  { keys: ['r'], label: 'Reach: what can be walked to, and what stops you', plan: () => null },
  { keys: ['v'], label: 'Next overlay: deck, reach, power', plan: () => null },
  { keys: ['q'], label: 'Act at once, or plan first', plan: () => null },
  { keys: ['m'], label: 'The whole map, and back', plan: () => null },
  {
    keys: ['i'],
    label: 'Inspect mode: arrows move the eye, Tab goes on to the next thing, Enter plans the way there',
    plan: () => null,
  },
  { keys: ['+'], label: 'Larger map', row: ZOOM, plan: () => null },
  { keys: ['-'], label: 'Smaller map', row: ZOOM, plan: () => null },
];
