// Which games there are, and how to load one with its look. A game of the catalog without a folder here plays on the
// frame's fallbacks.

import { facts } from 'virtual:catalog';
import type { GameCard } from './card.ts';
import type { GameFacts } from './facts.ts';
import type { Look, Screen } from './screen.ts';

// Vite makes a chunk of each folder; a folder that is not there yet is simply no entry.
const looks = import.meta.glob<{ readonly look: Look }>('./*/index.{ts,tsx}');

const cards = import.meta.glob<{ readonly card: GameCard }>('./*/card.tsx', { eager: true });

/** How hub, level map and workshop show a game; null for one that left it to them. */
export const cardOf = (id: string): GameCard | null => cards[`./${id}/card.tsx`]?.card ?? null;

export const gameFacts = (id: string): GameFacts | undefined => facts.find((one) => one.id === id);

/** The games a hub shows: hidden ones only with ?dev. */
export const shownGames = (isDev: boolean): readonly GameFacts[] => facts.filter((one) => isDev || !one.isHidden);

const loaded = new Map<string, Promise<Screen>>();

const load = async (id: string): Promise<Screen> => {
  // The catalog brings the kernel along, so the hub does not import it before a game is wanted.
  const { loadGame } = await import('@interlock/catalog');
  const look = looks[`./${id}/index.ts`] ?? looks[`./${id}/index.tsx`];
  const [game, module] = await Promise.all([loadGame(id), look?.()]);
  if (!game.ok) throw new Error(game.error.message);
  return { game: game.value, look: module?.look ?? {} };
};

/** The screen of a game, loaded once. */
export const loadScreen = (id: string): Promise<Screen> => {
  let screen = loaded.get(id);
  if (!screen) {
    screen = load(id);
    screen.catch(() => loaded.delete(id));
    loaded.set(id, screen);
  }
  return screen;
};
