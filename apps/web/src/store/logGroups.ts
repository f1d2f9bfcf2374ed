// The log of a run, told by cause: turn by turn what the player did, what came of it, and what the machine did by itself,
// each with what it led to. Turns of which nothing but the player's steps is worth a line are told together.

import { type AnyShape, type Session, wordsOf } from '@interlock/kernel';
import type { Told } from '../play/read/bundles.ts';

type AnySession = Session<AnyShape>;

/** One cause and what came of it; the head is null where the player is the cause. */
interface LogGroup {
  readonly head: Told | null;
  readonly led: readonly Told[];
}

export interface LogTurn {
  /** First and last turn that are told together. */
  readonly from: number;
  readonly to: number;
  /** What the player did, in the game's words; null where the turn was let pass. */
  readonly did: string | null;
  readonly groups: readonly LogGroup[];
}

/** How the look of a game tells its events. */
interface Telling {
  isMinor(event: AnyShape['event']): boolean;
  /** Words that fold lines alike into one; null: a line of its own. */
  bundle(event: AnyShape['event']): string | null;
}

const YOURS = -1;
const NOBODY = -2;
/** Deeds of a turn that are named; the rest is counted. */
const NAMED = 6;

/** The head of every event: the first thing in its turn that led to it and is told, the player, or nothing. */
const headsOf = (session: AnySession, turn: number, isTold: (index: number) => boolean): readonly number[] => {
  const heads: number[] = [];
  for (const [i, { because }] of session.happenings(turn).entries()) {
    let head = NOBODY;
    for (const one of because) {
      if ('action' in one) head = YOURS;
      if ('event' in one && one.event < i) {
        const before = heads[one.event]!;
        head = before !== NOBODY ? before : isTold(one.event) ? one.event : NOBODY;
      }
      if (head !== NOBODY) break;
    }
    heads.push(head);
  }
  return heads;
};

/** A deed within a sentence: `Walk east` becomes `walk east`, `EMP` stays. */
const small = (word: string): string => (/^[A-Z][a-z]/.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word);

/** Deeds in a row that read alike are one: `walk east ×3`. */
const mergedWords = (words: readonly string[]): string | null => {
  const runs: { readonly word: string; readonly count: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === small(word)) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ word: small(word), count: 1 });
  }
  if (runs.length === 0) return null;
  const named = runs.slice(0, NAMED).map(({ word, count }) => (count === 1 ? word : `${word} ×${count}`));
  return [...named, ...(runs.length > NAMED ? [`${runs.length - NAMED} more`] : [])].join(', ');
};

const wordsAt = (session: AnySession, turn: number): readonly string[] =>
  wordsOf(session.game, session.world, session.positionAt(turn - 1).state, session.turns[turn - 1]!);

/** What the player did in a turn, in the game's words; null where it was let pass. */
export const deedsAt = (session: AnySession, turn: number): string | null => mergedWords(wordsAt(session, turn));

const groupsOf = (session: AnySession, turn: number, { isMinor, bundle }: Telling): readonly LogGroup[] => {
  const told = session.seen(turn).filter(({ event }) => !isMinor(event));
  const shown = new Set(told.map(({ index }) => index));
  const heads = headsOf(session, turn, (index) => shown.has(index));
  const lineOf = ({ event, index }: (typeof told)[number]): Told => ({
    ...{ turn, index },
    text: session.game.words.event(session.world, event, session.state),
    bundle: bundle(event),
  });
  const yours = told.filter(({ index }) => heads[index] === YOURS).map(lineOf);
  const own = told
    .filter(({ index }) => heads[index] === NOBODY)
    .map((head) => ({ head: lineOf(head), led: told.filter(({ index }) => heads[index] === head.index).map(lineOf) }));
  return [...(yours.length > 0 ? [{ head: null, led: yours }] : []), ...own];
};

/** Newest turn first, until so many lines are told. */
export const logOf = (session: AnySession, most: number, telling: Telling): readonly LogTurn[] => {
  const log: LogTurn[] = [];
  let lines = 0;
  let walked: string[] = [];
  let to = session.turns.length;
  const tellSteps = (from: number): void => {
    if (to >= from) log.push({ from, to, did: mergedWords(walked), groups: [] });
    walked = [];
  };
  let turn = to;
  for (; turn >= 1 && lines < most; turn--) {
    lines++;
    const groups = groupsOf(session, turn, telling);
    if (groups.length === 0) {
      walked = [...wordsAt(session, turn), ...walked];
      continue;
    }
    tellSteps(turn + 1);
    log.push({ from: turn, to: turn, did: deedsAt(session, turn), groups });
    lines += groups.reduce((sum, { led }) => sum + 1 + led.length, 0);
    to = turn - 1;
  }
  tellSteps(turn + 1);
  return log;
};
