// Settings are kept, are on the page before the first paint, and text at 200 % loses nothing.

import { expect, test } from '@playwright/test';
import { fitsSideways, open } from '../room.ts';

// Only the setting itself may still anything here.
test.use({ reducedMotion: 'no-preference' });

test('theme, motion and text size hold after a reload', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('radio', { name: '150 %' }).check();
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-motion', 'reduce');
  await expect(root).toHaveCSS('font-size', '24px');
  // Keys: a taken one is refused, another is kept, shown and used.
  const undo = page.getByRole('button', { name: /^Take back the last step/ });
  await undo.click();
  await page.keyboard.press('h');
  await expect(page.getByRole('alert').filter({ hasText: 'taken' })).toContainText('Hint, in three steps');
  await undo.click();
  await page.keyboard.press('u');
  await expect(undo).toContainText('U');
  await open(page, '/play/lamp?level=pit');
  for (const key of ['ArrowDown', 'z']) await page.keyboard.press(key);
  await expect(page.locator('#plan button.step')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('#plan button.step')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('.keymap div', { hasText: 'Take back the last step' }).locator('kbd')).toHaveText('U');
  await open(page, '/settings');
  await page.getByRole('button', { name: 'The usual keys again' }).click();
  await expect(undo).toContainText('Backspace');
});

test('at 200 % a desktop takes the phone layout and every part is still there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('interlock.settings', '{"text":200}'));
  await open(page, '/play/lamp?level=pit');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  for (const part of ['.top .verdict', '.board svg', '.ticks', '#panel-forecast', '#plan', '.dock header .commit'])
    await expect(page.locator(part).first()).toBeVisible();
  await fitsSideways(page);
});

test('at 200 % on a phone no page leaves the window sideways, and the commit key stands in full', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('interlock.settings', '{"text":200}'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/workshop/port');
  await expect(page.getByRole('button', { name: /^Look deeper/ })).toBeVisible();
  await fitsSideways(page, 'the cards of the port');
  for (const address of ['/', '/workshop', '/replays', '/settings', '/play/port', '/play/reactor?level=first-light']) {
    await open(page, address);
    await fitsSideways(page, address);
  }
  const act = page.locator('.dock > header .commit strong');
  await expect(act).toHaveText('End turn 1');
  // The first callout hides none of the map it speaks of.
  await expect(page.locator('.callout')).toContainText('1/3');
  const under = async () => (await page.locator('.callout').boundingBox())!;
  const map = (await page.locator('.boardcell').first().boundingBox())!;
  await expect.poll(async () => (await under()).y + (await under()).height).toBeLessThanOrEqual(map.y);
  await expect.poll(() => act.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test("the port's gauges are at hand at every text size, on a desk and on a phone", async ({ page }) => {
  const fields = ['timeLeft', 'stress', 'bureaucracy', 'security', 'privilege', 'influence'];
  for (const text of [100, 150, 200]) {
    await open(page, '/play/port?level=standard-1');
    await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * text) / 100}px`);
    await expect(page.locator('.pt-ans').first()).toBeVisible();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      // Scrolled to, a gauge lies in the window and nothing lies over it; where there are tabs, behind the one for it.
      const reached = async () => {
        const tab = page.getByRole('tab', { name: 'Gauges' });
        if (await tab.isVisible()) await tab.click();
        return page.locator('[data-field]').evaluateAll((gauges) =>
          gauges.flatMap((gauge) => {
            gauge.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = gauge.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return gauge.contains(top) && top !== null ? [gauge.getAttribute('data-field')] : [];
          }),
        );
      };
      await expect.poll(reached, `${text} %, ${viewport.width} px wide`).toEqual(fields);
      await fitsSideways(page);
    }
    await page.evaluate((size) => localStorage.setItem('interlock.settings', `{"text":${size}}`), text + 50);
  }
});

test('settings that make no sense are taken for the defaults', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('interlock.settings', '{"text":9e9,"theme":["x"],"sound":"loud"'),
  );
  await open(page, '/settings');
  await expect(page.getByRole('radio', { name: '100 %' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'On', exact: true })).toBeChecked();
});
