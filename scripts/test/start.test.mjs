// `npm start` as a process of its own, in a made-up checkout that is built already.

import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { makeTree } from './tree.mjs';

const running = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const start = (home, ...args) => {
  cpSync(join(root, 'scripts'), join(home, 'scripts'), { recursive: true });
  const child = spawn(process.execPath, [join(home, 'scripts/start.mjs'), ...args]);
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise((done) => {
    child.once('close', (code, signal) => done({ code, signal, ...said }));
  });
  const stands = new Promise((done, reject) => {
    child.stdout.on('data', () => {
      const port = /^Interlock is running at http:\/\/localhost:(\d+)\/$/m.exec(said.out)?.[1];
      if (port !== undefined) done(Number(port));
    });
    ended.then(({ err }) => reject(new Error(err)));
  });
  stands.catch(() => {}); // some tests only wait for the end
  return { child, ended, stands };
};

const built = { 'apps/web/dist/index.html': '<h1>Hub</h1>' };

test.each(['SIGINT', 'SIGTERM'])('it serves until %s and ends with exit code 0', async (signal) => {
  const { child, ended, stands } = start(makeTree(built), '--no-build', '--port', '42170');
  const page = await fetch(`http://localhost:${await stands}/`);
  expect(await page.text()).toBe('<h1>Hub</h1>');
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, signal: null, err: '' });
});

test('a second one takes the next free port, or says that it may not', async () => {
  const home = makeTree(built);
  const first = await start(home, '--no-build', '--port', '42270').stands;
  expect(await start(home, '--no-build', '--port', String(first)).stands).toBeGreaterThan(first);
  const { ended } = start(home, '--no-build', '--exact-port', '--port', String(first));
  expect(await ended).toMatchObject({ code: 1, out: '', err: `Port ${first} is taken.\n` });
});

test.each([
  [['--port', 'x'], '--port takes a number up to 65535, not "x".'],
  [['--port', '65536'], '--port takes a number up to 65535, not "65536".'],
  [['--no-build'], 'There is no build yet; leave out --no-build.'],
  [['--prot', '1'], "Unknown option '--prot'"],
])('%j gets one sentence and exit code 1', async (args, sentence) => {
  const { code, err } = await start(makeTree({ 'package.json': '{}' }), ...args).ended;
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});
