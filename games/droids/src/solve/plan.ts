// From the public view to a tape: builds the model and asks for the best one.

import type { Ruleset } from '../shape/ruleset.ts';
import type { View } from '../shape/view.ts';
import { planBoard } from './board.ts';
import { planHand } from './deck.ts';
import { AT, CARRY, ENERGY, FACING, type Habits, MAX_CARRY, Model, SURE } from './model.ts';
import { bestTape, type TapeAnswer, type TapeAsk } from './tapes.ts';
import { TASTES, type Tastes, Ways } from './worth.ts';

/** Where the counters stand in the model's array. */
const COUNTERS = { unreliable: 7, effective: 8 } as const;
const LIMIT = 120_000;

const habitsOf = (rules: Ruleset, view: View): Habits => {
  const has = (kind: string) => view.robotModifiers.some((one) => one.kind === kind && one.suppressedBy.length === 0);
  return {
    isReversing: rules.flags.corruptMode === 'reverse',
    unreliablePeriod: rules.flags.unreliableMode === 'counter' ? (rules.modifiers.Unreliable.period ?? 0) : 0,
    effectivePeriod: rules.flags.effectiveMode === 'counter' ? (rules.modifiers.Effective.period ?? 0) : 0,
    donkeyCapacity: rules.numbers.donkey.capacity,
    hasKicks: rules.flags.hasKicks,
    pestDivisor: has('Pest') ? (rules.modifiers.Pest.amount ?? 1) : 1,
    overspillEnergy: has('CourierOverspill') ? (rules.modifiers.CourierOverspill.amount ?? 0) : 0,
    fertileRest: has('RangerFertileRest') ? (rules.modifiers.RangerFertileRest.amount ?? 0) : 0,
    restBonus: has('DeepRest') ? (rules.modifiers.DeepRest.amount ?? 0) : 0,
    fertileGround: rules.terrain.Fertile.rest,
  };
};

/** What the search of a program starts from. */
export const askOf = (rules: Ruleset, view: View, tastes: Tastes = TASTES): TapeAsk => {
  const board = planBoard(rules, view);
  const { Energy, Carry, MaxCarry, TapeLength } = view.currencies;
  const model = new Model(board, habitsOf(rules, view), {
    ...{ [AT]: board.at, [FACING]: view.avatar.facing, [ENERGY]: Energy, [CARRY]: Carry, [MAX_CARRY]: MaxCarry },
    ...{ [SURE]: 256, [COUNTERS.unreliable]: view.counters.unreliable?.value ?? 0 },
    [COUNTERS.effective]: view.counters.effective?.value ?? 0,
  });
  return {
    ...{ cards: planHand(rules, view), model, ways: new Ways(board), tastes, space: TapeLength },
    ...{ mostCards: rules.numbers.tape.hardCap, doRacesSwap: rules.flags.raceMode === 'always', limit: LIMIT },
  };
};

export const planTape = (rules: Ruleset, view: View, tastes: Tastes = TASTES): TapeAnswer =>
  bestTape(askOf(rules, view, tastes));
