// The end of a run moves nothing: the board stays where it was while the win plays, and when its figures come.

import { game as port } from '@interlock/port';
import { expect, type Page, test } from '@playwright/test';
import { lineOf, onCard } from '../port/portDesk.ts';
import { open, settled } from '../room.ts';

test.use({ reducedMotion: 'no-preference' });

type Play = (page: Page) => Promise<void>;

const press =
  (...keys: readonly string[]): Play =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

const [south, east] = ['ArrowDown', 'ArrowRight'];

/** Each game's first level up to the key that wins it; `isMap`: the board that was played on is the one that stays. */
const GAMES: readonly { readonly at: string; readonly isMap: boolean; readonly play: Play }[] = [
  {
    at: 'reactor?level=first-light',
    isMap: true,
    play: press(
      ...[south, south, south, ' ', east, east, 'Enter', east, ' ', 'ArrowUp', 'ArrowUp', east, east, 'Enter', ' '],
    ),
  },
  {
    at: 'station?level=wake-up',
    isMap: true,
    play: async (page) => {
      for (const key of [...'EEESEEEEEEEE'].map((way) => (way === 'E' ? east : south))) {
        await press(key, 'Enter')(page);
      }
      await press(south)(page);
    },
  },
  { at: 'droids?level=first-delivery', isMap: false, play: press('1', '1', '1', '1') },
  {
    at: 'port?level=first-ticket-1',
    isMap: false,
    play: async (page) => {
      const line = lineOf('first-ticket-1');
      for (const [i, { pick, number }] of line.entries()) {
        await expect(page.locator('.pt-ticket h2')).toHaveText(
          port.content.events.find(({ id }) => id === pick.eventId)!.title,
        );
        await onCard(page, pick.eventId);
        await page.keyboard.press(String(number));
        if (i < line.length - 1) await page.keyboard.press('Enter');
      }
    },
  },
];

/** Where the board stands, frame by frame: the last place in play, and every place after it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { played: '', over: [] as string[] };
    Object.assign(window, { seen });
    const look = (): void => {
      const stage = document.querySelector('.board > .stage')?.getBoundingClientRect();
      const isOver = document.querySelector('.frame--over') !== null;
      const place = stage ? [stage.x, stage.y, stage.width, stage.height].map(Math.round).join(' ') : '';
      if (isOver) seen.over.push(place);
      else seen.played = place;
      requestAnimationFrame(look);
    };
    look();
  });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
])
  for (const { at, isMap, play } of GAMES)
    test(`a win moves nothing on a window of ${viewport.width}: ${at}`, async ({ page }) => {
      if (at.startsWith('port')) await page.clock.install();
      await page.setViewportSize(viewport);
      await open(page, `/play/${at}`);
      await settled(page);
      await play(page);
      await watch(page);
      await page.keyboard.press('Enter');
      await expect(page.locator('.frame')).toHaveClass(/frame--over/);
      await expect(page.locator('.ending')).toBeHidden();
      await expect(page.locator('.ending')).toBeVisible();
      await expect(page.locator('.ending')).toHaveCSS('opacity', '1');
      const { played, over } = await page.evaluate(
        () => (window as unknown as { seen: { played: string; over: readonly string[] } }).seen,
      );
      expect([...new Set(over)]).toHaveLength(1);
      if (isMap) expect(over[0]).toBe(played);
      // Read on, the way on is never out of sight.
      await expect(page.locator('.ending .commit')).toBeInViewport({ ratio: 1 });
    });

test('after a loss both lines play on their halves alone: what decided it stays in sight', async ({ page }) => {
  await open(page, '/play/droids?level=static');
  await settled(page);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.frame')).toHaveClass(/frame--over/, { timeout: 20 });
  }).toPass({ intervals: [20] });
  const lines = page.locator('.beside');
  await expect(lines).toHaveCount(2);
  // A program that is shown has a dock and keys of its own; it would lie over the outcome.
  await page.evaluate(() => {
    Object.assign(window, { shows: 0 });
    new MutationObserver(() => {
      if (document.querySelector('.dd-show')) Object.assign(window, { shows: 1 });
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const line of await lines.all())
    await expect
      .poll(() => line.evaluate((one) => [one.scrollWidth - one.clientWidth, one.querySelectorAll('button').length]))
      .toEqual([0, 0]);
  await expect(lines.nth(1)).toContainText('won');
  expect(await page.evaluate(() => (window as unknown as { shows: number }).shows)).toBe(0);
  await expect(page.locator('.ending')).toContainText('decided it');
  await expect(page.locator('.ending .commit')).toBeInViewport({ ratio: 1 });
});
