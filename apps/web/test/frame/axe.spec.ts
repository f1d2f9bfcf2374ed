// axe-core finds nothing serious on any screen, in either theme. The games' own screens are looked at in their own specs.

import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious, type Show } from '../axe.ts';
import { open, played, settled } from '../room.ts';

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const SCREENS: Readonly<Record<string, Show>> = {
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
    await expect(page.locator('.hintline')).toBeVisible();
    await page.locator('.log .line .ask').first().click();
    return () =>
      expect(async () => {
        const log = page.getByRole('tab', { name: 'Log' });
        if (await log.isVisible()) await log.click();
        await expect(page.locator('.log .cause').first()).toBeVisible({ timeout: 500 });
      }).toPass();
  },
  won: async (page) => {
    await open(page, '/play/lamp?level=step');
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    return () => expect(page.locator('.ending')).toBeVisible();
  },
  lost: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    return () => expect(page.locator('.ending')).toContainText('decided it');
  },
  keys: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await press(page, '?');
    return () => expect(page.getByRole('dialog')).toBeVisible();
  },
  share: async (page) => {
    await open(page, '/play/lamp?level=pit');
    await press(page, 'Shift+S');
    return () => expect(page.getByRole('dialog')).toBeVisible();
  },
  replay: async (page) => {
    const { code } = await played('lamp', { level: 'pit' }, [['east', 'east']] as never);
    await open(page, `/replay#${code}`);
    await expect(page.locator('.bl-card').first()).toBeAttached();
    await press(page, 'Home', '.', '.');
    return () => expect(page.locator('.log [aria-current]')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(SCREENS))
  test(`nothing serious in either theme, on desk and phone: ${name}`, ({ page }) => expectNothingSerious(page, show));
