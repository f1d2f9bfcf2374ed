// Ways on foot over what is known: where a plan leaves the robot, and how it gets to a cell without harm.

import { northWestEastSouth, shortestPath, squareGraph, squareGrid } from '@interlock/grid';
import { type Action, DIRS, type Dir } from '../shape.ts';
import { type Facility, type Index, stepTo } from './model.ts';

/** Where the plan leaves the robot. */
export const frontOf = (facility: Facility, plan: readonly Action[]): Index => {
  let at = facility.robot.cell;
  for (const action of plan)
    if (action.type === 'moveRobot') {
      const next = stepTo(facility, at, action.dir);
      if (next >= 0 && !facility.isWall(next)) at = next;
    }
  return at;
};

/** The shortest walk over cells that do no harm, else over any; null where there is none. The last cell may be one where
 *  nobody should stay: whether to is the player's choice. */
export const walkTo = (facility: Facility, from: Index, to: Index, isShielded: boolean): readonly Dir[] | null => {
  if (from === to || facility.isWall(to)) return null;
  const isHarmless = (cell: Index): boolean => {
    const surface = facility.surface.get(cell);
    if (surface?.check !== 'enter') return true;
    // Under a shield heat does not count; what else is critical here still does.
    return isShielded && surface.hurts.every((kind) => kind === 'heat');
  };
  return search(facility, from, to, isHarmless) ?? search(facility, from, to, () => true);
};

/** The moves from where the plan leaves the robot to a cell; null where none lead there or it stands there already. */
export const walkOn = (facility: Facility, plan: readonly Action[], to: Index): readonly Action[] | null => {
  const isShielded =
    facility.robot.immunity > 0 || plan.some((one) => one.type === 'interactLeak' && one.do === 'shield');
  const walk = walkTo(facility, frontOf(facility, plan), to, isShielded);
  return walk?.map((dir): Action => ({ type: 'moveRobot', dir })) ?? null;
};

const search = (
  facility: Facility,
  from: Index,
  to: Index,
  isAllowed: (cell: Index) => boolean,
): readonly Dir[] | null => {
  const graph = squareGraph(squareGrid(facility.width, facility.height), northWestEastSouth);
  const path = shortestPath(graph, from, to, (_, next) => !facility.isWall(next) && isAllowed(next));
  if (path === null) return null;
  return Array.from(path.subarray(1), (cell, i) => DIRS.find((dir) => stepTo(facility, path[i]!, dir) === cell)!);
};
