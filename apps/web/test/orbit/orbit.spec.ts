// Orbit Simulator in a real browser: First Light by keyboard alone and by touch, to the digests of Node; a refused plan at
// its controls; a duel of two at one keyboard, neither plan showing to the other; the map and its acts; axe.

import { game, type OrbitShape } from '@interlock/orbit';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious, type Show } from '../axe.ts';
import { fitsSideways, open, played, said, settled } from '../room.ts';

type Entry = OrbitShape['action'];

const solutionOf = (id: string): readonly (readonly Entry[])[] =>
  game.levels.find((level) => level.id === id)!.witnesses[0]!.turns;

const SUBSYSTEMS = ['engines', 'thrusters', 'scoop', 'laser', 'railgun', 'missiles', 'shields'];

const row = (page: Page, name: string) => page.locator('.ob-power .row').filter({ hasText: name });
const order = (page: Page, id: string) => page.locator(`.ob-order[data-order="${id}"]`);
const started = (page: Page) => expect(page.locator('.ob-map')).toBeVisible();

/** Enters one entry by the keys of the ledger, waiting each time for what it shows. */
const enter = async (page: Page, entry: Entry, before: number): Promise<void> => {
  if (entry.type === 'energy') {
    await page.keyboard.press(String(SUBSYSTEMS.indexOf(entry.subsystem) + 1));
    for (let at = before; at < entry.value; at++) await page.keyboard.press('+');
    for (let at = before; at > entry.value; at--) await page.keyboard.press('-');
  }
  if (entry.type === 'move') {
    for (let at = 0; at < entry.power; at++) await page.keyboard.press(entry.kind === 'transfer' ? 't' : 'p');
    await expect(order(page, `${entry.kind}-${entry.power}`)).toHaveAttribute('aria-pressed', 'true');
  }
};

test('First Light by keyboard alone, to a gold medal and the digest of Node', async ({ page }) => {
  const { session } = await played('orbit', { level: 'first-light' }, 'witness');
  await open(page, '/play/orbit?level=first-light');
  await started(page);
  // Only what is installed is shown, and the lesson says what to do.
  await expect(page.locator('.ob-power .row')).toHaveCount(1);
  await expect(order(page, 'rotate')).toHaveCount(0);
  await expect(page.locator('.ob-tip')).toContainText('energy into Engines');
  let engines = 0;
  for (const [i, turn] of solutionOf('first-light').entries()) {
    for (const entry of turn) {
      await enter(page, entry, engines);
      if (entry.type === 'energy') engines = entry.value;
    }
    await expect(page.locator('.dock > .commit')).toContainText(`Execute turn ${i + 1}`);
    await page.keyboard.press('Enter');
    if (i === 0) await expect(page.locator('.top .vitals')).toContainText('Turn 2');
  }
  await expect(page.locator('.ob-verdict')).toContainText('Gold');
  await expect(page.locator('.ob-tally')).toContainText('par 2');
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('dialog')).toContainText(session.digest().slice(0, 8));
});

test('[OS-101] [OS-102] an edit shows at once, is undone as a step, and reset is one step too', async ({ page }) => {
  await open(page, '/play/orbit?level=joust');
  await started(page);
  const free = page.locator('.ob-power header .ob-asked');
  await expect(free).toContainText('10');
  await page.getByRole('button', { name: 'Railgun more' }).click();
  await page.getByRole('button', { name: 'Railgun more' }).click();
  await page.getByRole('button', { name: 'Shields more' }).click();
  await expect(free).toContainText('7');
  await page.keyboard.press('z');
  await expect(free).toContainText('8');
  await page.keyboard.press('x');
  await expect(free).toContainText('10');
  await page.keyboard.press('z');
  await expect(free).toContainText('8');
  // Nothing of it was played.
  await expect(page.locator('.top .vitals')).toContainText('Turn 1');
});

test('[OS-118] every refusal stands at its control, blocks the key, and goes when it is put right', async ({
  page,
}) => {
  await open(page, '/play/orbit?level=joust');
  await started(page);
  await order(page, 'transfer-2').click();
  await order(page, 'rotate').click();
  await expect(order(page, 'transfer-2')).toHaveClass(/is-bad/);
  // Each in the row of the subsystem that carries the order out, and the move on the board, stopped.
  const told = (name: string) => page.locator('.ob-told').filter({ has: page.locator('.ob-nm', { hasText: name }) });
  await expect(told('Engines')).toContainText('A medium burn needs 2 energy in Engines, planned 0.');
  await expect(told('Thrusters')).toContainText('Turning needs 1 energy in Maneuvering Thrusters.');
  await expect(page.locator('.ob-refused')).toContainText('engines 0 of 2');
  await expect(page.locator('.ghostbar')).toContainText('opens when the plan is legal');
  await expect(page.locator('#panel-forecast')).toContainText('Refused: 2');
  await expect(page.locator('.dock > .commit')).toHaveClass(/blocked/);
  // The blocked key goes to what is refused; nothing is executed.
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('data-field', /rotate|move/);
  await expect(page.locator('.top .vitals')).toContainText('Turn 1');
  await page.getByRole('button', { name: 'Engines more' }).click();
  await page.getByRole('button', { name: 'Engines more' }).click();
  await page.getByRole('button', { name: 'Maneuvering Thrusters more' }).click();
  await expect(page.locator('.ob-told .ob-why, .ob-refused')).toHaveCount(0);
  await expect(page.locator('.dock > .commit')).not.toHaveClass(/blocked/);
  // [OS-457] every number says its sum when asked
  await page.locator('.ob-power header .ob-asked').focus();
  await expect(page.locator('.ob-sum')).toContainText('10');
  await expect(page.locator('.ob-chosen')).toContainText('OS-027');
});

test('[OS-457] a number says its sum and its rule when asked, by mouse and by key', async ({ page }) => {
  await open(page, '/play/orbit?level=last-orbit');
  await started(page);
  const sum = page.locator('.ob-chosen');
  await page.locator('.askedfact').first().hover();
  await expect(sum).toContainText('0 + 4 along ring 3 = 4');
  await expect(sum).toContainText('Coasting goes along with the ring. OS-185');
  await page.locator('.askedfact').nth(1).focus();
  await expect(sum).toContainText('by weapons');
  await page.locator('.ob-power header .ob-asked').focus();
  await expect(sum).toContainText('10 in the reactor');
  await expect(sum).toContainText('What no subsystem holds is free. OS-027');
});

test('two plans lie side by side, and a press on a cell takes the move that ends there', async ({ page }) => {
  await open(page, '/play/orbit?level=first-blood');
  await started(page);
  await page.getByRole('button', { name: 'Engines more' }).click();
  const to = (await order(page, 'transfer-1').locator('small').textContent())!.split('−')[0]!.trim();
  await page.locator(`.boardcell[data-at="${to}"]`).click();
  await expect(order(page, 'transfer-1')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('b');
  await expect(order(page, 'coast')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Shields more' }).click();
  await page.getByRole('button', { name: 'Compare both plans' }).click();
  await expect(page.locator('.ob-compare')).toContainText('Ends on');
  await expect(page.locator('.ob-compare tbody tr').filter({ hasText: 'Ends on' })).toContainText(to);
});

test('a duel of two at one keyboard: neither plan shows to the other, one is withdrawn, one concedes', async ({
  page,
}) => {
  await open(page, '/play/orbit?level=mirror');
  const curtain = page.locator('.ob-curtain');
  const take = async (): Promise<void> => {
    await expect(page.locator('.ob-hand .commit')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await started(page);
  };
  const seal = async (): Promise<void> => {
    await page.keyboard.press('Enter');
  };
  await expect(curtain).toContainText('Blue plans');
  await take();
  await page.keyboard.press('5');
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
  await expect(row(page, 'Railgun')).toContainText('charged');
  await seal();
  await expect(curtain).toContainText('Hand over to red');
  // Behind the curtain there is no board, no panel, no plan in the document.
  await expect(page.locator('.ob-map, .ob-power, .ob-orders, #panel-log')).toHaveCount(0);
  // Blue thinks again.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Blue: withdraw the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curtain).toContainText('Blue plans');
  await take();
  await expect(row(page, 'Railgun')).toContainText('charged');
  await page.keyboard.press('5');
  await page.keyboard.press('-');
  await expect(row(page, 'Railgun')).toContainText('asleep below 4');
  await seal();
  await take();
  // Red sees committed values alone: nothing of blue's three units.
  await expect(page.locator('.ob-power')).not.toContainText('asleep');
  await expect(page.locator('.board')).not.toContainText('Railgun 3');
  await page.keyboard.press('3');
  await page.keyboard.press('+');
  await expect(row(page, 'Scoop')).toContainText('no mass this turn'); // the tank is full
  await seal();
  // Both lie open; the turn has been played for both together.
  await expect(page.locator('.dock > .commit')).toContainText('Lower the curtain');
  await expect(page.locator('#panel-log')).toContainText('puts 3 energy into Railgun');
  await expect(page.locator('#panel-log')).toContainText('puts 1 energy into Fuel Scoop');
  await page.keyboard.press('Enter');
  await expect(curtain).toContainText('Blue plans');
  await take();
  await seal();
  await take();
  await page.getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('button', { name: 'Conceding with this plan' })).toBeVisible();
  await page.locator('.dock > .commit').click();
  await expect(page.locator('.ob-verdict')).toContainText('Blue wins');
});

test('[OS-347] a duel is flown to its last turn at one keyboard: nobody has won it, and the digest is that of Node', async ({
  page,
}) => {
  const limit = 20;
  const { session } = await played(
    'orbit',
    { level: 'mirror' },
    Array.from({ length: limit }, () => []),
  );
  await open(page, '/play/orbit?level=mirror');
  for (let turn = 1; turn <= limit; turn++) {
    for (const seat of ['Blue', 'Red']) {
      await expect(page.locator('.ob-curtain')).toContainText(new RegExp(`${seat} plans|Hand over to ${seat}`, 'i'));
      await expect(page.locator('.ob-hand .commit')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await started(page);
      await page.keyboard.press('Enter');
    }
    if (turn === limit) break;
    await expect(page.locator('.dock > .commit')).toContainText('Lower the curtain');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.ob-verdict')).toContainText('A draw');
  await expect(page.locator('.dock .facts')).toContainText('equal in hull and heat');
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('dialog')).toContainText(session.digest().slice(0, 8));
});

test('a turn is shown phase by phase, held, and cut short by any key', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/play/orbit?level=first-blood');
  await started(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ob-phases')).toBeVisible();
  // The keys of the phases grow and shrink while it plays: pressed where it stands, not where it was.
  await page.locator('.ob-phases .ticks button', { hasText: 'Move' }).dispatchEvent('click');
  await expect(page.locator('.ob-caption')).toContainText('coasts from 4:0 to 4:3');
  // The state was final before the first beat.
  await expect(page.locator('.top .vitals')).toContainText('Turn 2');
  await page.keyboard.press(' ');
  await expect(page.locator('.ob-phases')).toHaveCount(0);
  await page.getByRole('button', { name: /turn 1 again/ }).click();
  await expect(page.locator('.ob-phases')).toBeVisible();
});

test('while a turn is shown a press on the commit key shows its end, and commits nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/play/orbit?level=first-blood');
  await started(page);
  const commit = page.locator('.dock > .commit');
  await commit.click();
  // Held, so that the clock does not decide what this test sees.
  await page.locator('.ob-phases .ticks button').first().dispatchEvent('click');
  await expect(commit).toContainText('Turn 1 is final');
  await commit.click();
  await expect(page.locator('.ob-phases')).toHaveCount(0);
  await expect(commit).toContainText('Execute turn 2');
  await expect(page.locator('.top .vitals')).toContainText('Turn 2');
});

test('how the last turn ended is told when it has been seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/play/orbit?level=first-light');
  await started(page);
  let engines = 0;
  for (const turn of solutionOf('first-light')) {
    for (const entry of turn) {
      await enter(page, entry, engines);
      if (entry.type === 'energy') engines = entry.value;
    }
    await page.keyboard.press('Enter');
    // Held at its first phase, so that the clock does not decide what this test sees.
    await page.locator('.ob-phases .ticks button').first().dispatchEvent('click');
    await expect(page.locator('.ob-phases')).toBeVisible();
    await expect(page.locator('.ob-verdict, .ending')).toHaveCount(0);
    if (engines === 2) break;
    await page.keyboard.press(' ');
  }
  await expect(page.locator('.dock > .commit')).toContainText('Turn 2 is final');
  await page.keyboard.press(' ');
  await expect(page.locator('.ob-verdict')).toContainText('Gold');
});

test('[OS-463] the map opens an act when all but one of the one before are won', async ({ page }) => {
  await open(page, '/play/orbit');
  await expect(page.locator('.ob-mapscreen')).toBeVisible();
  await page.getByRole('button', { name: /^9 Broadside Drill/ }).click();
  await expect(page.locator('.ob-mapread')).toContainText('Opens when all but one');
  const ids = game.levels.filter(({ chapter }) => chapter === 'Training').map(({ id }) => id);
  await page.evaluate(
    (won) =>
      localStorage.setItem(
        'interlock.progress',
        JSON.stringify(Object.fromEntries(won.map((id) => [`orbit/${id}`, { turns: 9, stars: 3 }]))),
      ),
    ids.slice(1),
  );
  await page.reload();
  await page.getByRole('button', { name: /^9 Broadside Drill/ }).click();
  await page.getByRole('link', { name: /Fly 9/ }).click();
  await started(page);
});

const SCREENS: Readonly<Record<string, Show>> = {
  map: async (page) => {
    await open(page, '/play/orbit');
    await expect(page.locator('.ob-mapscreen')).toBeVisible();
  },
  plan: async (page) => {
    await open(page, '/play/orbit?level=station-keeping');
    await started(page);
    await settled(page);
    for (const key of ['5', '+', '+', '+', '+', '+', 'g', '1', '+', 't']) await page.keyboard.press(key);
    return () => expect(page.locator('.dock .commit').first()).toHaveClass(/blocked/);
  },
  curtain: async (page) => {
    await open(page, '/play/orbit?level=mirror');
    await expect(page.locator('.ob-curtain')).toBeVisible();
  },
  won: async (page) => {
    await open(page, '/play/orbit?level=first-light');
    await started(page);
    for (const key of ['1', '+', 't', 'Enter', '1', '+', 't', 't', 'Enter']) await page.keyboard.press(key);
    return () => expect(page.locator('.ending')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(SCREENS))
  test(`nothing serious in either theme, on desk and phone: orbit ${name}`, ({ page }) =>
    expectNothingSerious(page, show));

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('First Light is won by touch, and nothing is wider than the phone', async ({ page }) => {
    const { session } = await played('orbit', { level: 'first-light' }, 'witness');
    await open(page, '/play/orbit?level=first-light');
    await started(page);
    for (const [i, turn] of solutionOf('first-light').entries()) {
      for (const entry of turn) {
        if (entry.type === 'energy') {
          await page.getByRole('tab', { name: 'Power' }).tap();
          await page.locator('#panel-side').getByRole('button', { name: 'Engines more' }).tap();
        }
        if (entry.type === 'move') {
          await order(page, `${entry.kind}-${entry.power}`).tap();
          await expect(order(page, `${entry.kind}-${entry.power}`)).toHaveAttribute('aria-pressed', 'true');
          // What the lesson says next stands free.
          await expect(page.locator('.ob-tip')).toContainText('Execute');
          await expect(page.locator('.ob-answer')).toBeHidden();
        }
      }
      await fitsSideways(page);
      await page.locator('.dock header .commit').tap();
      if (i === 0) await expect(said(page)).toContainText('Gate 1 passed');
    }
    await expect(page.locator('.ending')).toContainText('won in turn 2');
    await page.keyboard.press('Shift+S');
    await expect(page.getByRole('dialog')).toContainText(session.digest().slice(0, 8));
  });
});
