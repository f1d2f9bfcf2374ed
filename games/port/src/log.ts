// The player's log: one entry a pick, read from the turns and what happened in them. Not part of the state.

import type { Happening } from '@interlock/kernel';
import type { Change, Outcome, PortEvent } from './shape.ts';

export interface LogEntry {
  readonly atMs: number;
  readonly eventId: string;
  readonly actionId: string;
  readonly changes: readonly Change[];
  readonly outcome: Outcome | null;
}

export const logOf = (turns: Iterable<readonly Happening<PortEvent>[]>): readonly LogEntry[] => {
  const log: LogEntry[] = [];
  for (const happenings of turns) {
    let entry: LogEntry | null = null;
    for (const { event } of happenings) {
      if (event.type === 'actionPicked') {
        const { atMs, eventId, actionId } = event;
        entry = { atMs, eventId, actionId, changes: [], outcome: null };
      }
      if (entry && event.type === 'effectsApplied') entry = { ...entry, changes: event.changes };
      if (entry && event.type === 'runEnded') entry = { ...entry, outcome: event.outcome };
    }
    if (entry) log.push(entry);
  }
  return log;
};
