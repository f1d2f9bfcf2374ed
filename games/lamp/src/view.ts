// Who knows what: the map with the dark left out, the same as text, and the state a keeper must suppose.
import { type Json, ok } from '@interlock/kernel';
import type { Balance } from './content.ts';
import { isKnown } from './rules.ts';
import { type LampShape, type State, TILES } from './shape.ts';

type View = LampShape['view'];

const drawn = (state: State, unknown: string): string =>
  [...state.cells].map((tile, cell) => (isKnown(state, cell) ? tile : unknown)).join('');

/** `@` is the keeper (`on` says what is underfoot), `?` the dark. */
export const view = (balance: Balance, state: State): View => {
  const { grid, cells, at, oil } = state;
  const map = drawn(state, '?').replace('K', '.');
  const marked = `${map.slice(0, at)}@${map.slice(at + 1)}`;
  const rows = Array.from({ length: grid.height }, (_, y) => marked.slice(y * grid.width, (y + 1) * grid.width));
  return { rows, on: TILES[cells[at] as keyof typeof TILES], oil, actions: balance.actions };
};

/** Dark cells are imagined as bare floor: a preview may be wrong about them, but cannot tell what they hold. */
export const suppose = (_: Balance, state: State): State => ({ ...state, cells: drawn(state, '.') });

export const show = (_: Balance, { rows, on, oil, actions }: View): string => {
  const legend = Object.entries({ '@': 'you', '?': 'dark', ...TILES }).filter(([tile]) => rows.join('').includes(tile));
  return [
    ...rows,
    '',
    `on ${on}, oil ${oil}, ${actions} actions a turn`,
    legend.map((entry) => entry.join(' ')).join('  '),
  ].join('\n');
};

/** The question `dark`: how many cells of floor are still unseen? */
export const dark = (_: Balance, state: State) => ok<Json>({ cells: drawn(state, '?').split('?').length - 1 });
