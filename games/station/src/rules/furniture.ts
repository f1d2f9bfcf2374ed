// Searching furniture: once each, everything in it is taken [DS-067…DS-069].

import type { Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import type { State } from '../state.ts';
import { contentsOf } from './ground.ts';
import { takeItem } from './items.ts';

export const searchFurniture = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, items, level } = deck;
  const { row } = layout.things[numberIn(layout.thingOf, id)!]!;
  draft.searched[row] = 1;
  const kinds = contentsOf(deck, draft, row);
  const contents = kinds.map((kind) => items[kind]!);
  const searched = tape.emit({ type: 'furnitureSearched', furniture: id, contents });
  for (const kind of kinds) takeItem(deck, draft, tape, kind, id, { event: searched });
  if (level.view !== 'open') tape.reveal(); // even an empty one tells that it is empty
  return searched;
};
