// A refused move as the board shows it: where it would have gone, how far of that there is anything to fly on, and the
// reason in a few words. Everything else of a refused plan stays undrawn [OS-374].

import type { Appraisal, OrbitView } from '@interlock/orbit';
import { refusalsAt } from '../appraisal.ts';
import type { Flight } from './geometry.ts';
import { flightOf } from './script.ts';

export interface RefusedMove {
  readonly flight: Flight;
  readonly text: string;
}

/** How far past the last ring the way is drawn before it stops. */
const BEYOND = 0.72;

/** Null where the move itself is not what is refused. */
export const refusedMove = (view: OrbitView, appraisal: Appraisal | null): RefusedMove | null => {
  const why = appraisal ? refusalsAt(appraisal, 'move') : [];
  const own = view.ships.find(({ isYours }) => isYours);
  const option = appraisal?.options.find(({ kind, isChosen }) => kind !== null && isChosen);
  if (!appraisal || !own || !option || why.length === 0) return null;
  if (option.ring !== null) {
    const isIn = option.ring < own.ring;
    const ring = isIn ? 1 - BEYOND : view.rings + BEYOND;
    return {
      flight: { from: own, ring, advance: ((view.speeds[own.ring - 1] ?? 0) * (isIn ? 1 : 0.5)) / 2 },
      text: `no ring ${option.ring}`,
    };
  }
  const engines = appraisal.rows.find(({ id }) => id === 'engines');
  const isMass = why.some(({ code }) => code === 'mass-short');
  return {
    flight: flightOf(view.sectors, own, option.end ?? own),
    text: isMass
      ? `mass ${appraisal.mass.now} of ${appraisal.mass.need}`
      : `engines ${engines?.pending ?? 0} of ${option.power}`,
  };
};
