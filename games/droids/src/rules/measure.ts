// What a day is measured by: the numbers contracts and assignments look at [DD-427…DD-445].

import type { Measure } from '../shape/ruleset.ts';
import type { Metrics } from '../shape/state.ts';
import { isFilled } from './deliver.ts';
import type { Run } from './run.ts';

export const measureOf = (run: Pick<Run, 'world' | 'state'>, measure: Measure): number => {
  const { today, priorityShed } = run.state;
  if (measure === 'prioritySheds') return priorityShed !== null && isFilled(run, priorityShed) ? 1 : 0;
  return measuredBy(today, measure);
};

/** Of measures that a day's numbers alone decide. */
export const measuredBy = (today: Readonly<Metrics>, measure: Exclude<Measure, 'prioritySheds'>): number => {
  switch (measure) {
    case 'cleanDay':
      return today.credited > 0 && today.replaced === 0 && today.worn === 0 ? 1 : 0;
    case 'towers':
      return today.firstTowers;
    case 'none':
      return 0;
    default:
      return today[measure];
  }
};

export const noMetrics = (): Metrics => ({
  programsExecuted: 0,
  instructionsUsed: 0,
  pathLength: 0,
  newCells: 0,
  overspill: 0,
  energySpent: 0,
  energyRested: 0,
  energySaved: 0,
  extraActions: 0,
  cardsReturned: 0,
  bumps: 0,
  fizzles: 0,
  lostToPest: 0,
  goodsBroken: 0,
  towersDisabled: 0,
  donkeysRecruited: 0,
  credited: 0,
  heavyInstructions: 0,
  heaviest: 0,
  leanPrograms: 0,
  replaced: 0,
  worn: 0,
  firstTowers: 0,
  firstDonkeys: 0,
  extraPasses: 0,
  earlyCredited: 0,
  fertileRests: 0,
  resupplied: 0,
  bonusGoods: 0,
});

/** Day values and those of the days before, together; the heaviest instruction is the heaviest of all. */
export const sumOfMetrics = (past: Readonly<Metrics>, today: Readonly<Metrics>): Metrics => {
  const sum = noMetrics();
  for (const key of Object.keys(sum) as (keyof Metrics)[]) sum[key] = past[key] + today[key];
  sum.heaviest = Math.max(past.heaviest, today.heaviest);
  return sum;
};
