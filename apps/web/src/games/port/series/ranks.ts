// Ranked results on this machine, one list for each way of playing.

import { type Ranking, rankingOf } from '@interlock/port/screen';
import { placeOf } from '../../../store/words.ts';
import type { PortState } from '../run/state.ts';

export interface Ranked {
  readonly place: string;
  readonly outcome: string;
  readonly score: number;
  readonly timeLeft: number;
}

export type Ranks = Readonly<Partial<Record<Ranking, readonly Ranked[]>>>;

const KEY = 'interlock.port.ranks';
const MOST = 10;
const LISTS: readonly Ranking[] = ['realtime', 'slowed', 'relaxed', 'assisted'];

const isRanked = (value: unknown): value is Ranked =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Ranked).place === 'string' &&
  typeof (value as Ranked).outcome === 'string' &&
  Number.isInteger((value as Ranked).score) &&
  Number.isInteger((value as Ranked).timeLeft);

export const ranksFrom = (text: string | null): Ranks => {
  try {
    const parsed = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      LISTS.map((list) => [list, Array.isArray(parsed?.[list]) ? (parsed[list] as unknown[]).filter(isRanked) : []]),
    );
  } catch {
    return {};
  }
};

export const readRanks = (): Ranks => {
  try {
    return ranksFrom(localStorage.getItem(KEY));
  } catch {
    return {};
  }
};

/** Wins first, then the score, then the time left. */
export const inOrder = (results: readonly Ranked[]): readonly Ranked[] =>
  [...results].sort(
    (a, b) => Number(b.outcome === 'win') - Number(a.outcome === 'win') || b.score - a.score || b.timeLeft - a.timeLeft,
  );

export const noteResult = ({
  session,
  header,
  view,
  pack,
  undone,
}: Pick<PortState, 'session' | 'header' | 'view' | 'pack' | 'undone'>): void => {
  const list = rankingOf({ ...header, practice: header.practice || undone > 0 }, pack === null);
  if (list === null || view.result === null) return;
  const ranks = readRanks();
  const { score, timeLeft } = view.fields;
  const mine: Ranked = { place: placeOf(session as never), outcome: view.result.outcome, score, timeLeft };
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...ranks, [list]: inOrder([...(ranks[list] ?? []), mine]).slice(0, MOST) }),
    );
  } catch {
    // storage is full or forbidden: the result stands on the screen only
  }
};
