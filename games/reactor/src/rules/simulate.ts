// A turn of the machine: the fourteen steps, in order. Step 1, the player's actions, has been done by play.ts.

import { SilentTape, spend, type Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import type { Plant } from '../level/plant.ts';
import type { State } from '../state.ts';
import { serveConsumers } from './consumers.ts';
import { emit } from './emit.ts';
import { feed, propagate, reportRoutes } from './flow.ts';
import { reportInteractions } from './interactions.ts';
import { injectLeaks } from './leaks.ts';
import { type Foresight, judge, judgeAtLoad, reasonsOf, recheckReady } from './levelState.ts';
import type { Pass } from './pass.ts';
import { reactAcross, reactWithin, reserveReactions, takeSnapshot } from './reactions.ts';
import { expireBlocks } from './remedies.ts';
import { actionBudget, advanceImmunity, checkStay } from './robot.ts';
import { fireScheduled } from './schedule.ts';
import { clampSurface, flowAcross, settleSurface } from './surface.ts';

/** Steps 2 to 14. Without foresight Critical is not derived: for look-aheads, judging and the game's own search, whose
 *  states are never digested. `pass` is where the surface pass is made. */
export const simulate = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  foresight: Foresight | null,
  pass: Pass = plant.scratch.loose,
): void => {
  spend(plant.floor.length);
  const { notes } = plant.scratch;
  const foreseen = foresight?.follow(plant, draft) ?? null;
  if (tape.recording) {
    notes.fill(-1);
    emit(tape, draft, 2, { type: 'beginSimulation' });
  }
  fireScheduled(plant, draft, tape, 'beforeFlow', 2); //            2
  if (draft.outcome !== 'none') return;
  draft.announced.fill(0); // what was announced is part of the turn that now runs
  feed(plant, draft, tape, notes); //                               3
  propagate(plant, draft, tape.recording); //                       4
  reportRoutes(plant, draft, tape, notes);
  serveConsumers(plant, draft, tape, notes); //                     5
  injectLeaks(plant, draft, tape, notes); //                        6
  reactToSnapshot(plant, draft, tape, pass, foreseen); //           7 to 11
  checkStay(plant, draft, tape); //                                 12
  judge(plant, draft, tape, foresight?.losesAfter ?? null); // 13
  if (draft.outcome !== 'none') return;
  endTurn(plant, draft, tape, foresight); //                                   14
  foresight?.leave(plant, draft);
};

/** Steps 7 to 11: everything reads the snapshot of now and is applied at once. */
export const reactToSnapshot = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  pass: Pass,
  foreseen: Pass | null,
): void => {
  plant.scratch.pass = foreseen ?? pass;
  if (foreseen === null) makeOut(plant, draft, pass);
  if (plant.scratch.pass.count === 0) return; // an empty floor stays empty
  reportInteractions(plant, draft, tape); //                        9
  draft.surface.set(plant.scratch.pass.after);
  clampSurface(plant, draft, tape); //                              11
};

/** What becomes of the snapshot of now; changes nothing but the pass. */
const makeOut = (plant: Plant, draft: State, pass: Pass): void => {
  takeSnapshot(plant, draft);
  pass.turn = draft.turn;
  if (pass.count === 0) return;
  reactWithin(plant, draft); //                                     7
  reactAcross(plant, draft); //                                     8
  reserveReactions(plant, draft);
  flowAcross(plant, draft);
  settleSurface(plant, draft); //                                   10
};

/** Step 14: schedule, blocks, immunity, readiness, and the next turn. */
export const endTurn = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, foresight: Foresight | null): void => {
  fireScheduled(plant, draft, tape, 'endOfTurn', 14);
  if (draft.outcome !== 'none') return;
  expireBlocks(plant, draft, tape);
  advanceImmunity(draft, tape, 14, 'turn');
  recheckReady(plant, draft, tape, 14, foresight?.losesFromNextTurn ?? null);
  draft.turn++;
  draft.actionsLeft = actionBudget(plant, draft);
  if (!tape.recording) return;
  const { actionsLeft: actions, dangerCells, reactorHeat } = draft;
  emit(tape, draft, 14, { type: 'beginTurn', actions, dangerCells, reactorHeat, reasons: reasonsOf(plant, draft) });
};

/** Steps 3 to 5 without events, so that services and network values are known in turn 1; then the level state. */
export const load = (plant: Plant, draft: State, foresight: Foresight): State => {
  propagate(plant, draft, true);
  serveConsumers(plant, draft, SILENT, plant.scratch.notes, false);
  judgeAtLoad(plant, draft, foresight.losesSoon);
  return draft;
};

/** The tape of look-aheads, of judging and of the game's own search: nothing is recorded. */
export const SILENT: Tape<ReactorEvent> = new SilentTape<ReactorEvent>();
