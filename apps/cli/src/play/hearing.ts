// A line in the game's own words, played out: what it leads to is committed at once, until something shows that is worth a
// stop, or is refused. Bare floor is not worth one, and what was meant is thought over with it in view.

import type { AnyShape, Session, Viewer } from '@interlock/kernel';
import type { Handling } from '../keys/handling.ts';

/** What came of a command: lines to read, and whether it was refused. */
export interface Said {
  readonly lines: readonly string[];
  readonly isRefusal?: boolean;
}

/** Said by a commit that left some of the plan. */
export const REST = 'Something new was seen; the rest of the plan waits.';

interface Hearer {
  readonly session: Session<AnyShape>;
  readonly isOver: boolean;
  readonly seat: Viewer;
  plan(): string;
  commit(): Said;
}

/** As much of it as the turn has room for goes into the plan; nothing has happened yet. */
const planned = (desk: Hearer, actions: readonly unknown[], lines: readonly string[]): Said => {
  for (const [i, action] of actions.entries()) {
    const [refusal] = desk.session.plan(action as never, desk.seat);
    if (refusal === undefined) continue;
    if (i === 0) return { lines: [refusal.why], isRefusal: true };
    return { lines: [...lines, `Plan: ${desk.plan()}`, `The turn is full: ${actions.length - i} more to go.`] };
  }
  return { lines: [...lines, `Plan: ${desk.plan()}`] };
};

/** Null where the line means nothing to the game. */
export const hearLine = (desk: Hearer, { hears, stopsFor }: Handling, line: string): Said | null => {
  const { session } = desk;
  const begun = session.turns.length;
  const lines: string[] = [];
  for (let isFirst = true; ; isFirst = false) {
    const heard = hears?.(session, line) ?? null;
    if (heard === null) return null;
    if (heard.plan !== undefined) return planned(desk, heard.plan, heard.lines);
    if (isFirst || heard.turns.length === 0) lines.push(...heard.lines);
    if (heard.turns.length === 0) return { lines, isRefusal: heard.isRefusal && isFirst };
    const known = stopsFor?.(session);
    const before = session.turns.length;
    session.setPlan(heard.turns.flat());
    const said = desk.commit();
    const isStopped = session.pending.length > 0;
    if (isStopped) session.setPlan([]);
    lines.push(...said.lines.filter((told) => told !== REST && !/^Turns? [0-9]+( to [0-9]+)?[:.]$/.test(told)));
    if (desk.isOver || said.isRefusal === true || session.turns.length === before)
      return { lines, isRefusal: said.isRefusal === true && session.turns.length === begun };
    const shown = [...(stopsFor?.(session) ?? [])].filter(([name]) => known?.has(name) === false);
    const words = shown.flatMap(([, word]) => (word === '' ? [] : [`You see ${word}.`]));
    if (!isStopped)
      return { lines: lines.length + words.length > 0 ? [...lines, ...words] : [`Turn ${session.turns.length}.`] };
    if (known !== undefined && shown.length === 0) continue;
    return { lines: [...lines, ...words, 'You stop to look. Say it again to go on.'] };
  }
};
