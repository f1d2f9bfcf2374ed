// npm run kill -- [--times 100] [--only terminal|browser] [--seed S]
// Kills the game while it saves, in the terminal and in the browser, and looks at what is left: a run that cannot be read, or
// that has lost a turn it had written, is a fault.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { killTerminal } from './kill/terminal.mjs';
import { fail, isMain, root } from './lib/root.mjs';
import { distOf } from './lib/web-build.mjs';

/** Says why a saved run is none, or null. */
const judge = async () => {
  register({ tsconfig: join(root, 'tsconfig.json') });
  const [{ parseJson, replayFrom, verify }, { game }] = await Promise.all([
    import('@interlock/kernel'),
    import('@interlock/lamp'),
  ]);
  return (text) => {
    const parsed = parseJson(text);
    const read = parsed.ok ? replayFrom(parsed.value) : parsed;
    if (!read.ok) return read.error.message;
    const checked = verify(game, read.value);
    return checked.ok ? null : checked.why;
  };
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '100' },
      only: { type: 'string' },
      seed: { type: 'string', default: 'kill' },
    },
  });
  const times = Number(values.times);
  const isWhole = await judge();
  const { diceOf } = await import('@interlock/kernel');
  const stream = diceOf(values.seed).stream('kill');
  const draw = (n) => stream.int(n);
  const faults = [];
  if (values.only !== 'browser') {
    const { kills, torn, left } = await killTerminal(times, draw, isWhole);
    faults.push(...torn);
    process.stdout.write(
      `terminal: ${kills} kills, ${torn.length} torn files, ${left} parts left behind for the next write\n`,
    );
  }
  if (values.only !== 'terminal') {
    if (!existsSync(join(distOf(), 'index.html'))) throw new Error('There is no build yet: npm start makes one.');
    const { killBrowser } = await import('./kill/browser.mjs');
    const { kills, lost } = await killBrowser(times, draw);
    faults.push(...lost);
    process.stdout.write(`browser: ${kills} kills, ${lost.length} runs lost or damaged\n`);
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

if (isMain(import.meta.url)) main().catch(fail);
