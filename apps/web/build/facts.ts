// Run while building: loads every game of the catalog once and keeps what the hub needs to name it.

import { catalog } from '@interlock/catalog';
import type { AnyGame, AnyShape } from '@interlock/kernel';
import type { GameFacts } from '../src/games/facts.ts';

/** As the game measures it, where it does. */
const difficultyOf = (game: AnyGame, level: AnyShape['level']): { readonly difficulty?: string } => {
  const report = game.authoring?.reports?.difficulty;
  return report === undefined ? {} : { difficulty: report.of(game.content, level).text };
};

const factsOf = (game: AnyGame): Omit<GameFacts, 'tagline' | 'isHidden'> => ({
  id: game.id,
  title: game.title,
  rules: game.rules,
  chance: game.chance ? 'seeded' : 'none',
  presets: game.proof?.generate ? Object.keys(game.params.presets) : [],
  levels: game.levels.map(({ id, title, level, par, chapter, teaches }) => ({
    id,
    title,
    par: par?.turns ?? null,
    ...(par?.words === undefined ? {} : { parWords: par.words }),
    ...(par?.atLeast === undefined ? {} : { atLeast: par.atLeast }),
    ...(par === null ? {} : difficultyOf(game, level)),
    ...(chapter === undefined ? {} : { chapter }),
    ...(teaches === undefined ? {} : { teaches }),
  })),
});

export const facts: readonly GameFacts[] = await Promise.all(
  catalog.map(async ({ tagline, isHidden, load }) => ({
    ...factsOf(await load()),
    tagline,
    isHidden: isHidden ?? false,
  })),
);
