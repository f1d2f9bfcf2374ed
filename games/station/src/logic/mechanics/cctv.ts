// Cameras and their desks show things and change nothing of the logic [DS-002, DS-057]: they add nothing to a network.

import type { Mechanic } from '../registry.ts';
import { sectionsNamed } from './sections.ts';

export const cctv: Mechanic = {
  id: 'cctv',
  title: 'CCTV',
  help: 'A camera draws its room on the map. A desk tells which furniture in such rooms is worth a search.',
  build: () => {},
  facts: 'grows',
  gates: 'None; a CCTV desk blocks its own cell for good.',
  reads: 'Nothing.',
  controls: 'Maintenance terminals switch cameras; CCTV desks scan the rooms whose cameras are on.',
  objectives: 'None.',
  invariant: {
    code: 'I7',
    title: 'room connectivity',
    text: 'The free cells of every room are one piece, and every control point of it can be stood at.',
  },
  rule: { code: 'R1', title: 'power initialisation', text: 'Only the start room begins with power; no camera does.' },
  presence: 'optional',
  sections: sectionsNamed('cctv'),
  faults: ['F-R1b'],
};
