// The keyboard of the reactor: walking, acting on the spot, choosing modes. A key that has nothing to do here stays free
// for the frame (H is a shield while one can be raised, else the hint).

import type { Action, ReactorShape } from '@interlock/reactor';
import { carrierOfItem, type Dir, facilityOf, frontOf } from '@interlock/reactor/screen';
import type { KeyBinding, Table } from '../screen.ts';
import { useSight } from './board/sight.ts';

const legalOf = (table: Table<ReactorShape>): readonly Action[] => table.legal;

const find = (table: Table, fits: (action: Action) => boolean): Action[] | null => {
  const action = legalOf(table).find(fits);
  // A copy: the strip tells the steps of a plan apart by their objects, and the rules may hand out one twice.
  return action ? [{ ...action }] : null;
};

/** A move is planned even where it is refused, so that the refusal says why. */
const walk = (keys: readonly string[], dir: Dir, label: string): KeyBinding<ReactorShape> => ({
  keys,
  label,
  plan: () => (useSight.getState().isInspecting ? null : [{ type: 'moveRobot', dir }]),
});

const neutralize = (key: string, kind: string, label: string): KeyBinding<ReactorShape> => ({
  keys: [key],
  label,
  plan: (table) =>
    find(table, (one) => one.type === 'interactLeak' && one.do === 'apply' && carrierOfItem(one.item) === kind),
  why: () => `No ${kind} neutralizer can be applied here.`,
});

const ZOOM = 'Larger or smaller map';
const MODES = ['1', '2', '3', '4', '5'] as const;

export const keys: readonly KeyBinding<ReactorShape>[] = [
  walk(['ArrowUp', 'w'], 'N', 'Walk north'),
  walk(['ArrowLeft', 'a'], 'W', 'Walk west'),
  walk(['ArrowRight', 'd'], 'E', 'Walk east'),
  walk(['ArrowDown', 's'], 'S', 'Walk south'),
  {
    keys: [' '],
    label: 'Use what stands here; at a junction, go to its modes; at the control, start the core',
    plan: (table) => {
      const facility = facilityOf(table.view);
      const prop = facility.propAt.get(frontOf(facility, table.plan));
      if (prop?.type === 'tJunction' || prop?.type === 'crossJunction') {
        document.querySelector<HTMLElement>('.rx-pad .rx-act')?.focus();
        return null;
      }
      return [prop?.type === 'reactorControl' ? { type: 'activateReactor' } : { type: 'interactProp' }];
    },
  },
  ...MODES.map(
    (key, i): KeyBinding<ReactorShape> => ({
      keys: [key],
      label: `Set the ${['first', 'second', 'third', 'fourth', 'fifth'][i]} mode of the junction`,
      row: 'Set a mode of the junction, in the order of its buttons',
      plan: (table) => {
        const facility = facilityOf(table.view);
        const prop = facility.propAt.get(frontOf(facility, table.plan));
        const mode = prop?.modes[i];
        return mode === undefined ? null : [{ type: 'interactProp', mode }];
      },
      why: (table) =>
        facilityOf(table.view).propAt.get(frontOf(facilityOf(table.view), table.plan))?.modes.length
          ? 'This junction has fewer modes.'
          : 'No junction stands here.',
    }),
  ),
  {
    keys: ['r'],
    label: 'Repair the leak here',
    plan: (table) =>
      find(table, (one) => one.type === 'interactLeak' && one.do === 'repair') ?? [
        { type: 'interactLeak', do: 'repair' },
      ],
  },
  neutralize('f', 'fuel', 'Apply a fuel neutralizer'),
  neutralize('c', 'coolant', 'Apply a coolant neutralizer'),
  neutralize('e', 'electricity', 'Apply an electricity neutralizer'),
  {
    keys: ['h'],
    label: 'Raise the heat shield',
    plan: (table) => find(table, (one) => one.type === 'interactLeak' && one.do === 'shield'),
  },
  // The rest changes what is seen, not what is planned; the board takes these keys itself.
  {
    keys: ['i'],
    label: 'Inspect mode: arrows move the eye, Tab goes on to the next thing, Enter walks there',
    plan: () => null,
  },
  {
    keys: ['v'],
    label: 'Next view: surface, one network, all (once the eye is open)',
    plan: () => null,
  },
  {
    keys: ['Alt+1', 'Alt+8'],
    label: 'Look so many turns ahead; Alt+0 is now',
    stays: 'With Alt the digits are the turns ahead; “Look one turn further ahead” can have another key.',
    plan: () => null,
  },
  { keys: ['+'], label: 'Larger map', row: ZOOM, plan: () => null },
  { keys: ['-'], label: 'Smaller map', row: ZOOM, plan: () => null },
  {
    keys: ['x'],
    label: 'Start the core',
    plan: () => [{ type: 'activateReactor' }],
  },
];
