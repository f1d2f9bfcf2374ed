// What the solver says about a recorded run: the verdict at the turn looked at, and the run with the turn changed that decided it.

import { type AnyShape, decodeTurn, record, type Session } from '@interlock/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { BlameAnswer, VerdictAnswer } from '../worker/api.ts';
import { askVerdict } from '../worker/client.ts';

type AnySession = Session<AnyShape>;

const cache = new WeakMap<AnySession, VerdictAnswer>();

/** `isShut`: the run can go on, and what a search knows is not its player's to know: none of its turns is asked about. */
export const useVerdictAt = (session: AnySession, isShut = false): VerdictAnswer | null => {
  const [answer, setAnswer] = useState<VerdictAnswer | null>(null);
  useEffect(() => {
    const known = cache.get(session) ?? null;
    setAnswer(known);
    if (known || session.status.is !== 'playing' || isShut) return undefined;
    const job = askVerdict(record(session), ({ nodes }) =>
      setAnswer({ verdict: 'thinking', nodes, reason: `${nodes} positions so far` }),
    );
    job.answer.then(
      (found) => {
        if (!found) return;
        cache.set(session, found);
        setAnswer(found);
      },
      () => undefined,
    );
    return () => job.cancel();
  }, [session, isShut]);
  return answer;
};

/** The run with the turn that decided it changed: everything before stays, the winning line follows. */
export const useWhatIf = (session: AnySession, blame: BlameAnswer | null): AnySession | null =>
  useMemo(() => {
    const decided = blame?.turns[0];
    if (!decided) return null;
    const other = session.fork(decided.turn - 1);
    for (const encoded of decided.line) {
      const turn = decodeTurn(session.game, encoded);
      if (!turn.ok || !other.commit(turn.value).ok) return null;
    }
    return other;
  }, [session, blame]);
