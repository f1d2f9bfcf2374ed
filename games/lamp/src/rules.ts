// The rules, in the order of RULES.md: the start, the end, what may be done, what a turn does.
import { manhattan, squareGrid, step } from '@interlock/grid';
import { type Because, judgedBy, type Tape } from '@interlock/kernel';
import { ACTIONS, type Event, type Lamp, type LampShape, type State } from './shape.ts';

export const setup: Lamp['setup'] = (_, { rows, oil }) => {
  const map = rows.join('');
  const seen = Uint8Array.from(map, (tile) => ('#KS'.includes(tile) ? 1 : 0));
  const grid = squareGrid(rows[0]!.length, rows.length);
  return { grid, cells: map.replace('K', '.'), seen, at: map.indexOf('K'), oil };
};
export const copy: Lamp['copy'] = ({ grid, cells, seen, at, oil }) => ({ grid, cells, seen: seen.slice(), at, oil });

export const status: Lamp['status'] = (_, { cells, at, oil }) => {
  if (cells[at] === 'S') return { is: 'won', score: oil };
  if (cells[at] === 'o') return { is: 'lost', cause: 'pit' };
  return oil === 0 ? { is: 'lost', cause: 'dark' } : { is: 'playing' };
};

const WAYS = { north: 0, east: 1, south: 2, west: 3 } as const;
/** Where an action leads from a cell; -1 where a wall or the edge is in the way. */
const cellAfter = ({ grid, cells }: State, cell: number, action: LampShape['action']): number => {
  const to = action === 'light' ? cell : step(grid, cell, WAYS[action]);
  return cells[to] === '#' ? -1 : to;
};

/** Looks at nothing but what is known: a refusal must not tell what lies in the dark. */
export const { legal, refuse } = judgedBy<LampShape>(ACTIONS, status, (balance, state, before, action) => {
  if (before.length === balance.actions) return ['too-many-actions', `A turn has at most ${balance.actions} actions.`];
  if (action === 'light' && before.includes('light')) return ['lit-twice', 'The lamp is lit up once a turn.'];
  const at = before.reduce((cell, one) => cellAfter(state, cell, one), state.at);
  return cellAfter(state, at, action) < 0 ? ['wall', `There is a wall to the ${action}.`] : null;
});

export const play: Lamp['play'] = (balance, draft, turn, tape) => {
  for (let i = 0, action = turn[0]; action !== undefined; action = turn[++i]) {
    tape.action(i);
    draft.at = cellAfter(draft, draft.at, action);
    if (action === 'light') burn(draft, tape, 'light', balance.light);
    else tape.emit({ type: 'keeperMoved', way: action });
    if (action === 'light') show(draft, tape, darkWithin(draft, balance.reach));
    else if (draft.seen[draft.at] === 0) show(draft, tape, [draft.at]);
    if (status(balance, draft).is !== 'playing') return;
  }
  tape.machine();
  burn(draft, tape, 'flame', balance.flame, { start: 'a lamp burns oil every turn' });
  if (draft.cells[draft.at] !== '=') return;
  const isBlown = tape.dice('draught').chance(balance.draught.times, balance.draught.outOf);
  burn(draft, tape, 'draught', isBlown ? balance.draught.oil : 0, { last: 'keeper' });
};

const burn = (draft: State, tape: Tape<Event>, by: string, cost: number, ...because: Because[]): void => {
  const amount = Math.min(cost, draft.oil);
  draft.oil -= amount;
  tape.emit({ type: 'oilBurnt', by, amount, left: draft.oil }, ...because);
};
const darkWithin = ({ grid, seen, at }: State, reach: number): readonly number[] => {
  const cells: number[] = [];
  for (let cell = 0; cell < seen.length; cell++)
    if (seen[cell] === 0 && manhattan(grid, at, cell) <= reach) cells.push(cell);
  return cells;
};
const show = ({ seen }: State, tape: Tape<Event>, cells: readonly number[]): void => {
  if (cells.length > 0) tape.reveal();
  if (cells.length > 0) tape.emit({ type: 'cellsShown', cells });
  for (const cell of cells) seen[cell] = 1;
};
