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
  type World,
} from '../shape.ts';
import { isActionOnCooldown, isEventOnCooldown } from './cooldowns.ts';
import { PER_CONDITION, tableFor } from './table.ts';

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

const hasFreeAnswer = (count: number, slot: number, cooldowns: Cooldowns, now: number): boolean => {
  for (let i = 0; i < count; i++) if (!isActionOnCooldown(cooldowns, answerSlot(slot, i), now)) return true;
  return false;
};

/** The effective weight of every event in content order; 0 where it cannot be drawn now. Drawn are cards
 *  whose conditions hold, that are free, that follow upon something remembered, and one of whose buttons works. By the
 *  table: of all that a run does, this is done most. */
export const weigh = (world: World, state: State, now: number): number[] => {
  const { events, config } = world;
  const { conditions, begins, answers, after } = tableFor(world);
  const { base, env, cooldowns } = state;
  const readings = readingsOf(state);
  const weights = new Array<number>(events.length).fill(0);
  for (let i = 0; i < events.length; i++) {
    if (base[i]! <= 0) continue;
    const end = begins[i + 1]!;
    let at = begins[i]!;
    while (at < end && compares(readings[conditions[at]!]!, conditions[at + 1]!, conditions[at + 2]!))
      at += PER_CONDITION;
    if (at < end || isEventOnCooldown(cooldowns, i, now)) continue;
    const follows = after[i]!;
    if (follows !== null && !isAnyCooling(follows, cooldowns, now)) continue;
    if (hasFreeAnswer(answers[i]!, i, cooldowns, now))
      weights[i] = effectiveWeight(config, events[i]!, state, base[i]!, env[i]!);
  }
  return weights;
};

/** In the order of PARAMS. */
const readingsOf = (from: Readings): readonly number[] => [
  from.timeLeft,
  from.stress,
  from.privilege,
  from.bureaucracy,
  from.security,
  from.influence,
  from.idleTicks,
];

/** By the place of the comparison in OPS. */
const compares = (found: number, op: number, value: number): boolean => {
  switch (op) {
    case 0:
      return found >= value;
    case 1:
      return found <= value;
    case 2:
      return found > value;
    case 3:
      return found < value;
    case 4:
      return found === value;
    default:
      return found !== value;
  }
};

/** An answer that cools was given: it is remembered. */
const isAnyCooling = (slots: Int32Array, cooldowns: Cooldowns, now: number): boolean => {
  for (let i = 0; i < slots.length; i++) if (isActionOnCooldown(cooldowns, slots[i]!, now)) return true;
  return false;
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
