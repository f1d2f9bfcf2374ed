// The clock round the card while time runs by itself: closed at first, then one piece for each second that is left. The
// number sits on its top edge, always in the same box, so nothing moves when the seconds run short.

import { usePort } from '../run/context.ts';
import { lengthOf, piecesOf, ringOf } from '../run/ring.ts';

export const Ring = () => {
  const timeLeft = usePort(({ view }) => view.fields.timeLeft);
  const warnings = usePort(({ session }) => session.world.config.ui.timeWarnings);
  const { level, pieces } = ringOf(warnings, timeLeft);
  const dashes = (many: number) => ({ pathLength: lengthOf(pieces), strokeDasharray: piecesOf(many, pieces) });
  return (
    <>
      <svg className="pt-ring" data-level={level} aria-hidden="true">
        {pieces === 0 ? (
          <rect className="pt-ring-left" />
        ) : (
          <>
            <rect className="pt-ring-spent" {...dashes(pieces)} />
            <rect className="pt-ring-left" {...dashes(timeLeft)} />
          </>
        )}
      </svg>
      <span className="pt-count" data-level={level} aria-hidden="true">
        <b className="num">{timeLeft}</b> {timeLeft === 1 ? 'second left' : 'seconds left'}
      </span>
    </>
  );
};
