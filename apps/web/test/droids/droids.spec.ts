// Donkeys and Droids in a real browser: a classic run through all its phases by keyboard alone and a remastered one by touch,
// to the digests of Node; cards dragged and picked; a program that is shown, stepped and skipped; nothing serious for axe.

import { type DroidsShape, game } from '@interlock/droids';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious, type Show } from '../axe.ts';
import { fitsSideways, open, played, said } from '../room.ts';
import { classic, commitKey, digitOf, inHand, playByKeys, press, remastered, tape } from './byKeys.ts';

type Action = DroidsShape['action'];

const turnsOf = (id: string): readonly Action[] => {
  const { turns } = game.levels.find((level) => level.id === id)!.witnesses[0]!;
  return turns.map((turn) => turn.at(-1)!);
};

const start = async (page: Page, level: string): Promise<void> => {
  await open(page, `/play/droids?level=${level}`);
  await expect(page.locator('.dd-hand [data-card]').first()).toBeVisible();
};

/** Milliseconds that the longest motion in there takes, as the browser draws it; 0: nothing moves. */
const movesIn = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((inside) => {
    const seconds = (list: string): number => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
    const all = [...inside.querySelectorAll('*')].map((one) => getComputedStyle(one));
    const moving = all.filter(({ animationName }) => animationName !== 'none');
    return Math.max(
      0,
      ...moving.map(({ animationDuration, animationDelay, animationIterationCount }) => {
        const times = animationIterationCount.includes('infinite') ? Number.POSITIVE_INFINITY : 1;
        const long = seconds(animationDuration);
        return long === 0 ? 0 : 1000 * (long * times + seconds(animationDelay));
      }),
    );
  });

test('a classic run is won through all its phases by keyboard alone, to the digest of Node', async ({ page }) => {
  test.setTimeout(240_000);
  const { phases } = await playByKeys(page, 'classic-easy', 'HAY6', classic);
  const night = ['Scoring', 'DrawGlitch', 'Improve', 'Gamble', 'BufferOverflow'];
  expect([...phases]).toEqual(['ExecuteProgram', ...night]);
});

test('a remastered run with scrub and quarantine is won by keyboard alone, and Enter leads to another fair seed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { deeds } = await playByKeys(page, 'easy', 'HAY16', remastered);
  for (const deed of ['chooseContract', 'buyCard', 'scrub', 'quarantine']) expect([...deeds]).toContain(deed);
  await expect(page.locator('.ending .commit')).toContainText('Another seed');
  // A press within 600 ms of the end is not meant for this key.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.dd-hand [data-card]').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.locator('.top .vital').filter({ hasText: 'Day' })).toContainText('Day 1');
  expect(page.url()).not.toContain('HAY16');
  await page.keyboard.press('1');
  await expect(tape(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('whoever has read nothing taps four cards and Run, and a donkey has eaten', async ({ page }) => {
    await open(page, '/play/droids');
    await page.getByRole('link', { name: /Start 1/ }).tap();
    await expect(page.locator('.dd-hand [data-card]')).toHaveCount(4);
    // The first minute: three callouts, the first two on the cells they speak of.
    const callout = page.locator('.callout');
    await expect(callout).toContainText('1/3');
    await expect(page.locator('.boardcell[data-lit]')).toHaveAttribute('data-at', '2,0');
    for (let n = 1; n <= 4; n++) {
      await page.locator('.dd-hand [data-card] button').first().tap();
      await expect(tape(page)).toHaveCount(n);
      await expect(callout).toContainText(n < 4 ? '2/3' : '3/3');
      if (n === 1) await expect(page.locator('.boardcell[data-lit]')).toHaveAttribute('data-at', '1,1');
    }
    await fitsSideways(page);
    await commitKey(page).tap();
    await expect(page.locator('.dd-endhero')).toContainText('Everybody has eaten.');
    expect(await movesIn(page, '.dd-end')).toBe(0);
  });

  test('a run of days with anomaly, contract and shop is won by touch, to the digest of Node', async ({ page }) => {
    test.setTimeout(240_000);
    const level = 'repair-bay';
    const { session } = await played('droids', { level }, 'witness');
    await start(page, level);
    for (const [i, action] of turnsOf(level).entries()) {
      if (action.type === 'runProgram')
        for (const [n, card] of action.tape.entries()) {
          await inHand(page, card).locator('button').tap();
          await expect(tape(page)).toHaveCount(n + 1);
        }
      if (action.type === 'discard') {
        await page.getByRole('button', { name: 'Pick' }).tap();
        for (const card of action.cards) await inHand(page, card).locator('button').tap();
        await page.getByRole('button', { name: /^Discard/ }).tap();
      }
      if (action.type === 'deferGlitch') await page.getByRole('button', { name: /Defer, pay Energy/ }).tap();
      if (action.type === 'chooseContract') await page.locator('.dd-paperc').nth(action.index).tap();
      if (action.type === 'buyCard')
        await page.locator('.dd-offers .dd-pcards > li').nth(action.slot).locator('.dd-buy').tap();
      await fitsSideways(page);
      await commitKey(page).tap();
      const { day } = session.positionAt(i + 1).state as unknown as DroidsShape['state'];
      await expect(page.locator('.vitals--phone')).toContainText(`Day ${day}`);
      if (action.type === 'discard') await page.getByRole('button', { name: 'Done' }).tap();
    }
    await expect(page.locator('[data-digest]')).toHaveAttribute('data-digest', session.digest());
  });
});

test('cards are dragged between hand and tape, several at once; each change is one step of undo', async ({ page }) => {
  await start(page, 'first-delivery');
  const at = async (): Promise<readonly string[]> =>
    tape(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''));
  const [first, second, third] = await page
    .locator('.dd-hand [data-card]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''));
  await inHand(page, first!).dragTo(page.locator('.dd-tape .dd-slot').first());
  await expect.poll(at).toEqual([first]);
  // Before the first, where its left half is.
  await inHand(page, second!).dragTo(tape(page).first(), { targetPosition: { x: 6, y: 40 } });
  await expect.poll(at).toEqual([second, first]);
  await page.keyboard.press('Tab'); // from here on by keys: what a mouse pressed would not keep the focus
  await tape(page).first().locator('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(at).toEqual([first, second]);
  // Two picked cards go back together.
  await tape(page)
    .nth(0)
    .locator('button')
    .click({ modifiers: ['Shift'] });
  await tape(page)
    .nth(1)
    .locator('button')
    .click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: '2 to hand' }).click();
  await expect.poll(at).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('z');
  await expect.poll(at).toEqual([first, second]);
  await page.keyboard.press('c');
  await expect.poll(at).toEqual([]);
  await page.keyboard.press('z');
  await page.keyboard.press('Backspace');
  await expect.poll(at).toEqual([first]);
  await inHand(page, third!).locator('button').click();
  await expect(page.locator('.dd-forecast')).toContainText('after slot 2');
});

test('an empty tape is run only when asked twice, a tape too long is refused with its reason', async ({ page }) => {
  await start(page, 'low-tech');
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Press once more');
  await expect(page.locator('.top')).toContainText('Prog 1');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`[DD-526] [DD-532] a program taken apart stands slot by slot in one row, with what helps, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await start(page, 'static');
    for (const key of ['1', '1', '2', '1']) await page.keyboard.press(key);
    await expect(tape(page)).toHaveCount(4);
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { name: 'It parted from the plan in slot 3.' })).toBeVisible();
    const places = await page
      .locator('.dd-pm')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })));
    expect(places).toHaveLength(4);
    for (const [i, { x, y }] of places.entries()) {
      expect(y).toBeCloseTo(places[0]!.y, 0);
      if (i > 0) expect(x).toBeGreaterThanOrEqual(places[i - 1]!.x + places[i - 1]!.width);
    }
    await expect(page.locator('.dd-helps')).toContainText('Aluminum Hatin hand');
    await expect(page.locator('.dd-helps')).toContainText('switch off tower T1');
  });

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('[DD-536] a program is shown slot by slot, celebrations last 600 ms at most; it can be paused, stepped and skipped, and any other key leads on', async ({
    page,
  }) => {
    await start(page, 'turn-signals');
    const [run] = turnsOf('turn-signals');
    if (run?.type === 'runProgram') for (const card of run.tape) await page.keyboard.press(await digitOf(page, card));
    await page.keyboard.press('Enter');
    await expect(page.locator('.dd-show')).toBeVisible();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    const before = await page.locator('.dd-running progress').getAttribute('value');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.dd-running progress')).not.toHaveAttribute('value', before!);
    await page.keyboard.press('Enter');
    await expect(page.locator('.dd-show')).toHaveCount(0);
    // The key that ended the show has done nothing else.
    await expect(page.locator('.top')).toContainText('Prog 2');
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { name: /ran as|parted from the plan/ })).toBeVisible();

    // A program that ends the day is shown in the next scene, and its Enter skips there too.
    await start(page, 'first-delivery');
    for (const digit of '1111') await page.keyboard.press(digit);
    await expect(tape(page)).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect(page.locator('.dd-show')).toBeVisible();
    // The shed is filled and celebrated: what moves ends in time, and a key is heard meanwhile.
    await expect(page.locator('.dd-banner')).toBeVisible();
    await page.keyboard.press(' ');
    const long = await movesIn(page, '.dd-running');
    expect(long).toBeGreaterThan(0);
    expect(long).toBeLessThanOrEqual(600);
    await page.keyboard.press('Enter');
    await expect(page.locator('.dd-show')).toHaveCount(0);
    await expect(page.locator('.dd-endhero')).toContainText('Everybody has eaten.');
  });

  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const)
    test(`field and tape stay where they are while a program is shown, also the one that wins, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await start(page, 'first-delivery');
      for (const digit of '1111') await page.keyboard.press(digit);
      await expect(tape(page)).toHaveCount(4);
      const places = (parts: readonly string[]) =>
        page.evaluate(
          (all) =>
            all.map((part) => {
              const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
              return [x, y, width, height].map(Math.round);
            }),
          parts,
        );
      const [field, first] = await places(['.dd-window > svg', '.dd-tape .dd-card']);
      await page.keyboard.press('Enter');
      await expect(page.locator('.dd-show')).toBeVisible();
      await page.keyboard.press(' ');
      await expect.poll(() => places(['.dd-running svg.map'])).toEqual([field]);
      const [[x, y] = []] = await places(['.dd-runtape .dd-card']);
      expect(Math.abs(x! - first![0]!)).toBeLessThan(5);
      expect(Math.abs(y! - first![1]!)).toBeLessThan(5);
    });
});

const upTo =
  (level: string, turns: number): Show =>
  async (page) => {
    await start(page, level);
    for (const action of turnsOf(level).slice(0, turns)) await press(page, action);
  };

const SCREENS: Readonly<Record<string, Show>> = {
  route: (page) => open(page, '/play/droids'),
  compile: async (page) => {
    await start(page, 'static');
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    return () => expect(tape(page)).toHaveCount(2);
  },
  telemetry: upTo('anomaly-desk', 3),
  anomaly: upTo('anomaly-desk', 4),
  contracts: upTo('anomaly-desk', 5),
  bay: upTo('anomaly-desk', 6),
  over: upTo('first-delivery', 1),
};

for (const [name, show] of Object.entries(SCREENS))
  test(`axe finds nothing serious: ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    await expectNothingSerious(page, show);
  });
