// The station in the hub, its own page of decks, and the inspector.

import { lazy } from 'react';
import type { GameCard } from '../card.ts';
import { Drawing } from './pages/Drawing.tsx';

export const card: GameCard = {
  Drawing,
  what: 'Doors without power, cards without owners, air that runs out.',
  Levels: lazy(async () => ({ default: (await import('./pages/Decks.tsx')).Decks })),
  Designer: {
    Page: lazy(async () => ({ default: (await import('./inspector/InspectorPage.tsx')).InspectorPage })),
    name: 'The inspector: find the fault in a deck that cannot be won',
  },
  addresses: ['expedition'],
};
