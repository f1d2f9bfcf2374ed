// The pending plan as it is drawn: where each step happens and what it does, read from the events the rules foresee.

import { DIRS, type Dir, type Facility, type Index, stepTo } from './model.ts';
import { fullItemName, propName } from './words.ts';

/** An action of the game, as far as the screen reads it. */
export type Action =
  | { readonly type: 'moveRobot'; readonly dir: Dir }
  | { readonly type: 'interactProp'; readonly mode?: string }
  | { readonly type: 'interactLeak'; readonly do: 'repair'; readonly leak?: string }
  | { readonly type: 'interactLeak'; readonly do: 'apply'; readonly item: string }
  | { readonly type: 'interactLeak'; readonly do: 'shield' }
  | { readonly type: 'activateReactor' };

export interface PlanStep {
  readonly index: number;
  readonly action: Action;
  readonly from: Index;
  /** Where the robot is after it. */
  readonly at: Index;
  /** `Set 1/3 → 4/0`, `Repair C1`; empty for a move. */
  readonly label: string;
  /** It costs the robot a point of integrity. */
  readonly hurts: boolean;
  /** Steps the heat shield still holds after it; null where none is up. */
  readonly shield: number | null;
}

/** What one event of the plan's own phase says, or null. */
interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Foreseen {
  readonly event: Told;
  readonly because: readonly object[];
}

const label = (facility: Facility, at: Index, action: Action, told: readonly Told[]): string => {
  const prop = facility.propAt.get(at);
  for (const event of told)
    switch (event.type) {
      case 'setTJunctionRatio':
      case 'setCrossJunctionRatio':
        return `Set ${event.from} → ${event.to}`;
      case 'enableFlow':
      case 'enableConsumer':
        return 'Switch on';
      case 'disableFlow':
      case 'disableConsumer':
        return 'Switch off';
      case 'openDoor':
        return 'Open door';
      case 'closeDoor':
        return 'Close door';
      case 'unlockAllSeeingEye':
        return 'Open the eye';
      case 'pickUpRemedy':
        return `Take ${fullItemName(String(event.item)).toLowerCase()}`;
      case 'repairLeak':
        return `Repair ${event.leak}`;
      case 'applyElementRemedy':
        return `Neutralize ${event.carrier}`;
      case 'applyHeatImmunity':
        return `Shield, ${event.steps} steps`;
      case 'activateCore':
        return 'Start the core';
      case 'reactorNotReady':
        return 'Start: not ready';
    }
  if (action.type === 'activateReactor') return 'Start the core';
  return prop ? `Use ${propName(prop)}` : 'Act';
};

/** The events of the player's own phase by action: they come in the order of the plan, each action's first names it. */
const toldByAction = (actions: number, foreseen: readonly Foreseen[]): readonly Told[][] => {
  const told: Told[][] = Array.from({ length: actions }, () => []);
  let latest = 0;
  for (const { event, because } of foreseen) {
    if (event.type === 'beginSimulation') break;
    for (const cause of because) if ('action' in cause) latest = Math.max(latest, Number(cause.action));
    told[latest]?.push(event);
  }
  return told;
};

const shieldAfter = (events: readonly Told[]): number | null => {
  const told = events.findLast(({ type }) => type === 'advanceHeatImmunityStep' || type === 'applyHeatImmunity');
  const left = told?.left ?? told?.steps;
  return typeof left === 'number' ? left : null;
};

/** The steps of a plan. `foreseen` are the events of the plan's turn, each with the action that led to it. */
export const stepsOf = (facility: Facility, plan: readonly Action[], foreseen: readonly Foreseen[]): PlanStep[] => {
  const told = toldByAction(plan.length, foreseen);
  let at = facility.robot.cell;
  return plan.map((action, index) => {
    const from = at;
    if (action.type === 'moveRobot') {
      const next = stepTo(facility, at, action.dir);
      if (next >= 0 && !facility.isWall(next)) at = next;
    }
    const events = told[index] ?? [];
    return {
      index,
      action,
      from,
      at,
      label: action.type === 'moveRobot' ? '' : label(facility, at, action, events),
      hurts: events.some((event) => event.type === 'damageRobot'),
      shield: shieldAfter(events),
    };
  });
};

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
  const came = new Map<Index, { readonly from: Index; readonly dir: Dir } | null>([[from, null]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    if (at === to) {
      const walk: Dir[] = [];
      for (let step = came.get(at); step; step = came.get(step.from)) walk.unshift(step.dir);
      return walk;
    }
    for (const dir of DIRS) {
      const next = stepTo(facility, at, dir);
      if (next < 0 || facility.isWall(next) || came.has(next) || !isAllowed(next)) continue;
      came.set(next, { from: at, dir });
      open.push(next);
    }
  }
  return null;
};
