// What screens use of this game beyond the contract: previews on known cells, spoken names, the sheet of a practice run.

export { type Log, logOf } from './logs.ts';
export { aurasOf, type GateView, type Outlook, outlookOf, type ReachView } from './preview.ts';
export { finalScore } from './score.ts';
export { nearby, spokenCell, summary } from './spoken.ts';
export { inventoryLine, showMap, statusLine } from './text.ts';
export { texts } from './texts.ts';
