// The hub: honest about what is built, two clicks to play, small on the first load, and every machine opens.

import { expect, test } from '@playwright/test';
import { newestSave, open } from '../room.ts';

test('a newcomer plays within two clicks; machines that are not built are no links', async ({ page }) => {
  await open(page, '/?dev');
  const later = page.locator('.mach--later');
  for (const card of await later.all()) {
    await expect(card).toContainText('Being built');
    await expect(card.getByRole('link')).toHaveCount(0);
  }
  await page.getByRole('link', { name: /^Start/ }).click();
  await expect(page.locator('.frame')).toBeVisible();
});

/** A first turn of each machine, by its keys. */
const FIRST_TURNS = [
  ['reactor', 'first-light', ['Enter']],
  ['station', 'cold-start', ['ArrowDown', 'Enter']],
  ['droids', 'static', ['1', 'Enter', 'Enter']],
  ['orbit', 'first-light', ['Enter']],
  ['orbit', 'mirror', ['Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter']],
  ['port', 'standard-1', ['1', 'Enter']],
] as const;

for (const [game, level, keys] of FIRST_TURNS)
  test(`where one stopped in ${game}, ${level}, is drawn on the hub and gone on with`, async ({ page }) => {
    await open(page, `/play/${game}?level=${level}`);
    await expect(page.locator('.frame')).toBeVisible();
    // As often as it takes: the first keys may come before the screen listens.
    await expect(async () => {
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(async () => (await newestSave(page))?.turn ?? 0, { timeout: 3_000 }).toBeGreaterThan(0);
    }).toPass();
    await open(page, '/');
    // A machine without a board shows its drawing.
    await expect(page.locator(game === 'port' ? '.cont .vig' : '.cont .snapshot svg').first()).toBeVisible();
    await page.getByRole('link', { name: /^(Go on|Look again)/ }).click();
    await expect(page.locator('.frame')).toBeVisible();
  });

test('the small game stays out of the hub unless asked for', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('the smallest complete game', { exact: false })).toHaveCount(0);
});

test('the first load of the hub stays under 150 kB, gzipped', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const size = Number(response.headers()['content-length'] ?? 0);
    if (!/woff2$|sw\.js|workbox/.test(pathname)) sizes.set(pathname, size);
  });
  const loaded = page.waitForEvent('load');
  await page.goto('/');
  await loaded;
  await expect(page.getByRole('heading', { name: 'Five machines that fail' })).toBeVisible();
  const total = [...sizes].filter(([path]) => /\.(js|css)$|^\/$/.test(path)).reduce((sum, [, size]) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(150_000);
});

test('a crash keeps the run: the code of it is offered', async ({ page }) => {
  await open(page, '/play/lamp?level=pit');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock')).toContainText('Plan for turn 2');
  // A board cannot be broken from outside, so what it leans on is: the next drawing throws.
  await page.evaluate(() => {
    Array.prototype.flatMap = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'This screen broke.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Replay code of this run' })).toHaveValue(/^IL1\./);
});

test('the workshop names what is wrong with a file, and plays one that is right', async ({ page }) => {
  await open(page, '/workshop?dev');
  const text = page.getByRole('textbox', { name: 'Its text' });
  await page.getByRole('combobox', { name: 'Start from' }).selectOption({ label: 'First Light' });
  await expect(page.getByText(/^Read as reactor level: nothing/)).toBeVisible();
  await expect(page.locator('.draft .rx-map')).toBeVisible();
  // Proven, and the proof written into the file, which still finds no fault.
  await page.getByRole('button', { name: 'Prove it' }).click();
  await page.getByRole('button', { name: 'Write the proof into it' }).click();
  await expect(text).toHaveValue(/"kind": "found by the solver"/);
  await expect(page.getByText(/^Read as reactor level: nothing/)).toBeVisible();
  await text.fill('{"$schema":"lamp-level.schema.json","rows":["K.."],"oil":3}');
  await expect(page.locator('.findings')).toContainText('expected one S, found 0');
  await expect(page.locator('.draft')).toContainText('the last one that could be drawn');
  await text.fill('{"$schema":"lamp-level.schema.json","rows":["K.S"],"oil":3}');
  await expect(page.getByText(/^Read as lamp level: /)).toBeVisible();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('h1')).toContainText('A level of your own');
  await page.goto('/workshop?dev');
  const prove = page.locator('#solve');
  await prove.getByRole('button', { name: 'Solve' }).click();
  await expect(prove).toContainText('no shorter line exists');
  await prove.getByRole('combobox', { name: 'Machine' }).selectOption('lamp');
  await prove.getByRole('button', { name: 'Solve' }).click();
  await expect(prove).toContainText('Winnable in 1 turn; no shorter line exists');
  // A program plays: stopped on the way, then to the end.
  const bots = page.locator('#bots');
  await bots.getByRole('combobox', { name: 'Machine' }).selectOption('lamp');
  await bots.getByRole('combobox', { name: 'Policy' }).selectOption('careful');
  await bots.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'The Long Cellar' });
  await bots.getByRole('combobox', { name: 'Runs' }).selectOption('1000');
  // Both presses in one go: a quick machine could be done between them.
  await bots.locator('form').evaluate(async (form) => {
    const press = (name: string): void =>
      [...form.querySelectorAll('button')].find((one) => one.textContent === name)!.click();
    press('Let it play');
    await new Promise((drawn) => setTimeout(drawn));
    press('Stop');
  });
  await expect(bots.getByRole('progressbar')).toHaveCount(0);
  await bots.getByRole('combobox', { name: 'Policy' }).selectOption('random');
  await bots.getByRole('combobox', { name: 'Runs' }).selectOption('20');
  await bots.getByRole('button', { name: 'Let it play' }).click();
  await expect(bots).toContainText(/of 20 won, [\d.]+ % \(95 %: [\d.]+ % to [\d.]+ %\)/);
});

test('the level maps: plans, wings counted, par said, the next level first', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'interlock.progress',
      JSON.stringify({
        'reactor/first-light': { turns: 1, stars: 3 },
        'reactor/three-lines': { turns: 99, stars: 1 },
        'lamp/step': { turns: 1, stars: 3 },
      }),
    ),
  );
  await open(page, '/play/reactor');
  const rooms = page.locator('.rx-room');
  await expect(rooms).not.toHaveCount(0);
  await expect(rooms.filter({ hasNot: page.locator('.floorplan') })).toHaveCount(0);
  await expect(page.locator('.rx-wing').first()).toContainText(/2 of \d/);
  await expect(rooms.nth(0)).toContainText('1 turn, par');
  await expect(rooms.nth(1)).toContainText(/99 turns · par \d/);
  await expect(page.locator('.rx-room.is-next')).toHaveCount(1);
  const next = await rooms.nth(2).getAttribute('href');
  await expect(rooms.nth(2)).toContainText('next');
  await expect(page.locator('.rx-brief .commit')).toHaveAttribute('href', next!);
  for (const fact of await page.locator('.rx-brief dd').allTextContents()) expect(fact).not.toMatch(/[a-z][A-Z]/);
  // A game without a map of its own has the list.
  await open(page, '/play/lamp');
  const rows = page.locator('.level');
  await expect(rows).not.toHaveCount(0);
  await expect(page.locator('.level--next')).toHaveCount(1);
  await expect(page.locator('.nextlevel')).toHaveAttribute(
    'href',
    (await page.locator('.level--next').getAttribute('href'))!,
  );
  await open(page, '/');
  await expect(page.locator('.mach').filter({ hasText: 'Reactor Maintenance' }).locator('.prog')).toContainText('2/');
});
