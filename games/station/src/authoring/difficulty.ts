// How hard a deck is, measured on its proven plan: how much there is to do, how deep what opens what is nested, how often
// one must come back, and how much air there is to spare.

import type { Json, LevelReport } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { compileDeck } from '../deck.ts';
import { networkOf } from '../logic/build.ts';
import { closure } from '../logic/closure.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import type { StationShape } from '../shape.ts';

const HARDEST = 5;
/** Points a step of difficulty is worth: a deed counts one, a sphere two, a limit of power this many, scarce air up to so many. */
const STEP = 9;
const SPHERE = 2;
const LIMIT = 10;
const SCARCE = 8;
/** Air for so many tenths of par is plenty. */
const PLENTY = 24;

export interface Measured {
  readonly of: number;
  readonly level: number;
  readonly deeds: number;
  readonly spheres: number;
  readonly isLimited: boolean;
  /** Tenths of par that the air suffices for; null where there is no end of it. */
  readonly air: number | null;
}

/** Null where no plan is known. */
export const measured = (content: Content, level: Level): Measured | null => {
  const { plan, par } = level;
  if (plan === undefined || par === 'auto') return null;
  const deeds = plan.filter(([{ type }]) => type !== 'move' && type !== 'wait').length;
  const spheres = closure(networkOf(content, layoutOf(level))).goalSphere;
  const { air: most } = compileDeck(content, level);
  const air = most === null ? null : Math.floor((10 * most) / par.air);
  const isLimited = level.power !== 'unlimited';
  const scarce = air === null ? 0 : Math.max(0, Math.min(SCARCE, PLENTY - air));
  const points = deeds + SPHERE * spheres + (isLimited ? LIMIT : 0) + scarce;
  return { of: HARDEST, level: Math.min(HARDEST, 1 + Math.floor(points / STEP)), deeds, spheres, isLimited, air };
};

const say = ({ of, level, deeds, spheres, isLimited, air }: Measured): string =>
  [
    `${level} of ${of}: ${deeds} ${deeds === 1 ? 'deed' : 'deeds'}`,
    spheres === 0 ? 'everything open' : `opens in ${spheres} ${spheres === 1 ? 'round' : 'rounds'}`,
    ...(isLimited ? ['power for some doors only'] : []),
    air === null ? 'air without end' : `air for ${Math.floor(air / 10)}.${air % 10} times par`,
  ].join(', ');

export const difficulty: LevelReport<StationShape> = {
  help: 'how hard a deck is, measured on its plan',
  of(content, level) {
    const found = measured(content, level);
    return found === null
      ? { text: 'No plan, nothing to measure.', data: null }
      : { text: say(found), data: found as unknown as Json };
  },
};
