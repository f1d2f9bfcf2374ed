// The droids in the hub, and the road of their levels in place of a list.

import { lazy } from 'react';
import type { GameCard } from '../card.ts';
import { Drawing } from './Drawing.tsx';

export const card: GameCard = {
  Drawing,
  title: 'Donkeys and Droids',
  what: 'Program the delivery. Glitches read the tape too.',
  Levels: lazy(async () => ({ default: (await import('./route/Route.tsx')).Route })),
};
