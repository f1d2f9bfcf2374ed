// The rules, in the order of RULES.md: the start, the end, what may be done, what a turn does.
import { type Direction, manhattan, type SquareGrid, squareGrid, step, xOf, yOf } from '@interlock/grid';
import type { Because, Refusal, Status, Tape, Turn } from '@interlock/kernel';
import type { Balance } from './content.ts';
import {
  ACTIONS,
  type Action,
  type Burner,
  type Event,
  type LampShape,
  type Level,
  type State,
  type Way,
} from './shape.ts';

export const setup = (_: unknown, { rows, oil }: Level): State => {
  const cells = rows.join('');
  const at = cells.indexOf('K');
  const seen = new Uint8Array(cells.length);
  seen[at] = 1;
  return { grid: squareGrid(rows[0]!.length, rows.length), cells, seen, at, oil };
};

export const copy = (state: State): State => ({ ...state, seen: state.seen.slice() });

export const status = (_: unknown, { cells, at, oil }: State): Status => {
  if (cells[at] === 'S') return { is: 'won', score: oil };
  if (cells[at] === 'o') return { is: 'lost', cause: 'pit' };
  return oil === 0 ? { is: 'lost', cause: 'dark' } : { is: 'playing' };
};

/** Walls and the switch stand on the plan of the cellar; the rest must be seen. */
export const isKnown = ({ cells, seen }: State, cell: number): boolean =>
  seen[cell] === 1 || '#S'.includes(cells[cell]!);

/** Judges by what is known alone: a refusal must not tell what lies in the dark. */
export const refuse = (balance: Balance, state: State, turn: Turn<LampShape>): readonly Refusal[] => {
  const found: Refusal[] = [];
  const add = (at: number, code: string, why: string) => found.push({ code, why, at });
  if (status(balance, state).is !== 'playing') add(0, 'run-over', 'The run is over.');
  if (turn.length > balance.actions)
    add(balance.actions, 'too-many-actions', `A turn has at most ${balance.actions} actions, not ${turn.length}.`);
  let at = state.at;
  turn.forEach((action, i) => {
    if (i > 0 && state.cells[at] === 'S') add(i, 'past-switch', 'The run ends at the switch.');
    if (action === 'light') {
      if (turn.indexOf('light') < i) add(i, 'lit-twice', 'The lamp is lit up once a turn.');
    } else if (stepFrom(state, at, action) === null) add(i, 'wall', `There is a wall to the ${action}.`);
    else at = stepFrom(state, at, action)!;
  });
  return found;
};

export const legal = (balance: Balance, state: State, pending: Turn<LampShape>): readonly Action[] =>
  ACTIONS.filter((action) => refuse(balance, state, [...pending, action]).length === 0);

const DIRECTIONS: Readonly<Record<Way, Direction>> = { north: 0, east: 1, south: 2, west: 3 };
/** The cell one step away, or null where a wall or the edge is in the way. */
const stepFrom = ({ grid, cells }: State, cell: number, way: Way): number | null => {
  const to = step(grid, cell, DIRECTIONS[way]);
  return to >= 0 && cells[to] !== '#' ? to : null;
};

export const play = (balance: Balance, draft: State, turn: Turn<LampShape>, tape: Tape<Event>): void => {
  for (const [i, action] of turn.entries()) {
    tape.action(i);
    if (action === 'light') {
      burn(draft, tape, 'light', balance.light);
      showWithin(draft, tape, balance.reach);
    } else walk(balance, draft, tape, action);
    if (status(balance, draft).is !== 'playing') return;
  }
  tape.machine();
  burn(draft, tape, 'flame', balance.flame, { start: 'a lamp burns oil every turn' });
  if (draft.oil === 0 || draft.cells[draft.at] !== '=') return;
  const { oil, times, outOf } = balance.draught;
  if (tape.dice('draught').chance(times, outOf)) burn(draft, tape, 'draught', oil, { last: 'keeper' });
  else tape.emit({ type: 'flameHeld' }, { last: 'keeper' });
};

const spotOf = (grid: SquareGrid, cell: number) => [xOf(grid, cell), yOf(grid, cell)] as const;

const walk = (balance: Balance, draft: State, tape: Tape<Event>, way: Way): void => {
  draft.at = stepFrom(draft, draft.at, way)!;
  const moved = { event: tape.emit({ type: 'keeperMoved', way, to: spotOf(draft.grid, draft.at) }) };
  showWithin(draft, tape, 0);
  const tile = draft.cells[draft.at];
  if (tile === '~') burn(draft, tape, 'puddle', balance.puddle, moved);
  if (tile === 'o') tape.emit({ type: 'keeperFell' }, moved);
  if (tile === 'S') tape.emit({ type: 'switchThrown' }, moved);
};

const burn = (draft: State, tape: Tape<Event>, by: Burner, cost: number, ...because: Because[]): void => {
  const amount = Math.min(cost, draft.oil);
  draft.oil -= amount;
  tape.emit({ type: 'oilBurnt', by, amount, left: draft.oil }, ...because);
};

const showWithin = (draft: State, tape: Tape<Event>, reach: number): void => {
  const shown = [...draft.seen.keys()].filter(
    (cell) => !isKnown(draft, cell) && manhattan(draft.grid, draft.at, cell) <= reach,
  );
  if (shown.length === 0) return;
  for (const cell of shown) draft.seen[cell] = 1;
  tape.reveal();
  tape.emit({ type: 'cellsShown', cells: shown.map((cell) => spotOf(draft.grid, cell)) });
};
