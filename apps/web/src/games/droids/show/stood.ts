// Where field and dock stood before a program is shown: the show keeps both in place, so that nothing jumps under the eye.

import { useEffect, useState } from 'react';

export interface Stood {
  /** Height of the field's window; null: no field stood there. */
  readonly field: number | null;
  /** How far the window was panned. */
  readonly panned: { readonly left: number; readonly top: number };
  /** The dock, and where the panels are tabs these too: what they say is about the program to come. */
  readonly dock: { readonly left: number; readonly top: number; readonly width: number };
  /** Height of the dock alone. */
  readonly low: number;
}

/** Asked while the page is still drawn as it was; null where what stands in the dock is needed during the show. */
const stoodNow = (): Stood | null => {
  const frame = document.querySelector('main.frame:not(.frame--replay)');
  const dock = frame?.querySelector('.dock')?.getBoundingClientRect();
  if (!frame || !dock) return null;
  const field = frame.querySelector('.dd-field > .dd-window');
  const tabs = frame.querySelector('.tabs')?.getBoundingClientRect();
  return {
    field: field?.getBoundingClientRect().height ?? null,
    panned: { left: field?.scrollLeft ?? 0, top: field?.scrollTop ?? 0 },
    dock: {
      left: dock.left,
      top: tabs && tabs.height > 0 ? Math.min(tabs.top, dock.top) : dock.top,
      width: dock.width,
    },
    low: dock.height,
  };
};

/** A window of another size is laid out anew. */
export const useStood = (): Stood | null => {
  const [stood, setStood] = useState(stoodNow);
  useEffect(() => {
    const forget = (): void => setStood(null);
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, []);
  return stood;
};
