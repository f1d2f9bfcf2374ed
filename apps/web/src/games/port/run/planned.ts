// What the pending answer, or the one being looked at, leads to: the game's own outlook at the planned stamp.

import { type Comparison, compare, type Outlook, outlook, type View } from '@interlock/port/screen';
import { useMemo } from 'react';
import { usePort } from './context.ts';
import { usePeek } from './peek.ts';
import { isOnePress } from './settings.ts';
import { isFaceDown, type PortSession } from './state.ts';

const known = new WeakMap<View, Map<string, Outlook | null>>();

/** Worked out once for all the parts that look at it; a view is of one moment, and so is what follows from it. */
export const outlookOf = (session: PortSession, view: View, actionId: string, waitTicks: number): Outlook | null => {
  const here = known.get(view) ?? new Map<string, Outlook | null>();
  known.set(view, here);
  const key = `${waitTicks} ${actionId}`;
  let found = here.get(key);
  if (found === undefined) {
    found = outlook(session.world, session.state, actionId, { waitTicks });
    here.set(key, found);
  }
  return found;
};

export interface Looked {
  readonly number: number;
  readonly label: string;
  readonly isPending: boolean;
  readonly outlook: Outlook;
}

export const useFaceDown = (): boolean => usePort(isFaceDown);

/** The answer the forecast speaks of: the pending one, the one looked at, or the first usable. */
export const useLooked = (): Looked | null => {
  const isCovered = useFaceDown();
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
  const plan = usePort((state) => state.plan);
  const peek = usePeek((state) => state.actionId);
  // While one is pending the eye may wander: nothing follows it, nothing is drawn anew.
  const eye = plan === null ? peek : null;
  return useMemo(() => {
    const answers = isCovered ? [] : (view.card?.answers ?? []);
    const wanted = plan?.actionId ?? (answers.some((one) => one.actionId === eye) ? eye : null);
    const answer = answers.find((one) => one.actionId === wanted) ?? answers.find((one) => one.usable);
    if (!answer) return null;
    const waitTicks = plan?.waitTicks ?? 0;
    const found = outlookOf(session, view, answer.actionId, waitTicks);
    return (
      found && { number: answers.indexOf(answer) + 1, label: answer.label, isPending: plan !== null, outlook: found }
    );
  }, [view, session, plan, eye, isCovered]);
};

/** Gauges show what is pending; where one press is enough there is nothing pending, so they follow the eye. */
export const useGaugePreview = (): Outlook | null => {
  const looked = useLooked();
  const settings = usePort((state) => state.settings);
  const header = usePort((state) => state.header);
  const peek = usePeek((state) => state.actionId);
  if (looked === null) return null;
  return looked.isPending || (peek !== null && isOnePress(settings, header)) ? looked.outlook : null;
};

/** Both plans laid out; null while nothing is being compared. */
export const useComparison = (): Comparison | null => {
  const isCovered = useFaceDown();
  const isComparing = usePort((state) => state.isComparing);
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
  const plan = usePort((state) => state.plan);
  const otherPlan = usePort((state) => state.otherPlan);
  const which = usePort((state) => state.which);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the view says when
  return useMemo(() => {
    if (!isComparing || isCovered || plan === null || otherPlan === null) return null;
    const [a, b] = which === 'A' ? [plan, otherPlan] : [otherPlan, plan];
    return compare(session.world, session.state, a, b);
  }, [isComparing, isCovered, view, session, plan, otherPlan, which]);
};
