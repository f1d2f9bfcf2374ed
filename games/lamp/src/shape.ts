// What the game is made of: tiles, actions, and the types of everything else.
import type { SquareGrid } from '@interlock/grid';
import type { Shape } from '@interlock/kernel';
import type { Balance, Params } from './content.ts';

export const TILES = { '#': 'wall', '.': 'floor', '~': 'puddle', o: 'pit', '=': 'draught', K: 'start', S: 'switch' };
export const ACTIONS = ['north', 'west', 'east', 'south', 'light'] as const;
export type Action = (typeof ACTIONS)[number];
export type Way = Exclude<Action, 'light'>;
export type Level = { readonly rows: readonly string[]; readonly oil: number };

export interface State {
  readonly grid: SquareGrid;
  readonly cells: string; // the map, row by row
  readonly seen: Uint8Array; // 1 where the keeper has seen what lies on the floor
  at: number;
  oil: number;
}

export type Burner = 'flame' | 'light' | 'puddle' | 'draught';
export type Event =
  | { readonly type: 'keeperMoved'; readonly way: Way; readonly to: readonly [x: number, y: number] }
  | { readonly type: 'cellsShown'; readonly cells: readonly (readonly [x: number, y: number])[] }
  | { readonly type: 'oilBurnt'; readonly by: Burner; readonly amount: number; readonly left: number }
  | { readonly type: 'flameHeld' | 'keeperFell' | 'switchThrown' };

export interface LampShape extends Shape {
  params: Params;
  level: Level;
  state: State;
  action: Action;
  event: Event;
  view: { readonly rows: readonly string[]; readonly on: string; readonly oil: number; readonly actions: number };
  content: Balance;
}
