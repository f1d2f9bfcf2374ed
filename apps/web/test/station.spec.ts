// The Dark Station in a real browser: a deck by keyboard alone and one by touch, to the digests of Node; what the dark
// hides; nothing serious for axe.

import { game, type StationShape } from '@interlock/station';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious, type Show } from './axe.ts';
import { open, played, said } from './room.ts';

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
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('dialog')).toContainText(session.digest().slice(0, 8));
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
  await expect(said(page)).toContainText('Nothing is planned');
  await expect(air(page)).toContainText('164');
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toContainText('Refused');
  // A click plans the whole way to the door; committing it stops in the corridor, where the next door comes to light.
  await page.locator('.boardcell[data-at="5,2"]').click();
  await expect(page.locator('#plan button.step')).toHaveCount(5);
  await page.keyboard.press('Enter');
  await expect(page.locator('.boardcell[data-at="7,2"]')).toHaveAttribute('aria-label', /door .*unpowered/);
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
