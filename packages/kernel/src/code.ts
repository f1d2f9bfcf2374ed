// The share code `IL1.game.…`: a replay, compressed, checksummed, safe in a URL. Its head names the game in clear.
// Layout before base64: 4 bytes checksum, 2 bytes trail length, trail (2 bytes a mark), deflated JSON of the rest.

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { AnyGame } from './contract.ts';
import { fromBase64, toBase64 } from './digest/base64.ts';
import { Hasher } from './digest/hash.ts';
import { BOUNDS, parseJson } from './input/json.ts';
import { decodeTurn, encodeTurn, type Replay, replayFrom } from './replay.ts';
import { fail, ok, type Result } from './result.ts';

const PREFIX = 'IL1.';
/** What stands before the bytes; codes written before the head named the game have the prefix alone. */
const HEAD = /^IL1\.([a-z][a-z0-9-]*)\./;
/** Longest code that is read at all. */
export const MAX_CODE = 200_000;

/** The share code of a replay. `game` lets a game's own packing of turns make it shorter. */
export const shareCode = (game: AnyGame, replay: Replay): string => {
  const { trail, turns, $schema: _, format: __, ...rest } = replay;
  const body: Record<string, unknown> = { ...rest, every: trail.every };
  if (game.pack) {
    const decoded = turns.map((turn) => decodeTurn(game, turn));
    body.packed = game.pack.encode(decoded.map((one) => (one.ok ? one.value : [])));
  } else body.turns = turns;
  const text = deflateSync(strToU8(JSON.stringify(body)), { level: 9 });
  const marks = bytesOf(trail.marks);
  const bytes = new Uint8Array(6 + marks.length + text.length);
  bytes[4] = (marks.length / 2) >> 8;
  bytes[5] = (marks.length / 2) & 255;
  bytes.set(marks, 6);
  bytes.set(text, 6 + marks.length);
  bytes.set(checksum(bytes), 0);
  return `${PREFIX}${replay.game}.${toBase64(bytes)}`;
};

/** The game a share code names in its head; null for a code without one, or for what is none. */
export const gameOfCode = (code: string): string | null => HEAD.exec(code.trim())?.[1] ?? null;

/** The replay behind a code, or one sentence. `games` resolve their own packing. */
export const replayFromCode = (games: readonly AnyGame[], code: string): Result<Replay> => {
  const text = code.trim();
  if (!text.startsWith(PREFIX)) return fail('bad-code', `A share code begins with ${PREFIX}; this one does not.`);
  if (text.length > MAX_CODE)
    return fail('too-large', `The code has ${text.length} characters; at most ${MAX_CODE} are read.`);
  const named = gameOfCode(text);
  const decoded = fromBase64(text.slice(PREFIX.length + (named === null ? 0 : named.length + 1)));
  if (!decoded.ok) return decoded;
  const bytes = decoded.value;
  if (bytes.length < 7) return fail('bad-code', 'The code is cut short.');
  const expected = checksum(bytes);
  if (expected.some((byte, i) => byte !== bytes[i]))
    return fail(
      'bad-checksum',
      `The code is damaged or cut short: its checksum does not match (${text.length} characters arrived).`,
    );
  const length = 2 * ((bytes[4]! << 8) | bytes[5]!);
  const body = inflated(bytes.subarray(6 + length));
  if (!body.ok) return body;
  const parsed = parseJson(body.value);
  if (!parsed.ok) return parsed;
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    return fail('bad-code', 'The code holds no replay.');
  const { every, packed, ...rest } = parsed.value as Record<string, unknown>;
  if (named !== null && rest.game !== named)
    return fail('bad-code', `The code says it is of ${named} and holds a run of another game.`);
  const turns = unpacked(games, rest, packed);
  if (!turns.ok) return turns;
  const marks = hexOfBytes(bytes.subarray(6, 6 + length));
  return replayFrom({ ...rest, turns: turns.value, format: 'interlock-replay-1', trail: { every, marks } });
};

const unpacked = (games: readonly AnyGame[], rest: Record<string, unknown>, packed: unknown): Result<unknown> => {
  if (packed === undefined) return ok(rest.turns);
  const game = games.find((one) => one.id === rest.game);
  if (!game?.pack) return fail('unknown-game', `The code is of a game this build does not have.`);
  const turns = game.pack.decode(packed);
  return turns.ok ? ok(turns.value.map((turn) => encodeTurn(game, turn as never))) : turns;
};

/** Inflates into a buffer of bounded size: a small code cannot unfold into a flood. */
const inflated = (bytes: Uint8Array): Result<string> => {
  try {
    // One byte more than may be: what fills it has been cut, and would be read as something else.
    const out = inflateSync(bytes, { out: new Uint8Array(BOUNDS.size + 1) });
    if (out.length > BOUNDS.size)
      return fail('too-large', `The code unfolds into more than ${BOUNDS.size} bytes; no more are read.`);
    return ok(strFromU8(out));
  } catch {
    return fail('bad-code', 'The code cannot be unpacked: it is damaged.');
  }
};

const checksum = (bytes: Uint8Array): readonly number[] => {
  const hasher = new Hasher();
  for (let i = 4; i < bytes.length; i++) hasher.word(bytes[i]!);
  const word = hasher.words()[0];
  return [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255];
};

const bytesOf = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};

const hexOfBytes = (bytes: Uint8Array): string => {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
};
