// Once visited, the app starts and plays without a network.

import { expect, test } from '@playwright/test';
import { open, settled } from '../room.ts';

test.use({ serviceWorkers: 'allow' });

test('offline start: hub, a level it never opened before, the solver and the replay room', async ({
  page,
  context,
}) => {
  await open(page, '/?dev');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Everything is precached before the worker is ready; from here on nothing may touch the network.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Six machines that fail' })).toBeVisible(); // lamp is shown to its makers
  await page.goto('/play/lamp?level=step');
  await settled(page);
  await expect(page.locator('.top .verdict')).toContainText('WINNABLE');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ending')).toContainText('won in turn 1');
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.locator('h1')).toHaveText('One Step, won in turn 1');
});
