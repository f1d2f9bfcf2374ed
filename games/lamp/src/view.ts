// Who knows what: the map with the dark left out, and the state a keeper must suppose.
import { type Json, ok } from '@interlock/kernel';
import type { Balance } from './content.ts';
import { tileAt } from './level.ts';
import { isKnown } from './rules.ts';
import { type State, TILES, type View } from './shape.ts';

const mapped = ({ level }: State, draw: (cell: number) => string): readonly string[] =>
  level.rows.map((row, y) => [...row].map((_, x) => draw(y * row.length + x)).join(''));

export const view = (balance: Balance, state: State): View => ({
  rows: mapped(state, (cell) => {
    if (cell === state.at) return '@';
    return isKnown(state, cell) ? tileAt(state.level, cell).replace('K', '.') : '?';
  }),
  oil: state.oil,
  actions: balance.actions,
});

/** Dark cells are imagined as bare floor: a preview may be wrong about them, but cannot tell what they hold. */
export const suppose = (_: Balance, state: State): State => ({
  ...state,
  level: { ...state.level, rows: mapped(state, (cell) => (isKnown(state, cell) ? tileAt(state.level, cell) : '.')) },
});

export const show = (_: Balance, { rows, oil, actions }: View): string => {
  const legend = Object.entries(TILES).filter(([tile]) => tile !== 'K' && rows.some((row) => row.includes(tile)));
  const names = [['@', 'you'], ['?', 'dark'], ...legend].map(([tile, name]) => `${tile} ${name}`);
  return [...rows, '', `oil ${oil}, ${actions} actions a turn`, names.join('  ')].join('\n');
};

/** Floor that is still dark, by number of cells. */
export const dark = (_: Balance, state: State) =>
  ok<Json>({ cells: [...state.seen.keys()].filter((cell) => !isKnown(state, cell)).length });
