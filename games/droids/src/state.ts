// How a state is duplicated. Lists of modifiers and other read-only lists are shared; everything else is copied.

import type { State } from './shape/state.ts';

export const copyState = (state: State): State => ({
  ...state,
  purse: { ...state.purse },
  terrain: state.terrain.slice(),
  weather: state.weather.slice(),
  cells: state.cells.slice(),
  thingAt: state.thingAt.slice(),
  visited: state.visited.slice(),
  crates: state.crates.slice(),
  sheds: state.sheds.slice(),
  towers: state.towers.slice(),
  tamed: state.tamed.slice(),
  donkeys: state.donkeys.slice(),
  donkeyFacing: state.donkeyFacing.slice(),
  met: state.met.slice(),
  tow: state.tow.slice(),
  terminals: state.terminals.slice(),
  types: state.types.slice(),
  cards: state.cards.slice(),
  passes: state.passes.slice(),
  idle: state.idle.slice(),
  pile: state.pile.slice(),
  hand: state.hand.slice(),
  discard: state.discard.slice(),
  program:
    state.program === null
      ? null
      : {
          ...state.program,
          order: state.program.order.slice(),
          reexecs: state.program.reexecs.slice(),
          moved: state.program.moved.slice(),
        },
  counters: { ...state.counters },
  today: { ...state.today },
});
