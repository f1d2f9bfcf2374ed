// A shift: three tickets in a row, stress and influence carried on. It lives in the tab; each ticket is a run of its own.

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

export const beginShift = (store: PortStore, seed: string): void => {
  const seeds = shiftSeeds(store.getState().session.content, seed);
  useShift.getState().set(seeds.ok ? { seed, seeds: seeds.value, at: 0, results: [] } : null);
};

/** Notes the end of the ticket on the table. */
export const noteTicket = (store: PortStore): void => {
  const { shift, set } = useShift.getState();
  const { view } = store.getState();
  if (!shift || view.result === null || shift.results.length > shift.at) return;
  set({ ...shift, results: [...shift.results, { isWon: view.result.outcome === 'win', score: view.fields.score }] });
};

/** Opens the next ticket with what the last one hands on; a lost ticket does not end the shift. */
export const nextTicket = (store: PortStore): void => {
  const { shift, set } = useShift.getState();
  const { session, header, startRun } = store.getState();
  const seed = shift?.seeds[shift.at + 1];
  if (!shift || seed === undefined || !('scenario' in session.run.level)) return;
  const levelData = { scenario: session.run.level.scenario, carry: { ...carryFrom(session.content, session.state) } };
  const run = openRun(session.game, { levelData, seed });
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
