// Golden runs, won and lost, solo and against each other. UPDATE_PLAYTHROUGHS=1 writes them anew.

import { checkPlaythrough, type Playthrough } from '@interlock/testkit';
import { describe, test } from 'vitest';
import { game } from '../src/index.ts';
import { plan } from './bench.ts';

const won = (level: string): Playthrough => ({
  name: level,
  origin: { level },
  turns: game.levels.find(({ id }) => id === level)!.witnesses[0]!.turns,
  ends: 'won',
});

const playthroughs: readonly Playthrough[] = [
  won('first-light'),
  won('cold-ship'),
  won('redline'),
  won('first-blood'),
  won('crossfire'),
  won('flagship'),
  {
    name: 'blockade-coasted',
    origin: { level: 'blockade' },
    turns: [[], []],
    ends: 'lost',
  },
  {
    name: 'freight-run-late',
    origin: { level: 'freight-run' },
    turns: [plan({ scoop: 1 }), [], [], []],
    ends: 'lost',
  },
  {
    name: 'dry-tank-out-of-time',
    origin: { level: 'dry-tank' },
    turns: Array.from({ length: 9 }, () => []),
    ends: 'lost',
  },
  {
    name: 'mirror-both-fire',
    origin: { level: 'mirror' },
    turns: [
      [...plan({ engines: 2, phase: 2 }, 'blue'), ...plan({ engines: 2, thrusters: 1, rotate: true, phase: 2 }, 'red')],
      [...plan({ railgun: 4 }, 'blue'), ...plan({ railgun: 4, missiles: 2, launch: 'blue' }, 'red')],
      [...plan({ gun: 'fire' }, 'blue'), ...plan({ gun: 'fire' }, 'red')],
      [{ type: 'concede', side: 'red' }],
    ],
    ends: 'won',
  },
  {
    name: 'training-against-ace',
    origin: { level: 'high-ground-vs-ace' },
    turns: [plan({ engines: 1, laser: 2, shields: 2, transfer: 1 }, 'blue'), plan({ vent: 0 }, 'blue'), []],
    ends: 'lost',
  },
];

describe('playthroughs', () => {
  for (const one of playthroughs)
    test(one.name, () => checkPlaythrough(game, `${import.meta.dirname}/playthroughs`, one));
});
