// The thread that makes levels: one answer for each thing asked, with what is to be written of it.

import { parentPort } from 'node:worker_threads';
import {
  type AnyGame,
  diceOf,
  encodeTurn,
  type Generated,
  type Json,
  keepGenerated,
  openRun,
  record,
  Session,
} from '@interlock/kernel';
import { need } from './fault.ts';
import type { KeepAsk, MadeFiles, MadeLevel, MakeAnswer, MakeAsk } from './making.ts';
import { gameCalled } from './shelf.ts';

type Found = Generated<never>;

const make = async ({ game: id, params, seed, keep }: MakeAsk): Promise<MakeAnswer> => {
  const game = await gameCalled(id);
  const begun = performance.now();
  const found = game.proof!.generate!(game.content, need(game.params.decode(params)), diceOf(seed)) as Found | null;
  if (found === null) return null;
  const made: MadeLevel = {
    level: game.level.encode(found.level),
    witness: found.witness === null ? null : found.witness.map((turn) => encodeTurn(game, turn as never)),
    par: found.par as Json,
    attempts: found.attempts,
    ...(found.seed === undefined ? {} : { dice: found.seed }),
    ...(found.fallback === true ? { fallback: true } : {}),
    ms: Math.round(performance.now() - begun),
  };
  if (keep === null) return made;
  const replay = replayOf(game, seed, found, keep);
  if (typeof replay === 'string') return { refused: replay };
  const text = keep.isText ? (game.authoring?.text?.(game.content, found.level) ?? null) : null;
  const files: MadeFiles = { level: levelFile(game, made, keep.schema), text, replay };
  return { ...made, files };
};

/** The witness as a replay; in words why the rules refuse it; null where there is none. */
const replayOf = (game: AnyGame, seed: string, found: Found, { preset }: KeepAsk): object | string | null => {
  if (found.witness === null) return null;
  if (preset !== null) keepGenerated(game, game.content, preset, seed, found as never);
  const origin =
    preset === null ? { levelData: game.level.encode(found.level), seed: found.seed ?? seed } : { preset, seed };
  const session = new Session(need(openRun(game, origin)));
  for (const turn of found.witness) {
    const answer = session.commit(turn);
    if (!answer.ok) return answer.refusals[0]!.why;
  }
  return record(session);
};

/** The level as a designer's file: with par and witness where the game's level files can hold them. */
const levelFile = (game: AnyGame, { level, par, witness }: MadeLevel, schema: string): object => {
  const kind = game.authoring?.documents?.level;
  if (!kind) return level as object;
  const bare = { $schema: schema, ...(level as object) };
  if (witness === null) return bare;
  const proven = { ...bare, ...(par === null ? {} : { par }), witnesses: [{ kind: 'generated', turns: witness }] };
  return kind.lint(game.content, proven).some((one) => one.severity === 'error') ? bare : proven;
};

parentPort!.on('message', (ask: MakeAsk) => {
  make(ask).then(
    (made) => parentPort!.postMessage(made),
    (error: unknown) => {
      throw error;
    },
  );
});
