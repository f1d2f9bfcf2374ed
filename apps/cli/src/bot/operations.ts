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
  refusalsOf,
  type Session,
  shareCode,
  type Turn,
  type Viewer,
} from '@interlock/kernel';
import { blame as blaming, mayAsk, mayHint, run } from '@interlock/search';
import { blameOf, hintFor, NODES, solved, verdictOf } from '../mind.ts';
import { oddsOf, wireEvents } from '../wire.ts';
import { previewDigest } from './previewDigest.ts';
import type { Given } from './protocol.ts';
import { MAX_AHEAD, type Op } from './request.ts';

type Fields = Readonly<Record<string, Json>>;
type Operation = (session: Session<AnyShape>, fields: Fields) => Given;

const given = (value: Readonly<Record<string, unknown>>): Given => ({ ok: true, value });

const refused = (refusals: readonly Refusal[]): Given => {
  const first = refusals[0]!;
  return { ok: false, error: { code: first.code, message: first.why, refusals } };
};

/** The seat that asks: `side`, or the first one. */
const sideOf = (session: Session<AnyShape>, { side }: Fields): Viewer => (side as Viewer | undefined) ?? session.viewer;

/** Where the run stands for this seat, in every answer that moves it. */
const place = (session: Session<AnyShape>, side: Viewer) => ({
  status: session.statusFor(side),
  digest: session.digest(),
  turn: session.turns.length,
});

const look = (session: Session<AnyShape>, side: Viewer) => {
  const view = session.view(side);
  return { view, text: session.game.show(session.world, view), ...place(session, side), actor: side };
};

/** Decodes a turn and hands it on, or gives the problem. */
const withTurn =
  (work: (session: Session<AnyShape>, turn: Turn<AnyShape>, fields: Fields) => Given): Operation =>
  (session, fields) => {
    const decoded = decodeTurn(session.game, fields.turn);
    return decoded.ok ? work(session, decoded.value, fields) : decoded;
  };

const legal: Operation = (session, fields) => {
  const { game, world, state } = session;
  const { pending = [], side } = fields as { readonly pending?: Json; readonly side?: Viewer };
  const decoded = decodeTurn(game, pending);
  if (!decoded.ok) return decoded;
  const actions = (list: Iterable<unknown>): Given =>
    given({ actions: [...list].map((one) => game.action.encode(one)) });
  if (game.turn === 'many') {
    const reasons = hindrances(session, decoded.value, side);
    return reasons.length > 0 ? refused(reasons) : actions(game.legal(world, state, decoded.value, side));
  }
  // A plan is a row of turns: what may follow is judged where the plan would lead, as far as the player can tell.
  const ahead = session.previewOf(decoded.value.map((action) => [action]));
  if (ahead.end === 'refused') return refused(ahead.refusals);
  if (ahead.end === 'chance') return fail('chance', 'What may follow depends on the dice.');
  if (ahead.end === 'hidden') return fail('hidden', 'What may follow depends on what is hidden.');
  return actions(game.legal(world, ahead.frames.at(-1)?.state ?? state, []));
};

/** Why a plan cannot be laid out edit by edit; where a game does not judge edits, why it is not a legal turn's beginning. */
const hindrances = (session: Session<AnyShape>, turn: Turn<AnyShape>, side: Viewer | undefined): readonly Refusal[] => {
  const { game, world, state } = session;
  if (game.mayRevise === undefined) return isSpelt(session, turn) ? [] : game.refuse(world, state, turn, side);
  const seats = side === undefined ? session.seats : [side];
  for (const [at, action] of turn.entries()) {
    const pending = turn.slice(0, at);
    // without a side the turn is the joined one: whoever may, may
    const reasons = seats.map((seat) => game.mayRevise?.(world, state, pending, action, seat) ?? []);
    if (reasons.every((list) => list.length > 0)) return reasons[0]!;
  }
  return [];
};

/** A turn may be refused as it stands and still be the beginning of a legal one: `legal` spells it step by step. */
const isSpelt = ({ game, world, state }: Session<AnyShape>, turn: Turn<AnyShape>): boolean =>
  turn.every((action, i) => {
    const wanted = JSON.stringify(game.action.encode(action));
    for (const one of game.legal(world, state, turn.slice(0, i)))
      if (JSON.stringify(game.action.encode(one)) === wanted) return true;
    return false;
  });

/** An illegal turn is previewed where the game can tell something of it: every refusal, and what still adds up. */
const preview = withTurn((session, turn, fields) => {
  const { game, world, state } = session;
  const side = sideOf(session, fields);
  const refusals = refusalsOf(game, world, state, turn, fields.side as Viewer | undefined);
  const appraised = game.appraise ? { refusals, appraisal: game.appraise(world, state, turn, side) } : {};
  if (refusals.length > 0)
    return game.appraise
      ? given({ ...appraised, events: [], status: session.statusFor(side), digest: null })
      : refused(refusals);
  const ahead = session.previewOf([turn], 0, side);
  if (ahead.end === 'refused') return refused(ahead.refusals);
  const frame = ahead.frames[0];
  return given({
    ...appraised,
    events: frame ? wireEvents(session, frame.happenings, [session.view(side), frame.view]) : [],
    status: frame ? frame.status : session.statusFor(side),
    digest: frame && session.seats.length === 1 ? previewDigest(session, turn) : null,
    ...(frame ? { view: frame.view, reveals: frame.reveals } : {}),
    ...(ahead.end === 'hidden' ? { end: ahead.end, hidden: ahead.hidden } : {}),
    ...chanceOf(session, ahead),
  });
});

/** With `side`, that seat's part is handed in; the turn is played with the last one. */
const commit = withTurn((session, turn, fields) => {
  const side = sideOf(session, fields);
  const before = session.turns.length;
  const view = session.view(side);
  const answer = fields.side === undefined ? session.commit(turn) : handedIn(session, turn, side);
  if (!answer.ok) return refused(answer.refusals);
  const waiting = session.seats.filter((seat) => !session.isHandedIn(seat));
  if (session.turns.length === before) return given({ events: [], waiting, ...place(session, side) });
  return given({
    events: wireEvents(session, session.seen(session.turns.length, side), [view, session.view(side)]),
    ...place(session, side),
  });
});

const handedIn = (session: Session<AnyShape>, turn: Turn<AnyShape>, side: Viewer) => {
  const held = session.setPlan(turn, side);
  return held.length > 0 ? { ok: false as const, refusals: held, value: [] } : session.handIn(side);
};

const withdraw: Operation = (session, fields) => {
  const side = sideOf(session, fields);
  return session.withdraw(side)
    ? given(place(session, side))
    : fail('not-handed-in', `No plan of ${side} is in: there is nothing to withdraw.`);
};

const forecast: Operation = (session, fields) => {
  const { turns = 1, plan = [] } = fields;
  const side = sideOf(session, fields);
  const decoded = decodeTurns(session, plan as readonly Json[]);
  if (!decoded.ok) return decoded;
  if (turns === 0 && decoded.value.length === 0)
    return fail('bad-field', 'A forecast of 0 turns shows nothing: give "turns" of 1 or more, or a "plan".');
  const all = (turns as number) + decoded.value.length;
  if (all > MAX_AHEAD)
    return fail(
      'too-many-turns',
      `A forecast shows at most ${MAX_AHEAD} turns, planned ones included; this asks for ${all}.`,
    );
  const ahead = session.previewOf(decoded.value, turns as number, side);
  if (ahead.end === 'refused' && ahead.frames.length < decoded.value.length) return refused(ahead.refusals);
  return given(forecastOf(session, ahead, side));
};

/** A forecast as shell and protocol give it: one entry a turn, then why it ends. */
export const forecastOf = (session: Session<AnyShape>, ahead: Forecast<AnyShape>, side: Viewer = session.viewer) => ({
  turns: ahead.frames.map((frame, i) => ({
    turn: encodeTurn(session.game, frame.turn as never),
    events: wireEvents(session, frame.happenings, [ahead.frames[i - 1]?.view ?? session.view(side), frame.view]),
    view: frame.view,
    text: session.game.show(session.world, frame.view),
    status: frame.status,
    reveals: frame.reveals,
    ...(frame.isGuess ? { guess: true } : {}),
  })),
  end: ahead.end,
  ...(ahead.hidden === null ? {} : { hidden: ahead.hidden }),
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
  if (session.status.is !== 'playing') return fail('run-over', 'The run is over.');
  const allowed = mayHint(session);
  if (!allowed.ok) return allowed;
  const { verdict, hint: made, by, from } = hintFor(session, nodes as number);
  if (made === null)
    return verdict === 'lost'
      ? fail('lost', 'No turn wins from here any more: undo is the only help.')
      : fail('unknown', `No winning line was found within ${nodes} nodes.`);
  return given({
    step,
    text: made.steps[(step as number) - 1],
    ...(by === null ? {} : { by }),
    ...(from === null ? {} : { from }),
    ...(step === 3 ? { turn: encodeTurn(session.game, made.turn as never), left: made.left } : {}),
  });
};

/** After a loss there is nothing left to betray. */
const blame: Operation = (session, { nodes = NODES, limit = 3 }) => {
  const allowed = mayAsk(session);
  if (session.status.is === 'playing' && !allowed.ok) return allowed;
  return given(blameOf(session, run(blaming(session, { nodes: nodes as number, limit: limit as number }))!));
};

const explain: Operation = (session, fields) => {
  const side = sideOf(session, fields);
  const { subject, event } = fields;
  const latest = session.turns.length;
  const turn = (fields.turn as number | undefined) ?? latest;
  if (subject !== undefined) {
    if (event !== undefined || fields.turn !== undefined)
      return fail('bad-request', 'Explain either a "subject" or an "event" of a "turn".');
    return given({ why: explainSubject(session, subject as string, side) });
  }
  const subjects = [...(session.game.trace?.subjects?.(session.world, session.view(side)) ?? [])];
  if (event === undefined && fields.turn === undefined) return given({ why: [], subjects });
  if (turn < 1 || turn > latest) return fail('no-such-turn', `There is no turn ${turn}; ${latest} are committed.`);
  const seen = session.seen(turn, side);
  if (event === undefined) return given({ why: seen.map((one) => explainEvent(session, turn, one.index, side)) });
  if (!seen.some((one) => one.index === event))
    return fail('no-such-event', `Turn ${turn} has no event ${event} that can be seen.`);
  return given({ why: [explainEvent(session, turn, event as number, side)] });
};

const ask: Operation = (session, { what, args = null, side, viewer = side ?? session.viewer }) => {
  const questions = session.game.questions ?? {};
  if (!Object.hasOwn(questions, what as string)) {
    const known = Object.keys(questions).join(', ') || 'none';
    return fail('unknown-question', `${session.game.title} has no question ${JSON.stringify(what)}. It has: ${known}.`);
  }
  const answer = questions[what as string]!(session.world, session.state, viewer as string, args);
  return answer.ok ? given({ answer: answer.value }) : answer;
};

export const OPERATIONS: Readonly<Record<Exclude<Op, 'games' | 'quit'>, Operation>> = {
  start: (session, fields) => {
    const { game, contentDigest, entry } = session.run;
    return given({
      game: game.id,
      rules: game.rules,
      contentDigest,
      level: entry?.id ?? null,
      ...(session.seats.length > 1 ? { seats: session.seats } : {}),
      ...look(session, sideOf(session, fields)),
    });
  },
  view: (session, fields) => given(look(session, sideOf(session, fields))),
  legal,
  refuse: withTurn(({ game, world, state }, turn, { side }) => {
    const refusals = refusalsOf(game, world, state, turn, side as Viewer | undefined);
    return given({ refusal: refusals[0] ?? null, refusals });
  }),
  preview,
  commit,
  withdraw,
  undo: (session) => {
    const undone = session.undo();
    return undone.ok ? given(look(session, session.viewer)) : undone;
  },
  redo: (session) => {
    const before = session.view();
    const redone = session.redo();
    if (!redone.ok) return redone;
    const events = wireEvents(session, session.seen(session.turns.length), [before, session.view()]);
    return given({ events, ...look(session, session.viewer) });
  },
  forecast,
  status: (session, fields) => given(place(session, sideOf(session, fields))),
  verdict: (session, { nodes = NODES, optimal = false }) => {
    const allowed = mayAsk(session);
    const blind = session.isRanked ? session.game.proof?.byAnyRolls : undefined;
    if (!allowed.ok && blind) {
      const verdict = blind(session.world, session.state, nodes as number);
      return given({ verdict, by: 'any rolls' });
    }
    if (!allowed.ok) return allowed;
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
