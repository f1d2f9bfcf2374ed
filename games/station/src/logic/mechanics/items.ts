// Items lie on the floor or in furniture; once taken they are never lost [DS-067, DS-072, DS-073].

import type { Action } from '../../actions.ts';
import type { Fact } from '../network.ts';
import type { Builder, Mechanic } from '../registry.ts';
import { sectionsNamed } from './sections.ts';

/** The facts of having these items; batteries are counted, canisters and logs are of no concern here. */
export const itemFacts = (builder: Builder, items: readonly string[]): Fact[] =>
  [...new Set(items)].filter((item) => /^(keycard|tool|fragment):/.test(item)).map((item) => builder.fact(item));

export const batteriesAmong = (items: readonly string[]): number => items.filter((item) => item === 'battery').length;

export const items: Mechanic = {
  id: 'items',
  title: 'Furniture and items',
  facts: 'grows',
  gates: 'None; furniture blocks its own cell for good.',
  reads: 'Nothing.',
  controls: 'Furniture, searched from beside it; floor items, picked up by stepping on them.',
  objectives: 'Items marked required are held.',
  invariant: { code: 'I11', title: 'required items', text: 'Every item marked required can be had.' },
  rule: {
    code: 'R8',
    title: 'no disconnection by placement',
    text: 'What blocks a cell leaves all doorways and free cells of its room in one piece, and keeps an access cell.',
  },
  presence: 'required',
  sections: sectionsNamed('furniture', 'items'),
  faults: ['F-I7a', 'F-I7b', 'F-R8', 'F-I11'],
  help: 'Search furniture from beside it, once. What lies on the floor is picked up by walking over it.',
  build: (_content, { level, grid, roomAt, things }, builder) => {
    for (const { id, at, item, required } of level.items) {
      const cell = at[1] * grid.width + at[0];
      const picked = builder.fact(`picked:${id}`);
      const room = roomAt[cell]!;
      builder.source({
        ...{ kind: 'item', id, from: [cell], needs: [[]], cell, room, actions: [] as readonly Action[] },
        gives: [picked, ...itemFacts(builder, [item])],
        batteries: batteriesAmong([item]),
      });
      if (required) builder.objective({ kind: 'item', id, from: null, needs: [[picked]], batteries: 0, cell, room });
    }
    for (const { id, kind, row, access, cell, room } of things) {
      if (kind !== 'furniture') continue;
      const { holds } = level.furniture[row]!;
      builder.source({
        ...{ kind, id, from: access, needs: [[]], cell, room, batteries: batteriesAmong(holds) },
        gives: [builder.fact(`searched:${id}`), ...itemFacts(builder, holds)],
        actions: [{ type: 'search', furniture: id }],
      });
    }
  },
};
