// The reactor in the hub.

import { lazy } from 'react';
import type { GameCard } from '../card.ts';
import { Drawing } from './Drawing.tsx';

export const card: GameCard = {
  Drawing,
  Levels: lazy(async () => ({ default: (await import('./plant/PlantMap.tsx')).PlantMap })),
  what: 'A robot, three hidden networks, and a core that will not wait.',
  presetWords: (preset) => preset.replace(/^d(?=\d+$)/, 'difficulty ').replaceAll('-', ' '),
};
