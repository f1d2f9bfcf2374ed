// Which card may come and how likely: conditions, weights, the weighted draw. Changes no state.

import type { Stream } from '@interlock/kernel';
import {
  type Card,
  type Condition,
  type Config,
  type Content,
  type Cooldowns,
  type Fields,
  MAX_ANSWERS,
  type Param,
  type State,
  type WeightRule,
} from '../shape.ts';
import { isActionOnCooldown, isEventOnCooldown } from './cooldowns.ts';

/** All that a condition can read. */
export type Readings = Fields & { readonly idleTicks: number };

/** What a condition says of a value. */
export const holds = (found: number, { op, value }: Condition): boolean => {
  switch (op) {
    case '>=':
      return found >= value;
    case '<=':
      return found <= value;
    case '>':
      return found > value;
    case '<':
      return found < value;
    case '==':
      return found === value;
    case '!=':
      return found !== value;
  }
};

/** The value a condition reads, name by name: of all that selecting a card does, this is done most. */
const readingOf = (readings: Readings, param: Param): number => {
  switch (param) {
    case 'timeLeft':
      return readings.timeLeft;
    case 'stress':
      return readings.stress;
    case 'privilege':
      return readings.privilege;
    case 'bureaucracy':
      return readings.bureaucracy;
    case 'security':
      return readings.security;
    case 'influence':
      return readings.influence;
    case 'idleTicks':
      return readings.idleTicks;
  }
};

export const evaluateCondition = (readings: Readings, condition: Condition): boolean =>
  holds(readingOf(readings, condition.param), condition);

/** Joined by AND; an empty list always holds. */
export const evaluateConditions = (readings: Readings, conditions: readonly Condition[]): boolean => {
  for (let i = 0; i < conditions.length; i++) if (!evaluateCondition(readings, conditions[i]!)) return false;
  return true;
};

/** A straight line between two points, flat outside, truncated toward zero. */
export const rulePm = (rule: WeightRule, value: number): number => {
  if (value <= rule.from) return rule.fromPm;
  if (value >= rule.to) return rule.toPm;
  return rule.fromPm + Math.trunc(((rule.toPm - rule.fromPm) * (value - rule.from)) / (rule.to - rule.from));
};

/** The one place where the state changes a weight. */
export const stateModifierPm = (config: Config, card: Card, fields: Fields): number => {
  const rules = card.weightRules;
  if (rules === undefined || !config.stateModifier.enabled) return 1000;
  let pm = 1000;
  for (let i = 0; i < rules.length; i++) pm = Math.floor((pm * rulePm(rules[i]!, fields[rules[i]!.param])) / 1000);
  const { minPm, maxPm } = config.stateModifier;
  return Math.max(minPm, Math.min(maxPm, pm));
};

export const effectiveWeight = (config: Config, card: Card, fields: Fields, base: number, envPm: number): number =>
  Math.floor((base * stateModifierPm(config, card, fields) * envPm) / config.weight.divisor);

/** Conditions hold, the event is free, what it answers is remembered, and at least one of its buttons works. */
export const isEligible = (content: Content, card: Card, slot: number, state: State, now: number): boolean =>
  isFree(card, slot, state, now) && isCalledFor(card, rememberedAt(content, state.cooldowns, now));

const isFree = (card: Card, slot: number, state: State, now: number): boolean =>
  evaluateConditions(state, card.conditions) &&
  !isEventOnCooldown(state.cooldowns, slot, now) &&
  hasFreeAnswer(card, slot, state, now);

/** Ids of the answers that were given and still cool: the office forgets when a cooldown does. */
const rememberedAt = ({ events }: Content, { actions }: Cooldowns, now: number): readonly string[] => {
  const ids: string[] = [];
  for (let i = 0; i < actions.length; i += 2) {
    if (now >= actions[i + 1]!) continue;
    const slot = actions[i]!;
    ids.push(events[Math.floor(slot / MAX_ANSWERS)]!.actions[slot % MAX_ANSWERS]!.id);
  }
  return ids;
};

const isCalledFor = ({ after }: Card, remembered: readonly string[]): boolean => {
  if (after === undefined) return true;
  for (let i = 0; i < after.length; i++) if (remembered.includes(after[i]!)) return true;
  return false;
};

/** One of the answers that the card follows upon is remembered. */
export const isRemembered = (content: Content, card: Card, cooldowns: Cooldowns, now: number): boolean =>
  isCalledFor(card, rememberedAt(content, cooldowns, now));

/** The slot of a card's answer in the cooldown stamps. */
export const answerSlot = (eventSlot: number, place: number): number => eventSlot * MAX_ANSWERS + place;

const hasFreeAnswer = (card: Card, slot: number, state: State, now: number): boolean => {
  for (let i = 0; i < card.actions.length; i++) {
    if (!isActionOnCooldown(state.cooldowns, answerSlot(slot, i), now)) return true;
  }
  return false;
};

/** The effective weight of every event in content order; 0 where it cannot be drawn now. */
export const weigh = (content: Content, state: State, now: number): number[] => {
  const { events, config } = content;
  const { base, env } = state;
  const remembered = rememberedAt(content, state.cooldowns, now);
  const weights = new Array<number>(events.length).fill(0);
  for (let i = 0; i < events.length; i++) {
    const card = events[i]!;
    if (base[i]! > 0 && isCalledFor(card, remembered) && isFree(card, i, state, now))
      weights[i] = effectiveWeight(config, card, state, base[i]!, env[i]!);
  }
  return weights;
};

export const totalOf = (weights: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  return total;
};

/** One draw: a roll from 1 to the total, subtracted in order until nothing is left. Null, and no draw, for a total of 0. */
export const weightedRandomPick = (
  weights: readonly number[],
  stream: () => Stream,
): { readonly index: number; readonly roll: number; readonly total: number } | null => {
  if (totalOf(weights) === 0) return null;
  const { index, roll, total } = stream().weighted(weights);
  return { index, roll: roll + 1, total };
};
