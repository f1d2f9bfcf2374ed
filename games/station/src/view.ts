// What the player may know, as one object [DS-453 … DS-463]: hidden is absent, not flagged. Screen, terminal, screen
// reader and bots get this and nothing else.

import type { Deck } from './deck.ts';
import type { ViewMode } from './map/level.ts';
import { loadOf } from './rules/power.ts';
import {
  doorsIn,
  feedsIn,
  hazardsIn,
  heldIn,
  itemsIn,
  objectivesIn,
  panelsIn,
  pointOf,
  resultIn,
  roomsIn,
  rowsIn,
  thingsIn,
} from './sight/look.ts';
import { cellsInSight } from './sight/sight.ts';
import type { State } from './state.ts';

export type Cell = readonly [x: number, y: number];

/** What a door lacks to be stepped on [DS-025], the first condition first. */
export type DoorLack = 'power' | 'key';

export interface RoomView {
  readonly id: string;
  readonly name: string;
  /** The player has stood in it. */
  readonly isEntered: boolean;
  readonly isCctvOn: boolean;
  /** Its known cells as runs [x, y, length], row by row. */
  readonly runs: readonly (readonly [x: number, y: number, length: number])[];
}

export interface DoorView {
  readonly id: string;
  readonly at: Cell;
  /** Key of its owner. */
  readonly room: string;
  /** Its passage runs west to east; else north to south. */
  readonly isAcross: boolean;
  readonly isPowered: boolean;
  readonly isLocked: boolean;
  /** Conditions that are not met; empty: it can be stepped on. */
  readonly lacks: readonly DoorLack[];
  /** The keycard its lock takes, and whether it is held; only while it is locked. */
  readonly card?: { readonly item: string; readonly name: string; readonly isHeld: boolean };
  /** False: what is said of it is what was last known [DS-456]. */
  readonly isInSight: boolean;
}

interface ThingBase {
  readonly id: string;
  readonly at: Cell;
  /** Key of its room. */
  readonly room: string;
  readonly isInSight: boolean;
  /** Known cells it can be operated from [DS-063], hazards left aside. */
  readonly access: readonly Cell[];
  /** The player stands on one of them. */
  readonly isInReach: boolean;
}

export type ThingView = ThingBase &
  (
    | {
        readonly kind: 'terminal';
        /** The rooms it controls [DS-047], in the order of its panel. */
        readonly controls: readonly PanelRow[];
      }
    | { readonly kind: 'desk' }
    | {
        readonly kind: 'control';
        /** What it is called, by the kind of its hazard: `coolant valve`. */
        readonly name: string;
        readonly hazardKind: string;
        /** The hazard it is labelled for, seen or not. */
        readonly hazard: string;
        readonly isActivated: boolean;
        /** Nothing is left for it to do, whatever cleared the hazard. */
        readonly isHazardFixed: boolean;
      }
    | {
        readonly kind: 'generator';
        readonly inserted: number;
        readonly required: number;
        readonly isPowered: boolean;
      }
    | {
        readonly kind: 'furniture';
        readonly type: string;
        readonly isSearched: boolean;
        /** Only in `open` [DS-453]; items still in it. */
        readonly holds?: readonly string[];
      }
    | {
        readonly kind: 'puzzle';
        readonly type: 'relay';
        readonly isSolved: boolean;
        readonly grants: string;
        /** Nine of them, row-major; true is lit [DS-108]. */
        readonly lamps: readonly boolean[];
      }
    | {
        readonly kind: 'puzzle';
        readonly type: 'code';
        readonly isSolved: boolean;
        readonly grants: string;
        /** One a digit; null where no fragment held reveals it [DS-112]; all of them in `open`. */
        readonly digits: readonly (string | null)[];
        readonly fragments: readonly { readonly item: string; readonly isHeld: boolean }[];
      }
  );

export interface HazardView {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Those of its cells that are known. */
  readonly at: readonly Cell[];
  /** Room it lies in; absent: a corridor. */
  readonly room?: string;
  readonly isBlocking: boolean;
  readonly isFixed: boolean;
  readonly isInSight: boolean;
  /** Extra air for a move that ends next to it while it is active [DS-097]. */
  readonly aura: number;
  /** How it is cleared [DS-460]; neither: never. */
  readonly control?: string;
  readonly tool?: { readonly item: string; readonly name: string; readonly cost: number; readonly isHeld: boolean };
}

export interface ItemView {
  readonly id: string;
  readonly at: Cell;
  readonly item: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly isInSight: boolean;
}

export interface HeldView {
  readonly item: string;
  readonly name: string;
  readonly count: number;
}

/** One line of a terminal's panel [DS-054]. */
export interface PanelRow {
  readonly room: string;
  readonly name: string;
  readonly isDoorsOn: boolean;
  readonly isCctvOn: boolean;
  readonly doors: number;
}

export interface PanelView {
  readonly terminal: string;
  readonly rows: readonly PanelRow[];
}

/** What a desk told, when: never brought up to date [DS-060]. */
export interface FeedView {
  readonly action: number;
  readonly rooms: readonly string[];
  readonly furniture: readonly string[];
}

export interface Tally {
  readonly done: number;
  readonly total: number;
}

export interface ObjectivesView {
  readonly generators: Tally;
  readonly hazards: Tally;
  readonly items: Tally;
  /** What the lift asks to be brought [DS-078], in file order. */
  readonly wanted: readonly { readonly item: string; readonly name: string; readonly isHeld: boolean }[];
  /** Everything but standing on the exit holds. */
  readonly isLiftReady: boolean;
}

export interface ResultView {
  readonly is: 'won' | 'air' | 'conceded';
  readonly stars: number;
  readonly score: number;
  readonly airUsed: number;
}

export interface StationView {
  readonly deck: number;
  readonly name: string;
  readonly mode: ViewMode;
  /** Air left and at the start; null with `air none`. */
  readonly air: number | null;
  readonly startingAir: number | null;
  readonly airUsed: number;
  readonly par: number;
  readonly isParExact: boolean;
  /** Actions taken. */
  readonly actions: number;
  /** How many rooms the deck has; absent in the dark [DS-157, DS-461]. */
  readonly roomCount?: number;
  readonly at: Cell;
  /** Key of the room the player stands in; null on corridor and door cells. */
  readonly room: string | null;
  /** The lift, once seen. */
  readonly exit?: Cell;
  /**
   * Known cells as far as they go, right and below cut off: `#` wall, `.` room, `,` corridor, `+` door, space unknown;
   * `'` room and backquote corridor out of sight.
   */
  readonly rows: readonly string[];
  readonly rooms: readonly RoomView[];
  readonly doors: readonly DoorView[];
  /** Row-major. */
  readonly things: readonly ThingView[];
  readonly hazards: readonly HazardView[];
  readonly items: readonly ItemView[];
  readonly inventory: readonly HeldView[];
  readonly objectives: ObjectivesView;
  /** Of the terminals the player can operate from here. */
  readonly panels: readonly PanelView[];
  readonly feeds: readonly FeedView[];
  /** Load and what the deck bears, in brownout [DS-329]. */
  readonly load?: { readonly now: number; readonly capacity: number };
  /** Once the deck is over. */
  readonly result?: ResultView;
}

export const viewOf = (deck: Deck, given: State): StationView => {
  const state = given;
  const { layout, level } = deck;
  const inSight = sightOf(deck, state);
  const result = resultIn(deck, state);
  const room = layout.roomAt[state.at]!;
  return {
    ...{ deck: level.deck, name: level.name, mode: level.view },
    ...{ air: deck.air === null ? null : state.air, startingAir: deck.air, airUsed: state.airUsed },
    ...{ par: deck.par, isParExact: deck.isParExact, actions: state.actions },
    ...(level.view === 'dark' ? {} : { roomCount: layout.rooms.length }),
    at: pointOf(deck, state.at),
    room: room < 0 ? null : layout.rooms[room]!.id,
    ...(state.known[layout.exit] === 1 ? { exit: pointOf(deck, layout.exit) } : {}),
    rows: rowsIn(deck, state, inSight),
    rooms: roomsIn(deck, state),
    doors: doorsIn(deck, state, inSight),
    things: thingsIn(deck, state, inSight),
    hazards: hazardsIn(deck, state, inSight),
    items: itemsIn(deck, state, inSight),
    inventory: heldIn(deck, state),
    objectives: objectivesIn(deck, state),
    panels: panelsIn(deck, state),
    feeds: feedsIn(deck, state),
    ...(deck.capacity === null ? {} : { load: { now: loadOf(deck, state), capacity: deck.capacity } }),
    ...(result === null ? {} : { result }),
  };
};

/** 1 where what is known of a cell is how it is now; outside the dark that holds everywhere. */
const sightOf = (deck: Deck, state: State): Uint8Array => {
  if (deck.level.view !== 'dark') return state.known;
  const inSight = new Uint8Array(state.known.length);
  for (const cell of cellsInSight(deck, state)) if (state.known[cell] === 1) inSight[cell] = 1;
  return inSight;
};
