// What the screen uses of this game beyond the contract: medals, figures of a run, the acts of the campaign, lessons and texts.

export { openActs } from './acts.ts';
export { texts } from './data/texts.ts';
export { lessonStep } from './lesson.ts';
export { gateFigures, standingOf, tallyFigures } from './planner/standing.ts';
export { isRecord, type Medal, medalBarOf, medalOf, tallyOf } from './tally.ts';
