// What search may know: the key of a state, a bound that never exceeds the truth, and the reactor's own solver.

import type { SearchHooks } from '@interlock/kernel';
import { areServicesUp } from './rules/levelState.ts';
import { reactorHeatOf } from './rules/surface.ts';
import type { ReactorShape } from './shape.ts';
import { missing } from './solve/beam.ts';
import { turnsLeft } from './solve/bound.ts';
import { keyOf } from './solve/key.ts';
import { solveReactor } from './solve/solve.ts';

export const search: SearchHooks<ReactorShape> = {
  key: keyOf,
  estimate: (plant, state) => (state.outcome === 'won' ? 0 : turnsLeft(plant, state)),
  solve: (plant, position, ask) => solveReactor(plant, position, ask, { isVaried: true }),
  hintNodes: 24_000,
  /** For policies: services first, then the way to the core, then its heat. */
  value: (plant, here) => {
    if (here.outcome === 'won') return 1_000_000;
    if (here.outcome === 'lost') return -1_000_000;
    return (
      (areServicesUp(plant, here) ? 200 : 0) -
      missing(plant, here) -
      reactorHeatOf(plant, here) -
      40 * (plant.numbers.integrity - here.robot.integrity)
    );
  },
};
