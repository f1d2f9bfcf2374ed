// `interlock blame`: which single earlier turn, changed, would have saved a lost run.

import { encodeTurn } from '@interlock/kernel';
import { blame } from '@interlock/search';
import { answers, type Define, examples } from './command.ts';
import { EXIT } from './fault.ts';
import { pump } from './progress.ts';
import { readReplay, sessionOf } from './record.ts';
import { contentOption, wholeNumber } from './target.ts';
import { sayTurn } from './words.ts';

interface Options {
  readonly budgetNodes: number;
  readonly limit: number;
  readonly content?: string;
  readonly json?: boolean;
}

const NOTHING = {
  won: 'The run was won: nothing to blame.',
  winnable: 'The run can still be won: nothing to blame yet.',
  hopeless: 'The run was lost from the start: no turn is to blame.',
  unknown: 'No saving change was found within the budget.',
} as const;

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
    const search = blame(session, { nodes: options.budgetNodes, limit: options.limit });
    const { is, findings, nodes } = await pump(io, options.budgetNodes, 'searching', search);
    const encode = (turn: readonly unknown[]) => encodeTurn(session.game, turn as never);
    const found = findings.map((one) => ({
      turn: one.turn,
      kind: one.kind,
      certain: one.isCertain,
      played: encode(one.played),
      instead: encode(one.instead),
      line: one.line.map(encode),
    }));
    await output.give({ game: session.game.id, is, status: session.status, findings: found, nodes }, () =>
      is === 'found'
        ? findings
            .map((one) => {
              const then = session.fork(one.turn - 1);
              const why =
                one.kind === 'kept'
                  ? 'the rest, as played, would have won'
                  : one.isCertain
                    ? 'the last moment at which the run could be won'
                    : 'after it no win was found within the budget';
              return `Turn ${one.turn}: ${sayTurn(then, one.played)}\n  instead: ${sayTurn(then, one.instead)}\n  ${why}`;
            })
            .join('\n')
        : NOTHING[is],
    );
    return is === 'found' ? EXIT.done : EXIT.no;
  });
};
