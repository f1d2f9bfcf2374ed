// Outcomes of a slot as a player sees them: ways with the same displayed values are one, likeliest first [DD-509].

import type { World } from '../shape/world.ts';
import type { Branch } from './branches.ts';
import { commonDen, type Fraction, fraction } from './odds.ts';

export interface Outcome extends Fraction {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  readonly energy: number;
  readonly carry: number;
  readonly delivery: number;
  readonly maxCarry: number;
  /** How the pass ends in the likeliest of the ways that look like this. */
  readonly outcome: string;
}

const FIELDS = ['q', 'r', 'facing', 'energy', 'carry', 'delivery', 'maxCarry'] as const;

const shownOf = ({ board }: World, { state, events }: Branch): Omit<Outcome, 'num' | 'den'> => {
  const { Energy, Carry, Delivery, MaxCarry } = state.purse;
  const finished = events.findLast((event) => event.type === 'instructionFinished');
  return {
    q: board.q[state.at]!,
    r: board.r[state.at]!,
    facing: state.facing,
    energy: Energy,
    carry: Carry,
    delivery: Delivery,
    maxCarry: MaxCarry,
    outcome: finished?.type === 'instructionFinished' ? finished.outcome : 'ok',
  };
};

export const outcomesOf = (world: World, ways: readonly Branch[], whole: number): readonly Outcome[] => {
  const merged = new Map<string, { readonly shown: Omit<Outcome, 'num' | 'den'>; weight: number }>();
  for (const way of ways) {
    const shown = shownOf(world, way);
    const key = FIELDS.map((field) => shown[field]).join();
    const entry = merged.get(key);
    if (entry === undefined) merged.set(key, { shown, weight: way.weight });
    else entry.weight += way.weight;
  }
  const entries = [...merged.values()].sort((a, b) => {
    if (a.weight !== b.weight) return b.weight - a.weight;
    const field = FIELDS.find((one) => a.shown[one] !== b.shown[one]);
    return field === undefined ? 0 : a.shown[field] - b.shown[field];
  });
  const den = commonDen(
    entries.map(({ weight }) => weight),
    whole,
  );
  return entries.map(({ shown, weight }) => ({ ...fraction(weight, whole, den), ...shown }));
};
