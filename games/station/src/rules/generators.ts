// Generators: batteries go in one by one and never come out [DS-099, DS-100].

import type { Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { itemOf } from '../say/subjects.ts';
import type { State } from '../state.ts';

export const isPowered = (deck: Deck, state: State, generator: number): boolean =>
  state.inserted[generator]! >= deck.needs[generator]!;

export const insertBattery = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, needs, itemOf: kindOf } = deck;
  const { row } = layout.things[numberIn(layout.thingOf, id)!]!;
  const battery = numberIn(kindOf, 'battery')!;
  const inserted = draft.inserted[row]! + 1;
  draft.held[battery] = draft.held[battery]! - 1;
  draft.inserted[row] = inserted;
  const put = tape.emit(
    { type: 'batteryInserted', generator: id, inserted, required: needs[row]! },
    { action: 0 },
    { last: itemOf('battery') },
  );
  if (isPowered(deck, draft, row)) tape.emit({ type: 'generatorPowered', generator: id }, { event: put });
  return put;
};
