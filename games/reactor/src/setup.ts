// The beginning of a run on a compiled level: flow and level state known.

import { FORESIGHT } from './ahead.ts';
import type { Plant } from './plant.ts';
import { load } from './simulate.ts';
import { blankState, type State } from './state.ts';

export const setupState = (plant: Plant): State => load(plant, blankState(plant), FORESIGHT);
