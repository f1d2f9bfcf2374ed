// `interlock generate`: levels with witnesses, by preset and seed; into files or onto the screen.

import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, diceOf, encodeTurn, levelCode, openRun, record, Session, seedFrom } from '@interlock/kernel';
import { answers, type Define, examples } from './command.ts';
import { Fault, need } from './fault.ts';
import { makeFolder, writeJson } from './files.ts';
import { count } from './output.ts';
import { type Progress, withProgress } from './progress.ts';
import { gameCalled, isLevelCode, readLevelCode } from './shelf.ts';
import { wholeNumber } from './target.ts';

interface Options {
  readonly preset?: string;
  readonly seed?: string;
  readonly count: number;
  readonly out?: string;
  readonly json?: boolean;
}

type Made = Awaited<ReturnType<typeof make>>[number];

const SCHEMAS = fileURLToPath(new URL('../../../schemas/', import.meta.url));

export const define: Define = (command, io, exit) => {
  command
    .description('levels with witnesses, by preset and seed')
    .argument('<game>', 'the game, or a short level code')
    .option('-p, --preset <name>', 'the preset (default: the first)')
    .option('-s, --seed <seed>', 'the seed of the first level (default: by chance)')
    .option('-n, --count <n>', 'how many levels', wholeNumber(1, 100_000), 1)
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
    const seeds = seedsFrom(seed, options.count);
    const levels = await withProgress(io, seeds.length, 'generating', (progress) =>
      make(game, preset, seeds, progress, options.out === undefined ? null : resolve(io.cwd, options.out)),
    );
    await output.give({ game: game.id, preset, levels }, () =>
      options.out === undefined
        ? levels.map((one) => sayLevel(game, preset, one)).join('\n\n')
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
  if (!game.generate) throw new Fault('no-generator', `${game.title} has no generator.`);
  const presets = Object.keys(game.params.presets);
  const preset = options.preset ?? presets[0];
  if (preset === undefined || !presets.includes(preset))
    throw new Fault(
      'unknown-preset',
      `${game.title} has no preset ${JSON.stringify(preset)}. It has: ${presets.join(', ')}.`,
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

const make = async (
  game: AnyGame,
  preset: string,
  seeds: readonly string[],
  progress: Progress,
  folder: string | null,
) => {
  const levels = [];
  if (folder !== null) makeFolder(folder);
  for (const [i, seed] of seeds.entries()) {
    const begun = performance.now();
    const made = game.generate!(game.content, game.params.presets[preset], diceOf(seed));
    if (made === null) throw new Fault('not-generated', `No level came out of ${levelCode(game, preset, seed)}.`, 1);
    const one = {
      seed,
      level: game.level.encode(made.level),
      witness: made.witness === null ? null : made.witness.map((turn) => encodeTurn(game, turn as never)),
      par: made.par,
      attempts: made.attempts,
      ms: Math.round(performance.now() - begun),
      ...(made.fallback === true ? { fallback: true } : {}),
    };
    if (folder !== null) save(game, preset, one, made.witness, folder);
    levels.push(one);
    await progress.at(i + 1);
  }
  return levels;
};

/** Two files a level: the level itself, and its witness as a replay anybody can verify. */
const save = (
  game: AnyGame,
  preset: string,
  made: Omit<Made, 'attempts' | 'ms'>,
  witness: readonly (readonly unknown[])[] | null,
  folder: string,
): void => {
  const code = levelCode(game, preset, made.seed);
  writeJson(join(folder, `${code}.json`), levelFile(game, made, folder));
  if (witness === null) return;
  const session = new Session(need(openRun(game, { preset, seed: made.seed })));
  for (const turn of witness) {
    const answer = session.commit(turn);
    if (!answer.ok) throw new Fault('bad-witness', `The witness of ${code} is refused: ${answer.refusals[0]!.why}`, 1);
  }
  writeJson(join(folder, `${code}.interlock.json`), record(session));
};

/** The level as a designer's file: with par and witness where the game's level files can hold them. */
const levelFile = (game: AnyGame, { level, par, witness }: Omit<Made, 'attempts' | 'ms'>, folder: string): object => {
  const kind = game.documents?.level;
  if (!kind) return level as object;
  const $schema = relative(folder, join(SCHEMAS, `${game.id}-level.schema.json`)).replaceAll('\\', '/');
  const bare = { $schema, ...(level as object) };
  if (witness === null) return bare;
  const proven = { ...bare, ...(par === null ? {} : { par }), witnesses: [{ kind: 'generated', turns: witness }] };
  return kind.lint(game.content, proven).some((one) => one.severity === 'error') ? bare : proven;
};

const sayLevel = (game: AnyGame, preset: string, made: Made): string => {
  const level = need(game.level.decode(made.level));
  const state = game.setup(game.content, level, diceOf(made.seed));
  const view = game.view(game.content, state, game.actor(game.content, state));
  const proof = made.witness === null ? 'no witness' : `won in ${count(made.witness.length, 'turn')}`;
  const par = made.par === null ? '' : `, par ${made.par.turns} (${made.par.proof})`;
  return `${levelCode(game, preset, made.seed)}: ${proof}${par}\n${game.show(game.content, view)}`;
};
