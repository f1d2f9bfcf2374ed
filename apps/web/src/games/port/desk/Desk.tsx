// The middle of the screen: the card as it may be seen now.

import type { PortShape } from '@interlock/port';
import { picksIn, type View } from '@interlock/port/screen';
import { Pause, Play } from 'lucide-react';
import { type RefObject, type TouchEvent, useEffect, useRef } from 'react';
import { durationOf } from '../../../app/motion.ts';
import { useRun } from '../../../play/context.ts';
import type { SceneProps } from '../../screen.ts';
import { useHand, usePort } from '../run/context.ts';
import { thinkOf } from '../run/header.ts';
import { usePeek } from '../run/peek.ts';
import { outlookOf, useComparison, useFaceDown } from '../run/planned.ts';
import type { PortSession } from '../run/state.ts';
import { useLast } from '../run/useLast.ts';
import { clockText, consequencesAt, titleOf } from '../run/words.ts';
import { legWords } from '../series/shift.ts';
import { Compare } from './Compare.tsx';
import { Finished } from './Finished.tsx';
import { Pace } from './Pace.tsx';
import { Read } from './Read.tsx';
import { Ring } from './Ring.tsx';
import { BlankTicket, Ticket } from './Ticket.tsx';
import { type Gone, Torn } from './Torn.tsx';

/** The scene in place of a board: the card as it may be seen now. In the replay room it is only read. */
export const Desk = ({ isReadOnly, table, view }: SceneProps<PortShape>) => (
  <div className="pt-stage" {...useSwipe()}>
    {isReadOnly ? <Read table={table} view={view} /> : <Shown />}
    <Pace />
  </div>
);

const SWIPE = 60;

/** A swipe downwards drops the pending answer. */
const useSwipe = () => {
  const hand = useHand();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const touch = touches[0];
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      const begun = from.current;
      if (!touch || !begun) return;
      const down = touch.clientY - begun.y;
      if (down > SWIPE && down > 2 * Math.abs(touch.clientX - begun.x)) hand.dropPlan();
    },
  };
};

/** `Ticket 2 of 3, carried: stress +7, influence +2`; null outside a shift. */
const useLeg = (): string | null => {
  const travelled = useRun((state) => state.journey);
  return travelled ? legWords(travelled) : null;
};

const Shown = () => {
  const hand = useHand();
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
  const number = usePort((state) => state.revision);
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
  const last = useLast();
  const isPlayed = useRun((state) => state.did === 'turn');
  const gone = useGone(view, session, number);
  const torn =
    isPlayed && gone && last && gone.eventId === last.eventId ? <Torn key={number} gone={gone} last={last} /> : null;
  useSlide(box, number, torn !== null);
  useFocus(box, plan?.actionId ?? null);
  const leg = useLeg();
  const { card, noCard, fields } = view;
  if (phase === 'over')
    return (
      <>
        {torn}
        <Finished />
      </>
    );
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
  const left = cardNumber(session);
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
    <>
      {torn}
      <Ticket
        box={box}
        ring={header.mode === 'realtime' ? <Ring /> : null}
        card={card}
        tags={event?.tags ?? []}
        left={left}
        middle={leg ?? titleOf(session)}
        isLeg={leg !== null}
        right={`${clockText(view.clockMs)} of ${clockText(view.clockMs + fields.timeLeft * 1000)}`}
        chosen={plan?.actionId ?? null}
        mayWait={header.mode === 'relaxed'}
        secondsLeft={fields.timeLeft}
        yields={[...(plan === null ? [] : ['Enter']), ...(header.mode === 'realtime' ? [' '] : [])].join(',')}
        letters={({ actionId }) => plans.flatMap((one) => (one.plan?.actionId === actionId ? [one.name] : [])).sort()}
        consequences={(answer) => {
          const waits = plan?.actionId === answer.actionId ? plan.waitTicks : 0;
          const ahead = waits > 0 ? outlookOf(session, view, answer.actionId, waits) : null;
          return consequencesAt(answer, ahead, view, think);
        }}
        cooling={(answer) => Math.max(0, Math.ceil((answer.readyAtMs - nowMs) / 1000))}
        onChoose={hand.choose}
        onPeek={setPeek}
      />
    </>
  );
};

/** The card that lay here before this one. */
const useGone = (view: View, session: PortSession, number: number): Gone | null => {
  const kept = useRef<{ readonly number: number; readonly shown: Gone | null; readonly gone: Gone | null }>(null);
  const { card } = view;
  if (kept.current?.number !== number || kept.current.shown?.eventId !== card?.eventId) {
    const shown = card && {
      eventId: card.eventId,
      title: card.title,
      situation: card.situation,
      tags: session.world.events.find(({ id }) => id === card.eventId)?.tags ?? [],
      left: cardNumber(session),
      right: clockText(view.clockMs),
      labels: card.answers.map(({ actionId, label }) => ({ actionId, label })),
    };
    kept.current = { number, shown, gone: kept.current?.shown ?? null };
  }
  return kept.current.gone;
};

const cardNumber = (session: PortSession): string => `CARD ${String(picksIn(session.turns) + 1).padStart(2, '0')}`;

/** An answer chosen by its number takes the keyboard along, once it is drawn: one answer is marked, not two. */
const useFocus = (box: RefObject<HTMLElement | null>, chosen: string | null): void => {
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

/** Milliseconds: the next card is dealt once the one before is torn off. */
const TORN_AFTER = 320;

/** The same paper takes the next card; it is dealt as a new one, behind the one that is being torn off. */
const useSlide = (box: RefObject<HTMLElement | null>, number: number, isBehind: boolean): void => {
  const before = useRef(number);
  useEffect(() => {
    const isNext = before.current !== number;
    before.current = number;
    const duration = durationOf('--t-step');
    if (!isNext || duration === 0) return undefined;
    const dealt = box.current?.animate(
      [
        { translate: '0 26px', rotate: '1.5deg', opacity: 0 },
        { translate: 'none', rotate: 'none', opacity: 1 },
      ],
      { duration, delay: isBehind ? TORN_AFTER : 0, fill: 'backwards', easing: 'ease-out' },
    );
    const cut = (): void => dealt?.finish();
    window.addEventListener('keydown', cut, { once: true, capture: true });
    window.addEventListener('pointerdown', cut, { once: true, capture: true });
    return () => {
      window.removeEventListener('keydown', cut, true);
      window.removeEventListener('pointerdown', cut, true);
    };
  }, [box, number, isBehind]);
};
