// The ways back: undo and redo of plans and turns, the run begun anew, and going back to the turn that decided it.

import { type AnyShape, decodeTurn, Session, type Turn } from '@interlock/kernel';
import type { Look, Stage } from '../../games/screen.ts';
import type { RunState } from '../runState.ts';

const RANKED_OVER = 'A ranked run that is over stays over. It can be watched, and forked for practice.';
/** Steps of a saving line that are laid out where a turn is one step. */
const SAVING_STEPS = 12;

interface Hands {
  get(): RunState;
  set(change: Partial<RunState>): void;
  renew(): void;
  moved(session: Session<AnyShape>, text: string, more: Partial<RunState>): void;
  say(text: string): void;
}

/** One undo takes several turns where the look says so; redo then goes on to the end of what one undo took. */
const isInMidUndo = ({ undoes }: Look, turns: readonly Turn<AnyShape>[], undone: readonly Turn<AnyShape>[]): boolean =>
  undoes !== undefined && undoes([...turns, undone[0]!]) > 1;

export const rewindActs = ({
  get,
  set,
  renew,
  moved,
  say,
}: Hands): Pick<RunState, 'undo' | 'redo' | 'restart' | 'forkAt'> => {
  const look = (): Look => get().screen.look;
  return {
    undo() {
      const { session, seat, isSwapped } = get();
      if (isSwapped) {
        get().swapPlans(get().which === 'A' ? 'B' : 'A');
        set({ isSwapped: false });
        return;
      }
      if (session.unplan(seat)) {
        renew();
        say(
          session.pendingOf(seat).length === 0
            ? 'Nothing is planned any more.'
            : 'The last change of the plan is taken back.',
        );
        return;
      }
      const { aside } = get();
      if (aside && session.turns.length === 0) {
        const note = 'The run from before the restart is back.';
        moved(aside.session, note, { rewindsBefore: aside.rewindsBefore, helps: aside.helps, note, did: 'undo' });
        return;
      }
      if (session.isRanked && session.status.is !== 'playing') return say(RANKED_OVER);
      const allowed = session.canUndo();
      if (!allowed.ok) return say(allowed.error.message);
      const depth = look().undoes?.(session.turns) ?? 1;
      if (depth === 0) return say('There is nothing to take back.');
      let done = 0;
      for (; done < depth; done++) {
        const answer = session.undo();
        if (answer.ok) continue;
        if (done === 0) return say(answer.error.message);
        break;
      }
      // However many turns it takes, one undo is one rewind.
      const rewindsBefore = get().rewindsBefore - (done - 1);
      moved(session, `Back to turn ${session.turns.length + 1}.`, { rewindsBefore, did: 'undo' });
    },

    redo() {
      const { session, seat } = get();
      if (session.replan(seat)) {
        renew();
        return say('The change of the plan is made again.');
      }
      const answer = session.redo();
      if (!answer.ok) return say(answer.error.message);
      // As many as the undo took: what it would take back now is what it took then.
      while (session.undone.length > 0 && isInMidUndo(look(), session.turns, session.undone)) session.redo();
      moved(session, `Turn ${session.turns.length} played again.`, { did: 'redo' });
    },

    restart() {
      if (look().restarts?.(get())) return;
      const { session, rewindsBefore, helps } = get();
      const fresh = new Session(session.run, { ranked: session.isRanked });
      const isWorthKeeping = session.turns.length > 0 || session.pending.length > 0;
      const aside = isWorthKeeping ? { session, rewindsBefore, helps } : get().aside;
      const note = aside ? 'The run starts anew. Undo brings the old one back.' : 'The run starts anew.';
      const retries = helps.retries + (session.turns.length > 0 ? 1 : 0);
      const stage: Stage = fresh.seats.length > 1 ? 'curtain' : 'plan';
      moved(fresh, note, {
        rewindsBefore: 0,
        helps: { hints: 0, retries },
        aside,
        note,
        seat: fresh.viewer,
        stage,
        did: 'anew',
      });
    },

    forkAt(turn, saving = []) {
      const { session, rewindsBefore, screen } = get();
      const { game } = screen;
      // The fork counts its own rewinds from nought; the turns left behind are rewound ones.
      const rewound = rewindsBefore + session.rewinds + session.turns.length - turn;
      const line = saving.slice(0, game.turn === 'one' ? SAVING_STEPS : 1).map((one) => decodeTurn(game, one));
      const otherPlan = line.flatMap((one) => (one.ok ? one.value : []));
      moved(session.fork(turn), `Back to turn ${turn + 1}.`, { rewindsBefore: rewound, otherPlan, did: 'undo' });
    },
  };
};
