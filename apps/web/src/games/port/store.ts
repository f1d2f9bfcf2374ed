// The run on the screen: a zustand store around one kernel session. Time comes in from the shell as elapsed
// milliseconds; the rules are called through the session and the game's driver, nothing is worked out here.

import { type Refusal, Session, type Turn } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import {
  carryOut,
  checkWait,
  type FedUs,
  feed,
  isGuarded,
  judgePlan,
  type Plan,
  planTurns,
  realtimePick,
  relaxedPick,
  relaxedTick,
  stampNow,
  tickDue,
  undoDepth,
  type View,
  waitTick,
  warningsCrossed,
} from '@interlock/port/tools';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { saveKey } from '../../store/saves.ts';
import type { Header } from './header.ts';
import { packKey } from './pack.ts';
import { NO_PLANS, planActs } from './plans.ts';
import type { PortSettings } from './settings.ts';
import { cardWords, dropWords, endWords, turnWords, warningWords } from './words.ts';

export type PortSession = Session<PortShape>;

/** Read anew each time: a commit changes the session in place. */
const isOverIn = (session: PortSession): boolean => session.state.phase === 'over';

/** Where a run is kept. */
const keyOf = ({ run }: PortSession, pack: unknown): string =>
  pack === null ? saveKey('port', run.origin) : packKey(run.origin, run.contentDigest);

/** What the shell lends: a clock for the guard, and the milliseconds since it was last asked. */
export interface Shell {
  now(): number;
  elapsed(): number;
}

export interface PortState {
  readonly session: PortSession;
  readonly header: Header;
  readonly settings: PortSettings;
  /** A designer's pack: the run is in no list. */
  readonly pack: unknown;
  /** Where it is saved. */
  readonly key: string;
  readonly phase: 'ready' | 'running' | 'over';
  readonly view: View;
  /** The stamp an answer would have now; grows inside the second only when a cooling answer comes free. */
  readonly nowMs: number;
  readonly isPaused: boolean;
  readonly plan: Plan | null;
  /** The plan laid beside it, and which of the two is the one in hand. */
  readonly otherPlan: Plan | null;
  readonly which: 'A' | 'B';
  readonly isComparing: boolean;
  readonly refused: { readonly refusal: Refusal; readonly count: number } | null;
  /** Something the player must be told beside the dock. */
  readonly notice: string | null;
  readonly said: { readonly text: string; readonly count: number };
  /** Grows with every card shown. */
  readonly card: number;
  /** Grows with every pick, undo, redo and start. */
  readonly revision: number;
  readonly undone: number;
  /** A line was asked that knows the dice of this seed: no stars for this run. */
  readonly isSeedRead: boolean;

  /** Another run of the same kind, on the same pack. */
  startRun(session: PortSession, header: Header): void;
  /** Chooses an answer: pending first, or at once where one press is enough. */
  choose(actionId: string): void;
  setWait(ticks: number): void;
  /** Closes the comparison, else drops the plan in hand, else both. */
  dropPlan(): void;
  /** Takes up the other plan, or the one named. */
  swapPlans(to?: 'A' | 'B'): void;
  /** Lays both plans side by side, or closes that again. */
  compare(): void;
  /** The second press: carries the plan out. */
  confirm(): void;
  pickAction(actionId: string): boolean;
  tick(): void;
  /** Relaxed: lets so many seconds pass. */
  wait(ticks: number): void;
  /** Called by the shell's timer. */
  beat(): void;
  pause(): void;
  resume(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  forkAt(turn: number): void;
  setHeader(change: Partial<Header>): void;
  setSettings(settings: PortSettings): void;
  say(text: string): void;
  /** Why what was asked cannot be done now, for eyes and ears. */
  tell(why: string): void;
}

export type PortStore = StoreApi<PortState>;

export const createPortStore = (
  first: PortSession,
  header: Header,
  settings: PortSettings,
  shell: Shell,
  { pack = null, key = keyOf(first, pack) }: { readonly pack?: unknown; readonly key?: string } = {},
): PortStore =>
  createStore<PortState>((set, get, api) => {
    let fed: FedUs = first.state.clockMs * 1000;
    let cardAt = shell.now();
    let warned: readonly number[] = [];

    const say = (text: string): void => set(({ said }) => ({ said: { text, count: said.count + 1 } }));

    /** After a committed turn or a jump: what is shown follows the session. */
    const renew = (change: Partial<PortState> = {}): void => {
      const session = change.session ?? get().session;
      const before = get().view.card;
      const view = session.view();
      const isNew = view.card?.eventId !== before?.eventId || change.revision !== undefined;
      if (isNew) cardAt = shell.now();
      set(({ phase, card }) => ({
        view,
        nowMs: view.clockMs,
        phase: isOverIn(session) ? 'over' : phase,
        card: isNew ? card + 1 : card,
        ...change,
      }));
    };

    const commit = (turn: Turn<PortShape>): { readonly isOver: boolean; readonly isOk: boolean } => {
      const { session } = get();
      const before = session.state.timeLeft;
      const answer = session.commit(turn);
      if (!answer.ok) {
        refuse(answer.refusals[0]!);
        return { isOver: isOverIn(session), isOk: false };
      }
      const crossed = warningsCrossed(session.world, before, session.state.timeLeft, warned);
      warned = [...warned, ...crossed];
      const isOver = isOverIn(session);
      if (crossed.length > 0 && !isOver) {
        const words = warningWords(crossed.at(-1)!);
        set({ notice: words });
        say(words);
      }
      return { isOver, isOk: true };
    };

    const refuse = (refusal: Refusal): void => {
      set(({ refused }) => ({ refused: { refusal, count: (refused?.count ?? 0) + 1 } }));
      say(`Refused: ${refusal.why} Nothing was spent.`);
    };

    /** A run of its own kind begins: at the session's position, with the clock where the session has it. */
    const enter = (session: PortSession, change: Partial<PortState> = {}): void => {
      fed = session.state.clockMs * 1000;
      warned = session.world.config.ui.timeWarnings.filter((at) => session.state.timeLeft <= at);
      shell.elapsed();
      const { header: now, revision } = { ...get(), ...change };
      const isOver = isOverIn(session);
      renew({
        session,
        ...NO_PLANS,
        refused: null,
        notice: null,
        isPaused: now.mode === 'realtime',
        phase: isOver ? 'over' : session.turns.length === 0 && now.mode === 'realtime' ? 'ready' : 'running',
        ...change,
        revision: revision + 1,
      });
    };

    /** Picks, then the seconds that relaxed play gives them. */
    const afterPick = (): void => {
      const { header: now, session } = get();
      if (now.mode !== 'relaxed') return;
      for (let done = 0; ; done++) {
        const tick = relaxedTick(session.world, session.state, done);
        if (tick === null || !commit([tick]).isOk) return;
      }
    };

    const settle = (from: number, more: string | null = null): void => {
      const { session, revision } = get();
      const isOver = isOverIn(session);
      // What was announced of the seconds left is no longer true once they are over.
      const notice = more ?? (isOver ? null : get().notice);
      renew({ ...NO_PLANS, refused: null, notice, revision: revision + 1 });
      const { view } = get();
      const parts = [turnWords(session, from), isOver ? endWords(view) : cardWords(view)];
      say([...(more === null ? [] : [more]), ...parts].join(' '));
    };

    return {
      session: first,
      header,
      settings,
      pack,
      key,
      phase:
        first.state.phase === 'over'
          ? 'over'
          : header.mode === 'realtime' && first.turns.length === 0
            ? 'ready'
            : 'running',
      view: first.view(),
      nowMs: first.state.clockMs,
      isPaused: header.mode === 'realtime',
      ...NO_PLANS,
      refused: null,
      notice: null,
      said: { text: '', count: 0 },
      card: 1,
      revision: 0,
      undone: 0,
      isSeedRead: false,

      startRun(session, next) {
        enter(session, { header: next, undone: 0, isSeedRead: false, key: keyOf(session, get().pack) });
        say(cardWords(get().view));
      },

      ...planActs(api, {
        isTooSoon: () => isGuarded(get().session.world, shell.now() - cardAt),
        stamp: () => stampNow(get().session.state, fed),
        refuse,
      }),

      confirm() {
        const { plan, session, header: now, isPaused } = get();
        if (plan === null || isPaused || isOverIn(session)) return;
        if (now.mode === 'realtime') {
          get().pickAction(plan.actionId);
          return;
        }
        const from = session.turns.length;
        const refusal = judgePlan(session.world, session.state, now.mode, plan);
        if (refusal) return refuse(refusal);
        const done = carryOut(planTurns(session.world, session.state, plan), commit);
        if (!done.isPickDropped) afterPick();
        settle(from, done.isPickDropped ? dropWords : null);
      },

      pickAction(actionId) {
        const { session, header: now, view } = get();
        if (view.card === null || get().isPaused) return false;
        get().beat();
        const { state } = session;
        if (isOverIn(session)) return false;
        const pick =
          now.mode === 'realtime'
            ? realtimePick(state, fed, view.card.eventId, actionId)
            : relaxedPick(state, view.card.eventId, actionId);
        const from = session.turns.length;
        if (!commit([pick]).isOk) return false;
        afterPick();
        settle(from);
        return true;
      },

      tick() {
        const { session } = get();
        if (isOverIn(session)) return;
        const from = session.turns.length;
        const had = session.state.currentEventId;
        commit([{ type: 'tick', atMs: session.state.nextTickMs }]);
        if (isOverIn(session)) return settle(from);
        renew();
        if (session.state.currentEventId !== had) say(cardWords(get().view));
      },

      wait(ticks) {
        const { session, header: now } = get();
        const allowed = checkWait(session.world, now.mode, ticks);
        if (!allowed.ok) return refuse({ code: allowed.error.code, why: allowed.error.message, at: 0 });
        const from = session.turns.length;
        for (let done = 0; ; done++) {
          const tick = waitTick(session.state, ticks, done);
          if (tick === null || !commit([tick]).isOk) break;
        }
        if (isOverIn(session)) return settle(from);
        renew();
        say(`${ticks} s passed. ${cardWords(get().view)}`);
      },

      beat() {
        const { isPaused, header: now, session } = get();
        const elapsed = shell.elapsed();
        if (isPaused || now.mode !== 'realtime' || isOverIn(session)) return;
        fed = feed(fed, elapsed, now.speedPm);
        while (tickDue(session.state, fed) !== null) get().tick();
        if (isOverIn(session)) return;
        const nowMs = stampNow(session.state, fed);
        const { view, nowMs: shown } = get();
        if (view.card?.answers.some(({ readyAtMs }) => readyAtMs > shown && readyAtMs <= nowMs)) set({ nowMs });
      },

      pause() {
        const { header: now, isPaused, phase } = get();
        if (now.mode !== 'realtime' || isPaused || phase === 'over') return;
        get().beat();
        if (get().phase === 'over') return;
        set({ isPaused: true });
        say(`Paused at ${get().view.fields.timeLeft} seconds left.`);
      },

      resume() {
        const { header: now, isPaused, phase } = get();
        if (now.mode !== 'realtime' || !isPaused || phase === 'over') return;
        shell.elapsed();
        if (phase === 'ready') cardAt = shell.now();
        set({ isPaused: false, phase: 'running', refused: null });
        say('The clock runs.');
      },

      undo() {
        const { session, plan, undone, header: now } = get();
        if (plan !== null || get().isComparing) return get().dropPlan();
        if (!now.practice) {
          const answer = session.undo();
          return answer.ok ? undefined : get().tell(answer.error.message);
        }
        const depth = undoDepth(session.world, session.turns, undone);
        if (depth === null) return get().tell('There is no answer to take back.');
        for (let i = 0; i < depth; i++) session.undo();
        enter(session, { undone: undone + 1 });
        say(`Taken back. ${cardWords(get().view)}`);
      },

      redo() {
        const { session, undone } = get();
        if (session.undone.length === 0) return get().tell('Nothing was taken back, or something was answered since.');
        session.redo();
        while (session.undone[0]?.[0]?.type === 'tick') session.redo();
        enter(session, { undone: Math.max(0, undone - 1) });
        say(`Done again. ${cardWords(get().view)}`);
      },

      restart() {
        const { session, header: now } = get();
        enter(new Session(session.run, { ranked: !now.practice }), {
          header: { ...now, assisted: false },
          undone: 0,
          isSeedRead: false,
        });
        say(`The run starts anew. ${cardWords(get().view)}`);
      },

      forkAt(turn) {
        const { session, header: now } = get();
        enter(session.fork(turn), { header: { ...now, practice: true }, undone: get().undone + 1 });
        say(`Forked. ${cardWords(get().view)}`);
      },

      setHeader(change) {
        const { header: now, session } = get();
        get().beat();
        const next = { ...now, ...change };
        if (next.practice !== now.practice && session.turns.length === 0) {
          enter(new Session(session.run, { ranked: !next.practice }), { header: next });
          return;
        }
        const isOther = next.mode !== now.mode;
        set({ header: next });
        if (isOther) enter(session, { header: next });
      },
      setSettings: (chosen) => set({ settings: chosen }),
      say,
      tell: (why) => refuse({ code: 'not-now', why, at: 0 }),
    };
  });
