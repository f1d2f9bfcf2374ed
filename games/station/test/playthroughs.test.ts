// Golden runs, won, lost and given up, and the counts by depth. UPDATE_PLAYTHROUGHS=1 writes them anew.

import { checkPerft, checkPlaythrough, type Playthrough } from '@interlock/testkit';
import { describe, test } from 'vitest';
import { game } from '../src/index.ts';
import { planOf } from '../src/map/plan.ts';

const plan = (...lines: readonly string[]) => lines.flatMap(planOf).map((action) => [action]);

const won = (level: string): Playthrough => ({
  name: level,
  origin: { level },
  turns: game.levels.find(({ id }) => id === level)!.witnesses[0]!.turns,
  ends: 'won',
});

/** Cleared by way of the store, with a look through a camera. */
const STORE_FIRST = plan(
  ...['S', 'power t1 store on', 'cctv t1 lab on', 'cctv t1 lab off', 'power t1 lab on', 'ESSSSSEES', 'search f3'],
  ...['NWWNNNN', 'NEEEEEE', 'power t3 lobby on', 'power t3 plant on', 'EEE', 'search f2', 'WSSSSSWSW', 'search f4'],
  ...['W', 'fix h1', 'EE', 'battery g1', 'battery g1', 'NENNNNNEEE', 'key d3', 'EEEES'],
);
const playthroughs: readonly Playthrough[] = [
  won('emergency-lab'),
  won('paper-trail'),
  won('cold-start'),
  won('half-light'),
  { name: 'cold-start-store-first', origin: { level: 'cold-start' }, turns: STORE_FIRST, ends: 'won' },
  {
    name: 'emergency-lab-out-of-air',
    origin: { level: 'emergency-lab' },
    turns: plan('EEE', ...Array.from({ length: 50 }, () => 'wait')),
    ends: 'lost',
  },
  {
    name: 'paper-trail-given-up',
    origin: { level: 'paper-trail' },
    turns: plan('ESS', 'search f1', 'NNEEE', 'concede'),
    ends: 'lost',
  },
  {
    name: 'half-light-at-capacity',
    origin: { level: 'half-light' },
    turns: plan('S', 'power t1 lab on', 'power t1 lab off', 'power t1 store on', 'cctv t1 dock on', 'wait'),
    ends: 'playing',
  },
];

describe('playthroughs', () => {
  for (const one of playthroughs)
    test(one.name, () => checkPlaythrough(game, `${import.meta.dirname}/playthroughs`, one));
});

test('perft counts stand', () => checkPerft(game, `${import.meta.dirname}/perft.txt`));
