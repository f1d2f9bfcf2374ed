// Every figure of a player guide that names its constant is the constant's value: `6<!--turn.actions-->`.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/index.ts';

const folder = new URL('../../../docs/play/', import.meta.url);
const guides = readdirSync(folder).filter((name) => name.endsWith('.md'));

/** The number behind a dotted name: balance tables by name, other content by path. */
const valueAt = (content: unknown, name: string): unknown => {
  const balance = (content as { balance?: Record<string, { default: number } | number> }).balance?.[name];
  if (typeof balance === 'number') return balance;
  if (balance !== undefined) return balance.default;
  return name
    .split('.')
    .reduce<unknown>((here, step) => (here as Record<string, unknown> | undefined)?.[step], content);
};

describe.each(guides)('%s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');

  test('its figures are those of the content', async () => {
    const game = await loadGame(name.replace('.md', ''));
    if (!game.ok) throw new Error(game.error.message);
    const figures = [...text.matchAll(/(\d+)<!--([\w.]+)-->/g)];
    expect(figures.length).toBeGreaterThan(5);
    for (const [, figure, constant] of figures)
      expect([constant, valueAt(game.value.content, constant!)]).toEqual([constant, Number(figure)]);
  });

  test('its pictures and links are there', () => {
    for (const [, path] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect([path, readable(new URL(path!, folder))]).toEqual([path, true]);
  });
});

const readable = (url: URL): boolean => {
  try {
    return readFileSync(url).length > 0;
  } catch {
    return false;
  }
};
