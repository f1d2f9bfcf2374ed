// The lines below ground once the core runs: they follow from the plant and from the switches, which everybody sees. Only
// a won run shows them this way; while there is something to find out, the eye does.

import type { Plant } from '../level/plant.ts';
import { propagate } from '../rules/flow.ts';
import { undergroundOf } from '../rules/underground.ts';
import { blankState } from '../state.ts';
import type { ReactorView } from '../view.ts';

/** The view of a won run with its networks, whether the eye was opened or not; any other view as it is. */
export const withLines = (plant: Plant, view: ReactorView): ReactorView => {
  if (view.outcome.is !== 'won' || view.underground) return view;
  const state = blankState(plant);
  for (const { id, state: word } of view.props) {
    const prop = plant.propOf[id]!;
    if (word !== undefined) state.props[prop.index] = Math.max(0, prop.states.indexOf(word));
  }
  state.isFlowKnown = false;
  propagate(plant, state, false);
  return { ...view, underground: undergroundOf(plant, state) };
};
