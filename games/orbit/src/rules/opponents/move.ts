// Where an opponent goes: every move it could make is scored, the best one wins, the earlier of equals [OS-286..OS-296].

import { ENGINES, LASER, RAILGUN, THRUSTERS } from '../../data/names.ts';
import type { Personality } from '../../data/personalities.ts';
import { COAST, MOVE, ORDER_STRIDE, PHASE, POWER, ROTATE, TRANSFER } from '../../shape/orders.ts';
import type { World } from '../../shape/world.ts';
import { ENERGY, FACING, MASS, RING, SECTOR, SHIP_STRIDE, type State } from '../../state.ts';
import { ringAfter, sectorAfter, wrap } from '../board.ts';
import { approachTerm, fearsOf, OWN_LASER, OWN_RAIL, weaponTerms } from './score.ts';
import { coasted } from './target.ts';

/** Writes rotation and move of the best candidate into the ship's row. */
export const chooseMove = (
  world: World,
  state: State,
  ship: number,
  target: number,
  mind: Personality,
  orders: Int16Array,
): void => {
  const { tables } = world;
  const { ships } = state;
  const at = ship * SHIP_STRIDE;
  const it = target * SHIP_STRIDE;
  const row = ship * ORDER_STRIDE;
  const ring = ships[at + RING]!;
  const sector = ships[at + SECTOR]!;
  const energy = at + ENERGY;
  const engines = ships[energy + ENGINES]!;
  const mass = ships[at + MASS]!;
  const canTurn = ships[energy + THRUSTERS]! >= tables.min[THRUSTERS]!;
  const flags =
    (ships[energy + LASER]! >= tables.min[LASER]! ? OWN_LASER : 0) |
    (ships[energy + RAILGUN]! >= tables.min[RAILGUN]! ? OWN_RAIL : 0) |
    fearsOf(world, target);
  const toRing = ships[it + RING]!;
  const toSector = coasted(world, state, target);
  const { lookahead } = world.content.balance.ai;
  const powers = engines < tables.min[ENGINES]! ? 0 : tables.burnEnergy.length - 1;

  let best = 0;
  let isFirst = true;
  for (let turned = 0; turned <= (canTurn ? 1 : 0); turned++) {
    const facing = turned === 1 ? 1 - ships[at + FACING]! : ships[at + FACING]!;
    for (let candidate = 0; candidate <= 2 * powers; candidate++) {
      const move = candidate === 0 ? COAST : candidate <= powers ? TRANSFER : PHASE;
      const power = candidate <= powers ? candidate : candidate - powers;
      const cost = tables.burnMass[power]!;
      if (tables.burnEnergy[power]! > engines || cost > mass) continue;
      const endRing = ringAfter(tables, ring, facing, move, power);
      if (endRing < 1 || endRing > tables.rings) continue;
      const endSector = sectorAfter(tables, ring, sector, facing, move, power, endRing);
      const apart = endRing < toRing ? toRing - endRing : endRing - toRing;
      let score =
        hypotheses(world, state, target, mind, flags, endRing, endSector, facing, move === TRANSFER) -
        mind.ring * Math.abs(apart - mind.prefRing) -
        mind.mass * cost -
        mind.rot * turned;
      if (!isFirst && score <= best) continue; // what is left to subtract is never negative
      score -= approachTerm(tables, mind, lookahead, endRing, endSector, toRing, toSector);
      if (!isFirst && score <= best) continue;
      isFirst = false;
      best = score;
      orders[row + ROTATE] = turned;
      orders[row + MOVE] = move;
      orders[row + POWER] = power;
    }
  }
};

/** The weapon terms over all the personality thinks its target may do, each times its weight [OS-287] [OS-288]. */
const hypotheses = (
  world: World,
  { ships }: State,
  target: number,
  mind: Personality,
  flags: number,
  ring: number,
  sector: number,
  facing: number,
  isTransfer: boolean,
): number => {
  const { tables } = world;
  const { ai } = world.content.balance;
  const it = target * SHIP_STRIDE;
  const from = ships[it + RING]!;
  const toFacing = ships[it + FACING]!;
  const guesses = mind.hypotheses;
  let sum = 0;
  for (let i = 0; i < guesses.length; i++) {
    const guess = guesses[i];
    const to = guess === 'out' ? from + 1 : guess === 'in' ? from - 1 : from;
    if (to < 1 || to > tables.rings) continue;
    const along = ships[it + SECTOR]! + tables.advance[from * (tables.rings + 1) + to]!;
    const weight = guess === 'coast' && guesses.length > 1 ? ai.weightCoastMany : ai.weightOther;
    const cell = wrap(tables, along);
    sum += weight * weaponTerms(tables, mind, flags, ring, sector, facing, isTransfer, to, cell, toFacing);
  }
  return sum;
};
