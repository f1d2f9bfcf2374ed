// Reactor Maintenance in the browser: levels played to a win by keyboard alone and by touch alone, and what the screen says on
// the way. The lines played are the witnesses the levels carry.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

interface Level {
  readonly name: string;
  readonly terrain: readonly string[];
  readonly marks: readonly string[];
  readonly props: Readonly<Record<string, { readonly type: string }>>;
  readonly par: { readonly turns: number; readonly actions: number; readonly witness: string };
}

const content = new URL('../../../games/reactor/content/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, content), 'utf8'));
const level = (id: string): Level => read(`levels/${id}.json`) as Level;
const modes = read('modes.json') as Readonly<Record<string, readonly string[]>>;

const LEVELS = ['first-light', 'fork-in-the-line', 'hot-corridor', 'crossed-wires'] as const;
const ARROW: Readonly<Record<string, string>> = { N: 'ArrowUp', W: 'ArrowLeft', E: 'ArrowRight', S: 'ArrowDown' };
const STEP: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], W: [-1, 0], E: [1, 0], S: [0, 1] };

const start = ({ terrain }: Level): readonly [number, number] => {
  const y = terrain.findIndex((row) => row.includes('@'));
  return [terrain[y]!.indexOf('@'), y];
};

/** The junction modes under a cell of the map. */
const modesAt = ({ marks, props }: Level, [x, y]: readonly [number, number]): readonly string[] =>
  modes[props[marks[y]![x]!]?.type ?? ''] ?? [];

const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/play/reactor?level=${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
};

const expectWin = async (page: Page, { par }: Level): Promise<void> => {
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await expect(page.locator('.ending')).toContainText(`par ${par.turns}`);
};

for (const id of LEVELS)
  test(`[RM-472] ${id} is won by keyboard alone`, async ({ page }) => {
    const plan = level(id);
    await open(page, id);
    let at = start(plan);
    for (const word of plan.par.witness.split(' ')) {
      if (word in STEP) {
        await page.keyboard.press(ARROW[word]!);
        at = [at[0] + STEP[word]![0], at[1] + STEP[word]![1]];
      } else if (word === '|') await page.keyboard.press('Enter');
      else if (word === '!') await page.keyboard.press('x');
      else if (word === 'p') await page.keyboard.press(' ');
      else if (word.startsWith('p('))
        await page.keyboard.press(String(modesAt(plan, at).indexOf(word.slice(2, -1)) + 1));
      else await page.keyboard.press(word);
    }
    await expectWin(page, plan);
  });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const id of LEVELS)
    test(`[RM-472] ${id} is won by touch alone, on a phone held upright`, async ({ page }) => {
      const plan = level(id);
      await open(page, id);
      let at = start(plan);
      let isWalking = false;
      /** The first tap inspects, the second plans the walk. */
      const arrive = async (): Promise<void> => {
        if (!isWalking) return;
        isWalking = false;
        const cell = page.locator(`.rx-cell[data-at="${at.join(',')}"]`);
        await cell.scrollIntoViewIfNeeded();
        await cell.tap();
        await cell.tap();
      };
      for (const word of plan.par.witness.split(' ')) {
        if (word in STEP) {
          at = [at[0] + STEP[word]![0], at[1] + STEP[word]![1]];
          isWalking = true;
          continue;
        }
        await arrive();
        const pad = page.locator('.rx-pad');
        if (word === '|') await page.locator('.commit').filter({ visible: true }).tap();
        else if (word === '!') await pad.locator('[data-act="activateReactor"]').tap();
        else if (word === 'p') await pad.locator('[data-act="interactProp"]').tap();
        else if (word === 'h') await pad.locator('[data-act="interactLeak:shield"]').tap();
        else await pad.locator(`[data-act="interactProp:${word.slice(2, -1)}"]`).tap();
      }
      await expectWin(page, plan);
    });
});
