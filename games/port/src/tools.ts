// What screen, terminal and command line use of this game beyond the contract: the driver, odds, players, reports.

export { default as texts } from '../content/texts.json' with { type: 'json' };
export { type Blame, blame } from './blame.ts';
export { type Claim, canBeShown, canBeWon, openVerdict } from './claims.ts';
export { type ComparedCard, type ComparedField, type Comparison, compare, type Laid } from './compare.ts';
export { compareText } from './compareText.ts';
export {
  type CoverageRow,
  coverage,
  coverageChart,
  coverageTable,
  outcomeShares,
  seedsOf,
  type Tally,
  tallied,
  tally,
  winRate,
} from './coverage.ts';
export * from './driver.ts';
export { type PortFinding, printFinding } from './finding.ts';
export { givesTime, type Outlook, outlook, plannedStamp } from './forecast.ts';
export { crossings, gateLines, isGateMet } from './gate.ts';
export { type Hint, hint } from './hint.ts';
export { carryFrom, compareShifts, shiftSeeds } from './level.ts';
export { lint } from './lint.ts';
export { type DeepProgress, lintDeep } from './lintDeep.ts';
export { type LogEntry, logOf } from './log.ts';
export * from './modes.ts';
export { finish, type Odds, type OddsProgress, odds, stateOdds } from './odds.ts';
export { coverLabels } from './players.ts';
export { POLICIES, type PolicyName, policies } from './policies.ts';
export { TEXT_MAX } from './schema.ts';
export { starsOf, tierOf } from './score.ts';
export { picksIn } from './search.ts';
export { opening } from './setup.ts';
export { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from './shape.ts';
export { explainField, type Term } from './trace.ts';
export { validateFile, validateText } from './validate.ts';
export type { AnswerView, CardView, Gauge, View } from './view.ts';
export { effectWords, endText, LABELS } from './words.ts';
