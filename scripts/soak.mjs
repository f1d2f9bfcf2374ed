// npm run soak -- [--minutes 1] [--seed S] [--no-browser]
// Bots play every game by protocol for as long as asked, and a hand presses keys in the built app where a Chromium is there.
// Prints requests, runs, drift (runs that do not play back to their digest) and memory at the start and at the end.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { fail, isMain, root } from './lib/root.mjs';
import { distOf } from './lib/web-build.mjs';
import { Bot } from './soak/bot.mjs';

const MB = 1024 * 1024;
/** Runs by protocol between two visits of the page. */
const TOGETHER = 40;

const games = async () => {
  register({ tsconfig: join(root, 'tsconfig.json') });
  const [{ loadAll }, { verify, diceOf }] = await Promise.all([
    import('@interlock/catalog'),
    import('@interlock/kernel'),
  ]);
  return { all: await loadAll(), verify, diceOf };
};

/** @returns {Promise<object>} what happened, in numbers */
export const soak = async ({ minutes, seed, hand = null }) => {
  const { all, verify, diceOf } = await games();
  const stream = diceOf(seed).stream('soak');
  const draw = (n) => stream.int(n);
  const bot = new Bot();
  const drift = [];
  await bot.ask('games');
  const first = all[0];
  await bot.play({ game: first.id, level: first.levels[0].id }, draw); // warm: what is loaded once is no leak
  const before = { bot: bot.memory(), page: await hand?.memory() };
  const until = performance.now() + minutes * 60_000;
  for (let round = 0; performance.now() < until; round++) {
    const game = all[round % all.length];
    const level = stream.pick(game.levels).id;
    const replay = await bot.play({ game: game.id, level }, draw);
    const checked = replay === null ? null : verify(game, replay);
    if (checked?.ok === false) drift.push(`${game.id} ${level}: ${checked.why}`);
    if (hand !== null && round % TOGETHER === TOGETHER - 1) {
      const shown = all[((round / TOGETHER) % all.length) | 0];
      await hand.visit(shown.id, stream.pick(shown.levels).id, draw);
    }
  }
  const after = { bot: bot.memory(), page: await hand?.memory() };
  await bot.end();
  return {
    requests: bot.requests,
    runs: bot.runs,
    drift,
    faults: [...bot.faults, ...(hand?.faults ?? [])],
    before,
    after,
  };
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'soak' },
      'no-browser': { type: 'boolean', default: false },
    },
  });
  const isBuilt = existsSync(join(distOf(), 'index.html'));
  const { Hand } = await import('./soak/page.mjs');
  const hand = values['no-browser'] || !isBuilt ? null : await Hand.open();
  if (hand === null) process.stdout.write('without a browser\n');
  const { requests, runs, drift, faults, before, after } = await soak({
    minutes: Number(values.minutes),
    seed: values.seed,
    hand,
  });
  await hand?.close();
  const mb = (bytes) => `${Math.round(bytes / MB)} MB`;
  for (const line of [...drift, ...faults]) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${requests} requests, ${runs} runs, ${drift.length} drifted, ${faults.length} faults; ` +
      `memory of the bot ${mb(before.bot)} at the start, ${mb(after.bot)} at the end\n`,
  );
  if (hand !== null)
    process.stdout.write(
      `${hand.presses} keys in ${hand.visits} visits; heap of the page ${mb(before.page)} at the start, ${mb(after.page)} at the end\n`,
    );
  process.exitCode = drift.length + faults.length === 0 ? 0 : 1;
};

if (isMain(import.meta.url)) main().catch(fail);
