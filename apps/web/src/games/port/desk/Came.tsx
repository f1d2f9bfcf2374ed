// What came of the last answer, in its own dry line, until the next answer is given. Its room is always there, so nothing
// moves when it changes.

import { Glyph } from '../../../parts/Glyph.tsx';
import { usePort } from '../run/context.ts';
import { useLast } from '../run/useLast.ts';

export const Came = () => {
  const last = useLast();
  const isFirst = usePort((state) => state.phase === 'ready');
  if (isFirst) return null;
  const tone = last?.crossed[0]?.tone ?? (last?.isBetter ? 'ok' : 'plain');
  return (
    <p className={`pt-came pt-came--${tone}`} data-number={last?.number ?? 0}>
      {last === null ? (
        <span className="dim">What comes of an answer is told here.</span>
      ) : (
        <>
          {tone !== 'plain' && <Glyph name={tone} className={tone} />}
          <span>
            <b>{last.crossed[0] ? `${last.crossed[0].text}.` : last.change}</b> {last.says}
          </span>
        </>
      )}
    </p>
  );
};
