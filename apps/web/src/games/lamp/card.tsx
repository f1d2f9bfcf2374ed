// Lamp in the hub.

import type { GameCard } from '../card.ts';
import { Drawing } from './Drawing.tsx';

export const card: GameCard = { Drawing, what: 'A keeper, a lamp, a dark cellar. The smallest complete game.' };
