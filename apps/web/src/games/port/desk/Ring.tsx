// The clock round the card while time runs by itself: a line that burns down, with a notch at each warning. It lies over
// the edge of the card and takes no room, so nothing moves when it changes.

import { usePort } from '../run/context.ts';
import { moodOf } from '../run/moods.ts';

const WHOLE = 1000;

export const Ring = () => {
  const header = usePort((state) => state.header);
  const phase = usePort((state) => state.phase);
  const { timeLeft } = usePort((state) => state.view.fields);
  const config = usePort((state) => state.session.world.config);
  if (header.mode !== 'realtime' || phase !== 'running') return null;
  const full = config.limits.startTimeMax;
  const left = (seconds: number): number => Math.round((WHOLE * Math.min(seconds, full)) / full);
  const level = moodOf(config, 'timeLeft', timeLeft)?.level ?? 0;
  return (
    <svg className="pt-ring" data-level={level} aria-hidden="true" preserveAspectRatio="none">
      <rect className="pt-ring-way" x="2" y="2" rx="6" pathLength={WHOLE} />
      <rect
        className="pt-ring-left"
        x="2"
        y="2"
        rx="6"
        pathLength={WHOLE}
        strokeDasharray={`${left(timeLeft)} ${WHOLE}`}
      />
      {config.ui.timeWarnings.map((at) => (
        <rect
          key={at}
          className="pt-ring-notch"
          x="2"
          y="2"
          rx="6"
          pathLength={WHOLE}
          strokeDasharray={`0 ${left(at) - 2} 4 ${WHOLE}`}
        />
      ))}
    </svg>
  );
};
