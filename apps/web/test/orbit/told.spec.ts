// What Orbit tells in a real browser: every number when it is asked, a turn beside the board of a phone, and by ear.

import { expect, type Page, test } from '@playwright/test';
import { open } from '../room.ts';

const order = (page: Page, id: string) => page.locator(`.ob-order[data-order="${id}"]`);
const started = (page: Page) => expect(page.locator('.ob-map')).toBeVisible();

test('[OS-457] what stands can be asked too: the top bar, orders, both plans; on a phone the sum lies over the look-ahead', async ({
  page,
}) => {
  await open(page, '/play/orbit?level=first-blood');
  await started(page);
  const sum = page.locator('.ob-chosen');
  await page.locator('.top .vitals .ob-asked').filter({ hasText: 'Turn' }).hover();
  await expect(sum).toContainText('turn 1 of 12, 11 more after it');
  await page.locator('.top .vitals .ob-asked').filter({ hasText: 'Mass' }).focus();
  await expect(sum).toContainText('6 at the start, unchanged; 8 at most');
  await order(page, 'transfer-1').hover();
  await expect(sum).toContainText('0 + half of 3 + 2, rounded down = 2, counted round 24; on ring 5, for 1 mass');
  await expect(sum).toContainText('OS-187');
  await page.getByRole('button', { name: 'Engines more' }).click();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Shields more' }).click();
  await page.getByRole('button', { name: 'Compare both plans' }).click();
  const free = page.locator('.ob-compare tr').filter({ hasText: 'Free energy' }).locator('.ob-asked');
  await free.first().focus();
  await expect(sum).toContainText('10 in the reactor − 1 Engines = 9 free');
  await free.last().focus();
  await expect(sum).toContainText('10 in the reactor − 1 Shields = 9 free');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Intents' }).click();
  await expect(page.locator('.ob-answer')).toHaveCount(0); // the reading panel has it
  await page.getByRole('tab', { name: 'Power' }).click();
  await page.locator('.vitals--phone .ob-asked').filter({ hasText: 'Hull' }).click();
  await expect(page.locator('.ob-answer')).toContainText('5 at the start, unchanged; 12 at most');
  await page.getByRole('button', { name: 'Close the sum' }).click();
  await expect(page.locator('.ob-answer')).toHaveCount(0);
});

test('a turn is heard: neither silence nor clipped, however much of it sounds at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Everything that is played is rendered in the end: without a clock that runs it all begins at once.
  await page.addInitScript(() => {
    const rate = 44_100;
    const own = window as unknown as { AudioContext: unknown; peak: () => Promise<number> };
    own.AudioContext = function Rendering() {
      const context = new OfflineAudioContext(1, 3 * rate, rate);
      const none = async () => undefined;
      Object.assign(context, { resume: none, suspend: none });
      own.peak = async () =>
        (await context.startRendering()).getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      return context;
    };
  });
  await open(page, '/play/orbit?level=first-blood');
  await started(page);
  for (const key of ['1', '+', '4', '+', '+', 't', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.ob-phases')).toHaveCount(1);
  await expect(page.locator('.ob-phases')).toHaveCount(0);
  const peak = await page.evaluate(() => (window as unknown as { peak: () => Promise<number> }).peak());
  expect(peak).toBeGreaterThan(0.04);
  expect(peak).toBeLessThan(1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('while a turn plays its log is open beside the board, and then what was open before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/play/orbit?level=first-light');
    await started(page);
    await page.getByRole('button', { name: 'Engines more' }).tap();
    await page.locator('.dock header .commit').tap();
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#panel-log')).toContainText('Kestrel coasts');
    await expect(page.getByRole('tab', { name: 'Power' })).toHaveAttribute('aria-selected', 'true');
  });
});
