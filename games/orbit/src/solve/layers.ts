// The search itself: one layer of states for each turn, so that the first layer with a win is the shortest one found
// [OS-392]. Without a cut it is the shortest there is.

import type { SolveProgress } from '@interlock/kernel';
import { orderOpponents } from '../rules/opponents/order.ts';
import { resolveTurn } from '../rules/turn.ts';
import { ORDER_STRIDE } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { copyState, HEAT, HULL, MISSILE_STRIDE, resetTo, type State } from '../state.ts';
import { turnsLeft } from './bound.ts';
import type { Hope } from './hope.ts';
import { Layer } from './layer.ts';
import { Plans } from './plans.ts';
import { pack, recordRoom, unpack, V_HEAT, V_HULL } from './record.ts';
import { Rows } from './rows.ts';
import { SILENCE } from './silence.ts';
import { isVariant, writeVariant } from './variant.ts';
import { worthOf } from './worth.ts';

export interface SearchLimits {
  /** States kept of a layer; infinite for a proof. */
  readonly width: number;
  /** Turns that may be resolved, those of the hope among them. */
  readonly nodes: number;
  /** The last turn in which a win counts. */
  readonly last: number;
  /** Bytes the layers may hold. */
  readonly memory: number;
  /** Asked before a state is kept: what even a ship without cares cannot win from is dropped. */
  readonly hope?: Hope;
}

export interface Found {
  /** The player's rows, turn by turn; null where no win was found. */
  readonly rows: readonly Int16Array[] | null;
  readonly nodes: number;
  /** True where states were cut or the search was ended early: then finding nothing proves nothing. */
  readonly isCut: boolean;
  readonly why?: string;
}

const REPORT_EVERY = 2000;
const MISSILES_MOST = 64;

export function* searchLayers(world: World, start: State, limits: SearchLimits): Generator<SolveProgress, Found, void> {
  const { hope } = limits;
  const plans = new Plans(world);
  const rows = new Rows();
  const base = copyState(start);
  const draft = copyState(start);
  const orders = new Int16Array(world.ships.length * ORDER_STRIDE);
  const record = new Int16Array(recordRoom(world.ships.length, MISSILES_MOST));
  const goal = world.goal!;
  const isColdWanted = goal.isCold || goal.kind === 'cool';
  let layer = new Layer();
  layer.add(record, pack(base, record), -1, orders);
  const history: Layer[] = [];
  let nodes = 0;
  let isCut = false;

  for (let turn = start.turn; turn <= limits.last; turn++) {
    const isLast = turn === limits.last;
    const next = new Layer();
    const kept = chosen(world, layer, limits.width, turn, base);
    if (kept.length < layer.alive) isCut = true;
    for (const node of kept) {
      unpack(layer.records, layer.starts[node]!, layer.starts[node + 1]!, turn, base);
      orderOpponents(world, base, orders);
      plans.list(base, orders, { isLast: isLast && !isColdWanted, isCarefree: false }, rows);
      // the plan resolved last and what became of it: the record of the state it led to, or nothing worth keeping
      let resolved = -1;
      let length = 0;
      let hull = 0;
      let heatAfter = 0;
      for (let i = 0; i < rows.count; i++) {
        if (nodes + (hope?.nodes ?? 0) >= limits.nodes) return { rows: null, nodes, isCut: true, why: 'turns' };
        nodes++;
        if (nodes % REPORT_EVERY === 0) yield { nodes, depth: turn - start.turn };
        for (let k = 0; k < ORDER_STRIDE; k++) orders[k] = rows.data[i * ORDER_STRIDE + k]!;
        if (resolved >= 0 && isVariant(world, rows.data, resolved, i)) {
          if (length === 0) continue;
          record[V_HULL] = hull;
          record[V_HEAT] = heatAfter;
          if (writeVariant(world, record, base.ships[HEAT]!, rows.data, resolved, i))
            next.add(record, length, node, orders);
          continue;
        }
        resetTo(draft, base);
        resolveTurn(world, draft, orders, SILENCE, null);
        const { ending } = draft;
        if (ending?.is === 'won') {
          history.push(layer);
          return { rows: lineTo(history, node, orders), nodes, isCut };
        }
        // with less heat the ship might live, and a cold ship might win: such plans are each resolved
        resolved = draft.ships[HULL] === 0 || isColdWanted ? -1 : i;
        length = 0;
        if (ending !== null || isLast) continue;
        if (turnsLeft(world, draft) > limits.last - turn) continue;
        if (hope !== undefined) {
          const holds = yield* hope.holds(draft, limits.nodes - nodes);
          if (holds === null) return { rows: null, nodes, isCut: true, why: 'turns' };
          if (!holds) continue;
        }
        if (draft.missiles.length / MISSILE_STRIDE > MISSILES_MOST)
          return { rows: null, nodes, isCut: true, why: 'missiles' };
        length = pack(draft, record);
        hull = record[V_HULL]!;
        heatAfter = record[V_HEAT]!;
        next.add(record, length, node, orders);
      }
      if (next.bytes + layer.bytes + (hope?.bytes ?? 0) > limits.memory)
        return { rows: null, nodes, isCut: true, why: 'memory' };
    }
    layer.forget();
    history.push(layer);
    layer = next;
    if (layer.alive === 0) break;
  }
  return { rows: null, nodes, isCut };
}

/** The nodes to expand: all, or the best by worth; ties keep the one found first. */
const chosen = (world: World, layer: Layer, width: number, turn: number, scratch: State): readonly number[] => {
  const alive: number[] = [];
  for (let i = 0; i < layer.count; i++) if (layer.isOutdone[i] === 0) alive.push(i);
  if (alive.length <= width) return alive;
  const worth = new Map<number, number>();
  for (const node of alive) {
    unpack(layer.records, layer.starts[node]!, layer.starts[node + 1]!, turn, scratch);
    worth.set(node, worthOf(world, scratch));
  }
  return alive.sort((a, b) => worth.get(b)! - worth.get(a)! || a - b).slice(0, width);
};

/** The rows from the start to the win: those that led to the node, and the last one. */
const lineTo = (history: readonly Layer[], node: number, last: Int16Array): readonly Int16Array[] => {
  const line = [last.slice(0, ORDER_STRIDE)];
  for (let depth = history.length - 1, at = node; depth > 0; depth--) {
    const layer = history[depth]!;
    line.unshift(layer.rows.slice(at * ORDER_STRIDE, (at + 1) * ORDER_STRIDE));
    at = layer.parents[at]!;
  }
  return line;
};
