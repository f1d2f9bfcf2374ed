// Doors need power, and maintenance terminals give it to their own room and the rooms next to it [DS-025, DS-047].

import type { Mechanic } from '../registry.ts';
import { sectionsNamed } from './sections.ts';

export const doorPower: Mechanic = {
  id: 'door-power',
  title: 'Door power',
  facts: 'grows',
  gates: 'Every door: its cell can be entered while the doors of its owner room are powered.',
  reads: 'Door power of the owner room.',
  controls: 'Maintenance terminals, in rooms: each switches its own room and the adjacent rooms.',
  objectives: 'None.',
  invariant: {
    code: 'I2',
    title: 'door-power chain',
    text: 'Every gatekeeper of the exit is powered at the start or from a terminal that is reached without its doors.',
  },
  rule: {
    code: 'R2',
    title: 'gatekeeper power',
    text: 'A terminal for every unpowered gatekeeper stands in a room reached without passing its doors.',
  },
  presence: 'required',
  sections: sectionsNamed('rooms', 'doors', 'terminals'),
  faults: ['F-I1a', 'F-I2a', 'F-I2b', 'F-I6', 'F-R1a', 'F-R2', 'F-R6'],
  help: 'A door without power stays shut from both sides. Stand beside a maintenance terminal to switch doors.',
  build: (_content, { level, rooms, doors, things }, builder) => {
    for (const room of rooms) {
      const power = builder.fact(`power:${room.id}`);
      if (level.rooms[room.index]!.doors) builder.given(power);
    }
    for (const door of doors) {
      const { id } = rooms[door.room]!;
      builder.gate({
        kind: 'power',
        thing: 'door',
        id: door.id,
        cells: [door.cell],
        opens: builder.all(`power:${id}`),
        condition: `power ${id}`,
        wants: { kind: 'terminal', what: `a terminal for ${id}` },
        room: door.room,
        about: `rooms.${id}`,
        passing: null,
        unlocked: [],
      });
    }
    for (const { id, kind, access, cell, room } of things) {
      if (kind !== 'terminal') continue;
      for (const other of rooms[room]!.controlled) {
        const target = rooms[other]!.id;
        builder.source({
          ...{ kind, id, cell, room, from: access, needs: [[]], batteries: 0 },
          gives: [builder.fact(`power:${target}`)],
          actions: [{ type: 'setDoorPower', terminal: id, room: target, on: true }],
        });
      }
    }
  },
};
