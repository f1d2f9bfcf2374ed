// What every screen is held to: axe-core finds nothing serious on it, on a desk and on a phone, dark and light. A screen is
// opened once and then resized and recoloured: opening it costs as much as looking at it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

/** Put in by the driver: the page's own policy lets no such script in. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Brings a screen up; what it gives back is done again at each size, and says that the screen still shows its subject. */
export type Show = (page: Page) => Promise<((page: Page) => Promise<void>) | void>;

/** `rules`: only these. */
const findings = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    interface Violation {
      id: string;
      impact: string;
      nodes: { html: string; failureSummary: string }[];
    }
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly: { type: 'rule', values: runOnly } } : {}),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.slice(0, 4).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
  }, rules);

/** The layout has followed the window, and what React drew for it stands: fonts loaded, two frames later. An animation
 *  that changes nothing ends with a frame of the browser; requestAnimationFrame would count frames of a clock the test
 *  may have. */
const drawn = async (page: Page, width: number): Promise<void> => {
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], { duration: 1 }).finished;
  });
};

export const expectNothingSerious = async (page: Page, show: Show): Promise<void> => {
  test.setTimeout(240_000);
  await page.setViewportSize(SIZES[0][1]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const arrange = await show(page);
  await page.evaluate(axe);
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    await drawn(page, viewport.width);
    await arrange?.(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Polled: fonts and answers of a worker may still move something. The other theme differs in its colours alone.
      const rules = colorScheme === 'light' ? ['color-contrast', 'link-in-text-block'] : undefined;
      await expect
        .poll(() => findings(page, rules), { message: `${size}, ${colorScheme}`, timeout: 60_000 })
        .toEqual([]);
    }
  }
};
