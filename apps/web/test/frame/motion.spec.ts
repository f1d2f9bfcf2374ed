// Motion as it is built: the build shortens times in the style sheet, and what moves must still take as long as designed.

import { expect, type Page, test } from '@playwright/test';
import { open, settled } from '../room.ts';

/** Durations in ms of everything that a script of the page sets moving from now on. */
const watchMotion = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { moved: seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      seen.push(Number(typeof options === 'object' ? options?.duration : options));
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: readonly number[] }).moved);
};

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('an answer at the desk: the card comes in 150 ms, bars move in 240', async ({ page }) => {
    const moved = await watchMotion(page);
    await open(page, '/play/port?level=standard-1');
    await settled(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(moved).toContain(150);
    await expect.poll(moved).toContain(240);
  });

  test('a step on the board takes 150 ms', async ({ page }) => {
    // Listening from the first line on: a key takes another way into the page than a script and may overtake it.
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { started: seen });
      document.addEventListener('transitionrun', ({ target }) => {
        if (!(target as Element).matches('.piece')) return;
        const [moving] = (target as Element).getAnimations();
        seen.push(Number(moving?.effect?.getTiming().duration));
      });
    });
    await open(page, '/play/lamp?level=pit');
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => (window as unknown as { started: number[] }).started)).toContain(150);
  });
});

test('without motion nothing moves', async ({ page }) => {
  const moved = await watchMotion(page);
  await open(page, '/play/port?level=standard-1');
  await settled(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/./);
  expect((await moved()).filter((ms) => ms > 0)).toEqual([]);
});
