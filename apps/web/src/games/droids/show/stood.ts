// Where field and dock stood before a program is shown: the show keeps both in place, so that nothing jumps under the eye.

import { useEffect, useState } from 'react';

export interface Stood {
  /** Height of the field's window. */
  readonly field: number;
  /** How far the window was panned. */
  readonly panned: { readonly left: number; readonly top: number };
  /** The dock, and where the panels are tabs these too: what they say is about the program to come. */
  readonly dock: { readonly left: number; readonly top: number; readonly width: number };
  /** Height of the dock alone. */
  readonly low: number;
}

/** Rooms for tape and keys, in rem: beside each other, and one below the other where the panels are tabs. */
const BESIDE = 11.5;
const BELOW = 16;

/** Asked while the page is still drawn as it was; null where the dock is needed during the show, or where there is no room
 *  in it that leaves the field free. */
const stoodNow = (): Stood | null => {
  const frame = document.querySelector('main.frame:not(.frame--replay)');
  const dock = frame?.querySelector('.dock')?.getBoundingClientRect();
  if (!frame || !dock) return null;
  const window = frame.querySelector('.dd-field > .dd-window');
  const field = window?.getBoundingClientRect();
  const tabs = frame.querySelector('.tabs')?.getBoundingClientRect();
  const hasTabs = tabs !== undefined && tabs.height > 0;
  const top = hasTabs ? Math.min(tabs.top, dock.top) : dock.top;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isBeside = field !== undefined && (field.right <= dock.left || field.bottom <= top);
  if (!isBeside || innerHeight - top < (hasTabs ? BELOW : BESIDE) * rem) return null;
  return {
    field: field.height,
    panned: { left: window!.scrollLeft, top: window!.scrollTop },
    dock: { left: dock.left, top, width: dock.width },
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
