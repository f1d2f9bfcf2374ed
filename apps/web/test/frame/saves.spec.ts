// Never lost: a reload comes back to the same turn and plan, a damaged save falls back, an old one stays exportable.

import { expect, test } from '@playwright/test';
import { damage, newestSave, open, readKept, settled } from '../room.ts';

const playTwoTurns = async (page: import('@playwright/test').Page): Promise<void> => {
  await open(page, '/play/lamp?level=pit');
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(page.locator('.dock')).toContainText('Plan for turn 3');
  await expect(page.locator('#plan button.step')).toHaveCount(2);
  await settled(page);
  // The save is written behind the screen; wait until it holds the plan.
  await expect.poll(async () => (await newestSave(page)).plan?.length).toBe(2);
};

test('a reload in mid-run returns to the same turn and plan', async ({ page }) => {
  await playTwoTurns(page);
  await page.reload();
  await expect(page.locator('.dock')).toContainText('Plan for turn 3');
  await expect(page.locator('#plan button.step')).toHaveCount(2);
  await page.goto('/?dev');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Light First, turn 3');
  await page.getByRole('link', { name: /Go on/ }).click();
  await expect(page.locator('.dock')).toContainText('Plan for turn 3');
  // What was taken back before a reload can be done again after it.
  for (const key of ['z', 'z', 'z', 'z']) await page.keyboard.press(key);
  await expect(page.locator('.dock')).toContainText('Plan for turn 1');
  await expect.poll(async () => (await newestSave(page)).undone?.length).toBe(2);
  await page.reload();
  await expect(page.locator('.dock')).toContainText('Plan for turn 1');
  for (const key of ['y', 'y']) await page.keyboard.press(key);
  await expect(page.locator('.dock')).toContainText('Plan for turn 3');
});

test('a page that is killed comes back with its run', async ({ page, context }) => {
  await playTwoTurns(page);
  for (let i = 0; i < 3; i++) {
    const tab = i === 0 ? page : await context.newPage();
    if (i > 0) await open(tab, '/play/lamp?level=pit');
    await expect(tab.locator('.dock')).toContainText('Plan for turn 3');
    await expect(tab.locator('.says--warning')).toHaveCount(0);
    const crashed = tab.waitForEvent('crash');
    await tab.keyboard.press('ArrowRight'); // a save is on its way
    await tab.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await tab.close();
  }
});

test('a ranked run: no light, no hint, what was shown is final, and its record says so', async ({ page }) => {
  await open(page, '/play/lamp?dev');
  await page.getByRole('radio', { name: 'Ranked' }).check();
  await page
    .getByRole('link', { name: /Light First/ })
    .last()
    .click();
  await expect(page.locator('.top .verdict')).toContainText('RANKED');
  for (const key of ['ArrowDown', 'Enter', 'z', 'h']) await page.keyboard.press(key);
  await expect(page.locator('.dock')).toContainText('Plan for turn 2');
  await expect(page.locator('.dock')).toContainText('A ranked run has no hints.');
  await expect.poll(async () => (await readKept(page, 'saves'))[0]?.key).toContain(':ranked');
  await page.reload();
  await expect(page.locator('.dock')).toContainText('Plan for turn 2');
  await expect(page.locator('.top .verdict')).toContainText('RANKED');
  await open(page, '/replays?dev');
  await page.getByRole('button', { name: 'Watch Light First' }).click();
  await expect(page.locator('.top .chip')).toContainText('Ranked');
});

test('a ranked run that was begun anew says so at its end', async ({ page }) => {
  await open(page, '/play/lamp?level=step&ranked');
  await expect(page.locator('.top .verdict')).toContainText('RANKED');
  for (const key of ['Enter', 'Shift+R', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.ending')).toContainText('ranked, begun anew once');
});

/** From another place: the run's own screen would write its save again. */
const damageAll = async (page: import('@playwright/test').Page, ...stores: readonly string[]): Promise<void> => {
  const address = page.url();
  await open(page, '/settings');
  for (const store of stores) await damage(page, store);
  await page.goto(address);
};

test('a damaged save is noticed and the one before it is taken', async ({ page }) => {
  await playTwoTurns(page);
  await damageAll(page, 'saves');
  await expect(page.locator('.dock .says--warning')).toContainText(
    'The last save is damaged. This is the one before it, after turn 1.',
  );
  await expect(page.locator('.dock')).toContainText('Plan for turn 2');
});

test('where both generations are damaged the run starts anew and says so', async ({ page }) => {
  await playTwoTurns(page);
  await damageAll(page, 'saves', 'past');
  await expect(page.locator('.dock .says--warning')).toContainText('damaged and no older one is left');
  await expect(page.locator('.dock')).toContainText('Plan for turn 1');
});

/** The newest save written again, changed, with a right checksum. */
const rewrite = async (page: import('@playwright/test').Page, change: (save: Written) => void): Promise<void> => {
  const address = page.url();
  await open(page, '/settings'); // the run's own screen would write its save again
  const [kept] = await readKept(page, 'saves');
  const save = JSON.parse(kept!.text) as Written;
  change(save);
  const text = JSON.stringify(save);
  const { checksum } = await import('../../src/store/save/checksum.ts');
  await page.evaluate(
    (record) =>
      new Promise<void>((done) => {
        const asked = indexedDB.open('interlock');
        asked.onsuccess = () => {
          const change = asked.result.transaction('saves', 'readwrite');
          change.objectStore('saves').put(record);
          change.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    { ...kept, text, sum: checksum(text) },
  );
  await page.goto(address);
};

interface Written {
  rules: number;
  replay: { rules: number; trail?: unknown };
}

test('a save of another version, or of no run at all, says so and can be exported', async ({ page }) => {
  await playTwoTurns(page);
  await rewrite(page, ({ replay }) => {
    delete replay.trail;
  });
  await expect(page.locator('.says--warning')).toContainText('replay.trail: expected');
  await expect(page.locator('.says--warning')).toContainText('It can be exported, not continued.');
  await rewrite(page, (save) => {
    save.rules = 0;
    save.replay.rules = 99;
    Object.assign(save.replay, { trail: { every: 1, marks: '' } });
  });
  await expect(page.locator('.says--warning')).toContainText('Saved by lamp@0, this is lamp@1.');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export the replay' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.interlock\.json$/);
  await page.getByRole('button', { name: 'Start this level anew' }).click();
  await expect(page.locator('.dock')).toContainText('Plan for turn 1');
});

test('another tab hears of a turn before it overwrites it; an exported run comes back from its file', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await open(tab, '/play/lamp?level=pit');
  await expect(page).toHaveTitle('Light First · Interlock');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(other.getByRole('alert').filter({ hasText: 'went on in another tab' })).toBeVisible();
  await expect(page.getByText('went on in another tab')).toHaveCount(0);
  await other.getByRole('button', { name: 'Take it up from there' }).click();
  await expect(other.locator('.dock')).toContainText('Plan for turn 2');

  await other.goto('/replays?dev');
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('link', { name: 'Export Light First' }).click(),
  ]);
  const input = other.getByLabel('Or a replay file');
  await input.setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') });
  await expect(other.getByRole('alert')).toContainText('cut.json: Line 1, column 11: expected a value');
  await input.setInputFiles(await file.path());
  await expect(other.locator('h1')).toHaveText('Light First, 1 turn');
});
