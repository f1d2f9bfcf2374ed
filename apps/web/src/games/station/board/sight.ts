// What the player has chosen to see: which overlay lies on the deck, how large it is, whether arrows look or walk. Not part
// of any run.

import { create } from 'zustand';

export const OVERLAYS = ['deck', 'reach', 'power'] as const;
export type Overlay = (typeof OVERLAYS)[number];

interface Sight {
  readonly overlay: Overlay;
  /** Arrow keys move the eye instead of the player. */
  readonly isInspecting: boolean;
  readonly zoom: number;
  /** The switch under pointer or focus: its doors, drawn as they would be [DS-471]. */
  readonly tried: { readonly room: string; readonly on: boolean } | null;
  try(tried: { readonly room: string; readonly on: boolean } | null): void;
  /** A step takes effect as soon as it is planned. */
  readonly isAtOnce: boolean;
  setAtOnce(isAtOnce: boolean): void;
  show(overlay: Overlay): void;
  cycle(): void;
  inspect(on: boolean): void;
  zoomBy(factor: number): void;
}

const AT_ONCE = 'interlock.station.atOnce';

const keptAtOnce = (): boolean => {
  try {
    return localStorage.getItem(AT_ONCE) === 'true';
  } catch {
    return false; // a browser that keeps nothing
  }
};

const ZOOM = [0.5, 3] as const;

export const useSight = create<Sight>((set) => ({
  overlay: 'deck',
  isInspecting: false,
  zoom: 1,
  tried: null,
  try: (tried) => set({ tried }),
  isAtOnce: keptAtOnce(),
  setAtOnce: (isAtOnce) => {
    localStorage.setItem(AT_ONCE, String(isAtOnce));
    set({ isAtOnce });
  },
  show: (overlay) => set({ overlay }),
  cycle: () => set(({ overlay }) => ({ overlay: OVERLAYS[(OVERLAYS.indexOf(overlay) + 1) % OVERLAYS.length]! })),
  inspect: (isInspecting) => set({ isInspecting }),
  zoomBy: (factor) => set(({ zoom }) => ({ zoom: Math.max(ZOOM[0], Math.min(ZOOM[1], zoom * factor)) })),
}));
