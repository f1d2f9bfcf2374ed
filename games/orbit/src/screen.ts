// What the screen uses of this game beyond the contract: medals, figures of a run, the acts of the campaign and their texts.

export { openActs } from './acts.ts';
export { texts } from './data/texts.ts';
export { isRecord, type Medal, medalBarOf, medalOf, tallyOf } from './tally.ts';
