// Everything a screen shows of a session, worked out in one go after each change.

import { type AnyShape, type Forecast, redacted, type Session, type Turn } from '@interlock/kernel';
import type { Look, Table } from '../games/screen.ts';

type AnySession = Session<AnyShape>;
export const HORIZON = 8;

export const tableOf = (
  session: AnySession,
  look: Look,
  other: { readonly name: 'A' | 'B'; readonly plan: Turn<AnyShape> } | null = null,
): Table => {
  const { game, content, pending, status } = session;
  const horizon = look.horizon ?? HORIZON;
  const planned = session.planned();
  // Without a plan the turn that commit would play is the idle one, so both forecasts are the same.
  const { view, idle, last } = standingOf(session, horizon);
  const ahead = planned.length === 0 ? idle : session.preview(Math.max(1, horizon - planned.length));
  const isPlaying = status.is === 'playing';
  const turns = session.turns.length;
  return {
    game,
    content,
    turn: turns,
    view,
    status,
    plan: pending,
    legal: isPlaying ? session.legal() : [],
    ahead,
    idle,
    planFrames: Math.min(planned.length, ahead.frames.length),
    refusals: isPlaying ? refusalsOf(session, ahead) : [],
    other:
      other === null
        ? null
        : {
            ...other,
            ahead: otherAhead(session, other.plan, horizon),
          },
    last,
  };
};

/** To the same turn as the plan at hand: two lines of a chart are compared turn by turn. */
const otherAhead = (session: AnySession, plan: Turn<AnyShape>, horizon: number): Forecast<AnyShape> => {
  const turns = turnsOfPlan(session, plan);
  return session.previewOf(turns, turns.length === 0 ? horizon : Math.max(1, horizon - turns.length));
};

type Standing = Pick<Table, 'view' | 'idle' | 'last'>;

const standings = new WeakMap<object, Standing>();

/** What stands whatever is planned: worked out once a position, and the same objects for every plan on it, so that what
 *  is drawn from them is drawn once too. */
const standingOf = (session: AnySession, horizon: number): Standing => {
  const { game, content, state, actor, position } = session;
  const turns = session.turns.length;
  let standing = standings.get(position);
  if (!standing) {
    standing = {
      view: session.view(),
      idle: session.forecast(horizon),
      last: turns === 0 ? [] : redacted(game, content, state, session.happenings(turns), actor),
    };
    standings.set(position, standing);
  }
  return standing;
};

const refusalsOf = (session: AnySession, ahead: Forecast<AnyShape>): Table['refusals'] => {
  // The forecast of such a plan has judged every turn of it already.
  if (session.game.turn === 'one') return session.pending.length === 0 ? [] : ahead.refusals;
  return session.refusals();
};

/** A list of actions as the turns the game would make of it. */
export const turnsOfPlan = (session: AnySession, plan: Turn<AnyShape>): readonly Turn<AnyShape>[] => {
  if (plan.length === 0) return [];
  return session.game.turn === 'one' ? plan.map((action) => [action]) : [plan];
};
