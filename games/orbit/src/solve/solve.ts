// The game's own solver: beams of growing width find a win; a search without cuts, first for a ship without cares, then for
// the real one, proves it shortest or finds the shorter one.

import type { Position, SolveAnswer, SolveAsk, Solving, Turn } from '@interlock/kernel';
import { orderOpponents } from '../rules/opponents/order.ts';
import { entriesOf } from '../rules/plan/entries.ts';
import { play } from '../rules/play.ts';
import { emptyOrders } from '../shape/orders.ts';
import type { OrbitShape } from '../shape/shape.ts';
import { copyState, type State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { searchLayers } from './layers.ts';
import { SILENCE } from './silence.ts';

/** Bytes a search may hold if nobody says otherwise: a browser's worker must bear it. */
const MEMORY = 400_000_000;
const NARROW = 60;

export function* solveOrbit(world: World, { state }: Position<OrbitShape>, ask: SolveAsk): Solving<OrbitShape> {
  const { ending } = state;
  if (world.goal === null) return { verdict: 'unknown', nodes: 0, why: 'two free players leave nothing to prove' };
  if (ending?.is === 'won') return { verdict: 'winnable', witness: [], optimal: true, nodes: 0 };
  if (ending !== null) return { verdict: 'lost', nodes: 0, why: ending.is === 'lost' ? ending.cause : ending.reason };
  const memory = ask.memory ?? MEMORY;
  const widest = ask.width ?? world.content.balance.solver.beam;
  let nodes = 0;
  let best: readonly Int16Array[] | null = null;
  for (const width of [Math.min(NARROW, widest), widest]) {
    if (best !== null) break;
    const found = yield* searchLayers(world, state, { width, nodes: ask.nodes - nodes, last: world.limit, memory });
    nodes += found.nodes;
    best = found.rows;
    if (best !== null && !found.isCut) return won(world, state, best, true, nodes);
    if (best === null && !found.isCut) return { verdict: 'lost', nodes, why: 'every line of play was tried' };
  }
  if (best !== null && ask.goal === 'any') return won(world, state, best, false, nodes);
  // a shorter one, or the proof that there is none
  while (nodes < ask.nodes) {
    const last = best === null ? world.limit : state.turn + best.length - 2;
    const limits = { width: Number.POSITIVE_INFINITY, last, memory };
    if (best !== null) {
      const free = yield* searchLayers(world, state, { ...limits, nodes: (ask.nodes - nodes) >> 1, isRelaxed: true });
      nodes += free.nodes;
      if (free.rows === null && !free.isCut) return won(world, state, best, true, nodes);
    }
    const found = yield* searchLayers(world, state, { ...limits, nodes: ask.nodes - nodes });
    nodes += found.nodes;
    if (found.rows !== null) {
      best = found.rows;
      if (!found.isCut) return won(world, state, best, true, nodes);
      continue;
    }
    if (!found.isCut)
      return best === null
        ? { verdict: 'lost', nodes, why: 'every line of play was tried' }
        : won(world, state, best, true, nodes);
    return best === null
      ? { verdict: 'unknown', nodes, ...(found.why === undefined ? {} : { why: found.why }) }
      : won(world, state, best, false, nodes);
  }
  return best === null ? { verdict: 'unknown', nodes, why: 'turns' } : won(world, state, best, false, nodes);
}

const won = (
  world: World,
  start: State,
  rows: readonly Int16Array[],
  optimal: boolean,
  nodes: number,
): SolveAnswer<OrbitShape> => ({ verdict: 'winnable', witness: turnsOf(world, start, rows), optimal, nodes });

/** Rows as the canonical entries of each turn [OS-472]. */
export const turnsOf = (world: World, start: State, rows: readonly Int16Array[]): readonly Turn<OrbitShape>[] => {
  const state = copyState(start);
  return rows.map((row) => {
    const orders = emptyOrders(state);
    orderOpponents(world, state, orders);
    orders.set(row);
    const turn = entriesOf(world, state, 0, orders);
    play(world, state, turn, SILENCE);
    return turn;
  });
};
