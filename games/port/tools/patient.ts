// A player who stays: careful until all three conditions of the gate hold, and then takes what pays more than the careful
// answer does. Measures what staying is worth and what it risks (OP-406).

import { cardOf, fieldsAfter } from '../src/rules/cards.ts';
import { checkLoseCondition, fieldsOf } from '../src/rules/fields.ts';
import { isGateMet } from '../src/rules/gate.ts';
import { usableAnswers } from '../src/rules/relaxed.ts';
import { careful, type Policy } from '../src/solve/policies.ts';

/** What staying must pay more than the careful answer, and where patience ends: whoever is this tense or this late wants out. */
const WORTH = 10;
const TENSE = 96;
const LATE = 40;

export const patient: Policy = (world, state, stream) => {
  const card = cardOf(world, state.currentEventId)!;
  const wise = careful(world, state, stream);
  if (!isGateMet(world, state) || state.timeLeft <= LATE || card.terminal) return wise;
  const kept = usableAnswers(world, card, state).filter((answer) => {
    const after = fieldsAfter(world, fieldsOf(state), answer);
    return checkLoseCondition(world.config, after) === null && after.stress < TENSE;
  });
  return kept.reduce(
    (best, one) => (one.scoreImpact >= Math.max(best.scoreImpact + 1, wise.scoreImpact + WORTH) ? one : best),
    wise,
  );
};
