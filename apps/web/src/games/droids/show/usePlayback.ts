// The clock of a program that is shown: it runs by itself after a commit, can be paused, stepped and skipped, and any input
// that is not about it cuts it short. The state is always already final.

import type { DroidsShape } from '@interlock/droids';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { BesideContext, RunContext } from '../../../play/context.ts';
import { isStill, useSettings } from '../../../store/settings.ts';
import type { Table } from '../../screen.ts';
import { cardKey } from '../tape/cardKey.ts';
import { type Moment, momentsOf, stayOf } from './script.ts';
import { type Trace, traceOf } from './trace.ts';

/** The turn each run was last shown at: the report that follows a program is another scene, and shows it first. */
const shownAt = new WeakMap<object, number>();

export interface Show {
  readonly trace: Trace;
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly now: Moment;
  readonly isRunning: boolean;
  play(): void;
  pause(): void;
  step(by: number): void;
  skip(): void;
}

/** The show of the last program, and how to open it again; null where the last turn ran none. */
export const usePlayback = (
  table: Pick<Table<DroidsShape>, 'turn' | 'last' | 'view'>,
): {
  readonly show: Show | null;
  readonly trace: Trace | null;
  replay(): void;
} => {
  const trace = useMemo(() => traceOf(table.last.map(({ event }) => event)), [table.last]);
  const moments = useMemo(() => (trace ? momentsOf(trace, table.view) : []), [trace, table.view]);
  const run = useContext(RunContext);
  const isBeside = useContext(BesideContext);
  const isNew = (before: number | undefined): boolean =>
    before === table.turn - 1 && trace !== null && !isBeside && !isStill();
  const [seen, setSeen] = useState(table.turn);
  const [at, setAt] = useState<number | null>(() => (run && isNew(shownAt.get(run)) ? 0 : null));
  const [isRunning, setRunning] = useState(at !== null);
  const { speed } = useSettings();

  // One turn more than last time was committed. Undo, a loaded run and calm motion show the end at once.
  if (seen !== table.turn) {
    setSeen(table.turn);
    const isFresh = isNew(seen);
    setAt(isFresh ? 0 : null);
    setRunning(isFresh);
  }

  useEffect(() => {
    if (run) shownAt.set(run, table.turn);
  }, [run, table.turn]);

  const skip = useCallback((): void => {
    setAt(null);
    setRunning(false);
  }, []);
  const step = useCallback(
    (by: number): void => {
      setRunning(false);
      setAt((now) => {
        const to = (now ?? 0) + by;
        return to >= moments.length ? null : Math.max(0, to);
      });
    },
    [moments.length],
  );
  const now = at === null ? undefined : moments[at];

  useEffect(() => {
    if (!now || !isRunning) return undefined;
    const timer = setTimeout(
      () => setAt((was) => (was === null || was + 1 >= moments.length ? null : was + 1)),
      stayOf(now, speed),
    );
    return () => clearTimeout(timer);
  }, [now, isRunning, speed, moments.length]);

  const isOn = now !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === 'Shift') return;
      const isOurs = event.target instanceof Element && event.target.closest('.dd-show') !== null;
      const take = (): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      const key = cardKey(event);
      if (key === 'ArrowRight' || key === 'ArrowLeft') {
        take();
        step(key === 'ArrowRight' ? 1 : -1);
      } else if (key === ' ' && !isOurs) {
        take();
        setRunning((was) => !was);
      } else if ((event.key === 'Enter' && !isOurs) || event.key === 'Escape') {
        // The key that ends the show does nothing else: nobody commits what they have not read.
        take();
        skip();
      } else if (!isOurs) skip();
    };
    const onPointer = (event: PointerEvent): void => {
      if (!(event.target instanceof Element && event.target.closest('.dd-show, .dd-window, .dd-hero'))) skip();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [isOn, skip, step]);

  const replay = useCallback((): void => {
    setAt(0);
    setRunning(!isStill());
  }, []);
  const show = useMemo((): Show | null => {
    if (trace === null || at === null || now === undefined) return null;
    return {
      trace,
      moments,
      at,
      now,
      isRunning,
      play: () => setRunning(true),
      pause: () => setRunning(false),
      step,
      skip,
    };
  }, [trace, moments, at, now, isRunning, step, skip]);
  return { show, trace, replay };
};
