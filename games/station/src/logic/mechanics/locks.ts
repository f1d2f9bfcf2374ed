// Locked doors open for the keycard of their room, or for a puzzle that unlocks it [DS-036].

import type { Mechanic } from '../registry.ts';
import { sectionsNamed } from './sections.ts';

export const locks: Mechanic = {
  id: 'locks',
  title: 'Locks and keycards',
  facts: 'grows',
  gates: 'Every locked door, besides its power: its cell can be entered once it is unlocked.',
  reads: 'Keycard of the owner room held, or the room unlocked by a puzzle.',
  controls: 'Keycards, on the floor, in furniture or granted by a puzzle terminal.',
  objectives: 'None.',
  invariant: {
    code: 'I3',
    title: 'keycard chain',
    text: 'The keycard of every room with a locked door is had without passing that door.',
  },
  rule: {
    code: 'R3',
    title: 'locks and keycards',
    text: 'A keycard lies where one gets before its room, never inside it.',
  },
  presence: 'required',
  sections: sectionsNamed('doors', 'keycards'),
  faults: ['F-I1c', 'F-I3a', 'F-I3b', 'F-I3c', 'F-R3'],
  help: 'A locked door takes the card of its room, and its reader takes power. A card opens every door of its room.',
  build: (_content, { rooms, doors }, builder) => {
    for (const door of doors) {
      if (!door.isLocked) continue;
      const { id } = rooms[door.room]!;
      builder.gate({
        kind: 'key',
        thing: 'door',
        id: door.id,
        cells: [door.cell],
        opens: builder.any(`keycard:${id}`, `unlock:${id}`),
        condition: `key ${id}`,
        wants: { kind: 'keycard', what: `keycard:${id}` },
        room: door.room,
        about: `rooms.${id}`,
        passing: { type: 'useKeycard', door: door.id },
        unlocked: [builder.fact(`unlock:${id}`)],
      });
    }
  },
};
