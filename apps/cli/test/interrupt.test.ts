// Ctrl-C in the middle of `generate --out`: whole files only, and nothing temporary left behind.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder } from './shell.ts';

const BIN = fileURLToPath(new URL('../bin/interlock.mjs', import.meta.url));

test('an interrupted generate leaves only whole files', async () => {
  const out = join(folder(), 'levels');
  const args = [BIN, 'generate', 'lamp', '--preset', 'deep', '--seed', '1', '--count', '100000', '--out', out];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const files = (): string[] => (existsSync(out) ? readdirSync(out) : []);
  while (files().length < 40 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(said).toBe('interlock: Stopped.\n');
  expect(files().length).toBeGreaterThanOrEqual(40);
  expect(files().length).toBeLessThan(200_000);
  for (const file of files()) {
    expect(file).toMatch(/^lamp-deep-\d+(\.interlock)?\.json$/);
    JSON.parse(readFileSync(join(out, file), 'utf8'));
  }
});
