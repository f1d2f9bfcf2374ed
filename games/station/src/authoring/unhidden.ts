// A deck with the light on: what designers see of it. The rules are the same, the level is another one.

import type { Content } from '../data/content.ts';
import { compileDeck, type Deck } from '../deck.ts';
import type { Level } from '../map/level.ts';
import { setupState } from '../setup.ts';
import type { State } from '../state.ts';
import { showMap } from '../text.ts';
import { viewOf } from '../view.ts';

/** The same deck as everybody sees it who plays it in the view `open`, and its start. */
export const unhidden = ({ content, level }: Deck): { readonly world: Deck; readonly state: State } => {
  const world = compileDeck(content, { ...level, view: 'open' });
  return { world, state: setupState(world) };
};

/** The deck as text with nothing hidden, and its rooms by name. */
export const drawDeck = (content: Content, level: Level): string => {
  const { world, state } = unhidden(compileDeck(content, level));
  const rooms = level.rooms.map(({ name, at }) => `${at.join(',').padEnd(8)}${name}`);
  return [showMap(viewOf(world, state)), '', ...rooms].join('\n');
};
