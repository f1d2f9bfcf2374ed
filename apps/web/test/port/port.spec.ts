// Open The Port in a real browser: whole runs by keyboard and by touch, packs, the designer's page, and nothing serious
// for axe.

import { readFileSync } from 'node:fs';
import { game } from '@interlock/port';
import { expect, test } from '@playwright/test';
import { expectNothingSerious, type Show } from '../axe.ts';
import { fitsSideways, newestSave, noSheet, open, played, said } from '../room.ts';
import { answerAll, lineOf, onCard, passGuard, ready } from './portDesk.ts';

const EVENTS = JSON.parse(
  readFileSync(new URL('../../../../games/port/content/events.json', import.meta.url), 'utf8'),
) as {
  events: { situation: string; cooldown?: number; coolDown?: number }[];
};

test('[OP-364] a run by keyboard alone, relaxed: 1 to 4, Enter, Escape, to a win with the digest of Node', async ({
  page,
}) => {
  const level = 'small-office-2';
  const { session } = await played('port', { level }, 'witness');
  await ready(page, `/play/port?level=${level}`);
  for (const [i, { pick, number }] of lineOf(level).entries()) {
    await onCard(page, pick.eventId);
    await page.keyboard.press(String(number));
    await expect(page.locator('.pt-ans--sel')).toHaveAttribute('data-answer', pick.actionId);
    if (i === 0) {
      await page.keyboard.press('Escape');
      await expect(page.locator('.pt-ans--sel')).toHaveCount(0);
      await page.keyboard.press(String(number));
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.ending')).toContainText('Won');
  await expect(page.locator('section[data-part="gate"]')).toContainText('Passed');
  await expect(page.locator('.ending')).toContainText(session.digest().slice(0, 8));
  await expect(page.locator('.ending .commit')).toBeFocused();
  await page.clock.fastForward(601);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Small Office 3');
});

test('a lost run says what decided it; the end is told at once, with tier, seed and certificate', async ({ page }) => {
  // The second answers, which every card has, lose this ticket; any that is lost would do.
  await ready(page, '/play/port?preset=year-end-freeze&seed=LOST-13');
  await answerAll(page, 2);
  await expect(page.locator('.ending')).toContainText(/lost in \d+ answers/);
  await expect(page.getByRole('alert').filter({ hasText: 'Lost' })).toHaveCount(1);
  await expect(page.locator('.pt-figures')).toContainText('Rating');
  await expect(page.locator('.pt-ticket--end')).toContainText('LOST-13');
  await expect(page.locator('.blame')).toContainText(/decided it|None found/, { timeout: 90_000 });
  // The headline has the width for one line, and the way on is in the window.
  expect((await page.locator('.rhead b').boundingBox())!.height).toBeLessThan(40);
  await expect(page.locator('.ending .commit')).toBeInViewport({ ratio: 1 });
  const { earned, score } = await page.evaluate(() => {
    const numbers = (selector: string): readonly number[] =>
      [...document.querySelectorAll(selector)].map((one) => Number(one.textContent?.replace('−', '-')));
    return { earned: numbers('.scoresum li:not(:last-child) .num'), score: numbers('.pt-figures dd.num')[0] };
  });
  expect(earned.reduce((sum, one) => sum + one, 0)).toBe(score);
  await page.getByText('What could have been').click();
  await expect(page.locator('.twolines')).toContainText("The certificate's");
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });

  test('[OP-364] a run by touch alone; every card and all its answers fit without scrolling', async ({ page }) => {
    const level = 'small-office-3';
    await open(page, '/play/port');
    await page
      .getByRole('link', { name: /Ticket 1/ })
      .first()
      .tap();
    await expect(page.locator('.pt-ans').first()).toBeVisible();
    await ready(page, `/play/port?level=${level}`);
    for (const { pick } of lineOf(level)) {
      await onCard(page, pick.eventId);
      // At rest: a card that still slides in hangs over the edge for a moment.
      const over = (): Promise<number> =>
        page.locator('.pt-stage').evaluate((stage) => {
          const isMoving = stage.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
          return isMoving ? Number.POSITIVE_INFINITY : stage.scrollHeight - stage.clientHeight;
        });
      await expect.poll(over, { message: pick.eventId, intervals: [50] }).toBeLessThanOrEqual(1);
      await page.locator(`[data-answer="${pick.actionId}"]`).tap();
      await page.locator('.dock header .commit').tap();
    }
    await expect(page.locator('.ending')).toContainText('Won');
    await fitsSideways(page);
  });

  test('every panel is a tab away and targets are 44 px', async ({ page }) => {
    await ready(page, '/play/port?level=small-office-1');
    for (const [tab, panel] of [
      ['Climate', '#panel-inspect'],
      ['Gauges', '#panel-side'],
      ['Log', '#panel-log'],
      ['Forecast', '#panel-forecast'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).tap();
      await expect(page.locator(panel)).toBeVisible();
    }
    const small = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button, main a[href]')]
          .filter((one) => !one.matches('.ask'))
          .map((one) => ({ box: one.getBoundingClientRect(), name: one.getAttribute('aria-label') ?? one.textContent }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ box, name }) => `${name} ${box.width}×${box.height}`),
      );
    await expect.poll(small).toEqual([]);
  });

  test('a drawing is large enough to be one, or is not there', async ({ page }) => {
    await open(page, '/play/port?level=standard-1');
    await expect(page.locator('.pt-ans').first()).toBeVisible();
    const seen = new Set<boolean>();
    for (let height = 844; height >= 604; height -= 20) {
      await page.setViewportSize({ width: 390, height });
      const box = await page.locator('.pt-art > svg').boundingBox();
      seen.add(box !== null);
      if (box) expect(box.height).toBeGreaterThan(34);
    }
    expect(seen.size).toBe(2);
  });
});

test('[OP-201] [OP-206] a pending answer shows committed value, pending value and difference; the row says it before', async ({
  page,
}) => {
  const level = 'small-office-1';
  const [first] = lineOf(level);
  const card = game.content.events.find(({ id }) => id === first!.pick.eventId)!;
  const answer = card.actions.find(({ effects }) => effects.some(({ target }) => target === 'stress'))!;
  const { delta } = answer.effects.find(({ target }) => target === 'stress')!;
  await ready(page, `/play/port?level=${level}`);
  const row = page.locator(`[data-answer="${answer.id}"]`);
  await expect(row).toContainText(`${delta < 0 ? '−' : '+'}${Math.abs(delta)} stress`);
  const gauge = page.locator('.side [data-field="stress"]');
  const now = Number(await gauge.locator('.pt-gv').textContent());
  await row.click();
  const after = Math.max(0, Math.min(100, now + delta));
  await expect(gauge.locator('.pt-gv')).toHaveText(
    `${now} → ${after} (${after < now ? '−' : '+'}${Math.abs(after - now)})`,
  );
  await expect(gauge.getByRole('meter')).toHaveAttribute('aria-valuetext', new RegExp(`with plan ${after}`));
  await expect(row).toHaveAccessibleName(new RegExp(`stress (plus|minus) ${Math.abs(delta)} to ${after}`));
});

test('[OP-365] gate, meters, chips and odds say in words what their colour says', async ({ page }) => {
  await ready(page, '/play/port?level=small-office-1');
  await page.keyboard.press('1');
  await expect(page.locator('.pt-ans--sel')).toHaveAttribute('aria-pressed', 'true');
  // The panels follow the key one after another: each group is looked at in one go, until all of it stands.
  const wordless = (selector: string, words: RegExp, attribute?: string): Promise<readonly string[]> =>
    page.locator(selector).evaluateAll(
      (all, [source, name]) => {
        const said = all.map((one) => (name === undefined ? one.textContent : one.getAttribute(name)) ?? '');
        return all.length === 0 ? ['nothing there'] : said.filter((text) => !new RegExp(source).test(text));
      },
      [words.source, attribute] as const,
    );
  await expect
    .poll(() => wordless('.side .group:first-of-type .row', /met|must (rise|fall) by|may come next/))
    .toEqual([]);
  await expect.poll(() => wordless('.side [role="meter"]', /\d/, 'aria-valuetext')).toEqual([]);
  await expect.poll(() => wordless('main .chip', /\S/)).toEqual([]);
  await expect.poll(() => wordless('.pt-odds li', /%/)).toEqual([]);
});

test('[OP-028] giving up a running run asks once', async ({ page }) => {
  const level = 'small-office-1';
  await ready(page, `/play/port?level=${level}`);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('dialog')).toContainText('Give up this run?');
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await noSheet(page);
  await expect(page.locator('.log .line')).toHaveCount(2);
  await page.keyboard.press('Shift+R');
  await page.getByRole('button', { name: 'Give it up and start anew' }).click();
  await expect(page.locator('.log .line')).toHaveCount(1);
});

test('[OP-197] between tickets of a shift the carry-over stands with its arithmetic, and the next ticket has it', async ({
  page,
}) => {
  // The first answers end this ticket soon, with stress and influence to hand on.
  await ready(page, '/play/port?journey=SHIFT60');
  await answerAll(page, 1);
  const { stressDivisor, stressMax, influenceDivisor, influenceMax } = game.content.config.shift;
  const values = await page.evaluate(() => {
    const value = (field: string): number =>
      Number(document.querySelector(`.side [data-field="${field}"] .pt-gv`)!.textContent);
    return { stress: value('stress'), influence: value('influence') };
  });
  const stress = Math.min(stressMax, Math.floor(values.stress / stressDivisor));
  const influence = Math.min(influenceMax, Math.floor(values.influence / influenceDivisor));
  expect(Math.min(stress, influence)).toBeGreaterThan(0);
  await expect(page.locator('.journeyline')).toContainText(`÷ ${stressDivisor}, at most ${stressMax}: +${stress}.`);
  await expect(page.locator('.journeyline')).toContainText(
    `÷ ${influenceDivisor}, at most ${influenceMax}: +${influence}.`,
  );
  await expect(page.locator('h1')).toHaveText('Shift SHIFT60 · ticket 1 of 3');
  await page.getByRole('button', { name: /Ticket 2 of 3/ }).click();
  await expect(page.locator('h1')).toHaveText('Shift SHIFT60 · ticket 2 of 3');
  await expect(page.locator('.log')).toContainText(`carried over: stress +${stress}, influence +${influence}`);
});

test('odds of winning are asked for, can be stopped, and come with their margin', async ({ page }) => {
  // The worker comes up only once it was told to stop: else a quick one could be done before.
  let release = (): void => undefined;
  const isStopped = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/worker-*.js', async (route) => {
    await isStopped;
    await route.continue();
  });
  await ready(page, '/play/port?level=standard-1');
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.pt-askodds')).toBeVisible();
  release();
  await page.locator('.pt-askodds').click();
  await expect(page.locator('.pt-winodds')).toContainText('±', { timeout: 90_000 });
  await expect(page.locator('.pt-winodds li').first()).toContainText('From here');
});

test('a reload in the middle of a run comes back to the same card; a hint comes in three steps', async ({ page }) => {
  const level = 'small-office-1';
  await ready(page, `/play/port?level=${level}`);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
  await expect.poll(async () => (await newestSave(page)).note).toContain('1 answer given');
  const title = await page.locator('.pt-ticket h2').textContent();
  await page.reload();
  await expect(page.locator('.pt-ticket h2')).toHaveText(title!);
  await expect(page.locator('.log .line')).toHaveCount(2);
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('h');
    await expect(page.locator('.hintline')).toContainText(`Hint ${step} of 3`);
  }
  await page.keyboard.press('u');
  await expect(page.locator('.log .line')).toHaveCount(1);
  await expect(said(page)).toContainText('Taken back');
});

test('[OP-393] a pack loaded from a file is checked, named and played', async ({ page }) => {
  const events = EVENTS.events.map((event, i) => ({ ...event, situation: `Situation number ${i + 1}.` }));
  await page.clock.install();
  await open(page, '/workshop/port');
  const choose = page.locator('.pt-file input');
  await choose.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"events": ['),
  });
  await expect(page.getByRole('alert').first()).toContainText('Nothing was changed.');
  await choose.setInputFiles({
    name: 'own.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ events })),
  });
  await expect(page.locator('.lead').first()).toContainText(`${EVENTS.events.length} cards from own.json`);
  await expect(page.locator('.pt-findings')).toContainText('Nothing to find fault with.');
  await page.getByRole('button', { name: 'Play this pack' }).click();
  await expect(page.locator('.pt-sit')).toContainText(/Situation number \d+\./);
  await expect(page.locator('.top')).toContainText('own pack');
  await passGuard(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).toHaveCount(2);
});

test('[OP-394] the designer sees a mistake named where it stands, the card as it changes, and the coverage', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page, '/workshop/port');
  const text = page.getByLabel('Card 1 as JSON');
  const first = { ...EVENTS.events[0]! };
  await text.fill(JSON.stringify({ ...first, title: 'A Card of My Own' }, null, 2));
  await expect(page.locator('.pt-preview h2#pt-title')).toHaveText('A Card of My Own');
  // The form holds the same card; what it refuses leaves the card as it was, and a change can be taken back.
  const title = page.getByRole('textbox', { name: /^Title/ });
  await expect(title).toHaveValue('A Card of My Own');
  await title.fill('From the Form');
  await expect(text).toHaveValue(/"title": "From the Form"/);
  await title.fill('');
  await expect(page.locator('.pt-form')).toContainText('The card keeps “From the Form”.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveValue('A Card of My Own');
  const { cooldown, ...rest } = first;
  await text.fill(JSON.stringify({ ...rest, coolDown: cooldown }, null, 2));
  await expect(page.locator('.pt-findings')).toContainText('`coolDown` is not a known key; did you mean `cooldown`?');
  await expect(page.getByRole('button', { name: /Play this pack/ })).toHaveAttribute('aria-disabled', 'true');
  await text.fill('{');
  await expect(page.locator('.pt-edit')).toContainText('S19');
  await text.fill(JSON.stringify(first, null, 2));
  await expect(page.locator('.pt-findings')).toContainText('Nothing to find fault with.');
  const down = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export the pack' }).click();
  const exported = JSON.parse(readFileSync(await (await down).path(), 'utf8')) as { events: unknown };
  expect(exported.events).toEqual(EVENTS.events);
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('.pt-cover')).toBeVisible({ timeout: 150_000 });
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.locator('.pt-table tbody')).toHaveCount(EVENTS.events.length);
});

const SCREENS: Readonly<Record<string, Show>> = {
  map: (page) => open(page, '/play/port'),
  card: async (page) => {
    await ready(page, '/play/port?level=standard-1');
    await page.keyboard.press('1');
    return () => expect(page.locator('.pt-ans--sel')).toBeVisible();
  },
  beside: async (page) => {
    await ready(page, '/play/port?level=standard-1');
    await page.keyboard.press('x');
    return () => expect(page.locator('.pt-versus')).toBeVisible();
  },
  pace: async (page) => {
    await ready(page, '/play/port?level=standard-1');
    await page.keyboard.press('m');
    return () => expect(page.getByRole('dialog')).toBeVisible();
  },
  end: async (page) => {
    const level = 'first-ticket-1';
    await ready(page, `/play/port?level=${level}`);
    // The first minute: what its prompts speak of is lit, a gauge, the key, the gate.
    const lit = (name: string) => expect(page.locator(`[data-lit]${name}`)).toHaveCount(1);
    await lit('[data-field="stress"]');
    for (const [i, { pick, number }] of lineOf(level).entries()) {
      await onCard(page, pick.eventId);
      await page.keyboard.press(String(number));
      if (i === 0) await lit('[data-part="commit"]');
      await page.keyboard.press('Enter');
      if (i === 0) await lit('[data-part="gate"]');
    }
    return () => expect(page.locator('.ending')).toBeVisible();
  },
  designer: async (page) => {
    await open(page, '/workshop/port');
    return () => expect(page.locator('.pt-findings')).toContainText('Nothing to find fault with.');
  },
};

for (const [name, show] of Object.entries(SCREENS))
  test(`axe finds nothing serious: port, ${name}`, ({ page }) => expectNothingSerious(page, show));
