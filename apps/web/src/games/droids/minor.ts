// Lines of the log that only tell how a program was worked out: shown where all turns are asked for.

import type { DroidsEvent } from '@interlock/droids';

const MINOR: ReadonlySet<DroidsEvent['type']> = new Set([
  'instructionStarted',
  'instructionFinished',
  'cardResolved',
  'counterChanged',
  'modifierAdded',
  'modifierRefreshed',
  'modifierRemoved',
  'modifierSuppressed',
  'modifierRestored',
  'deckShuffled',
  'phaseChanged',
  'avatarTurned',
  'avatarMoved',
]);

export const isMinor = (event: DroidsEvent): boolean =>
  MINOR.has(event.type) || (event.type === 'currencyChanged' && event.cause === 'cost');
