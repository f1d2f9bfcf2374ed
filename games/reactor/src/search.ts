// What search may know: the key of a state, a bound that never exceeds the truth, and the reactor's own solver.

import type { SearchHooks } from '@interlock/kernel';
import { keyOf } from './key.ts';
import { areServicesUp } from './levelState.ts';
import type { ReactorShape } from './shape.ts';
import { missing } from './solver/beam.ts';
import { turnsLeft } from './solver/bound.ts';
import { solveReactor } from './solver/solve.ts';
import { copyState, PLANT } from './state.ts';
import { reactorHeatOf } from './surface.ts';
import { wake } from './wake.ts';

export const search: SearchHooks<ReactorShape> = {
  key: (_content, state) => keyOf(wake(state)),
  estimate: (_content, state) => (state.outcome === 'won' ? 0 : turnsLeft(wake(state))),
  solve: (_content, { state, dice }, ask) => solveReactor({ state: wake(state), dice }, ask),
  /** For policies: services first, then the way to the core, then its heat. */
  value: (_content, state) => {
    const here = copyState(wake(state));
    if (here.outcome === 'won') return 1_000_000;
    if (here.outcome === 'lost') return -1_000_000;
    return (
      (areServicesUp(here) ? 200 : 0) -
      missing(here) -
      reactorHeatOf(here) -
      40 * (here[PLANT].numbers.integrity - here.robot.integrity)
    );
  },
};
