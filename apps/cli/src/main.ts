// Finds the command, runs it, turns what goes wrong into one sentence and an exit code.

import { Command, CommanderError } from 'commander';
import type { Define } from './command.ts';
import { EXIT, Fault } from './fault.ts';
import { type Io, processIo, write } from './io.ts';

/** Loaded one at a time: a command starts without waiting for its siblings. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly define: Define }>>> = {
  games: () => import('./commands/games.ts'),
  play: () => import('./commands/play.ts'),
  generate: () => import('./commands/generate.ts'),
  validate: () => import('./commands/validate.ts'),
  prove: () => import('./commands/prove.ts'),
  solve: () => import('./commands/solve.ts'),
  replay: () => import('./commands/replay.ts'),
  forecast: () => import('./commands/forecast.ts'),
  explain: () => import('./commands/explain.ts'),
  blame: () => import('./commands/blame.ts'),
  simulate: () => import('./commands/simulate.ts'),
  perft: () => import('./commands/perft.ts'),
  bot: () => import('./commands/bot.ts'),
  fields: () => import('./commands/fields.ts'),
  schemas: () => import('./commands/schemas.ts'),
};

const HELP = `
Examples:
  $ interlock games
  $ interlock play reactor --level first-light
  $ interlock solve reactor --preset d1 --seed K3F9
  $ interlock replay run.interlock.json --frames

Exit codes: 0 yes or done, 1 a negative answer, 2 bad usage or unreadable input.`;

/** Runs one command line and gives its exit code. Never throws. */
export const run = async (args: readonly string[], io: Io): Promise<number> => {
  let exit: number = EXIT.done;
  const program = new Command('interlock')
    .description('Deterministic games about machines that fail: play them, prove them, let programs play them.')
    .version('0.1.0')
    .showHelpAfterError(false)
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text.replace(/^error: /, 'interlock: ')),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride();
  try {
    const name = args.find((one) => !one.startsWith('-'));
    const named = name !== undefined && Object.hasOwn(COMMANDS, name) ? [name] : Object.keys(COMMANDS);
    // A word that is no command of ours may be one that a game brings along.
    const asked = name === 'help' ? args[args.indexOf('help') + 1] : name;
    const isOurs = asked === undefined || asked.startsWith('-') || Object.hasOwn(COMMANDS, asked);
    if (asked === undefined && (args.length === 0 || args.some((one) => /^(-h|--help|help)$/.test(one)))) {
      const brought = await (await import('./commands/tell.ts')).ownCommands();
      const width = Math.max(...brought.map(([one]) => one.length)) + 2;
      const lines = brought.map(([one, help]) => `  ${one.padEnd(width)}${help}`);
      program.addHelpText('after', `\nOf single games:\n${lines.join('\n')}`);
    }
    program.addHelpText('after', HELP);
    const own = isOurs ? null : await (await import('./commands/tell.ts')).ownCommand(asked);
    for (const one of own === null ? named : [...named, asked!]) {
      const define = one === asked && own !== null ? own : (await COMMANDS[one]!()).define;
      const command = program.createCommand(one).copyInheritedSettings(program);
      define(command, io, (code) => {
        exit = code;
      });
      program.addCommand(command);
    }
    if (
      args[0] === 'help' &&
      args[1] !== undefined &&
      !args[1].startsWith('-') &&
      !Object.hasOwn(COMMANDS, args[1]) &&
      own === null
    )
      throw new Fault('bad-usage', `There is no command "${args[1]}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
    if (args.length === 0) {
      program.outputHelp({ error: true });
      return EXIT.bad;
    }
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    return await report(error, args.includes('--json'), io);
  }
};

const report = async (error: unknown, isJson: boolean, io: Io): Promise<number> => {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0 && isJson) await giveError(io, 'bad-usage', error.message.replace(/^error: /, ''));
    return error.exitCode === 0 ? EXIT.done : EXIT.bad;
  }
  const known = error instanceof Fault ? error : null;
  const code = known?.code ?? 'failed';
  const message =
    known?.message ?? `Something inside failed: ${error instanceof Error ? error.message : String(error)}`;
  await write(io.stderr, `interlock: ${message}\n`);
  if (isJson) await giveError(io, code, message);
  if (known === null && (io.env.INTERLOCK_DEBUG ?? '') !== '') await write(io.stderr, `${(error as Error).stack}\n`);
  return known?.exit ?? EXIT.bad;
};

const giveError = (io: Io, code: string, message: string): Promise<void> =>
  write(io.stdout, `${JSON.stringify({ ok: false, error: { code, message } }, null, 2)}\n`);

export const main = async (): Promise<void> => {
  // Whoever reads our output may leave early (`| head`): that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? EXIT.done : EXIT.bad),
  );
  process.exitCode = await run(process.argv.slice(2), processIo());
};
