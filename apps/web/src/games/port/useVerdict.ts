// The verdict light: asked when an answer was given, not with every second. In practice it knows the seed, in a ranked
// run only what any rolls could bring.

import { record } from '@interlock/kernel';
import { useEffect, useState } from 'react';
import type { Job } from '../../worker/job.ts';
import { startJob } from './client.ts';
import { usePort, usePortStore } from './context.ts';
import type { VerdictSaid } from './worker.ts';

const NODES = 60_000;
const AFTER_PAINT = 50;

export const useVerdict = (): VerdictSaid | null => {
  const store = usePortStore();
  const revision = usePort((state) => state.revision);
  const [said, setSaid] = useState<VerdictSaid | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is a new question
  useEffect(() => {
    const { session, pack } = store.getState();
    setSaid(null);
    if (session.state.phase === 'over') return undefined;
    let job: Job<VerdictSaid> | null = null;
    // The new card is drawn before anything is written down for the worker.
    const timer = setTimeout(() => {
      job = startJob<VerdictSaid>((api, id) => api.verdict(id, { replay: record(session), pack }, NODES));
      job.answer.then(
        (found) => found && setSaid(found),
        () => setSaid({ is: 'unknown', reason: 'the search stopped', line: [] }),
      );
    }, AFTER_PAINT);
    return () => {
      clearTimeout(timer);
      job?.cancel();
    };
  }, [store, revision]);
  return said;
};
