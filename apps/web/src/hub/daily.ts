// Today's challenge of a game, by its card or by the day's seed; hub and game page ask the same place.

import type { Daily } from '../games/card.ts';
import type { GameFacts } from '../games/facts.ts';
import { cardOf } from '../games/registry.ts';
import { seedOfDay, today } from './today.ts';

/** The challenge of the day as every page names and opens it; null for a game that makes no levels by seed. */
export const dailyOf = (game: GameFacts, now: Date): Daily | null => {
  const card = cardOf(game.id);
  if (card?.daily) return card.daily(today(now).code);
  const day = seedOfDay(game, now);
  if (day === null) return null;
  return {
    to: `/play/${game.id}?preset=${encodeURIComponent(day.preset)}&seed=${day.seed}`,
    words: presetWords(game.id, day.preset),
    code: `${game.id}-${day.preset}-${day.seed}`,
    place: `${day.preset}-${day.seed}`,
  };
};

/** `d4` as `difficulty 4` where the game says so; `first-ticket` as `first ticket`. */
export const presetWords = (game: string, preset: string): string =>
  cardOf(game)?.presetWords?.(preset) ?? preset.replaceAll('-', ' ').replaceAll('.', ', ');
