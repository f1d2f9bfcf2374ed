// Words at the end of a run: how it was played, in how many turns or answers, what every star asked for.

import type { AnyShape, Session } from '@interlock/kernel';
import type { Screen } from '../../games/screen.ts';
import { Glyph } from '../../parts/Glyph.tsx';
import { useRun, useRunStore } from '../context.ts';

/** `in turn 7`; where a clock makes the turns, what the player counts: `in 7 answers`. */
export const countedWords = ({ look }: Screen, { turns }: Session<AnyShape>): string => {
  if (!look.beat) return `in turn ${turns.length}`;
  const many = look.counts?.(turns) ?? turns.length;
  return `in ${many} ${look.beat.noun}${many === 1 ? '' : 's'}`;
};

/** A ranked run that was begun anew says so: it was not the first try. */
export const HowPlayed = () => {
  const store = useRunStore();
  const isRanked = useRun((state) => state.session.isRanked);
  const { retries } = useRun((state) => state.helps);
  const tags = useRun(({ screen }) => screen.look.endTags)?.(store.getState()) ?? [];
  const again = retries === 0 ? '' : `, begun anew ${retries === 1 ? 'once' : `${retries} times`}`;
  return (
    <>
      {isRanked ? ` · ranked${again}` : ''}
      {tags.length === 0 ? '' : ` · ${tags.join(', ')}`}
    </>
  );
};

/** What each star asks for. */
export const StarRules = () => {
  const store = useRunStore();
  const rules = useRun(({ screen }) => screen.look.starRules)?.(store.getState()) ?? [];
  if (rules.length === 0) return null;
  return (
    <ul className="starrules">
      {rules.map(({ isMet, text }) => (
        <li key={text} className={isMet === null ? 'dim' : ''}>
          {isMet === null ? null : <Glyph name={isMet ? 'ok' : 'unknown'} className={isMet ? 'ok' : 'unknown'} />}{' '}
          {text}
        </li>
      ))}
    </ul>
  );
};
