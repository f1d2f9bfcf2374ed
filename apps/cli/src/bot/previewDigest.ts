// The digest that committing a turn would lead to: the kernel's chain, one link further. Null where the dice decide,
// and in a ranked run of a game that hides things: there the digest could be used to guess what is hidden.

import { type AnyShape, applyCertain, ChanceNeeded, Hasher, type Session, type Turn } from '@interlock/kernel';

export const previewDigest = (session: Session<AnyShape>, turn: Turn<AnyShape>): string | null => {
  const { game, world, state } = session;
  if (session.isRanked && game.suppose) return null;
  try {
    const { happenings, position } = applyCertain(game, world, state, turn, session.position.dice);
    const before = session.digest();
    const hasher = new Hasher(Number.parseInt(before.slice(0, 8), 16), Number.parseInt(before.slice(8), 16));
    hasher.word(happenings.length);
    for (const { event } of happenings) hasher.value(event);
    hasher.value(position.state);
    return hasher.hex();
  } catch (error) {
    if (error instanceof ChanceNeeded) return null;
    throw error;
  }
};
