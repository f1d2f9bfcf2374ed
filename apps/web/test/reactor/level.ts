// Levels of the reactor as their files have them, opened in the page, and played by the keys of their lines.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export interface Level {
  readonly name: string;
  readonly terrain: readonly string[];
  readonly marks: readonly string[];
  readonly props: Readonly<Record<string, { readonly type: string }>>;
  readonly par: { readonly turns: number; readonly actions: number; readonly witness: string };
}

const content = new URL('../../../../games/reactor/content/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, content), 'utf8'));
export const level = (id: string): Level => read(`levels/${id}.json`) as Level;
const modes = read('modes.json') as Readonly<Record<string, readonly string[]>>;

export const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/play/reactor?level=${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
};

const ARROW: Readonly<Record<string, string>> = { N: 'ArrowUp', W: 'ArrowLeft', E: 'ArrowRight', S: 'ArrowDown' };
export const STEP: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  W: [-1, 0],
  E: [1, 0],
  S: [0, 1],
};

export const start = ({ terrain }: Level): readonly [number, number] => {
  const y = terrain.findIndex((row) => row.includes('@'));
  return [terrain[y]!.indexOf('@'), y];
};

/** The junction modes under a cell of the map. */
const modesAt = ({ marks, props }: Level, [x, y]: readonly [number, number]): readonly string[] =>
  modes[props[marks[y]![x]!]?.type ?? ''] ?? [];

export const expectWin = async (page: Page, { par }: Level): Promise<void> => {
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await expect(page.locator('.ending')).toContainText(`par ${par.turns}`);
};

/** Presses the keys of one word of a witness; gives where the robot stands after it. */
export const pressWord = async (
  page: Page,
  plan: Level,
  at: readonly [number, number],
  word: string,
): Promise<readonly [number, number]> => {
  if (word in STEP) {
    await page.keyboard.press(ARROW[word]!);
    return [at[0] + STEP[word]![0], at[1] + STEP[word]![1]];
  }
  if (word === '|') await page.keyboard.press('Enter');
  else if (word === '!') {
    await page.keyboard.press('x');
    await expect(page.locator('.commit').filter({ visible: true })).toContainText('Start the core');
    await page.keyboard.press('Enter');
  } else if (word === 'p') await page.keyboard.press(' ');
  else if (word.startsWith('p(')) await page.keyboard.press(String(modesAt(plan, at).indexOf(word.slice(2, -1)) + 1));
  else await page.keyboard.press(word.startsWith('r(') ? 'r' : word);
  return at;
};
