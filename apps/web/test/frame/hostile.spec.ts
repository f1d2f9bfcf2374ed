// Links from outside: a code that asks for gigabytes is refused with a sentence, in a worker, and a long run opens.

import { loadGame } from '@interlock/catalog';
import { openRun, type Replay, record, Session, shareCode } from '@interlock/kernel';
import { expect, test } from '@playwright/test';
import { MOST_BEATS } from '../../src/store/beats.ts';

const forged = async (id: string, preset: string, balance: object): Promise<string> => {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.error.message);
  const replay: Replay = {
    format: 'interlock-replay-1',
    game: id,
    rules: game.value.rules,
    content: '0123456789abcdef',
    origin: { preset, seed: '7' },
    balance: balance as never,
    turns: [],
    trail: { every: 1, marks: '' },
    digest: '0123456789abcdef',
  };
  return shareCode(game.value, replay);
};

test('a code cannot hurt: what asks for too much is refused, and a run of many turns opens', async ({ page }) => {
  const rows: readonly (readonly [string, string, object, RegExp])[] = [
    ['port', 'ticket-5', { odds: { samples: 1_000_000, maxSamples: 1_000_000 } }, /must be between 1 and/],
    ['station', 'normal', { gen: { roomWidthMax: 3000, roomHeightMax: 3000 } }, /roomWidthMax: expected at most/],
    [
      'reactor',
      'd5',
      { 'turn.actions': 2, 'turn.damagedActions': 1, 'cost.move': 3, 'cost.interactProp': 3 },
      /cost\.move must be at most turn\.actions/,
    ],
  ];
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const hub = await page.goto('/');
  expect(hub?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const [id, preset, balance, said] of rows) {
    await page.goto('about:blank');
    await page.goto(`/replay#${await forged(id, preset, balance)}`);
    await expect(page.getByText(said)).toBeVisible();
  }
  const game = await loadGame('reactor');
  if (!game.ok) throw new Error(game.error.message);
  const run = openRun(game.value, { level: 'first-light' });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (let i = 0; i < 2_000 && session.status.is === 'playing'; i++) session.commit([]);
  await page.goto('about:blank');
  await page.goto(`/replay#${shareCode(game.value, record(session))}`);
  await expect(page.locator('main.frame--replay')).toBeVisible();
  await expect(page.getByText(`equal in ${session.turns.length} of ${session.turns.length} turns`)).toBeVisible();
  // However long it is, the room draws what is around; the rest can be gone to.
  expect(await page.locator('.tl li').count()).toBeLessThan(MOST_BEATS + 10);
  expect(await page.locator('.chart rect').count()).toBeLessThan(MOST_BEATS + 10);
  await page.getByRole('button', { name: /^1,?\d+ more, to Turn/ }).click();
  await expect(page.locator('.board .chip').first()).toContainText(/End of turn \d{3}$/);
  expect(violations).toEqual([]);
});
