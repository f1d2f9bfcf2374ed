// The key of a state: equal keys have equal futures under equal dice. Score and dead stamps are not in it.

import type { Stamps, State } from '../shape.ts';

/** Fields, idle count, clock, card, and the live stamps relative to the clock. */
export const keyOf = (state: State): string => {
  const { timeLeft, stress, privilege, bureaucracy, security, influence, idleTicks, clockMs } = state;
  const fields = `${timeLeft},${stress},${privilege},${bureaucracy},${security},${influence},${idleTicks},${clockMs}`;
  const { events, actions } = state.cooldowns;
  return `${fields}|${placeOf(state)}|${stampsKey(events, clockMs)}|${stampsKey(actions, clockMs)}`;
};

/** The card; after the run its outcome, and a win's score, since that is what a win is worth. */
const placeOf = ({ currentEventId, outcome, score }: State): string =>
  currentEventId ?? (outcome === 'win' ? `win ${score}` : (outcome ?? ''));

const stampsKey = (stamps: Stamps, clockMs: number): string => {
  let key = '';
  for (let i = 0; i < stamps.length; i += 2) {
    if (stamps[i + 1]! > clockMs) key += `${stamps[i]}:${stamps[i + 1]! - clockMs};`;
  }
  return key;
};
