// A whole run by touch on a phone held upright.

import { expect, test } from '@playwright/test';
import { fitsSideways, open, said, settled, stopClock } from '../room.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });

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
  await fitsSideways(page);
});

test('a held step of the plan goes where the finger takes it; a swipe only scrolls the strip', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T08:00:00Z') });
  await open(page, '/play/lamp?level=pit');
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  const steps = page.locator('#plan button.step');
  await expect(steps).toHaveCount(3);
  const words = (): Promise<readonly string[]> => page.locator('#plan .step small').allTextContents();
  const before = await words();
  expect(before[1]).not.toBe(before[2]);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  type Place = { readonly x: number; readonly y: number };
  const middles = (): Promise<readonly Place[]> =>
    steps.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      }),
    );
  // The strip moves to its newest step once that is laid out, and with a finger: where they are is known when two looks agree.
  const places = async (): Promise<readonly [Place, Place, Place]> => {
    let seen = await middles();
    await expect
      .poll(async () => {
        const before = seen;
        seen = await middles();
        return JSON.stringify(before) === JSON.stringify(seen);
      })
      .toBe(true);
    return seen as readonly [Place, Place, Place];
  };
  let [, from, to] = await places();

  // At once on its way: the strip is swiped, and no step is picked up, moved or taken out. The clock stands: on a slow
  // machine the way itself could take as long as a rest.
  await stopClock(page);
  await touch('touchStart', from);
  for (const part of [0.2, 0.5, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y });
  await touch('touchEnd');
  await expect(page.locator('.step--held')).toHaveCount(0);
  await expect.poll(words).toEqual(before);

  // Resting first: the step is in the hand, and the place it would go to is marked.
  [, from, to] = await places();
  await touch('touchStart', from);
  await expect(steps.nth(1)).not.toHaveClass(/step--held/);
  await page.clock.runFor(1000);
  await expect(steps.nth(1)).toHaveClass(/step--held/);
  for (const part of [0.2, 0.5, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y });
  await expect(steps.nth(2)).toHaveClass(/step--after/);
  await touch('touchEnd');
  await expect(said(page)).toContainText('Step 2 is now step 3.');
  await expect(page.locator('.step--held')).toHaveCount(0);
  await expect.poll(words).toEqual([before[0], before[2], before[1]]);
});

test('targets are 44 px or more', async ({ page }) => {
  for (const address of ['/?dev', '/play/lamp?dev', '/play/lamp?level=pit', '/settings', '/replays', '/workshop?dev']) {
    await open(page, address);
    const small = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement | SVGElement>('button, a[href], select, input, [role="button"]')]
          .filter(
            (one) =>
              !one.closest('.skip, .skips, [inert]') && !one.matches('.ask, .skip, .mach .title, .group header a'),
          )
          .map((one) => ({
            box: one.getBoundingClientRect(),
            name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`,
          }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ box, name }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
      );
    await expect.poll(small, address).toEqual([]);
  }
});
