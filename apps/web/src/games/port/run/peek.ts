// What is being looked at: an answer (hover, focus and tap fill the forecast alike) and a field asked for its cause.
// Neither is a plan nor touches the run.

import type { View } from '@interlock/port/screen';
import { create } from 'zustand';

interface Peek {
  readonly actionId: string | null;
  readonly field: keyof View['fields'] | null;
  set(actionId: string | null): void;
  /** Asks, or stops asking. */
  ask(field: keyof View['fields']): void;
}

export const usePeek = create<Peek>((set) => ({
  actionId: null,
  field: null,
  set: (actionId) => set({ actionId }),
  ask: (field) => set(({ field: now }) => ({ field: now === field ? null : field })),
}));
