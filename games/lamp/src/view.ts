// Who knows what, and how it is said: the map without the dark, the state a keeper must suppose, words, causes.
import { rowsOf } from '@interlock/grid';
import type { Lamp } from './shape.ts';

export const view: Lamp['view'] = ({ actions }, { grid, cells, seen, at, oil }) => {
  const tileAt = (cell: number): string => (seen[cell] === 1 ? cells[cell]! : '?');
  return { rows: rowsOf(grid, (cell) => (cell === at ? '@' : tileAt(cell))), on: tileAt(at), oil, actions };
};

/** Dark cells are imagined as bare floor: a preview may be wrong about them, but cannot tell what they hold. */
export const suppose: Lamp['suppose'] = (_, state) => {
  const cells = [...state.cells].map((tile, cell) => (state.seen[cell] === 1 ? tile : '.'));
  return { ...state, cells: cells.join('') };
};

const LEGEND = '@ you  ? dark  # wall  . floor  o pit  = draught  S switch';
export const show: Lamp['show'] = (_, { rows, on, oil, actions }) =>
  [...rows, '', `oil ${oil}, ${actions} actions a turn, under you ${on}`, LEGEND].join('\n');

export const words: Lamp['words'] = {
  action: (balance, _, action) => (action === 'light' ? `light up (${balance.light} oil)` : `walk ${action}`),
  event: (_, e) => {
    if (e.type === 'keeperMoved') return `The keeper walks ${e.way}.`;
    if (e.type === 'cellsShown') return `Cells seen for the first time: ${e.cells.length}.`;
    return `The ${e.by} takes ${e.amount} oil; ${e.left} left.`;
  },
  cause: (_, cause) => (cause === 'pit' ? 'The keeper fell into a pit.' : 'The lamp ran out of oil.'),
  score: (_, { cells, at, oil }) => (cells[at] === 'S' ? [{ label: 'oil left', value: oil }] : []),
};

export const trace: Lamp['trace'] = {
  sets: ({ type }) => (type === 'oilBurnt' ? ['oil'] : type === 'keeperMoved' ? ['keeper'] : []),
  subjects: () => ['oil', 'keeper'].map((subject) => ({ subject, name: `the ${subject}` })),
};
