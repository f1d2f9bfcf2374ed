// How far play can carry a state: the longest run, the bound of every counter, and the box of reachable values.

import { givesTime } from '../forecast/forecast.ts';
import { isInUse } from '../params.ts';
import { holds, rulePm } from '../rules/selection.ts';
import type { Card, Condition, Content, Field, Param, Target } from '../shape.ts';
import { FIELDS } from '../shape.ts';

export interface Interval {
  readonly lo: number;
  readonly hi: number;
}

export type Box = { readonly [P in Param]: Interval };

const PERCENT: readonly string[] = ['stress', 'bureaucracy', 'security'];

export const largestGain = (card: Card, field: Field): number => {
  let most = 0;
  for (const answer of card.actions) {
    if (field === 'score') most = Math.max(most, answer.scoreImpact);
    else for (const { target, delta } of answer.effects) if (target === field) most = Math.max(most, delta);
  }
  return most;
};

/** Events that give time, and how much of a second each gives per second; too large a single gain is left out. */
export const timeGains = (content: Content): readonly { readonly card: Card; readonly pm: number | null }[] =>
  content.events
    .filter((card) => givesTime(card))
    .map((card) => {
      const gain = largestGain(card, 'timeLeft');
      return { card, pm: gain >= card.cooldown ? null : Math.ceil((gain * 1000) / card.cooldown) };
    });

export const gainSum = (content: Content): number => timeGains(content).reduce((sum, { pm }) => sum + (pm ?? 0), 0);

/** Seconds of the longest possible run: every time-giving card counts once more, its first showing needs no cooldown. */
export const longestRun = (content: Content): number | null => {
  const sum = gainSum(content);
  if (sum >= 1000) return null;
  const once = timeGains(content).reduce(
    (all, { card, pm }) => all + (pm === null ? 0 : largestGain(card, 'timeLeft')),
    0,
  );
  return Math.ceil(((content.config.limits.startTimeMax + once) * 1000) / (1000 - sum));
};

/** The most an unbounded field can reach; null where an event of cooldown 0 gives it without end. */
export const counterBound = (content: Content, field: 'privilege' | 'influence' | 'score'): number | null => {
  const longest = longestRun(content);
  if (longest === null) return null;
  let sum = startOf(content, field).hi;
  for (const card of content.events) {
    const gain = largestGain(card, field);
    if (gain === 0) continue;
    if (card.cooldown === 0 && !card.tags.includes('filler')) return null;
    const times = card.cooldown === 0 ? Math.floor(longest / 2) + 1 : Math.floor(longest / card.cooldown) + 1;
    sum += times * gain;
  }
  return sum;
};

/** The start values of all scenarios together. */
export const startOf = (content: Content, field: Field): Interval => {
  const { min, max } = content.config.initRanges[field];
  let [lo, hi] = content.scenarios.length === 0 ? [min, max] : [Number.MAX_SAFE_INTEGER, 0];
  for (const scenario of content.scenarios) {
    const range = scenario.initRanges[field] ?? { min, max };
    lo = Math.min(lo, range.min);
    hi = Math.max(hi, range.max);
  }
  return { lo, hi };
};

/** Whether some scenario can draw the card at all. */
export const isInSomeScenario = ({ scenarios }: Content, card: Card): boolean =>
  scenarios.some(({ onlyTags }) => isInUse(card, onlyTags ?? null));

/** The largest state modifier over a box of values. */
export const largestModifier = (content: Content, card: Card, box: Box): number => {
  if (!content.config.stateModifier.enabled) return 1000;
  let pm = 1000;
  for (const rule of card.weightRules ?? []) {
    const { lo, hi } = box[rule.param];
    pm = Math.floor((pm * Math.max(rulePm(rule, lo), rulePm(rule, hi))) / 1000);
  }
  return Math.min(content.config.stateModifier.maxPm, pm);
};

/** Some value of the interval meets the condition. Only the ends and the value itself can decide it. */
export const meets = ({ lo, hi }: Interval, condition: Condition): boolean =>
  [lo, hi, condition.value].some((value) => value >= lo && value <= hi && holds(value, condition));

/** Some value meets both conditions. */
export const agree = (a: Condition, b: Condition): boolean => {
  const near = [a, b].flatMap(({ value }) => [value - 1, value, value + 1]).filter((value) => value >= 0);
  return near.some((value) => holds(value, a) && holds(value, b));
};

/** Some state of the box meets all conditions of the card. */
export const isWithin = (box: Box, card: Card): boolean =>
  card.conditions.every((condition) => meets(box[condition.param], condition));

/** Whether something that the card comes after can be answered within the box and is remembered for a while. */
export const canFollow = ({ events }: Content, card: Card, box: Box): boolean =>
  card.after === undefined ||
  events.some(
    (earlier) =>
      earlier !== card &&
      earlier.baseWeight > 0 &&
      isWithin(box, earlier) &&
      earlier.actions.some(({ id, cooldown }) => cooldown > 0 && card.after!.includes(id)),
  );

/** The part of a box in which the conditions hold; `!=` cuts nothing off but an end. */
export const narrowed = (box: Box, conditions: readonly Condition[]): Box => {
  const cut: { [P in Param]: Interval } = { ...box };
  for (const { param, op, value } of conditions) {
    let { lo, hi } = cut[param];
    if (op === '>=' || op === '==') lo = Math.max(lo, value);
    if (op === '<=' || op === '==') hi = Math.min(hi, value);
    if (op === '>') lo = Math.max(lo, value + 1);
    if (op === '<') hi = Math.min(hi, value - 1);
    if (op === '!=' && lo === value) lo += 1;
    if (op === '!=' && hi === value) hi -= 1;
    cut[param] = { lo, hi };
  }
  return cut;
};

/** Everything that play can reach, per field: a fixpoint that only grows. */
export const reachableBox = (content: Content): Box => {
  const { percentMax, counterMax } = content.config.limits;
  const top = (field: Target): number => {
    if (PERCENT.includes(field)) return percentMax;
    if (field === 'timeLeft') return longestRun(content) ?? counterMax;
    return counterBound(content, field as 'privilege' | 'influence') ?? counterMax;
  };
  const box = {} as { [P in Param]: Interval };
  for (const field of FIELDS) if (field !== 'score') box[field] = startOf(content, field);
  box.timeLeft = { lo: 0, hi: box.timeLeft.hi };
  box.idleTicks = { lo: 0, hi: counterMax };
  const drawable = content.events.filter((card) => card.baseWeight > 0 && isInSomeScenario(content, card));
  for (let changed = true; changed; ) {
    changed = false;
    for (const card of drawable) {
      if (largestModifier(content, card, box) === 0) continue;
      if (!isWithin(box, card) || !canFollow(content, card, box)) continue;
      for (const { effects } of card.actions) {
        for (const { target, delta } of effects) {
          // An answer that can be given once can be given again: the interval runs to its bound.
          const { lo, hi } = box[target];
          const next = delta > 0 ? { lo, hi: top(target) } : { lo: 0, hi };
          if (next.lo === lo && next.hi === hi) continue;
          box[target] = next;
          changed = true;
        }
      }
    }
  }
  return box;
};
