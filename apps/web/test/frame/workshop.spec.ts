// Levels drawn with the mouse: placed, dragged, erased, connected and taken back; judged and proven beside it; sent as a link.

import { expect, type Page, test } from '@playwright/test';
import { open } from '../room.ts';

test.use({ viewport: { width: 1440, height: 1000 }, permissions: ['clipboard-read', 'clipboard-write'] });

const cell = (page: Page, at: string) => page.locator(`[data-draw="${at}"]`);
const draw = async (page: Page, from: string, to = from): Promise<void> => {
  for (const at of [from, to]) await cell(page, at).scrollIntoViewIfNeeded();
  const [a, b] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  await page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
  await page.mouse.down();
  await page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 6 });
  await page.mouse.up();
};
/** The level's text as it stands on the page, polled for: a stroke is drawn first. */
const expectText = (page: Page) =>
  expect.poll(
    async (): Promise<Record<string, unknown>> =>
      JSON.parse(await page.locator('#content textarea.code').first().inputValue()),
  );

test('a facility is drawn, judged, proven and shared as a link', async ({ page, context }) => {
  await open(page, '/workshop');
  await page.getByLabel('Start from').selectOption('reactor:level:first-light');
  await expect(cell(page, '1,4')).toBeVisible();
  // Proven as it stands, without asking.
  await expect(page.locator('.bench--level')).toContainText('Winnable in 3 turns');
  const light = page.locator('.livelight');
  await expect(light).toHaveText(/WINNABLE\s*in 3 turns, no fewer/);

  await page.getByRole('button', { name: 'Floor', exact: true }).click();
  await page.getByRole('button', { name: 'Wall', exact: true }).click();
  await draw(page, '2,3', '4,3');
  await expectText(page).toHaveProperty('terrain', expect.arrayContaining(['#.###R.#']));
  // A cable now ends in a wall: that is told, and the board stays to mend it. A stroke builds on the one before it.
  await expect(page.locator('.finding').first()).toBeVisible();
  await draw(page, '6,4');
  await draw(page, '6,3');
  await expectText(page).toHaveProperty('terrain', expect.arrayContaining(['#.###R##', '#.....##']));
  for (let i = 0; i < 2; i++) await page.locator('.drawtools').getByRole('button', { name: 'Undo' }).click();
  await page.locator('.drawtools').getByRole('button', { name: 'Undo' }).click();
  await expectText(page).toHaveProperty('terrain', expect.arrayContaining(['#....R.#']));

  await page.getByRole('button', { name: 'Drag' }).click();
  await draw(page, '1,4', '2,4');
  await expectText(page).toHaveProperty('marks', expect.arrayContaining(['..a.b...']));
  await page.getByRole('button', { name: 'Erase' }).click();
  await draw(page, '2,4');
  await expectText(page).not.toHaveProperty('props.a');
  // What it now lacks is said beside the map; the light has gone out, and is in sight wherever one draws.
  await expect(page.locator('.finding').first()).toBeVisible();
  await expect(light).toContainText('NO LEVEL YET');
  await expect(light).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  for (let i = 0; i < 2; i++) await page.locator('.drawtools').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Connect' }).click();
  await draw(page, '1,4', '1,2');
  await expectText(page).toHaveProperty('fuel', expect.arrayContaining(['.|......']));
  await page.locator('.drawtools').getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('button', { name: 'Copy its link' }).click();
  await expect(page.locator('.codeline')).toContainText('holds the whole level');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await context.newPage();
  await elsewhere.addInitScript(() => localStorage.clear());
  await elsewhere.goto(link);
  await expect(elsewhere.locator('#content textarea.code').first()).toHaveValue(/"name": *"First Light"/);
  // It keeps its name and its intro on the way into a run.
  await elsewhere.getByRole('button', { name: 'Play it' }).click();
  await expect(elsewhere.locator('h1')).toContainText('First Light');
  await expect(elsewhere.locator('.goal')).toContainText('The fuel line is shut.');
});

test('a deck is drawn: rooms, doors and things keep their rows', async ({ page }) => {
  await open(page, '/workshop');
  await page.getByLabel('Start from').selectOption('station:level:wake-up');
  await expect(cell(page, '3,3')).toBeVisible();
  await page.getByRole('button', { name: 'Terminal', exact: true }).click();
  await draw(page, '1,4');
  await expectText(page).toMatchObject({
    map: expect.arrayContaining(['#Ml..####......#']),
    terminals: [{ id: 't1', at: [1, 4] }],
  });
  await expectText(page).not.toHaveProperty('plan');
  await page.getByRole('button', { name: 'Drag' }).click();
  await draw(page, '3,3', '3,4');
  await expectText(page).toHaveProperty('furniture', [
    { id: 'f1', at: [3, 4], type: 'locker', holds: ['log:roll-call'] },
  ]);
  await page.getByRole('button', { name: 'Connect' }).click();
  await draw(page, '4,1', '9,1');
  await expectText(page).toHaveProperty('map', expect.arrayContaining(['#@...+,,+......#']));
  await expect(page.locator('.draft')).toBeVisible();
  // The board stands still: under another tool, and while its text is none.
  const stands = () => cell(page, '1,1').evaluate((one) => one.getBoundingClientRect().y + scrollY);
  const before = await stands();
  for (const tool of ['Erase', 'Place', 'Drag']) {
    await page.getByRole('button', { name: tool }).click();
    await expect(page.getByRole('button', { name: tool })).toHaveAttribute('aria-pressed', 'true');
    expect(await stands()).toBe(before);
  }
  await page.getByRole('textbox', { name: 'Its text' }).fill('{"name": ');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled();
  expect(await stands()).toBe(before);
});
