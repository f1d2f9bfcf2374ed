// The beginning of a run on a compiled level: flow and level state known.

import type { Plant } from './level/plant.ts';
import { FORESIGHT } from './rules/ahead.ts';
import { load } from './rules/simulate.ts';
import { blankState, type State } from './state.ts';

export const setupState = (plant: Plant): State => load(plant, blankState(plant), FORESIGHT);
