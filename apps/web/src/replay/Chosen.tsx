// The gauges as they were at the turn looked at, and what was chosen in it.

import { type AnyShape, type Session, wordsOf } from '@interlock/kernel';
import { Check } from 'lucide-react';
import { usePanel, useRun } from '../play/context.ts';
import { type Beat, shortName } from '../store/beats.ts';
import type { Spot } from './steps.ts';

interface ChosenProps {
  readonly session: Session<AnyShape>;
  readonly spot: Spot;
  /** The last turn that counts. */
  readonly beat: Beat;
}

export const Chosen = ({ session, spot: { turn }, beat }: ChosenProps) => {
  const Vitals = useRun((state) => state.screen.look.Vitals);
  const panel = usePanel();
  const played = session.turns[beat.turn - 1];
  const words = played
    ? wordsOf(session.game, session.world, session.positionAt(beat.turn - 1).state, played).join('; ') || 'nothing'
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
          <Check className="i" aria-hidden="true" /> <b>{shortName([beat], beat.turn)}, chosen:</b> {words}
          {turn > beat.turn ? <span className="dim"> · since then only time has passed</span> : null}
        </p>
      )}
    </div>
  );
};
