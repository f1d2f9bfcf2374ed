// `validate` on levels of the Dark Station: map text, exit codes, strict readings.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, shell } from '../shell.ts';

const text = (lab: string, key = ''): string => `darkstation-map 1
[map]
###############
#@..+,,,+.M.>.#
#..F####......#
###############
[rooms]
dock "Dock" at 1,1 start doors=on
lab "Emergency Lab" at 9,1 ${lab}
${key}`;

const check = async (content: string, ...options: readonly string[]) => {
  const cwd = folder();
  writeFileSync(join(cwd, 'map.txt'), content);
  return shell(['validate', 'map.txt', ...options], { cwd });
};

const open = async (content: string, command: string, ...rest: readonly string[]) => {
  const cwd = folder();
  writeFileSync(join(cwd, 'map.txt'), content);
  return shell([command, ...rest, '--level-file', 'map.txt'], { cwd });
};

describe('levels of the station', () => {
  test('[DS-296] [DS-299] 0 without error, 1 with a finding, 2 for bad input; one document as JSON', async () => {
    const sound = await check(text('doors=on why=authored'), '--json');
    expect([sound.code, sound.json]).toMatchObject([0, { ok: true, findings: [] }]);
    expect(sound.json.reports[0].report).toMatch(/^I9 .*not checked$/m);
    const locked = await check(text('doors=off'), '--json');
    expect(locked.code).toBe(1);
    expect(locked.json.findings.map((one: { code: string }) => one.code)).toEqual(['I2', 'R2', 'I1']);
    expect(locked.json.findings[0]).toMatchObject({ root: true, room: 'lab', file: 'map.txt', path: 'rooms.lab' });
    const bad = await check(text('doors=off').replace('@', '.'), '--json');
    expect([bad.code, bad.json.ok, bad.json.findings[0].code]).toEqual([2, false, 'E08']);
  });

  test('[DS-505] map text opens wherever a level is taken', async () => {
    const file = text('doors=on why=authored');
    expect((await open(file, 'solve', 'station', '--json')).json).toMatchObject({ verdict: 'winnable' });
    expect((await open(file, 'forecast', 'station')).code).toBe(0);
    expect((await open(file, 'spheres', 'station')).out).toContain('The goal is reached in sphere');
    expect((await open('darkstation-map 1\nnonsense', 'solve', 'station')).code).toBe(2);
  });

  test('[DS-285] [DS-293] a load that is too small is told by validate, and no line of the report says the opposite', async () => {
    const shipped = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../games/station/content/levels/half-light.json'), 'utf8'),
    );
    const dim = await check(JSON.stringify({ ...shipped, power: { limited: 4 }, par: undefined, plan: undefined }));
    expect(dim.code).toBe(1);
    expect(dim.out).toContain('I10 brownout: capacity 4, initial load 2; smallest proven capacity 5');
    expect(dim.out).toContain('solvable by its layout, goal sphere 3; not as it stands: brownout');
    expect(dim.out).not.toMatch(/^solvable, /m);
  });

  test('a win is measured in air by solve and by prove, on a generated deck beside its par', async () => {
    const generated = await shell(['solve', 'station-story-K3F9']);
    expect(generated.out).toMatch(/^winnable in \d+ air, par \d+ air/);
    const cwd = folder();
    writeFileSync(join(cwd, 'map.txt'), text('doors=on why=authored'));
    expect((await shell(['prove', 'map.txt'], { cwd })).out).toMatch(/^winnable in 13 air; no shorter win exists/);
  });

  test('a report of every level that ships, one line each, names them', async () => {
    const told = await shell(['difficulty', 'station', '--each']);
    const lines = told.out.trim().split('\n');
    expect(lines[0]).toMatch(/^Wake-Up: 1 of 5: /);
    const { reports } = (await shell(['difficulty', 'station', '--each', '--json'])).json;
    expect(reports.map(({ level }: { level: string }) => level)).toHaveLength(lines.length);
  });

  test('[DS-297] warnings count as errors only with --strict', async () => {
    expect((await check(text('doors=on'))).code).toBe(0);
    expect((await check(text('doors=on'), '--strict')).code).toBe(1);
  });

  test('[DS-299] the plain report keeps to 100 columns on a terminal; on a pipe a finding is one line', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'map.txt'), text('doors=off'));
    const piped = (await shell(['validate', 'map.txt'], { cwd })).out.split('\n');
    expect(piped.filter((line) => line.startsWith('map.txt'))).toHaveLength(3);
    expect(piped.some((line) => line.startsWith('map.txt') && line.length > 100)).toBe(true);
    const { out } = await shell(['validate', 'map.txt'], { cwd, isTty: true });
    expect(out).toContain('I2 door-power chain');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});
