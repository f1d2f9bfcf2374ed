// Searching furniture: once each, everything in it is taken [DS-067…DS-069].

import type { Tape } from '@interlock/kernel';
import type { StationEvent } from './events.ts';
import { takeItem } from './items.ts';
import { DECK, type State } from './state.ts';

export const searchFurniture = (draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, holds, items, level } = draft[DECK];
  const { row } = layout.things[layout.thingOf.get(id)!]!;
  draft.searched[row] = 1;
  const contents = holds[row]!.map((kind) => items[kind]!);
  const searched = tape.emit({ type: 'furnitureSearched', furniture: id, contents });
  for (const kind of holds[row]!) takeItem(draft, tape, kind, id, { event: searched });
  if (level.view !== 'open') tape.reveal(); // even an empty one tells that it is empty
  return searched;
};
