// Expeditions as the application keeps them [DS-158]: which ones were begun, which deck comes next, and what the decks gave.
// A deck knows by its own header which expedition it belongs to, so a save or a replay of it needs no more.

import type { Json } from '@interlock/kernel';
import { game, type Params } from '@interlock/station';
import { type ExpeditionDeck, expeditionOf } from '@interlock/station/screen';
import { type Book, type Result, resultOf } from '../../../store/progress.ts';

export interface Expedition {
  /** Names difficulty, view and mode; its number of rooms is not used. */
  readonly preset: string;
  readonly seed: string;
}

export interface Leg extends Expedition {
  /** Counted from 1. */
  readonly deck: number;
}

const { presets } = game.params;

/** Presets an expedition can be made of: a deck beyond the usual size is a journey of its own. */
export const isPresetOfRuns = (preset: string): boolean =>
  Object.hasOwn(presets, preset) && presets[preset]!.rooms === presets[presets[preset]!.difficulty]!.rooms;

export const decksOf = ({ preset, seed }: Expedition): readonly ExpeditionDeck[] =>
  expeditionOf(game.content, seed, presets[preset]!);

export const placeOfLeg = ({ preset, seed, deck }: Leg): string => `expedition/${preset}/${seed}/${deck}`;

export const addressOfLeg = ({ preset, seed, deck }: Leg, isRanked: boolean): string =>
  `/play/station?expedition=${encodeURIComponent(preset)}&seed=${encodeURIComponent(seed)}&deck=${deck}${isRanked ? '&ranked' : ''}`;

interface Header {
  readonly seed?: unknown;
  readonly deck?: unknown;
  readonly difficulty?: unknown;
  readonly view?: unknown;
  readonly power?: unknown;
  readonly rooms?: unknown;
}

/** The leg a level is, told by its header and its number of rooms; null for all other levels. */
export const legOf = (level: Json | Header | null): Leg | null => {
  if (typeof level !== 'object' || level === null) return null;
  const { seed: whole, deck, difficulty, view, power, rooms } = level as Header;
  const parts = typeof whole === 'string' ? /^([A-Z0-9-]{1,24})\/(\d{1,2})$/.exec(whole) : null;
  if (!parts || Number(parts[2]) !== deck) return null;
  const mode: Params['mode'] = power === 'unlimited' ? 'unlimited' : 'brownout';
  const preset = Object.keys(presets).find((id) => {
    const one = presets[id]!;
    return isPresetOfRuns(id) && one.difficulty === difficulty && one.view === view && one.mode === mode;
  });
  if (preset === undefined) return null;
  const leg = { preset, seed: parts[1]!, deck: Number(deck) };
  const meant = decksOf(leg)[leg.deck - 1];
  return meant && Array.isArray(rooms) && rooms.length === meant.params.rooms ? leg : null;
};

/** What an expedition has given so far [DS-155]. */
export interface Tally {
  readonly decks: readonly (ExpeditionDeck & { readonly result: Result | undefined })[];
  readonly cleared: number;
  readonly score: number;
  readonly stars: number;
  /** The deck to play next, from 1; null once all are cleared. Decks are played in order. */
  readonly next: number | null;
}

export const tallyOf = (book: Book, expedition: Expedition): Tally => {
  const decks = decksOf(expedition).map((one) => ({
    ...one,
    result: resultOf(book, game.id, placeOfLeg({ ...expedition, deck: one.deck })),
  }));
  const results = decks.flatMap(({ result }) => (result ? [result] : []));
  return {
    decks,
    cleared: results.length,
    score: results.reduce((sum, { sheet }) => sum + (sheet?.score ?? 0), 0),
    stars: results.reduce((sum, { stars }) => sum + stars, 0),
    next: decks.find(({ result }) => result === undefined)?.deck ?? null,
  };
};

const KEY = 'interlock.station.expeditions';
const MOST = 6;

const isExpedition = (value: unknown): value is Expedition => {
  const { preset, seed } = (value ?? {}) as Partial<Expedition>;
  return typeof preset === 'string' && isPresetOfRuns(preset) && /^[A-Z0-9-]{1,24}$/.test(seed ?? '');
};

/** The text of the list as it is kept, read with suspicion. */
export const expeditionsFrom = (text: string | null): readonly Expedition[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isExpedition).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const readExpeditions = (): readonly Expedition[] => {
  try {
    return expeditionsFrom(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

/** Puts an expedition first; the oldest make room. Their results stay in the book. */
export const keepExpedition = ({ preset, seed }: Expedition): void => {
  const others = readExpeditions().filter((one) => one.preset !== preset || one.seed !== seed);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ preset, seed }, ...others].slice(0, MOST)));
  } catch {
    // no storage: it can be played, and is not listed
  }
};
