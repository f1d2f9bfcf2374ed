// Everything a screen shows of a session, worked out in one go after each change.

import { type AnyShape, type Forecast, redacted, rowOf, type Session, type Turn, type Viewer } from '@interlock/kernel';
import type { Look, Stage, Table } from '../games/screen.ts';

type AnySession = Session<AnyShape>;
export const HORIZON = 8;

interface Shown {
  readonly other?: { readonly name: 'A' | 'B'; readonly plan: Turn<AnyShape> } | null;
  /** Who looks; the first seat where left out. */
  readonly seat?: Viewer;
  readonly stage?: Stage;
  readonly label?: string | null;
}

export const tableOf = (
  session: AnySession,
  look: Look,
  { other = null, seat = session.viewer, stage = 'plan', label = null }: Shown = {},
): Table => {
  const { game, world } = session;
  const status = session.statusFor(seat);
  const horizon = look.horizon ?? HORIZON;
  // Behind the curtain nobody's plan is on the table.
  const planned = stage === 'plan' ? session.planned(seat) : [];
  // Without a plan the turn that commit would play is the idle one, so both forecasts are the same.
  const { view, idle, last } = standingOf(session, horizon, seat);
  const isPlaying = status.is === 'playing' && stage === 'plan';
  const plan = stage === 'plan' ? session.pendingOf(seat) : [];
  const appraisal = isPlaying ? session.appraise(seat) : null;
  const closing = isPlaying ? (look.closing?.({ view, plan, turns: planned, appraisal }) ?? null) : null;
  const row = closing === null ? planned : closedBy(planned, closing);
  const ahead = row.length === 0 ? idle : session.previewOf(row, beyond(horizon, row.length), seat);
  return {
    game,
    world,
    turn: session.turns.length,
    view,
    status,
    plan,
    turns: planned,
    label,
    appraisal,
    canWait: game.idle !== null,
    seat,
    seats: session.seats.map((one) => ({ seat: one, isHandedIn: session.isHandedIn(one) })),
    stage,
    legal: isPlaying ? session.legal(seat) : [],
    ahead,
    idle,
    planFrames: Math.min(row.length, ahead.frames.length),
    refusals: !isPlaying ? [] : closing === null ? refusalsOf(session, planned, ahead, seat) : ahead.refusals,
    other:
      other === null
        ? null
        : {
            ...other,
            ahead: otherAhead(session, other.plan, horizon, seat),
            appraisal: isPlaying ? (game.appraise?.(world, session.state, other.plan, seat) ?? null) : null,
          },
    last,
  };
};

/** Turns after the plan: to the horizon, one at the least; none where nothing happens by itself (a horizon of 0). */
const beyond = (horizon: number, planned: number): number => (horizon === 0 ? 0 : Math.max(1, horizon - planned));

/** The row with its open turn ended by this action. */
const closedBy = (row: readonly Turn<AnyShape>[], closing: AnyShape['action']): readonly Turn<AnyShape>[] => [
  ...row.slice(0, -1),
  [...(row.at(-1) ?? []), closing],
];

/** To the same turn as the plan at hand: two lines of a chart are compared turn by turn. */
const otherAhead = (session: AnySession, plan: Turn<AnyShape>, horizon: number, seat: Viewer): Forecast<AnyShape> => {
  const turns = turnsOfPlan(session, plan);
  return session.previewOf(turns, turns.length === 0 ? horizon : beyond(horizon, turns.length), seat);
};

type Standing = Pick<Table, 'view' | 'idle' | 'last'>;

const standings = new WeakMap<object, Map<Viewer, Standing>>();

/** What stands whatever is planned: worked out once a position and seat, and the same objects for every plan on it, so
 *  that what is drawn from them is drawn once too. */
const standingOf = (session: AnySession, horizon: number, seat: Viewer): Standing => {
  const { game, world, state, position } = session;
  const turns = session.turns.length;
  const bySeat = standings.get(position) ?? new Map<Viewer, Standing>();
  standings.set(position, bySeat);
  let standing = bySeat.get(seat);
  if (!standing) {
    standing = {
      view: session.view(seat),
      idle: session.forecast(horizon, seat),
      last: turns === 0 ? [] : redacted(game, world, state, session.happenings(turns), seat),
    };
    bySeat.set(seat, standing);
  }
  return standing;
};

/** What the first seat sees now: the same object for everybody who asks. */
export const viewOf = (session: AnySession, look: Look): unknown =>
  standingOf(session, look.horizon ?? HORIZON, session.viewer).view;

/** Reasons against the plan; `at` counts through the whole row, as the plan strip does. */
const refusalsOf = (
  session: AnySession,
  planned: readonly Turn<AnyShape>[],
  ahead: Forecast<AnyShape>,
  seat: Viewer,
): Table['refusals'] => {
  // Where turns are closed by an action, an empty plan waits: the idle turn is committed.
  if (planned.length === 0 && session.game.closes && session.game.idle) return [];
  if (planned.length <= 1) return session.refusals(seat);
  // The forecast of a row has judged every turn of it up to the first that is refused.
  const before = planned.slice(0, ahead.frames.length).reduce((sum, turn) => sum + turn.length, 0);
  return ahead.refusals.map((refusal) => ({ ...refusal, at: refusal.at + before }));
};

/** A list of actions as the turns the game would make of it. */
export const turnsOfPlan = (session: AnySession, plan: Turn<AnyShape>): readonly Turn<AnyShape>[] =>
  rowOf(session.game, plan);
