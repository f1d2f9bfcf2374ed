// What the game is made of: the types, the tiles of a map and the four ways to walk.
import type { Shape } from '@interlock/kernel';
import type { Balance, Params } from './content.ts';

export const TILES = { '#': 'wall', '.': 'floor', '~': 'puddle', o: 'pit', '=': 'draught', K: 'start', S: 'switch' };
export type Tile = keyof typeof TILES;

export const WAYS = { north: [0, -1], west: [-1, 0], east: [1, 0], south: [0, 1] } as const;
export type Way = keyof typeof WAYS;
export type Action = Way | 'light';
export const ACTIONS: readonly Action[] = ['north', 'west', 'east', 'south', 'light'];

/** Cells are numbered row by row. */
export interface Level {
  readonly rows: readonly string[];
  readonly oil: number;
}

export interface State {
  /** Never changed, so copies share it. */
  readonly level: Level;
  at: number;
  oil: number;
  /** 1 where the keeper knows what lies on the floor. */
  seen: Uint8Array;
}

export type Event =
  | { readonly type: 'keeperMoved'; readonly way: Way; readonly to: number }
  | { readonly type: 'cellsShown'; readonly cells: readonly number[] }
  | {
      readonly type: 'oilBurnt';
      readonly by: 'flame' | 'light' | 'puddle' | 'draught';
      readonly amount: number;
      readonly left: number;
    }
  | { readonly type: 'flameHeld' }
  | { readonly type: 'keeperFell'; readonly at: number }
  | { readonly type: 'switchThrown'; readonly oil: number };

export interface View {
  /** `@` the keeper, `?` in the dark. */
  readonly rows: readonly string[];
  readonly oil: number;
  readonly actions: number;
}

export interface LampShape extends Shape {
  params: Params;
  level: Level;
  state: State;
  action: Action;
  event: Event;
  view: View;
  content: Balance;
}
