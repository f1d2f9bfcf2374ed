// The frame as a whole: a page as high as its window, and a whole walk by two taps.

import { expect, test } from '@playwright/test';
import { open } from '../room.ts';

test('a game fills its window to the pixel: the page does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, board] of [
    ['/play/reactor?level=fork-in-the-line', '.rx-map'],
    ['/play/lamp?level=step', '.b-lamp'],
  ] as const) {
    await open(page, address);
    await expect(page.locator(board)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tapped cell is walked to with one more tap, as far as the actions reach', async ({ page }) => {
    await open(page, '/play/reactor?level=fork-in-the-line');
    await page.locator('.boardcell[aria-label^="column 4, row 3,"]').tap();
    const walk = page.getByRole('button', { name: 'Walk here 3 steps' });
    await walk.tap();
    await expect(page.locator('.strip')).toContainText('to 4,3');
    await expect(page.locator('.vitals--phone')).toContainText('3 left');
    await expect(walk).toHaveCount(0);
  });
});

test('a level that is being made says so, can be left, and leaves the worker free for the next', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined); // its worker may be gone by then
  });
  await page.goto('/play/station?preset=normal&seed=HELD');
  await expect(page.getByRole('status')).toHaveText(/Building the level/);
  await page.getByRole('link', { name: 'Stop, back to the levels' }).click();
  await expect(page).toHaveURL(/\/play\/station$/);
  letGo();
  await open(page, '/play/station?preset=story&seed=FREE');
  await expect(page.locator('.top h1')).toBeVisible();
});
