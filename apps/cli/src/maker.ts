// The thread that makes levels: one answer for each thing asked.

import { parentPort } from 'node:worker_threads';
import { diceOf, encodeTurn, type Json } from '@interlock/kernel';
import { need } from './fault.ts';
import type { MadeLevel, MakeAsk } from './making.ts';
import { gameCalled } from './shelf.ts';

const make = async ({ game: id, params, seed }: MakeAsk): Promise<MadeLevel | null> => {
  const game = await gameCalled(id);
  const begun = performance.now();
  const made = game.proof!.generate!(game.content, need(game.params.decode(params)), diceOf(seed));
  if (made === null) return null;
  return {
    level: game.level.encode(made.level),
    witness: made.witness === null ? null : made.witness.map((turn) => encodeTurn(game, turn as never)),
    par: made.par as Json,
    attempts: made.attempts,
    ...(made.seed === undefined ? {} : { dice: made.seed }),
    ...(made.fallback === true ? { fallback: true } : {}),
    ms: Math.round(performance.now() - begun),
  };
};

parentPort!.on('message', (ask: MakeAsk) => {
  make(ask).then(
    (made) => parentPort!.postMessage(made),
    (error: unknown) => {
      throw error;
    },
  );
});
