// A turn as the kernel plays it: the actions, then the machine; and the same actions alone, for judging and planning.

import type { Refusal, Tape } from '@interlock/kernel';
import type { ReactorEvent } from './events.ts';
import { act } from './interact.ts';
import { legalActions } from './legal.ts';
import { refuseAction } from './refuse.ts';
import type { Action } from './shape.ts';
import { SILENT, simulate } from './simulate.ts';
import { copyState, type State } from './state.ts';

type Turn = readonly Action[];

export const playTurn = (draft: State, turn: Turn, tape: Tape<ReactorEvent>): void => {
  for (let i = 0; i < turn.length; i++) {
    tape.action(i);
    act(draft, tape, turn[i]!);
  }
  tape.machine();
  if (draft.outcome === 'none') simulate(draft, tape);
};

export const refuseTurn = (state: State, turn: Turn): readonly Refusal[] => {
  if (turn.length === 0) {
    if (state.outcome === 'none') return [];
    return [{ ...refuseAction(state, { type: 'activateReactor' })!, at: 0 }];
  }
  let draft = state;
  for (let at = 0; at < turn.length; at++) {
    const reason = refuseAction(draft, turn[at]!);
    if (reason !== null) return [{ ...reason, at }];
    if (at === turn.length - 1) break;
    if (at === 0) draft = copyState(state);
    act(draft, SILENT, turn[at]!);
  }
  return [];
};

/** The state in the middle of a turn, after these legal actions. */
export const afterActions = (state: State, pending: Turn): State => {
  if (pending.length === 0) return state;
  const draft = copyState(state);
  for (const action of pending) act(draft, SILENT, action);
  return draft;
};

/** Nothing may follow a list that is itself refused. */
export const legalNext = (state: State, pending: Turn): Iterable<Action> =>
  pending.length > 0 && refuseTurn(state, pending).length > 0 ? [] : legalActions(afterActions(state, pending));
