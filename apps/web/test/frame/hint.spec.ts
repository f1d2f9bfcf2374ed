// Hints in every game: seen where they stand, and where they know more than the player the price is said first.

import { expect, type Page, test } from '@playwright/test';
import { open, settled } from '../room.ts';

const LEVELS = {
  reactor: 'low-voltage',
  station: 'cold-start',
  droids: 'static',
  orbit: 'first-blood',
  port: 'standard-1',
} as const;

/** Of the hint's words and keys those that something lies over, or that stand outside of the window. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('.hintline').evaluate((line) =>
    [...line.querySelectorAll('.says, button')].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && line.contains(top) ? [] : [part.textContent ?? ''];
    }),
  );

for (const [game, level] of Object.entries(LEVELS))
  test(`a hint is seen and nothing lies over it: ${game}`, async ({ page }) => {
    await open(page, `/play/${game}?level=${level}`);
    await settled(page);
    await page.keyboard.press('h');
    await expect(page.locator('.hintline b, .hintline .key--line').first()).toBeVisible();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => covered(page), `${viewport.width} × ${viewport.height}`).toEqual([]);
    }
  });

test('a hint that knows what is hidden says so, and what it costs, before it tells anything', async ({ page }) => {
  await open(page, '/play/station?level=cold-start');
  await settled(page);
  const line = page.locator('.hintline');
  await page.keyboard.press('h');
  await expect(line).toContainText('hidden parts too');
  await expect(line).toContainText('two stars at the most');
  await expect(line).not.toContainText('Hint 1 of 3');
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  // Left alone it costs nothing, and is asked again.
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await page.keyboard.press('h');
  await line.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(line).toContainText('Hint 1 of 3');
  await page.keyboard.press('Escape');
  // Said once a run.
  await page.keyboard.press('h');
  await expect(line).toContainText('Hint 1 of 3');
});
