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
