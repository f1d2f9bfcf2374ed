// `interlock simulate`: many runs by one policy; rates with confidence intervals as table, JSON or SVG chart.

import { resolve } from 'node:path';
import {
  type AnyGame,
  type AnyShape,
  type Coverage,
  didYouMean,
  type Origin,
  openRun,
  type Run,
  seedFrom,
} from '@interlock/kernel';
import { policiesOf, type Simulation, simulate } from '@interlock/search';
import { chartOf } from '../chart.ts';
import { answers, type Define, examples } from '../command.ts';
import { Fault, need } from '../fault.ts';
import { writeWhole } from '../files.ts';
import { count, table } from '../output.ts';
import { withProgress } from '../progress.ts';
import { gameCalled } from '../shelf.ts';
import { contentOption, wholeNumber } from '../target.ts';
import { type Tournament, tournament } from './duels.ts';
import { type Each, levelsAlone, simulateEach } from './each.ts';

interface Options {
  readonly policy: string;
  readonly seeds: string;
  readonly level?: string;
  readonly preset?: string;
  readonly turns: number;
  readonly content?: string;
  readonly coverage?: boolean;
  readonly svg?: string;
  readonly duel?: boolean;
  readonly each?: boolean;
  readonly json?: boolean;
}

const MAX_RUNS = 1_000_000;

export const define: Define = (command, io, exit) => {
  command
    .description('many runs by one policy: how often it wins, what ends the others')
    .argument('<game>', 'the game')
    .option(
      '--policy <name>',
      'random, greedy, careful, mcts or one of the game’s own; several with commas between',
      'random',
    )
    .option('--seeds <a..b>', 'seeds of the runs, both ends included', '1..100')
    .option('-l, --level <id>', 'always this level, with dice of every seed')
    .option(
      '-p, --preset <name>',
      'a level generated from every seed (default: standard, else the first preset); several with commas between, or all: one row each',
    )
    .option('--turns <n>', 'turns after which a run counts as unfinished', wholeNumber(1, 1_000_000), 1000)
    .option('--content <file>', 'a content file in place of the shipped one')
    .option('--coverage', 'list what of the game the runs met, and what they never did')
    .option('--svg <file>', 'write a chart as well')
    .option('--each', 'every level that ships, one row each, with dice of every seed')
    .option('--duel', 'the game’s own players in both seats of its duels, each against each')
    .addHelpText(
      'after',
      examples(
        'simulate port --policy greedy,careful --seeds 1..200 --coverage',
        'simulate port --level first-ticket-1 --policy careful --seeds 1..50 --svg first-ticket.svg',
        'simulate orbit --policy idle,greedy,careful --each --seeds 1..20',
        'simulate droids --policy greedy,careful --preset classic-hard,hard,hard-courier --seeds 1..20',
        'simulate orbit --duel',
      ),
    );
  answers<Options>(command, io, exit, async (output, options, [first]) => {
    const game = await gameCalled(first);
    if (options.duel) {
      const result = await withProgress(io, 1000, 'playing', async (progress) => {
        const work = tournament(game, options.level, options.turns);
        for (;;) {
          const step = work.next();
          if (step.done) return step.value;
          await progress.at(Math.floor((1000 * step.value.runs) / step.value.of));
        }
      });
      await output.give({ game: game.id, ...result }, () => sayTournament(game, result));
      return undefined;
    }
    const policies = policiesOf(game);
    const names = options.policy.split(',');
    for (const name of names) {
      if (Object.hasOwn(policies, name)) continue;
      const known = Object.keys(policies);
      throw new Fault(
        'unknown-policy',
        `There is no policy ${JSON.stringify(name)}.${didYouMean(name, known)} There are: ${known.join(', ')}.`,
      );
    }
    if (options.svg !== undefined && names.length > 1) throw new Fault('bad-usage', '--svg draws one policy.');
    const { from, to } = rangeOf(options.seeds);
    const presets = presetsOf(game, options);
    if (options.each || presets !== null) {
      if (options.each && (options.level !== undefined || options.preset !== undefined))
        throw new Fault('bad-usage', '--each plays every level: leave out --level and --preset.');
      const of = presets === null ? 'level' : 'preset';
      const rows = presets ?? levelsAlone(game);
      const seeds = Array.from({ length: to - from + 1 }, (_, i) => need(seedFrom(String(from + i))));
      const results = await withProgress(io, 1000 * names.length, 'playing', async (progress) => {
        const found: EachResult[] = [];
        for (const [i, policy] of names.entries()) {
          const work = simulateEach(game, policies[policy]!, rows, of, seeds, options.turns);
          let step = work.next();
          for (; !step.done; step = work.next())
            await progress.at(1000 * i + Math.floor((1000 * step.value.runs) / step.value.of));
          found.push({ policy, ...step.value });
        }
        return found;
      });
      const head = { game: game.id, seeds: `${from}..${to}` };
      const told = results.map(({ rows: found, ...rest }) => ({ ...rest, [`${of}s`]: found }));
      await output.give(told.length === 1 ? { ...head, ...told[0] } : { ...head, results: told }, () =>
        results.length === 1 ? sayEach(game, of, results[0]!) : sayEachOf(game, of, results),
      );
      return undefined;
    }
    const content = contentOption(io, options);
    const origin = originsOf(game, options);
    const open = (seed: string): Run<AnyShape> => need(openRun(game, origin(seed), content));
    const opened = open(String(from)); // a wrong level or preset is told before anything is counted
    const coverage = game.authoring?.coverage ?? null;
    const total = to - from + 1;
    const seeds = Array.from({ length: total }, (_, i) => need(seedFrom(String(from + i))));
    const results: Result[] = [];
    await withProgress(io, names.length * total, 'playing', async (progress) => {
      for (const [i, policy] of names.entries()) {
        const work = simulate(game, policies[policy]!, {
          seeds,
          open,
          turns: options.turns,
          ...(coverage === null ? {} : { labels: coverage.labels }),
        });
        let step = work.next();
        for (; !step.done; step = work.next()) await progress.at(i * total + step.value.runs);
        const labels = coverage === null ? step.value.labels : withUnmet(coverage, opened.content, step.value.labels);
        results.push({ policy, ...step.value, labels });
      }
    });
    const head = { game: game.id, seeds: `${from}..${to}`, ...sourceOf(game, options) };
    const [only] = results;
    if (options.svg !== undefined) writeWhole(resolve(io.cwd, options.svg), chartOf(game.title, only!.policy, only!));
    await output.give(results.length === 1 ? { ...head, ...only } : { ...head, results }, () =>
      results.map((one) => say(game, one, options.coverage ?? false)).join('\n\n'),
    );
    return undefined;
  });
};

interface Result extends Simulation {
  readonly policy: string;
}

/** The labels of a simulation with those that were never met, in the order of the content. */
const withUnmet = (
  coverage: Coverage<AnyShape>,
  content: AnyShape['content'],
  labels: Simulation['labels'],
): Simulation['labels'] => {
  const none = { times: 0, runs: 0, share: 0 };
  return { ...Object.fromEntries([...coverage.all(content)].map((label) => [label, none])), ...labels };
};

const rangeOf = (text: string): { readonly from: number; readonly to: number } => {
  const found = /^([0-9]{1,12})\.\.([0-9]{1,12})$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || to < from || to - from >= MAX_RUNS)
    throw new Fault(
      'bad-seeds',
      `--seeds is a range such as 1..100, of at most ${MAX_RUNS} seeds; found ${JSON.stringify(text)}.`,
    );
  return { from, to };
};

/** Presets that are to stand in rows; null where one alone, or a level, is asked for. */
const presetsOf = (game: AnyGame, { preset }: Options): readonly string[] | null => {
  if (preset !== 'all' && preset?.includes(',') !== true) return null;
  const known = Object.keys(game.params.presets);
  const names = preset === 'all' ? known : preset.split(',');
  for (const name of names)
    if (!known.includes(name))
      throw new Fault(
        'unknown-preset',
        `${game.title} has no preset ${JSON.stringify(name)}.${didYouMean(name, known)} There are: ${known.join(', ')}.`,
      );
  return names;
};

/** Which level or preset the runs are played on. */
const sourceOf = (game: AnyGame, { level, preset }: Options): { level: string } | { preset: string } => {
  if (level !== undefined && preset !== undefined)
    throw new Fault('bad-usage', 'Give either --level or --preset, not both.');
  if (level !== undefined) return { level };
  const presets = game.proof?.generate ? Object.keys(game.params.presets) : [];
  const name = preset ?? presets.find((one) => one === 'standard') ?? presets[0];
  if (name !== undefined) return { preset: name };
  const first = game.levels[0];
  if (first) return { level: first.id };
  throw new Fault('no-level', `${game.title} has neither presets nor levels.`);
};

const originsOf = (game: AnyGame, options: Options): ((seed: string) => Origin) => {
  const source = sourceOf(game, options);
  return (seed) => ({ ...source, seed });
};

const perMille = (n: number): string => `${(n / 10).toFixed(1)} %`;

const share = (part: number, of: number): string => (of === 0 ? '–' : perMille(Math.round((1000 * part) / of)));

interface EachResult extends Each {
  readonly policy: string;
}

/** Several players beside each other: the share each wins, row by row. */
const sayEachOf = (game: AnyGame, of: string, results: readonly EachResult[]): string =>
  [
    `${game.title}, ${count(results[0]!.runs, 'run')} each.`,
    '',
    table([
      [of, ...results.map(({ policy }) => policy)],
      ...Object.keys(results[0]!.rows).map((id) => [
        id,
        ...results.map(({ rows }) => share(rows[id]!.wins, rows[id]!.runs)),
      ]),
      ['all', ...results.map(({ wins, runs }) => share(wins, runs))],
    ]),
  ].join('\n');

const sayEach = (game: AnyGame, of: string, { policy, runs, wins, rows }: EachResult): string =>
  [
    `${game.title}, ${policy}: ${wins} of ${count(runs, 'run')} won, ${share(wins, runs)}.`,
    '',
    table([
      [of, 'runs', 'won', 'share', 'turns a run'],
      ...Object.entries(rows).map(([id, one]) => [
        id,
        one.runs,
        one.wins,
        share(one.wins, one.runs),
        (one.meanTurns / 1000).toFixed(1),
      ]),
    ]),
  ].join('\n');

const sayTournament = (game: AnyGame, { policies, levels }: Tournament): string =>
  [
    `${game.title}, each against each, from both seats.`,
    '',
    table([
      ['player', 'duels', 'won', 'drawn', 'lost', 'of decided'],
      ...Object.entries(policies)
        .sort(([, a], [, b]) => b.wins - a.wins)
        .map(([name, { runs, wins, draws, losses }]) => [name, runs, wins, draws, losses, share(wins, wins + losses)]),
    ]),
    '',
    table([
      ['duel', 'runs', 'first seat', 'second seat', 'first of decided'],
      ...Object.entries(levels).map(([id, { runs, first, second }]) => [
        id,
        runs,
        first,
        second,
        share(first, first + second),
      ]),
    ]),
  ].join('\n');

const say = (game: AnyGame, result: Result, isCovered: boolean): string => {
  const { rate, runs, wins } = result;
  const head = `${game.title}, ${result.policy}: ${wins} of ${count(runs, 'run')} won, ${perMille(rate.value)} (95 %: ${perMille(rate.low)} to ${perMille(rate.high)}), ${(result.meanTurns / 1000).toFixed(1)} turns a run.`;
  const causes = Object.entries(result.causes).map(([cause, n]) => [cause, n, perMille(Math.round((1000 * n) / runs))]);
  if (!isCovered)
    return [head, ...(causes.length > 0 ? ['', table([['ended by', 'runs', 'share'], ...causes])] : [])].join('\n');
  const coverage = Object.entries(result.coverage).map(([type, { times, share }]) => [type, times, perMille(share)]);
  const labels = Object.entries(result.labels).map(([label, { times, share }]) => [label, times, perMille(share)]);
  return [
    head,
    ...(causes.length > 0 ? ['', table([['ended by', 'runs', 'share'], ...causes])] : []),
    ...(coverage.length > 0 ? ['', table([['event', 'times', 'in runs'], ...coverage])] : []),
    ...(labels.length > 0 ? ['', table([['content', 'times', 'in runs'], ...labels])] : []),
  ].join('\n');
};
