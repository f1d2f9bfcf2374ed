// `validate`: the kind of a file, its findings, and the exit codes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Json, record, shareCode } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { folder, lamp, shell, won } from './shell.ts';

const shipped = fileURLToPath(new URL('../../../games/lamp/content/levels/', import.meta.url));
const files = readdirSync(shipped).map((file) => join(shipped, file));
const level = JSON.parse(readFileSync(files[0]!, 'utf8')) as Record<string, Json>;

const check = async (...contents: readonly (object | string)[]) => {
  const cwd = folder();
  const names = contents.map((content, i) => {
    writeFileSync(join(cwd, `f${i}.json`), typeof content === 'string' ? content : JSON.stringify(content));
    return `f${i}.json`;
  });
  return shell(['validate', ...names, '--json'], { cwd });
};

describe('validate', () => {
  test('the shipped levels have no errors', async () => {
    const { code, json } = await shell(['validate', ...files, '--json']);
    expect(json.findings.filter((one: { severity: string }) => one.severity === 'error')).toEqual([]);
    expect(code).toBe(0);
    expect(json.ok).toBe(true);
  });

  test('a schema error names file, path, code and what was found', async () => {
    const { code, json } = await check({ ...level, oil: 'much' });
    expect(code).toBe(1);
    expect(json.ok).toBe(false);
    expect(json.findings[0]).toEqual({
      file: 'f0.json',
      path: 'level.oil',
      code: 'invalid-type',
      severity: 'error',
      line: 1,
      column: JSON.stringify({ ...level, oil: 'much' }).indexOf('"much"') + 1,
      message: expect.stringContaining('"much"'),
    });
  });

  test('the kind comes from $schema; without one the closest is taken and said', async () => {
    const wrong = { ...level, oil: -1 };
    const guessed = await check({ ...wrong, $schema: undefined });
    expect(guessed.json.findings.map((one: { code: string }) => one.code)).toContain('guessed-kind');
    const named = await check(wrong);
    expect(named.json.findings.map((one: { code: string }) => one.code)).not.toContain('guessed-kind');
    const unknown = await check({ ...level, $schema: './chess-opening.schema.json' });
    expect(unknown.json.findings[0]).toMatchObject({ code: 'unknown-kind', path: '$schema' });
  });

  test('--deep solves and plays what a card file can be played with, and says how far it is', async () => {
    const events = fileURLToPath(new URL('../../../games/port/content/events.json', import.meta.url));
    const { code, json, err } = await shell(['validate', events, '--deep', '--runs', '2', '--json']);
    expect(code).toBe(0);
    expect(err).toMatch(/^0 %: solving /);
    expect(err).toMatch(/\n[0-9]+ %: careful plays /);
    // Two runs meet few of the cards: only a check that really plays can miss the others.
    expect(json.findings.map((one: { code: string }) => one.code)).toContain('L23');
    const quick = await shell(['validate', events, '--json']);
    expect(quick.json.findings.map((one: { code: string }) => one.code)).not.toContain('L23');
    expect(quick.err).toBe('');
  });

  test('--deep on a kind that has nothing more to find is the quick check and a note', async () => {
    const { code, json } = await shell(['validate', files[0]!, '--deep', '--json']);
    expect(code).toBe(0);
    expect(json.findings.map((one: { code: string }) => one.code)).toContain('no-deep-check');
  });

  test('a level with a format of its own is no replay', async () => {
    const { json } = await check({ ...level, format: 1 });
    expect(json.findings[0].path).toBe('level');
  });

  test('a witness that does not win is an error', async () => {
    const { json } = await check({ ...level, witnesses: [{ kind: 'asleep', turns: [[]] }] });
    expect(json.findings[0]).toMatchObject({ code: 'bad-witness', path: 'level.witnesses[0]' });
  });

  test('replay files and codes are played', async () => {
    const replay = record(won());
    expect((await check(replay, shareCode(lamp, replay))).code).toBe(0);
    const { code, json } = await check({ ...replay, digest: '0000000000000000' });
    expect(code).toBe(1);
    expect(json.findings[0]).toMatchObject({ code: 'diverged', severity: 'error' });
  });

  test('what is no JSON is a finding with line and column; a missing file is exit 2, the others are still read', async () => {
    const broken = await check('{"rows": [');
    expect(broken.code).toBe(1);
    expect(broken.json.findings[0].message).toMatch(/^Line 1, column/);
    const { code, json } = await shell(['validate', files[0]!, 'none.json', '--json']);
    expect(code).toBe(2);
    expect(json.findings.filter((one: { severity: string }) => one.severity === 'error')).toEqual([
      { file: 'none.json', path: '', code: 'unreadable', severity: 'error', message: 'there is no such file.' },
    ]);
  });

  test('says it in words, one finding a line', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.json'), JSON.stringify({ ...level, oil: -1 }));
    const { out, code } = await shell(['validate', 'a.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.json:1:\d+: level\.oil: error: .* \[too-small\]$/m);
    expect(out).toContain('1 file, 1 finding, 1 error.');
  });
});
