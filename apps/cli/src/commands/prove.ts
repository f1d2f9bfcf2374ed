// `interlock prove FILE`: solves a level file and, with --write, puts witness and par into it.

import { resolve } from 'node:path';
import { lintText } from '@interlock/catalog/lint';
import { type AnyShape, encodeTurn, type Json, type Session, type SolveAnswer } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { EXIT, Fault } from '../fault.ts';
import { readJson, readText, writeJson } from '../files.ts';
import { lengthOf, solving, verdictOf } from '../mind.ts';
import { count } from '../output.ts';
import { pump } from '../progress.ts';
import { openTarget, wholeNumber } from '../target.ts';

interface Options {
  readonly budgetNodes: number;
  readonly write?: boolean;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  command
    .description('solve a level file; with --write put witness and par into it')
    .argument('<file>', 'the level file')
    .option('--budget-nodes <n>', 'positions the search may expand', wholeNumber(1, 1_000_000_000), 1_000_000)
    .option('-w, --write', 'write the proof into the file, which must be JSON')
    .addHelpText('after', examples('prove mine.json', 'prove mine.json --write'));
  answers<Options>(command, io, exit, async (output, options, [file]) => {
    const path = resolve(io.cwd, file!);
    const { game, kind } = await lintText(readText(path), path);
    if (game === null || kind === 'replay') throw new Fault('no-level', `${file} is no level file.`);
    const session = await openTarget(io, game, { levelFile: path });
    const document = options.write ? readJson(path) : null; // before the search: text that cannot hold a proof is told at once
    const search = solving(session, options.budgetNodes, true, {});
    const answer = await pump(io, options.budgetNodes, 'searching', search);
    const isWritten = document !== null && answer.verdict === 'winnable';
    if (isWritten) writeJson(path, { ...(document as { readonly [key: string]: Json }), ...proofOf(session, answer) });
    await output.give({ game, ...verdictOf(session, answer), written: isWritten }, () =>
      answer.verdict === 'winnable'
        ? `winnable in ${lengthOf(session, answer.witness)}; ${answer.optimal ? 'no shorter win exists' : 'not proven to be the shortest'}.${isWritten ? ` Written into ${file}.` : ''}`
        : `${answer.verdict} (${count(answer.nodes, 'node')}). ${file} is as it was.`,
    );
    return answer.verdict === 'winnable' ? EXIT.done : EXIT.no;
  });
};

type Won = Extract<SolveAnswer<AnyShape>, { readonly verdict: 'winnable' }>;

/** The fields of a level file that hold its proof: the game's own where it has such. */
const proofOf = ({ game, world, state }: Session<AnyShape>, { witness, optimal }: Won): object =>
  game.authoring?.proven?.(world, state, witness, optimal) ?? {
    par: { turns: witness.length, proof: optimal ? 'optimal' : 'witness' },
    witnesses: [{ kind: 'found by search', turns: witness.map((turn) => encodeTurn(game, turn as never)) }],
  };
