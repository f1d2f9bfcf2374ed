// Runs in words: turns, events with their causes, statuses. All text comes from the game; this only lays it out.

import type { AnyShape, Forecast, Happening, Session, Status, Turn, Why } from '@interlock/kernel';

/** Steps of a plan that are each worded where they would be taken; beyond, the words of the first state must do. */
const WORDED = 24;

/** Words for actions as they are seen after the actions before them: `open the valve` is only there to be said once
 *  one stands before it. */
export const wordsAfter = (session: Session<AnyShape>, before: Turn<AnyShape>): ((action: unknown) => string) => {
  const state = stateAfter(session, before);
  return (action) => session.game.words.action(session.world, state, action);
};

/** A turn, or a plan, in words. */
export const sayTurn = (session: Session<AnyShape>, turn: Turn<AnyShape>): string =>
  turn.length === 0 ? 'nothing' : turn.map((action, i) => wordsAfter(session, turn.slice(0, i))(action)).join('; ');

/** What the player may suppose of the state after these actions. */
const stateAfter = (session: Session<AnyShape>, actions: Turn<AnyShape>): unknown => {
  if (actions.length === 0 || actions.length > WORDED) return session.state;
  const turns = session.game.turn === 'one' ? actions.map((action) => [action]) : [actions];
  return session.previewOf(turns).frames.at(-1)?.state ?? session.state;
};

export const sayStatus = (session: Session<AnyShape>, status: Status = session.status): string => {
  if (status.is === 'playing') return 'playing';
  const say = (cause: string): string => session.game.words.cause?.(session.world, cause, session.state) ?? cause;
  if (status.is === 'drawn') return `drawn: ${say(status.cause)}`;
  // Of several nobody is "you": what is said is who has won.
  const ends = session.seats.length > 1 ? session.seats.map((seat) => session.statusFor(seat)) : [];
  for (const one of ends) if (one.is === 'lost') return say(one.cause);
  return status.is === 'won' ? `won, score ${status.score}` : `lost: ${say(status.cause)}`;
};

/** A sum of more terms, or of more characters, gets a line a term. */
const IN_LINE = { terms: 4, characters: 120 };

/** More of these lines stand two by two: a small window has room for no more. */
const IN_COLUMN = 6;

const inPairs = (rows: readonly string[]): readonly string[] => {
  const half = Math.ceil(rows.length / 2);
  return rows.slice(0, half).map((row, i) => `${row.padEnd(40)}${rows[half + i] ?? ''}`.trimEnd());
};

/** `100000 (for the start of the core) − 3000 (3 turns, 1000 each) − 13 (…) = 96987`, or a line a term; empty where
 *  nothing is to add up, as in a lost run of a game that rates only won ones. */
export const saySum = (session: Session<AnyShape>): readonly string[] => {
  const { game, world, state, status } = session;
  if (status.is === 'playing') return [];
  const turns = session.turns.map((_, i) => session.happenings(i + 1));
  const terms = game.words.score?.(world, state, turns) ?? [];
  if (terms.length < 2) return [];
  const score = status.is === 'won' ? status.score : terms.reduce((sum, { value }) => sum + value, 0);
  const parts = terms.map(({ label, value }, i) => {
    const sign = value < 0 ? (i === 0 ? '−' : '− ') : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(value)} (${label})`;
  });
  const line = `Score: ${parts.join(' ')} = ${score}`;
  if (terms.length > IN_LINE.terms || line.length > IN_LINE.characters) {
    const row = (value: string, label: string): string => `${value.padStart(8)}  ${label}`.trimEnd();
    const rows = terms.map(({ label, value }) => row(`${value < 0 ? '−' : '+'}${Math.abs(value)}`, label));
    return ['The score adds up:', ...(rows.length > IN_COLUMN ? inPairs(rows) : rows), row(`= ${score}`, '')];
  }
  return [line];
};

export const sayEvents = (session: Session<AnyShape>, seen: readonly Happening[], indent = '  '): string[] =>
  seen.map(({ event }) => `${indent}${session.game.words.event(session.world, event, session.state)}`);

/** A trace as an indented tree, effects above their causes. */
export const sayWhy = (why: Why, depth = 0): string[] => {
  const mark = depth === 0 ? '' : `${'   '.repeat(depth - 1)}└─ `;
  const when = why.kind === 'start' || why.kind === 'more' ? '' : `turn ${why.turn}: `;
  const what = why.kind === 'action' ? `you: ${why.text}` : why.text;
  return [`${mark}${when}${what}`, ...why.causes.flatMap((cause) => sayWhy(cause, depth + 1))];
};

/** A forecast, turn by turn, with the reason why it ends. */
export const sayForecast = (session: Session<AnyShape>, ahead: Forecast<AnyShape>, isShort = false): string[] => {
  const lines: string[] = [];
  ahead.frames.forEach((frame, i) => {
    lines.push(`In ${i + 1}: ${frame.turn.length === 0 ? 'nothing done' : sayTurn(session, frame.turn)}`);
    lines.push(...sayEvents(session, frame.happenings));
    if (!isShort)
      lines.push(
        ...session.game
          .show(session.world, frame.view)
          .split('\n')
          .map((row) => `  ${row}`),
      );
    if (frame.reveals) lines.push('  (this uncovers something unknown; what follows is a guess)');
  });
  const last = ahead.frames.at(-1);
  if (ahead.end === 'over' && last) lines.push(`Then the run is over: ${sayStatus(session, last.status)}`);
  if (ahead.end === 'over' && !last) lines.push(`The run is over: ${sayStatus(session)}`);
  if (ahead.end === 'refused') lines.push(`It ends there: ${ahead.refusals[0]!.why}`);
  if (ahead.chance) {
    lines.push('Then the dice decide:');
    const { odds } = ahead.chance;
    if (odds === null) lines.push('  more outcomes than can be listed');
    for (const one of odds?.outcomes ?? []) lines.push(`  ${one.weight} in ${odds!.total}: ${one.label}`);
  }
  return lines;
};
