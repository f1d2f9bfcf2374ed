// What the screen uses of this game beyond the contract: the view as lookups by cell, what a player concludes from it, words
// and names, stars.

export { namesIn } from './called.ts';
export * from './known/account.ts';
export { hidesTheWay } from './known/advice.ts';
export * from './known/coming.ts';
export * from './known/constants.ts';
export * from './known/facility.ts';
export * from './known/lines.ts';
export * from './known/model.ts';
export * from './known/names.ts';
export * from './known/plan.ts';
export * from './known/reading.ts';
export * from './known/reasons.ts';
export * from './known/services.ts';
export * from './known/trail.ts';
export * from './known/walk.ts';
export { parOf, starsOf } from './score.ts';
export { CARRIERS, type Carrier, DIRS, type Dir, KINDS, type Kind, type Service } from './shape.ts';
