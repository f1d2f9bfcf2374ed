// Several who plan in secret at one screen: whose seat it is, the curtain between two of them, handing in and taking back.
// Nothing of a plan stays in what is shown, said or kept once its seat is left.

import type { AnyShape, Refusal, Session, Viewer } from '@interlock/kernel';
import type { Stage } from '../../games/screen.ts';
import type { RunState } from '../runState.ts';
import { committedWords } from '../words.ts';

interface Hands {
  get(): RunState;
  renew(change: Partial<RunState>): void;
  moved(session: Session<AnyShape>, text: string, more: Partial<RunState>): void;
  say(text: string): void;
  refuse(action: null, refusal: Refusal): void;
  ended(): void;
}

type SeatActs = Pick<RunState, 'takeSeat' | 'lowerCurtain' | 'withdraw'> & { handIn(): void };

export const seatActs = ({ get, renew, moved, say, refuse, ended }: Hands): SeatActs => {
  const named = (seat: Viewer): string => get().screen.look.seatName?.(seat) ?? seat;

  const curtain = (seat: Viewer, text: string): void => {
    const { revision } = get();
    const blank = { otherPlan: [], which: 'A' as const, isComparing: false, selected: null };
    renew({ seat, stage: 'curtain', ...blank, refusedLines: [], revision: revision + 1 });
    say(text);
  };

  return {
    /** The plan is in: the next seat's curtain, or all are opened and the turn is played. */
    handIn() {
      const { session, seat, screen } = get();
      const answer = session.handIn(seat);
      if (!answer.ok) {
        refuse(null, answer.refusals[0]!);
        return;
      }
      const waiting = session.seats.find((one) => !session.isHandedIn(one));
      if (answer.value.length === 0 && waiting !== undefined) {
        curtain(waiting, `${named(seat)} is ready.`);
        return;
      }
      const isOver = session.status.is !== 'playing';
      const stage: Stage = isOver || screen.look.showsOpened ? 'opened' : 'curtain';
      moved(session, committedWords(session, answer.value.length), { seat: session.viewer, stage });
      ended();
    },

    takeSeat() {
      const { session, seat, stage, revision } = get();
      if (stage !== 'curtain') return;
      session.withdraw(seat);
      renew({ stage: 'plan', revision: revision + 1 });
      say(`${named(seat)} plans turn ${session.turns.length + 1}.`);
    },

    lowerCurtain() {
      if (get().stage === 'opened' && get().session.status.is === 'playing')
        curtain(get().session.viewer, 'The curtain is down.');
    },

    withdraw(seat) {
      const { session, stage } = get();
      if (stage === 'curtain' && session.isHandedIn(seat)) curtain(seat, `${named(seat)} takes the plan back.`);
    },
  };
};
