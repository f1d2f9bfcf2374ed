// What was on the designer's table before: every change can be taken back, strokes in one field as one.

import type { Table } from './table.ts';

export interface History {
  readonly past: readonly Table[];
  readonly now: Table;
  readonly next: readonly Table[];
  /** The field being typed in; null where the next change stands for itself. */
  readonly stroke: string | null;
}

/** Older changes are forgotten. */
const MOST = 200;

export const begun = (now: Table): History => ({ past: [], now, next: [], stroke: null });

/** The table after a change. `stroke` names the field typed in: what follows in the same one is the same change. */
export const changed = (history: History, now: Table, stroke: string | null = null): History => {
  if (now === history.now) return history;
  // Looking at another card changes nothing.
  if (now.slots === history.now.slots && now.name === history.now.name) return { ...history, now, stroke: null };
  const isSame = stroke !== null && stroke === history.stroke && history.past.length > 0;
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, next: [], stroke };
};

export const undone = (history: History): History => {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, next: [history.now, ...history.next], stroke: null };
};

export const redone = (history: History): History => {
  const [after, ...next] = history.next;
  if (!after) return history;
  return { past: [...history.past, history.now], now: after, next, stroke: null };
};
