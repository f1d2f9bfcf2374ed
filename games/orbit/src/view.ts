// What a viewer may know. Solo play hides nothing [OS-314]; a duel hides plans, and those are never in a state [OS-340].

import type { Viewer } from '@interlock/kernel';
import { FACINGS, SIDES, SUBSYSTEMS } from './data/names.ts';
import { gateSector } from './rules/objectives.ts';
import { seatOf } from './rules/plan/entries.ts';
import { energyOf, freeOf, isAlive, isInstalled } from './rules/ships.ts';
import type { GateView, MissileView, OrbitView, ShipView, SubsystemView } from './shape/view.ts';
import { RED, type World } from './shape/world.ts';
import {
  AMMO,
  FACING,
  HEAT,
  HULL,
  M_ID,
  M_LIFE,
  M_OWNER,
  M_RING,
  M_SECTOR,
  M_TARGET,
  MASS,
  MISSILE_STRIDE,
  RING,
  SECTOR,
  SHIP_STRIDE,
  type State,
} from './state.ts';
import { goalOf } from './view/goal.ts';
import { intentsOf } from './view/intents.ts';

/** The ship somebody plans for: red's for red in a duel, else the first. */
export const shipOfSeat = (world: World, seat: Viewer | undefined): number =>
  world.isDuel && seat === seatOf(1) ? 1 : 0;

export const viewOf = (world: World, state: State, viewer: Viewer): OrbitView => {
  const { tables, level, limit } = world;
  const you = shipOfSeat(world, viewer);
  return {
    level: level.id,
    name: level.name,
    turn: state.turn,
    limit,
    par: world.isDuel ? null : world.par,
    rings: tables.rings,
    sectors: tables.sectors,
    speeds: Array.from(tables.speed.subarray(1)),
    returnLimit: tables.limit,
    isDuel: world.isDuel,
    seats: world.isDuel ? world.seats.map(seatOf) : [],
    you: world.ships[you]!.id,
    ships: world.ships.map((_, ship) => shipView(world, state, ship, you)),
    missiles: missileViews(world, state),
    gates: gateViews(world, state),
    goal: goalOf(world, state, you),
    protect: world.protect.map((ship) => world.ships[ship]!.id),
    intents: intentsOf(world, state),
    ending: state.ending,
  };
};

const shipView = (world: World, state: State, ship: number, you: number): ShipView => {
  const { id, name, letter, classId, side, hullMax, tank, reactor, ai, target } = world.ships[ship]!;
  const at = ship * SHIP_STRIDE;
  const { ships } = state;
  return {
    id,
    name,
    // two ships of a class told apart: the red one's is small, as those of all red classes are
    letter: side === RED ? letter.toLowerCase() : letter,
    classId,
    side: SIDES[side]!,
    ring: ships[at + RING]!,
    sector: ships[at + SECTOR]!,
    facing: FACINGS[ships[at + FACING]!]!,
    hull: ships[at + HULL]!,
    hullMax,
    heat: ships[at + HEAT]!,
    mass: ships[at + MASS]!,
    tank,
    ammo: ships[at + AMMO]!,
    reactor,
    free: freeOf(world, state, ship),
    subsystems: SUBSYSTEMS.map((_, i) => subsystemView(world, state, ship, i)),
    ai,
    target: target < 0 ? null : world.ships[target]!.id,
    isAlive: isAlive(state, ship),
    isYours: ship === you,
    isProtected: world.protect.includes(ship) || (world.goal?.kind === 'dock' && world.goal.ship === ship),
  };
};

const subsystemView = (world: World, state: State, ship: number, i: number): SubsystemView => {
  const { tables, content } = world;
  const id = SUBSYSTEMS[i]!;
  const energy = energyOf(state, ship, i);
  return {
    id,
    name: content.subsystems[id].name,
    energy,
    min: tables.min[i]!,
    threshold: tables.threshold[i]!,
    max: tables.max[i]!,
    isInstalled: isInstalled(world, ship, i),
    isActive: energy >= tables.min[i]!,
    isOverclocked: energy > tables.threshold[i]!,
  };
};

const missileViews = (world: World, { missiles }: State): MissileView[] => {
  const views: MissileView[] = [];
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) {
    const owner = world.ships[missiles[at + M_OWNER]!]!;
    views.push({
      id: missiles[at + M_ID]!,
      owner: owner.id,
      target: world.ships[missiles[at + M_TARGET]!]!.id,
      ring: missiles[at + M_RING]!,
      sector: missiles[at + M_SECTOR]!,
      life: missiles[at + M_LIFE]!,
      side: SIDES[owner.side]!,
    });
  }
  return views;
};

/** Gates where they are now: they have coasted for as many turns as were played [OS-315]. */
const gateViews = ({ goal, tables }: World, { turn, gatesPassed }: State): GateView[] =>
  goal?.kind !== 'gates'
    ? []
    : goal.gates.map((gate, i) => ({
        number: i + 1,
        ring: gate.ring,
        sector: gateSector(tables, gate, turn - 1),
        width: gate.width,
        isPassed: i < gatesPassed,
        isNext: i === gatesPassed,
      }));
