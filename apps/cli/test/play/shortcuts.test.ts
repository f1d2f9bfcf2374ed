// Keys of the terminal: in every game each has one meaning, and the run is shared under either name.

import { loadAll } from '@interlock/catalog';
import { describe, expect, test } from 'vitest';
import { handlingOf } from '../../src/keys/index.ts';
import { shortcutLines } from '../../src/play/shortcuts.ts';
import { shell } from '../shell.ts';

const games = await loadAll();

/** The keys of a line of the help: what stands before the wide gap, `arrows` and ranges as one. */
const keysOf = (line: string): readonly string[] =>
  (/^(.*?)(?: {2,}|$)/.exec(line)?.[1] ?? '')
    .replace(/(\S+) … (\S+)/, '$1…$2')
    .replace('wasd', 'w a s d')
    .split(/,? +|,/)
    .filter((key) => key !== '' && key !== 'or' && key !== 'and');

describe('keys', () => {
  test.each(games.map(({ id }) => id))('no key of %s has two meanings', async (id) => {
    const keys = shortcutLines(await handlingOf(id)).flatMap(keysOf);
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

test('the help lists no key that does nothing in its game', async () => {
  const listed = async (id: string) => shortcutLines(await handlingOf(id)).join('\n');
  for (const id of ['reactor', 'station', 'lamp']) expect(await listed(id)).toMatch(/^arrows, wasd +move$/m);
  for (const id of ['port', 'droids']) expect(await listed(id)).not.toContain('wasd');
  expect(await listed('port')).toMatch(/^o +odds$/m);
  expect(await listed('reactor')).not.toMatch(/odds/);
});

test('share and code give the same code of the run', async () => {
  const said = async (word: string) =>
    /IL1\.\S+/.exec((await shell(['play', 'lamp', '--level', 'pit'], { stdin: `${word}\nquit\n` })).out)?.[0];
  const code = await said('share');
  expect(code).toMatch(/^IL1\.lamp\./);
  expect(await said('code')).toBe(code);
});

test('a name that is nearly one is asked back', async () => {
  const { err, code } = await shell(['play', 'reactr']);
  expect(code).toBe(2);
  expect(err).toContain('Did you mean "reactor"?');
  expect((await shell(['play', 'reactor', '--level', 'first-ligt'])).err).toContain('Did you mean "first-light"?');
});

describe('words that are said alone', () => {
  const played = (lines: string) =>
    shell(['play', 'reactor', '--level', 'first-light'], { stdin: `${lines}\nquit\n` }).then(({ out }) => out);

  test('go with a place plans the walk and ends no turn', async () => {
    const out = await played('go to the fuel source');
    expect(out).toContain('Plan: Move south; Move south; Move south');
    expect(out).not.toContain('Turn 1 ends');
    expect(await played('walk to 6,2')).toMatch(/Plan: (Move \w+(; )?){6}\n.*/);
    expect(await played('go to source')).toContain('Which one: ');
    expect(await played('go to bed')).toContain('There is no bed to go to.');
    expect(await played('go 0,0')).toContain('No way leads to 0,0.');
  });

  test('a command that takes nothing refuses what follows it', async () => {
    const { out } = await shell(['play', 'lamp', '--level', 'pit'], { stdin: 'go home\nundo it\nquit\n' });
    expect(out).toContain('go is said alone: it commits the plan. Nothing was done.');
    expect(out).toContain('undo is said alone. Nothing was done.');
    expect(out).not.toContain('Turn 1');
  });
});
