// The rules, in the order of RULES.md: what may be done, what a turn does, when the run is over.
import type { Because, Refusal, Status, Tape, Turn } from '@interlock/kernel';
import type { Balance } from './content.ts';
import { cellOf, distance, stepFrom, tileAt } from './level.ts';
import { ACTIONS, type Action, type Event, type LampShape, type Level, type State, type Way } from './shape.ts';

export const setup = (_: Balance, level: Level): State => {
  const at = cellOf(level, 'K');
  const seen = new Uint8Array(level.rows.length * level.rows[0]!.length);
  seen[at] = 1;
  return { level, at, oil: level.oil, seen };
};

export const copy = (state: State): State => ({ ...state, seen: state.seen.slice() });

export const status = (_: Balance, { level, at, oil }: State): Status => {
  if (tileAt(level, at) === 'S') return { is: 'won', score: oil };
  if (tileAt(level, at) === 'o') return { is: 'lost', cause: 'pit' };
  return oil === 0 ? { is: 'lost', cause: 'dark' } : { is: 'playing' };
};

/** Judges by what the keeper knows (walls and switch): a refusal must not tell what lies in the dark. */
export const refuse = (balance: Balance, state: State, turn: Turn<LampShape>): readonly Refusal[] => {
  const found: Refusal[] = [];
  if (status(balance, state).is !== 'playing') found.push({ code: 'run-over', at: 0, why: 'The run is over.' });
  if (turn.length > balance.actions)
    found.push({
      code: 'too-many-actions',
      at: balance.actions,
      why: `A turn has at most ${balance.actions} actions; this one has ${turn.length}.`,
    });
  let at = state.at;
  turn.forEach((action, i) => {
    if (i > 0 && tileAt(state.level, at) === 'S')
      found.push({ code: 'past-switch', at: i, why: 'The run ends at the switch.' });
    if (action === 'light') {
      if (turn.indexOf('light') < i) found.push({ code: 'lit-twice', at: i, why: 'The lamp is lit up once a turn.' });
    } else {
      const to = stepFrom(state.level, at, action);
      if (to === at) found.push({ code: 'wall', at: i, why: `There is a wall to the ${action}.` });
      at = to;
    }
  });
  return found;
};

export const legal = (balance: Balance, state: State, pending: Turn<LampShape>): readonly Action[] =>
  ACTIONS.filter((action) => refuse(balance, state, [...pending, action]).length === 0);

export const play = (balance: Balance, draft: State, turn: Turn<LampShape>, tape: Tape<Event>): void => {
  for (const [i, action] of turn.entries()) {
    tape.action(i);
    if (action === 'light') light(balance, draft, tape);
    else walk(balance, draft, tape, action);
    if (status(balance, draft).is !== 'playing') return;
  }
  tape.machine();
  burn(draft, tape, 'flame', balance.flame, { start: 'a lit lamp burns oil every turn' });
  if (draft.oil === 0 || tileAt(draft.level, draft.at) !== '=') return;
  const { oil, times, outOf } = balance.draught;
  if (tape.dice('draught').chance(times, outOf)) burn(draft, tape, 'draught', oil, { last: 'keeper' });
  else tape.emit({ type: 'flameHeld' }, { last: 'keeper' });
};

const walk = (balance: Balance, draft: State, tape: Tape<Event>, way: Way): void => {
  draft.at = stepFrom(draft.level, draft.at, way);
  const moved = tape.emit({ type: 'keeperMoved', way, to: draft.at });
  show(draft, tape, (cell) => cell === draft.at);
  const tile = tileAt(draft.level, draft.at);
  if (tile === 'o') tape.emit({ type: 'keeperFell', at: draft.at }, { event: moved });
  if (tile === 'S') tape.emit({ type: 'switchThrown', oil: draft.oil }, { event: moved });
  if (tile === '~') burn(draft, tape, 'puddle', balance.puddle, { event: moved });
};

const light = (balance: Balance, draft: State, tape: Tape<Event>): void => {
  burn(draft, tape, 'light', balance.light);
  show(draft, tape, (cell) => distance(draft.level, draft.at, cell) <= balance.reach);
};

const show = (draft: State, tape: Tape<Event>, isInLight: (cell: number) => boolean): void => {
  const cells = [...draft.seen.keys()].filter((cell) => isInLight(cell) && !isKnown(draft, cell));
  if (cells.length === 0) return;
  for (const cell of cells) draft.seen[cell] = 1;
  tape.reveal();
  tape.emit({ type: 'cellsShown', cells });
};

const burn = (
  draft: State,
  tape: Tape<Event>,
  by: 'flame' | 'light' | 'puddle' | 'draught',
  cost: number,
  ...because: readonly Because[]
): void => {
  const amount = Math.min(cost, draft.oil);
  draft.oil -= amount;
  tape.emit({ type: 'oilBurnt', by, amount, left: draft.oil }, ...because);
};

/** Walls and the switch stand on the plan of the cellar; the rest must be seen. */
export const isKnown = ({ level, seen }: State, cell: number): boolean =>
  seen[cell] === 1 || '#S'.includes(tileAt(level, cell));
