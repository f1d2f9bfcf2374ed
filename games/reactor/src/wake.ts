// States travel as plain data (clones, workers) and lose their symbols on the way. At the border of the game they get
// their compiled level back by its name.

import type { Plant } from './plant.ts';
import { BLIND, BLOCKS, FLOWS, PLANT, type State, WORDS } from './state.ts';

/** Plants of the runs opened last; old ones make room. */
const KEPT = 200;
const plants = new Map<string, Plant>();
let latest: Plant | null = null;

export const remember = (plant: Plant): Plant => {
  if (plant === latest) return plant;
  latest = plant;
  plants.delete(plant.id);
  plants.set(plant.id, plant);
  if (plants.size > KEPT) plants.delete(plants.keys().next().value!);
  return plant;
};

/** The state with its plant. A frozen one is wrapped, since nothing can be attached to it. */
export const wake = (state: State): State => {
  if (state[PLANT] !== undefined) return state;
  const plant = plants.get(state.plant);
  if (plant === undefined) throw new Error(`No run of ${state.plant} has been opened here.`);
  const awake = Object.isExtensible(state) ? state : { ...state };
  awake[PLANT] = plant;
  awake[FLOWS] = false;
  awake[BLOCKS] = true;
  awake[BLIND] = false;
  awake[WORDS] = new Int32Array(awake.surface.buffer);
  return awake;
};
