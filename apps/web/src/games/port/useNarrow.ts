// How much room there is: what a width hides is not drawn either. The widths are those of the style sheet.

import { useSyncExternalStore } from 'react';

const WIDTHS = { phone: '(max-width: 45rem)', tablet: '(max-width: 73.75rem)' } as const;

/** True where the window is as narrow as that, or narrower. */
export const useNarrow = (width: keyof typeof WIDTHS): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(WIDTHS[width]);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(WIDTHS[width]).matches,
  );
