// V, the worth of a state to the reference players, in integers; each term can be asked for by its field.

import { checkLoseCondition } from '../rules/fields.ts';
import type { Config, Fields, Target } from '../shape.ts';

export const worthOf = (config: Config, fields: Fields): number => {
  if (checkLoseCondition(config, fields) !== null) return config.policy.value.lost;
  return (
    stressTerm(config, fields.stress) +
    privilegeTerm(config, fields.privilege) +
    slopes(config.policy.value.bureaucracy, fields.bureaucracy) +
    slopes(config.policy.value.security, fields.security) +
    influenceTerm(config, fields.influence) +
    timeTerm(config, fields.timeLeft)
  );
};

/** One term of V. */
export const termOf = (config: Config, field: Target, value: number): number => {
  switch (field) {
    case 'stress':
      return stressTerm(config, value);
    case 'privilege':
      return privilegeTerm(config, value);
    case 'bureaucracy':
      return slopes(config.policy.value.bureaucracy, value);
    case 'security':
      return slopes(config.policy.value.security, value);
    case 'influence':
      return influenceTerm(config, value);
    case 'timeLeft':
      return timeTerm(config, value);
  }
};

interface Bent {
  readonly each: number;
  readonly above: readonly { readonly from: number; readonly each: number }[];
}

const slopes = (bent: Bent, value: number): number => {
  let sum = bent.each * value;
  for (let i = 0; i < bent.above.length; i++) {
    const { from, each } = bent.above[i]!;
    if (value > from) sum += each * (value - from);
  }
  return sum;
};

const stressTerm = (config: Config, value: number): number => slopes(config.policy.value.stress, value);

const privilegeTerm = (config: Config, value: number): number => {
  const { eachBelowGate, eachBeyond, beyondMax, atOne } = config.policy.value.privilege;
  const gate = config.winGate.privilegeMin;
  const sum =
    value < gate ? eachBelowGate * value : eachBelowGate * gate + eachBeyond * Math.min(value - gate, beyondMax);
  return value === 1 ? sum + atOne : sum;
};

const influenceTerm = (config: Config, value: number): number => {
  const { each, max } = config.policy.value.influence;
  return each * Math.min(value, max);
};

const timeTerm = (config: Config, value: number): number => {
  const { each, below } = config.policy.value.timeLeft;
  let sum = each * value;
  for (const slope of below) if (value < slope.from) sum += slope.each * (slope.from - value);
  return sum;
};
