// `interlock blame`: which single earlier turn, changed, would have saved a lost run.

import { blame, mayAsk } from '@interlock/search';
import { answers, type Define, examples } from '../command.ts';
import { EXIT, need } from '../fault.ts';
import { blameOf, sayBlame } from '../mind.ts';
import { pump } from '../progress.ts';
import { readReplay, sessionOf } from '../record.ts';
import { contentOption, wholeNumber } from '../target.ts';

interface Options {
  readonly budgetNodes: number;
  readonly limit: number;
  readonly content?: string;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  command
    .description('which single earlier turn, changed, would have saved the run')
    .argument('<file|code>', 'a replay file or a share code of a lost run')
    .option('--budget-nodes <n>', 'positions the search may expand', wholeNumber(1, 1_000_000_000), 500_000)
    .option('--limit <n>', 'findings at most', wholeNumber(1, 100), 3)
    .option('--content <file>', 'the content file the run was played with')
    .addHelpText('after', examples('blame lost.interlock.json', 'blame lost.interlock.json --limit 1 --json'));
  answers<Options>(command, io, exit, async (output, options, [source]) => {
    const session = await sessionOf(await readReplay(io, source!), contentOption(io, options));
    if (session.status.is === 'playing') need(mayAsk(session));
    const search = blame(session, { nodes: options.budgetNodes, limit: options.limit });
    const found = await pump(io, options.budgetNodes, 'searching', search);
    await output.give({ game: session.game.id, status: session.status, ...blameOf(session, found) }, () =>
      sayBlame(session, found).join('\n'),
    );
    return found.is === 'found' ? EXIT.done : EXIT.no;
  });
};
