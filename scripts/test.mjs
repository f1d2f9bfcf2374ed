// npm test: everything. Sets up, runs every step whatever failed before, and ends with "N passed, N failed".
//   --deep   also the long searches and sweeps in *.deep.ts, and a share of mutants, fuzz, soak and kills

import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from './lib/checks.mjs';
import { countPlaywright, countVitest } from './lib/counts.mjs';
import { root } from './lib/root.mjs';
import { runSteps, script, succeeds, tool } from './lib/steps.mjs';
import { buildWebWhenStale } from './lib/web-build.mjs';
import { setup } from './setup.mjs';

const reports = join(root, 'node_modules/.cache/interlock');

const freshReport = (name) => {
  const path = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true }); // an old report must never be counted
  return path;
};

const unit = async (isDeep) => {
  const path = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return countVitest(path, await tool('vitest/vitest.mjs', args, { env: isDeep ? { INTERLOCK_DEEP: '1' } : {} }));
};

let isBuilt = false;

const build = async () => {
  process.stdout.write(buildWebWhenStale() ? 'built\n' : 'fresh\n');
  isBuilt = true;
  return { passed: 1, failed: 0 };
};

const browser = async () => {
  if (!isBuilt) throw new Error('the build failed, and an older one proves nothing');
  const { chromium } = await import('./browser.mjs');
  const path = freshReport('playwright.json');
  const env = {
    INTERLOCK_CHROMIUM: await chromium(),
    INTERLOCK_TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
  };
  return countPlaywright(path, await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env }));
};

/** Small, fixed shares of the commands that anybody may leave running for longer. */
const attacks = [
  ['Mutants', () => succeeds(script('mutate.mjs', ['kernel', '--sample', '25', '--least', '85']))],
  ['Damaged input', () => succeeds(script('fuzz.mjs', ['--minutes', '3', '--seed', 'deep']))],
  ['Bots at length', () => succeeds(script('soak.mjs', ['--minutes', '2', '--no-browser']))],
  ['Killed while saving', () => succeeds(script('kill.mjs', ['--times', '10', '--only', 'terminal']))],
];

const freePort = () =>
  new Promise((done, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const main = async () => {
  const { values } = parseArgs({ options: { deep: { type: 'boolean', default: false } } });
  setup();
  return runSteps([
    checks,
    ...(values.deep ? attacks : []),
    [values.deep ? 'Rules, properties and deep runs' : 'Rules and properties', () => unit(values.deep)],
    ['Web build', build],
    ['Browser', browser],
  ]);
};

let total;
try {
  total = await main();
} catch (error) {
  process.stdout.write(`\n${error instanceof Error ? error.message : error}\n`);
  total = { passed: 0, failed: 1 };
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
