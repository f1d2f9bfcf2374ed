// Where in the run one looks: a turn and an event of it, playing or not. Sessions by turn are made once and kept.

import type { AnyShape, Session } from '@interlock/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../store/settings.ts';

type AnySession = Session<AnyShape>;

export interface ReplayPlace {
  /** 0 is the start. */
  readonly turn: number;
  /** Events of the turn shown so far; null: all. */
  readonly event: number | null;
  readonly isPlaying: boolean;
  readonly speed: 1 | 2 | 4;
  goTo(turn: number): void;
  stepTurn(by: number): void;
  stepEvent(by: number): void;
  toggle(): void;
  nextSpeed(): void;
  /** The run as it stood after a turn. */
  at(turn: number): AnySession;
}

const BEAT = 1200;

export const useReplay = (session: AnySession): ReplayPlace => {
  const last = session.turns.length;
  const [turn, setTurn] = useState(last);
  const [event, setEvent] = useState<number | null>(null);
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
    (wanted: number) => {
      setTurn(Math.max(0, Math.min(last, wanted)));
      setEvent(null);
    },
    [last],
  );

  const stepTurn = useCallback(
    (by: number) => {
      setPlaying(false);
      goTo(turn + by);
    },
    [goTo, turn],
  );

  const stepEvent = useCallback(
    (by: number) => {
      setPlaying(false);
      const many = (of: number): number => (of === 0 ? 0 : session.seen(of).length);
      const now = event ?? many(turn);
      const next = now + by;
      if (next < 0 || (next === 0 && by < 0)) {
        if (turn > 0) goTo(turn - 1);
        return;
      }
      if (next > many(turn)) {
        if (turn < last) {
          setTurn(turn + 1);
          setEvent(Math.min(1, many(turn + 1)));
        }
        return;
      }
      setEvent(next);
    },
    [event, goTo, last, session, turn],
  );

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (turn >= last) setPlaying(false);
      else goTo(turn + 1);
    }, BEAT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, turn, last, speed, goTo]);

  const toggle = useCallback(() => {
    if (!isPlaying && turn >= last) goTo(0);
    setPlaying(!isPlaying);
  }, [isPlaying, turn, last, goTo]);

  const nextSpeed = useCallback(() => set({ speed: speed === 4 ? 1 : speed === 2 ? 4 : 2 }), [set, speed]);

  return { turn, event, isPlaying, speed, goTo, stepTurn, stepEvent, toggle, nextSpeed, at };
};
