// What the player has chosen to see: which networks shine through the floor, whether arrows inspect or walk. Not part of
// any run.

import { CARRIERS, type Carrier } from '@interlock/reactor/screen';
import { create } from 'zustand';

interface Sight {
  /** Networks shown; none is the plain surface, all three the whole x-ray. */
  readonly shown: readonly Carrier[];
  /** Arrow keys move the eye instead of the robot. */
  readonly isInspecting: boolean;
  /** Times the size at which the map fits or is smallest. */
  readonly zoom: number;
  zoomBy(factor: number): void;
  toggle(carrier: Carrier): void;
  show(shown: readonly Carrier[]): void;
  /** Surface, fuel, coolant, electricity, all, and round again. */
  cycle(): void;
  inspect(on: boolean): void;
}

const ROUND: readonly (readonly Carrier[])[] = [[], ['fuel'], ['coolant'], ['electricity'], CARRIERS];

const ZOOM = [0.5, 3] as const;

export const useSight = create<Sight>((set, get) => ({
  shown: CARRIERS,
  isInspecting: false,
  zoom: 1,
  zoomBy: (factor) => set(({ zoom }) => ({ zoom: Math.max(ZOOM[0], Math.min(ZOOM[1], zoom * factor)) })),
  toggle: (carrier) => {
    const { shown } = get();
    set({ shown: CARRIERS.filter((one) => (one === carrier) !== shown.includes(one)) });
  },
  show: (shown) => set({ shown }),
  cycle: () => {
    const now = get().shown.join();
    const at = ROUND.findIndex((one) => one.join() === now);
    set({ shown: ROUND[(at + 1) % ROUND.length]! });
  },
  inspect: (isInspecting) => set({ isInspecting }),
}));
