// Recorded runs from outside: a replay file, a share code, or a file that holds one.

import { resolve } from 'node:path';
import { replayOfCode } from '@interlock/catalog/lint';
import {
  type AnyShape,
  divergence,
  parseJson,
  type Replay,
  type RunOptions,
  replayFrom,
  resume,
  type Session,
} from '@interlock/kernel';
import { Fault, need } from './fault.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { gameCalled } from './shelf.ts';

/** A replay from a file's path or a share code. */
export const readReplay = async (io: Io, source: string): Promise<Replay> => {
  if (source.startsWith('IL1.')) return need(await replayOfCode(source));
  const text = readText(resolve(io.cwd, source));
  if (text.trimStart().startsWith('IL1.')) return need(await replayOfCode(text), source);
  return need(replayFrom(need(parseJson(text), source)), source);
};

/** The run as a session, every turn played and every digest compared: nobody goes on from a run that is not the recorded one. */
export const sessionOf = async (replay: Replay, options: RunOptions = {}): Promise<Session<AnyShape>> => {
  const session = need(resume(await gameCalled(replay.game), replay, options));
  const differs = divergence(session, replay);
  if (differs !== null) throw new Fault('diverged', differs);
  return session;
};
