// Asks the worker for the verdict once the hand rests on a position of which nothing is proven yet; what was asked before
// is cancelled.

import { type AnyShape, record, type Session } from '@interlock/kernel';
import { mayAsk } from '@interlock/search';
import { useCallback, useEffect, useRef } from 'react';
import type { VerdictAnswer } from '../../worker/api.ts';
import { askVerdict, NODES } from '../../worker/client.ts';
import type { Job } from '../../worker/job.ts';
import { useRun, useRunStore } from '../context.ts';

/** Milliseconds: whoever undoes and redoes a few turns does not wait for a search between them. */
const HAND_RESTS = 250;
/** Turns of a running clock between two questions. */
const SECONDS = 5;

export interface VerdictControls {
  /** Asks again with another budget. */
  ask(nodes: number): void;
  cancel(): void;
}

/** Whether there is anything to prove: not where another free player decides too, nor where the level says so. */
export const isProvable = (session: Session<AnyShape>): boolean => {
  const allowed = mayAsk(session);
  return allowed.ok || allowed.error.code === 'ranked';
};

/** A search knows the dice and the dark: in a ranked run nobody asks it, and the light is on only where it reads neither. */
export const isLightOff = ({ game, isRanked }: Session<AnyShape>): boolean =>
  isRanked && game.proof?.byAnyRolls === undefined;

export const useVerdict = (): VerdictControls => {
  const store = useRunStore();
  const revision = useRun((state) => state.revision);
  // Where time alone passes, the light is asked again now and then: what it said of 60 seconds is not true of 9.
  const second = useRun(({ table, isTimed }) => (isTimed() ? Math.floor(table.turn / SECONDS) : table.turn));
  const told = useRef({ revision, second });
  const job = useRef<Job<VerdictAnswer> | null>(null);

  const ask = useCallback(
    (nodes: number) => {
      job.current?.cancel();
      job.current = null;
      const { session, setVerdict } = store.getState();
      if (session.status.is !== 'playing' || isLightOff(session) || !isProvable(session)) return;
      setVerdict({ verdict: 'thinking', nodes: 0, reason: 'first positions' });
      const mine = askVerdict(
        record(session),
        ({ nodes: seen }) => {
          if (job.current === mine)
            setVerdict({ verdict: 'thinking', nodes: seen, reason: `${grouped(seen)} positions so far` });
        },
        nodes,
      );
      job.current = mine;
      mine.answer.then(
        (answer) => {
          if (answer && job.current === mine) setVerdict(answer);
        },
        (error: unknown) => {
          if (job.current !== mine) return;
          const words = error instanceof Error ? error.message : String(error);
          setVerdict({ verdict: 'unknown', nodes: 0, reason: words, left: null, isOptimal: false });
        },
      );
    },
    [store],
  );

  const cancel = useCallback(() => {
    job.current?.cancel();
    job.current = null;
    const { verdict, setVerdict } = store.getState();
    const nodes = verdict?.nodes ?? 0;
    setVerdict({
      verdict: 'unknown',
      nodes,
      reason: `stopped after ${grouped(nodes)} positions`,
      left: null,
      isOptimal: false,
    });
  }, [store]);

  useEffect(() => {
    const { verdict, screen, table } = store.getState();
    const isOld = told.current.revision === revision && told.current.second !== second;
    told.current = { revision, second };
    if ((verdict && !isOld) || screen.look.isVerdictAsked?.(table.view)) return;
    const resting = setTimeout(() => ask(NODES), HAND_RESTS);
    return () => {
      clearTimeout(resting);
      job.current?.cancel();
    };
  }, [ask, store, revision, second]);

  return { ask, cancel };
};

export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
