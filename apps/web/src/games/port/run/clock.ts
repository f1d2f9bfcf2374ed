// The port's clock: elapsed milliseconds, at the speed of the run, become ticks on the second and the stamps of presses.

import type { PortShape } from '@interlock/port';
import { type FedUs, feed, stampNow, ticksDue } from '@interlock/port/screen';
import type { Clock, Table } from '../../screen.ts';
import { headerFrom } from './header.ts';

export const clock = (start: Table<PortShape>): Clock<PortShape> => {
  let fed: FedUs = start.view.clockMs * 1000;
  let shown = start.view.clockMs;
  const isTimed = ({ label }: Table<PortShape>): boolean => headerFrom(label ?? undefined).mode === 'realtime';
  return {
    everyMs: 100,
    runs: isTimed,
    due({ world, view, label }, elapsedMs) {
      fed = feed(fed, elapsedMs, headerFrom(label ?? undefined).speedPm);
      return ticksDue(world, view, fed);
    },
    stamped: ({ view }, action) => (action.type === 'pick' ? { ...action, atMs: stampNow(view, fed) } : action),
    /** Grows inside a second only when an answer that cools comes free. */
    moment({ view }) {
      const now = stampNow(view, fed);
      if (view.card?.answers.some(({ readyAtMs }) => readyAtMs > shown && readyAtMs <= now)) shown = now;
      return shown;
    },
  };
};
