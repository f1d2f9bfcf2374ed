// One turn being resolved: what every phase is handed. Lives for one turn and is never part of the state.

import type { Because, Tape } from '@interlock/kernel';
import type { OrbitEvent } from '../events.ts';
import type { World } from '../shape/world.ts';
import type { State } from '../state.ts';

/** Which event led to what, by ship; kept only while somebody reads the tape [OS-475]. */
export interface Causes {
  /** `planCommitted`. */
  readonly plan: number[];
  /** `railgunFired`, `damageAbsorbed` of this turn; -1 where there was none. */
  readonly shot: number[];
  readonly absorbed: number[];
  /** Hits noted on the ship. */
  readonly hits: (Because[] | null)[];
  /** What took the ship's hull: the causes of its destruction. */
  readonly wounds: (Because[] | null)[];
  readonly destroyed: number[];
}

export interface Resolution {
  readonly world: World;
  readonly state: State;
  /** A row of orders per ship, opponents included. */
  readonly orders: Int16Array;
  /** Weapon damage noted per ship, then damage absorbed per ship. */
  readonly noted: Int16Array;
  readonly absorbed: Int16Array;
  readonly tape: Tape<OrbitEvent>;
  /** Null in search. */
  readonly causes: Causes | null;
}

/** One step of the list of a turn. */
export type Phase = (turn: Resolution) => void;

export const causesOf = (count: number): Causes => {
  const none = (): number[] => {
    const list: number[] = [];
    for (let i = 0; i < count; i++) list.push(-1);
    return list;
  };
  const nothing = (): null[] => {
    const list: null[] = [];
    for (let i = 0; i < count; i++) list.push(null);
    return list;
  };
  return { plan: none(), shot: none(), absorbed: none(), destroyed: none(), hits: nothing(), wounds: nothing() };
};

/** Notes what led to something that happens to a ship later in the turn. */
export const blameOn = (list: (Because[] | null)[], ship: number, event: number): void => {
  const known = list[ship];
  if (known === null || known === undefined) list[ship] = [{ event }];
  else known.push({ event });
};
