// The words of the game as types: carriers, kinds, directions, props, the level file, actions, events, the shape.

import type { Shape } from '@interlock/kernel';
import type { ReactorEvent } from './events.ts';
import type { LevelFile } from './level/file.ts';
import type { Plant } from './level/plant.ts';
import type { State } from './state.ts';
import type { ReactorView } from './view.ts';

export const CARRIERS = ['fuel', 'coolant', 'electricity'] as const;
export const KINDS = ['fuel', 'coolant', 'electricity', 'heat'] as const;
/** Opposite of direction d is 3 - d. */
export const DIRS = ['N', 'W', 'E', 'S'] as const;
export const ITEMS = ['FuelNeutralizer', 'CoolantNeutralizer', 'ElectricityNeutralizer', 'HeatShield'] as const;
export const SUPPLIES = [
  'FuelRemedySupply',
  'CoolantRemedySupply',
  'ElectricityRemedySupply',
  'HeatRemedySupply',
] as const;
export const PROP_TYPES = [
  'flow',
  'consumer',
  'tJunction',
  'crossJunction',
  'door',
  'eyeTerminal',
  'supply',
  'reactorControl',
] as const;
export const MECHANICS = [
  'flow',
  'consumer',
  'tJunction',
  'crossJunction',
  'door',
  'repair',
  'fuelNeutralizer',
  'coolantNeutralizer',
  'electricityNeutralizer',
  'heatShield',
] as const;

export type Carrier = (typeof CARRIERS)[number];
export type Kind = (typeof KINDS)[number];
export type Dir = (typeof DIRS)[number];
export type Item = (typeof ITEMS)[number];
export type Supply = (typeof SUPPLIES)[number];
export type PropType = (typeof PROP_TYPES)[number];
export type Mechanic = (typeof MECHANICS)[number];
export type Cell = readonly [number, number];

export const FUEL = 0;
export const COOLANT = 1;
export const ELECTRICITY = 2;
export const HEAT = 3;

/** Service states of a consumer, by code. */
export const SERVICES = ['Unknown', 'Disabled', 'Starved', 'Supplied', 'Producing'] as const;
export type Service = (typeof SERVICES)[number];
export const UNKNOWN = 0;
export const DISABLED = 1;
export const STARVED = 2;
export const SUPPLIED = 3;
export const PRODUCING = 4;

export type Condition = 'Ready' | 'Damaged';
export type LevelState = 'Stable' | 'Caution' | 'Critical' | 'Ready' | 'Lost';

export type Action =
  | { readonly type: 'moveRobot'; readonly dir: Dir }
  | { readonly type: 'interactProp'; readonly mode?: string }
  | { readonly type: 'interactLeak'; readonly do: 'repair'; readonly leak?: string }
  | { readonly type: 'interactLeak'; readonly do: 'apply'; readonly item: Item }
  | { readonly type: 'interactLeak'; readonly do: 'shield' }
  | { readonly type: 'activateReactor' };

/** A difficulty row of the generator, from 1. */
export interface Params {
  readonly row: number;
}

/** What a generated level of one difficulty is made of. */
export interface GeneratorRow {
  readonly size: readonly [number, number];
  readonly rooms: readonly [number, number];
  readonly t: number;
  readonly cross: number;
  readonly leaks: number;
  readonly severity: readonly [number, number];
  readonly off: number;
  readonly wrong: number;
  readonly auxiliaries: number;
  readonly doors: number;
  readonly supplies: number;
  readonly events: number;
  readonly eye: 'near' | 'first' | 'any' | 'far';
  /** Least and most turns of its par. */
  readonly par: readonly [number, number];
  /** Least interactions of its witness. */
  readonly interactions: number;
}

export type BalanceName = string;

export interface BalanceEntry {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

export interface Content {
  readonly balance: Readonly<Record<BalanceName, BalanceEntry>>;
  /** The pair table, upper triangle: `pairs.FuelSafe.HeatCaution` is `Warm1`. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly modes: { readonly tJunction: readonly string[]; readonly crossJunction: readonly string[] };
  /** Rows d1 to d8. */
  readonly generator: readonly GeneratorRow[];
  /** Balance given when the run was started; goes over the level's own. */
  readonly overrides: Readonly<Record<BalanceName, number>>;
}

export interface ReactorShape extends Shape {
  params: Params;
  level: LevelFile;
  state: State;
  action: Action;
  event: ReactorEvent;
  view: ReactorView;
  content: Content;
  world: Plant;
}
