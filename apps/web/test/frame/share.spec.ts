// A shared link opens the run in the replay room; one steps through it, asks, and plays on from any turn.

import { expect, test } from '@playwright/test';
import { noSheet, open, played, settled } from '../room.ts';

test('the link of a run opens it elsewhere, turn by turn', async ({ page, browser }) => {
  await open(page, '/play/lamp?level=pit');
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.ending')).toContainText('fell into a pit');
  await page.keyboard.press('Shift+S');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain('/replay#IL1.');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await open(other, link);
  await expect(other.locator('h1')).toHaveText('Light First, lost in turn 1');
  await expect(other.locator('.top')).toContainText('equal in 1 of 1 turns');
  await expect(other.locator('.bl-card').first()).toContainText('Turn 1');
  await other.keyboard.press('ArrowLeft');
  await expect(other.locator('.board .chip')).toContainText('Start');
  await settled(other);
  await expect(other.locator('.top .verdict')).toContainText('STILL WINNABLE');
  await other.keyboard.press('.');
  await expect(other.locator('.log header')).toContainText('1/4');
  await expect(other.locator('.board .chip')).toContainText('Turn 1, event 1');
  const line = other.locator('.log [aria-current]');
  await expect(line).toContainText('The keeper walks east.');
  await expect(line.locator('.cause')).toContainText('you, turn 1, action 1');
  await expect(other.getByRole('button', { name: '2,1: you, the keeper' })).toHaveCount(1);
  await other.keyboard.press('>');
  await expect(other.locator('.log header')).toContainText('2/4');
  await expect(other.locator('.dock > .commit')).toContainText('forks before turn 1, 1 planned');
  await other.keyboard.press('?');
  await expect(other.getByRole('dialog')).toContainText('On one event');
  await other.keyboard.press('Escape');
  await noSheet(other);
  await other.keyboard.press('Home');
  await expect(other.locator('.board .chip')).toContainText('Start');
  await other.keyboard.press('f');
  await expect(other.locator('.dock')).toContainText('Plan for turn 1');
  await elsewhere.close();
});

test('a replay made in Node is verified and scrubbed', async ({ page }) => {
  const { code, session } = await played('lamp', { level: 'cellar' }, 'witness');
  await page.clock.install();
  await open(page, `/replay#${code}`);
  await expect(page.locator('h1')).toHaveText(`The Long Cellar, won in turn ${session.turns.length}`);
  await page.getByRole('button', { name: 'Turn 2', exact: true }).click();
  await expect(page.locator('.board .chip')).toContainText('End of turn 2');
  // By event: one step, then the way into a run of one's own with what was done as its plan.
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  await page.getByRole('button', { name: 'On one event' }).click();
  await expect(page.locator('.board .chip')).toContainText('Turn 3, event 1');
  await page.getByRole('button', { name: /^Speed 1/ }).click();
  await page.getByRole('button', { name: 'Speed 2×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It plays by itself; nobody sits it out.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.locator('.board .chip')).toContainText(`End of turn ${session.turns.length}`, { timeout: 1 });
  }).toPass({ intervals: [20], timeout: 30_000 });
  await page.getByRole('button', { name: 'Turn 2', exact: true }).click();
  await page.getByRole('button', { name: 'On one event' }).click();
  await page.locator('.dock > .commit').click();
  await expect(page.locator('.dock')).toContainText('Plan for turn 3');
  await expect(page.locator('#plan button.step')).toHaveCount(1);
});

test('the link of a run that can go on tells no more than its player may know', async ({ page }) => {
  // Its pipes are hidden until the eye is opened: in play the light is asked for, and says what asking costs.
  const { code } = await played('reactor', { level: 'low-voltage' }, [[]]);
  await open(page, `/replay#${code}`);
  await expect(page.locator('h1')).toHaveText('Low Voltage, 1 turn');
  await expect(page.locator('.top .verdict')).toContainText('UNKNOWN');
  await expect(page.locator('.top .verdict')).toContainText('hidden parts');
});

test('a code that is cut short, of another kind or of an unknown level gets one sentence', async ({ page }) => {
  const { code } = await played('lamp', { level: 'step' }, 'witness');
  // Cut after a whole group of four: elsewhere the last character alone may give the cut away, in other words.
  const cut = code.slice(0, code.lastIndexOf('.') + 1 + 4 * Math.floor((code.length - 24) / 4));
  for (const [broken, sentence] of [
    [cut, 'cut short'],
    ['IL1.AAAA', 'cut short'],
    [code.replace(/.(?=.{12}$)/, (one) => (one === 'A' ? 'B' : 'A')), 'damaged'],
  ] as const) {
    await open(page, `/replay#${broken}`);
    await expect(page.locator('.says--error')).toContainText(sentence);
    await expect(page.locator('.says--error')).toContainText('Your own runs are untouched.');
  }
});

test('a level code opens its level; a wrong one is answered in a sentence', async ({ page }) => {
  await open(page, '/?dev');
  const box = page.getByRole('textbox', { name: 'Level or share code' });
  await box.fill('nothing-here');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('names no machine');
  await box.fill('lamp-cellar');
  await box.press('Enter');
  await expect(page.locator('h1')).toContainText('The Long Cellar');
});
