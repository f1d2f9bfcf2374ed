// What the browser specs share: opening a run, reading the live region, and runs made in Node to compare with.

import { loadGame } from '@interlock/catalog';
import { type AnyGame, type Origin, openRun, record, Session, shareCode, type Turn } from '@interlock/kernel';
import { expect, type Page } from '@playwright/test';
import type { Save } from '../src/store/save/saves.ts';

/** Opens an address and waits until something can be done there. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('main:not([aria-busy])')).toBeVisible();
};

/** The light has an answer, so the worker is up and the run is settled. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.top .verdict')).not.toHaveClass(/thinking/);
};

/** An Escape or a key of the sheet's own has closed it; while it stands it takes every key. */
export const noSheet = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0);

/** Nothing on the page reaches out of the window to the side. */
export const fitsSideways = (page: Page, message = 'wider than the window, px'): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), message)
    .toBeLessThanOrEqual(0);

/** From here on only the test moves the page's clock, which must have been installed. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt(new Date('2030-01-01T12:00:00Z'));
};

export const said = (page: Page) => page.getByRole('status').first();

/** A finished or unfinished run, played in Node. */
export const played = async (
  id: string,
  origin: Origin,
  turns: readonly Turn<never>[] | 'witness',
): Promise<{ readonly game: AnyGame; readonly session: Session<never>; readonly code: string }> => {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.error.message);
  const run = openRun(game.value, origin);
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (const turn of turns === 'witness' ? (run.value.witness ?? []) : turns) {
    const answer = session.commit(turn);
    if (!answer.ok) throw new Error(answer.refusals[0]!.why);
  }
  return { game: game.value, session: session as never, code: shareCode(game.value, record(session)) };
};

/** The text of one record of a store in the page's own database. */
export const readKept = (page: Page, store: string): Promise<readonly { key: string; text: string; sum: string }[]> =>
  page.evaluate(
    (name) =>
      new Promise((done, failed) => {
        const asked = indexedDB.open('interlock');
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const found = asked.result.transaction(name).objectStore(name).getAll();
          found.onsuccess = () => {
            asked.result.close();
            done(found.result);
          };
        };
      }),
    store,
  );

/** The newest save as it stands in the page's database: written behind the screen, so it is polled for. */
export const newestSave = async (page: Page): Promise<Partial<Save>> => {
  const saves = (await readKept(page, 'saves')).map(({ text }) => JSON.parse(text) as Save);
  return saves.sort((a, b) => b.savedAt - a.savedAt)[0] ?? {};
};

/** Cuts the text of every record of a store, as a torn write or a failing disk would. */
export const damage = (page: Page, store: string): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open('interlock');
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const change = asked.result.transaction(name, 'readwrite');
          const records = change.objectStore(name);
          const all = records.getAll();
          all.onsuccess = () => {
            for (const one of all.result) records.put({ ...one, text: one.text.slice(0, one.text.length / 2) });
          };
          change.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    store,
  );
