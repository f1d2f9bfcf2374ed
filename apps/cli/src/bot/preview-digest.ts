// The digest a turn would lead to, as far as the player can tell: the kernel's chain, one link further, on what the
// viewer must suppose. It equals the digest of the commit wherever the turn meets nothing unknown.

import { type AnyShape, applyCertain, Hasher, type Session, type Turn } from '@interlock/kernel';

export const previewDigest = (session: Session<AnyShape>, turn: Turn<AnyShape>): string => {
  const { game, content, state, actor } = session;
  const supposed = game.suppose?.(content, state, actor) ?? state;
  const { happenings, position } = applyCertain(game, content, supposed, turn, session.position.dice);
  const before = session.digest();
  const hasher = new Hasher(Number.parseInt(before.slice(0, 8), 16), Number.parseInt(before.slice(8), 16));
  hasher.word(happenings.length);
  for (const { event } of happenings) hasher.value(event);
  hasher.value(position.state);
  return hasher.hex();
};
