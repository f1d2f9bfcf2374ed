// The order of a plan made better without walking, as a whole or, where it is long, piece by piece.

import { type ArrangeAsk, Order } from './order.ts';
import type { Sim, Stop } from './sim.ts';
import type { Op } from './task.ts';

/** A row of interactions that looks cheaper than `stops`, which begin where the player now stands; still to be walked.
 *  Null where none was found. */
export const arrange = (sim: Sim, stops: readonly Stop[], ask: ArrangeAsk): readonly Op[] | null => {
  if (stops.length < 2) return null;
  if (stops.length <= ask.together) return piece(sim, stops, sim.task.exit, ask, true);
  const half = Math.ceil(ask.together / 2);
  const row = stops.slice();
  let isBetter = false;
  for (let from = 0; from < row.length; from += half) {
    const part = row.slice(from, from + ask.together);
    const next = row[from + part.length];
    const better = part.length < 2 ? null : piece(sim, part, next?.cell ?? sim.task.exit, ask, false);
    if (better !== null) {
      isBetter = true;
      const spotOf = new Map(part.map(({ op, cell }) => [op, cell]));
      for (const [i, op] of better.entries()) row[from + i] = { op, cell: spotOf.get(op)! };
    }
    for (const { op } of row.slice(from, from + half)) if (!sim.isDone(op) && !sim.makeNearest(op)) return null;
  }
  return isBetter ? row.map(({ op }) => op) : null;
};

/** The same for a row that ends on a cell; what it holds may be left out or be replaced only where it is a whole plan. */
const piece = (
  sim: Sim,
  stops: readonly Stop[],
  end: number,
  ask: ArrangeAsk,
  isWhole: boolean,
): readonly Op[] | null => {
  const begun = sim.moment();
  const order = new Order(sim, stops, end, ask, isWhole);
  sim.back(begun);
  const before = order.total;
  order.descend();
  let best = order.row;
  let least = order.total;
  for (let kick = 0; kick < ask.kicks && !order.isSpent; kick++) {
    if (!order.kick()) continue;
    order.descend();
    if (order.total < least) {
      best = order.row;
      least = order.total;
    } else order.reset(best);
  }
  return least < before ? best.map((one) => order.ops[one]!) : null;
};
