// A saved plan laid on the table again.

import { type AnyShape, decodeTurn, type Json, type Session } from '@interlock/kernel';

/** The plan as it was left. A game that judges edits itself may leave one that is not legal yet. */
export const restorePlan = (
  session: Session<AnyShape>,
  plan: readonly Json[],
  lengths: readonly number[] = [plan.length],
): void => {
  const decoded = decodeTurn(session.game, plan);
  if (!decoded.ok || decoded.value.length === 0 || session.seats.length > 1) return;
  if (session.game.revise) {
    session.setPlan(decoded.value);
    return;
  }
  let [turn, left] = [0, lengths[0] ?? 0];
  for (const action of decoded.value) {
    if (left === 0) {
      session.planNext();
      left = lengths[++turn] ?? Number.POSITIVE_INFINITY;
    }
    if (session.plan(action).length > 0) return;
    left--;
  }
};
