// The game's own solver: beams of growing width find a win; a search without cuts, led by what a ship without cares could
// still win from, proves it shortest or finds the shorter one.

import type { Position, SolveAnswer, SolveAsk, Solving, Turn } from '@interlock/kernel';
import { play } from '../play.ts';
import { orderOpponents } from '../rules/opponents/order.ts';
import { entriesOf } from '../rules/plan/entries.ts';
import { emptyOrders } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import type { OrbitShape } from '../shape.ts';
import { copyState, type State } from '../state.ts';
import { Hope } from './hope.ts';
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
  // the shortest there is, sought from below; where that takes too long, what was found before
  const end = best === null ? world.limit : state.turn + best.length - 2;
  for (let last = state.turn; last <= end; last++) {
    const hope = new Hope(world, state, last, memory);
    const holds = yield* hope.holds(state, ask.nodes - nodes);
    if (holds === false) {
      nodes += hope.nodes;
      continue;
    }
    const limits = { width: Number.POSITIVE_INFINITY, last, memory, nodes: ask.nodes - nodes, hope };
    const found = yield* searchLayers(world, state, limits);
    nodes += found.nodes + hope.nodes;
    if (found.rows !== null) return won(world, state, found.rows, true, nodes);
    if (!found.isCut) continue;
    return best === null
      ? { verdict: 'unknown', nodes, ...(found.why === undefined ? {} : { why: found.why }) }
      : won(world, state, best, false, nodes);
  }
  return best === null
    ? { verdict: 'lost', nodes, why: 'every line of play was tried' }
    : won(world, state, best, true, nodes);
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
