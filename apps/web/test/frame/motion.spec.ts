// Motion as it is built: the build shortens times in the style sheet, and what moves must still take as long as designed.

import { expect, type Page, test } from '@playwright/test';
import { open, settled, stopClock } from '../room.ts';

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
    await expect(page.locator('[data-changed]')).toHaveCount(0);
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

/** What stands outlined, by the games' own names for it. */
const outlined = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-changed]')].map(({ dataset }) => dataset.at ?? dataset.field),
  );

for (const [level, keys, changed] of [
  // The cell that was left, and the source that was walked to and opened.
  ['reactor?level=first-light', ['ArrowDown', 'ArrowDown', 'ArrowDown', ' '], ['1,1', '1,4']],
  ['station?level=wake-up', ['ArrowRight', 'ArrowRight'], ['1,1', '3,1']],
  ['droids?level=first-delivery', ['1'], ['0,0', '1,0']],
  ['orbit?level=first-light', [], ['2:0', '2:6']],
  ['port?level=first-ticket-1', ['1'], ['timeLeft', 'stress']],
] as const)
  test(`without motion what a turn has changed is outlined for two seconds, and nothing else: ${level}`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, `/play/${level}`);
    await settled(page);
    await stopClock(page);
    const wait = async (ms: number): Promise<void> => page.clock.runFor(ms);
    for (const key of keys) {
      await page.keyboard.press(key);
      await wait(100);
    }
    expect(await outlined(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(async () => {
      await wait(20);
      expect(await outlined(page)).toEqual(expect.arrayContaining([...changed]));
    }).toPass({ intervals: [20] });
    expect((await outlined(page)).length).toBeLessThan(16);
    await wait(1500);
    expect(await outlined(page)).toEqual(expect.arrayContaining([...changed]));
    await wait(600);
    expect(await outlined(page)).toEqual([]);
  });
