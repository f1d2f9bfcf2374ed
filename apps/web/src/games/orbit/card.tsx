// The orbit in the hub.

import { lazy } from 'react';
import type { GameCard } from '../card.ts';
import { Drawing } from './Drawing.tsx';

export const card: GameCard = {
  Drawing,
  what: 'Ten units of energy, sockets for sixteen. Somebody goes without.',
  Levels: lazy(async () => ({ default: (await import('./map/OrbitMap.tsx')).OrbitMap })),
  presetWords: (preset) => preset.replace(/(\d+)$/, ' $1'),
};
