// The port store of the screen, for its parts.

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PortState, PortStore } from './store.ts';

export const PortContext = createContext<PortStore | null>(null);

export const usePortStore = (): PortStore => {
  const store = useContext(PortContext);
  if (!store) throw new Error('This part belongs inside the port screen.');
  return store;
};

export const usePort = <T>(pick: (state: PortState) => T): T => useStore(usePortStore(), pick);
