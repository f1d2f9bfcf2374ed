// `interlock generate`: levels with witnesses, by preset and seed; into files or onto the screen.

import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, diceOf, didYouMean, firstSeat, levelCode, type Par, seedFrom, worldOf } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { Fault, need } from '../fault.ts';
import { makeFolder, writeJson, writeWhole } from '../files.ts';
import { type MadeFiles, type MadeLevel, Maker } from '../making.ts';
import { count } from '../output.ts';
import { type Progress, withProgress } from '../progress.ts';
import { gameCalled, isLevelCode, readLevelCode } from '../shelf.ts';
import { wholeNumber } from '../target.ts';

interface Options {
  readonly preset?: string;
  readonly seed?: string;
  readonly count: number;
  readonly out?: string;
  readonly rooms?: number;
  readonly set: readonly string[];
  readonly text?: boolean;
  readonly json?: boolean;
}

type Made = MadeLevel & { readonly seed: string };

const SCHEMAS = fileURLToPath(new URL('../../../../schemas/', import.meta.url));

export const define: Define = (command, io, exit) => {
  command
    .description('levels with witnesses, by preset and seed')
    .argument('<game>', 'the game, or a short level code')
    .option('-p, --preset <name>', 'the preset (default: the first)')
    .option('-s, --seed <seed>', 'the seed of the first level (default: by chance)')
    .option('-n, --count <n>', 'how many levels', wholeNumber(1, 100_000), 1)
    .option('--set <name=value>', "another value for one of the preset's params; may be given again", collect, [])
    .option('--rooms <n>', 'the same as --set rooms=n', wholeNumber(1, 100_000))
    .option('--text', 'with --out: each level also in the form for hands, where its game has one')
    .option('-o, --out <dir>', 'write each level and its witness, as a replay, into this folder')
    .addHelpText(
      'after',
      `\nA seed of digits counts up from level to level; another one gets -2, -3, … appended.\n${examples(
        'generate reactor --preset d3 --seed K3F9',
        'generate reactor --preset d1 --seed 1 --count 5 --out levels',
      )}`,
    );
  answers<Options>(command, io, exit, async (output, options, [first]) => {
    const { game, preset, seed } = await source(first!, options);
    const recipe = recipeOf(game, preset, options);
    const seeds = seedsFrom(seed, options.count);
    const folder = options.out === undefined ? null : resolve(io.cwd, options.out);
    const levels = await withProgress(io, seeds.length, 'generating', (progress) =>
      make(recipe, seeds, progress, folder, options.text ?? false),
    );
    await output.give({ game: game.id, preset, levels }, () =>
      options.out === undefined
        ? levels.map((one) => sayLevel(recipe, one)).join('\n\n')
        : `${count(levels.length, 'level')} written to ${options.out}.`,
    );
    return undefined;
  });
};

const source = async (first: string, options: Options) => {
  if (isLevelCode(first)) {
    if (options.preset !== undefined || options.seed !== undefined)
      throw new Fault('bad-usage', 'A level code already names preset and seed.');
    return need(await readLevelCode(first));
  }
  const game = await gameCalled(first);
  if (!game.proof?.generate) throw new Fault('no-generator', `${game.title} has no generator.`);
  const presets = Object.keys(game.params.presets);
  const preset = options.preset ?? presets[0];
  if (preset === undefined || !presets.includes(preset))
    throw new Fault(
      'unknown-preset',
      `${game.title} has no preset ${JSON.stringify(preset)}.${didYouMean(preset ?? '', presets)} It has: ${presets.join(', ')}.`,
    );
  return { game, preset, seed: need(seedFrom(options.seed ?? someSeed())) };
};

/** Four letters or digits that cannot be mistaken for one another. */
const someSeed = (): string =>
  Array.from({ length: 4 }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[Math.floor(Math.random() * 32)]).join('');

const seedsFrom = (seed: string, n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => {
    if (i === 0) return seed;
    return need(seedFrom(/^[0-9]{1,15}$/.test(seed) ? String(Number(seed) + i) : `${seed}-${i + 1}`));
  });

const collect = (one: string, all: readonly string[]): readonly string[] => [...all, one];

/** A preset, with some of its params changed. */
interface Recipe {
  readonly game: AnyGame;
  readonly preset: string;
  readonly params: unknown;
  /** What was changed, for names of files; empty: nothing, so that the short code names the level. */
  readonly changes: string;
}

const recipeOf = (game: AnyGame, preset: string, options: Options): Recipe => {
  const set = [...options.set, ...(options.rooms === undefined ? [] : [`rooms=${options.rooms}`])];
  const plain = game.params.presets[preset];
  if (set.length === 0) return { game, preset, params: plain, changes: '' };
  const changed = { ...(game.params.encode(plain) as object) } as Record<string, unknown>;
  for (const one of set) {
    const [name, value] = [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)];
    if (!one.includes('=') || !Object.hasOwn(changed, name))
      throw new Fault(
        'bad-usage',
        `--set ${one}: expected name=value; ${game.title} knows ${Object.keys(changed).join(', ')}.`,
      );
    changed[name] = typeof changed[name] === 'number' ? Number(value) : value;
  }
  return {
    game,
    preset,
    params: need(game.params.decode(changed as never)),
    changes: set.join('-').replaceAll('=', ''),
  };
};

const nameOf = ({ game, preset, changes }: Recipe, seed: string): string =>
  changes === '' ? levelCode(game, preset, seed) : `${game.id}-${preset}-${changes}-${seed}`;

const make = async (
  recipe: Recipe,
  seeds: readonly string[],
  progress: Progress,
  folder: string | null,
  isText: boolean,
) => {
  const { game, params } = recipe;
  const levels: Made[] = [];
  if (folder !== null) makeFolder(folder);
  const keep =
    folder === null
      ? null
      : {
          preset: recipe.changes === '' ? recipe.preset : null,
          schema: relative(folder, join(SCHEMAS, `${game.id}-level.schema.json`)).replaceAll('\\', '/'),
          isText,
        };
  const maker = new Maker();
  try {
    for (const [i, seed] of seeds.entries()) {
      const ask = { game: game.id, params: game.params.encode(params as never), seed, keep };
      const answer = await maker.make(ask, () => progress.at(i));
      const code = nameOf(recipe, seed);
      if (answer === null) throw new Fault('not-generated', `No level came out of ${code}.`, 1);
      if ('refused' in answer)
        throw new Fault('bad-witness', `The witness of ${code} is refused: ${answer.refused}`, 1);
      const { files, ...made } = answer;
      if (folder !== null && files !== undefined) save(code, files, folder);
      levels.push({ seed, ...made });
      await progress.at(i + 1);
    }
  } finally {
    await maker.end();
  }
  return levels;
};

/** Two files a level: the level itself, and its witness as a replay anybody can verify. */
const save = (code: string, { level, text, replay }: MadeFiles, folder: string): void => {
  writeJson(join(folder, `${code}.json`), level);
  if (text !== null) writeWhole(join(folder, `${code}.txt`), text);
  if (replay !== null) writeJson(join(folder, `${code}.interlock.json`), replay);
};

const sayLevel = (recipe: Recipe, made: Made): string => {
  const { game } = recipe;
  const level = need(game.level.decode(made.level));
  const proof = made.witness === null ? 'no witness' : `won in ${count(made.witness.length, 'turn')}`;
  const known = made.par as Par | null;
  const par = known === null ? '' : `, par ${known.words ?? known.turns} (${known.proof})`;
  const head = `${nameOf(recipe, made.seed)}: ${proof}${par}`;
  const drawn = game.authoring?.drawing?.(game.content, level);
  if (drawn !== undefined) return `${head}\n${drawn}`;
  const world = worldOf(game, game.content, level);
  const state = game.setup(world, level, diceOf(made.dice ?? made.seed));
  return `${head}\n${game.show(world, game.view(world, state, firstSeat(game, world)))}`;
};
