// Two answers of Open The Port side by side in a real browser: by keyboard, by touch, for ears, on a phone.

import { openRun } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { type Comparison, compare } from '@interlock/port/screen';
import { expect, type Page, test } from '@playwright/test';
import { fitsSideways, said } from '../room.ts';
import { ready } from './portDesk.ts';

const LEVEL = 'standard-1';

/** What the rules say of two answers of the level's first card. */
const expected = (a: number, b: number, waitB = 0): Comparison => {
  const run = openRun<PortShape>(game, { level: LEVEL });
  if (!run.ok) throw new Error(run.error.message);
  const { content, start } = run.value;
  const { actions } = content.events.find(({ id }) => id === start.state.currentEventId)!;
  const plan = (number: number, waitTicks: number) => ({ actionId: actions[number - 1]!.id, waitTicks });
  return compare(content, start.state, plan(a, 0), plan(b, waitB))!;
};

const percent = (pm: number): string => `${Math.floor(pm / 10)}.${pm % 10} %`;

/** The table and the odds show what the rules say, number by number. */
const shows = async (page: Page, found: Comparison): Promise<void> => {
  for (const { field, now, a, b } of found.fields) {
    const row = page.locator(`.pt-versus [data-row="${field}"]`);
    await expect(row.locator('th')).toContainText(String(now));
    await expect(row.locator('td').nth(0).locator('b')).toHaveText(String(a));
    await expect(row.locator('td').nth(1).locator('b')).toHaveText(String(b));
  }
  const odds = page.locator('.pt-vsodds tr').first().locator('td');
  await expect(odds.nth(0)).toHaveText(percent(found.a.outlook.headline.winPm));
  await expect(odds.nth(1)).toHaveText(percent(found.b.outlook.headline.winPm));
  await expect(page.locator('.pt-versus')).toContainText(`answer ${found.a.cools.answer} s`);
  const [first] = found.cards;
  const line = page.locator('.pt-odds--two li').first();
  await expect(line).toContainText(first!.title);
  for (const { weight, pm } of [first!.a, first!.b])
    await expect(line).toContainText(weight === 0 ? 'never' : percent(pm));
};

test('[OP-399] by keyboard: X lays two answers side by side, numbers and B change them, Enter does the one in hand', async ({
  page,
}) => {
  await ready(page, `/play/port?level=${LEVEL}`);
  await page.keyboard.press('1');
  await page.keyboard.press('x');
  await shows(page, expected(1, 2));
  for (const key of await page.locator('.dock .commit').all()) await expect(key).toContainText('Do A');
  await expect(said(page)).toContainText('Side by side. Plan A:');
  await page.keyboard.press('b');
  await page.keyboard.press('3');
  await shows(page, expected(1, 3));
  await page.keyboard.press('Shift+W');
  await shows(page, expected(1, 3, 5));
  await page.getByRole('button', { name: /All \d+ cards/ }).click();
  await expect(page.locator('.pt-odds--two li')).toHaveCount(expected(1, 3, 5).cards.length);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pt-versus')).toHaveCount(0);
  await expect(page.locator('.pt-ans').nth(0)).toHaveAccessibleName(/Plan A/);
  await expect(page.locator('.pt-ans').nth(2)).toHaveAccessibleName(/Plan B/);
  await expect(page.locator('.log .line')).toHaveCount(1);
  await page.keyboard.press('x');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
  const { label } = expected(1, 3).a;
  await expect(page.locator('.log')).toContainText(label);
});

test('[OP-399] for ears: a table with its columns named, and the better value in a word', async ({ page }) => {
  await ready(page, `/play/port?level=${LEVEL}`);
  await page.keyboard.press('x');
  const table = page.getByRole('table', { name: /Plan A: .+ Plan B: / });
  await expect(table.getByRole('columnheader', { name: 'A in hand' })).toBeVisible();
  const better = expected(1, 2).fields.filter((one) => one.better !== null);
  for (const { field, better: name } of better)
    await expect(table.locator(`[data-row="${field}"] td`).nth(name === 'A' ? 0 : 1)).toContainText('better');
  await expect(page.getByRole('group', { name: 'Plan B' }).getByRole('button', { name: /^Answer 2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[OP-399] by touch: two answers laid, changed, read to the last line and one of them done', async ({ page }) => {
    await ready(page, `/play/port?level=${LEVEL}`);
    await page.getByRole('button', { name: 'A B: lay two answers side by side' }).tap();
    await shows(page, expected(1, 2));
    await page
      .getByRole('group', { name: 'Plan B' })
      .getByRole('button', { name: /^Answer 3/ })
      .tap();
    await shows(page, expected(1, 3));
    await fitsSideways(page);
    const small = (): Promise<number> =>
      page
        .locator('.pt-ab button')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).length);
    await expect.poll(small).toBe(0);
    // The last line of the odds can be scrolled to above the dock, and the way to do it stays at hand.
    const isClipped = (): Promise<boolean> =>
      page
        .locator('.pt-odds--two li')
        .last()
        .evaluate((one) => {
          one.scrollIntoView({ block: 'nearest' });
          return one.getBoundingClientRect().bottom > one.closest('.read')!.getBoundingClientRect().bottom;
        });
    await expect.poll(isClipped).toBe(false);
    await expect(page.locator('.dock header .commit')).toBeInViewport();
    await page
      .getByRole('group', { name: 'Plan A' })
      .getByRole('button', { name: /take up/ })
      .tap();
    await page.locator('.dock header .commit').tap();
    await expect(page.locator('.pt-versus')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(page.locator('.log')).toContainText(expected(1, 3).a.label);
  });
});
