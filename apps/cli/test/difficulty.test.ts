// How hard a level is: a game's own measure, else the house's, which knows any game.

import { loadAll } from '@interlock/catalog';
import { expect, test } from 'vitest';
import { shell } from './shell.ts';

test('the first level of every game can be measured', async () => {
  for (const { id } of await loadAll()) {
    const { code, json } = await shell(['difficulty', id, '--json']);
    expect([id, code]).toEqual([id, 0]);
    expect(json.report, id).toMatchObject(
      id === 'reactor' || id === 'station' ? { of: 5 } : { deadEnds: expect.any(Number) },
    );
  }
});

test('in words it says what there is to choose from, what of it is lost, and how often bots win', async () => {
  const { out } = await shell(['difficulty', 'lamp', '--level', 'step']);
  expect(out).toBe(
    '1 turn with 2 actions, 15.0 turns to choose from in the mean, 66.7 % of the others tried are lost for certain, ' +
      '0.0 % of the turns leave no choice, random wins 8.0 %, greedy wins 100.0 %\n',
  );
  expect((await shell(['difficulty', 'orbit', '--level', 'mirror'])).out).toContain('No line that wins is known');
  const { json } = await shell(['difficulty', 'lamp', '--each', '--json']);
  expect(json.reports.map(({ level }: { level: string }) => level)).toEqual(['step', 'pit', 'draught', 'cellar']);
});

test('what only one game can tell is still asked of that game alone', async () => {
  expect((await shell(['spheres', 'lamp'])).err).toContain('Lamp has no spheres');
});
