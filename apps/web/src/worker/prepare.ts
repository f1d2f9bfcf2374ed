// Generated levels are made in the worker, so the page never waits; the kernel is then handed the result.

import { type AnyGame, decodeTurn, keepGenerated, type Origin, seedFrom, type Turn } from '@interlock/kernel';
import { solver } from './client.ts';

/** Resolves when opening a run of this origin is quick. */
export const prepare = async (game: AnyGame, origin: Origin): Promise<void> => {
  if (!('preset' in origin) || !game.proof?.generate || !Object.hasOwn(game.params.presets, origin.preset)) return;
  const seed = seedFrom(origin.seed);
  if (!seed.ok) return;
  const made = await solver().generate(game.id, origin.preset, seed.value);
  if ('problem' in made) return;
  const level = game.level.decode(made.level);
  if (!level.ok) return;
  const turns = made.witness?.map((turn) => decodeTurn(game, turn)) ?? null;
  const witness = turns?.every((turn) => turn.ok) ? turns.map((turn) => (turn.ok ? turn.value : [])) : null;
  keepGenerated(game, game.content, origin.preset, seed.value, {
    level: level.value,
    witness: witness as readonly Turn<never>[] | null,
    par: made.par,
    attempts: 1,
    seed: made.seed,
  });
};
