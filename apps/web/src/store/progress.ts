// Which levels were won and how well: small, in localStorage, each entry checked when it is read.

import type { RunState } from './runState.ts';

export interface Result {
  readonly turns: number;
  readonly stars: number;
  /** Earned in any win of this level. */
  readonly badges?: readonly string[];
  /** Of the win with the best score, where the game keeps one. */
  readonly sheet?: Sheet;
  /** Of wins without rewinds, where the game keeps one. */
  readonly record?: Figures;
}

/** Each figure at its best: the fewest `turns`, the most of whatever else the game counts. */
type Figures = Readonly<Record<string, number>>;

/** The score as the result sheet shows it, and the helps that were taken off it. */
export interface Sheet {
  readonly score: number;
  readonly rewinds: number;
  readonly hints: number;
  readonly retries: number;
}

const KEY = 'interlock.progress';
export type Book = Readonly<Record<string, Result>>;

const isResult = (value: unknown): value is Result =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as Result).turns) &&
  Number.isInteger((value as Result).stars) &&
  isWords((value as Result).badges) &&
  isSheet((value as Result).sheet) &&
  isFigures((value as Result).record);

const SHEET = ['score', 'rewinds', 'hints', 'retries'] as const;

const isSheet = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && SHEET.every((key) => Number.isInteger((value as Sheet)[key])));

const isFigures = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger));

const isWords = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

export const bookFrom = (text: string | null): Book => {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => isResult(value)));
  } catch {
    return {};
  }
};

export const readBook = (): Book => {
  try {
    return bookFrom(localStorage.getItem(KEY));
  } catch {
    return {};
  }
};

export const resultOf = (book: Book, game: string, place: string): Result | undefined => book[`${game}/${place}`];

/** Keeps the better of two results. */
export const noteWin = (game: string, place: string, result: Result): void => {
  const book = readBook();
  const known = resultOf(book, game, place);
  const best =
    known === undefined
      ? result
      : {
          turns: Math.min(known.turns, result.turns),
          stars: Math.max(known.stars, result.stars),
          badges: [...new Set([...(known.badges ?? []), ...(result.badges ?? [])])],
          ...betterSheet(known.sheet, result.sheet),
          ...bestFigures(known.record, result.record),
        };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...book, [`${game}/${place}`]: best }));
  } catch {
    // storage is full or forbidden: the win stands, the tick does not
  }
};

const betterSheet = (known: Sheet | undefined, now: Sheet | undefined): { readonly sheet?: Sheet } => {
  if (now === undefined) return known === undefined ? {} : { sheet: known };
  return { sheet: known !== undefined && known.score >= now.score ? known : now };
};

const bestFigures = (known: Figures | undefined, now: Figures | undefined): { readonly record?: Figures } => {
  if (known === undefined || now === undefined) return known || now ? { record: now ?? known! } : {};
  const best = Object.entries(now).map(([name, value]) => {
    const before = known[name] ?? value;
    return [name, name === 'turns' ? Math.min(before, value) : Math.max(before, value)] as const;
  });
  return { record: { ...known, ...Object.fromEntries(best) } };
};

/** The result sheet of a won run and what it sets as a record, where its game has them. */
export const sheetOf = ({
  screen,
  session,
  table,
  rewindsBefore,
  helps,
}: RunState): Pick<Result, 'sheet' | 'record'> => {
  const counted = { rewinds: rewindsBefore + session.rewinds, ...helps };
  const score = screen.look.finalScore?.(table, counted, session.isRanked);
  const figures = counted.rewinds > 0 ? null : (screen.look.record?.(table) ?? null);
  return {
    ...(score === undefined ? {} : { sheet: { score, ...counted } }),
    ...(figures === null ? {} : { record: { turns: session.turns.length, ...figures } }),
  };
};

/** What the won run earned besides stars, by the game's own rules. */
export const badgesOf = ({ screen, session, table, rewindsBefore, helps }: RunState): readonly string[] => {
  const events = session.turns.flatMap((_, i) => session.seen(i + 1).map(({ event }) => event));
  const own = screen.look.badges?.(table.view, events, rewindsBefore + session.rewinds + helps.hints) ?? [];
  return session.isRanked ? [...own, 'ranked'] : own;
};
