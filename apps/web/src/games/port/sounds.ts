// The port by ear: which sound each kind of event makes.

import type { PortShape } from '@interlock/port';
import type { Look } from '../screen.ts';

/** Seconds at the very end, each a breath. */
const BREATHS = 3;

/** One soft tick a second once the last warning is passed, and then a breath. */
export const pulse: NonNullable<Look<PortShape>['pulse']> = ({ world, view }) => {
  const { timeLeft } = view.fields;
  const last = Math.min(...world.config.ui.timeWarnings);
  if (timeLeft > last || view.phase === 'over') return null;
  return timeLeft <= BREATHS ? 'breath' : 'tick';
};

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
