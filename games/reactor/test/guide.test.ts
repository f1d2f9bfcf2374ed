// The table of reactions in the player's guide is the one of the content.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import pairs from '../content/pairs.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = {
  nothing: 'Hold',
  warms: 'Warm1',
  'warms more': 'Warm2',
  ignites: 'Ignite1',
  'ignites hard': 'Ignite2',
  short: 'Short1',
  'hard short': 'Short2',
  cools: 'Quench1',
  'cools hard': 'Quench2',
};
const CARRIERS: Readonly<Record<string, string>> = {
  fuel: 'Fuel',
  coolant: 'Coolant',
  charge: 'Electricity',
  heat: 'Heat',
};
const LEVELS = ['Safe', 'Caution', 'Critical'] as const;
const reaction = (a: string, b: string): string | undefined => {
  const table = pairs as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return table[a]?.[b] ?? table[b]?.[a];
};

test('every row of the guide tells what the content says, for every pair of carriers', () => {
  const guide = readFileSync(new URL('../../../docs/play/reactor.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => /^\| .*(fuel|coolant|charge)[^|]*, /.test(line));
  const told = new Set<string>();
  for (const row of rows) {
    const [what = '', ...cells] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [first = '', others = ''] = what.split(', ');
    const carrier = Object.keys(CARRIERS).find((word) => first.includes(word))!;
    const level = first.includes('little')
      ? 'Safe'
      : /caution/.test(first)
        ? 'Caution'
        : /critical/.test(first)
          ? 'Critical'
          : null;
    for (const other of others.split(' or '))
      for (const own of level === null ? LEVELS : [level])
        cells.forEach((cell, i) => {
          const pair = [`${CARRIERS[carrier]}${own}`, `${CARRIERS[other]}${LEVELS[i]}`] as const;
          expect(WORDS[cell], `${pair}`).toBe(reaction(...pair));
          told.add(pair.join());
        });
  }
  // Six pairs of different carriers, three amounts each.
  expect(told.size).toBe(6 * 9);
});
