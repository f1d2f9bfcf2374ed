// The port by ear: which sound each kind of event makes.

import type { Look } from '../screen.ts';

export const sounds: NonNullable<Look['sounds']> = {
  runStarted: 'calm',
  stateRolled: null,
  climateRolled: null,
  actionPicked: 'stamp',
  effectsApplied: null,
  actionCooldownStarted: null,
  eventCooldownStarted: null,
  cardShown: 'page',
  noCardFound: 'unplan',
  ticked: null,
  idleTicked: 'tick',
  runEnded: null,
};
