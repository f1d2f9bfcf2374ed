// After the run: how each field went from answer to answer, with the limits it moved between.

import type { View } from '@interlock/port/screen';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useMemo, useRef } from 'react';
import { useDrawnWidth } from '../../../parts/chart/useDrawnWidth.ts';
import { usePort } from '../run/context.ts';
import { pastOf } from '../run/past.ts';
import { FIELD_NAMES } from '../run/words.ts';
import { COLOURS } from './Gauges.tsx';

const SHOWN = ['timeLeft', 'stress', 'bureaucracy', 'security', 'privilege'] as const;
/** In units of the type, as wide as its column: the letters have their size wherever it stands. */
const USUAL = 180;
const LEAST = 90;
const H = 40;

export const Went = () => {
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
  const past = useMemo(() => [...pastOf(session), session.state], [session]);
  return (
    <ul className="pt-went">
      {SHOWN.map((field) => (
        <Strip key={field} field={field} view={view} values={past.map((one) => one[field])} />
      ))}
    </ul>
  );
};

const Strip = ({ field, view, values }: { field: (typeof SHOWN)[number]; view: View; values: readonly number[] }) => {
  const drawing = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(drawing, USUAL, LEAST);
  const gauge = view.gauges.find((one) => one.field === field);
  const top = Math.max(gauge?.full ?? 6, ...values);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [3, width - 3]);
  const y = scaleLinear([0, top], [H - 3, 3]);
  const path = line<number>(
    (_, i) => x(i),
    (value) => y(value),
  )([...values]);
  const last = values.at(-1) ?? 0;
  return (
    <li>
      {/* The limits are named beside the strip: on it, a name would lie over the line it speaks of. */}
      <span>
        {FIELD_NAMES[field]}
        <small className="num">
          {gauge?.marks.map(({ letter, at }) => (
            <span key={letter} className={letter === 'G' ? '' : 'critical'}>
              {letter}
              {at}{' '}
            </span>
          ))}
        </small>
      </span>
      <svg
        ref={drawing}
        style={{ height: `${H / 16}rem` }}
        viewBox={`0 0 ${width} ${H}`}
        role="img"
        aria-label={`${FIELD_NAMES[field]} went ${values.join(', ')}`}
      >
        {gauge?.marks.map(({ letter, at }) => (
          <path key={letter} d={`M0 ${y(at)}H${width}`} className={letter === 'G' ? 'gate' : 'limit'} />
        ))}
        <path d={path ?? ''} className="run" style={{ stroke: COLOURS[field] ?? 'var(--you)' }} />
        <circle cx={x(values.length - 1)} cy={y(last)} r="3" />
      </svg>
      <b className="num">{last}</b>
    </li>
  );
};
