// How the score adds up, where the game says so and there is something to add: why it is 88. A long sum is folded.

import type { AnyShape, ScoreTerm, Session } from '@interlock/kernel';
import { useMemo } from 'react';
import { useNarrow } from '../../parts/useNarrow.ts';
import { grouped } from '../top/useVerdict.ts';

/** Terms that are read in a row, and on a phone. */
const ROW = 8;
const PHONE_ROW = 4;

interface SumProps {
  readonly session: Session<AnyShape>;
  /** What is left of the score where helps are taken off; left out: all of it. */
  readonly final?: number;
}

export const Sum = ({ session, final }: SumProps) => {
  const { game, world, state, turns } = session;
  const terms = useMemo(() => {
    const happened = turns.map((_, i) => session.happenings(i + 1));
    const earned = game.words.score?.(world, state, happened) ?? [];
    const sum = earned.reduce((all, { value }) => all + value, 0);
    if (final === undefined || final === sum || earned.length === 0) return earned;
    return [...earned, { label: 'help taken', value: final - sum }];
  }, [game, world, state, turns, session, final]);
  const isPhone = useNarrow('phone');
  if (terms.length < 2) return null;
  const sum = terms.reduce((all, { value }) => all + value, 0);
  if (terms.length <= (isPhone ? PHONE_ROW : ROW)) return <Terms terms={terms} sum={sum} />;
  return (
    <details className="telling" open={!isPhone}>
      <summary>How the score of {grouped(sum)} adds up</summary>
      <Terms terms={terms} sum={sum} isLong />
    </details>
  );
};

interface TermsProps {
  readonly terms: readonly ScoreTerm[];
  readonly sum: number;
  readonly isLong?: boolean;
}

const Terms = ({ terms, sum, isLong = false }: TermsProps) => (
  <ul className={`scoresum ${isLong ? 'scoresum--long' : ''}`} aria-label="How the score adds up">
    {terms.map(({ label, value }, i) => (
      <li key={label}>
        <b className="num">
          {value < 0 ? '−' : i === 0 ? '' : '+'}
          {grouped(Math.abs(value))}
        </b>{' '}
        {label}
      </li>
    ))}
    <li>
      <b className="num">= {grouped(sum)}</b>
    </li>
  </ul>
);
