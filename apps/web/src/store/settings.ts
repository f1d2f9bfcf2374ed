// What a person chose about the room: theme, motion, text size, sound, keys. Kept in localStorage; a browser that refuses
// storage still plays.

import { create } from 'zustand';
import { choicesFrom, type KeyChoices } from './keys.ts';

export interface Settings {
  readonly theme: 'system' | 'dark' | 'light';
  readonly motion: 'system' | 'full' | 'reduce';
  /** Speed of what is shown after a commit. */
  readonly speed: 1 | 2 | 4;
  /** Per cent. */
  readonly text: 100 | 125 | 150 | 175 | 200;
  readonly sound: boolean;
  /** Keys in place of the usual ones. */
  readonly keys: KeyChoices;
}

export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
const KEY = 'interlock.settings';
const DEFAULTS: Settings = { theme: 'system', motion: 'system', speed: 1, text: 100, sound: true, keys: {} };

const oneOf = <T>(value: unknown, among: readonly T[], otherwise: T): T =>
  among.includes(value as T) ? (value as T) : otherwise;

/** Settings out of whatever was stored: each field by itself, the default where it makes no sense. */
export const settingsFrom = (text: string | null): Settings => {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    // not JSON: the defaults
  }
  return {
    theme: oneOf(found.theme, ['system', 'dark', 'light'], DEFAULTS.theme),
    motion: oneOf(found.motion, ['system', 'full', 'reduce'], DEFAULTS.motion),
    speed: oneOf(found.speed, [1, 2, 4], DEFAULTS.speed),
    text: oneOf(found.text, TEXT_SIZES, DEFAULTS.text),
    sound: oneOf(found.sound, [true, false], DEFAULTS.sound),
    keys: choicesFrom(found.keys),
  };
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...settingsFrom(stored()),
  set(change) {
    set(change);
    const { theme, motion, speed, text, sound, keys } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, motion, speed, text, sound, keys }));
    } catch {
      // a full or forbidden storage: the choice holds until the page is closed
    }
    applySettings(get());
  },
}));

const wantsLight = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;

/** Puts the settings on the page; index.html does the same before the first paint. */
export const applySettings = ({ theme, motion, text }: Settings): void => {
  const root = document.documentElement;
  root.dataset.theme = theme === 'system' ? (wantsLight() ? 'light' : 'dark') : theme;
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
  root.style.fontSize = text === 100 ? '' : `${(16 * text) / 100}px`;
};

/** True where nothing shall move. */
export const isStill = (): boolean => {
  const { motion } = useSettings.getState();
  const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  return motion === 'reduce' || (motion === 'system' && wish);
};

export const followSystem = (): void => {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => applySettings(useSettings.getState()));
};
