// Levels of the reactor played to a win by keyboard, by touch and by mouse alone. The lines played are the witnesses the levels
// carry.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectWin, type Level, level, open, pressWord, STEP, start } from './level.ts';

const LEVELS = ['first-light', 'fork-in-the-line', 'hot-corridor', 'crossed-wires'] as const;

test.describe('by keyboard', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const id of LEVELS)
    test(`[RM-472] ${id} is won by keyboard alone`, async ({ page }) => {
      const plan = level(id);
      await open(page, id);
      let at = start(plan);
      for (const word of plan.par.witness.split(' ')) at = await pressWord(page, plan, at, word);
      await expectWin(page, plan);
    });
});

/** Plays the level's line on the screen: cells to walk to, buttons for all that is done there. */
const playByHand = async (
  page: Page,
  plan: Level,
  walkTo: (cell: Locator) => Promise<void>,
  press: (button: Locator) => Promise<void>,
): Promise<void> => {
  const commit = page.locator('.commit').filter({ visible: true });
  const act = (name: string): Locator => page.locator(`.rx-pad [data-act="${name}"]`).filter({ visible: true });
  let at = start(plan);
  let isWalking = false;
  for (const word of plan.par.witness.split(' ')) {
    if (word in STEP) {
      at = [at[0] + STEP[word]![0], at[1] + STEP[word]![1]];
      isWalking = true;
      continue;
    }
    if (isWalking) await walkTo(page.locator(`.boardcell[data-at="${at.join(',')}"]`));
    isWalking = false;
    if (word === '|') await press(commit);
    else if (word === '!') {
      await press(act('activateReactor'));
      await press(commit);
    } else if (word === 'p') await press(act('interactProp'));
    else if (word === 'h') await press(act('interactLeak:shield'));
    else if (word.startsWith('r')) await press(act('interactLeak:repair'));
    else await press(act(`interactProp:${word.slice(2, -1)}`));
  }
};

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });

  for (const id of LEVELS)
    test(`[RM-472] ${id} is won by touch alone, on a phone held upright`, async ({ page }) => {
      const plan = level(id);
      await open(page, id);
      /** The first tap inspects, the second plans the walk. */
      const walkTo = async (cell: Locator): Promise<void> => {
        await cell.scrollIntoViewIfNeeded();
        await cell.tap();
        await cell.tap();
      };
      if (id === 'first-light') await expect(page.locator('.callout')).toContainText('Tap its cell twice');
      await playByHand(page, plan, walkTo, (button) => button.tap());
      await expectWin(page, plan);
    });
});

test.describe('upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the board has the most of a phone, with the key, the dangers and the forecast in sight; no panel moves it', async ({
    page,
  }) => {
    await open(page, 'boiler-room');
    const height = async (): Promise<number> => (await page.locator('.mapwindow').boundingBox())!.height;
    expect(await height()).toBeGreaterThan(290);
    await page.locator('.commit').filter({ visible: true }).tap();
    await expect(page.locator('.goal')).toHaveCount(0);
    const whole = await height();
    expect(whole).toBeGreaterThan(335);
    for (const part of ['.dock > header .commit', '.rx-nearest', '.rx-level', '#forecast', '#panel-forecast .facts'])
      await expect(page.locator(part).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    for (const tab of ['Cell', 'Machine', 'Log', 'Forecast']) {
      await page.getByRole('tab', { name: tab, exact: true }).tap();
      expect(await height(), tab).toBe(whole);
    }
  });
});

test.describe('by mouse', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const id of ['hot-corridor', 'crossed-wires'])
    test(`[RM-472] ${id} is won by mouse alone`, async ({ page }) => {
      const plan = level(id);
      await open(page, id);
      const click = (what: Locator): Promise<void> => what.click();
      await playByHand(page, plan, click, click);
      await expectWin(page, plan);
    });
});
