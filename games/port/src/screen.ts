// What the screen uses of this game beyond the contract: the driver between hands and rules, looks ahead, rankings, words.

export { default as texts } from '../content/texts.json' with { type: 'json' };
export {
  checkWait,
  type FedUs,
  feed,
  judgePlan,
  type Mode,
  type Plan,
  planTurns,
  relaxedPick,
  relaxedTick,
  stampNow,
  ticksDue,
  undoDepth,
  waitTurns,
} from './driver.ts';
export { type Comparison, compare, type Laid } from './forecast/compare.ts';
export { givesTime, type Outlook, outlook } from './forecast/forecast.ts';
export type { Odds } from './forecast/odds.ts';
export { hint } from './hint.ts';
export { type LogEntry, logOf } from './log.ts';
export {
  type Header,
  isCardCovered,
  isGuarded,
  mayAskOdds,
  needsSecondPress,
  onePressDefault,
  type Ranking,
  rankingOf,
  unlocked,
  warningsCrossed,
} from './modes.ts';
export { carryFrom, shiftSeeds } from './params.ts';
export { crossings } from './rules/gate.ts';
export { opening } from './setup.ts';
export type { Blame } from './solve/blame.ts';
export { picksIn } from './solve/search.ts';
export { explainField } from './trace.ts';
export type { AnswerView, View } from './view.ts';
export { saidBy } from './words.ts';
