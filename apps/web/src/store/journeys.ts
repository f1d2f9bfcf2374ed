// Journeys as the application keeps them: several runs in a row, by game and id, small, in localStorage, each checked when
// it is read. A leg is a run and a save of its own; here stands only what joins them.

import type { Json } from '@interlock/kernel';
import type { Journey, Table, Travelled } from '../games/screen.ts';

const KEY = 'interlock.journeys';
/** Journeys remembered; the oldest goes first. */
const MOST = 24;

interface Kept extends Travelled {
  readonly game: string;
  /** What was carried into each leg, so that an earlier one can be played again. */
  readonly carried: readonly Json[];
}

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { game, id, at, results, carried } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof game === 'string' &&
    typeof id === 'string' &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    Array.isArray(carried) &&
    Array.isArray(results) &&
    results.every(
      (one) =>
        typeof one === 'object' && one !== null && typeof one.isWon === 'boolean' && Number.isSafeInteger(one.score),
    )
  );
};

/** The list as it is kept; anything else in the text is passed over. */
export const journeysFrom = (text: string | null): readonly Kept[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKept).slice(-MOST) : [];
  } catch {
    return [];
  }
};

const read = (): readonly Kept[] => {
  try {
    return journeysFrom(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

const write = (kept: Kept): void => {
  const others = read().filter(({ game, id }) => game !== kept.game || id !== kept.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)));
  } catch {
    // storage is full or forbidden: the journey holds until the page is closed
  }
};

/** The journey on its way to leg `at`; null where the legs before it were not finished in this browser. */
export const journeyAt = (game: string, id: string, at: number): Travelled | null => {
  const known = read().find((one) => one.game === game && one.id === id);
  if (at === 0) return { id, at, carry: null, results: known?.results.slice(0, 0) ?? [] };
  if (!known || known.carried.length <= at) return null;
  return { id, at, carry: known.carried[at] ?? null, results: known.results.slice(0, at) };
};

/** Notes the end of a leg and what it hands on. A leg played again counts anew, and what came after it is forgotten. */
export const noteLeg = (game: string, journey: Journey, travelled: Travelled, table: Table): Travelled => {
  const { id, at, carry, results } = travelled;
  const { status } = table;
  const result = {
    isWon: status.is === 'won',
    score: journey.score?.(table) ?? (status.is === 'won' ? status.score : 0),
  };
  const now: Travelled = { id, at, carry, results: [...results.slice(0, at), result] };
  const known = read().find((one) => one.game === game && one.id === id);
  const carried = [...(known?.carried ?? [null]).slice(0, at + 1), journey.carry?.(table, carry) ?? carry];
  write({ ...now, game, carried });
  return now;
};

/** Whether another leg follows the one that is over. */
export const goesOn = (journey: Journey, { id, at, results }: Travelled): boolean =>
  at + 1 < journey.legs(id) && !(journey.endsWithLoss && results[at]?.isWon === false);

export const legAddress = (game: string, id: string, at: number, isRanked: boolean): string =>
  `/play/${game}?journey=${encodeURIComponent(id)}&leg=${at + 1}${isRanked ? '&ranked' : ''}`;
