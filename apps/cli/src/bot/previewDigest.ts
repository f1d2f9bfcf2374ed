// The digest that committing a turn would lead to. Null where the dice decide, and in a ranked run of a game that hides
// things: there the digest could be used to guess what is hidden.

import { type AnyShape, applyCertain, ChanceNeeded, type Session, type Turn } from '@interlock/kernel';

export const previewDigest = (session: Session<AnyShape>, turn: Turn<AnyShape>): string | null => {
  const { game, world, state } = session;
  if (session.isRanked && game.suppose) return null;
  try {
    applyCertain(game, world, state, turn, session.position.dice);
  } catch (error) {
    if (error instanceof ChanceNeeded) return null;
    throw error;
  }
  const ahead = session.fork();
  return ahead.commit(turn).ok ? ahead.digest() : null;
};
