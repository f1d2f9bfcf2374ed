// Where in the run one looks: a turn and an event of it, playing or not. Sessions by turn are made once and kept.

import type { AnyShape, Session } from '@interlock/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { type Spot, stepFrom, type Unit } from './steps.ts';

type AnySession = Session<AnyShape>;

export interface ReplayPlace {
  readonly spot: Spot;
  /** What a step is, and what playing goes by. */
  readonly unit: Unit;
  readonly isPlaying: boolean;
  readonly speed: 1 | 2 | 4;
  goTo(turn: number): void;
  step(by: 1 | -1, unit?: Unit): void;
  stepBy(unit: Unit): void;
  toggle(): void;
  nextSpeed(): void;
  /** The run as it stood after a turn. */
  at(turn: number): AnySession;
}

/** Milliseconds a stop stays while it plays. */
const BEATS: Readonly<Record<Unit, number>> = { turn: 1200, action: 800, event: 500 };

export const useReplay = (session: AnySession, counted: readonly number[] | null): ReplayPlace => {
  const last = session.turns.length;
  const [spot, setSpot] = useState<Spot>({ turn: last, event: null });
  const [unit, setUnit] = useState<Unit>('turn');
  const [isPlaying, setPlaying] = useState(false);
  const speed = useSettings((state) => state.speed);
  const set = useSettings((state) => state.set);
  const kept = useMemo(() => new Map<number, AnySession>(), []);

  const at = useCallback(
    (wanted: number): AnySession => {
      let found = kept.get(wanted);
      if (!found) {
        found = session.fork(wanted);
        if (kept.size > 64) kept.clear();
        kept.set(wanted, found);
      }
      return found;
    },
    [kept, session],
  );

  const goTo = useCallback(
    (wanted: number) => setSpot({ turn: Math.max(0, Math.min(last, wanted)), event: null }),
    [last],
  );

  const next = useCallback(
    (from: Spot, by: 1 | -1, how: Unit): Spot => stepFrom(from, how, by, (turn) => session.seen(turn), last, counted),
    [session, last, counted],
  );

  const step = useCallback(
    (by: 1 | -1, how: Unit = unit) => {
      setPlaying(false);
      setSpot((now) => next(now, by, how));
    },
    [next, unit],
  );

  const isAtEnd = spot.turn >= last && spot.event === null;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (isAtEnd) setPlaying(false);
      else setSpot(next(spot, 1, unit));
    }, BEATS[unit] / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, spot, speed, unit, next]);

  const toggle = useCallback(() => {
    if (!isPlaying && isAtEnd) goTo(0);
    setPlaying(!isPlaying);
  }, [isPlaying, isAtEnd, goTo]);

  const nextSpeed = useCallback(() => set({ speed: speed === 4 ? 1 : speed === 2 ? 4 : 2 }), [set, speed]);

  return { spot, unit, isPlaying, speed, goTo, step, stepBy: setUnit, toggle, nextSpeed, at };
};
