// The run on the screen: a zustand store that owns one kernel session. Every change goes through here, is announced,
// and is saved.

import { type AnyShape, decodeTurn, type Session, type Turn } from '@interlock/kernel';
import { createStore } from 'zustand/vanilla';
import type { Refused, Screen } from '../games/screen.ts';
import type { VerdictAnswer } from '../worker/api.ts';
import { clockActs } from './acts/clockActs.ts';
import { planActs } from './acts/planActs.ts';
import { rewindActs } from './acts/rewindActs.ts';
import { seatActs } from './acts/seatActs.ts';
import { noteLeg } from './journeys.ts';
import { badgesOf, noteWin, sheetOf } from './progress.ts';
import { NO_HELPS, type RunStart, type RunState, type RunStore } from './runState.ts';
import { restorePlan } from './save/restorePlan.ts';
import { saverOf } from './save/saver.ts';
import { saveKey } from './save/saves.ts';
import { tableOf } from './table.ts';
import { committedWords, commitWords, needsPlanWords, placeOf, starsOf } from './words.ts';

type AnySession = Session<AnyShape>;
type Action = AnyShape['action'];

const NEEDS_PLAN = 'Nothing is planned. Plan something first.';

const CUT_SHORT = 'The run ended before the rest of the plan.';

/** Milliseconds: long enough to read two lines. */
const REFUSAL_STAYS = 6000;

export const createRunStore = (screen: Screen, first: AnySession, start: RunStart = {}): RunStore => {
  const { game, look } = screen;
  restorePlan(first, start.plan ?? [], start.planTurns);
  const other = decodeTurn(game, start.otherPlan ?? []);
  const firstTable = tableOf(first, look, {
    other: other.ok && other.value.length > 0 ? { name: start.which === 'B' ? 'A' : 'B', plan: other.value } : null,
    stage: first.seats.length > 1 && !start.isReadOnly ? 'curtain' : 'plan',
    label: start.label ?? null,
  });

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
      const { session, which, otherPlan, seat, stage, label } = { ...get(), ...change };
      const beside =
        otherPlan.length > 0 ? { name: which === 'A' ? ('B' as const) : ('A' as const), plan: otherPlan } : null;
      set({
        refused: null,
        note: null,
        isAsking: false,
        isSwapped: false,
        ahead: 0,
        ...change,
        table: tableOf(session, look, { other: beside, seat, stage, label }),
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

    const remark = (note: string): void => {
      hush();
      set({ note, isAsking: false });
      say(note);
    };

    const time = clockActs({
      ...{ look, get, set, say, isOff: start.isReadOnly ?? false, table: firstTable },
      now: start.now ?? (() => performance.now()),
      keep: () => saver.soon(),
    });
    const { now, isTimed } = time.acts;

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
        since: now(),
        ...more,
        isShowing: (more.did ?? 'turn') === 'turn' && (look.showsTurns?.() ?? false),
      });
      saver.now();
      // Said even where it is nothing: what was said of the turn before is no longer true.
      say(text);
    };

    /** To another place of the run or another run: its clock begins there, and stands. */
    const jumped = (session: AnySession, text: string, more: Partial<RunState>): void => {
      const act = more.did === 'redo' ? 'again' : more.did === 'anew' ? 'anew' : 'back';
      const told = look.tells?.({ ...get(), session }, act, session.turns.length) ?? null;
      moved(session, told?.text ?? text, { isPaused: look.clock !== undefined, ...more });
      time.wind(get().table);
    };

    /** After turns were played: what follows by itself, what is said, what stays on the table. */
    const settled = (from: number, kept: Turn<AnyShape> | null, note: string | null = null): void => {
      const { session } = get();
      for (let done = 0; session.status.is === 'playing' && game.idle && look.follows?.(get(), done); done++)
        if (!session.commit(game.idle(session.world, session.state)).ok) break;
      const isPlaying = session.status.is === 'playing';
      const isQuiet = isPlaying && (look.isQuiet?.(get(), from) ?? false);
      const told = look.tells
        ? look.tells(get(), 'played', from)
        : { text: committedWords(session, session.turns.length - from) };
      const said = told?.note ?? note;
      const more = said === null ? {} : { note: said };
      if (isPlaying && !look.isQuiet && kept !== null) session.setPlan(kept);
      const text = [note, told?.text].filter(Boolean).join(' ');
      if (!isQuiet) {
        moved(session, text, more);
        return;
      }
      // Only time has passed: whatever lies on the table lies there still, stamped anew.
      const { otherPlan, note: before } = get();
      const stays = { note: said ?? before };
      renew(stays);
      if ((kept?.length ?? 0) + otherPlan.length > 0) {
        session.setPlan(time.stamped(kept ?? []));
        renew({ ...stays, otherPlan: time.stamped(otherPlan) });
      }
      saver.now();
      if (text !== '') say(text);
    };

    /** Whether the one at the screen may change a plan now. */
    const mayPlan = (): boolean => {
      const { session, stage } = get();
      return session.status.is === 'playing' && !start.isReadOnly && stage === 'plan';
    };

    /** After a turn that ended the run: the win goes into the book, the leg into its journey. */
    const ended = (): void => {
      const { session, table, journey, helps, rewindsBefore } = get();
      const { is } = table.status;
      if (is === 'playing') return;
      if (is === 'won') {
        const { entry } = session.run;
        noteWin(game.id, look.place?.(game.level.encode(session.run.level)) ?? placeOf(session), {
          turns: look.counts?.(session.turns) ?? session.turns.length,
          stars: starsOf(screen, table, entry?.par?.turns ?? null, helps, session.run, rewindsBefore + session.rewinds),
          badges: badgesOf(get()),
          ...sheetOf(get()),
        });
      }
      if (journey && look.journey) set({ journey: noteLeg(game.id, look.journey, journey, table) });
      look.ended?.(get());
    };

    const { handIn, ...seating } = seatActs({ get, renew, moved, say, refuse, ended });

    return {
      screen,
      session: first,
      which: start.which ?? 'A',
      otherPlan: other.ok ? other.value : [],
      isSwapped: false,
      table: firstTable,
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
      isShowing: false,
      saveProblem: null,
      verdict: null,
      rewindsBefore: start.rewinds ?? 0,
      helps: start.helps ?? NO_HELPS,
      isReadOnly: start.isReadOnly ?? false,
      label: start.label ?? null,
      isPaused: look.clock !== undefined,
      moment: 0,
      since: now(),
      tab: look.isSideFirst ? 'side' : 'forecast',
      journey: start.journey ?? null,
      aftermath: null,

      ...planActs({ screen, get, set, renew, say, refuse, mayPlan }),

      shown: () => get().isShowing && set({ isShowing: false }),

      commit() {
        const { session, table, isAsking, seat, stage } = get();
        if (stage === 'curtain') return get().takeSeat();
        if (stage === 'opened') return get().lowerCurtain();
        if (session.status.is !== 'playing') return;
        if (isTimed() && get().isPaused) return get().resume();
        const isEmpty = session.pendingOf(seat).length === 0;
        const needsPlan = needsPlanWords(screen, table) ?? (game.turn === 'one' && !game.idle ? NEEDS_PLAN : null);
        if (needsPlan !== null && isEmpty) return remark(needsPlan);
        const words = commitWords(screen, session, table, isAsking);
        if (words.asks !== false && (words.mood === 'risky' || words.asks) && !isAsking) {
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
        if (!isEmpty && isTimed()) {
          get().beat();
          if (session.status.is !== 'playing') return;
          session.setPlan(time.stamped(session.pending));
        }
        const from = session.turns.length;
        const planned = session.planned().length;
        const waits = isEmpty && closing === null && (game.turn === 'one' || game.closes !== undefined);
        const answer = waits && game.idle ? session.commit(game.idle(session.world, session.state)) : session.commit();
        const isCut = session.status.is !== 'playing' && answer.value.length < planned;
        if (answer.value.length > 0) settled(from, null, isCut ? CUT_SHORT : null);
        if (!answer.ok) refuse(null, answer.refusals[0]!);
        ended();
      },

      play(...turns) {
        const { session } = get();
        if (!mayPlan()) return false;
        const kept = [...session.pending];
        const from = session.turns.length;
        for (const turn of turns) {
          const answer = session.commit(turn);
          if (!answer.ok) refuse(turn[0] ?? null, answer.refusals[0]!);
          if (!answer.ok || session.status.is !== 'playing') break;
        }
        if (session.turns.length === from) return false;
        settled(from, kept);
        ended();
        return true;
      },

      ...time.acts,

      ...seating,

      openTab: (tab) => set({ tab }),
      showAftermath: (aftermath) => set({ aftermath }),
      tell: (why) => refuse(null, { code: 'not-now', why, at: 0 }),
      noteSeedLine() {
        set(({ helps }) => ({ helps: { ...helps, seedLines: (helps.seedLines ?? 0) + 1 } }));
        saver.soon();
      },

      ...rewindActs({ get, set, renew, moved: jumped, say }),

      look(at) {
        const { table } = get();
        set({ ahead: Math.max(0, Math.min(at, table.ahead.frames.length)) });
      },
      select: (selected) => set({ selected }),
      say,
      remark,
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
