// A turn as the kernel plays it: the actions, then the machine; and the same actions alone, for judging and planning.

import type { Refusal, Tape } from '@interlock/kernel';
import type { ReactorEvent } from './events.ts';
import { legalActions } from './legal.ts';
import type { Plant } from './level/plant.ts';
import { refuseAction } from './refuse.ts';
import { FORESIGHT } from './rules/ahead.ts';
import { act } from './rules/interact.ts';
import { SILENT, simulate } from './rules/simulate.ts';
import type { Action } from './shape.ts';
import { copyState, type State } from './state.ts';

type Turn = readonly Action[];

export const playTurn = (plant: Plant, draft: State, turn: Turn, tape: Tape<ReactorEvent>): void => {
  for (let i = 0; i < turn.length; i++) {
    tape.action(i);
    act(plant, draft, tape, turn[i]!, FORESIGHT);
  }
  tape.machine();
  if (draft.outcome === 'none') simulate(plant, draft, tape, FORESIGHT);
};

export const refuseTurn = (plant: Plant, state: State, turn: Turn): readonly Refusal[] => {
  if (turn.length === 0) {
    if (state.outcome === 'none') return [];
    return [{ ...refuseAction(plant, state, { type: 'activateReactor' })!, at: 0 }];
  }
  let draft = state;
  for (let at = 0; at < turn.length; at++) {
    const reason = refuseAction(plant, draft, turn[at]!);
    if (reason !== null) return [{ ...reason, at }];
    if (at === turn.length - 1) break;
    if (at === 0) draft = copyState(state);
    act(plant, draft, SILENT, turn[at]!, null);
  }
  return [];
};

/** The state in the middle of a turn, after these legal actions. */
export const afterActions = (plant: Plant, state: State, pending: Turn): State => {
  if (pending.length === 0) return state;
  const draft = copyState(state);
  for (const action of pending) act(plant, draft, SILENT, action, null);
  return draft;
};

/** Nothing may follow a list that is itself refused. */
export const legalNext = (plant: Plant, state: State, pending: Turn): Iterable<Action> =>
  pending.length > 0 && refuseTurn(plant, state, pending).length > 0
    ? []
    : legalActions(plant, afterActions(plant, state, pending));
