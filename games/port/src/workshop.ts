// What the workshop and the worker behind the screen use of this game: checks of cards, proofs, odds and coverage.

export type { PortFinding } from './authoring/finding.ts';
export { lint } from './authoring/lint.ts';
export { type DeepProgress, lintDeep } from './authoring/lintDeep.ts';
export { TEXT_MAX } from './authoring/schema.ts';
export { validateFile, validateText } from './authoring/validate.ts';
export { canBeShown } from './forecast/claims.ts';
export { odds } from './forecast/odds.ts';
export { dailyTickets } from './modes.ts';
export { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from './shape.ts';
export { blame } from './solve/blame.ts';
export { type CoverageRow, coverage, seedsOf, type Tally, tally, winRate } from './solve/coverage.ts';
export type { PolicyName } from './solve/policies.ts';
export { LABELS } from './words.ts';
