// What the player has chosen to see: which networks shine through the floor, whether arrows inspect or walk. Not part of
// any run.

import { create } from 'zustand';
import { CARRIERS, type Carrier } from './model.ts';

interface Sight {
  /** Networks shown; none is the plain surface, all three the whole x-ray. */
  readonly shown: readonly Carrier[];
  /** Arrow keys move the eye instead of the robot. */
  readonly isInspecting: boolean;
  toggle(carrier: Carrier): void;
  show(shown: readonly Carrier[]): void;
  /** Surface, fuel, coolant, electricity, all, and round again. */
  cycle(): void;
  inspect(on: boolean): void;
}

const ROUND: readonly (readonly Carrier[])[] = [[], ['fuel'], ['coolant'], ['electricity'], CARRIERS];

export const useSight = create<Sight>((set, get) => ({
  shown: CARRIERS,
  isInspecting: false,
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
