// When a loss first stood in a forecast: in the look-ahead of doing nothing, or in that of the plan that was committed.

import { type AnyShape, forecast, type Session } from '@interlock/kernel';

/** The turn (from 1) whose forecast first showed the way the run was lost; null where none did. */
export const firstWarned = (session: Session<AnyShape>, horizon: number): number | null => {
  const { game, world, turns, status, viewer } = session;
  if (status.is !== 'lost') return null;
  for (let at = 0; at < turns.length; at++) {
    const { state } = session.positionAt(at);
    const shows = (ask: { readonly plan: (typeof turns)[number][]; readonly turns: number }): boolean =>
      forecast(game, world, state, { ...ask, viewer: viewer }).frames.some(
        (frame) => frame.status.is === 'lost' && frame.status.cause === status.cause,
      );
    if (shows({ plan: [], turns: horizon }) || shows({ plan: [turns[at]!], turns: Math.max(1, horizon - 1) }))
      return at + 1;
  }
  return null;
};
