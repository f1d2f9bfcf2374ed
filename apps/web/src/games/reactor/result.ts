// What a run is worth on the screen: stars and badges, which log lines are minor, the sentence of the go-on card.

import type { ReactorShape, ReactorView } from '@interlock/reactor';
import { facilityOf, KIND_NAME, missingServices, parOf, reactorHeat, starsOf } from '@interlock/reactor/screen';
import type { Table } from '../screen.ts';

const MINOR: readonly string[] = [
  'moveRobot',
  'startInteraction',
  'finishInteraction',
  'feedFromOutside',
  'routeThroughTJunction',
  'routeThroughCrossJunction',
  'consumeFromNetwork',
  'equalize',
  'heatTransfer',
  'dissipate',
  'clampValues',
  'beginSimulation',
  'beginTurn',
  'advanceHeatImmunityStep',
  'scheduledEvent',
];

export const isMinor = (event: { readonly type: string }): boolean => MINOR.includes(event.type);

/** What happens in many places at once is one line: `Fuel spreads in 8 flows.` */
export const bundle = (event: ReactorShape['event']): string | null => {
  switch (event.type) {
    case 'equalize':
      return `${KIND_NAME[event.carrier]} spreads in # flows.`;
    case 'heatTransfer':
      return 'Heat spreads in # flows.';
    case 'heatUp':
      return 'Fuel warms in # cells.';
    case 'ignite':
      return 'Fuel burns in # cells.';
    case 'short':
      return '# short circuits.';
    case 'coolDown':
      return 'Coolant quenches # cells.';
    case 'moveRobot':
      return 'The robot takes # steps.';
    case 'feedFromOutside':
      return '# sources feed their lines.';
    case 'consumeFromNetwork':
      return '# consumers draw from their lines.';
    case 'starveConsumer':
      return '# consumers starve.';
    default:
      return null;
  }
};

export const stars = ({ world, view }: Table<ReactorShape>, turns: number): number =>
  starsOf(world, turns, view.spent, parOf(world));

/** What a run can earn besides stars, in the order of the rules. */
export const badges = (
  view: ReactorView,
  events: readonly { readonly type: string }[],
  rewinds: number,
): readonly string[] => {
  const { robot, leaks } = view;
  const isEarned: readonly (readonly [string, boolean])[] = [
    ['Untouched', robot.integrity === robot.maxIntegrity],
    ['Bare Hands', remediesUsed(events) === 0],
    ['Tight Ship', leaks.length === 0],
    ['Clean Run', rewinds === 0],
  ];
  return isEarned.filter(([, is]) => is).map(([name]) => name);
};

export const remediesUsed = (events: readonly { readonly type: string }[]): number =>
  events.filter(({ type }) => type === 'applyElementRemedy' || type === 'applyHeatImmunity').length;

export const summary = (table: Table<ReactorShape>): string => {
  const facility = facilityOf(table.view);
  if (facility.isWon) return 'The core runs.';
  if (facility.seen.outcome.is === 'lost') return 'Lost; it can be forked at any turn.';
  const missing = missingServices(facility).map((id) => KIND_NAME[facility.propOf.get(id)!.carrier!].toLowerCase());
  const heat = `Reactor heat ${reactorHeat(facility).judged}.`;
  if (facility.isReady) return `REACTOR READY. ${heat}`;
  return missing.length === 0 ? heat : `${[...new Set(missing)].join(', ')} still to come. ${heat}`;
};
