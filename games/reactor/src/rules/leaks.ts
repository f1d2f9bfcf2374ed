// Leaks: step 6, and what starts, worsens and repairs them.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import { cellOf } from '../level/cells.ts';
import type { Plant, PlantLeak } from '../level/plant.ts';
import { CARRIERS } from '../shape.ts';
import type { State } from '../state.ts';
import { emit, type Notes } from './emit.ts';
import { feeders } from './flow.ts';

export const isLeaking = (state: State, leak: PlantLeak): boolean => state.leaks[leak.index]! > 0;

/** What a leak of this severity gives at this push, before the limit of what is left in the cell. */
export const leakRate = (plant: Plant, state: State, leak: PlantLeak, push: number): number => {
  const { leakBase, leakPushPerUnit } = plant.numbers;
  return state.leaks[leak.index]! * (leakBase[leak.carrier]! + Math.floor(push / leakPushPerUnit[leak.carrier]!));
};

/** Step 6: what comes up through the floor, by carrier then row-major of the underground cell. */
export const injectLeaks = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, notes: Notes): void => {
  for (let l = 0; l < plant.injecting.length; l++) {
    const leak = plant.injecting[l]!;
    if (!isLeaking(draft, leak)) continue;
    const left = draft.amount[leak.node]! - draft.reserved[leak.node]!;
    const push = draft.push[leak.node]!;
    if (left <= 0 || push <= 0) continue;
    if (draft.blocks[leak.face * 3 + leak.carrier]! > 0) continue; // a neutralizer still holds
    const quantity = Math.min(left, leakRate(plant, draft, leak, push));
    if (quantity <= 0) continue;
    draft.surface[leak.face * 4 + leak.carrier]! += quantity;
    if (!tape.recording) continue;
    const event = {
      type: 'injectLeak',
      carrier: CARRIERS[leak.carrier]!,
      leak: leak.id,
      cell: cellOf(plant, leak.face),
      quantity,
    } as const;
    emit(tape, draft, 6, event, leak.cause, ...feeders(plant, draft, leak.node, notes));
  }
};

export const startLeak = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  leak: PlantLeak,
  cause: number,
): void => {
  const carrier = CARRIERS[leak.carrier]!;
  if (isLeaking(draft, leak)) {
    if (tape.recording)
      emit(
        tape,
        draft,
        step,
        { type: 'rejectInvalidLeak', carrier, leak: leak.id, reason: 'AlreadyLeaking' },
        { event: cause },
      );
    return;
  }
  draft.leaks[leak.index] = leak.severity;
  if (tape.recording)
    emit(
      tape,
      draft,
      step,
      { type: 'startLeak', carrier, leak: leak.id, cell: cellOf(plant, leak.cell) },
      { event: cause },
    );
};

export const worsenLeak = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  leak: PlantLeak,
  cause: number,
): void => {
  const severity = draft.leaks[leak.index]!;
  if (severity === 0 || severity >= plant.numbers.maxSeverity) return;
  draft.leaks[leak.index] = severity + 1;
  if (tape.recording)
    emit(tape, draft, step, { type: 'worsenLeak', leak: leak.id, severity: severity + 1 }, { event: cause });
};

export const repairLeak = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, leak: PlantLeak): void => {
  draft.leaks[leak.index] = 0;
  if (tape.recording)
    emit(tape, draft, 1, {
      type: 'repairLeak',
      carrier: CARRIERS[leak.carrier]!,
      leak: leak.id,
      cell: cellOf(plant, leak.cell),
    });
};

/** Leaking leaks that can be repaired from this cell, in file order. */
export const leaksFrom = (plant: Plant, state: State, cell: number): PlantLeak[] =>
  plant.leaks.filter((leak) => leak.face === cell && isLeaking(state, leak));
