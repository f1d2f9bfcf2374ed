// Everything that can happen, as recorded on the tape. Every event carries the turn and the step (1 to 14).

import type { ConditionFile } from './level/file.ts';
import type { Carrier, Cell, Item, Kind, LevelState, Service } from './shape.ts';

export interface Flowing {
  readonly amount: number;
  readonly push: number;
}

/** How much one cell had of something that happened to many. */
export interface Share {
  readonly cell: Cell;
  readonly kind: Kind;
  readonly quantity: number;
}

/** Why the level is in its state. */
export type Reason =
  | { readonly is: 'consumer'; readonly prop: string; readonly carrier: Carrier; readonly service: Service }
  | { readonly is: 'dangerRose' }
  | { readonly is: 'reactorHeatRose' }
  | { readonly is: 'reactorHeat'; readonly heat: number; readonly limit: number }
  | { readonly is: 'deteriorating' }
  | { readonly is: 'lossForecast' };

/** What readiness still lacks. */
export type Missing =
  | { readonly is: 'consumer'; readonly prop: string; readonly carrier: Carrier; readonly service: Service }
  | { readonly is: 'reactorHeat'; readonly heat: number; readonly limit: number }
  | { readonly is: 'condition'; readonly condition: ConditionFile };

type By = 'robot' | 'event';
type Interaction = 'interactProp' | 'interactLeak' | 'activateReactor';
export type StarveReason = 'Disconnected' | 'LowAmount' | 'LowPressure' | 'LowVoltage';

/** Payloads by type. */
export interface Payloads {
  moveRobot: { from: Cell; to: Cell };
  startInteraction: { kind: Interaction };
  finishInteraction: { kind: Interaction };
  damageRobot: { kinds: readonly Kind[]; integrity: number; check: 'enter' | 'stay' };
  recoverRobot: { from: 'Damaged' };
  advanceHeatImmunityStep: { left: number; by: 'move' | 'turn' };
  expireHeatImmunity: object;
  enableFlow: { carrier: Carrier; prop: string; by: By };
  disableFlow: { carrier: Carrier; prop: string; by: By };
  enableConsumer: { carrier: Carrier; prop: string; by: By };
  disableConsumer: { carrier: Carrier; prop: string; by: By };
  setTJunctionRatio: { carrier: Carrier; prop: string; from: string; to: string; by: By };
  setCrossJunctionRatio: { carrier: Carrier; prop: string; from: string; to: string; by: By };
  openDoor: { prop: string; by: By };
  closeDoor: { prop: string; by: By };
  unlockAllSeeingEye: { prop: string };
  pickUpRemedy: { prop: string; item: Item };
  applyElementRemedy: { carrier: Carrier; cell: Cell; removed: number; blockTurns: number };
  applyHeatImmunity: { steps: number };
  expireRemedyBlock: { carrier: Carrier; cell: Cell };
  feedFromOutside: { carrier: Carrier; prop: string; amount?: number; push?: number };
  routeThroughTJunction: { carrier: Carrier; prop: string; mode: string; in: Flowing; out: readonly Flowing[] };
  routeThroughCrossJunction: { carrier: Carrier; prop: string; mode: string; in: Flowing; out: readonly Flowing[] };
  consumeFromNetwork: {
    carrier: Carrier;
    prop: string;
    demand?: number;
    amount?: number;
    push?: number;
    service: Service;
  };
  starveConsumer: {
    carrier: Carrier;
    prop: string;
    amount?: number;
    push?: number;
    reasons?: readonly StarveReason[];
  };
  startLeak: { carrier: Carrier; leak: string; cell: Cell };
  rejectInvalidLeak: { carrier: Carrier; leak: string; reason: 'AlreadyLeaking' };
  worsenLeak: { leak: string; severity: number };
  repairLeak: { carrier: Carrier; leak: string; cell: Cell };
  injectLeak: { carrier: Carrier; leak: string; cell: Cell; quantity: number };
  heatUp: Combustion;
  ignite: Combustion;
  short: {
    level: 1 | 2;
    cell: Cell;
    partner: Cell;
    pair: string;
    heat: number;
    electricity: number;
    coolant: number;
  };
  coolDown: { level: 1 | 2; cell: Cell; partner: Cell; pair: string; heat: number; coolant: number };
  equalize: { carrier: Carrier; from: Cell; to: Cell; quantity: number };
  heatTransfer: { magnitude: 1 | 2; from: Cell; to: Cell; quantity: number };
  serviceCooling: { heat: number; cells: readonly Share[] };
  dissipate: { fuel: number; coolant: number; electricity: number; heat: number; cells: readonly Share[] };
  clampValues: { count: number; cuts: readonly Share[] };
  escalateLevel: { from: LevelState; to: LevelState; reasons: readonly Reason[] };
  recoverLevel: { from: LevelState; to: LevelState };
  markReady: object;
  clearReady: { to: LevelState; missing: readonly Missing[] };
  loseLevel: { reason: string };
  activateCore: object;
  reactorNotReady: { missing: readonly Missing[] };
  beginSimulation: object;
  /** `turn` of this event is the turn that begins. */
  beginTurn: { actions: number; dangerCells: number; reactorHeat: number; reasons: readonly Reason[] };
  scheduledEvent: { id: string };
  eventAverted: { id: string; condition: ConditionFile };
  addHeat: { cells: readonly Share[]; amount: number };
  addHazard: { cell: Cell; kind: Carrier; amount: number };
  deteriorate: { on: boolean };
  announce: { text: string };
}

interface Combustion {
  level: 1 | 2;
  cell: Cell;
  cause: { readonly cell: Cell; readonly kind: 'electricity' | 'heat' };
  pair: string;
  heat: number;
  fuel: number;
}

export type EventType = keyof Payloads;

export type ReactorEvent = {
  [T in EventType]: { readonly type: T; readonly turn: number; readonly step: number } & Readonly<Payloads[T]>;
}[EventType];
