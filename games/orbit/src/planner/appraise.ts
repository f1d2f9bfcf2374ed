// What can be told of a plan as it stands, legal or not [OS-361..OS-375] [OS-443]: sums by plain arithmetic always, the
// resolved turn and the projection only where the rules would take the plan.

import type { Json, Turn, Viewer } from '@interlock/kernel';
import { ENGINES, RAILGUN, SCOOP, SUBSYSTEMS } from '../data/names.ts';
import { ordersOf, refuse } from '../refuse.ts';
import { actionsOf } from '../rules/actions.ts';
import { heatOf } from '../rules/heat.ts';
import { isAtHome, planOf, shipOf } from '../rules/plan/entries.ts';
import { braceMassOf, burnMassOf, deallocatedOf, plannedOf } from '../rules/plan/judge.ts';
import { isInstalled } from '../rules/ships.ts';
import { COAST, MOVE, ORDER_STRIDE, RAIL_HOLD, SHOT, VENT } from '../shape/orders.ts';
import type { Appraisal, Forecast, HeatFigures, MassFigures, PowerRow, ReleaseFigures } from '../shape/planner.ts';
import type { World } from '../shape/world.ts';
import type { OrbitShape } from '../shape.ts';
import { ENERGY, HEAT, MASS, SHIP_STRIDE, type State } from '../state.ts';
import { shipOfSeat } from '../view.ts';
import { figuresOf } from './figures.ts';
import { optionsOf } from './options.ts';
import { projectTurn } from './project.ts';

export const appraise = (world: World, state: State, pending: Turn<OrbitShape>, seat: Viewer): Json =>
  appraisalOf(world, state, pending, seat) as unknown as Json;

export const appraisalOf = (world: World, state: State, pending: Turn<OrbitShape>, seat: Viewer): Appraisal => {
  const ship = shipOfSeat(world, seat);
  const { id, reactor } = world.ships[ship]!;
  const refusals = refuse(world, state, pending, seat);
  const isLegal = refusals.length === 0;
  const own = pending.filter(
    (entry) => entry.type !== 'unreadable' && isAtHome(world, entry) && shipOf(world, entry) === ship,
  );
  const orders = ordersOf(world, state, own);
  const isConceding = pending.some(({ type }) => type === 'concede');
  const forecast = isLegal && !isConceding ? projectTurn(world, state, pending, ship) : null;
  const planned = plannedOf(orders, ship);
  const rows = rowsOf(world, state, ship, orders);
  const sums = {
    ship: id,
    plan: planOf(world, ship, orders),
    refusals,
    isLegal,
    actions: actionsOf(world, state, ship, orders),
    reactor,
    planned,
    free: reactor - planned,
    rows,
    release: releaseOf(world, state, ship, orders),
    heat: heatFigures(world, state, ship, orders, forecast),
    mass: massFigures(world, state, ship, orders, forecast),
    powered: rows.filter(({ isActive }) => isActive).map((row) => row.id),
    options: optionsOf(world, state, ship, orders, seat, forecast),
    forecast,
  };
  return { ...sums, figures: figuresOf(world, state, ship, orders, sums) };
};

/** Whether the subsystem is used this turn: only then does the railgun heat. */
const isUsed = (orders: Int16Array, row: number, subsystem: number): boolean =>
  (subsystem === RAILGUN && orders[row + SHOT] !== RAIL_HOLD) ||
  (subsystem === ENGINES && orders[row + MOVE] !== COAST);

const rowsOf = (world: World, state: State, ship: number, orders: Int16Array): PowerRow[] => {
  const { tables, content } = world;
  const row = ship * ORDER_STRIDE;
  return SUBSYSTEMS.map((id, i) => {
    const committed = state.ships[ship * SHIP_STRIDE + ENERGY + i]!;
    const pending = orders[row + i]!;
    return {
      id,
      name: content.subsystems[id].name,
      isInstalled: isInstalled(world, ship, i),
      committed,
      pending,
      min: tables.min[i]!,
      threshold: tables.threshold[i]!,
      max: tables.max[i]!,
      isActive: pending >= tables.min[i]!,
      wasActive: committed >= tables.min[i]!,
      isOverclocked: pending > tables.threshold[i]!,
      heat: heatOf(tables, i, pending, isUsed(orders, row, i)),
    };
  });
};

const releaseOf = ({ tables }: World, state: State, ship: number, orders: Int16Array): ReleaseFigures => {
  const deallocated = deallocatedOf(state, orders, ship);
  const vented = Math.max(0, orders[ship * ORDER_STRIDE + VENT]!);
  const left = tables.limit - deallocated - vented;
  return { limit: tables.limit, deallocated, vented, left: Math.max(0, left), over: Math.max(0, -left) };
};

/** now − vented = damage, + new heat by source = next [OS-488]. Strain is known only of a resolved turn. */
const heatFigures = (
  { tables }: World,
  state: State,
  ship: number,
  orders: Int16Array,
  forecast: Forecast | null,
): HeatFigures => {
  const row = ship * ORDER_STRIDE;
  const now = state.ships[ship * SHIP_STRIDE + HEAT]!;
  const vented = Math.min(now, Math.max(0, orders[row + VENT]!));
  const engines = heatOf(tables, ENGINES, orders[row + ENGINES]!, isUsed(orders, row, ENGINES));
  const railgun = heatOf(tables, RAILGUN, orders[row + RAILGUN]!, isUsed(orders, row, RAILGUN));
  const shields = forecast === null ? null : strainIn(forecast);
  const next = now - vented + engines + railgun + (shields ?? 0);
  return {
    now,
    vented,
    damage: (now - vented) * tables.heatDamage,
    engines,
    railgun,
    shields,
    next,
    nextDamage: next * tables.heatDamage,
    nextDamageVented: Math.max(0, next - tables.limit) * tables.heatDamage,
  };
};

const strainIn = ({ events, taken }: Forecast): number => {
  const own = taken[0]?.target;
  const made = events.find((event) => event.type === 'heatGenerated' && event.ship === own);
  return made?.type === 'heatGenerated' ? made.shields : 0;
};

const massFigures = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  forecast: Forecast | null,
): MassFigures => {
  const { tables } = world;
  const { tank } = world.ships[ship]!;
  const now = state.ships[ship * SHIP_STRIDE + MASS]!;
  const burn = burnMassOf(world, orders, ship);
  const brace = braceMassOf(world, orders, ship);
  const row = ship * ORDER_STRIDE;
  const isScooping = orders[row + MOVE] === COAST && orders[row + SCOOP]! >= tables.min[SCOOP]!;
  const ring = state.ships[ship * SHIP_STRIDE]!;
  const scooped = forecast === null ? null : isScooping ? Math.min(tables.scoop[ring]!, tank - now) : 0;
  return { now, tank, burn, brace, need: burn + brace, scooped, after: now - burn - brace + (scooped ?? 0) };
};
