// Open The Port in the hand: time moves by choices, or, after `t`, by the clock on the wall.

import type { AnyShape, Json, Session, Viewer } from '@interlock/kernel';
import { sayTurn } from '../words.ts';
import type { Handling } from './handling.ts';

/** How often the clock on the wall is read. */
const BEAT_MS = 50;
/** No run waits longer for a card; a fault in the content must not hang the terminal. */
const PATIENCE = 600;

const typeOf = (action: Json | undefined): unknown => (action as { readonly type?: unknown } | undefined)?.type;

/** Commits the tick that is due; false where none is. */
const tick = (session: Session<AnyShape>): boolean => {
  const { game } = session;
  const due = session.legal().find((action) => typeOf(game.action.encode(action)) === 'tick');
  return due !== undefined && session.commit([due]).ok;
};

const clockOf = ({ state }: Session<AnyShape>) => state as { readonly clockMs: number; readonly nextTickMs: number };

interface Odds {
  readonly actionId: string | null;
  readonly samples: number;
  readonly pm: { readonly win: number };
  readonly margin: number;
}

const percent = (pm: number): string => `${Math.trunc(pm / 10)}.${pm % 10} %`;

/** The odds as the game works them out: for the steady player from here, then after each answer to the card. */
const sayOdds = ({ game, world, state, viewer }: Session<AnyShape>): readonly string[] => {
  const { samples } = world.config.odds as { readonly samples: number };
  const asked = game.questions!.odds!(world, state, viewer, { samples });
  if (!asked.ok) return [asked.error.message];
  const choices = game.questions!.choices!(world, state, viewer, {});
  const labels = (choices.ok ? choices.value : []) as readonly { readonly actionId: string; readonly label: string }[];
  return (asked.value as unknown as readonly Odds[]).map(({ actionId, pm, margin, samples: runs }) => {
    const odds = `win ${percent(pm.win)} ± ${percent(margin)}`;
    if (actionId === null) return `From here: ${odds} (${runs} runs of a steady player)`;
    return `${labels.find((one) => one.actionId === actionId)?.label ?? actionId}: ${odds}`;
  });
};

interface Seen {
  readonly card: {
    readonly answers: readonly {
      readonly actionId: string;
      readonly label: string;
      readonly usable: boolean;
      readonly coolingSeconds: number;
      readonly consequences: readonly string[];
      readonly ends: string | null;
      readonly next: readonly { readonly title: string; readonly pm: number }[];
    }[];
  } | null;
  readonly climate: Readonly<Record<'high' | 'low', readonly { readonly title: string; readonly pm: number }[]>>;
}

/** Cards told by name after an answer. */
const FEW = 8;

/** The odds of the next card, answer by answer, the likeliest first, and whom the office favours today. Null without a
 *  card: then only time lies ahead. */
const sayAhead = (session: Session<AnyShape>): readonly string[] | null => {
  const { card, climate } = session.view() as Seen;
  if (card === null) return null;
  const moods = (rows: Seen['climate']['high']): string =>
    rows.map(({ title, pm }) => `${title} ×${(pm / 1000).toFixed(2)}`).join(', ');
  return [
    ...card.answers.flatMap(({ label, usable, ends, consequences, next }, i) => {
      const head = `If ${i + 1}, ${label}:`;
      if (!usable) return [`${head} still cooling.`];
      if (ends !== null) return [`${head} ${consequences.join('; ')}.`];
      if (next.length === 0) return [`${head} no card is free at once.`];
      const likely = [...next].sort((a, b) => b.pm - a.pm);
      const rest = likely.slice(FEW);
      const more = rest.length === 0 ? '' : `, and ${rest.length} more of at most ${percent(rest[0]!.pm)} each`;
      const listed = likely.slice(0, FEW).map(({ title, pm }) => `${title} ${pm < 1 ? '<0.1 %' : percent(pm)}`);
      return [head, `  ${listed.join(', ')}${more}.`];
    }),
    `The office today brings more of: ${moods(climate.high)}.`,
    `And less of: ${moods(climate.low)}.`,
  ];
};

/** The view with what is planned and what waiting brings; on a small screen `f` tells the odds of the next card instead. */
const board = (session: Session<AnyShape>, seat: Viewer, room: number): string => {
  const { game, world } = session;
  const lines = game.show(world, session.view(seat)).split('\n');
  const plan = session.pendingOf(seat);
  const wait = session.legal(seat).find((action) => typeOf(game.action.encode(action)) === 'tick');
  const foot = [
    ...(wait === undefined ? [] : [` . ${game.words.action(world, session.state, wait)}`]),
    ...(plan.length === 0 ? [] : [`Plan: ${sayTurn(session, plan)} · Enter commits`]),
  ];
  const ahead = lines.findIndex((line) => line.startsWith('NEXT CARD'));
  const isTall = lines.length + foot.length > room && ahead >= 0;
  return [...(isTall ? lines.slice(0, ahead) : lines), ...foot].join('\n');
};

/** A digit is the answer of that number on the card; `.` waits. */
const indexOf = (name: string, actions: readonly Json[], session: Session<AnyShape> | undefined): number | null => {
  const answer = (session?.view() as Seen | undefined)?.card?.answers[Number(name) - 1];
  const index = actions.findIndex((action) =>
    name === '.'
      ? typeOf(action) === 'tick'
      : answer !== undefined && (action as { readonly actionId?: string }).actionId === answer.actionId,
  );
  return index < 0 ? null : index;
};

interface Comparison {
  readonly text: readonly string[];
}

/** Two answers to the card by the game's own comparison; waiting is no answer. */
const sayComparison = (
  { game, world, state, viewer }: Session<AnyShape>,
  a: unknown,
  b: unknown,
): readonly string[] | null => {
  const [first, second] = [game.action.encode(a), game.action.encode(b)];
  if (typeOf(first) !== 'pick' || typeOf(second) !== 'pick') return null;
  const idOf = (action: Json): string => (action as { readonly actionId: string }).actionId;
  const asked = game.questions!.compare!(world, state, viewer, { a: idOf(first), b: idOf(second) });
  return asked.ok ? (asked.value as unknown as Comparison).text : [asked.error.message];
};

/** `now` is the clock on the wall, in milliseconds. */
export const handling = (now: () => number = () => performance.now()): Handling => {
  let isRunning = false;
  /** Logical time in milliseconds, fractions kept, as far as the wall has fed it. */
  let fed = 0;
  let read = now();
  let turns = 0;

  /** Feeds what has passed on the wall; a run taken back or loaded anew goes on at its own clock. */
  const feed = (session: Session<AnyShape>): number => {
    const gone = now() - read;
    read += gone;
    const { clockMs } = clockOf(session);
    fed = session.turns.length < turns ? clockMs : Math.max(fed, clockMs);
    turns = session.turns.length;
    if (isRunning) fed += gone;
    return fed;
  };

  return {
    board,
    isStill: true,
    key: indexOf,
    press: (name, session) => {
      if (!/^[1-9]$/.test(name)) return null;
      const { card } = session.view() as Seen;
      const answer = card?.answers[Number(name) - 1];
      if (answer?.usable) return null;
      if (card === null) return { lines: ['No card lies on the desk; . waits for the next.'] };
      if (answer === undefined) return { lines: [`The card has ${card.answers.length} answers.`] };
      return { lines: [`"${answer.label}" is still cooling, ${answer.coolingSeconds} s more.`] };
    },
    stamp: (session, action) => {
      const encoded = session.game.action.encode(action);
      if (!isRunning || typeOf(encoded) !== 'pick') return action;
      const { atMs } = encoded as { readonly atMs: number };
      const decoded = session.game.action.decode({
        ...(encoded as { readonly [key: string]: Json }),
        atMs: Math.max(atMs, Math.min(Math.floor(feed(session)), clockOf(session).nextTickMs - 1)),
      });
      return decoded.ok ? decoded.value : action;
    },
    compare: sayComparison,
    // In relaxed time a pick is followed by the seconds it takes to think, then by the wait for the next card.
    follow: (session) => {
      const { game, turns } = session;
      if (isRunning || typeOf(turns.at(-1)?.map((action) => game.action.encode(action))[0]) !== 'pick') return;
      const think = session.world.config.relaxed.thinkTicks as number;
      for (let done = 0; done < PATIENCE && session.status.is === 'playing'; done++) {
        const hasCard = (session.view() as { readonly card: unknown }).card !== null;
        if ((done >= think && hasCard) || !tick(session)) return;
      }
    },
    isStep: (turn) => typeOf(turn[0]) === 'pick',
    step: 'answer',
    forecast: sayAhead,
    odds: sayOdds,
    quiet: ['ticked', 'idleTicked', 'actionCooldownStarted', 'eventCooldownStarted'],
    help: [
      ['1 … 4', 'an answer of the card'],
      ['.', 'wait'],
      ['t', 'start or stop the clock; stopped, time moves by choices'],
      ['G C X', 'on the gauges: the gate; from here a losing card can come; here the run is lost'],
    ],
    driver: (desk, changed) => {
      const timer = setInterval(() => {
        if (!isRunning || desk.isOver) return;
        const from = desk.session.turns.length;
        while (!desk.isOver && feed(desk.session) >= clockOf(desk.session).nextTickMs && tick(desk.session));
        if (desk.session.turns.length > from) changed();
      }, BEAT_MS);
      return {
        stop: () => clearInterval(timer),
        label: () =>
          isRunning ? 'clock running' : `relaxed, ${desk.session.world.config.relaxed.thinkTicks} s an answer`,
        key: (name) => {
          if (name !== 't') return false;
          feed(desk.session);
          const { clockMs, nextTickMs } = clockOf(desk.session);
          // A stop keeps the part of the second that has gone; what was played in relaxed time meanwhile does not count.
          if (!isRunning && fed >= nextTickMs) fed = clockMs;
          isRunning = !isRunning;
          return true;
        },
      };
    },
    paint: [
      { match: /GATE MET|WINS the run|\bok\b/, style: 'green' },
      { match: /LOSES[^\n]*|ENDS THE RUN: LOSS/, style: 'red' },
      { match: /short by \d+|must rise by \d+|must fall by \d+/, style: 'yellow' },
    ],
  };
};
