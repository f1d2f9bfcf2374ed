// The inspector in a real browser: a case mended by the list and one by the plan, a ranked one that stays sealed, one by
// chance, and what a reload leaves of it.

import { game } from '@interlock/station';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../axe.ts';
import { open } from '../room.ts';

const findings = (page: Page) => page.locator('.st-findings .ask');
const repairs = (page: Page) => page.getByRole('list', { name: 'Repairs of this kind' }).getByRole('button');
const handIn = (page: Page) => page.getByRole('button', { name: /^Hand in/ });

test('[DS-484] [DS-486] a case is mended from the list, judged, kept over a reload, and its deck can be walked', async ({
  page,
}) => {
  await open(page, '/workshop/station');
  await expect(page.getByRole('heading', { name: 'Sealed In' })).toBeVisible();
  await expect(findings(page).first()).toContainText('Emergency Lab (lab) gates the exit');
  await expect(page.getByRole('radio', { name: /^Move a puzzle/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: /^Add a terminal/ }).click();
  await repairs(page).filter({ hasText: 'Night Dock' }).click();
  await expect(page.getByRole('heading', { name: 'No error is left' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No error is left' })).toBeVisible();
  await handIn(page).click();
  await expect(page.locator('.facts')).toContainText('1000');
  await expect(page.getByText('1 of 8 mended')).toBeVisible();
  // What it said before can be read again, and the mended deck is a deck like any other.
  await expect(page.locator('.st-before')).toContainText('Emergency Lab (lab) gates the exit');
  await page.getByRole('button', { name: 'Walk it' }).click();
  await expect(page.locator('h1')).toContainText('Sealed In');
  await expect(page.locator('.st-map')).toBeVisible();
});

test('[DS-485] [DS-487] a cell of the plan takes the repair; taken back it costs nothing; dearer than par it scores less', async ({
  page,
}) => {
  await open(page, '/workshop/station?deck=sealed-in');
  await page.getByRole('radio', { name: /^Power a room/ }).click();
  await page.locator('.st-spot').first().click();
  await expect(page.getByRole('list', { name: 'Repairs made' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('list', { name: 'Repairs made' })).toHaveCount(0);
  await expect(page.locator('.facts')).toContainText('Spent0');
  await repairs(page).filter({ hasText: 'Emergency Lab' }).click();
  await handIn(page).click();
  const { powerRoom, addTerminal } = game.content.balance.inspector;
  await expect(page.locator('.facts')).toContainText(String(Math.floor((1000 * addTerminal) / powerRoom)));
});

test('[DS-486] ranked, the findings stay sealed until the repair is handed in, which ends it', async ({ page }) => {
  await open(page, '/workshop/station?deck=sealed-in');
  await page.getByText('Ranked', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sealed', exact: true })).toBeVisible();
  await expect(findings(page)).toHaveCount(0);
  await expect(page.locator('.st-links')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Remove furniture/ }).click();
  await repairs(page).first().click();
  await expect(findings(page)).toHaveCount(0);
  await handIn(page).click();
  await expect(page.getByRole('heading', { name: 'Errors are left' })).toBeVisible();
  await expect(page.locator('.facts')).toContainText('Score of 10000');
  await expect(handIn(page)).toHaveCount(0);
});

test('[DS-160] decks broken by chance go on and on, each named by its seed', async ({ page }) => {
  await open(page, '/workshop/station');
  const names = new Set<string>();
  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: 'Another one, by chance' }).click();
    await expect(page.locator('h2').first()).toContainText(/^Deck /);
    names.add((await page.locator('h2').first().textContent())!);
    await expect(findings(page).first()).toBeVisible();
  }
  expect(names.size).toBe(2);
  // The address names the deck on the bench: a reload and a link lead to it.
  const last = [...names].at(-1)!;
  await page.reload();
  await expect(page.locator('h2').first()).toHaveText(last);
  expect(new URL(page.url()).searchParams.get('seed')).toBe(last.replace('Deck ', ''));
  // The whole plan stands on a desk's screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  const plan = page.locator('.st-plan-scroll');
  await expect.poll(() => plan.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('axe finds nothing serious: station, inspector', ({ page }) =>
  expectNothingSerious(page, async () => {
    await open(page, '/workshop/station?deck=round-in-circles');
    return () => expect(page.locator('.st-plan')).toBeVisible();
  }));
