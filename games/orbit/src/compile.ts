// The world of a run: content and level, looked up once and laid out for the inner loops.

import type { Content } from './data/content.ts';
import { isDuel, type Level, type Scenario } from './data/file.ts';
import { MOVES, RAILGUN, SIDES, SUBSYSTEMS } from './data/names.ts';
import { type RosterShip, rosterOf } from './data/roster.ts';
import { enforcedMax } from './data/subsystems.ts';
import { type Goal, type Hull, RED, type Tables, type World } from './shape/world.ts';

export const compile = (content: Content, level: Level): World => {
  const roster = rosterOf(content, level);
  const indexOf = (id: string): number => roster.findIndex((one) => one.id === id);
  const ships = roster.map((one) => hullOf(one, indexOf));
  const duel = isDuel(level);
  return {
    content,
    level,
    tables: tablesOf(content),
    ships,
    sides: Int16Array.from(ships, ({ side }) => side),
    seats: ships.flatMap(({ ai }, i) => (ai === null ? [i] : [])),
    isDuel: duel,
    goal: duel ? null : goalOf(content, level, ships, indexOf),
    protect: duel ? [] : (level.protect ?? []).map(indexOf),
    limit: level.limit ?? content.balance.duel.turnLimit,
    par: duel ? 0 : level.par,
    blueWinsAt: duel ? (level.blueWinsAt ?? 0) : 0,
  };
};

const hullOf = (ship: RosterShip, indexOf: (id: string) => number): Hull => ({
  id: ship.id,
  classId: ship.classId,
  name: ship.name,
  letter: ship.letter,
  side: SIDES.indexOf(ship.side),
  hullMax: ship.hullMax,
  tank: ship.tank,
  reactor: ship.reactor,
  heat: ship.heat,
  installed: ship.installed.reduce((bits, is, i) => bits | (is ? 1 << i : 0), 0),
  ai: ship.ai,
  target: ship.target === null ? -1 : indexOf(ship.target),
  script: ship.script.map(({ turn, rotate, move }) => ({
    turn,
    rotate,
    move: MOVES.indexOf(move.kind),
    power: move.power,
  })),
});

const goalOf = (
  { balance }: Content,
  { goal }: Scenario,
  ships: readonly Hull[],
  indexOf: (id: string) => number,
): Goal => {
  const isCold = goal.requireCold ?? false;
  switch (goal.kind) {
    case 'gates':
      return {
        kind: 'gates',
        isCold,
        gates: goal.gates.map(({ ring, sector, width = balance.gate.width }) => ({ ring, sector, width })),
      };
    case 'destroy':
      return {
        kind: 'destroy',
        isCold,
        ships: goal.ships ? goal.ships.map(indexOf) : ships.flatMap(({ side }, i) => (side === RED ? [i] : [])),
      };
    case 'dock':
      return { kind: 'dock', isCold, ship: indexOf(goal.ship), turns: goal.turns };
    case 'escape':
      return { kind: 'escape', isCold, ring: goal.ring };
    case 'survive':
      return { kind: 'survive', isCold, turn: goal.turn };
    case 'cool':
      return { kind: 'cool', isCold, maxEnergy: goal.maxEnergy };
  }
};

/** Numbers from 1: a hole at 0. */
const fromOne = (values: readonly number[]): Int16Array => Int16Array.from([0, ...values]);

const tablesOf = ({ balance, subsystems }: Content): Tables => {
  const { board, burn, laser, railgun, missile, shields } = balance;
  const rows = SUBSYSTEMS.map((id) => subsystems[id]);
  const speed = fromOne(board.speed);
  const size = board.rings + 1;
  const advance = new Int16Array(size * size);
  for (let from = 1; from < size; from++)
    for (let to = 1; to < size; to++) advance[from * size + to] = (speed[from]! + speed[to]!) >> 1; // halves go down
  const gun = subsystems.railgun;
  const most = enforcedMax(gun);
  /** By railgun energy from its minimum on; nothing below, where it cannot fire. */
  const byCharge = (value: (energy: number) => number): Int16Array =>
    Int16Array.from({ length: most + 1 }, (_, energy) => (energy < rows[RAILGUN]!.min ? 0 : value(energy)));
  return {
    rings: board.rings,
    sectors: board.sectors,
    speed,
    advance,
    limit: balance.return.limit,
    min: Int16Array.from(rows, ({ min }) => min),
    max: Int16Array.from(rows, enforcedMax),
    threshold: Int16Array.from(rows, ({ threshold }) => threshold),
    heatPerUnit: Int16Array.from(rows, ({ heatPerUnit }) => heatPerUnit),
    heatsWhenUsed: Int16Array.from(rows, ({ heatWhen }) => (heatWhen === 'used' ? 1 : 0)),
    heatDamage: balance.heat.damagePerUnit,
    burnEnergy: fromOne(burn.energy),
    burnMass: fromOne(burn.mass),
    burnRings: fromOne(burn.rings),
    phaseSectors: fromOne(burn.phaseSectors),
    scoop: fromOne(balance.scoop.yield),
    laserRing: laser.ringOffset,
    laserReach: laser.reach,
    laserDamage: laser.damage,
    laserShips: laser.maxShips,
    laserMissiles: laser.maxMissiles,
    railRange: railgun.range,
    railDamage: byCharge((energy) => (energy > gun.rated ? railgun.damageOvercharged : railgun.damageStandard)),
    recoil: byCharge((energy) => Math.max(0, energy - gun.threshold) * railgun.recoilRingsPerUnit),
    braceMass: byCharge((energy) => Math.max(0, energy - gun.threshold) * railgun.braceMassPerUnit),
    braceEngines: railgun.braceEngines,
    missileSteps: missile.steps,
    missileLife: missile.life,
    missileDamage: missile.damage,
    absorbPerEnergy: shields.absorbPerEnergy,
    strainHeat: shields.strainHeat,
  };
};
