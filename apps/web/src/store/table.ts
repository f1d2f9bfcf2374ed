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
  const { game, content, state, actor, pending, status } = session;
  const horizon = look.horizon ?? HORIZON;
  const planned = session.planned();
  // Without a plan the turn that commit would play is the idle one, so both forecasts are the same.
  const idle = idleOf(session, horizon);
  const ahead = planned.length === 0 ? idle : session.preview(Math.max(1, horizon - planned.length));
  const isPlaying = status.is === 'playing';
  const turns = session.turns.length;
  return {
    game,
    content,
    turn: turns,
    view: session.view(),
    status,
    plan: pending,
    legal: isPlaying ? session.legal() : [],
    ahead,
    idle,
    planFrames: Math.min(planned.length, ahead.frames.length),
    refusals: isPlaying ? refusalsOf(session) : [],
    other:
      other === null
        ? null
        : {
            ...other,
            ahead: session.previewOf(turnsOfPlan(session, other.plan), horizon),
          },
    last: turns === 0 ? [] : redacted(game, content, state, session.happenings(turns), actor),
  };
};

const idles = new WeakMap<object, Forecast<AnyShape>>();

/** Doing nothing from here: the same whatever is planned, so it is worked out once a position. */
const idleOf = (session: AnySession, horizon: number): Forecast<AnyShape> => {
  let idle = idles.get(session.position);
  if (!idle) {
    idle = session.forecast(horizon);
    idles.set(session.position, idle);
  }
  return idle;
};

const refusalsOf = (session: AnySession): Table['refusals'] => {
  if (session.game.turn === 'one' && session.pending.length === 0) return [];
  return session.refusals();
};

/** A list of actions as the turns the game would make of it. */
export const turnsOfPlan = (session: AnySession, plan: Turn<AnyShape>): readonly Turn<AnyShape>[] => {
  if (plan.length === 0) return [];
  return session.game.turn === 'one' ? plan.map((action) => [action]) : [plan];
};
