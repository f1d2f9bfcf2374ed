// The gauges as they were at the turn looked at, and what was chosen in it.

import { type AnyShape, type Session, wordsOf } from '@interlock/kernel';
import { Check } from 'lucide-react';
import { usePanel, useRun } from '../play/context.ts';
import type { Spot } from './steps.ts';

export const Chosen = ({ session, spot: { turn } }: { session: Session<AnyShape>; spot: Spot }) => {
  const Vitals = useRun((state) => state.screen.look.Vitals);
  const panel = usePanel();
  const played = session.turns[turn - 1];
  const words = played
    ? wordsOf(session.game, session.world, session.positionAt(turn - 1).state, played).join('; ') || 'nothing'
    : null;
  return (
    <div className="chosen">
      {Vitals ? (
        <div className="vitals" data-gauges>
          <Vitals {...panel} />
        </div>
      ) : null}
      {words === null ? null : (
        <p className="chosenline">
          <Check className="i" aria-hidden="true" /> <b>Turn {turn}, chosen:</b> {words}
        </p>
      )}
    </div>
  );
};
