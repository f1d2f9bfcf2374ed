// Turns that were taken back, brought back with a save: redo goes on where it was left.

import { type AnyShape, decodeTurn, type Json, type Session } from '@interlock/kernel';

/** Plays the turns and takes them back again, so that redo has them; false where that cannot be done, and the session
 *  is then no longer the saved one. Each counts as a rewind of the session. */
export const bringBack = (session: Session<AnyShape>, undone: readonly Json[]): boolean => {
  const before = session.turns.length;
  for (const encoded of undone) {
    const turn = decodeTurn(session.game, encoded);
    if (!turn.ok || !session.commit(turn.value).ok) return false;
  }
  while (session.turns.length > before) if (!session.undo().ok) return false;
  return true;
};
