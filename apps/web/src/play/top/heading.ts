// The name over a run: a level by its name, a made one by its preset and seed as one would say them. Codes stay where codes
// are copied: in the share sheet, the list of runs and the summary.

import type { AnyShape, Session } from '@interlock/kernel';
import { presetWords } from '../../hub/daily.ts';
import { titleOf } from '../../store/words.ts';

export const headingOf = (session: Session<AnyShape>): string => {
  const { run } = session;
  const { origin } = run;
  const title = titleOf(session);
  if (run.entry || !('preset' in origin) || !title.startsWith(`${run.game.id}-`)) return title;
  const words = presetWords(run.game.id, origin.preset);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${origin.seed}`;
};
