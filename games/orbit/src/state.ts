// What changes in a run [OS-017] [OS-474]: ships and missiles as rows of integers, and how far the goal is.
// What never changes (names, sides, tanks, the goal) is in the world.

/** Offsets in a ship's row. */
export const RING = 0;
export const SECTOR = 1;
/** PROGRADE or RETROGRADE. */
export const FACING = 2;
export const HULL = 3;
export const HEAT = 4;
export const MASS = 5;
/** Missiles in stock. */
export const AMMO = 6;
/** 1 or 0; a destroyed ship keeps its row [OS-020]. */
export const ALIVE = 7;
/** Seven energies by subsystem order: ENERGY + ENGINES and so on. */
export const ENERGY = 8;
export const SHIP_STRIDE = 15;

export const PROGRADE = 0;
export const RETROGRADE = 1;

/** Offsets in a missile's row. Rows stand in ascending id; owner and target are roster indices. */
export const M_ID = 0;
export const M_OWNER = 1;
export const M_TARGET = 2;
export const M_RING = 3;
export const M_SECTOR = 4;
export const M_LIFE = 5;
export const MISSILE_STRIDE = 6;

export type LossCause = 'shipDestroyed' | 'protectedLost' | 'targetLost' | 'turnLimit';
export type DuelReason = 'destroyed' | 'turnLimit' | 'survived' | 'conceded';
export type Winner = 'blue' | 'red' | 'none';

/** How a run ended; in a duel from nobody's side. */
export type Ending =
  | { readonly is: 'won'; readonly score: number }
  | { readonly is: 'lost'; readonly cause: LossCause }
  | { readonly is: 'duel'; readonly winner: Winner; readonly reason: DuelReason };

export interface State {
  /** The turn being planned, from 1. */
  turn: number;
  /** SHIP_STRIDE integers per ship, in roster order. */
  readonly ships: Int16Array;
  /** MISSILE_STRIDE integers per missile in flight; replaced by an array of another length when one comes or goes. */
  missiles: Int16Array;
  nextMissile: number;
  gatesPassed: number;
  /** Consecutive turns ended in the cell of the ship to dock with. */
  docked: number;
  ending: Ending | null;
}

export const copyState = (state: State): State => ({
  turn: state.turn,
  ships: state.ships.slice(),
  missiles: state.missiles.length === 0 ? state.missiles : state.missiles.slice(),
  nextMissile: state.nextMissile,
  gatesPassed: state.gatesPassed,
  docked: state.docked,
  ending: state.ending,
});

/** Makes a draft of the same run the same state again, without a new one. */
export const resetTo = (draft: State, state: State): void => {
  draft.ships.set(state.ships);
  draft.missiles = state.missiles.length === 0 ? state.missiles : state.missiles.slice();
  draft.turn = state.turn;
  draft.nextMissile = state.nextMissile;
  draft.gatesPassed = state.gatesPassed;
  draft.docked = state.docked;
  draft.ending = state.ending;
};
