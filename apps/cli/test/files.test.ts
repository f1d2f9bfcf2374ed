// Files are synced before they take their name, what killed runs left behind is swept, and a terminal is never driven by text
// from outside.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../src/files.ts';
import { visible } from '../src/output.ts';
import { folder, shell } from './shell.ts';

test('parts of runs that were killed are removed by the next write, parts of others stay', () => {
  const home = folder();
  const dead = '.run.json.2147483646-0.part';
  const alive = `.other.json.${process.ppid}-3.part`;
  for (const name of [dead, alive, 'mine.part', '.notes.part']) writeFileSync(join(home, name), 'half');
  writeWhole(join(home, 'run.json'), 'whole');
  expect(readFileSync(join(home, 'run.json'), 'utf8')).toBe('whole');
  expect(existsSync(join(home, dead))).toBe(false);
  expect(readdirSync(home).sort()).toEqual(['.notes.part', alive, 'mine.part', 'run.json'].sort());
});

test('control characters from outside are shown, not sent', async () => {
  expect(visible('a\u001b[31mb\u0007\u009bc\u202ed\te\n')).toBe('a\\u001b[31mb\\u0007\\u009bc\\u202ed\te\n');
  const file = join(folder(), 'level.json');
  writeFileSync(file, JSON.stringify({ 'tit\u001b]0;owned\u0007le': 1 }));
  const { out, err } = await shell(['validate', file]);
  for (const control of ['\u001b', '\u0007']) expect(`${out}${err}`).not.toContain(control);
  expect(`${out}${err}`).toContain('owned');
});
