// A value as it stood when the last frame was painted. React's own deferred values start as soon as the thread is free,
// which is often just before the frame they were meant to wait for.

import { startTransition, useEffect, useState } from 'react';

let waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();

port1.onmessage = () => {
  const due = waiting;
  waiting = [];
  // All panels in one go; a key in between comes first.
  startTransition(() => {
    for (const show of due) show();
  });
};

/** A message sent from within a frame is delivered once that frame is painted. */
const afterPaint = (show: () => void): void => {
  if (waiting.push(show) === 1) requestAnimationFrame(() => port2.postMessage(null));
};

export const useLater = <T>(value: T): T => {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    let isGone = false;
    afterPaint(() => {
      if (!isGone) setShown(() => value);
    });
    return () => {
      isGone = true;
    };
  }, [value]);
  return shown;
};

/** The same, but nothing goes at once: what may no longer be seen does not linger. */
export const useFollowing = <T>(value: T | null): T | null => {
  const later = useLater(value);
  return value === null ? null : later;
};
