// What the port's browser specs share: a level's certified answers, waiting for cards, the run's code, its clock.

import type { Turn } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { expect, type Page } from '@playwright/test';
import { noSheet, open } from '../room.ts';

type Pick = Extract<PortShape['action'], { type: 'pick' }>;

/** The answers of a level's certificate, each with its number on the card. */
export const lineOf = (level: string): readonly { readonly pick: Pick; readonly number: number }[] => {
  const turns = game.levels.find(({ id }) => id === level)!.witnesses[0]!.turns as readonly Turn<PortShape>[];
  return turns.flatMap(([action]) => {
    if (action?.type !== 'pick') return [];
    const card = game.content.events.find(({ id }) => id === action.eventId)!;
    return [{ pick: action, number: card.actions.findIndex(({ id }) => id === action.actionId) + 1 }];
  });
};

/** Opens a run and waits for its first card. Its clock can be moved on from here: nobody sits out the guard. */
export const ready = async (page: Page, address: string): Promise<void> => {
  await page.clock.install();
  await open(page, address);
  await expect(page.locator('.pt-ans').first()).toBeVisible();
  await passGuard(page);
};

/** Past the guard that keeps a double press from answering two cards. */
export const passGuard = (page: Page): Promise<void> => page.clock.fastForward(game.content.config.ui.guardMs + 1);

/** Waits for the card, and past its guard. */
export const onCard = async (page: Page, eventId: string): Promise<void> => {
  const { title } = game.content.events.find(({ id }) => id === eventId)!;
  await expect(page.locator('.pt-ticket h2')).toHaveText(title);
  await passGuard(page);
};

/** Gives one and the same answer to card after card until the run is over. */
export const answerAll = async (page: Page, number: number): Promise<void> => {
  const ending = page.locator('.ending');
  for (let i = 0; i < 60 && (await ending.count()) === 0; i++) {
    await page.keyboard.press(String(number));
    await page.keyboard.press('Enter');
    await passGuard(page);
  }
  await expect(ending).toBeVisible();
};

export const codeOf = async (page: Page): Promise<string> => {
  await page.keyboard.press('Shift+S');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await noSheet(page);
  return link.slice(link.indexOf('#') + 1);
};

const timeLeft = async (page: Page): Promise<number> =>
  Number(await page.locator('.side [data-field="timeLeft"] .pt-gv').evaluate((one) => one.firstChild?.textContent));

/** What is drawn may come a moment after the clock was moved. */
export const expectTimeLeft = (page: Page, seconds: number): Promise<void> =>
  expect.poll(() => timeLeft(page), 'seconds left').toBe(seconds);
