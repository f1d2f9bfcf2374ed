// Generated levels are made in the worker, so the page never waits; the kernel is then handed the result.

import {
  type AnyGame,
  type AnyShape,
  decodeTurn,
  type Generated,
  keepGenerated,
  type Origin,
  seedFrom,
} from '@interlock/kernel';
import type { MadeLevel } from './api.ts';
import { askLevel } from './client.ts';

/** A level made in the worker as the kernel wants it; null where it cannot be read. */
export const generatedFrom = (game: AnyGame, made: MadeLevel): Generated<AnyShape> | null => {
  const level = game.level.decode(made.level);
  if (!level.ok) return null;
  const turns = made.witness?.map((turn) => decodeTurn(game, turn)) ?? null;
  const witness = turns?.every((turn) => turn.ok) ? turns.map((turn) => (turn.ok ? turn.value : [])) : null;
  return { level: level.value, witness, par: made.par, attempts: 1, seed: made.seed };
};

/** Resolves when opening a run of this origin is quick. */
export const prepare = async (game: AnyGame, origin: Origin): Promise<void> => {
  if (!('preset' in origin) || !game.proof?.generate || !Object.hasOwn(game.params.presets, origin.preset)) return;
  const seed = seedFrom(origin.seed);
  if (!seed.ok) return;
  const made = await askLevel(game.id, origin.preset, seed.value);
  if ('problem' in made) return;
  const level = generatedFrom(game, made);
  if (level !== null) keepGenerated(game, game.content, origin.preset, seed.value, level);
};
