// Generators ask for batteries before the lift runs; they are objectives and gate nothing [DS-098].

import type { Mechanic } from '../registry.ts';
import { sectionsNamed } from './sections.ts';

export const generators: Mechanic = {
  id: 'generators',
  title: 'Generators and batteries',
  facts: 'grows',
  gates: 'None; a generator blocks its own cell for good.',
  reads: 'Nothing.',
  controls: 'Batteries, on the floor, in furniture or granted by a puzzle terminal.',
  objectives: 'Every generator is powered: reached, and all batteries together suffice for all generators.',
  invariant: {
    code: 'I5',
    title: 'generators and batteries',
    text: 'Every generator can be reached, and so can as many batteries as all of them take.',
  },
  rule: {
    code: 'R5',
    title: 'generators and batteries',
    text: 'Generator cells are reached once every gate is open, and batteries suffice.',
  },
  presence: 'required',
  sections: sectionsNamed('generators'),
  faults: ['F-I5a', 'F-I5b'],
  help: 'The lift runs when every generator has its batteries. Batteries are alike and stay where they are put.',
  build: (_content, { level, things }, builder) => {
    for (const { id, kind, row, access, cell, room } of things) {
      if (kind !== 'generator') continue;
      builder.objective({
        ...{ kind, id, from: access, needs: [[]], batteries: level.generators[row]!.needs, cell, room },
      });
    }
  },
};
