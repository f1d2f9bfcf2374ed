// The plans on the table: one pending, one beside it, and both side by side. All of it lives outside the run.

import type { Refusal } from '@interlock/kernel';
import { type AnswerView, judgePlan, needsSecondPress, type Plan } from '@interlock/port/tools';
import type { StoreApi } from 'zustand/vanilla';
import { isFaceDown } from './faceDown.ts';
import { thinkOf } from './header.ts';
import { isOnePress } from './settings.ts';
import type { PortState } from './store.ts';
import { runsOutAfter } from './words.ts';

/** No plan, none beside it. */
export const NO_PLANS = { plan: null, otherPlan: null, which: 'A', isComparing: false } as const;

interface Hands {
  /** A press this soon was meant for the card before. */
  isTooSoon(): boolean;
  /** The stamp a press would have now. */
  stamp(): number;
  refuse(refusal: Refusal): void;
}

type PlanActs = Pick<PortState, 'choose' | 'setWait' | 'dropPlan' | 'swapPlans' | 'compare'>;

export const planActs = ({ setState: set, getState: get }: StoreApi<PortState>, hands: Hands): PlanActs => {
  const say = (text: string): void => get().say(text);

  /** The plan that this answer would be now, or why not. */
  const planFor = (answer: AnswerView, waitTicks: number): Plan | Refusal => {
    const { session, header } = get();
    const smallest = header.mode === 'relaxed' ? answer.smallestWait : 0;
    const plan = { actionId: answer.actionId, waitTicks: Math.max(smallest, waitTicks) };
    // In real time an answer may have cooled down since the last tick.
    const isFree = header.mode === 'realtime' && answer.readyAtMs <= hands.stamp();
    return (isFree ? null : judgePlan(session.world, session.state, header.mode, plan)) ?? plan;
  };

  /** The plans as they lie, gaps filled with the first answers that can be planned. */
  const laid = (): readonly [Plan, Plan] | null => {
    const { plan, otherPlan, view } = get();
    const free = (view.card?.answers ?? []).flatMap((answer) => {
      const found = planFor(answer, 0);
      return 'actionId' in found ? [found] : [];
    });
    const mine = plan ?? free.find(({ actionId }) => actionId !== otherPlan?.actionId);
    const other = otherPlan ?? free.find(({ actionId }) => actionId !== mine?.actionId);
    return mine && other ? [mine, other] : null;
  };

  const labelOf = (plan: Plan | null): string => {
    const answer = get().view.card?.answers.find(({ actionId }) => actionId === plan?.actionId);
    if (!plan || !answer) return 'empty';
    return `${answer.label}${plan.waitTicks > 0 ? ` after ${plan.waitTicks} s` : ''}`;
  };

  return {
    choose(actionId) {
      const { view, header, settings, plan, otherPlan, which, phase, isPaused, isComparing, session } = get();
      if (phase === 'over') return;
      if (isPaused && !isComparing) return get().tell('The clock is stopped. Let it run first (P).');
      const answer = view.card?.answers.find((one) => one.actionId === actionId);
      if (!answer || hands.isTooSoon()) return;
      if (plan?.actionId === actionId) {
        // Beside another plan a press only lays; Enter does it.
        if (!isComparing) get().confirm();
        return;
      }
      get().beat();
      const next = planFor(answer, plan?.waitTicks ?? 0);
      if ('code' in next) return hands.refuse(next);
      const isLaying = isComparing || otherPlan !== null || which === 'B';
      const think = thinkOf(header, session.world.config.relaxed.thinkTicks);
      const ends = runsOutAfter(answer, null, view, think) ? 'time' : answer.ends;
      if (!isLaying && !needsSecondPress(isOnePress(settings, header), ends)) {
        get().pickAction(actionId);
        return;
      }
      set({ plan: next, refused: null });
      say(`${isLaying ? `Plan ${which}` : 'Pending'}: ${answer.spoken}. Nothing has happened yet.`);
    },

    setWait(ticks) {
      const { plan, session, header } = get();
      if (header.mode !== 'relaxed' || get().phase === 'over') return;
      if (plan === null) return get().wait(ticks);
      const next = { ...plan, waitTicks: ticks };
      const refusal = judgePlan(session.world, session.state, header.mode, next);
      if (refusal) return hands.refuse(refusal);
      set({ plan: next, refused: null });
      say(ticks === 0 ? 'At once.' : `After waiting ${ticks} s.`);
    },

    dropPlan() {
      const { plan, otherPlan, isComparing } = get();
      if (isComparing) {
        set({ isComparing: false, refused: null });
        return say('Back to the card. Both plans still lie on the table.');
      }
      if (plan === null && otherPlan === null) return;
      set(plan === null ? { ...NO_PLANS, refused: null } : { plan: null, refused: null });
      say(plan === null ? 'Both plans are dropped.' : 'The pending answer is dropped. Nothing has happened.');
    },

    swapPlans(to) {
      const { plan, otherPlan, which, phase, view } = get();
      const next = to ?? (which === 'A' ? 'B' : 'A');
      if (next === which || phase === 'over' || view.card === null) return;
      set({ which: next, plan: otherPlan, otherPlan: plan, refused: null });
      say(otherPlan === null ? `Plan ${next}: choose an answer.` : `Plan ${next}: ${labelOf(otherPlan)}.`);
    },

    compare() {
      const state = get();
      if (state.isComparing) return get().dropPlan();
      if (state.phase === 'over' || state.view.card === null)
        return get().tell('There is no card to lay two answers for.');
      if (isFaceDown(state)) return get().tell('The card is face down. Let the clock run first (P).');
      const plans = laid();
      if (plans === null) return get().tell('Only one answer is free; there is nothing to lay beside it.');
      const [plan, otherPlan] = plans;
      set({ plan, otherPlan, isComparing: true, refused: null });
      const [a, b] = state.which === 'A' ? [plan, otherPlan] : [otherPlan, plan];
      say(`Side by side. Plan A: ${labelOf(a)}. Plan B: ${labelOf(b)}. Nothing has happened yet.`);
    },
  };
};
