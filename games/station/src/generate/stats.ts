// The statistics of a deck [DS-372], from its level alone; what only the generator knows is handed over.

import type { Content } from '../data/content.ts';
import { networkOf } from '../logic/build.ts';
import { type Closure, closure } from '../logic/closure.ts';
import { objectiveGatekeepers, validate } from '../logic/validate.ts';
import { type Layout, layoutOf, WALL } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { detourOf, follow } from './measures.ts';

/** What the generator counted while it made the deck. */
export interface Making {
  /** Attempts it took. */
  readonly attempts: number;
  readonly furnitureSkipped: number;
  /** Every attempt missed something, and the best one was taken [DS-361]. */
  readonly fallback: boolean;
  /** Rules of interest it misses all the same. */
  readonly missed: readonly string[];
}

export interface Stats {
  readonly rooms: number;
  /** Cells that are no walls. */
  readonly cells: number;
  /** Rounds of the closure, and the one after which everything is met; -1: never. */
  readonly spheres: number;
  readonly goalSphere: number;
  /** Interactions of the certified plan: all its actions but moves. */
  readonly interactions: number;
  readonly par: number;
  readonly parExact: boolean;
  /** Air of the plan in per mille of the ideal walk from start to exit. */
  readonly detour: number;
  readonly optionalRooms: number;
  /** Keys of the rooms whose doors every way to the exit must pass. */
  readonly gatekeepers: readonly string[];
  readonly poweredByPostPass: number;
  /** Null for decks that no generator made. */
  readonly making: Making | null;
}

/** What was found out about the level before. */
export interface Known {
  readonly spheres: Pick<Closure, 'rounds' | 'goalSphere'>;
  readonly gatekeepers: readonly string[];
}

export interface DeckStats extends Stats {
  /** The same of each generator, hazard and required item, by id; null where nothing leads there [DS-187]. */
  readonly objectives: Readonly<Record<string, readonly string[] | null>>;
}

/** Everything from the level itself. */
export const statsOf = (content: Content, level: Level): DeckStats => ({
  ...gatherStats(
    layoutOf(level),
    level,
    {
      spheres: closure(networkOf(content, layoutOf(level))),
      gatekeepers: validate(content, level).gatekeepers ?? [],
    },
    null,
  ),
  objectives: Object.fromEntries(objectiveGatekeepers(content, level)),
});

export const gatherStats = (
  layout: Layout,
  level: Level,
  { spheres, gatekeepers }: Known,
  making: Making | null,
): Stats => {
  const plan = level.plan ?? [];
  const { entered } = follow(layout, level, plan);
  const par = level.par === 'auto' ? null : level.par;
  let cells = 0;
  for (const kind of layout.kind) if (kind !== WALL) cells++;
  return {
    rooms: level.rooms.length,
    cells,
    spheres: spheres.rounds,
    goalSphere: spheres.goalSphere,
    interactions: plan.filter(([{ type }]) => type !== 'move').length,
    par: par?.air ?? 0,
    parExact: par?.exact ?? false,
    detour: par === null ? 0 : detourOf(layout, par.air),
    optionalRooms: plan.length === 0 ? 0 : entered.reduce((sum, one) => sum + 1 - one, 0),
    gatekeepers,
    poweredByPostPass: level.rooms.filter(({ why }) => why === 'postpass').length,
    making,
  };
};
