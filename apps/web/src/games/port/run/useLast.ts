// The last answer of the run and what came of it: its card, its line, its stamp, and the change that matters most.

import { crossings, logOf, saidBy } from '@interlock/port/screen';
import { useMemo } from 'react';
import { usePort } from './context.ts';
import { happeningsOf, pastOf } from './past.ts';
import { stampOf } from './stamps.ts';
import type { PortSession } from './state.ts';
import { type Consequence, crossing, FIELD_NAMES } from './words.ts';

export interface Last {
  /** Answers given so far: this one's number. */
  readonly number: number;
  readonly eventId: string;
  readonly actionId: string;
  readonly label: string;
  /** What came of it, in the game's own words. */
  readonly says: string;
  readonly stamp: string;
  /** `Bureaucracy 77 → 68.` */
  readonly change: string;
  /** Whether that change is for the better. */
  readonly isBetter: boolean;
  /** What it opened or closed. */
  readonly crossed: readonly Consequence[];
}

export const lastOf = (session: PortSession): Last | null => {
  const log = logOf(happeningsOf(session));
  const entry = log.at(-1);
  const past = pastOf(session);
  const [before, after] = [past.at(-2), past.at(-1)];
  if (!entry || !before || !after) return null;
  const card = session.world.events.find(({ id }) => id === entry.eventId);
  const crossed = crossings(session.world, before, after);
  const changed = (['privilege', 'bureaucracy', 'security', 'stress', 'timeLeft'] as const).find(
    (field) => before[field] !== after[field],
  );
  return {
    number: log.length,
    eventId: entry.eventId,
    actionId: entry.actionId,
    label: card?.actions.find(({ id }) => id === entry.actionId)?.label ?? entry.actionId,
    says: saidBy(session.world, entry),
    stamp: stampOf(entry, crossed),
    change: changed ? `${FIELD_NAMES[changed]} ${before[changed]} → ${after[changed]}.` : '',
    isBetter:
      changed !== undefined && after[changed] > before[changed] === (changed === 'privilege' || changed === 'timeLeft'),
    crossed: crossed.map(crossing),
  };
};

export const useLast = (): Last | null => {
  const session = usePort((state) => state.session);
  const revision = usePort((state) => state.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  return useMemo(() => lastOf(session), [session, revision]);
};
