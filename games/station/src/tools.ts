// What screens use of this game beyond the contract: previews on known cells, spoken names, the sheet of a practice run,
// decks laid open and as map text, the decks of an expedition.

export { thingId } from './actions.ts';
export { type ExpeditionDeck, expeditionDeck, expeditionOf } from './expedition.ts';
export { laidOpen } from './laidOpen.ts';
export { type Log, logOf } from './logs.ts';
export { dumpMap } from './map/dump.ts';
export { aurasOf, type GateView, type Outlook, outlookOf, type ReachView } from './preview.ts';
export { finalScore } from './score.ts';
export { nearby, spokenCell, summary } from './spoken.ts';
export { inventoryLine, showMap, statusLine } from './text.ts';
export { texts } from './texts.ts';
