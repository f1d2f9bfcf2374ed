// Words the frame derives from a table: the commit key, the steps of a plan, the place of a run.

import type { AnyShape, Forecast, Json, Run, Session } from '@interlock/kernel';
import type { Screen, Step, Table } from '../games/screen.ts';
import type { CommitWords } from '../parts/plan/Commit.tsx';
import { type Helps, NO_HELPS } from './runState.ts';

/** What pressing commit will do. */
export const commitWords = (
  screen: Screen,
  session: Session<AnyShape>,
  table: Table,
  isAsking: boolean,
): CommitWords => {
  const { game, world, refusals, plan, ahead } = table;
  const [refusal] = refusals;
  if (refusal) return { act: 'Cannot run yet', note: refusal.why, mood: 'blocked' };
  const own = screen.look.commit?.(table, session) ?? null;
  // Where nobody can wait, an empty plan is nothing to commit.
  if (own === null && plan.length === 0 && !table.canWait && game.turn === 'one')
    return { act: 'No plan yet', note: needsPlanWords(screen, table) ?? 'plan something first', mood: 'empty' };
  if (own === null && table.seats.length > 1) return handInWords(screen, table);
  if (own?.mood !== undefined)
    return { act: own.act, note: own.note, mood: own.mood, ...(own.asks === 'no' ? { asks: false } : {}) };
  const act = own?.act ?? actWords(table);
  // Both plans lie open and nobody has planned on: where coasting would lead is told to neither.
  if (own && table.stage === 'opened') return { act, note: own.note, mood: 'calm' };
  const frame = ahead.frames[Math.max(0, table.planFrames - 1)] ?? null;
  const ends = frame ? frame.status : null;
  if (ends?.is === 'lost') {
    // What is still to come is the look's to say; the game's own words tell a loss that has happened.
    const cause = game.words.cause?.(world, ends.cause, frame?.state) ?? ends.cause;
    return {
      act: isAsking ? 'Press once more' : act,
      note: own?.note ?? `This loses: ${cause}`,
      mood: 'risky',
      ...(own?.asks === 'no' ? { asks: false } : {}),
    };
  }
  if (ends?.is === 'won') return { act, note: 'Wins now', mood: 'calm' };
  if (own?.asks && own.asks !== 'no') {
    const mood = isAsking || own.asks === 'red' ? 'risky' : 'calm';
    return { act: isAsking ? 'Press once more' : act, note: own.note, mood, asks: true };
  }
  const note = own?.note ?? noteWords(table, frame, ahead);
  return { act, note: plan.length === 0 && own === null ? `No plan: ${note}` : note, mood: 'calm' };
};

/** What is said while nothing is planned and doing nothing is no plan; null where it is one. */
export const needsPlanWords = ({ look }: Screen, table: Table): string | null =>
  (typeof look.needsPlan === 'function' ? look.needsPlan(table) : look.needsPlan) ?? null;

const handInWords = ({ look }: Screen, { seat, seats, plan }: Table): CommitWords => {
  const isLast = seats.every((one) => one.isHandedIn || one.seat === seat);
  const count = plan.length === 1 ? '1 order' : `${plan.length} orders`;
  return {
    act: isLast ? 'Open both plans' : 'Seal the plan',
    note: `${look.seatName?.(seat) ?? seat}: ${plan.length === 0 ? 'nothing ordered' : count}`,
    mood: 'calm',
  };
};

const actWords = ({ game, turn, turns }: Table): string => {
  if (turns.length > 1) return `Commit ${turns.length} turns`;
  if (game.turn === 'many' || turns.length === 1) return `End turn ${turn + 1}`;
  return `Wait, turn ${turn + 1}`;
};

const noteWords = (
  { game, world }: Table,
  frame: Forecast<AnyShape>['frames'][number] | null,
  ahead: Forecast<AnyShape>,
): string => {
  if (frame === null && ahead.end === 'chance') {
    const odds = ahead.chance?.odds;
    return odds ? `Takes a chance: ${odds.outcomes.length} outcomes` : 'Takes a chance';
  }
  if (frame === null && ahead.end === 'hidden') return `Depends on what is hidden: ${ahead.hidden}`;
  if (frame?.reveals) return 'Shows what was hidden';
  const last = frame?.happenings.at(-1);
  return last ? sentenceStart(game.words.event(world, last.event, frame?.state)) : 'nothing changes';
};

const sentenceStart = (text: string): string => text.replace(/\.$/, '');

/** An action as an item of the plan strip: the game's own words, or the first word as verb. */
export const stepOf = ({ look }: Screen, table: Table, state: unknown, action: unknown): Step => {
  const own = look.step?.(table, action);
  if (own) return own;
  const words = table.game.words.action(table.world, state, action);
  const [verb = '', ...rest] = words.split(' ');
  return { verb: verb.charAt(0).toUpperCase() + verb.slice(1), target: rest.join(' ') };
};

/** Three: par or better. Two: half as long again. One: won. Whoever was shown hints has two at the most. */
export const starsOf = (
  screen: Screen,
  table: Table,
  par: number | null,
  { hints, seedLines = 0 }: Helps = NO_HELPS,
  run: Run<AnyShape> | null = null,
  rewinds = 0,
): number => {
  if (seedLines > 0) return 0;
  const isHelped = hints > 0 && !screen.look.advice?.isFree;
  return Math.min(isHelped ? 2 : 3, earnedStars(screen, table, par, run, rewinds));
};

const earnedStars = (
  { look }: Screen,
  table: Table,
  par: number | null,
  run: Run<AnyShape> | null,
  rewinds: number,
): number => {
  const own = look.stars?.(table, table.turn, par, run, rewinds);
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

/** Seeds of a day's challenge carry its date. */
const DAY = /^(?:DAILY-)?(\d{4})-?(\d{2})-?(\d{2})$/;

export const isDaySeed = (seed: string): boolean => DAY.test(seed);

/** The level's name, a day's challenge by its day, or the code. */
export const titleOf = (session: Session<AnyShape>): string => {
  const { run } = session;
  const { origin } = run;
  if (run.entry) return run.entry.title;
  const day = 'preset' in origin ? DAY.exec(String(origin.seed)) : null;
  if (day) return `Daily ${day.slice(1).join('-')}`;
  if ('preset' in origin) return `${run.game.id}-${origin.preset}-${origin.seed}`;
  return storyOf(session).title ?? 'A level of your own';
};

interface Story {
  readonly title?: string;
  readonly intro?: string;
  readonly outro?: string;
}

const told = new WeakMap<object, Story>();

/** Name, intro and outro: of a shipped level from the list, of one's own from its file, whatever form that has. */
export const storyOf = ({ run }: Session<AnyShape>): Story => {
  if (run.entry) return run.entry;
  if (!('levelData' in run.origin)) return {};
  let story = told.get(run);
  if (!story) {
    story = storyIn(run.game.level.encode(run.level));
    told.set(run, story);
  }
  return story;
};

const storyIn = (level: Json): Story => {
  if (typeof level !== 'object' || level === null || Array.isArray(level)) return {};
  const { title, name, text, intro, outro } = level as { readonly [key: string]: Json };
  const texts = typeof text === 'object' && text !== null && !Array.isArray(text) ? text : {};
  const word = (key: string, ...found: readonly (Json | undefined)[]) => {
    const words = found.find((one) => typeof one === 'string' && one !== '');
    return typeof words === 'string' ? { [key]: words } : {};
  };
  const inner = texts as { readonly [key: string]: Json };
  return { ...word('title', title, name), ...word('intro', intro, inner.intro), ...word('outro', outro, inner.outro) };
};

/** What the last turns brought, for the live region. */
export const committedWords = (session: Session<AnyShape>, turns: number): string => {
  const { game, world } = session;
  const said: string[] = [];
  for (let at = session.turns.length - turns + 1; at <= session.turns.length; at++)
    for (const { event } of session.seen(at)) said.push(game.words.event(world, event, session.state));
  const { status } = session;
  if (status.is === 'won') said.push('Won.');
  if (status.is === 'drawn')
    said.push(`Drawn. ${game.words.cause?.(world, status.cause, session.state) ?? status.cause}`);
  if (status.is === 'lost')
    said.push(`Lost. ${game.words.cause?.(world, status.cause, session.state) ?? status.cause}`);
  return said.slice(-8).join(' ');
};
