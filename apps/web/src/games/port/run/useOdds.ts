// Odds of winning, asked for and never automatic: one job in the worker, dropped when the card changes.

import { record } from '@interlock/kernel';
import type { Odds } from '@interlock/port/screen';
import { useCallback, useEffect, useState } from 'react';
import { useRunStore } from '../../../play/context.ts';
import { isProblem, useJob } from '../../../worker/useJob.ts';
import { ask as askWorker } from './ask.ts';
import { usePort } from './context.ts';
import { portOf } from './state.ts';

interface Progress {
  readonly done: number;
  readonly of: number;
}

export const useOdds = () => {
  const store = useRunStore();
  const card = usePort((state) => state.revision);
  // A wait in relaxed play is a choice; the odds before it are not those after it.
  const waited = usePort(({ header, view }) => (header.mode === 'relaxed' ? view.clockMs : 0));
  const [asked, setAsked] = useState({ atMs: 0, of: 0 });
  const { answer, isRunning, progress, run, stop } = useJob<readonly Odds[], Progress>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: odds are for one card
  useEffect(() => stop, [card, waited, stop]);

  const ask = useCallback(
    (samples: number) => {
      const { say } = store.getState();
      const { session, pack } = portOf(store.getState());
      setAsked({ atMs: session.state.clockMs, of: samples });
      run(
        (tell) => askWorker('odds', [{ replay: record(session), pack }, samples], tell),
        ([here]) => {
          if (here) say(`Odds of winning from here: ${here.pm.win} in 1000, give or take ${here.margin}.`);
        },
      );
    },
    [store, run],
  );

  return {
    answer: isProblem(answer) ? null : answer,
    askedMs: asked.atMs,
    progress: isRunning ? (progress ?? { done: 0, of: asked.of }) : null,
    ask,
    cancel: stop,
  };
};
