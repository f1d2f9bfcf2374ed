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
  show(overlay: Overlay): void;
  cycle(): void;
  inspect(on: boolean): void;
  zoomBy(factor: number): void;
}

const ZOOM = [0.5, 3] as const;

export const useSight = create<Sight>((set) => ({
  overlay: 'deck',
  isInspecting: false,
  zoom: 1,
  show: (overlay) => set({ overlay }),
  cycle: () => set(({ overlay }) => ({ overlay: OVERLAYS[(OVERLAYS.indexOf(overlay) + 1) % OVERLAYS.length]! })),
  inspect: (isInspecting) => set({ isInspecting }),
  zoomBy: (factor) => set(({ zoom }) => ({ zoom: Math.max(ZOOM[0], Math.min(ZOOM[1], zoom * factor)) })),
}));
