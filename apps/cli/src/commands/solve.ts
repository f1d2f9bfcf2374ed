// `interlock solve`: can this be won, and how? Exit code 0 winnable, 1 lost or unknown.

import type { Algorithm } from '@interlock/kernel';
import { mayAsk } from '@interlock/search';
import { Option } from 'commander';
import { answers, type Define, examples } from '../command.ts';
import { EXIT } from '../fault.ts';
import { lengthOf, solving, verdictOf } from '../mind.ts';
import { count } from '../output.ts';
import { pump } from '../progress.ts';
import { openTarget, type TargetOptions, takesTarget, wholeNumber } from '../target.ts';
import { sayTurn } from '../words.ts';

interface Options extends TargetOptions {
  readonly budgetNodes: number;
  readonly optimal?: boolean;
  readonly algorithm?: Algorithm;
  readonly width?: number;
  readonly weight?: number;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  takesTarget(command.description('verdict, witness and par of a level or of a run in progress'))
    .argument('[game]', 'the game, or a short level code')
    .option('--budget-nodes <n>', 'positions the search may expand', wholeNumber(1, 1_000_000_000), 1_000_000)
    .option('--optimal', 'search on until no shorter win can exist')
    .addOption(
      new Option('--algorithm <name>', "in place of the game's own").choices([
        'breadth',
        'astar',
        'weighted',
        'deepening',
        'beam',
      ]),
    )
    .option('--width <n>', 'beam: positions kept of each layer', wholeNumber(1, 1_000_000))
    .option('--weight <n>', 'weighted: tenths of the estimate that count', wholeNumber(10, 1000))
    .addHelpText(
      'after',
      examples(
        'solve reactor --level drip --optimal',
        'solve reactor --level drip --algorithm beam --width 500',
        'solve reactor-d2-K3F9 --budget-nodes 50000',
        'solve --replay run.interlock.json --at 2 --json',
      ),
    );
  answers<Options>(command, io, exit, async (output, options, [first]) => {
    const session = await openTarget(io, first, options, mayAsk);
    const begun = performance.now();
    const { algorithm, width, weight } = options;
    const search = solving(session, options.budgetNodes, options.optimal ?? false, {
      ...(algorithm === undefined ? {} : { algorithm }),
      ...(width === undefined ? {} : { width }),
      ...(weight === undefined ? {} : { weight }),
    });
    const answer = await pump(io, options.budgetNodes, 'searching', search);
    const ms = Math.round(performance.now() - begun);
    const { par } = session.run;
    const document = { game: session.game.id, ...verdictOf(session, answer), par, ms };
    await output.give(document, () => {
      const work = `${count(answer.nodes, 'node')}, ${ms} ms`;
      if (answer.verdict === 'unknown')
        return `unknown: neither a win nor a proof within ${work}${answer.why === undefined ? '' : `; ${answer.why}`}.`;
      if (answer.verdict === 'lost') return `lost: no line of turns wins from here (${work}).`;
      const among = answer.within === undefined ? '' : ` by ${answer.within}`;
      const unproven = options.optimal ? '; whether a shorter win exists was not settled' : '';
      const proof = answer.optimal ? `; no shorter win exists${among}` : unproven;
      const known = par === null ? '' : `, par ${par.words ?? par.turns}`;
      const head = `winnable in ${lengthOf(session, answer.witness)}${known}${proof} (${work}).`;
      return [head, ...sayWitness(session, answer.witness)].join('\n');
    });
    return answer.verdict === 'winnable' ? EXIT.done : EXIT.no;
  });
};

/** The winning turns in words, each judged where it is played. */
const sayWitness = (session: Awaited<ReturnType<typeof openTarget>>, witness: readonly (readonly unknown[])[]) => {
  const walk = session.fork();
  return witness.map((turn, i) => {
    const line = `${String(i + 1).padStart(4)}. ${sayTurn(walk, turn)}`;
    walk.commit(turn);
    return line;
  });
};
