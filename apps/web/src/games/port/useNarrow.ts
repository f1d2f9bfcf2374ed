// How much room there is: what a width hides is not drawn either. The widths are those of the style sheet.

import { useCallback, useSyncExternalStore } from 'react';

const lists = {
  phone: matchMedia('(max-width: 45rem)'),
  tablet: matchMedia('(max-width: 73.75rem)'),
} as const;

/** True where the window is as narrow as that, or narrower. */
export const useNarrow = (width: keyof typeof lists): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      lists[width].addEventListener('change', changed);
      return () => lists[width].removeEventListener('change', changed);
    },
    [width],
  );
  return useSyncExternalStore(subscribe, () => lists[width].matches);
};
