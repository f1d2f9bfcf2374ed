// A whole run by touch on a phone held upright.

import { expect, test } from '@playwright/test';
import { open, settled } from './room.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a run is won by touch', async ({ page }) => {
  await open(page, '/?dev');
  await page.getByRole('link', { name: /1 · One Step/ }).tap();
  await expect(page.locator('.frame')).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Step east' }).tap();
  await page.getByRole('button', { name: 'Step east' }).tap();
  await page.locator('.dock header .commit').tap();
  await expect(page.locator('.ending')).toContainText('won in turn 1');
  await page.locator('.ending .commit').tap();
  await expect(page.locator('h1')).toContainText('Light First');
});

test('every panel is a tab away, a tap on a cell opens it, and nothing is wider than the phone', async ({ page }) => {
  await open(page, '/play/lamp?level=pit');
  for (const [tab, panel] of [
    ['Keeper', '#panel-side'],
    ['Log', '#panel-log'],
    ['Cell', '#panel-inspect'],
    ['Forecast', '#panel-forecast'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).tap();
    await expect(page.locator(panel)).toBeVisible();
  }
  await page.getByRole('button', { name: '2,1: dark' }).tap();
  await expect(page.locator('#panel-inspect')).toBeVisible();
  await expect(page.locator('#panel-inspect')).toContainText('Cell 2,1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('targets are 44 px or more', async ({ page }) => {
  for (const address of ['/?dev', '/play/lamp?dev', '/play/lamp?level=pit', '/settings', '/replays', '/workshop?dev']) {
    await open(page, address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement | SVGElement>('button, a[href], select, input, [role="button"]')]
        .filter(
          (one) => !one.closest('.skip, .skips, [inert]') && !one.matches('.ask, .skip, .mach .title, .group header a'),
        )
        .map((one) => ({
          box: one.getBoundingClientRect(),
          name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`,
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ box, name }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    expect(small, address).toEqual([]);
  }
});
