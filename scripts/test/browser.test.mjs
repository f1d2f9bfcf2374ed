// Finding a browser and hearing from a page, with stand-ins for the browsers.

import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { chromium, firefox, onPath } from '../browser.mjs';
import { askFirefox } from '../firefox.mjs';
import { makeTree } from './tree.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** An executable Node script. */
const program = (name, code) => {
  const path = join(makeTree({ [name]: `#!${process.execPath}\n${code}\n` }), name);
  chmodSync(path, 0o755);
  return path;
};

const versioned = 'console.log("Browser 1.2");';

test('a browser on the PATH that starts is taken, in the order of names', async () => {
  const stub = program('chromium', 'process.exit(1)');
  const good = program('google-chrome', versioned);
  vi.stubEnv('PATH', `${join(stub, '..')}:${join(good, '..')}`);
  vi.stubEnv('INTERLOCK_CHROMIUM', '');
  expect(await chromium()).toBe(good);
});

test('a browser named outright is taken, and refused when it does not start', async () => {
  const good = program('any', versioned);
  vi.stubEnv('INTERLOCK_CHROMIUM', good);
  vi.stubEnv('INTERLOCK_FIREFOX', '/nowhere/firefox');
  expect(await chromium()).toBe(good);
  await expect(firefox()).rejects.toThrow('INTERLOCK_FIREFOX names /nowhere/firefox, which does not start.');
});

test('empty parts of the PATH do not mean the current folder', () => {
  expect(onPath('chromium', ':/usr/bin::')).toEqual([join('/usr/bin', 'chromium')]);
});

const page = 'http://localhost:1/page?a=b';
// A "browser" that does what the page would: posts to the address in ?report.
const posting = (body) =>
  program(
    'firefox',
    `const to = new URL(process.argv.at(-1)).searchParams.get('report');
    fetch(to, { method: 'POST', body: ${JSON.stringify(body)} }); setInterval(() => {}, 1000);`,
  );

test('what the page posts comes back, and the browser is ended', async () => {
  const before = performance.now();
  expect(await askFirefox(page, { program: posting('{"digest":"00ff"}') })).toEqual({ digest: '00ff' });
  expect(performance.now() - before).toBeLessThan(60_000); // half of what it waits for silence
});

test('a page that posts no JSON, a browser that ends early and silence each get a sentence', async () => {
  await expect(askFirefox(page, { program: posting('<html>') })).rejects.toThrow('not JSON: <html>');
  const dying = program('firefox', 'console.error("no display"); process.exit(3)');
  await expect(askFirefox(page, { program: dying })).rejects.toThrow(
    /ended \(3\) before the page answered. no display/,
  );
  const silent = program('firefox', 'setInterval(() => {}, 1000)');
  await expect(askFirefox(page, { program: silent, timeout: 300 })).rejects.toThrow('posted nothing within 0.3 s');
  await expect(askFirefox(page, { program: '/nowhere/firefox' })).rejects.toThrow('could not be started');
});
