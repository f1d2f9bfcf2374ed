// Where the rings have their names: all in one sector with little else near, each a sector or two aside where something
// stands there now or will stand there by the plan.

import type { Appraisal, OrbitView } from '@interlock/orbit';
import { alongFlight, type Cell, radiusOf } from './geometry.ts';
import { flightOf } from './script.ts';

interface Taken extends Cell {
  /** How far off its middle a name must stay, in units of the drawing; a window only tints what it covers. */
  readonly room: number;
}

const SHIP = 33;
/** With the figure of its turn, which stands beside it. */
const GHOST = 48;
const TINT = 24;
const FLIGHT = 26;

/** Everything that is drawn on a ring, now and by the plan. */
export const takenBy = (
  view: OrbitView,
  appraisal: Appraisal | null,
  further: ReadonlySet<string>,
): readonly Taken[] => {
  const tracks = appraisal?.forecast?.tracks ?? [];
  return [
    ...view.ships.filter(({ isAlive }) => isAlive).map((ship) => ({ ...ship, room: SHIP })),
    ...view.missiles.map((missile) => ({ ...missile, room: GHOST })),
    ...view.gates.map((gate) => ({ ...gate, room: GHOST })),
    ...view.intents.flatMap(({ window, lane }) => [...window, ...lane].map((cell) => ({ ...cell, room: TINT }))),
    ...tracks.flatMap(({ id, cells: [first] }) => {
      const ship = view.ships.find((one) => one.id === id);
      return ship?.isAlive && first ? underway(view, ship, first) : [];
    }),
    ...tracks.flatMap(({ id, cells }) =>
      cells.flatMap((cell, i) =>
        cell && (i === 0 || further.has(id)) ? [{ ...cell, room: i === 0 ? SHIP : GHOST }] : [],
      ),
    ),
  ];
};

const PARTS = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9] as const;

/** The dashed way of this turn, as places on the rings it passes. */
const underway = ({ sectors }: OrbitView, from: Cell, to: Cell): readonly Taken[] =>
  PARTS.map((part) => alongFlight(flightOf(sectors, from, to), part)).map(({ ring, sector }) => ({
    ring: Math.round(ring),
    sector,
    room: FLIGHT,
  }));

const ASIDE = [0, -1, 1, -2, 2, -3, 3, -4, 4] as const;

/** The sector of each ring's name, innermost first; `base` is where they would all stand. */
export const nameSectors = (
  { rings, sectors }: Pick<OrbitView, 'rings' | 'sectors'>,
  base: number,
  taken: readonly Taken[],
): readonly number[] =>
  Array.from({ length: rings }, (_, i) => {
    const ring = i + 1;
    const here = taken.filter((one) => one.ring === ring);
    const step = (2 * Math.PI * radiusOf(ring)) / sectors;
    const costOf = (sector: number): number =>
      here.reduce((sum, one) => {
        const gap = (((one.sector - sector) % sectors) + sectors) % sectors;
        const away = Math.min(gap, sectors - gap) * step;
        return away < one.room ? sum + (one.room === TINT ? 2.5 : 10) : sum;
      }, 0);
    const aside = ASIDE.reduce((best, by) =>
      costOf(base + by) + Math.abs(by) < costOf(base + best) + Math.abs(best) ? by : best,
    );
    return (base + aside + sectors) % sectors;
  });
