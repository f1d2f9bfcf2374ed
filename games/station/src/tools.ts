// What screens use of this game beyond the contract: previews on known cells, spoken names, the sheet of a practice run,
// decks with nothing hidden and as map text, the decks of an expedition.

export { thingId } from './actions.ts';
export { type Dependency, dependencyOf, type SphereRoom, sayDependency } from './authoring/spheres.ts';
export { unhidden } from './authoring/unhidden.ts';
export { type Log, logOf } from './data/logs.ts';
export { texts } from './data/texts.ts';
export type { Deck } from './deck.ts';
export { type ExpeditionDeck, expeditionDeck, expeditionOf } from './generate/expedition.ts';
export { repairsFor } from './inspector/cheapest.ts';
export { inspectorDeck, inspectorIds } from './inspector/decks.ts';
export { openDeck, sayRepair } from './inspector/drill.ts';
export { addRepair, commitRepairs, type Inspection, undoRepair, viewInspection } from './inspector/inspection.ts';
export type { Repair } from './inspector/repairs.ts';
export { networkOf } from './logic/build.ts';
export { closure } from './logic/closure.ts';
export { validate } from './logic/validate.ts';
export { dumpMap } from './map/dump.ts';
export { layoutOf } from './map/layout.ts';
export { finalScore } from './rules/score.ts';
export { nearby, spokenCell, summary } from './say/spoken.ts';
export { PHRASES, talk } from './say/talk.ts';
export { wingOfName } from './say/wing.ts';
export { aurasOf, type GateView, type Outlook, outlookOf, type ReachView } from './sight/preview.ts';
export { inventoryLine, showMap, statusLine } from './text.ts';
