// Content documents that runs of this page are played on (designers' packs), by the digest of the content they make. A
// replay names that digest and nothing more, so whoever opens one looks here for what it needs.

import {
  type AnyGame,
  fail,
  ok,
  parseJson,
  type Replay,
  type Result,
  type VerifyOptions,
  verify,
} from '@interlock/kernel';
import { LARGEST } from './fileText.ts';

const known = new Map<string, unknown>();

export const keepDocument = (digest: string, document: unknown): void => void known.set(digest, document);

/** Undefined where the shipped content is meant, or nobody has brought the document yet. */
export const documentOf = (digest: string): unknown => known.get(digest);

/** What opening a replay of this content needs. */
export const contentFor = (digest: string): VerifyOptions => (known.has(digest) ? { content: known.get(digest) } : {});

/** Takes a file's text up as what the replay needs, where the run plays back on it turn by turn; else one sentence. */
export const bringDocument = (game: AnyGame, replay: Replay, text: string): Result<null> => {
  if (text.length > LARGEST)
    return fail('too-large', `The file has ${text.length} characters; at most ${LARGEST} are read.`);
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const checked = verify(game, replay, { content: parsed.value });
  if (!checked.ok) return fail(checked.code, checked.why);
  keepDocument(replay.content, parsed.value);
  return ok(null);
};
