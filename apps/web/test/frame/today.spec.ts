// Today's challenge: hub and game page name the same level and lead to it.

import { expect, test } from '@playwright/test';
import { open } from '../room.ts';

test('hub and game pages agree on today’s challenge', async ({ page }) => {
  await open(page, '/');
  const rows = page
    .locator('.three section, .three .group')
    .filter({ hasText: /Today, same for everyone/i })
    .locator('a');
  await expect(rows).toHaveCount(5);
  const days = await rows.evaluateAll((all) =>
    all.map((one) => ({ href: one.getAttribute('href')!, code: one.querySelector('small')?.textContent ?? '' })),
  );
  for (const { href, code } of days) {
    const game = /\/play\/(\w+)/.exec(href)![1]!;
    await open(page, `/play/${game}`);
    const same = page.locator(`main a[href="${href}"]`);
    await expect(same.first(), game).toBeAttached();
    await expect(page.locator('main'), game).toContainText(code);
  }
});
