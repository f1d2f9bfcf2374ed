// Which run a command is about: `--level`, `--level-file`, `--preset` with `--seed`, a short level code, a replay
// file or a share code and, with `--at`, one of its turns.

import { resolve } from 'node:path';
import {
  type AnyGame,
  type AnyShape,
  type Json,
  type Origin,
  ok,
  openRun,
  parseJson,
  type Result,
  type Run,
  type RunOptions,
  Session,
} from '@interlock/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { Fault, need } from './fault.ts';
import { readJson, readText } from './files.ts';
import type { Io } from './io.ts';
import { readReplay, sessionOf } from './record.ts';
import { gameCalled, isLevelCode, readLevelCode } from './shelf.ts';

export interface TargetOptions {
  readonly level?: string;
  readonly levelFile?: string;
  readonly preset?: string;
  readonly seed?: string;
  readonly code?: string;
  readonly replay?: string;
  readonly at?: number;
  readonly balance?: string;
  readonly content?: string;
  readonly ranked?: boolean;
}

/** Adds the options that name a run. */
export const takesTarget = (command: Command): Command =>
  command
    .option('-l, --level <id>', 'a level of the game, by its id (default: the first)')
    .option('--level-file <file>', 'a level file')
    .option('-p, --preset <name>', 'a generated level: its preset, with --seed')
    .option('-s, --seed <seed>', 'seed of the generated level, or of the dice on a given one')
    .option('-c, --code <code>', 'a short level code (game-preset-SEED) or a share code (IL1.…)')
    .option('-r, --replay <file>', 'a replay file; the run goes on where it ends')
    .option('--at <turn>', 'with a replay: go on after this turn', wholeNumber(0, 1_000_000))
    .option('--balance <json>', 'balance overrides, as JSON or @file')
    .option('--content <file>', 'a content file in place of the shipped one');

/** Reads a whole number in a range; commander turns the complaint into a usage error. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^[0-9]+$/.test(text) || n < least || n > most)
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
    return n;
  };

/** Opens what the options name. `first` is the game's id, or a level code in its place. `permit` judges the run as it stands
 *  now, before one goes back to a turn of it: what may not be asked of a run may be asked of none of its turns. */
export const openTarget = async (
  io: Io,
  first: string | undefined,
  options: TargetOptions,
  permit: (session: Session<AnyShape>) => Result<null> = () => ok(null),
): Promise<Session<AnyShape>> => {
  const source = options.replay ?? (options.code?.startsWith('IL1.') ? options.code : undefined);
  if (source === undefined) {
    if (options.at !== undefined)
      throw new Fault('no-replay', '--at names a turn of a replay: give --replay or a share code too.');
    const session = new Session(await openLevel(io, first, options), { ranked: options.ranked ?? false });
    need(permit(session));
    return session;
  }
  clash(options, options.replay === undefined ? 'code' : 'replay', ['level', 'levelFile', 'preset', 'seed', 'balance']);
  const replay = await readReplay(io, source);
  agree(first, replay.game, 'The replay');
  const session = await sessionOf(replay, contentOption(io, options));
  need(permit(session));
  if (options.at === undefined) return session;
  if (options.at > session.turns.length)
    throw new Fault('no-such-turn', `The replay has ${session.turns.length} turns; there is no turn ${options.at}.`);
  return session.fork(options.at);
};

const openLevel = async (io: Io, first: string | undefined, options: TargetOptions): Promise<Run<AnyShape>> => {
  const code = options.code ?? (first !== undefined && isLevelCode(first) ? first : undefined);
  if (code === undefined) {
    const game = await gameCalled(first);
    return need(openRun(game, originOf(io, game, options), runOptions(io, options)));
  }
  const asked = { ...options, code };
  clash(asked, 'code', ['level', 'levelFile', 'preset', 'seed']);
  const { game, preset, seed } = need(await readLevelCode(code));
  agree(first === code ? undefined : first, game.id, 'The code');
  return need(openRun(game, { preset, seed }, runOptions(io, options)));
};

const originOf = (io: Io, game: AnyGame, options: TargetOptions): Origin => {
  clash(options, 'level', ['levelFile', 'preset']);
  clash(options, 'levelFile', ['preset']);
  const seed = options.seed === undefined ? {} : { seed: options.seed };
  if (options.level !== undefined) return { level: options.level, ...seed };
  if (options.levelFile !== undefined) return { ...levelOf(io, game, options.levelFile), ...seed };
  if (options.preset !== undefined) {
    if (options.seed === undefined) throw new Fault('no-seed', `The preset ${options.preset} needs a --seed as well.`);
    return { preset: options.preset, seed: options.seed };
  }
  const first = game.levels[0];
  if (first) return { level: first.id, ...seed };
  throw new Fault('no-level', `Name a level of ${game.title}: --level, --level-file, --preset with --seed, or --code.`);
};

/** A level file holds the level and more (title, par, witnesses); the run carries only what the level codec keeps. */
const levelOf = (io: Io, game: AnyGame, file: string): Extract<Origin, { levelData: unknown }> => {
  const document = levelText(game, readText(resolve(io.cwd, file)), file);
  const level = need(game.level.decode(document), file);
  const seed = typeof document === 'string' ? undefined : (document as { readonly seed?: unknown }).seed;
  return { levelData: game.level.encode(level), ...(typeof seed === 'string' ? { seed } : {}) };
};

/** JSON, or the text itself where the game's levels have a form of their own for hands. */
const levelText = (game: AnyGame, text: string, file: string): Json => {
  const parsed = parseJson(text);
  if (!parsed.ok && game.authoring?.documents?.level?.isText?.(text) === true) return text;
  return need(parsed, file);
};

const runOptions = (io: Io, options: TargetOptions): RunOptions => ({
  ...contentOption(io, options),
  ...(options.balance === undefined
    ? {}
    : {
        balance: options.balance.startsWith('@')
          ? readJson(resolve(io.cwd, options.balance.slice(1)))
          : need(parseJson(options.balance), '--balance'),
      }),
});

export const contentOption = (io: Io, options: { readonly content?: string }): RunOptions =>
  options.content === undefined ? {} : { content: readJson(resolve(io.cwd, options.content)) };

const flag = (name: string): string => (name === 'levelFile' ? '--level-file' : `--${name}`);

const clash = (options: TargetOptions, one: keyof TargetOptions, others: readonly (keyof TargetOptions)[]): void => {
  if (options[one] === undefined) return;
  const other = others.find((name) => options[name] !== undefined);
  if (other) throw new Fault('bad-usage', `Give either ${flag(one)} or ${flag(other)}, not both.`);
};

const agree = (asked: string | undefined, found: string, what: string): void => {
  if (asked !== undefined && asked !== found)
    throw new Fault('wrong-game', `${what} is of ${found}, but the command names ${asked}.`);
};
