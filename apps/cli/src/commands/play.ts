// `interlock play`: a run in the terminal; by keys on a terminal, by lines on a pipe or with --plain.

import { type Define, examples } from '../command.ts';
import { EXIT } from '../fault.ts';
import { handlingOf } from '../keys/index.ts';
import { Desk } from '../play/desk.ts';
import { openTarget, type TargetOptions, takesTarget } from '../target.ts';

interface Options extends TargetOptions {
  readonly plain?: boolean;
}

export const define: Define = (command, io, exit) => {
  takesTarget(command.description('play in the terminal'))
    .argument('[game]', 'the game, or a short level code')
    .option('--ranked', 'a ranked run: what was revealed or rolled cannot be undone')
    .option('--plain', 'lines instead of a screen, as on a pipe')
    .addHelpText(
      'after',
      `\nOn a terminal ? lists the keys; in line mode ? lists the commands.\n${examples(
        'play reactor',
        'play port --level first-ticket-1',
        'play reactor-d3-K3F9',
        'play --replay run.interlock.json --at 2',
        'play reactor --plain < moves.txt',
      )}`,
    )
    .action(async (first: string | undefined) => {
      const options = command.opts<Options>();
      const session = await openTarget(io, first, options);
      const handling = await handlingOf(session.game.id);
      const desk = new Desk(session, handling);
      const isScreen = io.stdin.isTTY === true && io.stdout.isTTY === true && options.plain !== true;
      const play = isScreen
        ? (await import('../play/keyMode.tsx')).playKeys
        : (await import('../play/lineMode.ts')).playLines;
      await play(desk, io, handling);
      exit(EXIT.done);
    });
};
