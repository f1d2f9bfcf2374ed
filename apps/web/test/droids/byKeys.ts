// Donkeys and Droids played by keys in a browser, deed by deed and again in Node, with the players that do it.

import { type DroidsShape, game } from '@interlock/droids';
import { openRun, Session } from '@interlock/kernel';
import { expect, type Page } from '@playwright/test';
import { open } from '../room.ts';

type Action = DroidsShape['action'];

export const tape = (page: Page) => page.locator('.dd-tape [data-card]');
export const inHand = (page: Page, card: string) => page.locator(`.dd-hand [data-card="${card}"]`);
export const commitKey = (page: Page) =>
  page.locator('.dock > .commit, .dock header .commit').filter({ visible: true });

/** The key of a card in a row as it lies there now. */
const digitIn = async (page: Page, row: string, card: string): Promise<string> => {
  await expect(page.locator(`${row}[data-card="${card}"]`)).toBeVisible();
  const at = await page
    .locator(row)
    .evaluateAll((all, id) => all.findIndex((one) => (one as HTMLElement).dataset.card === id), card);
  return String((at + 1) % 10);
};

export const digitOf = (page: Page, card: string): Promise<string> => digitIn(page, '.dd-hand [data-card]', card);

/** Tab into the hand, then arrows to the card. */
const walkTo = async (page: Page, card: string): Promise<void> => {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('.dd-hand [data-card]') !== null);
  for (let i = 0; i < 80 && !(await isThere()); i++) await page.keyboard.press('Tab');
  const here = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card ?? null);
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 12 && (await here()) !== card; i++) await page.keyboard.press('ArrowRight');
  expect(await here()).toBe(card);
};

/** One committed action, by keys alone. */
export const press = async (page: Page, action: Action): Promise<void> => {
  const { keyboard } = page;
  switch (action.type) {
    case 'runProgram':
      for (const [i, card] of action.tape.entries()) {
        await keyboard.press(await digitOf(page, card));
        await expect(tape(page)).toHaveCount(i + 1);
      }
      break;
    case 'discard':
      for (const card of action.cards) {
        await walkTo(page, card);
        await keyboard.press(' ');
      }
      await keyboard.press('d');
      await expect(commitKey(page)).toContainText('Discard');
      break;
    case 'deferGlitch':
      await keyboard.press(action.payWith === 'stability' ? 's' : 'f');
      await expect(commitKey(page)).toContainText('Defer');
      break;
    case 'acceptGlitch':
      await keyboard.press('a');
      break;
    case 'chooseContract':
      await keyboard.press(String(action.index + 1));
      await expect(page.locator('.dd-paperc').nth(action.index)).toHaveAttribute('aria-pressed', 'true');
      break;
    case 'scrub':
    case 'quarantine':
      await keyboard.press(action.type === 'scrub' ? 's' : 'q');
      await expect(page.locator('.dd-choose :focus')).toHaveCount(1);
      await keyboard.press('Enter'); // the first harm of the list, paid with Energy
      await expect(commitKey(page)).toContainText(action.type === 'scrub' ? 'Scrub' : 'Quarantine');
      break;
    case 'buyCard':
      await keyboard.press(String(action.slot + 1));
      await expect(commitKey(page)).toContainText('Buy');
      break;
    case 'startGamble':
      await keyboard.press('g');
      await expect(commitKey(page)).toContainText('Cosmic Rays');
      break;
    case 'startBufferOverflow':
      await keyboard.press('b');
      await expect(commitKey(page)).toContainText('Buffer Overflow');
      break;
    case 'takeBooster':
      await keyboard.press(String(action.slot + 1));
      await expect(commitKey(page)).toContainText('Take');
      break;
    case 'destroyCard':
      await keyboard.press(await digitIn(page, '.dd-eight > li', action.card));
      await expect(commitKey(page)).toContainText('Destroy');
      await keyboard.press('Enter');
      await expect(commitKey(page)).toContainText('Press once more');
      break;
    default:
      break; // what happens when nothing is chosen
  }
  await keyboard.press('Enter');
};

/** What the reference player does, and each service of the bay once. */
export const classic = (session: Session<DroidsShape>): Action => {
  const { world } = session;
  const view = session.view();
  const done = new Set(session.turns.flat().map(({ type }) => type));
  if (view.phase === 'Improve' && !done.has('startGamble')) return { type: 'startGamble' };
  if (view.phase === 'Improve' && !done.has('startBufferOverflow')) return { type: 'startBufferOverflow' };
  if (view.phase === 'Gamble' && !done.has('takeBooster')) return { type: 'takeBooster', slot: 0 };
  if (view.phase === 'BufferOverflow') return { type: 'destroyCard', card: view.hand.map(({ id }) => id).sort()[3]! };
  return game.proof!.advice!.pick(world, view, session.state)![0]!;
};

/** What the reference player does, but every anomaly is taken and the first harm scrubbed, the next one put away. */
export const remastered = (session: Session<DroidsShape>): Action => {
  const { world } = session;
  const view = session.view();
  const { phase, services } = view;
  if (phase === 'DrawGlitch') return { type: 'acceptGlitch' };
  const done = new Set(session.turns.flat().map(({ type }) => type));
  const [harm] = view.pile.flatMap(({ id, modifiers }) =>
    modifiers
      .filter(({ kind, duration }) => duration === 'Permanent' && world.rules.modifiers[kind].sign === 'negative')
      .map(({ kind, source }) => ({ card: id, modifier: kind === 'Worn' ? { kind } : { kind, source } })),
  );
  if (phase === 'Improve' && view.contractOffer === null && harm) {
    const { Energy } = view.currencies;
    if (!done.has('scrub') && Energy >= services.scrub!.price) return { type: 'scrub', ...harm };
    if (!done.has('quarantine') && Energy >= services.quarantine!.price) return { type: 'quarantine', ...harm };
  }
  return game.proof!.advice!.pick(world, view, session.state)![0]!;
};

/** A whole run, each deed by keys and again in Node; what was done in it. */
export const playByKeys = async (
  page: Page,
  preset: string,
  seed: string,
  pick: (session: Session<DroidsShape>) => Action,
): Promise<{ readonly phases: ReadonlySet<string>; readonly deeds: ReadonlySet<string> }> => {
  const run = openRun(game, { preset, seed });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  await open(page, `/play/droids?preset=${preset}&seed=${seed}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('.dd-table :focus')).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // Enter on a card would lay it out
  const phases = new Set<string>();
  for (let n = 0; n < 40 && session.status.is === 'playing'; n++) {
    phases.add(session.view().phase);
    const action = pick(session);
    await press(page, action);
    expect(session.commit([action]).ok).toBe(true);
    // A new day asks about no cell: the keys of the hand plan on the field.
    if (action.type === 'previewProgram') await expect(page.locator('.boardcell:focus')).toHaveCount(0);
    const { day, purse } = session.state;
    await expect(page.locator('.top .vital').filter({ hasText: 'Day' })).toContainText(`Day ${day}`);
    await expect(page.locator('.top .vital').filter({ hasText: 'Energy' })).toContainText(String(purse.Energy));
  }
  await expect(page.locator('.ending')).toContainText('won in turn');
  await expect(page.locator('[data-digest]')).toHaveAttribute('data-digest', session.digest());
  return { phases, deeds: new Set(session.turns.flat().map(({ type }) => type)) };
};
