// How lamp is checked in this package: the same cellar with other things lying in the dark.

import type { LampShape } from '@interlock/lamp';
import type { ConformanceOptions } from '../src/index.ts';

type State = LampShape['state'];

const isKnown = ({ cells, seen }: State, cell: number): boolean => seen[cell] === 1 || '#S'.includes(cells[cell]!);

export const lampOptions: ConformanceOptions = {
  universe: () => ['north', 'west', 'east', 'south', 'light'],
  hiddenTwin: (state: State, stream) => {
    const cells = [...state.cells].map((tile, cell) =>
      isKnown(state, cell) ? tile : stream.pick(['.', '~', 'o', '=']),
    );
    return { ...state, cells: cells.join('') };
  },
};
