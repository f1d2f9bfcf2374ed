// Open The Port against the clock in a real browser: the page's own clock is moved by hand.

import { openRun, replayFromCode, verify } from '@interlock/kernel';
import { game } from '@interlock/port';
import { expect, test } from '@playwright/test';
import { newestSave, open, stopClock } from '../room.ts';
import { codeOf, expectTimeLeft } from './portDesk.ts';

/** The seconds a ticket of this seed starts with. */
const secondsOf = (seed: string): number => {
  const run = openRun(game, { preset: 'standard', seed });
  if (!run.ok) throw new Error(run.error.message);
  return run.value.start.state.timeLeft;
};

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T08:00:00Z') });
  await page.addInitScript(() =>
    localStorage.setItem('interlock.port.settings', JSON.stringify({ mode: 'realtime', speedPm: 1000 })),
  );
});

test('[OP-157] [OP-160] a real-time run ends in the digest that Node replays it to', async ({ page }) => {
  await open(page, '/play/port?preset=standard&seed=CLOCK-1');
  await expect(page.locator('.pt-ticket--blank')).toContainText('starts when you say so');
  await stopClock(page);
  await page.clock.runFor(5000);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1700);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('1');
    await page.clock.runFor(900 + 150 * i);
    if (await page.locator('.ending').count()) break;
  }
  for (let i = 0; i < 20 && (await page.locator('.ending').count()) === 0; i++) await page.clock.runFor(10_000);
  await expect(page.locator('.ending')).toBeVisible();
  await page.clock.resume();
  const replay = replayFromCode([game as never], await codeOf(page));
  if (!replay.ok) throw new Error(replay.error.message);
  const answer = verify(game, replay.value);
  expect(answer).toMatchObject({ ok: true });
  expect(replay.value.turns.filter(([action]) => (action as { type: string }).type === 'pick').length).toBeGreaterThan(
    0,
  );
  await expect(page.locator('.ending')).toContainText(answer.ok ? answer.digest.slice(0, 8) : '');
});

test('[OP-186] [OP-184] a hidden tab pauses at once and nothing is made up; P and Space pause and go on', async ({
  page,
}) => {
  await open(page, '/play/port?preset=standard&seed=CLOCK-2');
  await expect(page.locator('.pt-ticket--blank')).toBeVisible();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await page.clock.runFor(3100);
  const before = secondsOf('CLOCK-2') - 3;
  await expectTimeLeft(page, before);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(30_000);
  await expectTimeLeft(page, before);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(5000);
  await expectTimeLeft(page, before);
  await expect(page.locator('.pt-waits')).toContainText('Let it run');
  await page.keyboard.press('p');
  await page.clock.runFor(2000);
  await expectTimeLeft(page, before - 2);
  await page.keyboard.press(' ');
  await page.clock.runFor(9000);
  await expectTimeLeft(page, before - 2);
});

test('[OP-185] [OP-367] a paused ranked card is face down; a tick never moves the focus', async ({ page }) => {
  await open(page, '/play/port?preset=standard&seed=CLOCK-3&ranked');
  await expect(page.locator('.pt-ticket--blank')).toBeVisible();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await page.clock.runFor(500);
  await expect(page.locator('.pt-ans').first()).toBeFocused();
  await page.locator('.pt-ans').nth(1).focus();
  await page.clock.runFor(3000);
  await expect(page.locator('.pt-ans').nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.locator('.pt-ans')).toHaveCount(0);
  await expect(page.locator('.pt-ticket--blank')).toContainText('face down');
  await expect(page.locator('.pt-odds li')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.locator('.pt-ans').first()).toBeVisible();
});

test('[OP-401] a real-time run comes back after a reload at the same turn, with the clock stopped', async ({
  page,
}) => {
  await open(page, '/play/port?preset=standard&seed=CLOCK-4');
  await expect(page.locator('.pt-ticket--blank')).toBeVisible();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1400);
  await page.keyboard.press('1');
  await page.clock.runFor(5200);
  const code = await codeOf(page);
  await page.clock.runFor(100);
  // Every tick is kept, behind the screen: the last one is awaited. The clock stands until the page is left, or the run
  // would go on meanwhile.
  const turnsOf = (text: string): readonly unknown[] => {
    const replay = replayFromCode([game as never], text);
    if (!replay.ok) throw new Error(replay.error.message);
    return replay.value.turns;
  };
  await expect.poll(async () => (await newestSave(page)).turn).toBe(turnsOf(code).length);
  const before = Number(/(\d+) seconds left/.exec((await newestSave(page)).note ?? '')?.[1]);
  await expectTimeLeft(page, before);
  const title = await page.locator('.pt-ticket h2').textContent();
  await page.reload();
  await page.clock.resume();
  await expect(page.locator('.pt-waits')).toContainText('Let it run');
  await expectTimeLeft(page, before);
  await expect(page.locator('.pt-ticket h2')).toHaveText(title!);
  expect(turnsOf(await codeOf(page))).toEqual(turnsOf(code));
  await page.clock.runFor(1500);
  await expectTimeLeft(page, before);
});

test('[OP-396] [OP-233] a ranked run has the light that reads no dice, and the hint with its price', async ({
  page,
}) => {
  await open(page, '/play/port?preset=standard&seed=CLOCK-3&ranked');
  await expect(page.locator('.top .verdict')).toContainText(/\d+ of 20 won/);
  await page.locator('.top .verdict').click();
  await expect(page.getByRole('dialog')).toContainText('dice are read by nobody while it lasts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.locator('.dock')).toContainText('With a hint this run is ranked among the assisted.');
});
