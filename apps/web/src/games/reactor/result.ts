// What a run is worth on the screen: stars and badges, which log lines are minor, the sentence of the go-on card.

import type { Table } from '../screen.ts';
import { constant, judgedHeat } from './balance.ts';
import { facilityOf } from './facility.ts';
import type { Seen } from './seen.ts';
import { missingServices } from './services.ts';
import { KIND_NAME } from './words.ts';

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

/** One for winning, two within the slack of par, three for par in turns and actions. */
export const stars = (table: Table, turns: number, par: number | null): number => {
  if (par === null || turns > par + constant(table.world, 'score.secondStarSlack')) return 1;
  const entry = table.game.levels.find((one) => one.id === (table.view as Seen).id);
  const actions = entry?.par?.actions ?? Number.POSITIVE_INFINITY;
  return turns <= par && (table.view as Seen).spent <= actions ? 3 : 2;
};

/** What a run can earn besides stars, in the order of the rules. */
export const badges = (
  view: unknown,
  events: readonly { readonly type: string }[],
  rewinds: number,
): readonly string[] => {
  const { robot, leaks } = view as Seen;
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

/** What the level is about. */
export const briefOf = (table: Table): string | null =>
  table.game.levels.find((one) => one.id === (table.view as Seen).id)?.intro ?? null;

export const summary = (table: Table): string => {
  const facility = facilityOf(table.view as Seen);
  if (facility.isWon) return 'The core runs.';
  if (facility.seen.outcome.is === 'lost') return 'Lost; it can be forked at any turn.';
  const missing = missingServices(facility).map((id) => KIND_NAME[facility.propOf.get(id)!.carrier!].toLowerCase());
  const heat = `Reactor heat ${judgedHeat(facility.seen)}.`;
  if (facility.isReady) return `REACTOR READY. ${heat}`;
  return missing.length === 0 ? heat : `${[...new Set(missing)].join(', ')} still to come. ${heat}`;
};
