// What screen, terminal and command line use of this game beyond the contract: the driver, odds, players, reports.

export { default as texts } from '../content/texts.json' with { type: 'json' };
export { type PortFinding, printFinding } from './authoring/finding.ts';
export { lint } from './authoring/lint.ts';
export { type DeepProgress, lintDeep } from './authoring/lintDeep.ts';
export { TEXT_MAX } from './authoring/schema.ts';
export { validateFile, validateText } from './authoring/validate.ts';
export * from './driver.ts';
export { type Claim, canBeShown, canBeWon, openVerdict } from './forecast/claims.ts';
export { type ComparedCard, type ComparedField, type Comparison, compare, type Laid } from './forecast/compare.ts';
export { compareText } from './forecast/compareText.ts';
export { givesTime, type Outlook, outlook, plannedStamp } from './forecast/forecast.ts';
export { finish, type Odds, type OddsProgress, odds, stateOdds } from './forecast/odds.ts';
export { type Hint, hint } from './hint.ts';
export { type LogEntry, logOf } from './log.ts';
export * from './modes.ts';
export { carryFrom, compareShifts, shiftSeeds } from './params.ts';
export { crossings, gateLines, isGateMet } from './rules/gate.ts';
export { starsOf, tierOf } from './rules/score.ts';
export { opening } from './setup.ts';
export { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from './shape.ts';
export { type Blame, blame } from './solve/blame.ts';
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
} from './solve/coverage.ts';
export { coverLabels } from './solve/players.ts';
export { POLICIES, type PolicyName, policies } from './solve/policies.ts';
export { picksIn } from './solve/search.ts';
export { explainField, type Term } from './trace.ts';
export type { AnswerView, CardView, Gauge, View } from './view.ts';
export { effectWords, endText, LABELS } from './words.ts';
