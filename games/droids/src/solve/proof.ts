// What is proven about a run where it stands [DD-594 to DD-598]: that the board can be served at all, or that it is lost.
// Both are sound and neither is guessed; certificates of played wins are kept with the level.

import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { type StructuralPlan, structuralPlan } from './structure.ts';

export interface ProofRecord {
  readonly structural: 'proven' | 'not attempted';
  readonly plan: StructuralPlan | null;
  /** `disproven` would be a win; it is never claimed here. */
  readonly impossible: 'proven' | 'not attempted';
  readonly bound: { readonly passes: number; readonly left: number };
}

const openOf = ({ things }: World, state: State): readonly number[] =>
  things.sheds.map(({ request }, i) => Math.max(0, request - state.sheds[i]!));

/** Goods still missing in the world; above 0 sheds must stay open unless something is resupplied. */
const shortage = (world: World, state: State): number => {
  const open = openOf(world, state).reduce((sum, left) => sum + left, 0);
  const goods = state.crates.reduce((sum, amount) => sum + amount, 0) + state.purse.Carry;
  return open - goods;
};

/** Passes still needed at the very least [DD-598]. Walking is left out: hops and doubled cards have no sound bound. */
export const leastPasses = (world: World, state: State): number => {
  const open = openOf(world, state);
  const sheds = open.filter((left) => left > 0).length;
  // Bonus goods and resupply break the count of loads where the ruleset has them.
  if (world.rules.flags.goodsShortMode !== 'lose') return sheds;
  const missing = Math.max(0, open.reduce((sum, left) => sum + left, 0) - state.purse.Carry);
  const taken = state.robot.reduce((sum, { kind, duration, taken: amount }) => {
    const isCarry = world.rules.modifiers[kind].arrival?.field === 'MaxCarry';
    return sum + (isCarry && duration === 'Temporary' ? amount : 0);
  }, 0);
  const donkeys = state.donkeys.filter((cell) => cell >= 0).length;
  const room = state.purse.MaxCarry - taken + world.rules.numbers.donkey.capacity * donkeys;
  return sheds + (missing === 0 ? 0 : Math.ceil(missing / Math.max(1, room)));
};

/** Passes that fit into the programs left until the day limit. */
export const passesLeft = (world: World, state: State): number => {
  const days = Math.max(0, world.dayLimit - state.day);
  const today = state.phase === 'ExecuteProgram' ? state.programsLeft : 0;
  const coming = state.phase === 'ExecuteProgram' || state.phase === 'Scoring' ? days : days + 1;
  return world.rules.numbers.loop.maxPasses * (today + coming * world.programCount);
};

/** True only where no play can win any more [DD-597]. */
export const isImpossible = (world: World, state: State): boolean => {
  if (state.isWon) return false;
  if (state.phase === 'RunOver') return true;
  if (world.rules.flags.goodsShortMode === 'lose' && shortage(world, state) > 0) return true;
  return leastPasses(world, state) > passesLeft(world, state);
};

export const proofOf = (world: World, state: State): ProofRecord => {
  const plan = structuralPlan(world, state);
  return {
    structural: plan === null ? 'not attempted' : 'proven',
    plan,
    impossible: isImpossible(world, state) ? 'proven' : 'not attempted',
    bound: { passes: leastPasses(world, state), left: passesLeft(world, state) },
  };
};
