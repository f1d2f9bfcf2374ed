// The verdict light: asked when something was done, not with every second. It knows no dice, ranked or not: it tells what
// any rolls could bring. Kept in a store of its own: when it changes, only what shows it is drawn.

import { record } from '@interlock/kernel';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Job } from '../../worker/job.ts';
import { startJob } from './client.ts';
import { usePort, usePortStore } from './context.ts';
import type { PortState } from './store.ts';
import type { VerdictSaid } from './worker.ts';

const NODES = 60_000;
const AFTER_PAINT = 50;
/** An answer that comes sooner takes the place of the old one without a light that thinks in between. */
const THINKING_AFTER = 300;

const useSaid = create<{ readonly said: VerdictSaid | null }>(() => ({ said: null }));
const say = (said: VerdictSaid | null): void => useSaid.setState({ said });

/** What the light says; null while it thinks. */
export const useVerdict = (): VerdictSaid | null => useSaid(({ said }) => said);

const EVERY_SECONDS = 10;

/** Waiting is an answer too: a light that does not ask again would still say of the last second what was true of the first. */
const momentOf = ({ revision, session, header, view }: PortState): string =>
  `${revision} ${header.mode === 'relaxed' ? session.turns.length : Math.ceil(view.fields.timeLeft / EVERY_SECONDS)}`;

/** Asks anew after every answer, wait, undo and start, and in real time every so many seconds. Shows nothing. */
export const AskVerdict = () => {
  const store = usePortStore();
  const moment = usePort(momentOf);
  useEffect(() => () => say(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another question
  useEffect(() => {
    const { session, pack } = store.getState();
    if (session.state.phase === 'over') return undefined;
    let job: Job<VerdictSaid> | null = null;
    const thinks = setTimeout(() => say(null), THINKING_AFTER);
    const settle = (said: VerdictSaid): void => {
      clearTimeout(thinks);
      say(said);
    };
    // The new card is drawn before anything is written down for the worker.
    const timer = setTimeout(() => {
      job = startJob<VerdictSaid>((api, id) => api.verdict(id, { replay: record(session), pack }, NODES));
      job.answer.then(
        (found) => found && settle(found),
        () => settle({ is: 'unknown', reason: 'the search stopped', line: [] }),
      );
    }, AFTER_PAINT);
    return () => {
      clearTimeout(thinks);
      clearTimeout(timer);
      job?.cancel();
    };
  }, [store, moment]);
  return null;
};
