// The suite of the house, on this game.

import { conformance } from '@interlock/testkit';
import { game as reactor } from '../src/index.ts';
import { copyState, type State } from '../src/state.ts';

/** Before eye access the values below ground are hidden; what they do above ground is recomputed from the props. */
const hiddenTwin = (given: State): State => {
  const twin = copyState(given);
  if (twin.eye) return twin;
  for (const values of [twin.amount, twin.push])
    for (let i = 0; i < values.length; i++) values[i] = (values[i]! * 7 + 3) % 150;
  twin.isFlowKnown = false;
  return twin;
};

// Generated levels have a test of their own: making them here would take most of the time.
conformance(reactor, { hiddenTwin, walks: 12, turns: 12, seeds: [] });
