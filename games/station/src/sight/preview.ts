// What a screen shows before anything is paid for [DS-470 … DS-472]: the way to a cell, what a switch would change, how far
// one can walk and what stops one there. Pure, and on known cells only [DS-473]: a true state is masked first.

import type { Action } from '../actions.ts';
import type { Deck } from '../deck.ts';
import { DOOR } from '../map/layout.ts';
import { numberIn } from '../map/numbers.ts';
import { addedGateAt } from '../rules/added.ts';
import { kindAt } from '../rules/ground.ts';
import { obstacleAt } from '../rules/moves.ts';
import { fixWords, hazardName } from '../say/names.ts';
import { copyState, type State } from '../state.ts';
import { supposed } from '../suppose.ts';
import type { Cell } from '../view.ts';
import { pointOf } from './look.ts';
import { detoursFrom, type Gate, routeTo, walksFrom } from './route.ts';

/** A gate at the edge of what can be walked, and what it lacks. */
export interface GateView {
  readonly at: Cell;
  /** Id of the door or hazard. */
  readonly id: string;
  readonly lacks: 'power' | 'key' | 'hazard' | 'gate';
  readonly words: string;
}

export type PathView =
  | {
      readonly ok: true;
      readonly cells: readonly Cell[];
      readonly turns: readonly (readonly [Action])[];
      readonly air: number;
      /** Air after it, below 0 where it does not last; null where air is not counted. */
      readonly left: number | null;
    }
  | { readonly ok: false; readonly gate: GateView | null };

export interface ReachView {
  readonly cells: readonly Cell[];
  /** Row-major. */
  readonly frontier: readonly GateView[];
}

export interface SwitchView {
  /** Ids of known doors that would let through, and that no longer would. */
  readonly opens: readonly string[];
  readonly closes: readonly string[];
  readonly joins: readonly Cell[];
  readonly leaves: readonly Cell[];
}

const LACKS = {
  'door-unpowered': 'power',
  'door-locked': 'key',
  'hazard-blocks': 'hazard',
  'gate-shut': 'gate',
} as const;

/** `door into Lab at 7,2, no power`; `fire h1, the extinguisher clears it`. */
export const gateWords = (deck: Deck, { cell, why }: Gate): string => {
  const { layout } = deck;
  if (why === 'hazard-blocks') {
    const hazard = layout.hazardAt[cell]!;
    return `${hazardName(deck, hazard)}, ${fixWords(deck.hazards[hazard]!)}`;
  }
  if (why === 'gate-shut') {
    const { thing, id, opener } = addedGateAt(deck, cell)!;
    return `${thing} ${id}, ${opener} opens it`;
  }
  const { room, id } = layout.doors[layout.doorAt[cell]!]!;
  const { name } = layout.rooms[room]!;
  const lack = why === 'door-unpowered' ? 'needs power' : `locked, needs the keycard of ${name}`;
  return `door ${id} into ${name} at ${pointOf(deck, cell).join(',')}, ${lack}`;
};

const gateView = (deck: Deck, gate: Gate): GateView => {
  const { layout, level } = deck;
  const door = layout.doors[layout.doorAt[gate.cell]!];
  return {
    at: pointOf(deck, gate.cell),
    id: door?.id ?? addedGateAt(deck, gate.cell)?.id ?? level.hazards[layout.hazardAt[gate.cell]!]!.id,
    lacks: LACKS[gate.why],
    words: gateWords(deck, gate),
  };
};

/** All previews of one moment: the walks are taken once. */
export interface Outlook {
  pathTo(cell: Cell): PathView;
  reach(): ReachView;
  /** What switching a room's doors would change; the terminal is not asked whether it may. */
  onSwitch(room: string, on: boolean): SwitchView;
}

const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
};

export const outlookOf = (deck: Deck, given: State): Outlook => {
  const state = supposed(deck, given);
  const { width } = deck.layout.grid;
  const walks = once(() => walksFrom(deck, state));
  const detours = once(() => detoursFrom(deck, state));
  return {
    pathTo: ([x, y]) => {
      const to = y * width + x;
      const route = routeTo(deck, state, to, walks(), detours);
      if (!route.ok) return { ok: false, gate: route.gate === null ? null : gateView(deck, route.gate) };
      const { cells, turns, air } = route;
      return {
        ...{ ok: true, turns, air },
        cells: cells.map((cell) => pointOf(deck, cell)),
        left: state.air < 0 ? null : state.air - air,
      };
    },
    reach: () => reachOf(deck, state),
    onSwitch: (room, on) => switchOf(deck, state, room, on),
  };
};

/** Cells a walk alone reaches [DS-162]: no card is used on the way. */
const reachable = (deck: Deck, state: State): Uint8Array => {
  const { steps, kind } = deck.layout;
  const isReached = new Uint8Array(kind.length);
  const open = [state.at];
  isReached[state.at] = 1;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop())
    for (const step of steps)
      if (isReached[cell + step] === 0 && obstacleAt(deck, state, cell + step) === null) {
        isReached[cell + step] = 1;
        open.push(cell + step);
      }
  return isReached;
};

const cellsIn = (deck: Deck, state: State, isIn: (cell: number) => boolean): readonly Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < state.known.length; cell++) if (isIn(cell)) cells.push(pointOf(deck, cell));
  return cells;
};

const reachOf = (deck: Deck, state: State): ReachView => {
  const isReached = reachable(deck, state);
  const { steps, kind } = deck.layout;
  const frontier: GateView[] = [];
  for (let cell = 0; cell < kind.length; cell++) {
    if (isReached[cell] === 1) continue;
    if (!steps.some((step) => isReached[cell + step] === 1)) continue;
    const why = obstacleAt(deck, state, cell);
    if (why === 'door-unpowered' || why === 'door-locked' || why === 'hazard-blocks')
      frontier.push(gateView(deck, { cell, why }));
  }
  return { cells: cellsIn(deck, state, (cell) => isReached[cell] === 1), frontier };
};

const switchOf = (deck: Deck, state: State, key: string, on: boolean): SwitchView => {
  const { layout } = deck;
  const room = numberIn(layout.roomOf, key);
  if (room === undefined || (state.doorsOn[room] === 1) === on) return { opens: [], closes: [], joins: [], leaves: [] };
  const after = copyState(state);
  after.doorsOn[room] = on ? 1 : 0;
  const [now, then] = [reachable(deck, state), reachable(deck, after)];
  const doors = layout.rooms[room]!.doors.map((door) => layout.doors[door]!)
    .filter(({ index, cell }) => state.unlocked[index] === 1 && kindAt(deck, state, cell) === DOOR)
    .map(({ id }) => id);
  return {
    opens: on ? doors : [],
    closes: on ? [] : doors,
    joins: cellsIn(deck, state, (cell) => now[cell] === 0 && then[cell] === 1),
    leaves: cellsIn(deck, state, (cell) => now[cell] === 1 && then[cell] === 0),
  };
};
