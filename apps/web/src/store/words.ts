// Words the frame derives from a table: the commit key, the steps of a plan, the place of a run.

import type { AnyShape, Forecast, Json, Session } from '@interlock/kernel';
import type { Screen, Step, Table } from '../games/screen.ts';
import type { CommitWords } from '../parts/Commit.tsx';

/** What pressing commit will do. */
export const commitWords = (screen: Screen, table: Table, isAsking: boolean): CommitWords => {
  const { game, content, refusals, plan, ahead } = table;
  const [refusal] = refusals;
  if (refusal) return { act: 'Cannot run yet', note: refusal.why, mood: 'blocked' };
  const own = screen.look.commit?.(table) ?? null;
  const act = own?.act ?? actWords(table);
  const frame = ahead.frames[Math.max(0, table.planFrames - 1)] ?? null;
  const ends = frame ? frame.status : null;
  if (ends?.is === 'lost') {
    // What is still to come is the look's to say; the game's own words tell a loss that has happened.
    const cause = game.words.cause?.(content, ends.cause, frame?.state) ?? ends.cause;
    return { act: isAsking ? 'Press once more' : act, note: own?.note ?? `This loses: ${cause}`, mood: 'risky' };
  }
  if (ends?.is === 'won') return { act, note: 'Wins now', mood: 'calm' };
  const note = own?.note ?? noteWords(table, frame, ahead);
  return { act, note: plan.length === 0 && own === null ? `No plan: ${note}` : note, mood: 'calm' };
};

const actWords = ({ game, turn, plan }: Table): string => {
  if (game.turn === 'many' || plan.length === 1) return `End turn ${turn + 1}`;
  return plan.length === 0 ? `Wait, turn ${turn + 1}` : `Commit ${plan.length} turns`;
};

const noteWords = (
  { game, content }: Table,
  frame: Forecast<AnyShape>['frames'][number] | null,
  ahead: Forecast<AnyShape>,
): string => {
  if (frame === null && ahead.end === 'chance') {
    const odds = ahead.chance?.odds;
    return odds ? `Takes a chance: ${odds.outcomes.length} outcomes` : 'Takes a chance';
  }
  if (frame?.reveals) return 'Shows what was hidden';
  const last = frame?.happenings.at(-1);
  return last ? sentenceStart(game.words.event(content, last.event, frame?.state)) : 'nothing changes';
};

const sentenceStart = (text: string): string => text.replace(/\.$/, '');

/** An action as an item of the plan strip: the game's own words, or the first word as verb. */
export const stepOf = ({ look }: Screen, table: Table, state: unknown, action: unknown): Step => {
  const own = look.step?.(table, action);
  if (own) return own;
  const words = table.game.words.action(table.content, state, action);
  const [verb = '', ...rest] = words.split(' ');
  return { verb: verb.charAt(0).toUpperCase() + verb.slice(1), target: rest.join(' ') };
};

/** Three: par or better. Two: half as long again. One: won. */
export const starsOf = ({ look }: Screen, table: Table, par: number | null): number => {
  const own = look.stars?.(table, table.turn, par);
  if (own !== undefined) return own;
  if (par === null) return 1;
  if (table.turn <= par) return 3;
  return table.turn * 2 <= par * 3 ? 2 : 1;
};

/** The run's place in the book of wins: its level's id or its code. */
export const placeOf = ({ run }: Session<AnyShape>): string => {
  if (run.entry) return run.entry.id;
  return 'preset' in run.origin ? `${run.origin.preset}-${run.origin.seed}` : 'own';
};

/** The level's name, or its code. */
export const titleOf = ({ run }: Session<AnyShape>): string => {
  if (run.entry) return run.entry.title;
  const { origin } = run;
  if ('preset' in origin) return `${run.game.id}-${origin.preset}-${origin.seed}`;
  return ('levelData' in origin ? nameByGenerator(origin.levelData) : null) ?? 'A level of your own';
};

/** A level that carries the seed it was made from carries the name it was given then. */
const nameByGenerator = (level: Json): string | null => {
  if (typeof level !== 'object' || level === null) return null;
  const { seed, name } = level as { readonly [key: string]: Json };
  return typeof seed === 'string' && seed !== '-' && typeof name === 'string' ? name : null;
};

/** What the last turns brought, for the live region. */
export const committedWords = (session: Session<AnyShape>, turns: number): string => {
  const { game, content } = session;
  const said: string[] = [];
  for (let at = session.turns.length - turns + 1; at <= session.turns.length; at++)
    for (const { event } of session.seen(at)) said.push(game.words.event(content, event, session.state));
  const { status } = session;
  if (status.is === 'won') said.push('Won.');
  if (status.is === 'lost')
    said.push(`Lost. ${game.words.cause?.(content, status.cause, session.state) ?? status.cause}`);
  return said.slice(-8).join(' ');
};
