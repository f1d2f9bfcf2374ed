// The Dark Station in a real browser: a deck by keyboard alone and one by touch, to the digests of Node; what the dark
// hides; broken decks in the workshop; an expedition; nothing serious for axe.

import { game, type StationShape } from '@interlock/station';
import { expeditionDeck, expeditionOf } from '@interlock/station/screen';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious, type Show } from '../axe.ts';
import { open, played, said } from '../room.ts';

type Action = StationShape['action'];

const planOf = (id: string): readonly Action[] =>
  game.levels.find((level) => level.id === id)!.witnesses[0]!.turns.flat();

const ARROW = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' } as const;

/** The key of a deed: its number in the list of what can be done here. */
const numberOf = async (page: Page, action: Action): Promise<string> => {
  const deed = page.locator(`.st-act[data-action='${JSON.stringify(action)}']`);
  await expect(deed).toBeVisible();
  return (await deed.locator('kbd').textContent())!;
};

const air = (page: Page) => page.locator('.top .vital').filter({ hasText: 'Air' });

test('[DS-469] a deck by keyboard alone: steps, deeds by number, Enter, to a win with the digest of Node', async ({
  page,
}) => {
  const { session } = await played('station', { level: 'paper-trail' }, 'witness');
  await open(page, '/play/station?level=paper-trail');
  await expect(page.locator('.st-map')).toBeVisible();
  const plan = planOf('paper-trail');
  for (const [i, action] of plan.entries()) {
    await page.keyboard.press(action.type === 'move' ? ARROW[action.dir] : await numberOf(page, action));
    await expect(page.locator('#plan button.step')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const { air: left } = session.positionAt(i + 1).state as StationShape['state'];
    if (i < plan.length - 1) await expect(air(page)).toContainText(new RegExp(`Air ?${left}\\b`));
  }
  await expect(page.locator('.ending')).toContainText('Paper Trail, won in turn');
  await expect(page.locator('.ending')).toContainText('par 32');
  await expect(page.locator('.starrules')).toContainText('Three stars: at most 48 air, and no hint');
  // What depended on what stands in a sheet, with one's own way through it.
  await page.getByRole('button', { name: 'Links' }).click();
  const links = page.getByRole('dialog', { name: 'What depends on what' });
  await expect(links.locator('.st-node')).toHaveCount(3);
  await expect(links.locator('.st-node-number')).toHaveText(['1', '2', '3']);
  await expect(links.locator('.st-link-gate').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('dialog')).toContainText(session.digest().slice(0, 8));
});

test('a number in the list of deeds is the one its key does: the list is drawn with the step that changes it', async ({
  page,
}) => {
  await open(page, '/play/station?level=half-light');
  await expect(page.locator('.st-map')).toBeVisible();
  // The list right after a key, before anything could be painted.
  const listAfter = (key: string): Promise<readonly string[]> =>
    page.evaluate(async (pressed) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
      await Promise.resolve();
      return [...document.querySelectorAll<HTMLElement>('.st-act[data-action]')].map((deed) => deed.dataset.action!);
    }, key);
  const [switched] = await listAfter('ArrowDown');
  expect(switched).toContain('"on":true');
  const [second, ...others] = await listAfter('1');
  expect([second, ...others]).not.toContain(switched);
  expect(await listAfter('1')).not.toContain(second);
  await expect(page.locator('#plan button.step')).toHaveCount(3);
});

test('[DS-473] what is dark is not on the page; a refused step says what it lacks; a walk stops where something shows', async ({
  page,
}) => {
  await open(page, '/play/station?level=cold-start');
  await expect(page.locator('.st-map')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(14);
  await expect(page.locator('body')).not.toContainText('Emergency Lab');
  await expect(page.locator('.top .verdict')).toContainText('press to ask');
  // Nothing planned spends nothing.
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/^Nothing is planned/);
  await expect(page.locator('.notedline')).toContainText('waiting has a key of its own');
  await expect(page.locator('.refusedline, .line--refused')).toHaveCount(0);
  await expect(air(page)).toContainText('164');
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toContainText('Refused');
  // A click plans the whole way to the door; committing it stops in the corridor, where the next door comes to light.
  await page.locator('.boardcell[data-at="5,2"]').click();
  await expect(page.locator('.plancount')).toContainText('5 planned');
  await page.keyboard.press('Enter');
  await expect(page.locator('.boardcell[data-at="7,2"]')).toHaveAttribute('aria-label', /door .*unpowered/);
  // What stands in the log has its cause under it, and a walk is one line.
  await expect(page.locator('#panel-log .line').filter({ hasText: 'steps to' })).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.st-legs')).toContainText('1 step to');
});

/** A commit stops where something new comes to light; whoever still wants the rest presses again. */
const carryOut = (page: Page, press: () => Promise<void>): Promise<void> =>
  expect(async () => {
    const steps = page.getByRole('list', { name: 'Plan' }).getByRole('button');
    if ((await steps.count()) > 0) await press();
    expect(await steps.count()).toBe(0);
  }).toPass();

/** The longest that anything of the deck moves, in ms. */
const longestMotion = (page: Page): Promise<number> =>
  page.locator('.st-map').evaluate((map) => {
    const ms = (list: string): number => Math.max(...list.split(',').map((one) => Number.parseFloat(one) * 1000));
    return [...map.querySelectorAll('[class^="st-"]')].reduce((most, part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(part);
      return Math.max(most, ms(transitionDuration), ms(animationDuration));
    }, 0);
  });

test('[DS-469] [DS-464] [DS-077] Wake-Up by mouse alone: whatever is pressed can be done, the lift takes one up; motion is short, or none', async ({
  page,
}) => {
  await open(page, '/play/station?level=wake-up');
  await expect(page.locator('.st-map')).toBeVisible();
  expect(await longestMotion(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const longest = await longestMotion(page);
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(game.content.balance.view.animationMax);
  const cell = (at: string) => page.locator(`.boardcell[data-at="${at}"]`);
  // The log on the floor, the locker, and then from door to door: a press plans the way, the commit key walks it.
  for (const at of ['2,4', '3,3', 'locker', '5,2', '8,2', '12,3']) {
    await (at === 'locker' ? cell('3,3') : cell(at)).click();
    await expect(page.locator('#plan button.step').first()).toBeVisible();
    await carryOut(page, () => page.locator('.dock > .commit').click());
    if (at === '2,4') await expect(page.locator('#panel-log')).toContainText('the port wing at 04:12');
    await expect(page.locator('.line--refused')).toHaveCount(0);
  }
  await expect(page.locator('.ending')).toContainText('Wake-Up, won');
});

/** Presses everything there is a cell of, from where the player stands: nothing is refused, and what was planned is dropped. */
const pressAll = async (page: Page): Promise<number> => {
  const all = await page
    .locator('.boardcell')
    .evaluateAll((cells) => cells.map((cell) => (cell as SVGElement).dataset.at!));
  for (const at of all) {
    await page.locator(`.boardcell[data-at="${at}"]`).dispatchEvent('click');
    await expect(said(page), at).not.toContainText('Refused');
    await expect(page.locator('.refusedline, .line--refused, .maprefusal:not(.is-answer)'), at).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(page.locator('#plan button.step')).toHaveCount(0);
  }
  return all.length;
};

test('[DS-469] [DS-470] whatever is in sight may be pressed: a shut door says what it waits for and offers the switch, nothing is refused', async ({
  page,
}) => {
  await open(page, '/play/station?level=cold-start');
  await expect(page.locator('.st-map')).toBeVisible();
  expect(await pressAll(page)).toBeGreaterThan(10);
  const cell = (at: string) => page.locator(`.boardcell[data-at="${at}"]`);
  // Past the dock's terminal into the corridor, before the door of the lab.
  for (const at of ['1,2', '5,2']) {
    await cell(at).click();
    await expect(page.locator('#plan button.step').first()).toBeVisible();
    await carryOut(page, () => page.locator('.dock > .commit').click());
  }
  await pressAll(page);
  await cell('7,2').click();
  const answer = page.locator('.maprefusal.is-answer');
  await expect(answer).toContainText('Door d1 into Emergency Lab at 7,2 has no power. Terminal t1 in Dock switches it');
  await expect(said(page)).toContainText('Planned 1 step. Door d1');
  await page.getByRole('button', { name: /^Switch it at t1, \d+ air$/ }).click();
  await expect(answer).toHaveCount(0);
  await carryOut(page, () => page.locator('.dock > .commit').click());
  await cell('7,2').click();
  await expect(page.locator('#plan button.step').first()).toBeVisible();
  await expect(answer).toHaveCount(0);
});

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[DS-469] a whole run by touch alone: a switch, a walk through the door it opens, and the lift', async ({
    page,
  }) => {
    await open(page, '/play/station?level=emergency-lab');
    const commit = page.locator('.dock header .commit');
    const walk = async (...ways: readonly string[]): Promise<void> => {
      for (const way of ways) await page.getByRole('button', { name: `Step ${way}` }).tap();
      await carryOut(page, () => commit.tap());
    };
    // The deck has more of the screen than any panel.
    const heightOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())!.height;
    expect(await heightOf('.stage')).toBeGreaterThan(1.5 * (await heightOf('.read')));
    await page.locator(`.st-act[data-act="setDoorPower"][data-action*='"lab","on":true']`).tap();
    await carryOut(page, () => commit.tap());
    await walk('east', 'east', 'east', 'east');
    await walk('east', 'east', 'east');
    // A first tap looks, a second plans the way; from the door on the lab comes to light.
    const door = page.locator('.boardcell[data-at="8,1"]');
    await door.tap();
    await door.tap();
    await expect(page.locator('#plan button.step')).toHaveCount(1);
    await carryOut(page, () => commit.tap());
    await walk('east', 'south');
    const lift = page.locator('.boardcell[data-at="12,1"]');
    await lift.tap();
    await lift.tap();
    await commit.tap();
    await expect(page.locator('.ending')).toContainText('won');
  });
});

test('[DS-469] a whole run by ear: names of cells, keys and switches alone, and what is said after each turn', async ({
  page,
}) => {
  await open(page, '/play/station?level=emergency-lab');
  const cell = (name: RegExp) => page.getByRole('gridcell', { name });
  const commit = (): Promise<void> =>
    carryOut(page, () => page.getByRole('button', { name: /→ \d+ air/ }).press('Enter'));
  await page.getByRole('switch', { name: 'Doors of Emergency Lab' }).press('Enter');
  await commit();
  await expect(said(page)).toContainText('Emergency Lab');
  // In inspect mode Enter on a cell plans the way there.
  await page.keyboard.press('i');
  for (const name of [/into Dock, powered/, /into Emergency Lab, powered/]) {
    await cell(name).focus();
    await page.keyboard.press('Enter');
    await commit();
  }
  // From the threshold on one hears what the room is made of; its lift is heard of further in.
  await cell(/floor of Emergency Lab/)
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await commit();
  await cell(/lift/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Take the lift/ }).press('Enter');
  await expect(page.locator('.ending')).toContainText('Emergency Lab, won');
});

/** Worked example 2: the only terminal that powers the lab stands inside it. */
const BROKEN = `darkstation-map 1
name "Emergency Lab"
[map]
###############
#@..+,,,+.M.>.#
#..F####......#
###############
[rooms]
dock "Dock" at 1,1
lab "Emergency Lab" at 9,1
[end]
`;

test('[DS-198] [DS-287] a broken deck in the workshop: drawn laid open, the lab named, its door marked; mended, it is proven', async ({
  page,
}) => {
  await open(page, '/workshop?dev');
  const text = page.getByRole('textbox', { name: 'Its text' });
  await text.fill(BROKEN);
  const findings = page.locator('.finding');
  await expect(findings.first()).toContainText('Emergency Lab (lab) gates the exit');
  // The whole deck is drawn, though it cannot be won and a player would stand in the dark.
  await expect(page.locator('.draft .boardcell[data-at="12,1"]')).toBeAttached();
  await expect(page.locator('.st-marks')).toHaveCount(0);
  await text.blur();
  await page.keyboard.press('v');
  await expect(findings.first()).toBeFocused();
  await expect(findings.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.st-marks')).toHaveAttribute('data-cells', '8,1');
  await page.keyboard.press('v');
  await expect(findings.nth(1)).toHaveAttribute('aria-pressed', 'true');
  // A glyph nobody knows is a finding of the text: its line is selected there.
  await text.fill(BROKEN.replace('#..F', '#Q.F'));
  await expect(findings.first()).toContainText('unknown glyph');
  await findings.first().click();
  expect(await text.evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd))).toBe(
    '#Q.F####......#',
  );
  await text.fill(BROKEN.replace('#..F', '#M.F'));
  await expect(page.getByText(/^Read as station level: nothing/)).toBeVisible();
  await page.getByRole('button', { name: 'Prove it' }).click();
  await page.getByRole('button', { name: 'Write the proof into it' }).click();
  await expect(text).toHaveValue(/^darkstation-map 1\n(.*\n)*par 14 exact\n(.*\n)*\[plan\]\n/);
});

test('[DS-158] an expedition from the level page: presets in words, the first deck, the list with what comes next', async ({
  page,
}) => {
  await open(page, '/play/station?dev');
  const made = page.getByRole('region', { name: 'Made by seed' });
  await made.getByRole('radio', { name: 'Story' }).check();
  await made.getByRole('radio', { name: 'Open' }).check();
  await expect(made.locator('.st-means')).toContainText(`${game.params.presets['story.open']!.rooms} rooms`);
  await made.getByRole('textbox', { name: 'Seed' }).fill('k3f9');
  await made.getByRole('button', { name: 'Begin an expedition' }).click();
  await expect(page.locator('h1')).toContainText('Deck K3F9/1');
  await expect(page.locator('.st-map')).toBeVisible();
  await page.goBack();
  const run = page.getByRole('region', { name: 'Expeditions' });
  await expect(run).toContainText(`0 of ${game.content.balance.run.decks} decks`);
  await expect(run.getByRole('link')).toHaveCount(1);
  await expect(run.getByRole('link')).toContainText('next');
});

test('[DS-155] [DS-158] the second deck of an expedition, by keyboard: where it stands, what is carried, and the sum of both', async ({
  page,
}) => {
  const [first, second] = expeditionOf(game.content, 'K3F9', game.params.presets.story!);
  const plans = [first, second].map((leg) => expeditionDeck(game.content, leg!)!.level.plan!.flat());
  const score = page.locator('.side .group').filter({ hasText: 'of 5' }).locator('header .chip');
  for (const [i, plan] of plans.entries()) {
    await open(page, `/play/station?expedition=story&seed=K3F9&deck=${i + 1}`);
    await expect(page.locator('.st-map')).toBeVisible();
    await expect(page.locator('.goal')).toContainText(`Deck K3F9/${i + 1}, in the dark:`);
    await expect(page.locator('.side')).toContainText(new RegExp(`Deck ${i + 1} of 5`, 'i'));
    await expect(page.locator('.side')).toContainText('Carried over: points alone');
    for (const action of plan) {
      await page.keyboard.press(action.type === 'move' ? ARROW[action.dir] : await numberOf(page, action));
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.ending')).toContainText(`The expedition: ${i + 1} of 5 decks`);
  }
  await expect(score).toHaveText(/^2,\d{3} points$/);
  await expect(page.locator('.ending .commit')).toContainText('Deck 3');
});

test('the decks stand along the lift: dark until won, lit then, and the briefing says no more of a dark one than its name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('interlock.progress', JSON.stringify({ 'station/wake-up': { turns: 9, stars: 2 } }));
  });
  await open(page, '/play/station');
  const decks = page.getByRole('region', { name: 'Campaign' }).getByRole('link');
  await expect(decks).toHaveCount(game.levels.filter(({ chapter }) => chapter === 'Campaign').length);
  await expect(decks.nth(0)).toHaveClass(/is-lit/);
  await expect(decks.nth(0)).toContainText('par 13 air');
  await expect(decks.nth(1)).toHaveClass(/is-dark.*is-next/);
  const brief = page.getByRole('complementary', { name: 'About the deck' });
  await expect(brief).toContainText('unknown, it is dark');
  await decks.nth(0).focus();
  await expect(brief).toContainText('2 rooms');
  await brief.getByRole('link').click();
  await expect(page.locator('h1')).toContainText('Wake-Up');
});

const SCREENS: Readonly<Record<string, Show>> = {
  deck: async (page) => {
    await open(page, '/play/station?level=half-light');
    await expect(page.locator('.st-map')).toBeVisible();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'r']) await page.keyboard.press(key);
    return () => expect(page.locator('.st-reach')).toBeAttached();
  },
};

for (const [name, show] of Object.entries(SCREENS))
  test(`axe finds nothing serious: station, ${name}`, ({ page }) => expectNothingSerious(page, show));
