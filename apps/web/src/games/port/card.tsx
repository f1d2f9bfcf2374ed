// The port in the hub, its tickets in place of a level map, and its designer.

import { lazy } from 'react';
import type { GameCard } from '../card.ts';
import { Drawing } from './Drawing.tsx';
import { dailyTicket } from './daily.ts';

export const card: GameCard = {
  Drawing,
  what: 'Three minutes, nine approvers, one firewall rule.',
  Levels: lazy(async () => ({ default: (await import('./map/PortMap.tsx')).PortMap })),
  Designer: {
    Page: lazy(async () => ({ default: (await import('./designer/Designer.tsx')).Designer })),
    name: 'Cards of Open The Port',
  },
  hasLevelFiles: false,
  addresses: ['daily'],
  daily: dailyTicket,
  counts: (turns) => {
    const many = turns.filter((turn) => JSON.stringify(turn).includes('"pick"')).length;
    return many === 1 ? '1 answer' : `${many} answers`;
  },
};
