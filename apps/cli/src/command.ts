// What every command file offers: `define` adds arguments, options, examples and the action to its command.

import type { Command } from 'commander';
import { EXIT } from './fault.ts';
import type { Io } from './io.ts';
import { Output } from './output.ts';

export type Define = (command: Command, io: Io, exit: (code: number) => void) => void;

export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ interlock ${line}`).join('\n')}\n`;

/** Ends a definition of a command that answers with text or `--json`. The work gives the exit code; default 0. */
export const answers = <Options extends { readonly json?: boolean }>(
  command: Command,
  io: Io,
  exit: (code: number) => void,
  work: (output: Output, options: Options, args: readonly string[]) => Promise<number | undefined>,
): void => {
  command.option('--json', 'one JSON document instead of text').action(async () => {
    const options = command.opts<Options>();
    // Variadic arguments arrive as one list: flattened, every command reads them alike.
    const args = command.processedArgs.flat() as string[];
    exit((await work(new Output(io, options.json ?? false), options, args)) ?? EXIT.done);
  });
};
