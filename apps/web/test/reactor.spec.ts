// Reactor Maintenance in the browser: levels played to a win by keyboard alone and by touch alone, and what the screen says on
// the way. The lines played are the witnesses the levels carry.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

test.describe('what the screen says', () => {
  const cellAt = (page: Page, at: string) => page.locator(`.rx-cell[data-at="${at}"]`);
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
    await expect(inspector).toContainText('Leak L1 under this floor');
    await expect(inspector).toContainText(/pressure \d+: source a 120, \d+ cells × 1, split 3\/1 at j, branch A/);
    await expect(inspector.locator('.rx-run span')).toHaveCount(8);
    await cellAt(page, '7,1').hover();
    await expect(inspector).toContainText('Do not stay');
    await expect(page.locator('.rx-checks use[href="#g-nostay"]').first()).toBeAttached();
    await inspector.getByRole('button', { name: /^Why Heat/ }).click();
    await expect(inspector).toContainText('Decay heat');
  });

  test('[RM-468] [RM-469] the level state stands with its reasons, then REACTOR READY', async ({ page }) => {
    await open(page, 'fork-in-the-line');
    await expect(page.locator('.top .rx-level')).toContainText('Caution: Fuel starved');
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
    await expect(half).toContainText('reactor ready');
    await expect(half.locator('.cost')).toContainText('1');
    await cellAt(page, '4,3').hover();
    await expect(page.locator('.rx-modes .is-set')).toContainText('3/1');
    await expect(page.locator('.rx-modes tbody tr')).toHaveCount(5);
  });

  test('[RM-471] [RM-185] a refused step shows its reason at the robot and costs nothing', async ({ page }) => {
    await open(page, 'first-light');
    await page.keyboard.press('w');
    await expect(page.locator('.rx-refusal')).toContainText('Nothing was spent');
    await expect(page.locator('.top')).toContainText('6 left');
    await page.keyboard.press('d');
    await expect(page.locator('.rx-refusal')).toHaveCount(0);
  });

  test('[RM-303] [RM-470] the board shows beside each value what the plan makes of it', async ({ page }) => {
    await openEye(page);
    await expect(page.locator('.rx-numbers')).not.toContainText('→');
    for (const key of ['w', '1', 'd']) await page.keyboard.press(key);
    await expect(page.locator('.rx-numbers')).toContainText(/\d→\d/);
    await expect(page.locator('.rx-bubble')).toContainText('2 Set 3/1 → 0/4');
    await expect(page.locator('.side')).toContainText(/25 → 113 with plan/);
  });

  test('[RM-475] motion tells what is already so, and any key cuts it short', async ({ page }) => {
    await open(page, 'crossed-wires');
    for (const key of ['d', 'd', 'Enter']) await page.keyboard.press(key);
    // The state is final at once: the top bar has the next turn while the robot still walks.
    await expect(page.locator('.vitals')).toContainText('Turn 2');
    await page.keyboard.press('Shift');
    await expect(page.locator('.rx-playback > *')).toHaveCount(0);
    await expect(page.locator('.rx-robot')).toHaveAttribute('style', /translate\(168px/);
  });

  test('[RM-472] inspect mode walks the eye by arrows and stops at cells of interest by Tab', async ({ page }) => {
    await open(page, 'first-light');
    await page.keyboard.press('i');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.rx-cell:focus')).toHaveAttribute('data-at', '1,2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.rx-cell:focus')).toHaveAccessibleName(/Coolant source c, on|robot, ready/);
    await expect(page.locator('.top')).toContainText('6 left');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.top')).toContainText('5 left');
  });

  test('[RM-474] every cell is a named node of one grid', async ({ page }) => {
    await open(page, 'crossed-wires');
    const { terrain } = level('crossed-wires');
    const names = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
    expect(names).toHaveLength(terrain.length * terrain[0]!.length);
    expect(names.filter((name) => !name?.startsWith('column '))).toEqual([]);
    expect(names.filter((name) => name?.includes('sparking cables W1, severity 2'))).toHaveLength(1);
  });
});

test.describe('axe-core finds nothing serious', () => {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  interface Violation {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }
  for (const colorScheme of ['dark', 'light'] as const)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ])
      test(`${colorScheme}, ${viewport.width} px wide`, async ({ browser }) => {
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await open(page, 'fork-in-the-line');
        for (const key of ['d', 'd', 'd', 's', ' ', 'Enter', 'w', '1', 'd']) await page.keyboard.press(key);
        await page.addScriptTag({ path: axe });
        const found = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
          return (await axe.run()).violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .slice(0, 3)
                  .map(({ html }) => html.slice(0, 140))
                  .join(' ')}`,
            );
        });
        expect(found).toEqual([]);
        await context.close();
      });
});
