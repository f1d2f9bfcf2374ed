// The state of a run: what changes while it is played. Everything that does not is the deck, which the rules are handed
// beside it. Arrays are written to in drafts, never shared between states.

import type { Deck } from './deck.ts';

/** What a CCTV desk told once [DS-060]. */
export interface Feed {
  /** Number of the action that took it, counted from 1. */
  readonly action: number;
  /** Indices of rooms and of furniture rows. */
  readonly rooms: readonly number[];
  readonly furniture: readonly number[];
}

export interface State {
  at: number;
  /** Air left; -1 with `air none`. */
  air: number;
  airUsed: number;
  /** Successful actions so far. */
  actions: number;
  outcome: 'none' | 'won' | 'air' | 'conceded';
  /** All conditions but standing on the exit have held at some time: `liftReady` is emitted once [DS-123]. */
  isReady: boolean;
  /** By room. */
  doorsOn: Uint8Array;
  cctvOn: Uint8Array;
  entered: Uint8Array;
  /** By door: 1 where no lock is in the way. */
  unlocked: Uint8Array;
  /** By hazard. */
  fixed: Uint8Array;
  /** By control, furniture, floor item. */
  activated: Uint8Array;
  searched: Uint8Array;
  picked: Uint8Array;
  /** Batteries by generator. */
  inserted: Uint8Array;
  /** By puzzle: bit k is lamp k of a relay board; whether it is solved. */
  lamps: Uint16Array;
  solved: Uint8Array;
  /** By kind of item (`deck.items`). */
  held: Uint16Array;
  /** By fact of added mechanics (`deck.added.facts`); only on decks that have some. */
  added?: Uint8Array;

  // What the player knows [DS-463]; no rule outside sight.ts and the view reads it, `unknown-target` excepted.
  /** By cell: 1 once seen. */
  known: Uint8Array;
  /** By room: 1 once its name is known. */
  named: Uint8Array;
  /** By door as last seen: 0 never, else 1 + 2 where powered + 4 where locked. */
  doorSeen: Uint8Array;
  /** By hazard as last seen: 0 never, 1 active, 2 fixed. */
  hazardSeen: Uint8Array;
  /** By kind of item: 1 once in hand, so that what is written on it has been read. */
  read: Uint8Array;
  feeds: readonly Feed[];
  /** -1 on the true state. On a supposed one [DS-508] the actions taken when supposing began. */
  guess: number;
}

/** Field by field, without loops over names: searches spend much of their time here. */
export const copyState = (s: State): State => {
  const copy = plainCopy(s);
  if (s.added !== undefined) copy.added = s.added.slice();
  return copy;
};

const plainCopy = (s: State): State => ({
  at: s.at,
  air: s.air,
  airUsed: s.airUsed,
  actions: s.actions,
  outcome: s.outcome,
  isReady: s.isReady,
  doorsOn: s.doorsOn.slice(),
  cctvOn: s.cctvOn.slice(),
  entered: s.entered.slice(),
  unlocked: s.unlocked.slice(),
  fixed: s.fixed.slice(),
  activated: s.activated.slice(),
  searched: s.searched.slice(),
  picked: s.picked.slice(),
  inserted: s.inserted.slice(),
  lamps: s.lamps.slice(),
  solved: s.solved.slice(),
  held: s.held.slice(),
  known: s.known.slice(),
  named: s.named.slice(),
  doorSeen: s.doorSeen.slice(),
  hazardSeen: s.hazardSeen.slice(),
  read: s.read.slice(),
  feeds: s.feeds,
  guess: s.guess,
});

/** The deck as it begins, before the first look around. */
export const blankState = (deck: Deck): State => {
  const { layout, level } = deck;
  const state: State = {
    at: layout.start,
    air: deck.air ?? -1,
    airUsed: 0,
    actions: 0,
    outcome: 'none',
    isReady: false,
    doorsOn: Uint8Array.from(level.rooms, ({ doors }) => (doors ? 1 : 0)),
    cctvOn: Uint8Array.from(level.rooms, ({ cctv }) => (cctv ? 1 : 0)),
    entered: new Uint8Array(level.rooms.length),
    unlocked: Uint8Array.from(level.doors, ({ locked }) => (locked ? 0 : 1)),
    fixed: new Uint8Array(level.hazards.length),
    activated: new Uint8Array(level.controls.length),
    searched: new Uint8Array(level.furniture.length),
    picked: new Uint8Array(level.items.length),
    inserted: new Uint8Array(level.generators.length),
    lamps: Uint16Array.from(deck.puzzles, (puzzle) => (puzzle.type === 'relay' ? puzzle.start : 0)),
    solved: new Uint8Array(level.puzzles.length),
    held: new Uint16Array(deck.items.length),
    known: new Uint8Array(layout.grid.size),
    named: new Uint8Array(level.rooms.length),
    doorSeen: new Uint8Array(level.doors.length),
    hazardSeen: new Uint8Array(level.hazards.length),
    read: new Uint8Array(deck.items.length),
    feeds: [],
    guess: -1,
  };
  state.entered[layout.startRoom] = 1;
  if (deck.added.facts.length > 0) state.added = new Uint8Array(deck.added.facts.length);
  return state;
};
