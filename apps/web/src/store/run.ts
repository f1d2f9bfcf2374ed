// The run on the screen: a zustand store that owns one kernel session. Every change goes through here, is announced,
// and is saved.

import { type AnyShape, decodeTurn, type Json, Session, type Turn } from '@interlock/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refused, Screen, Table } from '../games/screen.ts';
import type { VerdictAnswer } from '../worker/api.ts';
import { badgesOf, noteWin, sheetOf } from './progress.ts';
import { saverOf } from './saver.ts';
import { saveKey } from './saves.ts';
import { tableOf } from './table.ts';
import { committedWords, commitWords, placeOf, starsOf, stepOf } from './words.ts';

type AnySession = Session<AnyShape>;
type Action = AnyShape['action'];

export interface RunState {
  readonly screen: Screen;
  readonly session: AnySession;
  readonly table: Table;
  readonly which: 'A' | 'B';
  readonly otherPlan: Turn<AnyShape>;
  readonly isComparing: boolean;
  /** Look-ahead tick: 0 is now. */
  readonly ahead: number;
  readonly selected: string | null;
  readonly refused: Refused | null;
  /** What the last act left to say, where nothing was refused; gone with the next one. */
  readonly note: string | null;
  /** The run that a restart put aside: undo brings it back until a turn is committed. */
  readonly aside: { readonly session: AnySession; readonly rewindsBefore: number; readonly helps: Helps } | null;
  /** Refusals since the last commit, newest last: they stand in the log too. */
  readonly refusedLines: readonly string[];
  /** The commit key was pressed once on a losing turn. */
  readonly isAsking: boolean;
  /** For the live region. */
  readonly said: { readonly text: string; readonly count: number };
  /** Grows with every committed, undone or redone turn. */
  readonly revision: number;
  readonly saveProblem: string | null;
  readonly verdict: VerdictAnswer | null;
  readonly rewindsBefore: number;
  /** Steps of hints shown and verdicts asked for, and how often the run was begun anew: beside the run, in no digest. */
  readonly helps: Helps;
  /** In the replay room: nothing can be planned, nothing is saved. */
  readonly isReadOnly: boolean;
  /** The label of the replay it was resumed from. */
  readonly label: string | null;

  plan(action: Action): boolean;
  planAll(actions: Turn<AnyShape>): void;
  drop(index: number): void;
  /** Moves a step to another place of the plan; what no longer holds drops out. */
  reorder(from: number, to: number): void;
  clearPlan(): void;
  /** Commits; where that loses, asks once first. */
  commit(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  forkAt(turn: number): void;
  swapPlans(to: 'A' | 'B'): void;
  compare(): void;
  look(at: number): void;
  select(subject: string | null): void;
  say(text: string): void;
  /** Takes a refusal off the board; the log keeps it. */
  hush(): void;
  setVerdict(verdict: VerdictAnswer | null): void;
  /** One more hint was shown. */
  noteHint(): void;
  /** Shows another session in place of this one; the replay room walks through a run with it. */
  show(session: AnySession, table: Table): void;
  /** Saves now, and says when it is done. */
  keep(): Promise<void>;
}

export type RunStore = StoreApi<RunState>;

export interface Helps {
  readonly hints: number;
  readonly retries: number;
}

const NO_HELPS: Helps = { hints: 0, retries: 0 };

export interface RunStart {
  readonly plan?: readonly Json[];
  readonly otherPlan?: readonly Json[];
  readonly which?: 'A' | 'B';
  readonly rewinds?: number;
  readonly helps?: Helps;
  /** Where it is saved; by its level or code where left out. */
  readonly key?: string;
  readonly isReadOnly?: boolean;
  readonly label?: string;
}

/** Milliseconds: long enough to read two lines. */
const REFUSAL_STAYS = 6000;

const RANKED_OVER = 'A ranked run that is over stays over. It can be watched, and forked for practice.';

export const createRunStore = (screen: Screen, first: AnySession, start: RunStart = {}): RunStore => {
  const { game, look } = screen;
  restorePlan(first, start.plan ?? []);
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
      const { session, which, otherPlan } = { ...get(), ...change };
      const beside =
        otherPlan.length > 0 ? { name: which === 'A' ? ('B' as const) : ('A' as const), plan: otherPlan } : null;
      set({
        refused: null,
        note: null,
        isAsking: false,
        ahead: 0,
        ...change,
        table: tableOf(session, look, beside),
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
        ...more,
      });
      saver.now();
      say(text);
    };

    return {
      screen,
      session: first,
      which: start.which ?? 'A',
      otherPlan: other.ok ? other.value : [],
      table: tableOf(
        first,
        look,
        other.ok && other.value.length > 0 ? { name: start.which === 'B' ? 'A' : 'B', plan: other.value } : null,
      ),
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
      saveProblem: null,
      verdict: null,
      rewindsBefore: start.rewinds ?? 0,
      helps: start.helps ?? NO_HELPS,
      isReadOnly: start.isReadOnly ?? false,
      label: start.label ?? null,

      plan(action) {
        const { session } = get();
        if (session.status.is !== 'playing' || start.isReadOnly) return false;
        const [refusal] = session.plan(action);
        if (refusal) {
          refuse(action, refusal);
          return false;
        }
        renew();
        const { verb, target = '' } = stepOf(screen, get().table, session.state, action);
        say(`Planned: ${verb} ${target}`.trimEnd().concat('.'));
        return true;
      },

      planAll(actions) {
        const { session } = get();
        if (session.status.is !== 'playing' || start.isReadOnly) return;
        let planned = 0;
        for (const action of actions) {
          const [refusal] = session.plan(action);
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
        const { session } = get();
        const lost = session.drop(index);
        renew();
        say(
          lost.length === 0 ? 'Step taken out.' : `Step taken out; ${lost.length} later ones dropped: ${lost[0]!.why}`,
        );
      },

      reorder(from, to) {
        const { session } = get();
        const order = [...session.pending];
        const [moved] = order.splice(from, 1);
        if (moved === undefined || to < 0 || to > order.length || start.isReadOnly) return;
        order.splice(to, 0, moved);
        session.setPlan([]);
        const lost = order.flatMap((action) => session.plan(action).slice(0, 1));
        renew();
        const why = lost[0] ? `; ${lost.length} dropped out: ${lost[0].why}` : '.';
        say(`Step ${from + 1} is now step ${to + 1}${why}`);
      },

      clearPlan() {
        get().session.setPlan([]);
        renew();
        say('Plan cleared.');
      },

      commit() {
        const { session, table, isAsking } = get();
        if (session.status.is !== 'playing') return;
        if (look.needsPlan !== undefined && session.pending.length === 0)
          return refuse(null, { code: 'nothing-planned', why: look.needsPlan, at: 0 });
        const words = commitWords(screen, table, isAsking);
        if (words.mood === 'risky' && !isAsking) {
          set({ isAsking: true });
          say(`${words.note} Press once more to commit.`);
          return;
        }
        const empty = session.pending.length === 0 && game.turn === 'one';
        const answer = empty ? session.commit(game.idle(session.content, session.state)) : session.commit();
        if (answer.value.length > 0) moved(session, committedWords(session, answer.value.length));
        if (!answer.ok) refuse(null, answer.refusals[0]!);
        if (get().table.status.is === 'won') {
          const { entry } = session.run;
          noteWin(game.id, look.place?.(game.level.encode(session.run.level)) ?? placeOf(session), {
            turns: session.turns.length,
            stars: starsOf(screen, get().table, entry?.par?.turns ?? null),
            badges: badgesOf(get()),
            ...sheetOf(get()),
          });
        }
      },

      undo() {
        const { session } = get();
        if (session.pending.length > 0) {
          session.unplan();
          renew();
          say('Last step taken back.');
          return;
        }
        const { aside } = get();
        if (aside && session.turns.length === 0) {
          const note = 'The run from before the restart is back.';
          moved(aside.session, note, { rewindsBefore: aside.rewindsBefore, helps: aside.helps, note });
          return;
        }
        if (session.isRanked && session.status.is !== 'playing') return say(RANKED_OVER);
        const answer = session.undo();
        if (!answer.ok) return say(answer.error.message);
        moved(session, `Back to turn ${session.turns.length + 1}.`);
      },

      redo() {
        const { session } = get();
        if (session.replan()) {
          renew();
          return say('Step planned again.');
        }
        const answer = session.redo();
        if (!answer.ok) return say(answer.error.message);
        moved(session, `Turn ${session.turns.length} played again.`);
      },

      restart() {
        const { session, rewindsBefore, helps } = get();
        const fresh = new Session(session.run, { ranked: session.isRanked });
        const isWorthKeeping = session.turns.length > 0 || session.pending.length > 0;
        const aside = isWorthKeeping ? { session, rewindsBefore, helps } : get().aside;
        const note = aside ? 'The run starts anew. Undo brings the old one back.' : 'The run starts anew.';
        const retries = helps.retries + (session.turns.length > 0 ? 1 : 0);
        moved(fresh, note, { rewindsBefore: 0, helps: { hints: 0, retries }, aside, note });
      },

      forkAt(turn) {
        const { session, rewindsBefore } = get();
        // The fork counts its own rewinds from nought; the turns left behind are rewound ones.
        const rewound = rewindsBefore + session.rewinds + session.turns.length - turn;
        moved(session.fork(turn), `Back to turn ${turn + 1}.`, { rewindsBefore: rewound });
      },

      swapPlans(to) {
        const { session, which, otherPlan } = get();
        if (to === which) return set({ isComparing: false });
        const mine = [...session.pending];
        session.setPlan(otherPlan);
        renew({ which: to, otherPlan: mine, isComparing: false });
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

const restorePlan = (session: AnySession, plan: readonly Json[]): void => {
  const decoded = decodeTurn(session.game, plan);
  if (!decoded.ok) return;
  for (const action of decoded.value) if (session.plan(action).length > 0) return;
};
