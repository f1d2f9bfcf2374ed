// The soak's bot: it plays by protocol in a process of its own, the same way for the same draws, and its runs play back.

import { diceOf, verify } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { Bot } from '../soak/bot.mjs';

test('a run by chance plays back to its digest', async () => {
  const bot = new Bot();
  const played = async () => {
    const stream = diceOf('SOAK').stream('soak');
    return bot.play({ game: game.id, level: game.levels[0].id }, (n) => stream.int(n));
  };
  const [first, second] = [await played(), await played()];
  expect(verify(game, first).ok).toBe(true);
  expect(second.digest).toBe(first.digest);
  expect(await bot.play({ game: game.id, level: 'nowhere' }, () => 0)).toBeNull();
  expect(bot).toMatchObject({ runs: 2, faults: [] });
  expect(bot.requests).toBeGreaterThan(6);
  await bot.end();
});
