// When two states have the same future: a key of everything in them that rules look at, dice aside.

import { Keys } from '../forecast/keys.ts';
import type { State } from '../shape/state.ts';

/** All that the future depends on, dice aside. */
export const stateKey = (state: State): string => {
  const { phase, day, programsLeft, pile, glitchCursor, heat, deferCount, shop, rerollCount, booster } = state;
  const rest = [
    phase,
    day,
    programsLeft,
    pile.join(),
    [...state.hand].sort((a, b) => a - b).join(),
    glitchCursor,
    heat,
  ];
  const bay = [deferCount, shop?.join(), rerollCount, booster === null ? '' : JSON.stringify(booster), state.canGamble];
  const more = [
    state.canBufferOverflow,
    state.canQuarantine,
    state.scrubs,
    state.contractOffer?.join(),
    state.contract,
  ];
  const deals = [state.rerollTokens, state.cleanseTokens, state.assignment, state.priorityShed, state.assignmentCursor];
  const blank = { ...state, cards: [], cells: [], terrain: new Uint8Array(state.cells.length) };
  const weather = state.weather.some((one) => one > 0) ? state.weather.join() : '';
  return [...rest, ...bay, ...more, ...deals, weather, JSON.stringify(state.today), new Keys(blank).of(state)].join(
    '/',
  );
};
