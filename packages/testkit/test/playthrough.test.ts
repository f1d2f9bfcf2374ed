// Golden runs: written only when asked for, and a run that ends otherwise than told is never written at all.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@interlock/lamp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkPlaythrough, type Playthrough, playthroughText } from '../src/index.ts';

const run: Playthrough = { name: 'run', origin: { level: 'step' }, turns: [[], ['east', 'east']], ends: 'won' };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playthrough-'));
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the text holds view, legal actions, events with causes, status and digest of every turn', () => {
  const text = playthroughText(game, run);
  expect(text.match(/^digest: [0-9a-f]{16}$/gm)).toHaveLength(3);
  expect(text).toContain('| @?S');
  expect(text).toContain('legal: "east" "light"');
  expect(text).toContain('turn 2: ["east","east"]');
  expect(text).toMatch(/The keeper walks east\. \{"type":"keeperMoved","way":"east"\} because \{"action":1\}/);
});

test('a missing file fails, an asked-for one is written, and then it stands', () => {
  expect(() => checkPlaythrough(game, folder, run)).toThrow(/does not exist/);
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
  checkPlaythrough(game, folder, run);
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '');
  checkPlaythrough(game, folder, run);
  expect(readFileSync(join(folder, 'run.txt'), 'utf8')).toBe(playthroughText(game, run));
});

test('a difference is named by line, and nothing is rewritten', () => {
  const changed = playthroughText(game, run).replace('status: {"is":"playing"}', 'status: {"is":"lost"}');
  writeFileSync(join(folder, 'run.txt'), changed);
  expect(() => checkPlaythrough(game, folder, run)).toThrow(
    /line \d+:\n {2}was "status: .*lost.*\n {2}is {2}"status: .*playing/,
  );
  expect(readFileSync(join(folder, 'run.txt'), 'utf8')).toBe(changed);
});

test('another ending, a refused turn and an unreadable action are faults, also while writing', () => {
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
  expect(() => checkPlaythrough(game, folder, { ...run, ends: 'lost' })).toThrow(/ends won, not lost/);
  expect(() => checkPlaythrough(game, folder, { ...run, turns: [['north']] })).toThrow(
    /turn 1 is refused: There is a wall/,
  );
  expect(() => checkPlaythrough(game, folder, { ...run, turns: [['fly']] })).toThrow(/turn 1: action/);
});
