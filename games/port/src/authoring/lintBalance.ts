// Lint of numbers that span files: starts, thresholds, time that never ends, weights and counters that overflow.

import { scaledBase } from '../params.ts';
import type { Condition, Content, Field, InitRanges, Range, SomeRanges } from '../shape.ts';
import type { Report } from './lint.ts';
import { type Box, counterBound, gainSum, largestGain, largestModifier, longestRun, timeGains } from './reach.ts';

const INT_MAX = 2_147_483_647;

export const lintBalance = (content: Content, box: Box, report: Report): void => {
  lintStarts(content, report);
  lintTime(content, report);
  lintWeights(content, box, report);
  lintThresholds(content, report);
  lintCounters(content, report);
};

/** `2 147 483 647` */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

/** L09 and L10, for the default start and for the own ranges of each scenario and each difficulty. */
const lintStarts = (content: Content, report: Report): void => {
  const { initRanges, lose } = content.config;
  const lost = (ranges: SomeRanges, file: 'config' | 'scenarios', path: string): void => {
    const say = (field: Field, at: number): void =>
      report('L10', 'error', file, `${path}.${field}`, `${field} may start at ${at}, which is already lost`);
    if (ranges.timeLeft && ranges.timeLeft.min <= lose.timeLeftAt) say('timeLeft', ranges.timeLeft.min);
    if (ranges.stress && ranges.stress.max >= lose.stressAt) say('stress', ranges.stress.max);
    if (ranges.privilege && ranges.privilege.min <= lose.privilegeAt) say('privilege', ranges.privilege.min);
  };
  const early = (ranges: InitRanges, file: 'config' | 'scenarios', path: string): boolean => {
    const { privilegeMin, securityMax, bureaucracyMax } = content.config.winGate;
    const inside =
      share(ranges.privilege, privilegeMin, Number.MAX_SAFE_INTEGER) *
      share(ranges.security, 0, securityMax) *
      share(ranges.bureaucracy, 0, bureaucracyMax);
    const all = size(ranges.privilege) * size(ranges.security) * size(ranges.bureaucracy);
    if (inside === 0) return false;
    const message = `a run may start inside the win gate in ${Math.floor((inside * 1000) / all)} of 1000 starts`;
    report('L09', 'warning', file, path, message);
    return true;
  };
  lost(initRanges, 'config', 'initRanges');
  const isDefaultEarly = early(initRanges, 'config', 'initRanges');
  const own = (ranges: SomeRanges, file: 'config' | 'scenarios', path: string): void => {
    lost(ranges, file, path);
    const isOwn = Object.keys(ranges).length > 0;
    if (isOwn && !isDefaultEarly) early({ ...initRanges, ...ranges } as InitRanges, file, path);
  };
  content.scenarios.forEach((one, i) => {
    own(one.initRanges, 'scenarios', `scenarios[${i}].initRanges`);
  });
  content.config.generator.difficulties.forEach((one, i) => {
    own(one.initRanges, 'config', `generator.difficulties[${i}].initRanges`);
  });
};

const size = ({ min, max }: Range): number => Math.max(0, max - min + 1);
const share = (range: Range, from: number, to: number): number =>
  size({ min: Math.max(range.min, from), max: Math.min(range.max, to) });

/** L11 and L12 */
const lintTime = (content: Content, report: Report): void => {
  for (const { card, pm } of timeGains(content)) {
    if (pm !== null) continue;
    const i = content.events.indexOf(card);
    const gain = largestGain(card, 'timeLeft');
    const k = card.actions.findIndex(({ effects }) => effects.some((e) => e.target === 'timeLeft' && e.delta === gain));
    const message = `\`${card.actions[k]!.id}\` gives ${gain} s every ${card.cooldown} s`;
    report('L12', 'error', 'events', `events[${i}].actions[${k}]`, message, [card.actions[k]!.id]);
  }
  const sum = gainSum(content);
  if (sum < 1000) return;
  const ids = timeGains(content).map(({ card }) => card.id);
  report('L11', 'error', 'events', 'events', `time can be gained as fast as it passes: ${sum} of 1000 per second`, ids);
};

/** L13 */
const lintWeights = (content: Content, box: Box, report: Report): void => {
  let total = 0;
  for (const card of content.events) {
    let base = card.baseWeight;
    for (const { tagWeightPm } of content.scenarios) base = Math.max(base, scaledBase(card, tagWeightPm ?? {}));
    const pm = largestModifier(content, card, box);
    total += Math.floor((base * pm * content.config.envModifierPm.max) / content.config.weight.divisor);
  }
  if (total <= INT_MAX) return;
  report('L13', 'error', 'events', 'events', `largest total weight ${grouped(total)} exceeds ${grouped(INT_MAX)}`);
};

/** L21 */
const lintThresholds = (content: Content, report: Report): void => {
  const { winGate, loseTerminals } = content.config;
  content.events.forEach((card, i) => {
    const compare = (param: Condition['param'], expected: number, isUpper: boolean, verb: string): void => {
      card.conditions.forEach((condition, k) => {
        if (condition.param !== param) return;
        const limit = limitOf(condition, isUpper);
        if (limit === null || limit === expected) return;
        const message = `\`${card.id}\` ${verb} at ${param} ${limit}, configuration says ${expected}`;
        report('L21', 'error', 'events', `events[${i}].conditions[${k}]`, message, [card.id]);
      });
    };
    if (card.terminalOutcome === 'lose') {
      compare('security', loseTerminals.securityMin, false, 'starts');
      compare('bureaucracy', loseTerminals.bureaucracyMin, false, 'starts');
    }
    if (card.terminalOutcome !== 'win') return;
    compare('privilege', winGate.privilegeMin, false, 'starts');
    compare('timeLeft', winGate.timeLeftMin, false, 'starts');
    compare('security', winGate.securityMax, true, 'ends');
    compare('bureaucracy', winGate.bureaucracyMax, true, 'ends');
    for (const param of ['privilege', 'security', 'bureaucracy'] as const) {
      if (card.conditions.some((condition) => condition.param === param)) continue;
      const message = `\`${card.id}\` does not test ${param}, configuration does`;
      report('L21', 'error', 'events', `events[${i}].conditions`, message, [card.id]);
    }
  });
};

/** The lowest (or highest) value the condition lets through: `> 0` and a minimum of 1 agree. */
const limitOf = ({ op, value }: Condition, isUpper: boolean): number | null => {
  if (op === '==') return value;
  if (isUpper) return op === '<=' ? value : op === '<' ? value - 1 : null;
  return op === '>=' ? value : op === '>' ? value + 1 : null;
};

/** L25 */
const lintCounters = (content: Content, report: Report): void => {
  content.events.forEach(({ id, cooldown, tags }, i) => {
    if (cooldown > 0 || tags.includes('filler')) return;
    const message = `\`${id}\` has cooldown 0 and could be answered without end in one millisecond`;
    report('L25', 'error', 'events', `events[${i}].cooldown`, message, [id]);
  });
  const { counterMax } = content.config.limits;
  const say = (field: Field, most: number): void => {
    const message = `${field} could reach ${grouped(most)}, limit ${grouped(counterMax)}`;
    report('L25', 'error', 'config', 'limits.counterMax', message);
  };
  for (const field of ['privilege', 'influence', 'score'] as const) {
    const bound = counterBound(content, field);
    if (bound !== null && bound > counterMax) say(field, bound);
  }
  const longest = longestRun(content);
  if (longest !== null && longest > counterMax) say('timeLeft', longest);
};
