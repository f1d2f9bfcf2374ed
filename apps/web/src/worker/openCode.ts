// A share code from outside, opened in the worker: read, its level made, every turn played and every digest compared. What
// comes back is sound and quick to play again.

import { loadGame } from '@interlock/catalog';
import { replayOfCode } from '@interlock/catalog/lint';
import { type AnyShape, divergence, encodeTurn, type Run, resuming } from '@interlock/kernel';
import { contentFor } from '../store/documents.ts';
import type { MadeLevel, NeedsDocument, OnTurns, OpenedCode, Problem } from './api.ts';

/** Turns between two reports. */
const REPORT = 256;

export const openCode = async (code: string, onTurns: OnTurns): Promise<OpenedCode | NeedsDocument | Problem> => {
  const read = await replayOfCode(code);
  if (!read.ok) return { problem: read.error.message };
  const replay = read.value;
  const game = await loadGame(replay.game);
  if (!game.ok) return { problem: `This is a run of ${replay.game}, which is not in this build.` };
  const going = resuming(game.value, replay, contentFor(replay.content));
  for (;;) {
    const step = going.next();
    if (!step.done) {
      if (step.value % REPORT === 0) onTurns(step.value, replay.turns.length);
      continue;
    }
    if (!step.value.ok) {
      const { code: why, message } = step.value.error;
      return why === 'wrong-content' && game.value.authoring?.load ? { needs: replay } : { problem: message };
    }
    const session = step.value.value;
    const differs = divergence(session, replay);
    if (differs !== null) return { problem: differs };
    return { replay, made: 'preset' in replay.origin ? madeLevel(session.run) : null };
  }
};

export const madeLevel = ({ game, level, witness, par, seed }: Run<AnyShape>): MadeLevel => ({
  level: game.level.encode(level),
  witness: witness?.map((turn) => encodeTurn(game, turn as never)) ?? null,
  par,
  seed,
});
