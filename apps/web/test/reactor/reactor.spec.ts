// Reactor Maintenance in the browser: what the screen says while a level is played, lost and gone back to.

import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../axe.ts';
import { expectWin, level, open, pressWord, start } from './level.ts';

test.describe('what the screen says', () => {
  const cellAt = (page: Page, at: string) => page.locator(`.boardcell[data-at="${at}"]`);
  /** Fork in the Line, its terminal opened in turn 1. */
  const openEye = async (page: Page): Promise<void> => {
    await open(page, 'fork-in-the-line');
    for (const key of ['d', 'd', 'd', 's', ' ', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('.vitals')).toContainText('Turn 2');
  };

  test('[RM-465] the network views are locked and say why, until the eye is open', async ({ page }) => {
    await open(page, 'fork-in-the-line');
    const fuel = page.getByRole('button', { name: /^Fuel/ }).first();
    await expect(fuel).toHaveAttribute('aria-disabled', 'true');
    await expect(fuel).toHaveAccessibleName(/hidden until an eye terminal is opened/);
    await expect(page.locator('.rx-pipes')).toHaveCount(0);
    // What holds now and will not at the end of the turn says both, as the forecast does.
    const want = page.locator('.side .row').filter({ hasText: 'Fuel below 5 at 6,1' });
    await expect(want).toContainText('0 now, 6 after this turn');
    await expect(want).toContainText('Met now');
    await expect(page.getByText('In the way: fuel (starved), fuel of 5 or more at 6,1.')).toBeVisible();
    // Nor does the light tell what only the eye can show.
    await expect(page.locator('.top .verdict')).toContainText('press to ask');
    // Planning to open it shows nothing yet.
    for (const key of ['d', 'd', 'd', 's', ' ']) await page.keyboard.press(key);
    await page.keyboard.press('Alt+1');
    await expect(page.locator('.rx-pipes')).toHaveCount(0);
    await page.keyboard.press('Alt+0');
    await page.keyboard.press('Enter');
    await expect(page.locator('.rx-pipes > g')).toHaveCount(3);
    await fuel.click();
    await expect(fuel).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.rx-pipes > g')).toHaveCount(2);
    await page.getByRole('button', { name: 'Surface' }).click();
    await expect(page.locator('.rx-pipes > g')).toHaveCount(0);
  });

  test('[RM-466] [RM-467] a selected cell gives values, labels, leak, robot check and eight turns', async ({
    page,
  }) => {
    await openEye(page);
    await cellAt(page, '6,1').hover();
    const inspector = page.locator('.rx-inspector');
    await expect(inspector).toContainText('Cell 6,1');
    await expect(inspector).toContainText(/Fuel \d+, safe/);
    await expect(inspector).toContainText('Fuel leak under this floor');
    await expect(inspector).toContainText(
      /pressure \d+: 120 from the source at 1,3, \d+ cells × 1, split 3\/1 at 4,3, branch A/,
    );
    await expect(inspector.locator('.rx-run span')).toHaveCount(8);
    await cellAt(page, '7,1').hover();
    await expect(inspector).toContainText('Do not stay');
    await expect(page.locator('.rx-checks [data-check="nostay"]:not([data-count="0"])').first()).toBeAttached();
    await inspector.getByRole('button', { name: /^Why Heat/ }).click();
    await expect(inspector).toContainText('Decay heat');
  });

  test('[RM-468] [RM-469] the level state stands with its reasons, then REACTOR READY', async ({ page }) => {
    await open(page, 'fork-in-the-line');
    await expect(page.locator('.top .rx-level')).toContainText('Caution: fuel (starved)');
    for (const key of ['d', 'd', 'd', '1']) await page.keyboard.press(key);
    await expect(page.locator('.says')).toContainText('REACTOR READY');
    await page.keyboard.press('Enter');
    await expect(page.locator('.top')).toContainText('REACTOR READY');
  });

  test('[RM-470] [RM-482] every mode of a junction shows its cost, what arrives and what changes', async ({ page }) => {
    await openEye(page);
    await page.keyboard.press('w');
    const half = page.locator('.rx-act[data-act="interactProp:2/2"]');
    await expect(half).toContainText('b 54');
    await expect(half).toContainText('fuel producing');
    await expect(half.locator('.cost')).toContainText('1');
    await cellAt(page, '4,3').hover();
    await expect(page.locator('.rx-modes .is-set')).toContainText('3/1');
    await expect(page.locator('.rx-modes tbody tr')).toHaveCount(5);
  });

  test('[RM-471] [RM-185] a refused step shows its reason at the robot and costs nothing', async ({ page }) => {
    await open(page, 'first-light');
    await page.keyboard.press('w');
    await expect(page.locator('.maprefusal')).toContainText('Nothing was spent');
    await expect(page.locator('.top')).toContainText('6 left');
    await page.keyboard.press('d');
    await expect(page.locator('.maprefusal')).toHaveCount(0);
  });

  test('[RM-303] [RM-470] the board shows beside each value what the plan makes of it', async ({ page }) => {
    await openEye(page);
    await expect(page.locator('.rx-numbers')).not.toContainText('→');
    for (const key of ['w', '1', 'd']) await page.keyboard.press(key);
    await expect(page.locator('.rx-numbers')).toContainText(/\d→\d/);
    await expect(page.locator('.rx-bubble')).toContainText('2 0/4');
    await expect(page.locator('.side')).toContainText(/25 → 113 with plan/);
  });

  test('[RM-472] inspect mode walks the eye by arrows and stops at cells of interest by Tab', async ({ page }) => {
    await open(page, 'first-light');
    await page.keyboard.press('i');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.boardcell:focus')).toHaveAttribute('data-at', '1,2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.boardcell:focus')).toHaveAccessibleName(/Coolant source, on|robot, ready/);
    await expect(page.locator('.top')).toContainText('6 left');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.top')).toContainText('5 left');
  });

  test('[RM-474] every cell is a named node of one grid', async ({ page }) => {
    await open(page, 'crossed-wires');
    const { terrain } = level('crossed-wires');
    await expect(page.getByRole('gridcell')).toHaveCount(terrain.length * terrain[0]!.length);
    await expect(page.getByRole('gridcell', { name: /^column / })).toHaveCount(terrain.length * terrain[0]!.length);
    await expect(page.getByRole('gridcell', { name: /sparking cables, severity 2/ })).toHaveCount(1);
  });

  test('[RM-099] a floor leak is a burst pipe in a broken floor, a wall leak cables sparking at their face', async ({
    page,
  }) => {
    await open(page, 'crossed-wires');
    const leaks = page.locator('.rx-leaks > g');
    await expect(leaks).toHaveCount(2);
    const burst = leaks.filter({ has: page.locator('[data-leak="burst"]') });
    const cables = leaks.filter({ has: page.locator('[data-leak="cables"]') });
    await expect(burst).toHaveCount(1);
    await expect(cables).toHaveCount(1);
    // C1 stands on its own cell; W1 hangs in the wall, its sparks fly toward the face below. Measured in one go: the
    // board may still be fitted to its window.
    const { cell, pipe, wall, face, sparks } = await page.evaluate(() => {
      const boxOf = (selector: string) => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
        return { x, y, width, height, midX: x + width / 2, midY: y + height / 2 };
      };
      const cellOf = (at: string) => boxOf(`.boardcell[data-at="${at}"]`);
      return {
        cell: cellOf('6,3'),
        pipe: boxOf('.rx-leaks > g:has([data-leak="burst"])'),
        wall: cellOf('5,2'),
        face: cellOf('5,3'),
        sparks: boxOf('.rx-leaks > g:has([data-leak="cables"]) .rx-sparks'),
      };
    });
    expect(pipe.midX).toBeGreaterThan(cell.x);
    expect(pipe.midX).toBeLessThan(cell.x + cell.width);
    expect(pipe.midY).toBeGreaterThan(cell.y);
    expect(pipe.midY).toBeLessThan(cell.y + cell.height);
    expect(sparks.midY).toBeGreaterThan(wall.midY);
    expect(Math.abs(sparks.midY - face.y)).toBeLessThan(wall.height / 2);
    await expect(burst.locator('path')).toHaveCount(2);
  });

  test('[RM-473] without colour, motion or sound every kind still has its pattern, number and word', async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, 'crossed-wires');
    // A commit is told in words.
    await page.keyboard.press('Enter');
    await expect(page.locator('[role="status"]').first()).toContainText(/Turn|heat/i);
    // One kind, one pattern: the tiles on the floor differ in drawing, not only in hue. And what lies on a cell is in its
    // name, with its band as a word. Looked at in one go, since the names follow the floor by a frame.
    await expect(async () => {
      const { patterns, drawn, names } = await page.evaluate(() => {
        const tiles = [...document.querySelectorAll('.rx-hazards path[fill^="url(#p-"]')];
        const ids = [...new Set(tiles.map((tile) => tile.getAttribute('fill')!.slice(5, -1)))];
        const shapes = ids.map((id) => {
          const pattern = document.getElementById(id)!.cloneNode(true) as Element;
          for (const part of pattern.querySelectorAll('*'))
            for (const colour of ['fill', 'stroke', 'opacity', 'class', 'style']) part.removeAttribute(colour);
          return `${pattern.getAttribute('patternTransform')} ${pattern.innerHTML.trim()}`;
        });
        const cells = [...document.querySelectorAll('[role="gridcell"]')];
        return { patterns: ids, drawn: shapes, names: cells.map((one) => one.getAttribute('aria-label') ?? '') };
      });
      expect(patterns.length).toBeGreaterThan(1);
      expect(new Set(drawn).size).toBe(patterns.length);
      for (const id of patterns)
        expect(names.filter((name) => new RegExp(`${id.slice(2)} \\d+ [a-z]+`, 'i').test(name))).not.toEqual([]);
    }).toPass({ timeout: 30_000 });
    // The level state stands as a word.
    await expect(page.locator('.top .rx-level')).toContainText(/Caution|Critical|Stable/);
    await context.close();
  });
});

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('[RM-475] motion tells what is already so, and any key cuts it short', async ({ page }) => {
    await open(page, 'crossed-wires');
    for (const key of ['d', 'd', 'Enter']) await page.keyboard.press(key);
    // The state is final at once: the top bar has the next turn while the robot still walks.
    await expect(page.locator('.vitals')).toContainText('Turn 2');
    await page.keyboard.press('Shift');
    await expect(page.locator('.rx-playback > *')).toHaveCount(0);
    await expect(page.locator('.rx-robot')).toHaveAttribute('style', /translate\(168px/);
  });
});

test.describe('losing and going back', () => {
  /** Hot Corridor, two cells into the heat without a shield: the next turn is the robot's last. */
  const walkIn = async (page: Page): Promise<void> => {
    await open(page, 'hot-corridor');
    for (const key of ['d', 'd', 'd', 's', 'd', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('.vitals')).toContainText('Turn 2');
  };

  test('[RM-319] a turn that loses is committed only when asked for twice', async ({ page }) => {
    await walkIn(page);
    const commit = page.locator('.dock .commit').filter({ visible: true });
    await expect(commit).toContainText('this turn');
    await page.keyboard.press('Enter');
    await expect(commit).toContainText('Press once more');
    await expect(page.locator('.vitals')).toContainText('Turn 2');
    await expect(page.locator('.ending')).toHaveCount(0);
    // Another plan takes the question back.
    for (const key of ['a', 'z', 'Enter']) await page.keyboard.press(key);
    await expect(commit).toContainText('Press once more');
    await expect(page.locator('.ending')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ending')).toContainText('lost in turn 2');
  });

  test('[RM-325] a loss names its rule, when it was first forecast, and rewinds to where a win still is', async ({
    page,
  }) => {
    await walkIn(page);
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    const ending = page.locator('.ending');
    await expect(ending).toContainText('The robot was worn down to nothing.');
    await expect(ending.locator('.fact').filter({ hasText: 'First warned' })).toContainText('turn 1');
    const back = ending.getByRole('button', { name: /^Rewind to turn \d/ });
    const turn = /turn (\d+)/.exec((await back.textContent())!)![1]!;
    await back.click();
    await expect(page.locator('.vitals')).toContainText(`Turn ${turn}`);
    await expect(ending).toHaveCount(0);
    // A junction under a closed eye: the light is asked, and says that a win still is.
    await page.locator('.top .verdict').click();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await expect(page.locator('.top .verdict')).toContainText(/winnable/i);
  });

  test('[RM-318] undo without a plan goes back turn by turn; the result counts it and takes nothing else', async ({
    page,
  }) => {
    await open(page, 'first-light');
    for (const key of ['d', 'Enter', 'd', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('.vitals')).toContainText('Turn 3');
    // A pending step goes first and is no rewind.
    for (const key of ['d', 'z']) await page.keyboard.press(key);
    await expect(page.locator('.vitals')).toContainText('Turn 3');
    await page.keyboard.press('z');
    await expect(page.locator('.vitals')).toContainText('Turn 2');
    await page.keyboard.press('z');
    await expect(page.locator('.vitals')).toContainText('Turn 1');
    const plan = level('first-light');
    let at = start(plan);
    for (const word of plan.par.witness.split(' ')) at = await pressWord(page, plan, at, word);
    await expectWin(page, plan);
    await expect(page.locator('.ending .fact').filter({ hasText: 'Rewinds' })).toContainText('2');
    await expect(page.locator('.rx-result')).not.toContainText('Clean Run');
  });
});

test('axe-core finds nothing serious: eye open, a plan laid', ({ page }) =>
  expectNothingSerious(page, async () => {
    await open(page, 'fork-in-the-line');
    for (const key of ['d', 'd', 'd', 's', ' ', 'Enter', 'w', '1', 'd']) await page.keyboard.press(key);
    return () => expect(page.locator('.rx-numbers')).toContainText('→');
  }));
