// How lamp is checked in this package: the same cellar with other things lying in the dark.

import type { LampShape } from '@interlock/lamp';
import type { ConformanceOptions } from '../src/index.ts';

type State = LampShape['state'];

export const lampOptions: ConformanceOptions = {
  universe: () => ['north', 'west', 'east', 'south', 'light'],
  hiddenTwin: (state: State, stream) => {
    const cells = [...state.cells].map((tile, cell) => (state.seen[cell] === 1 ? tile : stream.pick(['.', 'o', '='])));
    return { ...state, cells: cells.join('') };
  },
};
