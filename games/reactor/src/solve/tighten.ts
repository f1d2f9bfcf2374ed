// A found line made shorter without searching anew: steps that are not needed are dropped, turns that need not end
// are run together, while the rules still call it a win.

import type { Plant } from '../level/plant.ts';
import { copyState, type State } from '../state.ts';
import { isBetter, type Line } from './beam.ts';
import { type Ban, type Step, take } from './steps.ts';

/** Plays the steps from the start, ending turns where the actions run out; null where that does not win. */
const playThrough = (plant: Plant, start: State, steps: readonly Step[], ban: Ban): Line | null => {
  const state = copyState(start);
  const taken: Step[] = [];
  for (const step of steps) {
    if (!take(plant, state, step, ban)) {
      if (step === null || !take(plant, state, null, ban) || !take(plant, state, step, ban)) return null;
      taken.push(null);
    }
    taken.push(step);
    if (state.outcome === 'lost') return null;
    if (state.outcome === 'won')
      return { steps: taken, turns: state.turn - start.turn + 1, spent: state.spent - start.spent };
  }
  return null;
};

const ROUNDS = 6;

export const tighten = (plant: Plant, start: State, line: Line, ban: Ban): Line => {
  let best = line;
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (let width = 3; width >= 1; width--) {
      for (let at = 0; at + width <= best.steps.length; at++) {
        const shorter = playThrough(plant, start, best.steps.toSpliced(at, width), ban);
        if (shorter === null || !isBetter(shorter, best)) continue;
        best = shorter;
        isSettled = false;
        at--;
      }
    }
    if (isSettled) break;
  }
  return best;
};
