// A card and its modifiers as a player sees them.

import { costOf, costParts } from './rules/cost.ts';
import { cardId } from './rules/ids.ts';
import { spaceOf } from './rules/piles.ts';
import { type Carrier, listOf, suppressorsOf } from './rules/suppression.ts';
import type { State } from './shape/state.ts';
import type { CardView, ModifierView } from './shape/view.ts';
import type { World } from './shape/world.ts';

export const modifierViews = (state: State, carrier: Carrier, index: number): readonly ModifierView[] => {
  const list = listOf(state, carrier, index);
  return list.map((modifier) => ({ ...modifier, suppressedBy: suppressorsOf(state, carrier, list, modifier) }));
};

export const cardView = (world: World, state: State, card: number): CardView => {
  const { type, rarity, tag } = world.cardTypes[state.types[card]!]!.spec;
  return {
    id: cardId(card),
    type,
    rarity,
    tag,
    cost: costOf(world, state, card, state.at).total,
    parts: costParts(world, state, card, state.at),
    space: spaceOf(state, card),
    modifiers: modifierViews(state, 'card', card),
  };
};
