// A run on paper: game, rules version, content digest, level or seed, turns, and the digests they led to. The replay
// file and the share code hold the same data.

import { z } from 'zod';
import type { AnyGame, AnyShape, Game, Generated, Json, Shape, Status, Turn } from './contract.ts';
import { essence } from './digest/chain.ts';
import { hexOf } from './digest/hash.ts';
import { decodeWith, describe, schemaLink } from './input/schema.ts';
import { refusalsOf } from './judge.ts';
import { fail, ok, type Result } from './result.ts';
import { type Origin, openRun, type Run } from './run.ts';
import { Session } from './session/session.ts';
import { CheckingTape } from './tape.ts';

const MAX_TURNS = 100_000;
const MAX_ACTIONS = 1_000;
/** Marks of the trail at most; longer runs mark every k-th turn. */
const MAX_MARKS = 500;

const anyJson = z.json();
const originSchema = z.union([
  z.strictObject({
    level: z.string().max(80).describe('id of a shipped level'),
    seed: z.string().max(24).optional().describe("seed of the dice; left out: the level's own"),
  }),
  z.strictObject({
    preset: z.string().max(40).describe('preset of the generator'),
    seed: z.string().max(24).describe('seed the level was made with'),
  }),
  z.strictObject({
    levelData: anyJson.describe('the level itself'),
    seed: z.string().max(24).optional().describe("seed of the dice; left out: the level's own"),
  }),
]);

export const replaySchema = z.strictObject({
  $schema: schemaLink,
  format: z.literal('interlock-replay-1').describe('version of this form'),
  game: z.string().max(20).describe('id of the game'),
  rules: z.int().min(1).describe('version of its rules'),
  content: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'expected 16 hexadecimal digits')
    .describe('digest of its content'),
  origin: originSchema.describe('where the run began'),
  balance: anyJson.optional().describe('numbers that differ from the shipped ones'),
  ranked: z.boolean().optional().describe('true: played ranked, as whoever recorded it claims'),
  /** A word of the app's about how it was played; in no digest. */
  label: z.string().max(80).optional().describe("a word of the app's about how it was played; in no digest"),
  turns: z.array(z.array(anyJson).max(MAX_ACTIONS)).max(MAX_TURNS).describe('every turn, a list of actions'),
  /** Every `every`-th turn's digest by its last four digits, joined. */
  trail: z
    .strictObject({
      every: z.int().min(1).describe('how many turns lie between two marks'),
      marks: z
        .string()
        .regex(/^([0-9a-f]{4})*$/)
        .max(4 * MAX_MARKS)
        .describe('the last four digits of each, joined'),
    })
    .describe('digests on the way, so that the first differing turn can be named'),
  digest: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'expected 16 hexadecimal digits')
    .describe('digest after the last turn'),
});

export type Replay = z.infer<typeof replaySchema>;

/** Writes a session down. */
export const record = <G extends Shape>(session: Session<G>, label?: string): Replay => {
  const { run, turns } = session;
  const every = Math.max(1, Math.ceil(turns.length / MAX_MARKS));
  let marks = '';
  for (let at = every; at <= turns.length; at += every) marks += session.digest(at).slice(12);
  return {
    format: 'interlock-replay-1',
    game: run.game.id,
    rules: run.game.rules,
    content: run.contentDigest,
    origin: run.origin as Replay['origin'],
    ...(run.balance === null ? {} : { balance: run.balance as never }),
    ...(session.isRanked ? { ranked: true } : {}),
    ...(label === undefined ? {} : { label }),
    turns: turns.map((turn) => turn.map((action) => run.game.action.encode(action) as never)),
    trail: { every, marks },
    digest: session.digest(),
  };
};

/** Any outside value as a replay, or one sentence. Does not play it: `verify` does. */
export const replayFrom = (input: unknown): Result<Replay> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('bad-replay', `A replay is a JSON object, found ${describe(input)}.`);
  return decodeWith(replaySchema, 'replay', input);
};

export type Verified<G extends Shape> =
  | {
      readonly ok: true;
      readonly status: Status;
      readonly turns: number;
      readonly digest: string;
      readonly run: Run<G>;
      readonly played: readonly Turn<G>[];
    }
  | { readonly ok: false; readonly code: string; readonly turn: number; readonly why: string };

export interface VerifyOptions {
  /** The content document the run was played with, if it was not the shipped one. */
  readonly content?: unknown;
  /** The level of its preset and seed, made elsewhere. */
  readonly made?: Generated<AnyShape>;
}

const no = (
  code: string,
  turn: number,
  why: string,
): { readonly ok: false; readonly code: string; readonly turn: number; readonly why: string } => ({
  ok: false,
  code,
  turn,
  why,
});

/** Plays the replay anew and compares digest by digest. */
export const verify = <G extends Shape>(game: Game<G>, replay: Replay, options: VerifyOptions = {}): Verified<G> => {
  const opened = openReplay(game, replay, options);
  if (!opened.ok) return no(opened.error.code, 0, opened.error.message);
  const { run, turns } = opened.value;
  // One draft, one tape, one set of dice, changed from turn to turn: nobody needs what lay in between.
  const { world, start } = run;
  const draft = game.copy(start.state);
  const tape = new CheckingTape<G['event']>(start.dice.fork());
  const { every, marks } = replay.trail;
  tape.link.begin(run.head);
  let words = tape.link.end(essence(game, draft));
  for (let at = 1; at <= turns.length; at++) {
    const given = turns[at - 1] as Turn<G>;
    const refusals = refusalsOf(game, world, draft, given);
    if (refusals.length > 0) return no('refused', at, `Turn ${at} is refused: ${refusals[0]!.why}`);
    tape.link.begin(words);
    game.play(world, draft, game.canonical?.(world, draft, given) ?? given, tape);
    words = tape.link.end(essence(game, draft));
    if (at % every === 0 && !isMarked(words, marks, 4 * (at / every - 1)))
      return no('diverged', at, diverged(at, every));
  }
  const digest = hexOf(words);
  if (digest !== replay.digest)
    return no('diverged', turns.length, turns.length === 0 ? changedLevel(replay) : diverged(turns.length, every));
  return {
    ok: true,
    status: game.status(world, draft),
    turns: turns.length,
    digest,
    run,
    played: turns,
  };
};

/** True where the last four digits of the digest stand at this place of the trail. */
const isMarked = (words: readonly [number, number], marks: string, from: number): boolean => {
  for (let i = 0; i < 4; i++) {
    const digit = (words[1] >>> (12 - 4 * i)) & 15;
    if (marks.charCodeAt(from + i) !== digit + (digit < 10 ? ZERO : LETTERS)) return false;
  }
  return true;
};

const ZERO = 48;
const LETTERS = 97 - 10;

const diverged = (at: number, every: number): string =>
  every === 1
    ? `The run differs from its record at turn ${at}: the events or the state are not the recorded ones.`
    : `The run differs from its record between turn ${Math.max(1, at - every + 1)} and turn ${at}.`;

const changedLevel = (replay: Replay): string =>
  `The level of this ${replay.game} run is not the one it was recorded on.`;

/** A session with the replay's turns played, for watching and forking. Verify first if it must be true. */
export const resume = <G extends Shape>(
  game: Game<G>,
  replay: Replay,
  options: VerifyOptions = {},
): Result<Session<G>> => {
  const going = resuming(game, replay, options);
  for (;;) {
    const step = going.next();
    if (step.done) return step.value;
  }
};

/** The same turn by turn: yields how many are played, for whoever shows progress or has other things to do between. */
export function* resuming<G extends Shape>(
  game: Game<G>,
  replay: Replay,
  options: VerifyOptions = {},
): Generator<number, Result<Session<G>>, void> {
  const opened = openReplay(game, replay, options);
  if (!opened.ok) return opened;
  const session = new Session(opened.value.run, { ranked: replay.ranked ?? false });
  let at = 0;
  for (const turn of opened.value.turns) {
    at++;
    const answer = session.commit(turn);
    if (!answer.ok) return fail('refused', `Turn ${at} is refused: ${answer.refusals[0]!.why}`);
    yield at;
  }
  return ok(session);
}

/** Where a resumed session is not the recorded run, in a sentence; null where every digest of the record agrees. */
export const divergence = <G extends Shape>(session: Session<G>, replay: Replay): string | null => {
  const { every, marks } = replay.trail;
  const { length } = session.turns;
  for (let at = every; at <= length; at += every) {
    const from = 4 * (at / every - 1);
    if (session.digest(at).slice(-4) !== marks.slice(from, from + 4)) return diverged(at, every);
  }
  if (session.digest() === replay.digest) return null;
  return length === 0 ? changedLevel(replay) : diverged(length, every);
};

interface Opened<G extends Shape> {
  readonly run: Run<G>;
  readonly turns: readonly Turn<G>[];
}

const openReplay = <G extends Shape>(game: Game<G>, replay: Replay, options: VerifyOptions): Result<Opened<G>> => {
  if (replay.game !== game.id) return fail('wrong-game', `This is a replay of ${replay.game}, not of ${game.id}.`);
  if (replay.rules !== game.rules)
    return fail('wrong-version', `This replay needs ${game.id}@${replay.rules}; this is ${game.id}@${game.rules}.`);
  const run = openRun(game, replay.origin as Origin, {
    ...(replay.balance === undefined ? {} : { balance: replay.balance as Json }),
    ...(options.content === undefined ? {} : { content: options.content }),
    ...(options.made === undefined ? {} : { made: options.made }),
  });
  if (!run.ok) return run;
  if (run.value.contentDigest !== replay.content)
    return fail(
      'wrong-content',
      `This replay needs ${game.id} content ${replay.content}; this is content ${run.value.contentDigest}.`,
    );
  const turns: Turn<G>[] = [];
  const known = new Map<string, G['action']>();
  for (let at = 0; at < replay.turns.length; at++) {
    const turn = decodeActions(game, replay.turns[at]!, known);
    if (!turn.ok) return fail(turn.error.code, `Turn ${at + 1}: ${turn.error.message}`);
    turns.push(turn.value);
  }
  return ok({ run: run.value, turns });
};

/** A list of encoded actions as a turn. */
export const decodeTurn = <G extends Shape>(game: Game<G>, input: unknown): Result<Turn<G>> => {
  if (!Array.isArray(input)) return fail('bad-turn', `A turn is a list of actions, found ${describe(input)}.`);
  if (input.length > MAX_ACTIONS)
    return fail('bad-turn', `A turn has at most ${MAX_ACTIONS} actions, found ${input.length}.`);
  return decodeActions(game, input, new Map());
};

/** `known` holds the actions read so far that are spelled as a word: few words make up long runs. */
const decodeActions = <G extends Shape>(
  game: Game<G>,
  input: readonly unknown[],
  known: Map<string, G['action']>,
): Result<Turn<G>> => {
  const turn: G['action'][] = [];
  for (let i = 0; i < input.length; i++) {
    const encoded = input[i];
    const word = typeof encoded === 'string' ? encoded : null;
    const again = word === null ? undefined : known.get(word);
    if (again !== undefined) {
      turn.push(again);
      continue;
    }
    const action = game.action.decode(encoded);
    if (!action.ok) return fail(action.error.code, `Action ${i + 1}: ${action.error.message}`);
    if (word !== null) known.set(word, action.value);
    turn.push(action.value);
  }
  return ok(turn);
};

export const encodeTurn = (game: AnyGame, turn: Turn<never>): Json => turn.map((action) => game.action.encode(action));
