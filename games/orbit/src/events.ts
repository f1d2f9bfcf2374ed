// What happens in a turn [OS-476]: the event table, spelled once.

import type { Plan, ShipAction } from './actions.ts';
import type { Facing, SubsystemId } from './data/names.ts';
import type { DuelReason, LossCause, Winner } from './state.ts';

/** `ring` and `sector`. */
export interface Cell {
  readonly ring: number;
  readonly sector: number;
}

interface OfShip {
  readonly ship: string;
}
interface OfMissile {
  readonly missile: number;
}

export type OrbitEvent =
  | ({ readonly type: 'scriptSkipped'; readonly code: string } & OfShip)
  | ({ readonly type: 'planCommitted'; readonly actions: readonly ShipAction[] } & OfShip)
  | ({
      readonly type: 'energyDeallocated' | 'energyAllocated';
      readonly subsystem: SubsystemId;
      readonly amount: number;
      readonly energy: number;
    } & OfShip)
  | ({
      readonly type: 'subsystemActivated' | 'subsystemDeactivated';
      readonly subsystem: SubsystemId;
      readonly energy: number;
    } & OfShip)
  | ({ readonly type: 'heatVented'; readonly amount: number; readonly heat: number } & OfShip)
  | ({ readonly type: 'shipRotated'; readonly facing: Facing } & OfShip)
  | ({ readonly type: 'shipCoasted'; readonly from: Cell; readonly to: Cell } & OfShip)
  | ({
      readonly type: 'shipTransferred' | 'shipPhased';
      readonly from: Cell;
      readonly to: Cell;
      readonly power: number;
      readonly mass: number;
    } & OfShip)
  | ({ readonly type: 'massScooped'; readonly amount: number; readonly mass: number } & OfShip)
  | ({ readonly type: 'missileMoved'; readonly to: Cell; readonly life: number } & OfMissile)
  | ({ readonly type: 'laserFired'; readonly stance: 'attack' | 'defend'; readonly targets: number } & OfShip)
  | ({ readonly type: 'laserHit'; readonly target: string; readonly damage: number } & OfShip)
  | ({ readonly type: 'missileIntercepted' } & OfShip & OfMissile)
  | ({ readonly type: 'railgunFired'; readonly energy: number } & OfShip)
  | ({ readonly type: 'railgunHit'; readonly target: string; readonly damage: number } & OfShip)
  | ({ readonly type: 'railgunMissed' } & OfShip)
  | ({ readonly type: 'missileImpacted'; readonly target: string; readonly damage: number } & OfMissile)
  | ({ readonly type: 'missileExpired' } & OfMissile)
  | ({ readonly type: 'missileLaunched'; readonly target: string; readonly at: Cell; readonly ammo: number } & OfShip &
      OfMissile)
  | ({ readonly type: 'damageAbsorbed'; readonly amount: number } & OfShip)
  | ({ readonly type: 'hullDamaged'; readonly amount: number; readonly hull: number } & OfShip)
  | ({ readonly type: 'recoilShifted'; readonly ring: number } & OfShip)
  | ({ readonly type: 'recoilBraced'; readonly paid: number; readonly mass: number } & OfShip)
  | ({ readonly type: 'heatDamaged'; readonly amount: number; readonly hull: number } & OfShip)
  | ({
      readonly type: 'heatGenerated';
      readonly amount: number;
      readonly engines: number;
      readonly railgun: number;
      readonly shields: number;
      readonly heat: number;
    } & OfShip)
  | ({ readonly type: 'shipDestroyed' } & OfShip)
  | ({ readonly type: 'missileLost' } & OfMissile)
  | { readonly type: 'gatePassed'; readonly gate: number }
  | { readonly type: 'dockHeld'; readonly count: number }
  | { readonly type: 'scenarioWon'; readonly turn: number; readonly score: number }
  | { readonly type: 'scenarioLost'; readonly reason: LossCause }
  | { readonly type: 'duelEnded'; readonly winner: Winner; readonly reason: DuelReason }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | ({ readonly type: 'intentPublished'; readonly plan: Plan } & OfShip);
