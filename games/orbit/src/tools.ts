// What screens ask beside the game itself: medals, figures of a run, the acts of the campaign and their texts.

export { openActs } from './acts.ts';
export { texts } from './content/texts.ts';
export { isRecord, type Medal, medalBarOf, medalOf, type Tally, tallyOf } from './tally.ts';
