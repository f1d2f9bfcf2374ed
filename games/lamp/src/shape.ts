// What the game is made of: what is written down as schemas, all else as types.
import type { SquareGrid } from '@interlock/grid';
import { type Game, mapSchema, type Proof, type ShapeFrom } from '@interlock/kernel';
import { z } from 'zod';

const amount = z.int().min(0).max(99).describe('measures of oil, or how often');
const side = z.int().min(2).max(20);
export const ACTIONS = ['north', 'east', 'south', 'west', 'light'] as const;
export const schemas = {
  content: z.strictObject({
    actions: z.int().min(1).max(4).describe('actions in a turn'),
    flame: amount.min(1).describe('oil the flame takes every turn'),
    light: amount.describe('oil for lighting up'),
    reach: amount.describe('steps that the light carries'),
    draught: z.strictObject({ oil: amount, times: amount, outOf: amount.min(1) }).describe('oil lost, and how often'),
  }),
  params: z.strictObject({ width: side, height: side, beside: z.string().regex(/^[#o=]{0,99}$/), spareTurns: amount }),
  level: z.strictObject({ rows: mapSchema('#.o=KS', 'KS'), oil: z.int().min(1).max(999).describe('at first') }),
  action: z.enum(ACTIONS),
};

export interface State {
  readonly grid: SquareGrid;
  readonly cells: string; // the map, row by row
  readonly seen: Uint8Array; // 1 where the keeper knows what lies on the floor
  at: number;
  oil: number;
}

export type Event =
  | { readonly type: 'keeperMoved'; readonly way: string }
  | { readonly type: 'cellsShown'; readonly cells: readonly number[] }
  | { readonly type: 'oilBurnt'; readonly by: string; readonly amount: number; readonly left: number };

export interface LampShape extends ShapeFrom<typeof schemas> {
  state: State;
  event: Event;
  view: { readonly rows: readonly string[]; readonly on: string; readonly oil: number; readonly actions: number };
}
export type Lamp = Required<Game<LampShape>>;
export type LampProof = Required<Proof<LampShape>>;
