// What could have been: a line that wins from the start beside the own one, both in words, folded until asked.

import type { AnyShape, Session } from '@interlock/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Screen } from '../../games/screen.ts';
import { deedsAt } from '../../store/logGroups.ts';
import { useRun } from '../context.ts';

interface Deed {
  readonly mark: string;
  readonly words: string;
}

/** What was done, turn by turn; of a clock's turns only those that are the player's. */
const deedsOf = ({ look }: Screen, session: Session<AnyShape>): readonly Deed[] => {
  const deeds: Deed[] = [];
  for (const [i, turn] of session.turns.entries()) {
    if (look.beat && look.beat.name(session.world, turn) === null) continue;
    const mark = look.beat ? String(deeds.length + 1) : `T${i + 1}`;
    deeds.push({ mark, words: deedsAt(session, i + 1) ?? 'let it run' });
  }
  return deeds;
};

export const WhatCouldHaveBeen = () => {
  const screen = useRun((state) => state.screen);
  const session = useRun((state) => state.session);
  const { certificate } = screen.look;
  const [isOpen, setOpen] = useState(false);
  const [line, setLine] = useState<readonly Deed[] | null>(null);
  const own = useMemo(() => (isOpen ? deedsOf(screen, session) : []), [isOpen, screen, session]);
  const { witness, entry } = session.run;
  useEffect(() => {
    if (!isOpen || line !== null) return undefined;
    const show = (turns: Session<AnyShape>['turns'] | null): void => {
      const other = session.fork(0);
      for (const turn of turns ?? []) if (!other.commit(turn).ok) break;
      setLine(deedsOf(screen, other));
    };
    const job = certificate?.(session);
    if (!job) {
      show(witness);
      return undefined;
    }
    job.answer.then(show, () => show([]));
    return () => job.cancel();
  }, [isOpen, line, certificate, screen, session, witness]);
  const par = entry?.par?.turns;
  const isBeaten = par === undefined || session.status.is !== 'won' || session.turns.length <= par;
  if (!certificate && (isBeaten || !witness)) return null;
  return (
    <details className="telling" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What could have been</summary>
      <div className="twolines">
        <div>
          <h3 className="label">Yours, {own.length}</h3>
          <Deeds deeds={own} />
        </div>
        <div>
          <h3 className="label">The certificate's{line ? `, ${line.length}` : ''}</h3>
          {line === null ? <p className="dim">Looking for it.</p> : null}
          {line?.length === 0 ? <p className="dim">No line was found for this seed.</p> : null}
          <Deeds deeds={line ?? []} />
        </div>
      </div>
    </details>
  );
};

const Deeds = ({ deeds }: { deeds: readonly Deed[] }) => (
  <ol>
    {deeds.map(({ mark, words }) => (
      <li key={mark}>
        <span className="num">{mark}</span> {words}
      </li>
    ))}
  </ol>
);
