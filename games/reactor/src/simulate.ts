// A turn of the machine: the fourteen steps, in order. Step 1, the player's actions, has been done by play.ts.

import { SilentTape, type Tape } from '@interlock/kernel';
import { follow, leave, losesAfter, losesFromNextTurn, losesSoon } from './ahead.ts';
import { serveConsumers } from './consumers.ts';
import { emit, newNotes } from './emit.ts';
import type { ReactorEvent } from './events.ts';
import { feed, propagate, reportRoutes } from './flow.ts';
import { reportInteractions } from './interactions.ts';
import { injectLeaks } from './leaks.ts';
import { judge, judgeAtLoad, reasonsOf, recheckReady } from './levelState.ts';
import { reactAcross, reactWithin, reserveReactions, takeSnapshot } from './reactions.ts';
import { expireBlocks } from './remedies.ts';
import { actionBudget, advanceImmunity, checkStay } from './robot.ts';
import { fireScheduled } from './schedule.ts';
import type { State } from './state.ts';
import { applyDeltas, clampSurface, flowAcross } from './surface.ts';

const NO_NOTES = newNotes();

/** Steps 2 to 14. */
export const simulate = (draft: State, tape: Tape<ReactorEvent>): void => {
  const notes = tape.recording ? newNotes() : NO_NOTES;
  if (tape !== SILENT) follow(draft);
  if (tape.recording) emit(tape, draft, 2, { type: 'beginSimulation' });
  fireScheduled(draft, tape, 'beforeFlow', 2); //            2
  if (draft.outcome !== 'none') return;
  feed(draft, tape, notes); //                               3
  propagate(draft, tape.recording); //                       4
  reportRoutes(draft, tape, notes);
  serveConsumers(draft, tape, notes); //                     5
  injectLeaks(draft, tape, notes); //                        6
  reactToSnapshot(draft, tape); //                           7 to 11
  checkStay(draft, tape); //                                 12
  judge(draft, tape, tape === SILENT ? null : losesAfter); // 13
  if (draft.outcome !== 'none') return;
  endTurn(draft, tape); //                                   14
  if (tape !== SILENT) leave(draft);
};

/** Steps 7 to 11: everything reads the snapshot of now and is applied at once. */
export const reactToSnapshot = (draft: State, tape: Tape<ReactorEvent>): void => {
  takeSnapshot(draft);
  reactWithin(draft); //                                     7
  reactAcross(draft); //                                     8
  reserveReactions(draft);
  flowAcross(draft);
  reportInteractions(draft, tape); //                        9
  applyDeltas(draft); //                                     10
  clampSurface(draft, tape); //                              11
};

/** Step 14: schedule, blocks, immunity, readiness, and the next turn. */
export const endTurn = (draft: State, tape: Tape<ReactorEvent>): void => {
  fireScheduled(draft, tape, 'endOfTurn', 14);
  if (draft.outcome !== 'none') return;
  expireBlocks(draft, tape);
  advanceImmunity(draft, tape, 14, 'turn');
  recheckReady(draft, tape, 14, tape === SILENT ? null : losesFromNextTurn);
  draft.turn++;
  draft.actionsLeft = actionBudget(draft);
  if (!tape.recording) return;
  const { actionsLeft: actions, dangerCells, reactorHeat } = draft;
  emit(tape, draft, 14, { type: 'beginTurn', actions, dangerCells, reactorHeat, reasons: reasonsOf(draft) });
};

/** Steps 3 to 5 without events, so that services and network values are known in turn 1; then the level state. */
export const load = (draft: State): State => {
  propagate(draft, true);
  serveConsumers(draft, SILENT, NO_NOTES, false);
  judgeAtLoad(draft, losesSoon);
  return draft;
};

/** The tape of look-aheads, of judging and of the game's own search: nothing is recorded, and Critical is not derived,
 *  so states made with it are never digested. Any other tape gives the full state, recording or not. */
export const SILENT: Tape<ReactorEvent> = new SilentTape<ReactorEvent>();
