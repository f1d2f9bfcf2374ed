// The suite every game must pass: random play through the contract, one named check at a time.

import type { AnyGame } from '@interlock/kernel';
import { describe, test } from 'vitest';
import {
  causesExist,
  codecsAreInverse,
  hostileValuesAreRefused,
  searchHooksHold,
  witnessesWin,
  wordsAreWords,
} from './checks/content.ts';
import { forecastComesTrue, hiddenStaysHidden, oddsAreComplete, viewHoldsAll } from './checks/forecast.ts';
import {
  editsAreSteps,
  orderOfSeatsIsFree,
  plansAreSecret,
  seatsPlanForThemselves,
  turnsAreCounted,
} from './checks/plan.ts';
import { replayIsTrue, sessionKeepsStill, undoGivesBack } from './checks/session.ts';
import {
  chanceIsDeclared,
  copyIsDeep,
  inputUnchanged,
  kernelLeavesInputAlone,
  onlyPlainData,
  sameTwice,
  searchPlaysTheSame,
} from './checks/state.ts';
import { acceptedIsLegal, legalIsAccepted, orderIsStable, turnExists } from './checks/turns.ts';
import { type ConformanceOptions, type Context, contextOf } from './context.ts';

/** In this order: what later checks rely on comes first. */
const CHECKS = {
  'the same turn gives the same state, with seeded chance alone': sameTwice,
  'states, events and views are plain data, integers stay integers': onlyPlainData,
  'no function changes its input': inputUnchanged,
  'copy is deep and forgets nothing': copyIsDeep,
  'playing on leaves the position played from as it was': kernelLeavesInputAlone,
  'dice are named, and rolled only where chance is seeded': chanceIsDeclared,
  'search plays by the same rules': searchPlaysTheSame,
  'a turn exists while the run goes on': turnExists,
  'what legal offers, refuse accepts': legalIsAccepted,
  'what refuse accepts, legal offers': acceptedIsLegal,
  'legal keeps its order': orderIsStable,
  'a turn of one action is one action': turnsAreCounted,
  'one edit of a plan is one step': editsAreSteps,
  'each seat plans for itself alone': seatsPlanForThemselves,
  "a plan is its seat's own secret": plansAreSecret,
  'whoever plans first makes no difference': orderOfSeatsIsFree,
  'written and read back, actions, levels and params are the same': codecsAreInverse,
  'undo gives back the same digest': undoGivesBack,
  'a replay gives the same digest': replayIsTrue,
  'previews, forks and refused turns leave no trace': sessionKeepsStill,
  'the forecast is what happens': forecastComesTrue,
  'odds are complete': oddsAreComplete,
  'what is hidden stays hidden': hiddenStaysHidden,
  'what the rules hold, the view shows': viewHoldsAll,
  'every witness wins, par is right': witnessesWin,
  'words are words': wordsAreWords,
  'causes exist': causesExist,
  'search hooks keep their promises': searchHooksHold,
  'hostile values get one sentence': hostileValuesAreRefused,
} satisfies Readonly<Record<string, (context: Context) => void>>;

export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as readonly CheckName[];

/** Registers one test for each check; call it inside a vitest file. */
export const conformance = (game: AnyGame, options: ConformanceOptions = {}): void => {
  describe(`${game.id} keeps the contract`, () => {
    let context: Context | undefined;
    for (const [name, check] of Object.entries(CHECKS))
      test(name, { timeout: 120_000 }, () => {
        context ??= contextOf(game, options);
        check(context);
      });
  });
};

export interface Finding {
  readonly check: CheckName;
  readonly why: string;
}

/** The same without a test runner: what each failing check says. */
export const faultsOf = (
  game: AnyGame,
  options: ConformanceOptions = {},
  only: readonly CheckName[] = CHECK_NAMES,
): readonly Finding[] => {
  const found: Finding[] = [];
  for (const check of only) {
    try {
      CHECKS[check](contextOf(game, options));
    } catch (error) {
      found.push({ check, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return found;
};
