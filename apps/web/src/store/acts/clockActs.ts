// Time in a run: how much of it has passed, the turns that it makes due, and the stamp of a press. Whoever opens the run
// says how time passes; the timer itself stands in play/useClock.ts.

import type { AnyShape, Turn } from '@interlock/kernel';
import type { Clock, Look, Table } from '../../games/screen.ts';
import type { RunState } from '../runState.ts';

interface Hands {
  readonly look: Look;
  readonly table: Table;
  /** Nothing is ever played here: the replay room. */
  readonly isOff: boolean;
  now(): number;
  get(): RunState;
  set(change: Partial<RunState>): void;
  say(text: string): void;
  keep(): void;
}

type ClockActs = Pick<RunState, 'beat' | 'pause' | 'resume' | 'isTimed' | 'stamped' | 'setLabel' | 'now'>;

interface Time {
  readonly acts: ClockActs;
  /** The clock of another place of the run: it begins there. */
  wind(table: Table): void;
  /** A plan with the time of this moment on it. */
  stamped(plan: Turn<AnyShape>): Turn<AnyShape>;
}

export const clockActs = ({ look, table: first, isOff, now, get, set, say, keep }: Hands): Time => {
  let clock: Clock | null = isOff ? null : (look.clock?.(first) ?? null);
  let asked = now();

  /** Whole milliseconds since it was last asked; the rest is kept for the next asking. */
  const elapsed = (): number => {
    const gone = Math.max(0, Math.floor(now() - asked));
    asked += gone;
    return gone;
  };
  const isTimed = (): boolean => clock?.runs(get().table) ?? false;
  const stamped = (plan: Turn<AnyShape>): Turn<AnyShape> => {
    const { table } = get();
    return isTimed() ? plan.map((action) => clock?.stamped?.(table, action) ?? action) : plan;
  };

  const acts: ClockActs = {
    now,
    isTimed,
    stamped: (action) => stamped([action])[0],

    beat() {
      const gone = elapsed();
      const { isPaused, table, moment } = get();
      if (!clock || isPaused || table.status.is !== 'playing' || !isTimed()) return;
      const due = clock.due(table, gone);
      if (due.length > 0) get().play(...due);
      const shown = clock.moment?.(get().table) ?? moment;
      if (shown !== get().moment) set({ moment: shown });
    },

    pause() {
      if (!isTimed() || get().isPaused) return;
      acts.beat();
      if (get().table.status.is !== 'playing') return;
      set({ isPaused: true });
      keep();
      say('The clock stands.');
    },

    resume() {
      const { isPaused, table } = get();
      if (!isTimed() || !isPaused || table.status.is !== 'playing') return;
      asked = now();
      // What lies there at the start is seen only now.
      set({ isPaused: false, refused: null, ...(table.turn === 0 ? { since: now() } : {}) });
      say('The clock runs.');
    },

    setLabel(label) {
      acts.beat();
      const { label: before, table } = get();
      if (label === before) return;
      set({ label, table: { ...table, label } });
      keep();
    },
  };
  return {
    acts,
    stamped,
    wind(table) {
      clock = isOff ? null : (look.clock?.(table) ?? null);
      asked = now();
    },
  };
};
