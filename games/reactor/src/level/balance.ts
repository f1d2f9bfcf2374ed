// Balance data: the table of content/balance.json, overrides checked against it, and the numbers resolved for one run.

import { fail, type Json, ok, type Result } from '@interlock/kernel';
import { type BalanceName, CARRIERS, type Content, KINDS } from '../shape.ts';
import type { LevelFile } from './file.ts';

/** Constants a level authors outside `balance`: the field, and the constant it sets. */
export const AUTHORED: readonly (readonly [string, BalanceName])[] = [
  ['actions.perTurn', 'turn.actions'],
  ['actions.move', 'cost.move'],
  ['actions.interactProp', 'cost.interactProp'],
  ['actions.interactLeak', 'cost.interactLeak'],
  ['actions.activateReactor', 'cost.activateReactor'],
  ['inventory.capacity', 'inventory.capacity'],
];

/** The value a level gives an authored field such as `actions.move`. */
export const authoredValue = (file: Partial<LevelFile>, field: string): number | undefined => {
  const [section, key] = field.split('.') as ['actions' | 'inventory', string];
  return (file[section] as Record<string, number> | undefined)?.[key];
};

/** All constants by name: defaults, under the level's, under those of the run. */
export const constants = (content: Content, file: Partial<LevelFile>): Record<BalanceName, number> => {
  const values: Record<BalanceName, number> = {};
  for (const name of Object.keys(content.balance)) values[name] = content.balance[name]!.default;
  Object.assign(values, file.balance);
  for (const [field, name] of AUTHORED) {
    const value = authoredValue(file, field);
    if (value !== undefined) values[name] = value;
  }
  return Object.assign(values, content.overrides);
};

export const PUSH_WORD = ['pressure', 'pressure', 'voltage'] as const;
export const MIN_WORD = ['minPressure', 'minPressure', 'minVoltage'] as const;

/** The constants as the rules read them: by carrier or kind in arrays, by strength 1 and 2 in pairs. */
export const numbersOf = (values: Readonly<Record<BalanceName, number>>) => {
  const get = (name: string): number => values[name]!;
  const kinds = (before: string, after = '') => Int16Array.from(KINDS, (k) => get(`${before}.${k}${after}`));
  const carriers = (before: string, after: readonly string[]) =>
    Int16Array.from(CARRIERS, (c, i) => get(`${before}.${c}.${after[i]}`));
  const both = (name: string) => Int16Array.of(0, get(`${name}1`), get(`${name}2`));
  const same = (word: string) => [word, word, word];
  return {
    actions: get('turn.actions'),
    damagedActions: get('turn.damagedActions'),
    graceTurns: get('turn.graceTurns'),
    cost: {
      moveRobot: get('cost.move'),
      interactProp: get('cost.interactProp'),
      interactLeak: get('cost.interactLeak'),
      activateReactor: get('cost.activateReactor'),
    },
    integrity: get('robot.integrity'),
    stay: kinds('robot.stay'),
    enter: kinds('robot.enter'),
    capacity: get('inventory.capacity'),
    blockTurns: get('remedy.blockTurns'),
    shieldSteps: get('shield.steps'),
    networkMax: get('network.max'),
    sourceAmount: carriers('source', same('amount')),
    sourcePush: carriers('source', PUSH_WORD),
    falloffAmount: carriers('falloff', same('amount')),
    falloffPush: carriers('falloff', PUSH_WORD),
    demand: carriers('consumer', same('demand')),
    minPush: carriers('consumer', MIN_WORD),
    spinUp: get('consumer.spinUp'),
    leakBase: carriers('leak', same('base')),
    leakPushPerUnit: carriers('leak', same('pushPerUnit')),
    maxSeverity: get('leak.maxSeverity'),
    max: kinds('surface', '.max'),
    trace: kinds('react', '.trace'),
    lo: kinds('react', '.lo'),
    hi: kinds('react', '.hi'),
    uiCaution: kinds('ui', '.caution'),
    uiCritical: kinds('ui', '.critical'),
    equalizeRate: carriers('equalize', same('rate')),
    heatRate: Int16Array.of(0, get('heatFlow.rate1'), get('heatFlow.rate2')),
    warmHeat: both('warm.heat'),
    warmFuel: both('warm.fuelUse'),
    igniteHeat: both('ignite.heat'),
    igniteFuel: both('ignite.fuelUse'),
    shortHeat: both('short.heat'),
    shortElectricity: both('short.electricityLoss'),
    shortCoolant: both('short.coolantLoss'),
    coolHeat: both('coolDown.heat'),
    coolCoolant: both('coolDown.coolantUse'),
    ambient: kinds('ambient'),
    coolantCooling: get('service.coolantCooling'),
    cautionHeat: get('reactor.cautionHeat'),
    criticalHeat: get('reactor.criticalHeat'),
    terminalHeat: get('reactor.terminalHeat'),
    horizon: get('forecast.horizon'),
    near: get('forecast.near'),
    starSlack: get('score.secondStarSlack'),
  };
};

export type Numbers = ReturnType<typeof numbersOf>;

/** Pairs of constants of which the first must be below (or not above) the second. */
export const ORDER: readonly (readonly [BalanceName, '<' | '<=', BalanceName])[] = [
  ...KINDS.flatMap((k) => [
    [`react.${k}.trace`, '<', `react.${k}.lo`] as const,
    [`react.${k}.lo`, '<', `react.${k}.hi`] as const,
    [`react.${k}.hi`, '<=', `surface.${k}.max`] as const,
    [`ui.${k}.caution`, '<', `ui.${k}.critical`] as const,
  ]),
  ['reactor.cautionHeat', '<', 'reactor.criticalHeat'],
  ['reactor.criticalHeat', '<', 'reactor.terminalHeat'],
  ['reactor.terminalHeat', '<=', 'surface.heat.max'],
  ...KINDS.map((k) => [`robot.stay.${k}`, '<=', `robot.enter.${k}`] as const),
  ['forecast.near', '<=', 'forecast.horizon'],
  ...(['cost.move', 'cost.interactProp', 'cost.interactLeak', 'cost.activateReactor'] as const).map(
    (cost) => [cost, '<=', 'turn.actions'] as const,
  ),
];

export interface BalanceProblem {
  readonly code: 'balance-key' | 'balance-value' | 'balance-order';
  readonly name: BalanceName;
  readonly message: string;
}

/** What is wrong with overrides by themselves and in the order of the resolved constants. */
export const balanceProblems = (
  content: Content,
  overrides: Readonly<Record<string, number>>,
  resolved: Readonly<Record<string, number>>,
): BalanceProblem[] => {
  const found: BalanceProblem[] = [];
  const names = Object.keys(overrides);
  const known = (name: string): boolean => Object.hasOwn(content.balance, name);
  for (const name of names)
    if (!known(name)) found.push({ code: 'balance-key', name, message: `balance.${name}: unknown constant` });
  for (const name of names) {
    if (!known(name)) continue;
    const { min, max } = content.balance[name]!;
    const value = overrides[name]!;
    if (value < min || value > max)
      found.push({ code: 'balance-value', name, message: `balance.${name}: ${value} is outside ${min}..${max}` });
  }
  if (found.length > 0) return found;
  for (const [low, sign, high] of ORDER) {
    const [a, b] = [resolved[low]!, resolved[high]!];
    if (a > b || (sign === '<' && a === b))
      found.push({
        code: 'balance-order',
        name: low,
        message: `balance: ${low} must be ${sign === '<' ? 'below' : 'at most'} ${high}`,
      });
  }
  return found;
};

/** Overrides of a run over the content. */
export const tune = (content: Content, given: Json): Result<Content> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('bad-balance', 'Balance overrides are an object of constant names and integers.');
  const overrides: Record<string, number> = { ...content.overrides };
  for (const [name, value] of Object.entries(given)) {
    if (!Number.isSafeInteger(value)) return fail('bad-balance', `balance.${name}: expected an integer`);
    overrides[name] = value as number;
  }
  const tuned = { ...content, overrides };
  const problem = balanceProblems(content, overrides, constants(tuned, {}))[0];
  return problem ? fail(problem.code, problem.message) : ok(tuned);
};
