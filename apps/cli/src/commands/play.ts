// `interlock play`: a run in the terminal; by keys on a terminal, by lines on a pipe or with --plain.

import { seedFrom } from '@interlock/kernel';
import { type Define, examples } from '../command.ts';
import { EXIT, Fault, need } from '../fault.ts';
import { handlingOf } from '../keys/index.ts';
import { Desk } from '../play/desk.ts';
import { Row } from '../play/row.ts';
import { gameCalled } from '../shelf.ts';
import { openTarget, type TargetOptions, takesTarget } from '../target.ts';

interface Options extends TargetOptions {
  readonly plain?: boolean;
  readonly series?: boolean;
}

/** The first of runs in a row: they go by preset and seed alone. */
const rowOf = async (first: string | undefined, options: Options): Promise<Row> => {
  const { preset, seed } = options;
  if (preset === undefined || seed === undefined)
    throw new Fault('bad-usage', '--series takes a --preset and a --seed.');
  const other = (['level', 'levelFile', 'code', 'replay', 'balance', 'content'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (other !== undefined) throw new Fault('bad-usage', `Runs in a row go by preset and seed, without --${other}.`);
  return new Row(await gameCalled(first), preset, need(seedFrom(seed)), options.ranked ?? false);
};

export const define: Define = (command, io, exit) => {
  takesTarget(command.description('play in the terminal'))
    .argument('[game]', 'the game, or a short level code')
    .option('--ranked', 'a ranked run: what was revealed or rolled cannot be undone')
    .option('--series', 'the runs of --preset and --seed in a row, with their sum (station: an expedition)')
    .option('--plain', 'lines instead of a screen, as on a pipe')
    .addHelpText(
      'after',
      `\nOn a terminal ? lists the keys; in line mode ? lists the commands.\n${examples(
        'play reactor',
        'play port --level first-ticket-1',
        'play reactor-d3-K3F9',
        'play station --preset normal --seed K3F9 --series',
        'play --replay run.interlock.json --at 2',
        'play reactor --plain < moves.txt',
      )}`,
    )
    .action(async (first: string | undefined) => {
      const options = command.opts<Options>();
      const row = options.series === true ? await rowOf(first, options) : null;
      const session = row?.open() ?? (await openTarget(io, first, options));
      const handling = await handlingOf(session.game.id);
      const desk = new Desk(session, handling, row);
      const isScreen = io.stdin.isTTY === true && io.stdout.isTTY === true && options.plain !== true;
      const play = isScreen
        ? (await import('../play/keyMode.tsx')).playKeys
        : (await import('../play/lineMode.ts')).playLines;
      await play(desk, io, handling);
      exit(EXIT.done);
    });
};
