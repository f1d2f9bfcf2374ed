// What the style sheet hides is not drawn either: the sheet alone knows the widths, and text size is one of them.

import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while the element has a box. */
export const useIsShown = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = (): void => setShown(element.getClientRects().length > 0);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isShown;
};
