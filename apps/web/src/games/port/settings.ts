// What a player chose about pace and presses: kept in localStorage, each field checked by itself.

import { type Mode, onePressDefault } from '@interlock/port/tools';
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

export const readSettings = (): PortSettings => {
  try {
    return settingsFrom(localStorage.getItem(KEY));
  } catch {
    return settingsFrom(null);
  }
};

export const writeSettings = (settings: PortSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is full or forbidden: the choice holds until the page is closed
  }
};

export const headerOf = ({ mode, speedPm, ranked }: PortSettings): Header => ({
  mode,
  speedPm,
  practice: !ranked,
  assisted: false,
});

export const isOnePress = ({ onePress }: PortSettings, { mode, speedPm }: Header): boolean =>
  onePress ?? onePressDefault(mode, speedPm);
