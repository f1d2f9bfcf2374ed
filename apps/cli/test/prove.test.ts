// `prove`: a level file gets its witness and its par, in the form of its game; places of findings in files.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, shell } from './shell.ts';

const home = (path: string): string => fileURLToPath(new URL(`../../../games/${path}`, import.meta.url));

/** A small shipped level without its proof. */
const bare = (
  path: string,
  ...proof: readonly string[]
): { readonly cwd: string; readonly read: () => object; readonly shipped: object } => {
  const cwd = folder();
  const file = join(cwd, 'mine.json');
  const whole = JSON.parse(readFileSync(home(path), 'utf8')) as Record<string, unknown>;
  const { $schema, ...level } = whole;
  for (const field of proof) delete level[field];
  const named = $schema === undefined ? {} : { $schema: String($schema).replace(/^.*\//, '') };
  writeFileSync(file, JSON.stringify({ ...named, ...level }));
  return { cwd, shipped: whole, read: () => JSON.parse(readFileSync(file, 'utf8')) };
};

describe('prove', () => {
  test.each([
    ['lamp/content/levels/pit.json', ['par', 'witnesses'], 'par'],
    ['reactor/content/levels/first-light.json', ['par', 'witnesses'], 'par.turns'],
    ['station/content/levels/wake-up.json', ['par', 'plan'], 'par'],
    ['orbit/content/scenarios/first-light.json', ['par', 'parProof', 'solution'], 'par'],
    ['droids/content/levels/first-delivery.json', ['par', 'witness'], 'par.turns'],
  ])('%s: written as its game writes it, and then valid', async (path, proof, compared) => {
    const { cwd, read, shipped } = bare(path, ...proof);
    const { code, json } = await shell(['prove', 'mine.json', '--write', '--json'], { cwd });
    expect({ code, verdict: json.verdict, written: json.written }).toEqual({
      code: 0,
      verdict: 'winnable',
      written: true,
    });
    const field = (document: object) =>
      compared.split('.').reduce<unknown>((one, name) => (one as Record<string, unknown>)[name], document);
    expect(field(read())).toEqual(field(shipped));
    expect(await shell(['validate', 'mine.json', '-q'], { cwd })).toMatchObject({ code: 0 });
  });

  test('the scenario printed in the guide for designers is opened, proven and then valid', async () => {
    const page = readFileSync(new URL('../../../docs/design/orbit.md', import.meta.url), 'utf8');
    const cwd = folder();
    writeFileSync(join(cwd, 'mine.json'), /```json\n([^`]+)```/.exec(page)![1]!);
    expect(await shell(['validate', 'mine.json'], { cwd })).toMatchObject({ code: 0 });
    expect((await shell(['prove', 'mine.json', '--write'], { cwd })).out).toContain(
      'no shorter win exists. Written into',
    );
    const { out, code } = await shell(['validate', 'mine.json'], { cwd });
    expect(code).toBe(0);
    expect(out).not.toContain('par is not known');
  });

  test('a proof takes the lower bound of an unproven par out of an orbit file', async () => {
    const { cwd, read } = bare('orbit/content/scenarios/first-light.json', 'par', 'parProof', 'solution');
    writeFileSync(
      join(cwd, 'mine.json'),
      JSON.stringify({ ...read(), par: 5, parProof: 'best-known', parAtLeast: 1, solution: undefined }),
    );
    expect(await shell(['prove', 'mine.json', '--write', '--json'], { cwd })).toMatchObject({ code: 0 });
    expect(read()).toMatchObject({ par: 2, parProof: 'proven' });
    expect(read()).not.toHaveProperty('parAtLeast');
    expect(await shell(['validate', 'mine.json', '-q'], { cwd })).toMatchObject({ code: 0 });
  });

  test('without --write the file is as it was', async () => {
    const { cwd, shipped } = bare('lamp/content/levels/pit.json', 'par', 'witnesses');
    const before = readFileSync(join(cwd, 'mine.json'), 'utf8');
    expect((await shell(['prove', 'mine.json'], { cwd })).out).toBe(
      `winnable in ${(shipped as { par: { turns: number } }).par.turns} turns; no shorter win exists.\n`,
    );
    expect(readFileSync(join(cwd, 'mine.json'), 'utf8')).toBe(before);
  });

  test('what is no level is told', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.json'), '[]');
    expect(await shell(['prove', 'a.json'], { cwd })).toMatchObject({
      code: 2,
      err: 'interlock: a.json is no level file.\n',
    });
  });
});

describe('places', () => {
  test('a finding says line and column, for a person as file:line:column, one line each on a pipe', async () => {
    const cwd = folder();
    const shipped = home('lamp/content/levels/');
    copyFileSync(join(shipped, readdirSync(shipped).find((file) => file === 'pit.json')!), join(cwd, 'mine.json'));
    const lines = readFileSync(join(cwd, 'mine.json'), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"oil"'));
    lines[at] = lines[at]!.replace(
      /"oil": *[0-9]+/,
      '"oil": "plenty, more than anybody could burn in a night of this length, and then some more"',
    );
    writeFileSync(join(cwd, 'mine.json'), lines.join('\n'));
    const [first] = (await shell(['validate', 'mine.json'], { cwd })).out.split('\n');
    expect(first).toMatch(
      new RegExp(`^mine\\.json:${at + 1}:${lines[at]!.indexOf('"plenty') + 1}: level\\.oil: error: .*\\]$`),
    );
  });
});
