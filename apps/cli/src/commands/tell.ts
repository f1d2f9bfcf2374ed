// What games can tell about their levels, and their exercises: each is a command of the name its game gives it.

import { createInterface } from 'node:readline';
import { loadAll } from '@interlock/catalog';
import {
  type AnyGame,
  type AnyShape,
  type ExerciseView,
  type Json,
  type LevelReport,
  openRun,
  type Run,
} from '@interlock/kernel';
import type { Define } from '../command.ts';
import { answers, examples } from '../command.ts';
import { EXIT, Fault, need } from '../fault.ts';
import { type Io, write } from '../io.ts';
import { gameCalled, isLevelCode } from '../shelf.ts';
import { openTarget, type TargetOptions, takesTarget } from '../target.ts';
import { wrap } from '../wrap.ts';
import { measured, type Told } from './difficulty.ts';

/** What the house tells of any game that has no measure of its own. */
const OF_ANY = 'difficulty';

/** The command of this name that some game brings along; null where none does. */
export const ownCommand = async (name: string): Promise<Define | null> => {
  const games = await loadAll();
  const reporting = games.find((game) => game.authoring?.reports && Object.hasOwn(game.authoring.reports, name));
  if (reporting) return defineReport(reporting, name, reporting.authoring!.reports![name]!);
  const drilling = games.find((game) => game.authoring?.exercises && Object.hasOwn(game.authoring.exercises, name));
  return drilling ? defineExercise(drilling, name) : null;
};

/** Names and purposes of all such commands, for the help. */
export const ownCommands = async (): Promise<readonly (readonly [name: string, help: string])[]> => {
  const told = new Map<string, { readonly ids: string[]; readonly help: string }>();
  for (const { id, authoring } of await loadAll())
    for (const [name, { help }] of Object.entries({ ...authoring?.reports, ...authoring?.exercises })) {
      const known = told.get(name);
      if (known === undefined) told.set(name, { ids: [id], help });
      else known.ids.push(id);
    }
  return [...told].map(([name, { ids, help }]) => [name, `${whose(name, ids)}: ${help}`] as const).sort();
};

const whose = (name: string, ids: readonly string[]): string => (name === OF_ANY ? 'any game' : ids.join(', '));

type ReportOptions = TargetOptions & { readonly json?: boolean; readonly each?: boolean };

/** What the game tells of a level; how hard it is the house can tell of any. */
const told = async (io: Io, name: string, run: Run<AnyShape>): Promise<Told> => {
  const own = run.game.authoring?.reports?.[name] as LevelReport<never> | undefined;
  if (own) return own.of(run.content as never, run.level as never);
  if (name === OF_ANY) return measured(io, run);
  throw new Fault('unknown-report', `${run.game.title} has no ${name}.`);
};

/** What is told of every level that ships, and the same under its name. */
const toldOfEach = async (io: Io, game: AnyGame, name: string) => {
  const rows: { readonly level: string; readonly report: Json; readonly words: string }[] = [];
  for (const { id, title } of game.levels) {
    const { text, data } = await told(io, name, need(openRun(game, { level: id })));
    const words = text.includes('\n') ? `${title}\n${text}\n` : `${title}: ${text}`;
    rows.push({ level: id, report: data, words });
  }
  return rows;
};

const defineReport =
  (home: AnyGame, name: string, report: LevelReport<never>): Define =>
  (command, io, exit) => {
    takesTarget(command.description(`${whose(name, [home.id])}: ${report.help}`))
      .argument('[game]', 'the game, or a short level code')
      .option('--each', 'every level that ships')
      .addHelpText(
        'after',
        examples(
          `${name} ${home.id} --level ${home.levels[0]!.id}`,
          `${name} ${home.id} --each`,
          `${name} ${home.id} --level-file mine.txt --json`,
        ),
      );
    answers<ReportOptions>(command, io, exit, async (output, options, [first]) => {
      if (options.each) {
        const rows = await toldOfEach(io, first === undefined ? home : await gameCalled(first), name);
        await output.give({ reports: rows.map(({ level, report }) => ({ level, report })) }, () =>
          rows.map(({ words }) => words).join('\n'),
        );
        return undefined;
      }
      const { run } = await openTarget(io, first ?? home.id, options);
      const { text, data } = await told(io, name, run);
      await output.give({ report: data }, () => text);
      return undefined;
    });
  };

interface ExerciseOptions {
  readonly deck?: string;
  readonly seed?: string;
  readonly ranked?: boolean;
}

const defineExercise =
  (home: AnyGame, name: string): Define =>
  (command, io, exit) => {
    command
      .description(`${home.id}: ${home.authoring!.exercises![name]!.help}`)
      .argument('[game]', 'the game')
      .option('-d, --deck <id>', 'one of the list (default: the first)')
      .option('-s, --seed <seed>', 'one made by chance instead')
      .option('--ranked', 'what was found stays sealed until it is handed in')
      .addHelpText('after', examples(name, `${name} --seed K3F9`))
      .action(async (first: string | undefined) => {
        const game = first === undefined || isLevelCode(first) ? home : await gameCalled(first);
        await drill(game, name, io, command.opts<ExerciseOptions>());
        exit(EXIT.done);
      });
  };

const HELP = [
  'a number      make that one of the list',
  'words         list only what has these words in it; all lists everything',
  'undo          take the last one back',
  'done          hand in',
  'quit          leave',
];

/** By lines, on a terminal and on a pipe alike. */
const drill = async (game: AnyGame, name: string, io: Io, options: ExerciseOptions): Promise<void> => {
  const exercise = game.authoring?.exercises?.[name];
  if (!exercise) throw new Fault('unknown-exercise', `${game.title} has no ${name}.`);
  const list = exercise.list(game.content as never);
  const id = options.seed === undefined ? (options.deck ?? list[0]?.id) : undefined;
  const moves: Json[] = [];
  const isRanked = options.ranked ?? false;
  const standing = (isHandedIn = false): ExerciseView =>
    need(
      exercise.at(game.content as never, {
        ...(id === undefined ? {} : { id }),
        ...(options.seed === undefined ? {} : { seed: options.seed }),
        ...{ moves, isHandedIn, isRanked },
      }),
    );
  const width = io.stdout.isTTY === true ? (io.stdout.columns ?? 80) : Number.POSITIVE_INFINITY;
  const tell = (...lines: readonly string[]): Promise<void> => write(io.stdout, `${wrap(lines, width).join('\n')}\n`);
  let view = standing();
  await tell(`${game.title} · ${name} · ${view.title}`, ...view.text);
  if (options.seed === undefined) await tell(`There are: ${list.map((one) => one.id).join(', ')}.`);
  await tell('', ...view.show.split('\n'), '', ...view.lines, '', ...HELP);
  await tell(`There are ${view.choices.length} on the list now.`);
  const lines = createInterface({ input: io.stdin, crlfDelay: Number.POSITIVE_INFINITY, terminal: false });
  for await (const line of lines) {
    const text = line.trim().toLowerCase();
    if (/^(q|quit)$/.test(text)) break;
    if (/^(done|hand in|go)$/.test(text)) {
      view = standing(true);
      await tell(...view.lines);
      if (view.isOver) break;
      continue;
    }
    if (/^(u|undo)$/.test(text)) moves.pop();
    else if (/^[0-9]{1,4}$/.test(text)) {
      const choice = view.choices[Number(text) - 1];
      if (choice === undefined) {
        await tell(`There are 1 to ${view.choices.length}.`);
        continue;
      }
      moves.push(choice.move);
    } else {
      const wanted = text === 'all' || text === '' ? [] : text.split(/\s+/);
      const shown = view.choices.flatMap(({ words }, i) =>
        wanted.every((word) => words.toLowerCase().includes(word)) ? [`${String(i + 1).padStart(4)} ${words}`] : [],
      );
      await tell(...(shown.length > 0 ? shown : ['Nothing on the list has these words.']));
      continue;
    }
    view = standing();
    await tell(...view.show.split('\n'), '', ...view.lines);
  }
  lines.close();
};
