// What the player has chosen to see of the board: how large, how far ahead, whose windows. Not part of any run.

import { create } from 'zustand';

interface Sight {
  readonly zoom: number;
  /** Later turns of every ship, not of the own and the chosen one alone. */
  readonly isAllOrbits: boolean;
  readonly hasZones: boolean;
  /** Rings as rows. */
  readonly isUnrolled: boolean;
  zoomBy(factor: number): void;
  showOrbits(isAll: boolean): void;
  showZones(has: boolean): void;
  unroll(isUnrolled: boolean): void;
}

const ZOOM = [0.6, 3] as const;

export const useSight = create<Sight>((set) => ({
  zoom: 1,
  isAllOrbits: false,
  hasZones: true,
  isUnrolled: false,
  zoomBy: (factor) => set(({ zoom }) => ({ zoom: Math.max(ZOOM[0], Math.min(ZOOM[1], zoom * factor)) })),
  showOrbits: (isAllOrbits) => set({ isAllOrbits }),
  showZones: (hasZones) => set({ hasZones }),
  unroll: (isUnrolled) => set({ isUnrolled, zoom: 1 }),
}));
