// What every screen is held to: axe-core finds nothing serious on it, on a desk and on a phone, dark and light. A screen is
// opened once and then resized and recoloured: opening it costs as much as looking at it.

import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Brings a screen up; what it gives back is done again at each size, and says that the screen still shows its subject. */
export type Show = (page: Page) => Promise<((page: Page) => Promise<void>) | void>;

const findings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    interface Violation {
      id: string;
      impact: string;
      nodes: { html: string; failureSummary: string }[];
    }
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.slice(0, 4).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
  });

/** Two frames: the layout has followed the window, and what React drew for it stands. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export const expectNothingSerious = async (page: Page, show: Show): Promise<void> => {
  test.setTimeout(120_000);
  await page.setViewportSize(SIZES[0][1]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const arrange = await show(page);
  await page.addScriptTag({ path: axe });
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    await drawn(page);
    await arrange?.(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Polled: the layout follows the window in frames of its own, which a page with a stopped clock does not count.
      await expect.poll(() => findings(page), { message: `${size}, ${colorScheme}` }).toEqual([]);
    }
  }
};
