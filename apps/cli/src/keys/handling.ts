// How a game feels in the hand: its own keys, colours and clock. A game without a module of its own gets the common
// handling: arrows and WASD for whatever moves, numbers for the rest.

import type { AnyShape, Json, Session, Viewer } from '@interlock/kernel';
import type { Desk } from '../play/desk.ts';
import type { PaintRule } from '../play/paint.ts';

/** Something that moves a run by itself: a clock that sends ticks. Begins with the screen, ends with it. */
export interface Driver {
  stop(): void;
  /** One line beside the title: `paused`, `×2`. */
  readonly label?: () => string;
  /** A key of the driver's own (pause, speed); true where it was one. */
  readonly key?: (name: string) => boolean;
}

/** What a key of a planner does: an edit of the plan, a command, or lines to read (none: it only looks different now). */
export type Press = { readonly plan: unknown } | { readonly command: string } | { readonly lines: readonly string[] };

export interface Handling {
  /** The board with the plan laid over it, in at most so many lines; plan and actions are then not listed below it. */
  readonly board?: (session: Session<AnyShape>, seat: Viewer, room: number) => string;
  /** The board that the game shows, with the planned steps drawn into it. */
  readonly overlay?: (session: Session<AnyShape>, seat: Viewer, board: string) => string;
  /** A key of a game whose plan may be illegal while it is edited; null where it is none. Asked before the common keys. */
  readonly press?: (name: string, session: Session<AnyShape>, seat: Viewer) => Press | null;
  /** The action a key stands for now, among the legal ones (as encoded); null: the key means nothing. */
  readonly key?: (name: string, actions: readonly Json[], session?: Session<AnyShape>) => number | null;
  /** A legal action (as encoded) that is not listed: it stands there in another spelling. */
  readonly omits?: (action: Json) => boolean;
  /** What is asked before a number takes this action (as encoded): it ends the run. Null: nothing. */
  readonly asks?: (action: Json) => string | null;
  /** Nothing is moved by arrows here, so the help does not speak of them. */
  readonly isStill?: boolean;
  /** The game's own keys, for the help: key, meaning. */
  readonly help?: readonly (readonly [string, string])[];
  /** The line at the foot of the screen, where the game's own keys take the place of common ones; as a function, those
   *  that mean something now. */
  readonly footer?: string | ((session: Session<AnyShape>, seat: Viewer) => string);
  /** What the signs of the map mean, in lines. */
  readonly signs?: readonly string[];
  readonly paint?: readonly PaintRule[];
  readonly driver?: (desk: Desk, changed: () => void) => Driver;
  /** The action as it is at the moment of the press: a clock that runs puts its stamp on it. */
  readonly stamp?: (session: Session<AnyShape>, action: unknown) => unknown;
  /** Two actions side by side, in the game's own lines; null where the common ones will do. */
  readonly compare?: (session: Session<AnyShape>, a: unknown, b: unknown) => readonly string[] | null;
  /** What follows a turn of the player's by itself: commits it right away. */
  readonly follow?: (session: Session<AnyShape>) => void;
  /** False for a turn (as encoded) that was not the player's own: undo and redo pass over it. */
  readonly isStep?: (turn: readonly Json[]) => boolean;
  /** What a turn of the player's own is called; left out: turn. */
  readonly step?: string;
  /** What lies ahead, in the game's own lines; null where the common forecast, turn by turn, will do. */
  readonly forecast?: (session: Session<AnyShape>) => readonly string[] | null;
  /** What are the odds from here, in lines; left out where a game rolls no dice. */
  readonly odds?: (session: Session<AnyShape>) => readonly string[];
  /** What a typed line says in the game's own words: turns to play until something new shows, actions that only go into the
   *  plan, or lines to read; null where the line means nothing to the game. Asked before the common commands. */
  readonly hears?: (
    session: Session<AnyShape>,
    line: string,
  ) => {
    readonly turns: readonly unknown[][];
    readonly plan?: readonly unknown[];
    readonly lines: readonly string[];
    readonly isRefusal: boolean;
  } | null;
  /** Everything seen so far that a walk by such a line stops for, by name, in words ('' where an event says it); left out:
   *  it stops for whatever is new. */
  readonly stopsFor?: (session: Session<AnyShape>) => ReadonlyMap<string, string>;
  /** What may be said so, for the help: phrase, meaning. */
  readonly phrases?: readonly (readonly [string, string])[];
  /** Types of events not told after a commit; the log has them. */
  readonly quiet?: readonly string[];
}

type Way = 'north' | 'west' | 'south' | 'east';

const KEYS: Readonly<Record<string, Way>> = {
  up: 'north',
  left: 'west',
  down: 'south',
  right: 'east',
  w: 'north',
  a: 'west',
  s: 'south',
  d: 'east',
};
const NAMES: Readonly<Record<string, Way>> = {
  north: 'north',
  west: 'west',
  south: 'south',
  east: 'east',
  up: 'north',
  left: 'west',
  down: 'south',
  right: 'east',
  n: 'north',
  w: 'west',
  s: 'south',
  e: 'east',
};

/** The way an encoded action goes: a word of its own, or a field such as `way`, `dir`, `direction`. */
const wayOf = (action: Json): Way | null => {
  if (typeof action === 'string') return NAMES[action.toLowerCase()] ?? null;
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return null;
  const { way, dir, direction } = action as { readonly [key: string]: Json };
  const named = [way, dir, direction].find((one) => typeof one === 'string') as string | undefined;
  return named === undefined ? null : (NAMES[named.toLowerCase()] ?? null);
};

/** Arrows and WASD on the first legal action that goes that way. */
export const moveKey = (name: string, actions: readonly Json[]): number | null => {
  const way = KEYS[name];
  if (way === undefined) return null;
  const index = actions.findIndex((action) => wayOf(action) === way);
  return index < 0 ? null : index;
};

export const COMMON: Handling = { key: moveKey };
