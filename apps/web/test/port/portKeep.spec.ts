// What Open The Port keeps: runs on a pack and shifts come back after a reload, and a pack's run opens elsewhere.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { newestSave, open, readKept } from '../room.ts';
import { answerAll, codeOf, passGuard, ready } from './portDesk.ts';

const { events: shipped } = JSON.parse(
  readFileSync(new URL('../../../../games/port/content/events.json', import.meta.url), 'utf8'),
) as { events: readonly { readonly situation: string; readonly title: string }[] };

const packOf = (word: string): Buffer =>
  Buffer.from(JSON.stringify({ events: shipped.map((one, i) => ({ ...one, situation: `${word} ${i + 1}.` })) }));

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer });

const playPack = async (page: Page): Promise<void> => {
  await page.clock.install();
  await open(page, '/workshop/port');
  await page.locator('.pt-file input').setInputFiles(fileOf('own.json', packOf('Situation number')));
  await expect(page.locator('.pt-findings')).toContainText('Nothing to find fault with.');
  await page.getByRole('button', { name: 'Play this pack' }).click();
  await expect(page.locator('.top')).toContainText('own pack');
  await expect(page.locator('.pt-ans').first()).toBeVisible();
  await passGuard(page);
};

test('[OP-400] a run on a pack is saved, comes back after a reload, and its link opens elsewhere once the file is given', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await playPack(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
  const sentence = await page.locator('.pt-sit').textContent();
  await expect(page).toHaveURL(/saved=/);
  await page.reload();
  await expect(page.locator('.pt-sit')).toHaveText(sentence!);
  await expect(page.locator('.top')).toContainText('own pack');
  await expect(page.locator('.log .line')).toHaveCount(2);
  const code = await codeOf(page);
  // Here the pack is known; the replay room opens at once.
  await open(page, `/replay#${code}`);
  await expect(page.locator('#timeline')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, `/replay#${code}`);
  await expect(elsewhere.locator('h1')).toContainText('needs its pack');
  const choose = elsewhere.getByLabel('Pack file');
  for (const [name, buffer, words] of [
    ['cut.json', packOf('Situation number').subarray(0, 900), 'Nothing was changed.'],
    ['other.json', packOf('Another number'), 'This replay needs port content'],
    ['none.json', Buffer.from('{"events":[]}'), 'Nothing was changed.'],
  ] as const) {
    await choose.setInputFiles(fileOf(name, buffer));
    await expect(elsewhere.getByRole('alert').first()).toContainText(words);
    await expect(elsewhere.getByRole('alert').first()).toContainText(name);
  }
  await choose.setInputFiles(fileOf('own.json', packOf('Situation number')));
  await expect(elsewhere.locator('#timeline')).toBeVisible();
  await elsewhere.context().close();
});

test('[OP-401] a shift comes back after a reload: between its tickets, and in the middle of the second', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // The first answers end both tickets soon.
  await ready(page, '/play/port?journey=SHIFT60');
  await answerAll(page, 1);
  await expect(page.locator('.journeyline')).toBeVisible();
  const words = await page.locator('.journeyline').textContent();
  await expect.poll(async () => (await newestSave(page)).status?.is).toMatch(/won|lost/);
  await page.reload();
  await expect(page.locator('.journeyline')).toHaveText(words!);
  await passGuard(page);
  await page.getByRole('button', { name: /Ticket 2 of 3/ }).click();
  await expect(page.locator('.pt-ans').first()).toBeVisible();
  await passGuard(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
  const carried = await page.locator('.log').textContent();
  await expect.poll(async () => (await newestSave(page)).note).toContain('1 answer given');
  await page.reload();
  await expect(page.locator('.log .line')).toHaveCount(2);
  await expect(page.locator('.log')).toHaveText(carried!);
  await passGuard(page);
  await answerAll(page, 1);
  await expect(page.getByRole('button', { name: /Ticket 3 of 3/ })).toBeVisible();
});

test('[OP-401] a run forked out of a replay is kept for itself; the one it came from stays as it was', async ({
  page,
}) => {
  const level = 'small-office-1';
  await ready(page, `/play/port?level=${level}`);
  for (const answers of [1, 2]) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator('.log .line')).toHaveCount(answers + 1);
    await passGuard(page);
  }
  await expect.poll(async () => (await newestSave(page)).note).toContain('2 answers given');
  const title = await page.locator('.pt-ticket h2').textContent();

  await open(page, `/replay#${await codeOf(page)}`);
  await expect(page.locator('#timeline')).toBeVisible();
  // What the light says is kept with the run too; nothing is written once its page is left.
  const [original] = await readKept(page, 'saves');
  await page.keyboard.press('Home');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\/play\/port\?saved=port%3Afork/);
  await expect(page.locator('.log .line')).toHaveCount(1);
  await passGuard(page);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
  await expect.poll(async () => (await newestSave(page)).note).toContain('1 answer given');
  const both = await readKept(page, 'saves');
  expect(both).toHaveLength(2);
  expect(both.find(({ key }) => key === original!.key)).toEqual(original);
  // Played on the way the other was: relaxed stays relaxed, real time real time.
  const label = ({ text }: { text: string }): string =>
    (JSON.parse(text) as { replay: { label: string } }).replay.label;
  expect(label(original!)).toMatch(/^relaxed 1000/);
  expect(both.map(label)).toEqual([label(original!), label(original!)]);

  // Each comes back at its own address.
  await page.reload();
  await expect(page.locator('.log .line')).toHaveCount(2);
  await open(page, `/play/port?level=${level}`);
  await expect(page.locator('.pt-ticket h2')).toHaveText(title!);
  await expect(page.locator('.log .line')).toHaveCount(3);
});
