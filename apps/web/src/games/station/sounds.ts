// The station by ear: which sound each kind of event makes.

import type { Look } from '../screen.ts';

export const sounds: NonNullable<Look['sounds']> = {
  moved: 'step',
  airSpent: null,
  doorPowerChanged: 'switch',
  cctvPowerChanged: 'scan',
  doorUnlocked: 'opens',
  furnitureSearched: 'page',
  itemPicked: 'takes',
  airGained: 'flow',
  batteryInserted: 'puts',
  generatorPowered: 'engine',
  controlActivated: 'met',
  hazardFixed: 'seal',
  puzzlePressed: 'tick',
  puzzleSolved: 'met',
  feedScanned: 'scan',
  roomEntered: 'calm',
  liftReady: 'ready',
  liftRefused: 'refused',
  deckCleared: 'lift',
  airExhausted: 'alarm',
  deckLost: null,
};
