// `interlock perft`: the number of legal lines of turns by depth: two builds that agree here play by the same rules.

import { metered } from '@interlock/kernel';
import { perft } from '@interlock/search';
import { answers, type Define, examples } from '../command.ts';
import { EXIT, Fault } from '../fault.ts';
import { table } from '../output.ts';
import { withProgress } from '../progress.ts';
import { openTarget, type TargetOptions, takesTarget, wholeNumber } from '../target.ts';

/** Actions of plans looked at between two reports, at the most. A game whose plans are laid out and taken back at will has no
 *  end of them. */
const STRETCH = 4_000_000;

interface Options extends TargetOptions {
  readonly depth: number;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  takesTarget(command.description('counts of legal lines of turns by depth'))
    .argument('[game]', 'the game, or a short level code')
    .option('-d, --depth <n>', 'turns deep', wholeNumber(0, 40), 2)
    .addHelpText('after', examples('perft port --depth 3', 'perft port-standard-K3F9 --json'));
  answers<Options>(command, io, exit, async (output, options, [first]) => {
    const session = await openTarget(io, first, options);
    const { game, world, position, run } = session;
    const begun = performance.now();
    const counts = await withProgress(io, options.depth, 'counting', async (progress) => {
      const work = perft(game, world, position, options.depth);
      for (;;) {
        const stretch = metered(STRETCH, 'Counting', () => work.next());
        if (!stretch.ok)
          throw new Fault('too-many-plans', `${game.title} has more plans here than can be counted.`, EXIT.no);
        const step = stretch.value;
        if (step.done) return step.value;
        await progress.at(step.value.depth);
      }
    });
    const ms = Math.round(performance.now() - begun);
    const level =
      run.entry?.id ?? ('preset' in run.origin ? `${game.id}-${run.origin.preset}-${run.origin.seed}` : null);
    await output.give({ game: game.id, level, counts, ms }, () =>
      table([['depth', 'lines'], ...counts.map((n, depth) => [depth, n])]),
    );
    return undefined;
  });
};
