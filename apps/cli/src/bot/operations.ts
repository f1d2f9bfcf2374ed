// What each operation answers on a run being played. Each either gives its fields or a problem; only `commit`,
// `undo` and `redo` change the run, and only where they succeed.

import {
  type AnyShape,
  decodeTurn,
  encodeTurn,
  explainEvent,
  explainSubject,
  type Forecast,
  fail,
  type Json,
  type Refusal,
  type Result,
  record,
  type Session,
  shareCode,
  type Turn,
} from '@interlock/kernel';
import { blame as blaming, run } from '@interlock/search';
import { BETRAYAL, blameOf, hintFor, NODES, solved, verdictOf, wouldBetray } from '../mind.ts';
import { oddsOf, wireEvents } from '../wire.ts';
import { previewDigest } from './previewDigest.ts';
import type { Given } from './protocol.ts';
import type { Op } from './request.ts';

type Fields = Readonly<Record<string, Json>>;
type Operation = (session: Session<AnyShape>, fields: Fields) => Given;

const given = (value: Readonly<Record<string, unknown>>): Given => ({ ok: true, value });

const refused = (refusals: readonly Refusal[]): Given => {
  const first = refusals[0]!;
  return { ok: false, error: { code: first.code, message: first.why, refusals } };
};

/** Where the run stands, in every answer that moves it. */
const place = (session: Session<AnyShape>) => ({
  status: session.status,
  digest: session.digest(),
  turn: session.turns.length,
});

const look = (session: Session<AnyShape>) => {
  const view = session.view();
  return { view, text: session.game.show(session.content, view), ...place(session), actor: session.actor };
};

/** Decodes a turn and hands it on, or gives the problem. */
const withTurn =
  (work: (session: Session<AnyShape>, turn: Turn<AnyShape>) => Given): Operation =>
  (session, { turn }) => {
    const decoded = decodeTurn(session.game, turn);
    return decoded.ok ? work(session, decoded.value) : decoded;
  };

const legal: Operation = (session, { pending = [] }) => {
  const { game, content, state } = session;
  const decoded = decodeTurn(game, pending);
  if (!decoded.ok) return decoded;
  const actions = (list: Iterable<unknown>): Given =>
    given({ actions: [...list].map((one) => game.action.encode(one)) });
  if (game.turn === 'many') {
    const reasons = isSpelt(session, decoded.value) ? [] : game.refuse(content, state, decoded.value);
    return reasons.length > 0 ? refused(reasons) : actions(game.legal(content, state, decoded.value));
  }
  // A plan is a row of turns: what may follow is judged where the plan would lead, as far as the player can tell.
  const ahead = session.previewOf(decoded.value.map((action) => [action]));
  if (ahead.end === 'refused') return refused(ahead.refusals);
  if (ahead.end === 'chance') return fail('chance', 'What may follow depends on the dice.');
  return actions(game.legal(content, ahead.frames.at(-1)?.state ?? state, []));
};

/** A turn may be refused as it stands and still be the beginning of a legal one: `legal` spells it step by step. */
const isSpelt = ({ game, content, state }: Session<AnyShape>, turn: Turn<AnyShape>): boolean =>
  turn.every((action, i) => {
    const wanted = JSON.stringify(game.action.encode(action));
    for (const one of game.legal(content, state, turn.slice(0, i)))
      if (JSON.stringify(game.action.encode(one)) === wanted) return true;
    return false;
  });

const preview = withTurn((session, turn) => {
  const refusals = session.game.refuse(session.content, session.state, turn);
  if (refusals.length > 0) return refused(refusals);
  const ahead = session.previewOf([turn]);
  if (ahead.end === 'refused') return refused(ahead.refusals);
  const frame = ahead.frames[0];
  return given({
    events: frame ? wireEvents(session, frame.happenings) : [],
    status: frame ? frame.status : session.status,
    digest: frame ? previewDigest(session, turn) : null,
    ...(frame ? { view: frame.view, reveals: frame.reveals } : {}),
    ...chanceOf(session, ahead),
  });
});

const commit = withTurn((session, turn) => {
  const answer = session.commit(turn);
  if (!answer.ok) return refused(answer.refusals);
  return given({ events: wireEvents(session, session.seen(session.turns.length)), ...place(session) });
});

const forecast: Operation = (session, { turns = 1, plan = [] }) => {
  const decoded = decodeTurns(session, plan as readonly Json[]);
  if (!decoded.ok) return decoded;
  if (turns === 0 && decoded.value.length === 0)
    return fail('bad-field', 'A forecast of 0 turns shows nothing: give "turns" of 1 or more, or a "plan".');
  const ahead = session.previewOf(decoded.value, turns as number);
  if (ahead.end === 'refused' && ahead.frames.length < decoded.value.length) return refused(ahead.refusals);
  return given(forecastOf(session, ahead));
};

/** A forecast as shell and protocol give it: one entry a turn, then why it ends. */
export const forecastOf = (session: Session<AnyShape>, ahead: Forecast<AnyShape>) => ({
  turns: ahead.frames.map((frame) => ({
    turn: encodeTurn(session.game, frame.turn as never),
    events: wireEvents(session, frame.happenings),
    view: frame.view,
    text: session.game.show(session.content, frame.view),
    status: frame.status,
    reveals: frame.reveals,
  })),
  end: ahead.end,
  ...chanceOf(session, ahead),
});

const chanceOf = (session: Session<AnyShape>, ahead: Forecast<AnyShape>) =>
  ahead.chance === null ? {} : { chance: oddsOf(session, ahead.chance) };

const decodeTurns = (session: Session<AnyShape>, plan: readonly Json[]): Result<readonly Turn<AnyShape>[]> => {
  const turns: Turn<AnyShape>[] = [];
  for (const [at, one] of plan.entries()) {
    const turn = decodeTurn(session.game, one);
    if (!turn.ok) return fail(turn.error.code, `Turn ${at + 1} of the plan: ${turn.error.message}`);
    turns.push(turn.value);
  }
  return { ok: true, value: turns };
};

const hint: Operation = (session, { step = 1, nodes = NODES }) => {
  if (wouldBetray(session)) return fail('ranked', BETRAYAL);
  if (session.status.is !== 'playing') return fail('run-over', 'The run is over.');
  const { verdict, hint: made } = hintFor(session, nodes as number);
  if (made === null)
    return verdict === 'lost'
      ? fail('lost', 'No turn wins from here any more: undo is the only help.')
      : fail('unknown', `No winning line was found within ${nodes} nodes.`);
  return given({
    step,
    text: made.steps[(step as number) - 1],
    ...(step === 3 ? { turn: encodeTurn(session.game, made.turn as never), left: made.left } : {}),
  });
};

/** After a loss there is nothing left to betray. */
const blame: Operation = (session, { nodes = NODES, limit = 3 }) => {
  if (session.status.is === 'playing' && wouldBetray(session)) return fail('ranked', BETRAYAL);
  return given(blameOf(session, run(blaming(session, { nodes: nodes as number, limit: limit as number }))!));
};

const explain: Operation = (session, fields) => {
  const { subject, event } = fields;
  const latest = session.turns.length;
  const turn = (fields.turn as number | undefined) ?? latest;
  if (subject !== undefined) {
    if (event !== undefined || fields.turn !== undefined)
      return fail('bad-request', 'Explain either a "subject" or an "event" of a "turn".');
    return given({ why: explainSubject(session, subject as string) });
  }
  const subjects = [...(session.game.trace?.subjects?.(session.content, session.view()) ?? [])];
  if (event === undefined && fields.turn === undefined) return given({ why: [], subjects });
  if (turn < 1 || turn > latest) return fail('no-such-turn', `There is no turn ${turn}; ${latest} are committed.`);
  const seen = session.seen(turn);
  if (event === undefined) return given({ why: seen.map((one) => explainEvent(session, turn, one.index)) });
  if (!seen.some((one) => one.index === event))
    return fail('no-such-event', `Turn ${turn} has no event ${event} that can be seen.`);
  return given({ why: [explainEvent(session, turn, event as number)] });
};

const ask: Operation = (session, { what, args = null, viewer = session.actor }) => {
  const questions = session.game.questions ?? {};
  if (!Object.hasOwn(questions, what as string)) {
    const known = Object.keys(questions).join(', ') || 'none';
    return fail('unknown-question', `${session.game.title} has no question ${JSON.stringify(what)}. It has: ${known}.`);
  }
  const answer = questions[what as string]!(session.content, session.state, viewer as string, args);
  return answer.ok ? given({ answer: answer.value }) : answer;
};

export const OPERATIONS: Readonly<Record<Exclude<Op, 'games' | 'quit'>, Operation>> = {
  start: (session) => {
    const { game, contentDigest, entry } = session.run;
    return given({
      game: game.id,
      rules: game.rules,
      contentDigest,
      level: entry?.id ?? null,
      ...look(session),
    });
  },
  view: (session) => given(look(session)),
  legal,
  refuse: withTurn((session, turn) => given({ refusals: session.game.refuse(session.content, session.state, turn) })),
  preview,
  commit,
  undo: (session) => {
    const undone = session.undo();
    return undone.ok ? given(look(session)) : undone;
  },
  redo: (session) => {
    const redone = session.redo();
    if (!redone.ok) return redone;
    return given({ events: wireEvents(session, session.seen(session.turns.length)), ...look(session) });
  },
  forecast,
  status: (session) => given(place(session)),
  verdict: (session, { nodes = NODES, optimal = false }) => {
    if (wouldBetray(session)) return fail('ranked', BETRAYAL);
    const begun = performance.now();
    const answer = solved(session, nodes as number, optimal as boolean);
    return given({ ...verdictOf(session, answer), ms: Math.round(performance.now() - begun) });
  },
  hint,
  blame,
  explain,
  replay: (session) => {
    const replay = record(session);
    return given({ replay, code: shareCode(session.game, replay) });
  },
  state: (session) =>
    session.isRanked
      ? fail('ranked', 'In a ranked run the whole state stays hidden.')
      : given({ state: session.state, dice: session.position.dice.save() }),
  ask,
};
