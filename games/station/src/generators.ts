// Generators: batteries go in one by one and never come out [DS-099, DS-100].

import type { Tape } from '@interlock/kernel';
import type { StationEvent } from './events.ts';
import { DECK, type State } from './state.ts';
import { itemOf } from './subjects.ts';

export const isPowered = (state: State, generator: number): boolean =>
  state.inserted[generator]! >= state[DECK].needs[generator]!;

export const insertBattery = (draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, needs, itemOf: kindOf } = draft[DECK];
  const { row } = layout.things[layout.thingOf.get(id)!]!;
  const battery = kindOf.get('battery')!;
  const inserted = draft.inserted[row]! + 1;
  draft.held[battery] = draft.held[battery]! - 1;
  draft.inserted[row] = inserted;
  const put = tape.emit(
    { type: 'batteryInserted', generator: id, inserted, required: needs[row]! },
    { action: 0 },
    { last: itemOf('battery') },
  );
  if (isPowered(draft, row)) tape.emit({ type: 'generatorPowered', generator: id }, { event: put });
  return put;
};
