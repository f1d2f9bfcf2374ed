// Lamp keeps the contract. Its hidden twin: the same cellar with other things lying in the dark.

import { conformance } from '@interlock/testkit';
import { game } from '../src/index.ts';
import { ACTIONS, type State } from '../src/shape.ts';

conformance(game, {
  universe: () => ACTIONS,
  hiddenTwin: (state: State, stream) => {
    const cells = [...state.cells].map((tile, cell) => (state.seen[cell] === 1 ? tile : stream.pick(['.', 'o', '='])));
    return { ...state, cells: cells.join('') };
  },
});
