// axe-core finds nothing serious on any screen, in either theme.

import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { open, played, settled } from './room.ts';

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

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  hub: (page) => open(page, '/?dev'),
  levels: (page) => open(page, '/play/lamp?dev'),
  replays: (page) => open(page, '/replays'),
  settings: (page) => open(page, '/settings'),
  workshop: (page) => open(page, '/workshop?dev'),
  rules: (page) => open(page, '/rules?dev'),
  guide: (page) => open(page, '/rules/lamp?dev'),
  nowhere: (page) => open(page, '/nowhere'),
  'bad run': (page) => open(page, '/play/lamp?level=none'),
  'bad code': (page) => open(page, '/replay#IL1.AAAA'),
  game: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await settled(page);
    await press(page, 'ArrowDown', 'Enter', 'ArrowUp', 'ArrowUp', 'h');
    const log = page.getByRole('tab', { name: 'Log' });
    if (await log.isVisible()) await log.click();
    await page.locator('.log .line .ask').first().click();
  },
  won: async (page) => {
    await open(page, '/play/lamp?level=step');
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(page.locator('.ending')).toBeVisible();
  },
  lost: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(page.locator('.ending')).toContainText('decided it');
  },
  keys: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await press(page, '?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  share: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await press(page, 'Shift+S');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  replay: async (page) => {
    const { code } = await played('lamp', { level: 'pit' }, [['east', 'east']] as never);
    await open(page, `/replay#${code}`);
    await expect(page.locator('.bl-card').first()).toBeAttached();
    await press(page, 'Home', '.', '.');
    await expect(page.locator('.log [aria-current]')).toBeVisible();
  },
};

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  for (const [name, show] of Object.entries(SCREENS))
    test(`nothing serious in either theme: ${name}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await show(page);
      await page.addScriptTag({ content: axe.source });
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await findings(page), colorScheme).toEqual([]);
      }
    });
