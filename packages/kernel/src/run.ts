// A run: which game, which content, which level, which seed. Everything a session needs to begin, and all that a
// replay has to name.

import type { AnyGame, AnyShape, Game, Generated, Json, LevelEntry, Par, Position, Shape, Turn } from './contract.ts';
import { diceOf, quote, seedFrom } from './dice.ts';
import { digestOf, Hasher } from './digest/hash.ts';
import { didYouMean } from './input/closest.ts';
import { fail, ok, type Result } from './result.ts';
import { LEVEL_WORK, metered, TUNED_LEVEL_WORK } from './work.ts';

/** Where the level comes from: shipped, handed over, or generated. */
export type Origin =
  | { readonly level: string; readonly seed?: string }
  | { readonly levelData: Json; readonly seed?: string }
  | { readonly preset: string; readonly seed: string };

export interface RunOptions {
  /** Balance overrides; recorded with the run. */
  readonly balance?: Json;
  /** A designer's content document (an event pack); the replay pins its digest but does not carry it. */
  readonly content?: unknown;
  /** The level of a preset and seed, made elsewhere (in a worker) from the same numbers: not made again. */
  readonly made?: Generated<AnyShape>;
}

export interface Run<G extends Shape> {
  readonly game: Game<G>;
  readonly content: G['content'];
  /** What every rule is handed: made once, for all turns of the run. */
  readonly world: G['world'];
  readonly contentDigest: string;
  readonly origin: Origin;
  readonly balance: Json | null;
  readonly level: G['level'];
  readonly levelDigest: string;
  readonly seed: string;
  /** The shipped entry, where the level is one. */
  readonly entry: LevelEntry<G> | null;
  /** A winning line known from the start: the level's own or the generator's. */
  readonly witness: readonly Turn<G>[] | null;
  /** What that line is measured by. */
  readonly par: Par | null;
  readonly start: Position<G>;
  /** Head of the digest chain: pins game, rules, content, level and seed. */
  readonly head: readonly [number, number];
}

/** Seed of games and levels that name none. */
export const NO_SEED = '0';

const contentDigests = new WeakMap<object, string>();

/** The digest of a content value, computed once. */
export const contentDigest = (content: unknown): string => {
  if (typeof content !== 'object' || content === null) return digestOf(content ?? null);
  let digest = contentDigests.get(content);
  if (digest === undefined) {
    digest = digestOf(content);
    contentDigests.set(content, digest);
  }
  return digest;
};

/** Opens a run, or says in one sentence why not. */
export const openRun = <G extends Shape>(game: Game<G>, origin: Origin, options: RunOptions = {}): Result<Run<G>> => {
  const content = contentFor(game, options);
  if (!content.ok) return content;
  if (options.made !== undefined && 'preset' in origin) {
    const seed = seedFrom(origin.seed);
    if (seed.ok) keepGenerated(game, content.value, origin.preset, seed.value, options.made as Generated<G>);
  }
  const source = sourceOf(game, content.value, origin);
  if (!source.ok) return source;
  const { level, seed, entry, witness, par } = source.value;
  const beginning = begunOnce(game, content.value, level, seed);
  return ok({
    game,
    content: content.value,
    contentDigest: contentDigest(content.value),
    origin,
    balance: options.balance ?? null,
    level,
    seed,
    entry,
    witness,
    par,
    ...beginning,
  });
};

type Beginning<G extends Shape> = Pick<Run<G>, 'world' | 'levelDigest' | 'start' | 'head'>;

const begin = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  level: G['level'],
  seed: string,
): Beginning<G> => {
  const rolled = game.chance ? seed : NO_SEED;
  const dice = diceOf(rolled);
  const world = worldOf(game, content, level);
  const state = game.setup(world, level, dice);
  const levelDigest = digestOf(game.level.encode(level));
  const head = new Hasher();
  head.text(`${game.id}@${game.rules}`);
  head.text(contentDigest(content));
  head.text(levelDigest);
  head.text(rolled);
  return { world, levelDigest, start: { state, dice }, head: head.words() };
};

/** What the rules are handed for this level. */
export const worldOf = <G extends Shape>(game: Game<G>, content: G['content'], level: G['level']): G['world'] =>
  game.compile ? game.compile(content, level) : content;

/** How each level began when it was opened last: replays of one level come in numbers, and setting it up costs as much
 *  as many of its turns. Every run gets a start of its own. */
const begun = new WeakMap<object, Begun>();

interface Begun {
  readonly game: unknown;
  readonly content: unknown;
  readonly seed: string;
  readonly beginning: unknown;
}

const begunOnce = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  level: G['level'],
  seed: string,
): Beginning<G> => {
  if (typeof level !== 'object' || level === null) return begin(game, content, level, seed);
  const known = begun.get(level);
  if (known?.game === game && known.content === content && known.seed === seed)
    return withOwnStart(game, known.beginning as Beginning<G>);
  const beginning = begin(game, content, level, seed);
  begun.set(level, { game, content, seed, beginning: withOwnStart(game, beginning) });
  return beginning;
};

const withOwnStart = <G extends Shape>(game: Game<G>, beginning: Beginning<G>): Beginning<G> => {
  const { state, dice } = beginning.start;
  return { ...beginning, start: { state: game.copy(state), dice: dice.fork() } };
};

const contentFor = <G extends Shape>(game: Game<G>, options: RunOptions): Result<G['content']> => {
  let content = game.content;
  if (options.content !== undefined) {
    if (!game.authoring?.load) return fail('no-content-files', `${game.title} takes no content files.`);
    const loaded = game.authoring.load(content, options.content);
    if (!loaded.ok) return loaded;
    content = loaded.value;
  }
  if (options.balance !== undefined && options.balance !== null) {
    if (!game.authoring?.tune) return fail('no-balance', `${game.title} takes no balance overrides.`);
    return game.authoring.tune(content, options.balance);
  }
  return ok(content);
};

interface Source<G extends Shape> {
  readonly level: G['level'];
  readonly seed: string;
  readonly entry: LevelEntry<G> | null;
  readonly witness: readonly Turn<G>[] | null;
  readonly par: Par | null;
}

const sourceOf = <G extends Shape>(game: Game<G>, content: G['content'], origin: Origin): Result<Source<G>> => {
  if ('preset' in origin) return generated(game, content, origin.preset, origin.seed);
  const seed = origin.seed === undefined ? ok(undefined) : seedFrom(origin.seed);
  if (!seed.ok) return seed;
  if ('levelData' in origin) {
    const level = decodedOnce(game, content, origin.levelData);
    if (!level.ok) return level;
    return ok({ level: level.value, seed: seed.value ?? NO_SEED, entry: null, witness: null, par: null });
  }
  const entry = game.levels.find((one) => one.id === origin.level);
  if (!entry) {
    const known = game.levels
      .map((one) => one.id)
      .slice(0, 40)
      .join(', ');
    return fail(
      'unknown-level',
      `${game.title} has no level ${quote(origin.level)}.${didYouMean(
        origin.level,
        game.levels.map((one) => one.id),
      )} It has: ${known || 'none'}.`,
    );
  }
  return ok({
    level: entry.level,
    seed: seed.value ?? entry.seed ?? NO_SEED,
    entry,
    witness: entry.witnesses[0]?.turns ?? null,
    par: entry.par,
  });
};

const generated = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  preset: string,
  seedText: string,
): Result<Source<G>> => {
  if (!game.proof?.generate) return fail('no-generator', `${game.title} has no generator; name one of its levels.`);
  if (!Object.hasOwn(game.params.presets, preset)) {
    const known = Object.keys(game.params.presets).join(', ');
    return fail(
      'unknown-preset',
      `${game.title} has no preset ${quote(preset)}.${didYouMean(preset, Object.keys(game.params.presets))} It has: ${known}.`,
    );
  }
  const seed = seedFrom(seedText);
  if (!seed.ok) return seed;
  const answer = generatedOnce(game, content, preset, seed.value);
  if (!answer.ok) return answer;
  const made = answer.value;
  if (!made) return fail('not-generated', `No level came out of ${game.id}-${preset}-${seed.value}; try another seed.`);
  return ok({ level: made.level, seed: made.seed ?? seed.value, entry: null, witness: made.witness, par: made.par });
};

/** Longer texts of a level are read each time. */
const LONGEST = 100_000;

/** A level handed over as data. Records of one level come in numbers, and reading it with all its checks costs more than
 *  playing it: those read lately are known by their whole text. */
const decodedOnce = <G extends Shape>(game: Game<G>, content: G['content'], data: Json): Result<G['level']> => {
  const known = recentOf(content);
  const text = JSON.stringify(data);
  const name = `${game.id} ${text}`;
  if (known?.has(name)) return ok(known.get(name) as G['level']);
  const level = game.level.decode(data);
  if (level.ok && known !== null && text.length <= LONGEST) keep(known, name, level.value);
  return level;
};

/** Levels made lately, by content: opening, restarting and verifying the same one must not make it again. */
const recent = new WeakMap<object, Map<string, unknown>>();
const RECENT = 16;

const recentOf = (content: unknown): Map<string, unknown> | null => {
  if (typeof content !== 'object' || content === null) return null;
  const known = recent.get(content) ?? new Map<string, unknown>();
  recent.set(content, known);
  return known;
};

const generatedOnce = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  preset: string,
  seed: string,
): Result<Generated<G> | null> => {
  const code = levelCode(game, preset, seed);
  const known = recentOf(content)?.get(code);
  if (known !== undefined) return ok(known as Generated<G> | null);
  const made = metered(
    content === game.content ? LEVEL_WORK : TUNED_LEVEL_WORK,
    `Making ${code}`,
    () => game.proof?.generate?.(content, game.params.presets[preset] as G['params'], diceOf(seed)) ?? null,
  );
  if (made.ok) keepGenerated(game, content, preset, seed, made.value);
  return made;
};

/** Hands over a level made elsewhere (in a worker), so that opening its run need not make it again. */
export const keepGenerated = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  preset: string,
  seed: string,
  made: Generated<G> | null,
): void => {
  const known = recentOf(content);
  if (known !== null) keep(known, levelCode(game, preset, seed), made);
};

const keep = (known: Map<string, unknown>, name: string, what: unknown): void => {
  known.set(name, what);
  if (known.size > RECENT) known.delete(known.keys().next().value as string);
};

/** `station-hard-K3F9`: split at the longest preset that fits. */
export const parseLevelCode = (
  games: readonly AnyGame[],
  text: string,
): Result<{ readonly game: AnyGame; readonly preset: string; readonly seed: string }> => {
  const game = games.find((one) => text.startsWith(`${one.id}-`));
  if (!game)
    return fail(
      'unknown-game',
      `The code ${quote(text)} names no game; it begins with ${games.map((g) => g.id).join(', ')}.`,
    );
  const rest = text.slice(game.id.length + 1);
  const presets = Object.keys(game.params.presets).filter((preset) => rest.startsWith(`${preset}-`));
  const preset = presets.sort((a, b) => b.length - a.length)[0];
  if (preset === undefined) {
    const known = Object.keys(game.params.presets).join(', ');
    return fail(
      'unknown-preset',
      `The code ${quote(text)} names no preset of ${game.title}: ${known || 'it has none'}.`,
    );
  }
  const seed = seedFrom(rest.slice(preset.length + 1));
  return seed.ok ? ok({ game, preset, seed: seed.value }) : seed;
};

export const levelCode = (game: { readonly id: string }, preset: string, seed: string): string =>
  `${game.id}-${preset}-${seed}`;
