// The list keeps its word: what it says of a game is what the game says of itself.

import { expect, test } from 'vitest';
import { catalog, loadAll, loadGame } from '../src/index.ts';

test('every entry loads the game it names', async () => {
  for (const entry of catalog) {
    const game = await entry.load();
    expect({ id: game.id, title: game.title }).toEqual({ id: entry.id, title: entry.title });
    expect(entry.tagline).not.toBe('');
  }
});

test('ids are unique and all games load in the order of the list', async () => {
  const ids = catalog.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await loadAll()).map((game) => game.id)).toEqual(ids);
});

test('lamp is playable but in no list for players', () => {
  expect(catalog.find((entry) => entry.id === 'lamp')?.isHidden).toBe(true);
});

test('an unknown id gets a sentence that names the games', async () => {
  const answer = await loadGame('chess');
  expect(answer).toEqual({
    ok: false,
    error: { code: 'unknown-game', message: expect.stringContaining('"chess"') },
  });
  expect(answer.ok ? '' : answer.error.message).toContain('lamp');
});
