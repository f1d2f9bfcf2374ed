// A shift: three tickets in a row, stress and influence carried on. Each ticket is a run of its own with a save of its
// own; what joins them is kept beside, by the key of the ticket on the table.

import { openRun, Session } from '@interlock/kernel';

import { carryFrom, shiftSeeds, texts } from '@interlock/port/tools';
import { create } from 'zustand';
import type { PortStore } from './store.ts';

export interface Shift {
  readonly seed: string;
  readonly seeds: readonly string[];
  readonly at: number;
  readonly results: readonly { readonly isWon: boolean; readonly score: number }[];
}

interface ShiftState {
  readonly shift: Shift | null;
  set(shift: Shift | null): void;
}

export const useShift = create<ShiftState>((set) => ({ shift: null, set: (shift) => set({ shift }) }));

const KEY = 'interlock.port.shifts';
/** Shifts remembered; the oldest goes first. */
const MOST = 8;

const isShift = (value: unknown): value is Shift => {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, seeds, at, results } = value as Partial<Record<keyof Shift, unknown>>;
  const isResult = (one: unknown): boolean =>
    typeof one === 'object' &&
    one !== null &&
    typeof (one as Shift['results'][0]).isWon === 'boolean' &&
    Number.isSafeInteger((one as Shift['results'][0]).score);
  return (
    typeof seed === 'string' &&
    Array.isArray(seeds) &&
    seeds.every((one) => typeof one === 'string') &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    (at as number) < seeds.length &&
    Array.isArray(results) &&
    results.length <= seeds.length &&
    results.every(isResult)
  );
};

/** Shifts by the key of the ticket they have come to; anything else in the text is passed over. */
export const shiftsFrom = (text: string | null): readonly (readonly [string, Shift])[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((one) => Array.isArray(one) && typeof one[0] === 'string' && isShift(one[1])).slice(-MOST);
  } catch {
    return [];
  }
};

const readShifts = (): readonly (readonly [string, Shift])[] => {
  try {
    return shiftsFrom(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

/** Keeps the shift with the ticket on the table, once that has begun. */
export const keepShift = (store: PortStore): void => {
  const { shift } = useShift.getState();
  const { key, session } = store.getState();
  if (!shift || session.turns.length === 0) return;
  const others = readShifts().filter(([one, { seed }]) => one !== key && seed !== shift.seed);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [key, shift]].slice(-MOST)));
  } catch {
    // storage is full or forbidden: the shift holds until the page is closed
  }
};

/** The shift this ticket belongs to goes on; where there is none yet and a seed is given, one begins. */
export const resumeShift = (store: PortStore, seed: string | null): void => {
  const { key, session } = store.getState();
  const known = session.turns.length === 0 ? undefined : readShifts().find(([one]) => one === key)?.[1];
  if (known) useShift.getState().set(known);
  else if (seed !== null) beginShift(store, seed);
};

const beginShift = (store: PortStore, seed: string): void => {
  const seeds = shiftSeeds(store.getState().session.world, seed);
  useShift.getState().set(seeds.ok ? { seed, seeds: seeds.value, at: 0, results: [] } : null);
};

/** Notes the end of the ticket on the table. */
export const noteTicket = (store: PortStore): void => {
  const { shift, set } = useShift.getState();
  const { view } = store.getState();
  if (!shift || view.result === null || shift.results.length > shift.at) return;
  set({ ...shift, results: [...shift.results, { isWon: view.result.outcome === 'win', score: view.fields.score }] });
  keepShift(store);
};

/** Opens the next ticket with what the last one hands on; a lost ticket does not end the shift. */
export const nextTicket = (store: PortStore): void => {
  const { shift, set } = useShift.getState();
  const { session, header, pack, startRun } = store.getState();
  const seed = shift?.seeds[shift.at + 1];
  if (!shift || seed === undefined || !('scenario' in session.run.level)) return;
  const levelData = { scenario: session.run.level.scenario, carry: { ...carryFrom(session.world, session.state) } };
  const run = openRun(session.game, { levelData, seed }, pack === null ? {} : { content: pack });
  if (!run.ok) {
    store.getState().say(run.error.message);
    return;
  }
  set({ ...shift, at: shift.at + 1 });
  startRun(new Session(run.value, { ranked: !header.practice }), { ...header, assisted: false });
};

export const shiftWords = ({ results }: Shift): string => {
  const won = results.filter((one) => one.isWon).length;
  const score = results.reduce((sum, one) => sum + one.score, 0);
  return `${won} of ${results.length} won, ${score} points. ${texts.shift[won] ?? ''}`;
};
