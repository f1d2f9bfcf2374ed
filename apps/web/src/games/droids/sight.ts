// What the player has chosen to see: the order of the hand, picked cards, the slot looked at, which report is open. Not part
// of any run.

import { create } from 'zustand';

type Report = 'postmortem' | null;

interface Sight {
  /** Presorted by kind, or as drawn. */
  readonly isSorted: boolean;
  /** Cards picked to be moved or thrown away together, in the order they were picked. */
  readonly picked: readonly string[];
  /** Taps pick instead of moving: for thumbs, which have no Shift. */
  readonly isPicking: boolean;
  /** Whether the way of the tape lies on the field. */
  readonly hasGhosts: boolean;
  /** 1-based slot of the tape that is looked at; null: the last one that can be foreseen. */
  readonly slot: number | null;
  readonly report: Report;
  /** The turn whose program the postmortem takes apart; null: the last one. */
  readonly program: number | null;
  /** The last tape that was run, by card types: to lay it out again. */
  readonly layout: readonly string[];
  readonly zoom: number;
  sort(isSorted: boolean): void;
  pick(card: string): void;
  setPicked(picked: readonly string[]): void;
  setPicking(isPicking: boolean): void;
  setGhosts(hasGhosts: boolean): void;
  lookAt(slot: number | null): void;
  open(report: Report, program?: number): void;
  keepLayout(layout: readonly string[]): void;
  zoomBy(factor: number): void;
}

const ZOOM = [0.6, 2.5] as const;

export const useSight = create<Sight>((set) => ({
  isSorted: true,
  picked: [],
  isPicking: false,
  hasGhosts: true,
  slot: null,
  report: null,
  program: null,
  layout: [],
  zoom: 1,
  sort: (isSorted) => set({ isSorted }),
  pick: (card) =>
    set(({ picked }) => ({ picked: picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card] })),
  setPicked: (picked) => set({ picked }),
  setPicking: (isPicking) => set(isPicking ? { isPicking } : { isPicking, picked: [] }),
  setGhosts: (hasGhosts) => set({ hasGhosts }),
  lookAt: (slot) => set({ slot }),
  open: (report, program) => set({ report, program: program ?? null }),
  keepLayout: (layout) => set({ layout }),
  zoomBy: (factor) => set(({ zoom }) => ({ zoom: Math.max(ZOOM[0], Math.min(ZOOM[1], zoom * factor)) })),
}));
