// A large map: zoomed at the cursor, dragged by the mouse, and a small map of it that says where one is.

import { expect, test } from '@playwright/test';
import { open, settled } from '../room.ts';

test('a large map is zoomed at the cursor and dragged; its overview leads anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/play/reactor?level=restart');
  await settled(page);
  const window = page.locator('.mapwindow');
  const scrolled = () =>
    window.evaluate(({ scrollLeft, scrollTop }) => [Math.round(scrollLeft), Math.round(scrollTop)]);

  // Well inside the map, so that no edge of it holds it back.
  const stage = (await window.boundingBox())!;
  const cells = await page.locator('.boardcell').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const [midX, midY] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const nearest = cells.reduce((best, one, i) => {
    const far = (at: { x: number; y: number }): number => Math.hypot(at.x - midX, at.y - midY);
    return far(one) < far(cells[best]!) ? i : best;
  }, 0);
  const held = page.locator('.boardcell').nth(nearest);
  const before = (await held.boundingBox())!;
  const cursor = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(cursor.x, cursor.y);
  await page.keyboard.down('Control');
  for (let i = 0; i < 8; i++) await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await held.boundingBox())!.width).toBeGreaterThan(before.width * 1.5);
  const after = (await held.boundingBox())!;
  expect(Math.abs(after.x + after.width / 2 - cursor.x)).toBeLessThan(after.width / 2);
  expect(Math.abs(after.y + after.height / 2 - cursor.y)).toBeLessThan(after.height / 2);

  // Dragged by the mouse; the press that ends it plans nothing.
  const [left, top] = await scrolled();
  await page.mouse.down();
  await page.mouse.move(cursor.x - 80, cursor.y - 40, { steps: 4 });
  await page.mouse.up();
  expect(await scrolled()).toEqual([left! + 80, top! + 40]);
  await expect(page.locator('#plan button.step')).toHaveCount(0);

  // The overview: pressed in its first corner it leads to the map's.
  const overview = page.locator('.overview');
  await expect(overview).toBeVisible();
  await overview.click({ position: { x: 3, y: 3 } });
  await expect.poll(scrolled).toEqual([0, 0]);
});
