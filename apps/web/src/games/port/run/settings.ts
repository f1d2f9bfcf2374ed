// What a player chose about pace and presses: kept in localStorage, each field checked by itself.

import { type Mode, onePressDefault } from '@interlock/port/screen';
import { create } from 'zustand';
import { DEFAULT_HEADER, type Header, SPEEDS } from './header.ts';

export interface PortSettings {
  readonly mode: Mode;
  readonly speedPm: number;
  readonly ranked: boolean;
  /** Null: as the mode has it. */
  readonly onePress: boolean | null;
  readonly readWhilePaused: boolean;
}

const KEY = 'interlock.port.settings';

export const settingsFrom = (text: string | null): PortSettings => {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    // not JSON: the defaults
  }
  return {
    mode: found.mode === 'realtime' ? 'realtime' : 'relaxed',
    speedPm: typeof found.speedPm === 'number' && found.speedPm in SPEEDS ? found.speedPm : DEFAULT_HEADER.speedPm,
    ranked: found.ranked === true,
    onePress: typeof found.onePress === 'boolean' ? found.onePress : null,
    readWhilePaused: found.readWhilePaused === true,
  };
};

const readSettings = (): PortSettings => {
  try {
    return settingsFrom(localStorage.getItem(KEY));
  } catch {
    return settingsFrom(null);
  }
};

interface Pace {
  readonly settings: PortSettings;
  /** Whether the sheet that changes them is open. */
  readonly isOpen: boolean;
  set(change: Partial<PortSettings>): void;
  open(isOpen: boolean): void;
}

export const usePace = create<Pace>((set, get) => ({
  settings: readSettings(),
  isOpen: false,
  set(change) {
    const settings = { ...get().settings, ...change };
    set({ settings });
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // storage is full or forbidden: the choice holds until the page is closed
    }
  },
  open: (isOpen) => set({ isOpen }),
}));

export const headerOf = ({ mode, speedPm, ranked }: PortSettings): Header => ({
  mode,
  speedPm,
  practice: !ranked,
  assisted: false,
});

export const isOnePress = ({ onePress }: PortSettings, { mode, speedPm }: Header): boolean =>
  onePress ?? onePressDefault(mode, speedPm);
