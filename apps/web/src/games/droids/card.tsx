// The droids in the hub, and the road of their levels in place of a list.

import { lazy } from 'react';
import type { GameCard } from '../card.ts';
import { Drawing } from './Drawing.tsx';

export const card: GameCard = {
  Drawing,
  what: 'Program the delivery. Glitches read the tape too.',
  Designer: {
    Page: lazy(async () => ({ default: (await import('./bench/CardBench.tsx')).CardBench })),
    name: 'The card bench: write a card and try it',
  },
  Levels: lazy(async () => ({ default: (await import('./route/Route.tsx')).Route })),
};
