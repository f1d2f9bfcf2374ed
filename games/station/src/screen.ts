// What the screen uses of this game beyond the contract: previews on known cells, spoken names, decks with nothing hidden
// and as map text, the decks of an expedition, the inspector.

export { type Dependency, dependencyOf, type SphereRoom, type SphereWay } from './authoring/spheres.ts';
export { unhidden } from './authoring/unhidden.ts';
export { logOf } from './data/logs.ts';
export type { Deck } from './deck.ts';
export { type ExpeditionDeck, expeditionDeck, expeditionOf } from './generate/expedition.ts';
export { repairsFor } from './inspector/cheapest.ts';
export { inspectorDeck, inspectorIds } from './inspector/decks.ts';
export { openDeck, sayRepair } from './inspector/drill.ts';
export {
  addRepair,
  commitRepairs,
  type Inspection,
  type InspectionView,
  undoRepair,
  viewInspection,
} from './inspector/inspection.ts';
export type { Repair } from './inspector/repairs.ts';
export { dumpMap } from './map/dump.ts';
export { finalScore } from './rules/score.ts';
export { isSpent } from './say/nouns.ts';
export { spokenCell } from './say/spoken.ts';
export { wingOfName } from './say/wing.ts';
export { type Press, pressOf } from './sight/press.ts';
export { type Outlook, outlookOf } from './sight/preview.ts';
