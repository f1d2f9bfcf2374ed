// The kernel's face: everything other packages may use.

export { type Answer, type Applied, apply, applyCertain, applyLegal } from './apply.ts';
export { gameOfCode, replayFromCode, shareCode } from './code.ts';
export * from './contract.ts';
export { type Dice, diceOf, quote, type Stream, seedFrom } from './dice.ts';
export { digestOf } from './digest/hash.ts';
export { neverChanges } from './digest/lasting.ts';
export { explainEvent, explainSubject, type Why } from './explain.ts';
export { type Forecast, type ForecastAsk, type Frame, forecast, redacted } from './forecast.ts';
export { didYouMean } from './input/closest.ts';
export { lintedCodec, mapSchema, readFiles, type ShapeFrom } from './input/files.ts';
export { BOUNDS, type Bounds, type Place, parseJson, placesInJson } from './input/json.ts';
export { codecOf, decodeWith, describe, findingsOf, jsonSchemaOf, schemaLink } from './input/schema.ts';
export { type Judge, judgedBy, refusalsOf } from './judge.ts';
export { type Odds, outcomes } from './outcomes.ts';
export {
  decodeTurn,
  divergence,
  encodeTurn,
  type Replay,
  record,
  replayFrom,
  replaySchema,
  resume,
  resuming,
  type Verified,
  type VerifyOptions,
  verify,
} from './replay.ts';
export { fail, ok, type Problem, type Result } from './result.ts';
export {
  contentDigest,
  keepGenerated,
  levelCode,
  type Origin,
  openRun,
  parseLevelCode,
  type Run,
  type RunOptions,
  worldOf,
} from './run.ts';
export { firstSeat, seatsOf } from './seats.ts';
export type { Series } from './series.ts';
export type { CommitAnswer, Committed } from './session/committed.ts';
export { type Row, rowOf } from './session/plan.ts';
export { Session, type SessionOptions } from './session/session.ts';
export { ChanceNeeded, RecordingTape, SilentTape, tell } from './tape.ts';
export { type ToldCause, toldCauses } from './told.ts';
export { turnsOf, wordsOf } from './turns.ts';
export { type Vouched, vouchFor } from './vouch.ts';
export { metered, spend, workOf } from './work.ts';
