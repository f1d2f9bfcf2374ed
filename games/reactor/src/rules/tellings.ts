// The events of step 9 that come by the hundred, told in numbers: what flowed over each edge, and what faded away.

import type { Because, Telling } from '@interlock/kernel';
import type { ReactorEvent, Share } from '../events.ts';
import type { Plant } from '../level/plant.ts';
import { CARRIERS, HEAT, KINDS } from '../shape.ts';

/** `fuel@3,4` as a cause. Events name few of them again and again, so each is made once. */
export const subject = (plant: Plant, cell: number, kind: number): Because => {
  const { subjects } = plant.scratch;
  const known = subjects[cell * 4 + kind];
  if (known !== undefined) return known;
  const [x, y] = plant.cells[cell]!;
  const made = { last: `${KINDS[kind]}@${x},${y}` };
  subjects[cell * 4 + kind] = made;
  return made;
};

/** Turn, kind, from, to, quantity. */
export const EQUALIZE: Telling<Plant, ReactorEvent> = {
  name: 'equalize',
  event: ({ cells }, n) => ({
    type: 'equalize',
    carrier: CARRIERS[n[1]!]!,
    from: cells[n[2]!]!,
    to: cells[n[3]!]!,
    quantity: n[4]!,
    turn: n[0]!,
    step: 9,
  }),
  because: (plant, n) => [subject(plant, n[2]!, n[1]!)],
};

/** Turn, magnitude, from, to, quantity. */
export const HEAT_TRANSFER: Telling<Plant, ReactorEvent> = {
  name: 'heatTransfer',
  event: ({ cells }, n) => ({
    type: 'heatTransfer',
    magnitude: n[1] as 1 | 2,
    from: cells[n[2]!]!,
    to: cells[n[3]!]!,
    quantity: n[4]!,
    turn: n[0]!,
    step: 9,
  }),
  because: (plant, n) => [subject(plant, n[2]!, HEAT)],
};

/** Turn; then cell * 4 + kind and quantity of each share. */
export const DISSIPATE: Telling<Plant, ReactorEvent> = {
  name: 'dissipate',
  event: ({ cells }, numbers, count) => {
    const shares: Share[] = [];
    const totals = { fuel: 0, coolant: 0, electricity: 0, heat: 0 };
    for (let n = 1; n < count; n += 2) {
      const kind = KINDS[numbers[n]! & 3]!;
      const quantity = numbers[n + 1]!;
      shares.push({ cell: cells[numbers[n]! >> 2]!, kind, quantity });
      totals[kind] += quantity;
    }
    return { type: 'dissipate', ...totals, cells: shares, turn: numbers[0]!, step: 9 };
  },
};
