// What decided a lost run: found by the solver or by whoever the game names, and how far the looking is.

import { type AnyShape, type Json, record, type Session } from '@interlock/kernel';
import { blameSentence } from '@interlock/search';
import { useEffect, useState } from 'react';
import type { Decided, Look } from '../../games/screen.ts';
import type { BlameAnswer } from '../../worker/api.ts';
import { askBlame } from '../../worker/client.ts';
import type { Job } from '../../worker/job.ts';
import { grouped } from '../top/useVerdict.ts';

/** With the line that would have saved the run, as encoded turns; empty where none is laid out. */
interface Found extends Decided {
  readonly line: readonly Json[];
}

/** Beside the sentence on what would have won; a ranked run is not gone back in, but practised from there. */
export const LAID_OUT = 'Play on from there and it lies ready as plan B.';

const LOOKING = 'Looking for the choice that decided it';
const NONE = 'No single turn was found that, changed, would have saved the run.';

const foundIn = ({ is, turns: [first] }: BlameAnswer): Found | string => {
  if (!first) return is === 'hopeless' ? 'No choice decided it: this level could not be won from its start.' : NONE;
  const { turn, line } = first;
  return { turn, line, what: `Turn ${turn} decided it:`, words: `${blameSentence(first)} ${LAID_OUT}` };
};

export const useDecided = (
  session: Session<AnyShape>,
  { blame }: Look,
): { readonly decided: Found | null; readonly says: string } => {
  const [found, setFound] = useState<Found | string | null>(null);
  const [far, setFar] = useState('');
  useEffect(() => {
    const settle = <T>(job: Job<T>, read: (answer: T) => Found | string) => {
      job.answer.then(
        (answer) => answer !== null && setFound(read(answer)),
        () => setFound(NONE),
      );
      return () => job.cancel();
    };
    if (blame)
      return settle(blame.ask(session, setFar), (answer) =>
        typeof answer === 'string' ? answer : { ...answer, line: [] },
      );
    return settle(
      askBlame(record(session), ({ nodes }) => setFar(`${grouped(nodes)} positions so far`)),
      foundIn,
    );
  }, [session, blame]);
  if (found === null) return { decided: null, says: far === '' ? `${LOOKING}.` : `${LOOKING}: ${far}.` };
  return typeof found === 'string' ? { decided: null, says: found } : { decided: found, says: '' };
};
