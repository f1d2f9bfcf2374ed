// What screens use of this game beyond the contract: previews on known cells, spoken names, the sheet of a practice run.

export { type GateView, type Outlook, outlookOf, type ReachView } from './preview.ts';
export { finalScore } from './score.ts';
export { spokenCell } from './spoken.ts';
