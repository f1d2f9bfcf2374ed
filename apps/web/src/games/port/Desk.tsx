// The middle of the screen: the card as it may be seen now, and the waiting bar below it.

import { picksIn, texts } from '@interlock/port/tools';
import { Columns2, Pause, Play } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { durationOf } from '../../app/motion.ts';
import { Compare } from './Compare.tsx';
import { usePort, usePortStore } from './context.ts';
import { thinkOf } from './header.ts';
import { usePeek } from './peek.ts';
import { outlookOf, useComparison, useFaceDown } from './planned.ts';
import { titleOf } from './save.ts';
import type { PortSession } from './store.ts';
import { BlankTicket, Ticket } from './Ticket.tsx';
import { Tutorial } from './Tutorial.tsx';
import { clockText, consequencesAt } from './words.ts';

export const Desk = memo(() => {
  const phase = usePort((state) => state.phase);
  return (
    <section className="board pt-desk" aria-label="Card" id="board" tabIndex={-1}>
      <div className="stage pt-stage">
        <Shown />
      </div>
      {phase === 'over' ? null : <Foot />}
    </section>
  );
});

/** One row under the card: a lesson where there is one, and time. */
const Foot = () => (
  <div className="pt-foot">
    <Tutorial />
    <WaitBar />
  </div>
);

const Shown = () => {
  const store = usePortStore();
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
  const plan = usePort((state) => state.plan);
  const nowMs = usePort((state) => state.nowMs);
  const header = usePort((state) => state.header);
  const isPaused = usePort((state) => state.isPaused);
  const phase = usePort((state) => state.phase);
  const isFaceDown = useFaceDown();
  const comparison = useComparison();
  const otherPlan = usePort((state) => state.otherPlan);
  const which = usePort((state) => state.which);
  const number = usePort((state) => state.card);
  const setPeek = usePeek((state) => state.set);
  const box = useRef<HTMLElement>(null);
  // The keyboard goes to the first usable answer of a new card; a tick never moves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every card
  useEffect(() => {
    setPeek(null);
    if (document.querySelector('[role="dialog"]')) return;
    const first = box.current?.querySelector<HTMLElement>('.pt-ans:not([aria-disabled])');
    // Where it is already there, asking again would only make the browser lay the page out once more.
    if (first && first !== document.activeElement) first.focus({ preventScroll: true });
  }, [number, isPaused]);
  useSlide(box, number);
  useHand(box, plan?.actionId ?? null);
  const { card, noCard, fields } = view;
  if (phase === 'over') return <Finished />;
  if (phase === 'ready')
    return (
      <BlankTicket title={titleOf(session)} glyph={<Play className="pt-big" aria-hidden="true" />}>
        {session.run.entry?.intro ?? 'A card, its answers, their price.'} The clock has {fields.timeLeft} seconds and
        starts when you say so.
      </BlankTicket>
    );
  if (isFaceDown)
    return (
      <BlankTicket title="Paused" glyph={<Pause className="pt-big" aria-hidden="true" />}>
        The card is face down while the clock stands, since this run is ranked. {fields.timeLeft} seconds are left.
      </BlankTicket>
    );
  if (card === null)
    return (
      <BlankTicket title="Nobody calls">
        {noCard === null || noCard.seconds === null
          ? 'Every card is cooling, and the clock ends before one is free.'
          : `Every card is cooling. The next one comes in ${noCard.seconds} s at most.`}
      </BlankTicket>
    );
  const event = session.world.events.find(({ id }) => id === card.eventId);
  const think = thinkOf(header, session.world.config.relaxed.thinkTicks);
  const left = `CARD ${String(picksIn(session.turns) + 1).padStart(2, '0')}`;
  if (comparison) return <Compare found={comparison} left={left} />;
  // Letters stand on the answers once there is more than one plan to tell apart.
  const plans =
    otherPlan === null && which === 'A'
      ? []
      : [
          { name: which, plan },
          { name: which === 'A' ? 'B' : 'A', plan: otherPlan },
        ];
  return (
    <Ticket
      box={box}
      card={card}
      tags={event?.tags ?? []}
      left={left}
      middle={titleOf(session)}
      right={`${clockText(view.clockMs)} of ${clockText(view.clockMs + fields.timeLeft * 1000)}`}
      chosen={plan?.actionId ?? null}
      mayWait={header.mode === 'relaxed'}
      letters={({ actionId }) => plans.flatMap((one) => (one.plan?.actionId === actionId ? [one.name] : [])).sort()}
      consequences={(answer) => {
        const waits = plan?.actionId === answer.actionId ? plan.waitTicks : 0;
        const ahead = waits > 0 ? outlookOf(session, view, answer.actionId, waits) : null;
        return consequencesAt(answer, ahead, view, think);
      }}
      cooling={(answer) => Math.max(0, Math.ceil((answer.readyAtMs - nowMs) / 1000))}
      onChoose={store.getState().choose}
      onPeek={setPeek}
    />
  );
};

const RATINGS: Readonly<Record<string, string>> = texts.ratings;

/** An answer chosen by its number takes the keyboard along, once it is drawn: one answer is marked, not two. */
const useHand = (box: RefObject<HTMLElement | null>, chosen: string | null): void => {
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (!at?.classList.contains('pt-ans') || at.getAttribute('data-answer') === chosen) return;
      box.current?.querySelector<HTMLElement>(`[data-answer="${chosen}"]`)?.focus({ preventScroll: true });
    }, AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [box, chosen]);
};

/** Long enough for the chosen answer to be drawn first. */
const AFTER_PAINT = 60;

/** The same paper takes the next card; it slides in as a new one does. */
const useSlide = (box: RefObject<HTMLElement | null>, number: number): void => {
  const before = useRef(number);
  useEffect(() => {
    const isNext = before.current !== number;
    before.current = number;
    const duration = durationOf('--t-step');
    if (!isNext || duration === 0) return;
    box.current?.animate(
      [
        { translate: '0 14px', opacity: 0.3 },
        { translate: 'none', opacity: 1 },
      ],
      {
        duration,
        easing: 'ease-out',
      },
    );
  }, [box, number]);
};

type Tiers = PortSession['world']['config']['scoreTiers'];

/** What the next rating asks for. */
const nextTier = (tiers: Tiers, score: number, isWon: boolean): string => {
  const next = tiers.find(({ min, needsWin }) => score < min || (needsWin && !isWon));
  if (!next) return 'There is no higher rating.';
  const missing = Math.max(0, next.min - score);
  const win = next.needsWin && !isWon ? ' and a win' : '';
  return missing === 0 ? `${next.title} needs a win.` : `${next.title} begins at ${next.min}: ${missing} more${win}.`;
};

const Finished = () => {
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
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

/** Relaxed: seconds before the answer. Real time: pause and speed. */
const WaitBar = () => {
  const store = usePortStore();
  const header = usePort((state) => state.header);
  const plan = usePort((state) => state.plan);
  const config = usePort((state) => state.session.world.config);
  const isPaused = usePort((state) => state.isPaused);
  const phase = usePort((state) => state.phase);
  const { setWait, wait, pause, resume, setHeader } = store.getState();
  if (header.mode === 'relaxed')
    return (
      // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
      <div className="pt-waits" role="group" aria-label="Wait first">
        <span className="label">{plan ? 'Wait first' : 'Let pass'}</span>
        {(plan ? [0, ...config.relaxed.waitChoices] : config.relaxed.waitChoices).map((ticks) => (
          <button
            type="button"
            key={ticks}
            className={`pt-tick ${plan?.waitTicks === ticks ? 'at' : ''}`}
            aria-pressed={plan ? plan.waitTicks === ticks : undefined}
            aria-label={plan ? `Wait ${ticks} s, then answer` : `Let ${ticks} s pass`}
            onClick={() => (plan ? setWait(ticks) : wait(ticks))}
          >
            <span className="num">{ticks} s</span>
          </button>
        ))}
        <span className="pt-waithint">
          {plan && !config.relaxed.waitChoices.includes(plan.waitTicks) && plan.waitTicks > 0
            ? `waits ${plan.waitTicks} s until the answer is free`
            : 'a card waits as long as you do'}
        </span>
        <BesideKey />
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="pt-waits" role="group" aria-label="Clock">
      <button type="button" className="pt-tick pt-tick--wide" onClick={() => (isPaused ? resume() : pause())}>
        {isPaused ? <Play className="i" aria-hidden="true" /> : <Pause className="i" aria-hidden="true" />}
        {phase === 'ready' ? 'Start the clock' : isPaused ? 'Let it run' : 'Pause'}
      </button>
      {config.realtime.speedsPm.map((pm) => (
        <button
          type="button"
          key={pm}
          className={`pt-tick ${header.speedPm === pm ? 'at' : ''}`}
          aria-pressed={header.speedPm === pm}
          aria-label={`Speed ${SPOKEN[pm] ?? pm}`}
          onClick={() => setHeader({ speedPm: pm })}
        >
          <span className="num">{SIGNS[pm] ?? pm}</span>
        </button>
      ))}
      <BesideKey />
    </div>
  );
};

/** On a phone the way to lay two answers side by side; on a desk the dock has it. */
const BesideKey = () => {
  const store = usePortStore();
  const isComparing = usePort((state) => state.isComparing);
  const hasCard = usePort((state) => state.view.card !== null);
  if (!hasCard) return null;
  return (
    <button
      type="button"
      className={`pt-tick pt-abkey ${isComparing ? 'at' : ''}`}
      aria-pressed={isComparing}
      aria-label="A B: lay two answers side by side"
      onClick={() => store.getState().compare()}
    >
      <Columns2 className="i" aria-hidden="true" />
      <span aria-hidden="true">A B</span>
    </button>
  );
};

const SIGNS: Readonly<Record<number, string>> = { 250: '×¼', 500: '×½', 1000: '×1', 2000: '×2' };
const SPOKEN: Readonly<Record<number, string>> = { 250: 'one quarter', 500: 'one half', 1000: 'one', 2000: 'two' };
