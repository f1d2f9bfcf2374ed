// Exact odds of the next card after an answer, and on request the odds of winning by many simulated runs.

import { type Comparison, givesTime, mayAskOdds } from '@interlock/port/screen';
import { Dices } from 'lucide-react';
import { memo, useState } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Key } from '../../../parts/Key.tsx';
import { Says } from '../../../parts/Says.tsx';
import { useFollowing } from '../../../play/read/useLater.ts';
import { BesideOdds } from '../desk/Compare.tsx';
import { usePort } from '../run/context.ts';
import { thinkOf } from '../run/header.ts';
import { type Looked, useComparison, useFaceDown, useLooked } from '../run/planned.ts';
import { useOdds } from '../run/useOdds.ts';
import { clockText, percent } from '../run/words.ts';
import { Went } from './Went.tsx';

const SHOWN = 7;

export const OutlookSection = memo(({ isOpen }: { isOpen: boolean }) => {
  // A key is answered on the card and the gauges first; what may no longer be seen goes at once.
  const looked = useFollowing(useLooked());
  const phase = usePort((state) => state.phase);
  const isFaceDown = useFaceDown();
  const comparison = useFollowing(useComparison());
  if (phase === 'over')
    return (
      <section className={`pt-outlook ${isOpen ? 'open' : ''}`} id="panel-forecast" aria-labelledby="forecast">
        <header>
          <h2 className="label" id="forecast" tabIndex={-1}>
            How it went
          </h2>
          <span className="dim pt-small">from answer to answer</span>
        </header>
        <div className="wide">
          <Went />
        </div>
      </section>
    );
  if (comparison)
    return (
      <section className={`pt-outlook ${isOpen ? 'open' : ''}`} id="panel-forecast" aria-labelledby="forecast">
        <header>
          <h2 className="label" id="forecast" tabIndex={-1}>
            Next card, A and B
          </h2>
          <Chip tone="plan">
            <Dices className="i" aria-hidden="true" />
            exact odds
          </Chip>
        </header>
        <div className="wide">
          <Beside found={comparison} />
        </div>
      </section>
    );
  const title = looked ? `Next card, after answer ${looked.number}` : 'Next card';
  return (
    <section className={`pt-outlook ${isOpen ? 'open' : ''}`} id="panel-forecast" aria-labelledby="forecast">
      <header>
        <h2 className="label" id="forecast" tabIndex={-1}>
          {title}
        </h2>
        <Chip tone={looked?.isPending ? 'plan' : 'unknown'}>
          <Dices className="i" aria-hidden="true" />
          exact odds
        </Chip>
      </header>
      <div className="wide">
        {looked ? (
          <Next looked={looked} />
        ) : (
          <p className="dim">
            {isFaceDown ? 'The card is face down, and so are its odds.' : 'No answer is free to look past.'}
          </p>
        )}
        <WinOdds />
      </div>
    </section>
  );
});

const Beside = ({ found }: { found: Comparison }) => {
  const [isAll, setAll] = useState(false);
  if (found.cards.length === 0) return <p className="dim">Neither answer is followed by a card at once.</p>;
  return (
    <>
      <BesideOdds found={found} isAll={isAll} />
      <button type="button" className="ask" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? 'The likeliest only' : `All ${found.cards.length} cards`}
      </button>
    </>
  );
};

const share = (pm: number, weight: number): string => (pm === 0 && weight > 0 ? '<0.1 %' : percent(pm));

const Next = ({ looked }: { looked: Looked }) => {
  const content = usePort((state) => state.session.world);
  const [isAll, setAll] = useState(false);
  const think = usePort(({ header, session }) => thinkOf(header, session.world.config.relaxed.thinkTicks));
  const { outlook } = looked;
  if (outlook.ends !== null) {
    const won = outlook.ends === 'win';
    return (
      <Says glyph={won ? 'ready' : 'critical'}>
        {outlook.endsWhileWaiting
          ? 'The clock runs out while you wait. No card follows.'
          : won
            ? 'This answer wins the run. No card follows.'
            : `This answer loses the run: ${LOSES[outlook.ends] ?? outlook.ends}. No card follows.`}
      </Says>
    );
  }
  if (think > 0 && outlook.after.timeLeft <= think)
    return <Says glyph="critical">After this answer {think} s pass, and the clock runs out. The run is lost.</Says>;
  if (outlook.noCard)
    return (
      <Says glyph="caution">
        No card follows at once.{' '}
        {outlook.noCard.untilMs === null
          ? 'The clock ends before one is free.'
          : `The first comes at ${clockText(outlook.noCard.untilMs)}.`}
      </Says>
    );
  const { winPm, losePm, timePm, likeliest } = outlook.headline;
  const sorted = [...outlook.cards].sort((a, b) => b.weight - a.weight);
  const kind = (eventId: string): 'win' | 'lose' | 'time' | '' => {
    const card = content.events.find(({ id }) => id === eventId);
    if (card?.terminal) return card.terminalOutcome === 'win' ? 'win' : 'lose';
    return card && givesTime(card) ? 'time' : '';
  };
  // The cards that decide stand in the list however rare they are.
  const listed = isAll
    ? sorted
    : sorted.filter((one, i) => i < SHOWN || kind(one.eventId) === 'win' || kind(one.eventId) === 'lose');
  const most = sorted[0]?.weight ?? 1;
  return (
    <>
      <dl className="facts pt-headline">
        <div className="fact">
          <dt>Port Open</dt>
          <dd className={winPm > 0 ? 'ready' : ''}>{percent(winPm)}</dd>
        </div>
        <div className="fact">
          <dt>Losing card</dt>
          <dd className={losePm > 0 ? 'critical' : ''}>{percent(losePm)}</dd>
        </div>
        <div className="fact">
          <dt>Gives time</dt>
          <dd className={timePm > 0 ? 'coolant' : ''}>{percent(timePm)}</dd>
        </div>
      </dl>
      <p className="pt-likeliest dim">
        Likeliest: <b>{sorted.find((one) => one.eventId === likeliest)?.title ?? 'none'}</b>. {sorted.length}{' '}
        {sorted.length === 1 ? 'card' : 'cards'} can come.
      </p>
      <ol className="pt-odds">
        {listed.map(({ eventId, title, pm, weight }) => {
          const word = kind(eventId);
          return (
            <li key={eventId}>
              <span>
                {title}
                {word === '' ? null : <small> {WORDS[word]}</small>}
              </span>
              <span className="pt-bar">
                <i className={word} style={{ width: `calc(${(100 * weight) / most}% - 4px)` }} />
              </span>
              <span className="num" title={`${weight} of ${outlook.total}`}>
                {share(pm, weight)}
              </span>
            </li>
          );
        })}
      </ol>
      {sorted.length > listed.length || isAll ? (
        <button type="button" className="ask" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'The likeliest only' : `All ${sorted.length} cards`}
        </button>
      ) : null}
    </>
  );
};

const WORDS = { win: 'wins', lose: 'loses', time: 'gives time' } as const;
const LOSES: Readonly<Record<string, string>> = {
  time: 'the clock runs out',
  stress: 'stress is full',
  privilege: 'the last privilege goes',
  critical: 'the card is final',
};

const WinOdds = () => {
  const header = usePort((state) => state.header);
  const isPaused = usePort((state) => state.isPaused);
  const view = usePort((state) => state.view);
  const { samples } = usePort((state) => state.session.world.config.odds);
  const asked = useOdds();
  const isBarred = !mayAskOdds(header, isPaused);
  if (asked.progress)
    return (
      <div className="pt-asked" role="status">
        <span className="num">
          {asked.progress.done} of {asked.progress.of} runs
        </span>
        <span className="pt-bar">
          <i style={{ width: `${(100 * asked.progress.done) / Math.max(1, asked.progress.of)}%` }} />
        </span>
        <Key kind="line" onClick={asked.cancel}>
          Stop
        </Key>
      </div>
    );
  if (asked.answer === null)
    return (
      <Key
        kind="line"
        className="pt-askodds"
        icon={<Dices className="i" aria-hidden="true" />}
        off={isBarred && 'in a ranked run only while the clock runs'}
        onClick={() => asked.ask(samples)}
      >
        Play {samples} runs for the odds of winning
      </Key>
    );
  const labels = new Map(view.card?.answers.map((one, i) => [one.actionId, `Answer ${i + 1}`]));
  return (
    <div className="pt-winodds">
      <h3 className="label">
        Odds of winning, {samples} runs each
        {asked.askedMs === view.clockMs ? '' : `, asked at ${clockText(asked.askedMs)}`}
      </h3>
      <ol className="pt-odds">
        {asked.answer.map(({ actionId, pm, margin }) => (
          <li key={actionId ?? 'here'}>
            <span>{actionId === null ? 'From here' : (labels.get(actionId) ?? actionId)}</span>
            <span className="pt-bar pt-bar--ci">
              <i className="win" style={{ width: `${pm.win / 10}%` }} />
              <b
                style={{
                  left: `${Math.max(0, pm.win - margin) / 10}%`,
                  width: `${(Math.min(1000, pm.win + margin) - Math.max(0, pm.win - margin)) / 10}%`,
                }}
              />
            </span>
            <span className="num">
              {percent(pm.win)}
              <small> ±{percent(margin)}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className="dim">
        A steady player answers on, at the relaxed pace, on other dice than yours. The bracket is two standard errors:
        19 of 20 such estimates have the true odds inside.
      </p>
    </div>
  );
};
