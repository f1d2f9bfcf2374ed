// Editing a plan [OS-100..OS-110] [OS-118]: setting a field again replaces its entry, and what could never be legal is not
// taken. Everything else may stand in a plan, legal or not.

import type { Refusal, Turn, Viewer } from '@interlock/kernel';
import type { Action } from '../../actions.ts';
import { refuse } from '../../refuse.ts';
import type { World } from '../../shape/world.ts';
import type { OrbitShape } from '../../shape.ts';
import type { State } from '../../state.ts';
import { fieldOf, shipOf } from './entries.ts';

export const revise = (world: World, _state: State, pending: Turn<OrbitShape>, action: Action): Turn<OrbitShape> => {
  const at = placeOf(world, pending, action);
  return at === pending.length ? [...pending, action] : pending.map((entry, i) => (i === at ? action : entry));
};

/** Where an entry stands in the plan once it is set: in the place of the one it replaces, or at the end. */
const placeOf = (world: World, pending: Turn<OrbitShape>, action: Action): number => {
  if (action.type === 'unreadable') return pending.length;
  const at = pending.findIndex(
    (entry) =>
      entry.type !== 'unreadable' &&
      fieldOf(entry) === fieldOf(action) &&
      shipOf(world, entry) === shipOf(world, action),
  );
  return at < 0 ? pending.length : at;
};

/** No later edit could make these good. */
const NEVER: ReadonlySet<string> = new Set([
  'malformed-plan',
  'unknown-subsystem',
  'not-whole',
  'scenario-over',
  'wrong-side',
  'negative-energy',
  'subsystem-max',
  'vent-negative',
  'vent-exceeds-heat',
]);

export const mayRevise = (
  world: World,
  state: State,
  pending: Turn<OrbitShape>,
  action: Action,
  seat: Viewer,
): readonly Refusal[] => {
  const at = placeOf(world, pending, action);
  return refuse(world, state, [action], seat)
    .filter(({ code }) => NEVER.has(code))
    .map((refusal) => ({ ...refusal, at }));
};
