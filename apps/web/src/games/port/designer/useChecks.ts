// The checks of the pack on the table: the quick one a moment after the last stroke, the long one on request.

import type { PortFinding } from '@interlock/port/tools';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../worker/job.ts';
import { portWorker, proxy, startJob } from '../client.ts';

const PAUSE_MS = 250;

export interface Checked {
  readonly findings: readonly PortFinding[];
  readonly isPlayable: boolean;
}

export const useChecked = (text: string): Checked | null => {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      portWorker()
        .check(text)
        .then((found) => !isGone && setChecked(found))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return checked;
};

export interface DeepCheck {
  /** All findings, those of the quick check included; null until it was asked and for every other text. */
  readonly findings: readonly PortFinding[] | null;
  /** What it is at; null while it rests. */
  readonly doing: string | null;
  start(): void;
  stop(): void;
}

export const useDeepCheck = (text: string): DeepCheck => {
  const [found, setFound] = useState<{ readonly text: string; readonly findings: readonly PortFinding[] } | null>(null);
  const [doing, setDoing] = useState<string | null>(null);
  const job = useRef<Job<readonly PortFinding[]> | null>(null);
  const stop = (): void => {
    job.current?.cancel();
    job.current = null;
    setDoing(null);
  };
  const start = (): void => {
    stop();
    setDoing('Beginning.');
    const mine = startJob<readonly PortFinding[]>((api, id) =>
      api.deep(
        id,
        text,
        proxy((what: string) => {
          if (job.current === mine) setDoing(`${what.charAt(0).toUpperCase()}${what.slice(1)}.`);
        }),
      ),
    );
    job.current = mine;
    mine.answer.then(
      (findings) => {
        if (job.current !== mine) return;
        stop();
        if (findings) setFound({ text, findings });
      },
      () => job.current === mine && stop(),
    );
  };
  return { findings: found?.text === text ? found.findings : null, doing, start, stop };
};
