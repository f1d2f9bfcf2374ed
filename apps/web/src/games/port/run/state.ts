// The run of the frame in the port's words: a plan is an answer with the seconds before it, the label is mode and pace.

import type { AnyShape, Session, Turn } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import { isCardCovered, type Plan, type View } from '@interlock/port/screen';
import { documentOf } from '../../../store/documents.ts';
import type { RunState } from '../../../store/runState.ts';
import { type Header, headerFrom } from './header.ts';
import { type PortSettings, usePace } from './settings.ts';

export type PortSession = Session<PortShape>;

export interface PortState {
  readonly session: PortSession;
  readonly header: Header;
  readonly settings: PortSettings;
  /** A designer's pack: the run is in no list. */
  readonly pack: unknown;
  /** Ready: against the clock, which has not been started. */
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
  /** Grows with every pick, undo, redo and start, and with every card that time brings. */
  readonly revision: number;
  /** Answers taken back. */
  readonly undone: number;
  /** A line was asked that knows the dice of this seed: no stars for this run. */
  readonly isSeedRead: boolean;
}

const plans = new WeakMap<object, Plan | null>();

/** The seconds of a row, then its answer; null where nothing is planned. */
const planOf = (row: Turn<AnyShape>): Plan | null => {
  let found = plans.get(row);
  if (found === undefined) {
    const last = (row as Turn<PortShape>).at(-1);
    found = last?.type === 'pick' ? { actionId: last.actionId, waitTicks: row.length - 1 } : null;
    plans.set(row, found);
  }
  return found;
};

const known = new WeakMap<RunState, { readonly settings: PortSettings; readonly state: PortState }>();

/** Worked out once for all the parts that look at it. */
export const portOf = (run: RunState, settings: PortSettings = usePace.getState().settings): PortState => {
  const found = known.get(run);
  if (found?.settings === settings) return found.state;
  const state = lookAt(run, settings);
  known.set(run, { settings, state });
  return state;
};

const lookAt = (run: RunState, settings: PortSettings): PortState => {
  const { table, which, isComparing, revision, helps } = run;
  const session = run.session as unknown as PortSession;
  const header = headerOf(run);
  const isPaused = run.isPaused && header.mode === 'realtime';
  const view = table.view as View;
  return {
    session,
    header,
    settings,
    pack: documentOf(session.run.contentDigest) ?? null,
    phase: view.phase === 'over' ? 'over' : isPaused && table.turn === 0 ? 'ready' : 'running',
    view,
    nowMs: Math.max(view.clockMs, run.moment),
    isPaused,
    plan: planOf(table.plan),
    otherPlan: planOf(run.otherPlan),
    which,
    isComparing,
    revision,
    undone: run.rewindsBefore + session.rewinds,
    isSeedRead: (helps.seedLines ?? 0) > 0,
  };
};

const headers = new Map<string, Header>();

/** Mode, pace and helps of a run; what counts or not is the session's own. */
export const headerOf = ({ label, session, helps }: Pick<RunState, 'label' | 'session' | 'helps'>): Header => {
  const key = `${label} ${session.isRanked} ${helps.hints > 0}`;
  const found = headers.get(key);
  if (found) return found;
  const read = headerFrom(label ?? undefined);
  const header = { ...read, practice: !session.isRanked, assisted: read.assisted || helps.hints > 0 };
  headers.set(key, header);
  return header;
};

/** Whether the card may not be read: before the clock starts, and in the pauses of a ranked run. */
export const isFaceDown = ({ phase, header, isPaused, settings }: PortState): boolean =>
  phase === 'ready' || isCardCovered(header, isPaused, settings.readWhilePaused);
