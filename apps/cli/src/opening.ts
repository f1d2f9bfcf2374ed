// What a run is called and what it opens with.

import type { AnyShape, Session, Viewer } from '@interlock/kernel';

/** The level of a run by its title, else by its code. */
export const levelWords = ({ game, run }: Session<AnyShape>): string =>
  run.entry?.title ?? ('preset' in run.origin ? `${game.id}-${run.origin.preset}-${run.origin.seed}` : 'own level');

/** What a run opens with: the lines of its level, else a sentence made of its first view. */
export const introOf = (session: Session<AnyShape>, seat: Viewer): readonly string[] => {
  const { game, world, run } = session;
  if (run.entry) return [run.entry.intro, run.entry.teaches].filter((one) => one !== undefined);
  const opening = game.words.opening?.(world, session.view(seat));
  return opening === undefined ? [] : [opening];
};
