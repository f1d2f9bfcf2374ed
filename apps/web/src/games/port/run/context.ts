// The port's parts look at the run of the frame through these: the run in the port's own words, and the hands on it.

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useRunStore } from '../../../play/context.ts';
import { type Hand, handOf } from './hand.ts';
import { usePace } from './settings.ts';
import { type PortState, portOf } from './state.ts';

export const usePort = <T>(pick: (state: PortState) => T): T => {
  const settings = usePace((state) => state.settings);
  return useStore(useRunStore(), (run) => pick(portOf(run, settings)));
};

export const useHand = (): Hand => {
  const store = useRunStore();
  return useMemo(() => handOf(store), [store]);
};
