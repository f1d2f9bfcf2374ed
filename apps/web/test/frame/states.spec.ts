// A run in all its states at every width: with a plan, a refusal, two plans side by side, a hint, and at its end.

import { expect, type Page, test } from '@playwright/test';
import { open, settled } from '../room.ts';
import { walk } from '../walk.ts';

const WIDTHS = [320, 390, 721, 768, 1024, 1181, 1440, 2560];
const LARGE = [320, 390, 768, 1440];

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

interface Run {
  readonly at: string;
  readonly plan: readonly string[];
  /** Pressed again and again until the run is over; none: it takes too long to lose. */
  readonly loses: readonly string[];
}

const RUNS: readonly Run[] = [
  // The last step walks into a wall.
  { at: 'reactor?level=low-voltage', plan: ['ArrowRight', 'ArrowRight', 'ArrowUp'], loses: ['Enter'] },
  // The last step walks into a terminal.
  { at: 'station?level=cold-start', plan: ['ArrowDown', 'ArrowDown'], loses: [] },
  { at: 'droids?level=static', plan: ['1', '1', '2'], loses: ['Enter'] },
  { at: 'orbit?level=first-blood', plan: ['1', '+', '+', '2', '+', 'r', 'p'], loses: ['Enter'] },
  { at: 'port?level=standard-1', plan: ['2'], loses: ['1', 'Enter'] },
];

for (const { at, plan, loses } of RUNS)
  test(`nothing is cut off or too small while a run is played: ${at}`, async ({ page }) => {
    test.slow();
    const through = async (state: string): Promise<void> => {
      await walk(page, `${at}, ${state}`, WIDTHS, 100);
      await walk(page, `${at}, ${state}`, LARGE, 200);
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await open(page, `/play/${at}`);
    await settled(page);
    await press(page, plan);
    await through('planned');
    await press(page, ['p', ...plan, 'c']);
    await through('two plans');
    await press(page, ['c', 'p', 'h']);
    await expect(page.locator('.hintline .says')).toContainText('.');
    await through('hint');
    await page.keyboard.press('Escape');
    if (loses.length === 0) return;
    await expect(async () => {
      await press(page, loses);
      await expect(page.locator('.ending')).toBeVisible({ timeout: 20 });
    }).toPass({ intervals: [5] });
    await through('ended');
  });
