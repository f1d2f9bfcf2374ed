// The paper of a run that is over: how it ended, what it was worth, and what the next rating asks for.

import { texts } from '@interlock/port/screen';
import { usePort } from '../run/context.ts';
import type { PortSession } from '../run/state.ts';
import { useLast } from '../run/useLast.ts';
import { clockText, titleOf } from '../run/words.ts';

const RATINGS: Readonly<Record<string, string>> = texts.ratings;

type Tiers = PortSession['world']['config']['scoreTiers'];

/** What the next rating asks for. */
const nextTier = (tiers: Tiers, score: number, isWon: boolean): string => {
  const next = tiers.find(({ min, needsWin }) => score < min || (needsWin && !isWon));
  if (!next) return 'There is no higher rating.';
  const missing = Math.max(0, next.min - score);
  const win = next.needsWin && !isWon ? ' and a win' : '';
  return missing === 0 ? `${next.title} needs a win.` : `${next.title} begins at ${next.min}: ${missing} more${win}.`;
};

export const Finished = () => {
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
  const last = useLast();
  const { result } = view;
  if (!result) return null;
  const event = session.world.events.find(({ id }) => id === result.finalEventId);
  const words = {
    win: 'The port is open',
    time: 'The clock ran out',
    stress: 'Too much for one day',
    privilege: 'No credit left',
    critical: event?.title ?? 'A losing card',
  } as const;
  return (
    <article className={`pt-ticket pt-ticket--end pt-ticket--${result.outcome}`} aria-labelledby="pt-title">
      <header className="pt-head">
        <span className="num">{clockText(view.clockMs)}</span>
        <span className="pt-what">{titleOf(session)}</span>
        <span className="num">{session.run.seed}</span>
      </header>
      <svg className="pt-seal" viewBox="0 0 220 90" aria-hidden="true">
        <g transform="rotate(-6 110 45)">
          <rect x="14" y="14" width="192" height="62" rx="8" fill="none" stroke="currentColor" strokeWidth="5" />
          <rect x="22" y="22" width="176" height="46" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <text x="110" y="56" textAnchor="middle" fill="currentColor">
            {result.outcome === 'win' ? 'OPENED' : 'CLOSED'}
          </text>
        </g>
      </svg>
      <h2 id="pt-title">{words[result.outcome]}</h2>
      <p className="pt-sit">{result.endText}</p>
      {result.finalEventId === null || !last?.says ? null : <p className="pt-says">{last.says}</p>}
      <dl className="pt-figures">
        <div>
          <dt>Rating</dt>
          <dd>{result.tier}</dd>
        </div>
        <div>
          <dt>Score</dt>
          <dd className="num">{view.fields.score}</dd>
        </div>
        <div>
          <dt>Time left</dt>
          <dd className="num">{view.fields.timeLeft} s</dd>
        </div>
      </dl>
      <p className="pt-rated">{RATINGS[result.tier] ?? ''}</p>
      <p className="pt-rated">
        {nextTier(session.world.config.scoreTiers, view.fields.score, result.outcome === 'win')}
      </p>
    </article>
  );
};
