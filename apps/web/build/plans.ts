// Run while building: the floor plans of levels that have one, for the thumbnails of the level map.

import { catalog } from '@interlock/catalog';
import type { AnyGame } from '@interlock/kernel';
import type { Plans } from '../src/games/facts.ts';

const planOf = (document: unknown): readonly string[] | null => {
  const terrain = (document as { readonly terrain?: unknown } | null)?.terrain;
  return Array.isArray(terrain) && terrain.every((row) => typeof row === 'string') ? terrain : null;
};

const plansOf = (game: AnyGame): Plans[string] =>
  Object.fromEntries(
    game.levels.flatMap(({ id, level }) => {
      const plan = planOf(game.level.encode(level));
      return plan ? [[id, plan]] : [];
    }),
  );

export const plans: Plans = Object.fromEntries(
  await Promise.all(catalog.map(async ({ id, load }) => [id, plansOf(await load())] as const)),
);
