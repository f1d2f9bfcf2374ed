// The answer that is being looked at: hover, focus and tap fill the forecast alike. No plan, and it touches no run.

import { create } from 'zustand';

interface Peek {
  readonly actionId: string | null;
  set(actionId: string | null): void;
}

export const usePeek = create<Peek>((set) => ({
  actionId: null,
  set: (actionId) => set({ actionId }),
}));
