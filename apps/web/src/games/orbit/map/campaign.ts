// The scenarios of the campaign as the map shows them.

import { game } from '@interlock/orbit';
import { texts } from '@interlock/orbit/screen';

export type Act = keyof typeof texts.acts;

export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Place in the campaign, from 1. */
  readonly number: number;
  readonly act: Act;
  readonly intro: string;
  readonly teaches: string;
  readonly hints: readonly string[];
  readonly par: number;
  readonly parWords: string | null;
  readonly isParProven: boolean;
  readonly limit: number;
}

export const SCENARIOS: readonly Scenario[] = game.levels.flatMap(({ id, title, level, par, intro, teaches }, i) => {
  if (!('goal' in level) || level.act === undefined) return [];
  return [
    {
      ...{ id, title, number: i + 1, act: level.act, limit: level.limit },
      ...{ intro: intro ?? '', teaches: teaches ?? '', hints: level.hints ?? [] },
      par: par?.turns ?? level.par,
      parWords: par?.words ?? null,
      isParProven: par?.proof === 'optimal',
    },
  ];
});

/** The name of the act at a place. */
export const actOf = (i: number): string => Object.values(texts.acts)[i]?.name ?? '';
