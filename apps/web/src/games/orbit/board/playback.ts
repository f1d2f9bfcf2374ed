// The clock of a turn that is being shown: which beat, how far, running or held. The board, the caption and the bar of
// phases read it; it is no part of any run. Any input ends it, except on the bar itself.

import type { OrbitEvent, OrbitShape, OrbitView } from '@interlock/orbit';
import { useContext, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { RunContext } from '../../../play/context.ts';
import { useLater } from '../../../play/read/useLater.ts';
import { isStill, useSettings } from '../../../store/settings.ts';
import type { Table } from '../../screen.ts';
import { type Beat, scriptOf } from './script.ts';

interface Playback {
  readonly beats: readonly Beat[];
  readonly events: readonly OrbitEvent[];
  /** The turn that is shown, from 1. */
  readonly turn: number;
  readonly at: number;
  /** How much of the beat has gone, 0 to 1. */
  readonly part: number;
  /** Stepped through by hand: stays until told. */
  readonly isHeld: boolean;
  /** The turn shown last: it can be asked for again. */
  readonly latest: {
    readonly turn: number;
    readonly beats: readonly Beat[];
    readonly events: readonly OrbitEvent[];
  } | null;
  play(turn: number, beats: readonly Beat[], events: readonly OrbitEvent[]): void;
  /** Shows one beat, held at its end. */
  hold(at: number): void;
  tick(ms: number): void;
  /** Shows the latest turn again, held at its first beat. */
  again(): void;
  end(): void;
  /** Another position than the one after the latest turn: nothing is left to show again. */
  forget(): void;
}

/** How much of the turn has been shown, 0 to 1. */
export const goneOf = (beats: readonly Beat[], at: number, part: number): number => {
  const whole = beats.reduce((sum, { length }) => sum + length, 0);
  const before = beats.slice(0, at).reduce((sum, { length }) => sum + length, 0);
  return whole === 0 ? 1 : (before + part * (beats[at]?.length ?? 0)) / whole;
};

/** How long after a press that showed the end its click may come, in ms. */
const SWALLOWED = 700;

const NONE = { beats: [], events: [], at: 0, part: 0, isHeld: false } as const;

export const usePlayback = create<Playback>((set, get) => ({
  ...NONE,
  turn: 0,
  latest: null,
  play: (turn, beats, events) => set({ ...NONE, turn, beats, events, latest: { turn, beats, events } }),
  again: () => set(({ latest }) => (latest ? { ...NONE, ...latest, part: 1, isHeld: true } : {})),
  forget: () => set({ ...NONE, latest: null }),
  hold: (at) => set({ at: Math.max(0, Math.min(at, get().beats.length - 1)), part: 1, isHeld: true }),
  tick(ms) {
    const { beats, at, part, isHeld } = get();
    const beat = beats[at];
    if (!beat || isHeld) return;
    const next = part + ms / beat.length;
    if (next < 1) set({ part: next });
    else if (at + 1 < beats.length) set({ at: at + 1, part: 0 });
    else set(NONE);
  },
  end: () => {
    if (get().beats.length > 0) set(NONE);
  },
}));

/** Starts the show when a turn was committed, and runs its clock. Undo and a new run show their end at once. */
export const useTurnPlayback = (
  table: Pick<Table<OrbitShape>, 'turn' | 'view' | 'last' | 'world'>,
  isOff: boolean,
): void => {
  const seen = useRef<{ readonly turn: number; readonly view: OrbitView } | null>(null);
  useEffect(() => {
    const before = seen.current;
    const { view } = table;
    seen.current = { turn: table.turn, view };
    if (isOff || before === null || before.turn === table.turn) return;
    const { play, forget } = usePlayback.getState();
    if (table.turn !== before.turn + 1 || before.view.level !== view.level) return forget();
    const events = table.last.map(({ event }) => event as OrbitEvent);
    play(table.turn, scriptOf(before.view, events, table.world.tables.missileLife), events);
    // Where nothing shall move the end is there at once; it can still be stepped through by hand.
    if (isStill()) usePlayback.getState().end();
  }, [table, isOff]);
  const store = useContext(RunContext); // null where the board is only a picture, as on the hub
  const isEmpty = usePlayback(({ beats }) => beats.length === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every turn; the one above may have begun
  useEffect(() => {
    if (usePlayback.getState().beats.length === 0) store?.getState().shown();
  }, [isEmpty, table, store]);
  // Where one panel is read at a time, the log is open while it is being written, and what was open comes back.
  useEffect(() => {
    if (isEmpty || !store) return undefined;
    const { tab, openTab } = store.getState();
    openTab('log');
    return () => {
      if (store.getState().tab === 'log') openTab(tab);
    };
  }, [isEmpty, store]);
  useEffect(() => () => usePlayback.getState().forget(), []);

  // The panels around the board follow first: a clock that draws every frame would keep them waiting.
  const isSettled = useLater(table.turn) === table.turn;
  const isPlaying = usePlayback(({ beats, isHeld }) => beats.length > 0 && !isHeld) && isSettled;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      // The first frame may have begun before the clock was read.
      usePlayback.getState().tick(Math.max(0, now - before) * useSettings.getState().speed);
      before = now;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  useEffect(() => {
    const onInput = (event: Event): void => {
      const { beats, end } = usePlayback.getState();
      if (beats.length === 0) return;
      if (event.target instanceof Element && event.target.closest('.ob-phases')) return;
      if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift')) return;
      end();
      // So does the key on the screen: the press that shows the end is used up by it.
      if (event.type === 'pointerdown' && event.target instanceof Element && event.target.closest('.commit')) {
        const swallow = (click: Event): void => {
          click.preventDefault();
          click.stopPropagation();
        };
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, true), SWALLOWED);
      }
      // The key that ends a turn, pressed while one is still shown, only shows its end: nobody commits two by impatience.
      if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', onInput, true);
    window.addEventListener('pointerdown', onInput, true);
    return () => {
      window.removeEventListener('keydown', onInput, true);
      window.removeEventListener('pointerdown', onInput, true);
    };
  }, []);
};
