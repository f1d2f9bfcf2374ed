// Odds of winning, asked for and never automatic: one job in the worker, dropped when the card changes.

import { record } from '@interlock/kernel';
import type { Odds } from '@interlock/port/screen';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRunStore } from '../../../play/context.ts';
import type { Job } from '../../../worker/job.ts';
import { ask as askWorker } from './ask.ts';
import { usePort } from './context.ts';
import { portOf } from './state.ts';

export const useOdds = () => {
  const store = useRunStore();
  const card = usePort((state) => state.revision);
  // A wait in relaxed play is a choice; the odds before it are not those after it.
  const waited = usePort(({ header, view }) => (header.mode === 'relaxed' ? view.clockMs : 0));
  const [answer, setAnswer] = useState<readonly Odds[] | null>(null);
  const [askedMs, setAskedMs] = useState(0);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const job = useRef<Job<readonly Odds[]> | null>(null);

  const cancel = useCallback(() => {
    job.current?.cancel();
    job.current = null;
    setProgress(null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: odds are for one card
  useEffect(() => {
    setAnswer(null);
    return cancel;
  }, [card, waited, cancel]);

  const ask = useCallback(
    (samples: number) => {
      const { say } = store.getState();
      const { session, pack } = portOf(store.getState());
      setProgress({ done: 0, of: samples });
      setAskedMs(session.state.clockMs);
      const mine = askWorker('odds', [{ replay: record(session), pack }, samples], (progress) => {
        if (job.current === mine) setProgress(progress);
      });
      job.current = mine;
      mine.answer.then(
        (found) => {
          if (job.current !== mine) return;
          job.current = null;
          setProgress(null);
          setAnswer(found);
          const [here] = found ?? [];
          if (here) say(`Odds of winning from here: ${here.pm.win} in 1000, give or take ${here.margin}.`);
        },
        () => cancel(),
      );
    },
    [store, cancel],
  );

  return { answer, askedMs, progress, ask, cancel };
};
