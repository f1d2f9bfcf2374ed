// What a press does: an answer chosen and done, seconds waited, plans dropped, the pace changed. Everything goes through
// the run of the frame; the rules are asked by the game's own driver.

import type { Refusal, Turn } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import {
  type AnswerView,
  checkWait,
  type Header,
  isGuarded,
  judgePlan,
  needsSecondPress,
  type Plan,
  planTurns,
  relaxedPick,
  waitTurns,
} from '@interlock/port/screen';
import type { RunState, RunStore } from '../../../store/runState.ts';
import { labelOf, thinkOf } from './header.ts';
import { isOnePress } from './settings.ts';
import { isFaceDown, type PortState, portOf } from './state.ts';
import { runsOutAfter } from './words.ts';

export interface Hand {
  /** Chooses an answer: pending first, or at once where one press is enough; the second press does it. */
  choose(actionId: string): void;
  /** Answers at once. */
  pick(actionId: string): void;
  /** Seconds before the pending answer; without one they pass now. */
  setWait(ticks: number): void;
  /** Relaxed: lets so many seconds pass. */
  wait(ticks: number): void;
  /** Closes the comparison, else drops the plan in hand, else both. */
  dropPlan(): void;
  setHeader(change: Partial<Header>): void;
}

/** The plan that this answer would be now, or why not. */
const planFor = ({ session, header }: PortState, answer: AnswerView, waitTicks: number, nowMs: number) => {
  const smallest = header.mode === 'relaxed' ? answer.smallestWait : 0;
  const plan: Plan = { actionId: answer.actionId, waitTicks: Math.max(smallest, waitTicks) };
  // In real time an answer may have cooled down since the last tick.
  const isFree = header.mode === 'realtime' && answer.readyAtMs <= nowMs;
  const refusal: Refusal | null = isFree ? null : judgePlan(session.world, session.state, header.mode, plan);
  return refusal ?? plan;
};

/** Why an answer cannot be planned, as a player says it: the driver speaks of ticks and stamps. */
const refusalWords = ({ session, header, view }: PortState, answer: AnswerView, { code, why }: Refusal): string => {
  if (header.mode !== 'relaxed' || (code !== 'bad-plan' && code !== 'action-cooling')) return why;
  const { smallestWait, label } = answer;
  if (smallestWait >= view.fields.timeLeft) return `“${label}” cools for longer than the clock runs.`;
  const most = session.world.config.relaxed.maxPlanWait;
  return smallestWait > most
    ? `“${label}” cools ${smallestWait} s, a plan waits ${most} s at most. Let some pass first.`
    : `“${label}” cools: wait ${smallestWait} s or more.`;
};

/** The row that a plan is in the run: its seconds, then its answer as it would be stamped now. */
const rowOf = (run: RunState, { session }: PortState, plan: Plan): Turn<PortShape> =>
  planTurns(session.world, session.state, plan)
    .flat()
    .map((action) => run.stamped(action) as PortShape['action']);

const stampOf = (run: RunState, { session, view }: PortState): number => {
  const pick = run.stamped(relaxedPick(session.state, view.card?.eventId ?? '', '')) as PortShape['action'];
  return pick.atMs;
};

/** The plans as they lie, gaps filled with the first answers that can be planned. */
export const lays = (run: RunState): readonly [Turn<PortShape>, Turn<PortShape>] | string => {
  const port = portOf(run);
  const { plan, otherPlan, view } = port;
  if (view.card === null) return 'There is no card to lay two answers for.';
  if (isFaceDown(port)) return 'The card is face down. Let the clock run first (P).';
  const free = view.card.answers.flatMap((answer) => {
    const found = planFor(port, answer, 0, stampOf(run, port));
    return 'actionId' in found ? [found] : [];
  });
  const mine = plan ?? free.find(({ actionId }) => actionId !== otherPlan?.actionId);
  const other = otherPlan ?? free.find(({ actionId }) => actionId !== mine?.actionId);
  if (!mine || !other) return 'Only one answer is free; there is nothing to lay beside it.';
  return [rowOf(run, port, mine), rowOf(run, port, other)];
};

export const handOf = (store: RunStore): Hand => {
  const hand: Hand = {
    choose(actionId) {
      const run = store.getState();
      const { view, header, settings, plan, otherPlan, which, phase, isPaused, isComparing, session } = portOf(run);
      if (phase === 'over') return;
      if (isPaused && !isComparing) return run.tell('The clock is stopped. Let it run first (P).');
      const answer = view.card?.answers.find((one) => one.actionId === actionId);
      if (!answer || isGuarded(session.world, run.now() - run.since)) return;
      if (plan?.actionId === actionId) {
        // Beside another plan a press only lays; Enter does it.
        if (!isComparing) run.commit();
        return;
      }
      run.beat();
      const port = portOf(store.getState());
      const next = planFor(port, answer, plan?.waitTicks ?? 0, stampOf(run, port));
      if ('code' in next) return run.tell(refusalWords(port, answer, next));
      const isLaying = isComparing || otherPlan !== null || which === 'B';
      const think = thinkOf(header, session.world.config.relaxed.thinkTicks);
      const ends = runsOutAfter(answer, null, view, think) ? 'time' : answer.ends;
      if (!isLaying && !needsSecondPress(isOnePress(settings, header), ends)) return hand.pick(actionId);
      run.replan(rowOf(run, port, next));
      run.say(`${isLaying ? `Plan ${which}` : 'Pending'}: ${answer.spoken}. Nothing has happened yet.`);
    },

    pick(actionId) {
      const run = store.getState();
      run.beat();
      const { view, session, isPaused } = portOf(store.getState());
      if (view.card === null || isPaused) return;
      run.play([run.stamped(relaxedPick(session.state, view.card.eventId, actionId))]);
    },

    setWait(ticks) {
      const run = store.getState();
      const port = portOf(run);
      const { plan, session, header, phase } = port;
      if (header.mode !== 'relaxed' || phase === 'over') return;
      if (plan === null) return hand.wait(ticks);
      const next = { ...plan, waitTicks: ticks };
      const refusal = judgePlan(session.world, session.state, header.mode, next);
      const answer = port.view.card?.answers.find((one) => one.actionId === plan.actionId);
      if (refusal) return run.tell(answer ? refusalWords(port, answer, refusal) : refusal.why);
      run.replan(rowOf(run, port, next));
      run.say(ticks === 0 ? 'At once.' : `After waiting ${ticks} s.`);
    },

    wait(ticks) {
      const run = store.getState();
      const { session, header } = portOf(run);
      const allowed = checkWait(session.world, header.mode, ticks);
      if (!allowed.ok) return run.tell(allowed.error.message);
      run.play(...waitTurns(session.world, session.state, ticks));
    },

    dropPlan() {
      const run = store.getState();
      const { plan, otherPlan, isComparing, which } = portOf(run);
      if (isComparing) return run.compare();
      if (plan !== null) {
        run.replan([]);
        return run.say('The pending answer is dropped. Nothing has happened.');
      }
      if (otherPlan === null) return;
      if (which === 'B') run.swapPlans('A');
      store.getState().replan([]);
      store.setState({ which: 'A', otherPlan: [], isSwapped: false });
      run.say('Both plans are dropped.');
    },

    setHeader(change) {
      const run = store.getState();
      run.setLabel(labelOf({ ...portOf(run).header, ...change }));
    },
  };
  return hand;
};
