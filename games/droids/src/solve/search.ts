// What the kernel's searches know about this game: when two states are one, when all is lost, and a solver of its own:
// exact for scenarios with a fixed order of cards, elsewhere the reference policy played out.

import type { Position, SearchHooks, SolveAsk, Solving, Turn } from '@interlock/kernel';
import { legalNext } from '../legal.ts';
import { isPlanAction } from '../plan.ts';
import { cardId } from '../rules/ids.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import type { DroidsShape } from '../shape.ts';
import { copyState } from '../state.ts';
import { viewOf } from '../view.ts';
import { askOf } from './plan.ts';
import { playOut } from './playing.ts';
import { isImpossible } from './proof.ts';
import { allTapes, solveScenario } from './scenario.ts';
import { stateKey } from './stateKey.ts';
import { worthOf } from './worth.ts';

function* solve(world: World, position: Position<DroidsShape>, ask: SolveAsk): Solving<DroidsShape> {
  const { state, dice } = position;
  yield { nodes: 0, depth: 0 };
  if (isImpossible(world, state)) return { verdict: 'lost', nodes: 0, why: 'the goods or the days no longer suffice' };
  if (world.level.deckOrder === 'fixed' && state.day === 1 && state.phase === 'ExecuteProgram') {
    const found = yield* solveScenario(world, position, ask.nodes);
    if (found.verdict === 'winnable' || ask.nodes <= found.nodes) return found;
  }
  const played = playOut(world, copyState(state), dice.fork());
  const nodes = played.turns.length;
  return played.isWon
    ? { verdict: 'winnable', witness: played.turns, optimal: false, nodes }
    : { verdict: 'unknown', nodes, why: 'the reference player does not win from here' };
}

/** Every tape of the hand, single exchanges, and elsewhere every listed action. Exchanges of several cards are left out. */
function* turns(world: World, state: State): Iterable<Turn<DroidsShape>> {
  if (state.phase === 'ExecuteProgram')
    for (const tape of allTapes(world, state)) yield [{ type: 'runProgram', tape: tape.map(cardId) }];
  for (const action of legalNext(world, state, []))
    if (!isPlanAction(action) && action.type !== 'concede' && action.type !== 'runProgram') yield [action];
}

export const search: SearchHooks<DroidsShape> = {
  key: (_world, state) => stateKey(state),
  estimate: (world, state) => (state.isWon ? 0 : isImpossible(world, state) ? Number.POSITIVE_INFINITY : 1),
  turns,
  complete: false,
  solve,
  value: (world, state) => {
    if (state.isWon) return 1_000_000;
    const { model, ways, tastes } = askOf(world.rules, viewOf(world, state));
    return worthOf(model.s, ways, tastes);
  },
};
