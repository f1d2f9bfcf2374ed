// Golden runs, won and lost, and the counts by depth. UPDATE_PLAYTHROUGHS=1 writes them anew.

import { checkPerft, checkPlaythrough, type Playthrough } from '@interlock/testkit';
import { describe, test } from 'vitest';
import { game } from '../src/index.ts';

const playthroughs: readonly Playthrough[] = [
  { name: 'one-step', origin: { level: 'step' }, turns: [['east', 'east']], ends: 'won' },
  {
    name: 'light-first',
    origin: { level: 'pit' },
    turns: [
      ['east', 'light'],
      ['west', 'south', 'south'],
      ['east', 'east', 'east'],
      ['east', 'north', 'north'],
    ],
    ends: 'won',
  },
  { name: 'into-the-pit', origin: { level: 'pit' }, turns: [['east', 'east', 'light']], ends: 'lost' },
  { name: 'waited-too-long', origin: { level: 'step' }, turns: [[], ['light']], ends: 'lost' },
  {
    name: 'twice-in-the-draught',
    origin: { level: 'draught' },
    turns: [['east', 'east', 'east'], [], ['west', 'south', 'south'], ['east', 'east', 'east']],
    ends: 'won',
  },
  {
    name: 'blown-out',
    origin: { level: 'draught', seed: 'D2' },
    turns: [['east', 'east', 'east'], [], []],
    ends: 'lost',
  },
  {
    name: 'generated',
    origin: { preset: 'small', seed: 'K3F9' },
    turns: [
      ['light', 'south'],
      ['east', 'east', 'east'],
    ],
    ends: 'playing',
  },
];

describe('playthroughs', () => {
  for (const playthrough of playthroughs)
    test(playthrough.name, () => checkPlaythrough(game, `${import.meta.dirname}/playthroughs`, playthrough));
});

test('perft counts stand', () => checkPerft(game, `${import.meta.dirname}/perft.txt`));
