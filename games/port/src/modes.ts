// What stands beside a run and not in it: mode, practice, assistance, rankings, daily seeds, unlocking, warnings.

import { quote } from '@interlock/kernel';
import type { Mode } from './driver.ts';
import type { Content, Outcome } from './shape.ts';

/** Header data of a run: kept beside the turns, in no digest. */
export interface Header {
  readonly mode: Mode;
  readonly speedPm: number;
  readonly practice: boolean;
  readonly assisted: boolean;
}

export type Ranking = 'realtime' | 'slowed' | 'relaxed' | 'assisted';

/** The list a result belongs to; practice, tuned balance and packs belong to none. */
export const rankingOf = (header: Header, isShippedContent: boolean): Ranking | null => {
  if (header.practice || !isShippedContent) return null;
  if (header.assisted) return 'assisted';
  if (header.mode === 'relaxed') return 'relaxed';
  return header.speedPm >= 1000 ? 'realtime' : 'slowed';
};

/** One press commits by default where seconds count. */
export const onePressDefault = (mode: Mode, speedPm: number): boolean => mode === 'realtime' && speedPm >= 1000;

/** A losing answer asks for the second press whatever the setting says. */
export const needsSecondPress = (onePress: boolean, ends: Outcome | null): boolean =>
  !onePress || (ends !== null && ends !== 'win');

/** Whether the card is covered: ranked, real time, paused, and nobody asked to read meanwhile. */
export const isCardCovered = (header: Header, isPaused: boolean, readWhilePaused: boolean): boolean =>
  isPaused && header.mode === 'realtime' && !header.practice && !readWhilePaused;

/** Odds cost real seconds in a ranked real-time run. */
export const mayAskOdds = (header: Header, isPaused: boolean): boolean =>
  header.practice || header.mode === 'relaxed' || !isPaused;

/** A press this soon after its card appeared was meant for the card before. */
export const isGuarded = (content: Content, msSinceCard: number): boolean => msSinceCard < content.config.ui.guardMs;

/** Warnings crossed between two readings of the clock, highest first; each is said once a run. */
export const warningsCrossed = (
  content: Content,
  before: number,
  after: number,
  said: readonly number[],
): readonly number[] => content.config.ui.timeWarnings.filter((at) => before > at && after <= at && !said.includes(at));

/** The candidates for a day's ticket, in order: the first with a certificate is the one. */
export function* dailyTickets(date: string): Generator<{ readonly preset: string; readonly seed: string }, void, void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`${quote(date)} is no date of the form YYYY-MM-DD.`);
  yield { preset: 'standard', seed: `DAILY-${date}` };
  for (let i = 2; i <= 99; i++) yield { preset: 'standard', seed: `DAILY-${date}-${i}` };
}

/** Scenarios open to a player who has won tickets of these: the first, and each that follows a won one. */
export const unlocked = (content: Content, won: readonly string[]): readonly string[] => {
  const inOrder = [...content.scenarios].sort((a, b) => a.order - b.order);
  const open: string[] = [];
  for (const [i, { id }] of inOrder.entries()) {
    if (i === 0 || won.includes(id) || won.includes(inOrder[i - 1]!.id)) open.push(id);
  }
  return open;
};
