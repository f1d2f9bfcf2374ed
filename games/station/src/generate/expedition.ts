// An expedition [DS-158]: generated decks of growing size, each a run of its own. Which decks they are follows from seed
// and difficulty alone; the application keeps the list of results.

import { diceOf, fail, type Generated, ok, type Series } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Level } from '../map/level.ts';
import type { Params, StationShape } from '../shape.ts';
import { generate } from './generate.ts';

export interface ExpeditionDeck {
  /** Counted from 1. */
  readonly deck: number;
  readonly seed: string;
  readonly params: Params;
}

export const expeditionOf = (
  { balance: { run } }: Content,
  seed: string,
  { difficulty, view, mode }: Pick<Params, 'difficulty' | 'view' | 'mode'>,
): readonly ExpeditionDeck[] => {
  const rooms = run.rooms[difficulty];
  return Array.from({ length: run.decks }, (_, i) => ({
    deck: i + 1,
    seed: `${seed}/${i + 1}`,
    // A run longer than its table stays at the last size.
    params: { difficulty, rooms: rooms[Math.min(i, rooms.length - 1)]!, view, mode },
  }));
};

/** The deck itself, numbered as the player meets it. */
export const expeditionDeck = (
  content: Content,
  { deck, seed, params }: ExpeditionDeck,
): Generated<StationShape> | null => {
  const made = generate(content, params, diceOf(seed));
  return made === null ? null : { ...made, level: { ...made.level, deck } };
};

/** The same for whoever plays them one after the other: presets of the usual sizes make one. */
export const seriesBy = (presets: Readonly<Record<string, Params>>): Series<Content, Level> => ({
  name: 'expedition',
  leg: 'deck',
  begin(content, preset, seed) {
    const params = Object.hasOwn(presets, preset) ? presets[preset] : undefined;
    const known = Object.keys(presets).filter((id) => presets[id]!.rooms === presets[presets[id]!.difficulty]?.rooms);
    if (params === undefined || !known.includes(preset))
      return fail('unknown-preset', `No expedition is made of the preset ${preset}. There are: ${known.join(', ')}.`);
    const decks = expeditionOf(content, seed, params);
    return ok({ count: decks.length, level: (n) => expeditionDeck(content, decks[n - 1]!)?.level ?? null });
  },
});
