// Everything tests of games and packages may use.

export { CHECK_NAMES, type CheckName, conformance, type Finding, faultsOf } from './conformance.ts';
export type { ConformanceOptions } from './context.ts';
export { fingerprint, firstDifference } from './fingerprint.ts';
export { mutateJson, mutateText } from './mutate.ts';
export { checkPerft, countPerft, type PerftLine, readPerft } from './perft.ts';
export { checkPlaythrough, type Playthrough, playthroughText } from './playthrough.ts';
export { turnFrom, turnsArbitrary } from './walk.ts';
