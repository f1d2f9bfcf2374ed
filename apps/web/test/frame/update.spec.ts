// A new build: it is announced where no run is on, taken by a key or at the next start; a page of the old build that misses
// a part of itself comes back in the new one with its run. And no page breaks the app's own policy.

import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { listen, serveFolder } from '../../../../scripts/lib/static-server.mjs';
import { distOf } from '../../../../scripts/lib/web-build.mjs';
import { newestSave, open } from '../room.ts';

test.describe('with a worker behind the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version is announced, never taken in the middle of a run, and taken by its key', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'interlock-build-'));
    cpSync(distOf(), folder, { recursive: true });
    const server = await listen(await serveFolder(folder), { port: 4890, host: undefined });
    const at = (path: string): string => `http://localhost:${server.port}${path}`;
    try {
      await page.goto(at('/'));
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await open(page, at('/play/lamp?level=pit'));
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('#plan button.step')).toHaveCount(1);
      appendFileSync(join(folder, 'sw.js'), '\n// another build\n');
      await page.evaluate(async () => {
        const found = await navigator.serviceWorker.ready;
        await found.update();
        while (found.waiting === null) await new Promise((done) => setTimeout(done, 50));
      });
      await expect(page.locator('#plan button.step')).toHaveCount(1);
      await expect(page.getByText('A new version is ready')).toHaveCount(0);
      await page.goto(at('/settings'));
      await expect(page.getByRole('status').filter({ hasText: 'A new version is ready' })).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Use it now' }).click();
      await loaded;
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await expect(page.getByText('A new version is ready')).toHaveCount(0);
    } finally {
      await page.goto('about:blank');
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** The first request for a part of the app is answered as a server answers that has a newer build: not here. */
const gone = async (page: Page, part: string): Promise<void> => {
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
};

test('a part of an old build that is gone: the page loads again, the run and its plan are kept', async ({ page }) => {
  const broken: string[] = [];
  await page.exposeFunction('noteBroken', (what: string) => broken.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as never as { noteBroken(what: string): void }).noteBroken(
        `${event.effectiveDirective} ${event.sourceFile}`,
      ),
    ),
  );
  const isKept = async (): Promise<void> => {
    await expect(page.locator('.dock')).toContainText('Plan for turn 2');
    await expect(page.locator('#plan button.step')).toHaveCount(1);
  };
  await open(page, '/play/lamp?level=pit');
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown']) await page.keyboard.press(key);
  await isKept();
  // The plan has not been written yet: the hand has not rested.
  const again = page.waitForEvent('load');
  await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await again;
  await isKept();
  expect((await newestSave(page)).plan).toHaveLength(1);
  await page.evaluate(() => sessionStorage.clear());
  await gone(page, '**/assets/worker-*.js');
  await page.reload();
  await expect(page.locator('.top .verdict')).toContainText('WINNABLE');
  await isKept();
  await page.evaluate(() => sessionStorage.clear());
  await gone(page, '**/assets/SettingsPage-*.js');
  await page.goto('/');
  await page.evaluate(() => {
    history.pushState(null, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const runs = [
    'reactor?level=first-light',
    'station?level=cold-start',
    'port?level=standard-1',
    'droids?level=static',
  ];
  for (const address of [
    '/',
    '/replays',
    '/workshop',
    '/rules',
    ...[...runs, 'orbit?level=first-blood'].map((at) => `/play/${at}`),
  ])
    await open(page, address);
  expect(broken).toEqual([]);
});
