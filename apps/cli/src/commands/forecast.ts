// `interlock forecast`: what will happen if nothing is done, or after a plan; exact odds where dice decide.

import { decodeTurn, parseJson } from '@interlock/kernel';
import { forecastOf } from '../bot/operations.ts';
import { answers, type Define, examples } from '../command.ts';
import { EXIT, Fault, need } from '../fault.ts';
import { openTarget, type TargetOptions, takesTarget, wholeNumber } from '../target.ts';
import { sayForecast } from '../words.ts';

interface Options extends TargetOptions {
  readonly turns: number;
  readonly plan?: string;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  takesTarget(command.description('what happens next, from the same rules run forward'))
    .argument('[game]', 'the game, or a short level code')
    .option(
      '-t, --turns <n>',
      'turns of doing nothing, after the plan if there is one; 0 with a plan: the plan alone',
      wholeNumber(0, 200),
      3,
    )
    .option('--plan <json>', 'turns to play first: a list of turns, each a list of actions')
    .addHelpText(
      'after',
      examples(
        'forecast reactor --level slow-fuse --turns 5',
        `forecast reactor --plan '[[{"type":"moveRobot","dir":"S"}]]'`,
        'forecast --replay run.interlock.json --at 2',
      ),
    );
  answers<Options>(command, io, exit, async (output, options, [first]) => {
    const session = await openTarget(io, first, options);
    const turns = need(parseJson(options.plan ?? '[]'), '--plan');
    if (!Array.isArray(turns)) throw new Fault('bad-plan', '--plan: a plan is a list of turns.');
    const plan = turns.map((turn, i) => need(decodeTurn(session.game, turn), `--plan, turn ${i + 1}`));
    if (options.turns === 0 && plan.length === 0)
      throw new Fault(
        'bad-usage',
        'A forecast of 0 turns shows nothing: ask for --turns of 1 or more, or give a --plan.',
      );
    const ahead = session.previewOf(plan, options.turns);
    await output.give({ game: session.game.id, ...forecastOf(session, ahead), refusals: ahead.refusals }, () =>
      sayForecast(session, ahead).join('\n'),
    );
    return ahead.end === 'refused' ? EXIT.no : EXIT.done;
  });
};
