// A run of one's own out of another: kept under a key of its own, opened at once. It is practice, whatever it came from.

import type { AnyShape, Json, Session } from '@interlock/kernel';
import { go } from '../../app/router.ts';
import type { Screen } from '../../games/screen.ts';
import { createRunStore } from '../../store/run.ts';

export const forkRun = async (
  screen: Screen,
  session: Session<AnyShape>,
  after: number,
  plan: readonly Json[] = [],
  /** A line that would have saved the run, laid beside as plan B: turns as encoded. */
  saving: readonly Json[] = [],
  /** How the other was played, in the game's own words: the fork is played the same way. */
  label: string | null = null,
): Promise<void> => {
  const { id } = screen.game;
  const key = `${id}:fork:${session.digest().slice(0, 6)}-${after}-${Date.now().toString(36)}`;
  const store = createRunStore(screen, session.fork(after), { key, plan, ...(label === null ? {} : { label }) });
  if (saving.length > 0) store.getState().forkAt(after, saving);
  await store.getState().keep();
  go(`/play/${id}?saved=${encodeURIComponent(key)}`);
};
