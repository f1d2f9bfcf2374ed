// The one ranked try a day, kept on this device, and a result in words that reads without symbols.

import type { View } from '@interlock/port/screen';

export interface Try {
  readonly outcome: string;
  readonly answers: number;
  readonly score: number;
  readonly timeLeft: number;
}

const KEY = 'interlock.port.tries';
/** Days that are remembered. */
const MOST = 60;

const isTry = (value: unknown): value is Try =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Try).outcome === 'string' &&
  [(value as Try).answers, (value as Try).score, (value as Try).timeLeft].every(Number.isInteger);

export const triesFrom = (text: string | null): Readonly<Record<string, Try>> => {
  try {
    const parsed = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(parsed ?? {}).filter((entry): entry is [string, Try] => isTry(entry[1])));
  } catch {
    return {};
  }
};

const readTries = (): Readonly<Record<string, Try>> => {
  try {
    return triesFrom(localStorage.getItem(KEY));
  } catch {
    return {};
  }
};

/** How the day's ticket went; null while its try is still to be had. */
export const tryOf = (date: string): Try | null => readTries()[date] ?? null;

/** Whether the ticket of a day counts when its address is opened: until its try was had. Null: the address names no day. */
export const isRankedDay = (query: URLSearchParams, tries = readTries()): boolean | null => {
  const day = query.get('daily');
  return day === null ? null : tries[day] === undefined;
};

/** With this try noted: the first of a day counts, and the oldest days are let go. */
export const withTry = (tries: Readonly<Record<string, Try>>, date: string, mine: Try): Readonly<Record<string, Try>> =>
  Object.fromEntries(
    Object.entries({ [date]: mine, ...tries })
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MOST),
  );

export const noteTry = (date: string, mine: Try): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(withTry(readTries(), date, mine)));
  } catch {
    // storage is full or forbidden: the result stands on the screen only
  }
};

const answers = (many: number): string => `${many} ${many === 1 ? 'answer' : 'answers'}`;

const ENDS: Readonly<Record<string, string>> = {
  time: 'the clock ran out',
  stress: 'stress was full',
  privilege: 'the last privilege was spent',
  critical: 'it was denied for good',
  givenUp: 'given up',
};

export const tryWords = ({ outcome, answers: many, score, timeLeft }: Try): string =>
  outcome === 'win'
    ? `opened in ${answers(many)}, ${timeLeft} s left, score ${score}`
    : `not opened: ${ENDS[outcome] ?? 'lost'} after ${answers(many)}, score ${score}`;

/** How it went, for others: reads without symbols. */
export const resultWords = (title: string, view: View, many: number): string => {
  const { score, timeLeft, stress } = view.fields;
  const words = tryWords({ outcome: view.result?.outcome ?? '', answers: many, score, timeLeft });
  return `${title}: ${words}. Stress at the end: ${stress}.`;
};
