// What screens use of this game beyond the contract: previews on known cells, spoken names, the sheet of a practice run,
// decks with nothing hidden and as map text, the decks of an expedition.

export { thingId } from './actions.ts';
export type { Deck } from './deck.ts';
export { type ExpeditionDeck, expeditionDeck, expeditionOf } from './expedition.ts';
export { repairsFor } from './inspector/cheapest.ts';
export { inspectorDeck, inspectorIds } from './inspector/decks.ts';
export { openDeck, sayRepair } from './inspector/drill.ts';
export { addRepair, commitRepairs, type Inspection, undoRepair, viewInspection } from './inspector/inspection.ts';
export type { Repair } from './inspector/repairs.ts';
export { type Log, logOf } from './logs.ts';
export { dumpMap } from './map/dump.ts';
export { aurasOf, type GateView, type Outlook, outlookOf, type ReachView } from './preview.ts';
export { finalScore } from './score.ts';
export { type Dependency, dependencyOf, type SphereRoom, sayDependency } from './spheres.ts';
export { nearby, spokenCell, summary } from './spoken.ts';
export { PHRASES, talk } from './talk.ts';
export { inventoryLine, showMap, statusLine } from './text.ts';
export { texts } from './texts.ts';
export { unhidden } from './unhidden.ts';
