// The name over a run: a level by its name, a made one by its preset and seed as one would say them. Codes stay where codes
// are copied: in the share sheet, the list of runs and the summary.

import type { AnyShape, Session } from '@interlock/kernel';
import { presetWords } from '../../hub/daily.ts';
import { storyOf, titleOf } from '../../store/words.ts';
import { useRun } from '../context.ts';

const headingOf = (session: Session<AnyShape>): string => {
  const { run } = session;
  const { origin } = run;
  const title = titleOf(session);
  if (run.entry || !('preset' in origin) || !title.startsWith(`${run.game.id}-`)) return title;
  const words = presetWords(run.game.id, origin.preset);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${origin.seed}`;
};

/** The leg of a journey, where its level has no name: legs are of one kind, and the later ones carry a level of their own. */
export const useHeading = (): string => {
  const session = useRun((state) => state.session);
  const travelled = useRun((state) => state.journey);
  const { journey } = useRun((state) => state.screen.look);
  const title = storyOf(session).title ?? '';
  const isNamed = title !== '' && !title.startsWith(`${session.game.id}-`);
  if (!travelled || !journey || isNamed) return headingOf(session);
  const { id, at } = travelled;
  return `${journey.name} ${id} · ${journey.leg} ${at + 1} of ${journey.legs(id)}`;
};
