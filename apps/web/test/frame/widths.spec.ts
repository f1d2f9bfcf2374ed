// From a small phone to a wide screen, and with text at 200 %: no page scrolls sideways, nothing that can be pressed or read
// as a heading is cut off, no text is too small, and in a game the commit key is always on the screen.

import { loadAll } from '@interlock/catalog';
import { expect, type Page, test } from '@playwright/test';
import { open, played } from '../room.ts';
import { cutOff, walk } from '../walk.ts';

const WIDTHS = [320, 390, 600, 720, 721, 768, 834, 896, 960, 1023, 1024, 1180, 1181, 1440, 1920, 2560];
const LARGE = [320, 390, 640, 768, 1024, 1440, 2560];
const PAGES = ['/?dev', '/replays', '/workshop?dev', '/workshop/port', '/workshop/station', '/settings', '/rules?dev'];
const games = await loadAll();
const ROOMS = await Promise.all(
  games.map(async ({ id, levels }) => `/replay#${(await played(id, { level: levels[0]!.id }, 'witness')).code}`),
);
const runs = games.flatMap(({ id, levels }) => (levels[0] ? [`/play/${id}?level=${levels[0].id}`] : []));
const maps = games.flatMap(({ id }) => [`/play/${id}`, `/rules/${id}`]);

/** Phones on their side: the board and the commit key share the screen. */
const LYING = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
] as const;

const lie = async (page: Page, address: string): Promise<void> => {
  for (const size of LYING) {
    await page.setViewportSize(size);
    await expect.poll(() => cutOff(page), `${address} at ${size.width} × ${size.height}`).toEqual([]);
    for (const part of ['.stage', '.commit:visible']) {
      const box = await page.locator(part).first().boundingBox();
      expect(box!.y, `${part} of ${address}`).toBeGreaterThanOrEqual(0);
      expect(box!.y + Math.min(box!.height, 120), `${part} of ${address}`).toBeLessThanOrEqual(size.height);
    }
    const stage = await page.locator('.stage').first().boundingBox();
    expect(stage!.height, `board of ${address} at ${size.width} × ${size.height}`).toBeGreaterThan(size.height * 0.3);
  }
};

for (const address of [...PAGES, ...maps, ...runs])
  test(`nothing is cut off or too small at any width, nor cut with text at 200 %: ${address}`, async ({ page }) => {
    await open(page, address);
    await walk(page, address, WIDTHS, 100);
    if (runs.includes(address)) await lie(page, address);
    await walk(page, address, LARGE, 200);
  });

for (const address of ROOMS)
  test(`nothing is cut off or too small at any width, nor cut with text at 200 %, in the replay room: ${address.slice(12, 20)}`, async ({
    page,
  }) => {
    await open(page, address);
    await walk(page, address, WIDTHS, 100);
    await walk(page, address, LARGE, 200);
  });
