// How much room there is: what a width hides is not drawn either. The widths are those of the style sheet, which measures
// them in the text size the player chose; a media query would measure in the browser's.

import { useCallback, useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';

const REMS = { phone: 45 } as const;

const listOf = (rems: number, text: number): MediaQueryList =>
  matchMedia(`(max-width: ${text === 100 ? `${rems}rem` : `${(rems * 16 * text) / 100}px`})`);

/** True where the window is as narrow as that, or narrower. */
export const useNarrow = (width: keyof typeof REMS): boolean => {
  const text = useSettings((settings) => settings.text);
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(REMS[width], text);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [width, text],
  );
  return useSyncExternalStore(subscribe, () => listOf(REMS[width], text).matches);
};
