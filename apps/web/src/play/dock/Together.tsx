// The end of a run that several played, or that nobody won: how it ended for each seat.

import type { Status } from '@interlock/kernel';
import { Glyph } from '../../parts/Glyph.tsx';
import { Commit } from '../../parts/plan/Commit.tsx';
import { useRun, useRunStore } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { useHeading } from '../top/heading.ts';
import { grouped } from '../top/useVerdict.ts';
import { WatchAndShare } from './EndKeys.tsx';

export const Together = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const session = useRun((state) => state.session);
  const heading = useHeading();
  const { look, game } = useRun((state) => state.screen);
  const { restart } = useRunStore().getState();
  const ends = session.seats.map((seat) => ({ seat, status: session.statusFor(seat) }));
  const isDrawn = ends.some(({ status }) => status.is === 'drawn');
  const winner = ends.find(({ status }) => status.is === 'won');
  const nameOf = (seat: string): string => (session.seats.length === 1 ? 'You' : (look.seatName?.(seat) ?? seat));
  const words = (status: Status): string => {
    if (status.is === 'won') return status.score > 0 ? `won, score ${grouped(status.score)}` : 'won';
    if (status.is === 'playing') return 'plays on';
    if (status.is === 'lost' && winner) return 'lost';
    return game.words.cause?.(session.world, status.cause, session.state) ?? status.cause;
  };
  return (
    <>
      <div className="rhead">
        <Glyph name={isDrawn ? 'unknown' : 'ready'} className={isDrawn ? 'unknown' : 'ready'} />
        <span>
          <b>{isDrawn ? 'Drawn.' : `${winner ? nameOf(winner.seat) : 'Nobody'} wins.`}</b>
          <small>
            {heading}, turn {session.turns.length}
          </small>
        </span>
      </div>
      <dl className="facts">
        {ends.map(({ seat, status }) => (
          <div className="fact" key={seat}>
            <dt>{nameOf(seat)}</dt>
            <dd>{words(status)}</dd>
          </div>
        ))}
      </dl>
      <div className="keys">
        <WatchAndShare onAct={onAct} />
        <Commit act="Once more" note="the same level from its start" mood="calm" cap="Enter" onPress={restart} />
      </div>
    </>
  );
};
