// The run on the screen: a zustand store that owns one kernel session. Every change goes through here, is announced,
// and is saved.

import { type AnyShape, decodeTurn, type Session } from '@interlock/kernel';
import { createStore } from 'zustand/vanilla';
import type { Refused, Screen } from '../games/screen.ts';
import type { VerdictAnswer } from '../worker/api.ts';
import { noteLeg } from './journeys.ts';
import { badgesOf, noteWin, sheetOf } from './progress.ts';
import { restorePlan } from './restorePlan.ts';
import { rewindActs } from './rewindActs.ts';
import { NO_HELPS, type RunStart, type RunState, type RunStore } from './runState.ts';
import { saverOf } from './saver.ts';
import { saveKey } from './saves.ts';
import { seatActs } from './seatActs.ts';
import { tableOf } from './table.ts';
import { committedWords, commitWords, placeOf, starsOf, stepOf } from './words.ts';

type AnySession = Session<AnyShape>;
type Action = AnyShape['action'];

const NEEDS_PLAN = 'Nothing is planned. Plan something first.';

/** Milliseconds: long enough to read two lines. */
const REFUSAL_STAYS = 6000;

export const createRunStore = (screen: Screen, first: AnySession, start: RunStart = {}): RunStore => {
  const { game, look } = screen;
  restorePlan(first, start.plan ?? [], start.planTurns);
  const other = decodeTurn(game, start.otherPlan ?? []);

  return createStore<RunState>((set, get) => {
    /** What was proven of a position holds when undo comes back to it. */
    const proven = new WeakMap<object, VerdictAnswer>();
    const saver = saverOf({
      read: get,
      key: start.key ?? saveKey(game.id, first.run.origin, first.isRanked),
      isOff: start.isReadOnly ?? false,
      // Whoever only looks at a level leaves no save behind; a run that was saved before stays one.
      isTouched: start.key !== undefined,
      onProblem: (saveProblem) => {
        if (get().saveProblem !== saveProblem) set({ saveProblem });
      },
    });

    /** After any change of plan or position. */
    const renew = (change: Partial<RunState> = {}): void => {
      const { session, which, otherPlan, seat, stage } = { ...get(), ...change };
      const beside =
        otherPlan.length > 0 ? { name: which === 'A' ? ('B' as const) : ('A' as const), plan: otherPlan } : null;
      set({
        refused: null,
        note: null,
        isAsking: false,
        isSwapped: false,
        ahead: 0,
        ...change,
        table: tableOf(session, look, { other: beside, seat, stage }),
      });
      saver.touch();
      saver.soon();
    };

    const say = (text: string): void => set(({ said }) => ({ said: { text, count: said.count + 1 } }));

    const hush = (): void => {
      clearTimeout(leaving);
      if (get().refused) set({ refused: null });
    };

    let leaving: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    const refuse = (action: Action | null, refusal: Refused['refusal']): void => {
      clearTimeout(leaving);
      leaving = setTimeout(hush, REFUSAL_STAYS);
      count++;
      set(({ refusedLines }) => ({
        refused: { action, refusal, count },
        note: null,
        refusedLines: [...refusedLines.slice(-4), refusal.why],
        isAsking: false,
      }));
      say(`Refused: ${refusal.why} Nothing was spent.`);
    };

    const moved = (session: AnySession, text: string, more: Partial<RunState> = {}): void => {
      renew({
        session,
        otherPlan: [],
        which: 'A',
        isComparing: false,
        refusedLines: [],
        verdict: proven.get(session.position) ?? null,
        revision: get().revision + 1,
        aside: null,
        did: 'turn',
        ...more,
      });
      saver.now();
      say(text);
    };

    /** Whether the one at the screen may change a plan now. */
    const mayPlan = (): boolean => {
      const { session, stage } = get();
      return session.status.is === 'playing' && !start.isReadOnly && stage === 'plan';
    };

    /** After a turn that ended the run: the win goes into the book, the leg into its journey. */
    const ended = (): void => {
      const { session, table, journey } = get();
      const { is } = table.status;
      if (is === 'playing') return;
      if (is === 'won') {
        const { entry } = session.run;
        noteWin(game.id, look.place?.(game.level.encode(session.run.level)) ?? placeOf(session), {
          turns: session.turns.length,
          stars: starsOf(screen, table, entry?.par?.turns ?? null, get().helps.hints, session.run),
          badges: badgesOf(get()),
          ...sheetOf(get()),
        });
      }
      if (journey && look.journey) set({ journey: noteLeg(game.id, look.journey, journey, table) });
    };

    const { handIn, ...seating } = seatActs({ get, renew, moved, say, refuse, ended });

    return {
      screen,
      session: first,
      which: start.which ?? 'A',
      otherPlan: other.ok ? other.value : [],
      isSwapped: false,
      table: tableOf(first, look, {
        other: other.ok && other.value.length > 0 ? { name: start.which === 'B' ? 'A' : 'B', plan: other.value } : null,
        stage: first.seats.length > 1 && !start.isReadOnly ? 'curtain' : 'plan',
      }),
      seat: first.viewer,
      stage: first.seats.length > 1 && !start.isReadOnly ? 'curtain' : 'plan',
      isComparing: false,
      ahead: 0,
      selected: null,
      refused: null,
      note: null,
      aside: null,
      refusedLines: [],
      isAsking: false,
      said: { text: '', count: 0 },
      revision: 0,
      did: null,
      saveProblem: null,
      verdict: null,
      rewindsBefore: start.rewinds ?? 0,
      helps: start.helps ?? NO_HELPS,
      isReadOnly: start.isReadOnly ?? false,
      label: start.label ?? null,
      isPaused: look.clock !== undefined,
      journey: start.journey ?? null,

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
        say(
          lost.length === 0 ? 'Step taken out.' : `Step taken out; ${lost.length} later ones dropped: ${lost[0]!.why}`,
        );
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

      commit() {
        const { session, table, isAsking, seat, stage } = get();
        if (stage === 'curtain') return get().takeSeat();
        if (stage === 'opened') return get().lowerCurtain();
        if (session.status.is !== 'playing') return;
        const isEmpty = session.pendingOf(seat).length === 0;
        const needsPlan = look.needsPlan ?? (game.turn === 'one' && !game.idle ? NEEDS_PLAN : undefined);
        if (needsPlan !== undefined && isEmpty) return refuse(null, { code: 'nothing-planned', why: needsPlan, at: 0 });
        const words = commitWords(screen, table, isAsking);
        if ((words.mood === 'risky' || words.asks) && !isAsking) {
          set({ isAsking: true });
          say(`${words.note} Press once more to commit.`);
          return;
        }
        if (session.seats.length > 1) {
          handIn();
          return;
        }
        const closing = look.closing?.(table) ?? null;
        const [refusal] = closing === null ? [] : session.plan(closing, seat);
        if (refusal) return refuse(closing, refusal);
        const waits = isEmpty && closing === null && (game.turn === 'one' || game.closes !== undefined);
        const answer = waits && game.idle ? session.commit(game.idle(session.world, session.state)) : session.commit();
        if (answer.value.length > 0) moved(session, committedWords(session, answer.value.length));
        if (!answer.ok) refuse(null, answer.refusals[0]!);
        ended();
      },

      play(turn) {
        const { session } = get();
        if (!mayPlan()) return false;
        const kept = [...session.pending];
        const answer = session.commit(turn);
        if (!answer.ok) {
          refuse(turn[0] ?? null, answer.refusals[0]!);
          return false;
        }
        if (session.status.is === 'playing') session.setPlan(kept);
        moved(session, committedWords(session, answer.value.length));
        ended();
        return true;
      },

      replan(actions) {
        const { session, seat } = get();
        if (!mayPlan()) return;
        session.setPlan(actions, seat);
        renew();
      },

      ...seating,

      pause: () => set({ isPaused: true }),
      resume: () => set({ isPaused: false }),

      ...rewindActs({ get, set, renew, moved, say }),

      swapPlans(to) {
        const { session, which, otherPlan, seat } = get();
        if (to === which) return set({ isComparing: false });
        const mine = [...session.pendingOf(seat)];
        session.setPlan(otherPlan, seat);
        renew({ which: to, otherPlan: mine, isComparing: false, isSwapped: true });
        say(`Plan ${to}.`);
      },

      compare() {
        const { otherPlan, isComparing } = get();
        if (otherPlan.length === 0) return say('There is only one plan yet. Lay a second one with B.');
        set({ isComparing: !isComparing });
      },

      look(at) {
        const { table } = get();
        set({ ahead: Math.max(0, Math.min(at, table.ahead.frames.length)) });
      },
      select: (selected) => set({ selected }),
      say,
      hush,
      setVerdict(verdict) {
        set({ verdict });
        if (!verdict || verdict.verdict === 'thinking') return;
        if (verdict.verdict !== 'unknown') proven.set(get().session.position, verdict);
        saver.soon();
      },
      noteHint() {
        set(({ helps }) => ({ helps: { ...helps, hints: helps.hints + 1 } }));
        saver.soon();
      },
      show(session, table) {
        set(({ revision }) => ({ session, table, ahead: 0, revision: revision + 1 }));
      },
      keep: () => saver.now(),
    };
  });
};
