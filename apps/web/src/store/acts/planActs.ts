// The plans on the table: steps laid, taken out, reordered and replaced, and two plans side by side. Nothing is committed.

import type { AnyShape, Turn } from '@interlock/kernel';
import type { Refused, Screen } from '../../games/screen.ts';
import type { RunState } from '../runState.ts';
import { stepOf } from '../words.ts';

interface Hands {
  readonly screen: Screen;
  get(): RunState;
  set(change: Partial<RunState>): void;
  renew(change?: Partial<RunState>): void;
  say(text: string): void;
  refuse(action: AnyShape['action'] | null, refusal: Refused['refusal']): void;
  mayPlan(): boolean;
}

type PlanActs = Pick<
  RunState,
  'plan' | 'planAll' | 'drop' | 'reorder' | 'clearPlan' | 'replan' | 'swapPlans' | 'compare'
>;

/** A plan in words, for ears. */
const rowWords = ({ screen, table, session }: RunState, plan: Turn<AnyShape>): string =>
  plan
    .map((action) => {
      const { verb, target = '' } = stepOf(screen, table, session.state, action);
      return `${verb} ${target}`.trimEnd();
    })
    .join(', ') || 'empty';

export const planActs = ({ screen, get, set, renew, say, refuse, mayPlan }: Hands): PlanActs => {
  const { look } = screen;
  return {
    plan(action) {
      const { session, seat } = get();
      if (!mayPlan()) return false;
      const list = look.instead?.(get().table, action) ?? null;
      const isReplaced = list !== null && session.pendingOf(seat).length > 0;
      if (isReplaced) session.setPlan(list.slice(0, -1), seat);
      const last = list === null ? action : list.at(-1);
      const [refusal] = last === undefined ? [] : session.plan(last, seat);
      if (refusal) {
        if (isReplaced) session.unplan(seat);
        refuse(action, refusal);
        return false;
      }
      renew();
      if (last !== action) {
        say('Taken back.');
        return true;
      }
      const { verb, target = '' } = stepOf(screen, get().table, session.state, action);
      say(`Planned: ${verb} ${target}`.trimEnd().concat('.'));
      return true;
    },

    planAll(actions) {
      const { session, seat } = get();
      if (!mayPlan()) return;
      let planned = 0;
      for (const action of actions) {
        const [refusal] = session.plan(action, seat);
        if (refusal) {
          if (planned > 0) renew();
          // A long walk that fills the turn did what it could: nobody is told off for the rest.
          const { table } = get();
          if (planned > 0 && look.slots !== undefined && look.slots(table) <= table.plan.length) {
            const note = `${planned} of ${actions.length} steps planned; the turn is full, go on in the next.`;
            set({ note });
            say(note);
          } else refuse(action, refusal);
          return;
        }
        planned++;
      }
      renew();
      say(`Planned ${planned} ${planned === 1 ? 'step' : 'steps'}.`);
    },

    drop(index) {
      const { session, seat } = get();
      if (!mayPlan()) return;
      const lost = session.drop(index, seat);
      renew();
      say(lost.length === 0 ? 'Step taken out.' : `Step taken out; ${lost.length} later ones dropped: ${lost[0]!.why}`);
    },

    reorder(from, to) {
      const { session, seat } = get();
      if (to < 0 || to >= session.pendingOf(seat).length || !mayPlan()) return;
      const lost = session.reorder(from, to, seat);
      renew();
      const why = lost[0] ? `; ${lost.length} dropped out: ${lost[0].why}` : '.';
      say(`Step ${from + 1} is now step ${to + 1}${why}`);
    },

    clearPlan() {
      const { session, seat } = get();
      if (session.pendingOf(seat).length > 0) session.setPlan([], seat);
      renew();
      say('Plan cleared.');
    },

    replan(actions) {
      const { session, seat } = get();
      if (!mayPlan()) return;
      session.setPlan(actions, seat);
      renew();
    },

    swapPlans(to) {
      const { session, which, otherPlan, seat, isComparing } = get();
      // Where two are laid out by themselves, changing hands leaves them there.
      const stays = look.lays !== undefined && isComparing;
      if (!mayPlan()) return;
      if (to === which) return set({ isComparing: stays });
      const mine = [...session.pendingOf(seat)];
      session.setPlan(otherPlan, seat);
      renew({ which: to, otherPlan: mine, isComparing: stays, isSwapped: true });
      say(`Plan ${to}.`);
    },

    compare() {
      const { otherPlan, isComparing, session, seat, which } = get();
      if (isComparing) {
        set({ isComparing: false, refused: null });
        return say('Back to one plan. Both still lie on the table.');
      }
      if (!mayPlan()) return;
      const { lays } = look;
      if (!lays && otherPlan.length === 0) return say('There is only one plan yet. Lay a second one with B.');
      const laid = lays?.(get()) ?? null;
      if (typeof laid === 'string') return get().tell(laid);
      if (laid !== null) {
        session.setPlan(laid[0], seat);
        renew({ otherPlan: laid[1] });
      }
      set({ isComparing: true });
      const mine = rowWords(get(), session.pendingOf(seat));
      const other = rowWords(get(), get().otherPlan);
      const [a, b] = which === 'A' ? [mine, other] : [other, mine];
      say(`Side by side. Plan A: ${a}. Plan B: ${b}. Nothing has happened yet.`);
    },
  };
};
