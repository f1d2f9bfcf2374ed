// A whole run by keyboard alone: to a refusal, back, to a win, and on to the next level.

import { expect, test } from '@playwright/test';
import { open, said, settled, stopClock } from '../room.ts';

test.use({ reducedMotion: 'no-preference' });

test('a run is won by keyboard alone', async ({ page }) => {
  await open(page, '/play/lamp?level=pit');
  await settled(page);
  const keys = page.keyboard;
  const steps = page.locator('#plan button.step');
  const redo = page.locator('.dock').getByRole('button', { name: 'Redo' });

  // Undo and Redo look disabled while there is nothing for them.
  await expect(redo).toBeDisabled();
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await keys.press('ArrowRight');
  await expect(steps).toHaveCount(3);
  await keys.press('ArrowRight');
  await expect(said(page)).toContainText('Refused');
  await expect(page.locator('.refusedline')).toContainText('Nothing was spent.');
  await expect(steps).toHaveCount(3);
  await keys.press('Shift');
  await expect(page.locator('.refusedline')).toHaveCount(0);

  // A step is moved by keys, and by dragging it; neither takes it out.
  await steps.nth(0).focus();
  await keys.press('Shift+ArrowRight');
  await expect(said(page)).toContainText('Step 1 is now step 2.');
  await expect(steps.nth(1)).toBeFocused();
  await steps.nth(1).dragTo(steps.nth(0));
  await expect(said(page)).toContainText('Step 2 is now step 1.');
  await expect(steps).toHaveCount(3);
  await page.locator('#board').focus();

  // One change of the plan is one step back: the drag, the move, the last step; and forth again.
  await keys.press('z');
  await keys.press('Control+z');
  await expect(steps).toHaveCount(3);
  await keys.press('z');
  await expect(steps).toHaveCount(2);
  await expect(redo).toBeEnabled();
  await keys.press('Control+y');
  await expect(steps).toHaveCount(3);

  await keys.press('Enter');
  await expect(page.locator('.top')).toContainText('Turn 2');
  await expect(said(page)).toContainText('The keeper walks east.');
  await keys.press('z');
  await expect(page.locator('.top')).toContainText('Turn 1');
  await keys.press('y');
  await expect(page.locator('.top')).toContainText('Turn 2');

  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter'])
    await keys.press(key);
  await expect(page.locator('.ending')).toContainText('won in turn 3');
  await expect(page.locator('.ending .stars')).toHaveAccessibleName('3 of 3 stars');
  await expect(page.locator('.ending .commit')).toBeFocused();
  await expect(async () => {
    await keys.press('Enter');
    await expect(page.locator('h1')).toContainText('The Draughty Stair', { timeout: 500 });
  }).toPass();
});

test('a win plays before its figures, a key ends that; a press within 600 ms of an ending does not skip it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/play/lamp?level=step');
  await settled(page);
  await stopClock(page);
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.frame')).toHaveClass(/is-feasting/);
  await expect(page.locator('.ending')).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(page.locator('.ending .commit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ending')).toContainText('won in turn 1');
  await page.clock.runFor(700);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Light First');
});

test('a losing turn asks once more, and a lost run forks at the turn that decided it', async ({ page }) => {
  await open(page, '/play/lamp?level=step');
  await settled(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock > .commit')).toContainText('This loses');
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock > .commit')).toContainText('Press once more');
  await expect(page.locator('.top')).toContainText('Turn 2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ending')).toContainText('The lamp ran out of oil.');
  await expect(page.locator('.ending')).toContainText('Turn 2 decided it: you did nothing, and');
  // The board shows it: as it went, and the line that saves it.
  await expect(page.locator('.beside')).toHaveCount(2);
  await expect(page.locator('.beside').nth(0)).toContainText('turn 2, lost');
  await expect(page.locator('.beside').nth(1)).toContainText('won');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.dock')).toContainText('Plan for turn 2', { timeout: 500 });
  }).toPass();
});

test('Enter commits after a click, a sheet and the menu; a control reached by keys keeps it', async ({ page }) => {
  await open(page, '/play/lamp?level=pit');
  await settled(page);
  const turn = (n: number) => expect(page.locator('.top')).toContainText(`Turn ${n}`);
  const keys = page.keyboard;
  const share = page.locator('.dock').getByRole('button', { name: 'Share' });
  await keys.press('ArrowDown');
  await page.locator('.dock').getByRole('button', { name: 'Undo' }).click();
  await keys.press('y');
  await expect(page.locator('#plan button.step')).toHaveCount(1);
  await keys.press('Enter');
  await turn(2);

  await share.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await turn(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Lay plan B' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await turn(4);

  // By keys the sheet gives the focus back to what opened it.
  await share.focus();
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(share).toBeFocused();

  // A restart is no end of the run.
  await page.locator('.dock').getByRole('button', { name: 'Restart' }).click();
  await turn(1);
  await expect(page.locator('.notedline')).toContainText('Undo brings the old one back');
  await keys.press('z');
  await turn(4);
});

test('two plans are laid side by side', async ({ page }) => {
  await open(page, '/play/lamp?level=pit');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('p');
  await expect(page.locator('#plan button.step')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // Nothing moves for it: the dock says which is which and which one Enter carries out, and so does the key.
  const stage = await page.locator('.stage').boundingBox();
  const key = await page.locator('.dock > .commit').boundingBox();
  await page.keyboard.press('c');
  await expect(page.locator('.dock .plancount')).toContainText('Enter commits B');
  await expect(page.locator('.dock > .commit')).toContainText('plan B');
  expect(await page.locator('.stage').boundingBox()).toEqual(stage);
  expect(await page.locator('.dock > .commit').boundingBox()).toEqual(key);
  await expect(page.locator('.chart')).toHaveAccessibleName(/plan B: .* plan A: /);
  await page.keyboard.press('p');
  await expect(page.locator('#plan button.step')).toHaveCount(1);
});

test('the hint tells where, which control, and the turn itself', async ({ page }) => {
  await open(page, '/play/lamp?level=pit');
  await settled(page);
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('h');
    await expect(page.locator('.hintline')).toContainText(`Hint ${step} of 3.`);
  }
  // Closed, it gives the focus to the board; asked again, it goes on from its first step.
  await page.locator('.hintline').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('.hintline')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#board') !== null)).toBe(true);
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('h');
    await expect(page.locator('.hintline')).toContainText(`Hint ${step} of 3.`);
  }
  await page.getByRole('button', { name: 'Plan it' }).press('Enter');
  await expect(page.locator('#plan button.step')).toHaveCount(3);
});

test('keys are listed on ?, focus runs top, side, board, read, dock, and every line of the log can be asked why', async ({
  page,
}) => {
  await open(page, '/play/lamp?level=pit');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Plan a step north');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).not.toHaveCount(0);
  // What the level is about has left the board with the first turn, and comes back by its key.
  await expect(page.locator('.goal')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toContainText('Light First');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const line = page.locator('.log .line .ask').first();
  await line.press('Enter');
  await expect(page.locator('.log .cause').first()).toBeVisible();

  await page.reload();
  await settled(page);
  const regions: string[] = [];
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab');
    const region = await page.evaluate(() => {
      const at = document.activeElement?.closest('.top, .side, .board, .read, .dock');
      return at ? (['top', 'side', 'board', 'read', 'dock'].find((name) => at.classList.contains(name)) ?? '') : '';
    });
    if (region !== '' && regions.at(-1) !== region) regions.push(region);
    if (region === 'dock') break;
  }
  expect(regions).toEqual(['top', 'side', 'board', 'read', 'dock']);
});

for (const [level, keys, price, next] of [
  ['port?level=standard-1', ['1', 'Enter'], 'all stars', null],
  ['station?level=cold-start', ['ArrowRight', 'Enter'], '25 points', '25 points'],
  ['reactor?level=low-voltage', ['Enter'], 'Clean Run', null],
  ['orbit?level=first-blood', ['Enter'], 'record', null],
] as const)
  test(`an undo that costs something says so before, and only while it does: ${level}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/play/${level}`);
    await settled(page);
    const undo = page.locator('.dock').getByRole('button', { name: 'Undo' });
    await expect(undo).not.toContainText('costs');
    for (const key of keys) await page.keyboard.press(key);
    await expect(undo).toHaveAccessibleName(new RegExp(`costs ${price}`));
    await page.keyboard.press('z');
    await expect(undo).toBeDisabled();
    await page.keyboard.press('y');
    await expect(undo).toBeEnabled();
    if (next === null) await expect(undo).not.toContainText('costs');
    else await expect(undo).toHaveAccessibleName(new RegExp(`costs ${next}`));
  });
