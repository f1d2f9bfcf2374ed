// What makes a run alive: every kind of event heard, undo unlike commit, muting remembered; the first minute's callouts on
// real cells; hints lit on the board.

import { expect, type Page, test } from '@playwright/test';
import { newestSave, open, settled } from '../room.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } });

/** Pitches of all tones that were started since the last look, in their order. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const own = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      const tone = own.call(this);
      const set = tone.frequency.setValueAtTime.bind(tone.frequency);
      tone.frequency.setValueAtTime = (pitch: number, at: number) => {
        heard.push(pitch);
        return set(pitch, at);
      };
      return tone;
    };
  });
};
const heard = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));

test('a run is heard from the first gesture on, undo unlike commit; muted it stays muted', async ({ page }) => {
  await listen(page);
  await open(page, '/play/lamp?level=pit');
  await settled(page);
  expect(await heard(page)).toEqual([]);
  const sounds = async (key: string): Promise<readonly number[]> => {
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length))
      .toBeGreaterThan(0);
    return heard(page);
  };
  const planned = await sounds('ArrowDown');
  const committed = await sounds('Enter');
  const undone = await sounds('z');
  const redone = await sounds('y');
  expect(new Set([planned, committed, undone, redone].map(String)).size).toBe(4);

  // M mutes, the key in the top bar says so, and a reload remembers.
  const key = page.getByRole('button', { name: 'Sound (M)' });
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#plan button.step')).toHaveCount(1);
  expect(await heard(page)).toEqual([]);
  await page.reload();
  await settled(page);
  await expect(key).toHaveAttribute('aria-pressed', 'false');
});

test('a machine hums, higher the nearer it is to its limit, and is silent when it is over', async ({ page }) => {
  await page.addInitScript(() => {
    const levels: { frequency: number[]; gain: number[] } = { frequency: [], gain: [] };
    Object.assign(window, { levels });
    const own = AudioParam.prototype.setTargetAtTime;
    AudioParam.prototype.setTargetAtTime = function (value, at, slope) {
      (this.maxValue > 10_000 && this.maxValue < 1e6 ? levels.frequency : levels.gain).push(value);
      return own.call(this, value, at, slope);
    };
  });
  const levels = () =>
    page.evaluate(() => (window as unknown as { levels: { frequency: number[]; gain: number[] } }).levels);
  await open(page, '/play/reactor?level=low-voltage');
  await settled(page);
  /** The lower tone; the other two, the fifth and the sway, are set with it. */
  const pitch = async (): Promise<number> => (await levels()).frequency.filter((one) => one >= 55).at(-2) ?? 0;
  await page.keyboard.press('Enter');
  await expect.poll(pitch).toBeGreaterThan(55);
  const cool = await pitch();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.frame')).toHaveClass(/frame--over/, { timeout: 20 });
  }).toPass({ intervals: [20] });
  expect(Math.max(...(await levels()).frequency.filter((one) => one >= 55 && one < 82))).toBeGreaterThan(cool);
  expect((await levels()).gain.at(-1)).toBe(0);
});

test('the first minute: three callouts on real cells, each gone when it is done; a hint is lit on the board', async ({
  page,
}) => {
  await open(page, '/play/reactor?level=first-light');
  await settled(page);
  const callout = page.locator('.callout');
  await expect(callout).toContainText('1/3');
  await expect(page.locator('.boardcell[data-lit]')).toHaveAttribute('data-at', '1,4');
  // Nothing jumps: the hint lies over the board's edge, and what it speaks of is lit.
  const stage = await page.locator('.stage').boundingBox();
  await page.keyboard.press('h');
  await expect(page.locator('.hintline')).toContainText('Hint 1 of 3');
  expect(await page.locator('.stage').boundingBox()).toEqual(stage);
  await expect(page.locator('.boardcell[data-lit]')).toHaveAttribute('data-at', '1,4');
  // A pointed cell shows the way, the price and what comes of it; nothing is planned by it.
  await page.locator('.boardcell[data-at="2,1"]').hover();
  await expect(page.locator('.aimlabel')).toContainText('1 of 6 actions');
  await expect(page.locator('.aimlabel')).toContainText('no harm');
  await expect(page.locator('#plan button.step')).toHaveCount(0);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  // A refusal stands where the plan ends, and is said once.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.maprefusal')).toContainText('Nothing was spent.');
  await expect(page.locator('.refusedline')).toBeHidden();
  const mark = await page.locator('[data-refused]').boundingBox();
  const end = await page.locator('.boardcell[data-at="1,4"]').boundingBox();
  expect(Math.abs(mark!.y + mark!.height / 2 - (end!.y + end!.height / 2))).toBeLessThan(end!.height / 2);
  await expect(callout).toContainText('2/3');
  // The walk is one item of the strip.
  await expect(page.locator('#plan button.step')).toHaveCount(1);
  await expect(page.locator('#plan button.step')).toContainText('×3');
  await page.keyboard.press(' ');
  await expect(callout).toContainText('3/3');
  await page.keyboard.press('Enter');
  await expect(callout).toHaveCount(0);
  await expect.poll(async () => (await newestSave(page)).turn).toBe(1);
  await page.reload();
  await settled(page);
  await expect(callout).toHaveCount(0);
});
