// What one key draws anew. Milliseconds belong to the bench; here elements are counted, which no busy machine shifts:
// React hands an element new props exactly when it rendered it again.

import { expect, type Page, test } from '@playwright/test';

// Motion draws too.
test.use({ reducedMotion: 'no-preference' });

/** Layers of the reactor's board that a plan changes nothing in. */
const STILL = ['rx-ground', 'rx-core', 'rx-pipes', 'rx-hazards', 'rx-leaks', 'rx-props', 'rx-doors', 'rx-checks'];

/** Remembers the props of every element on the board. */
const remember = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('.rx-map, .rx-map *')];
    const key = Object.keys(elements[0]!).find((one) => one.startsWith('__reactProps$'))!;
    const props = (element: Element): unknown => (element as unknown as Record<string, unknown>)[key];
    const before = new Map(elements.map((element) => [element, props(element)]));
    const redrawn = (): Element[] =>
      [...document.querySelectorAll('.rx-map, .rx-map *')].filter(
        // Elements inside a `use` or put there by others have none.
        (element) => props(element) !== undefined && before.get(element) !== props(element),
      );
    Object.assign(window, { redrawn });
    return elements.length;
  });

/** Elements drawn anew or for the first time since, all and those inside each selector. */
const redrawn = (page: Page, selectors: readonly string[]): Promise<{ all: number; inside: Record<string, number> }> =>
  page.evaluate((list) => {
    const found = (window as unknown as { redrawn(): Element[] }).redrawn();
    const inside = Object.fromEntries(list.map((one) => [one, found.filter((el) => el.closest(one) !== null).length]));
    return { all: found.length, inside };
  }, selectors);

const steps = (page: Page) => page.locator('.strip .step:not(.step--empty)');

for (const level of ['low-voltage', 'restart'])
  test(`a step of the plan leaves cells and standing layers of ${level} as they are`, async ({ page }) => {
    await page.goto(`/play/reactor?level=${level}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const elements = await remember(page);
    expect(elements).toBeGreaterThan(200);
    // One of the four ways is open; refusals do not lengthen the plan.
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      // Answered in the plan or at the robot; only then the next one.
      await expect(page.locator('.strip .step:not(.step--empty), .maprefusal').first()).toBeAttached();
      if ((await steps(page).count()) > 0) break;
    }
    await expect(steps(page)).toHaveCount(1);
    const { all, inside } = await redrawn(page, [...STILL.map((one) => `.${one}`), '.boardcell']);
    expect(inside).toEqual(Object.fromEntries([...STILL.map((one) => `.${one}`), '.boardcell'].map((one) => [one, 0])));
    // The path and its end, nothing else: and something, or the count would prove nothing.
    expect(all).toBeGreaterThan(0);
    expect(all).toBeLessThan(elements / 10);
  });

test('looking at another cell draws no more than the two cells it concerns', async ({ page }) => {
  await page.goto('/play/reactor?level=low-voltage');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('i');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.rx-pointed')).toBeVisible();
  await remember(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await redrawn(page, ['.boardcell'])).inside['.boardcell']).toBeGreaterThan(0);
  const { inside } = await redrawn(page, ['.boardcell', '.rx-ground', '.rx-pipes']);
  expect(inside['.boardcell']).toBeLessThanOrEqual(2);
  expect(inside).toMatchObject({ '.rx-ground': 0, '.rx-pipes': 0 });
});
