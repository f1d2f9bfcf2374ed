// Leaks: a burst floor over fuel and coolant, cables hanging from the wall and sparking toward their face. Severity as a number.

import {
  type Carrier,
  type Facility,
  type Index,
  KINDS,
  type Leak,
  surfaceAt,
  xOf,
  yOf,
} from '@interlock/reactor/screen';
import { memo } from 'react';
import { CELL, midX, midY } from '../board/geometry.ts';
import { glyphAt } from './shape.ts';

const BURST = 'M-13 3l5-8 4 5 5-10 3 8 6-5 2 9-6 5-5-2-4 6-4-5z';

const Burst = ({ facility, leak }: { facility: Facility; leak: Leak }) => {
  const [x, y] = [midX(facility, leak.cell), midY(facility, leak.cell)];
  return (
    <g data-leak="burst" transform={`translate(${x} ${y})`}>
      <path
        d="M-19 9l7-5M20-4l-8 3M4 19l-2-8M-9-18l4 8"
        stroke="var(--trench)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d={BURST}
        fill="var(--trench)"
        stroke={`var(--${leak.carrier})`}
        strokeWidth="2"
        strokeLinejoin="round"
        transform={`scale(${1.12 + leak.severity * 0.12})`}
      />
    </g>
  );
};

/** The severity of a burst, over the figures of the floor: beside the middle where two figures would press on it, below
 *  it in a small cell. */
export const Severities = memo(({ facility, isCalm }: { facility: Facility; isCalm: boolean }) => (
  <g>
    {facility.leaks
      .filter((leak) => leak.cell === leak.face)
      .map((leak) => {
        const { value } = surfaceAt(facility, leak.cell);
        const aside = !isCalm && KINDS.filter((kind) => value[kind] > 0).length === 2 ? 14 : 0;
        return (
          <text
            key={leak.id}
            className="bn mid halo rx-letter"
            x={midX(facility, leak.cell) - aside}
            y={midY(facility, leak.cell) + (isCalm ? 19 : aside > 0 ? 4.5 : 6)}
            fill={`var(--${leak.carrier})`}
          >
            {leak.severity}
          </text>
        );
      })}
  </g>
));

const Cables = ({ facility, leak }: { facility: Facility; leak: Leak }) => {
  const dx = xOf(facility, leak.face) - xOf(facility, leak.cell);
  const dy = yOf(facility, leak.face) - yOf(facility, leak.cell);
  // Drawn for a face to the west, then turned.
  const turn = dx === -1 ? 0 : dx === 1 ? 180 : dy === -1 ? 90 : -90;
  const [x, y] = [midX(facility, leak.cell), midY(facility, leak.cell)];
  return (
    <g data-leak="cables">
      <g
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill="none"
        stroke="var(--electricity)"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x={-CELL / 2 + 6} y="-13" width="24" height="26" rx="4" fill="var(--trench)" strokeWidth="2" />
        <path d="M-18-6q-10 2-14-6M-18 5q-8 0-13 7" strokeWidth="2.4" />
        <g className="rx-sparks" strokeWidth="1.8">
          <path d="M-35-16l-2 5 5-1-3 6" />
          <path d="M-34 9l-3 4 5 0-2 6" />
          {leak.severity > 1 && <path d="M-39-4l-3 3 5 1-3 4" />}
          {leak.severity > 2 && <path d="M-44-14l-2 4 4 0-2 5M-44 8l-2 4 4 0-2 5" />}
        </g>
      </g>
      <text className="bn mid f-electricity" x={x + dx * 6} y={y + dy * 6 + 4.5}>
        {leak.severity}
      </text>
    </g>
  );
};

/** The turn in which a leak gets worse, as announced. */
const Worsening = ({ facility, leak }: { facility: Facility; leak: Leak }) => {
  const turn = facility.schedule.find((event) => event.turn !== null && event.worsens.includes(leak.id))?.turn;
  if (turn === undefined) return null;
  return (
    <text
      className="rx-word halo mid"
      x={midX(facility, leak.cell)}
      y={midY(facility, leak.cell) + 22}
      fill={`var(--${leak.carrier})`}
    >
      ▲ T{turn}
    </text>
  );
};

export const Leaks = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-leaks">
    {facility.leaks.map((leak) => (
      <g key={leak.id}>
        {leak.cell === leak.face ? (
          <Burst facility={facility} leak={leak} />
        ) : (
          <Cables facility={facility} leak={leak} />
        )}
        <Worsening facility={facility} leak={leak} />
      </g>
    ))}
  </g>
));

/** Leaks that announced events will open: dashes in the carrier's colour, its sign, and the turns it happens. */
export const Coming = memo(({ facility }: { facility: Facility }) => {
  const coming = new Map<Index, { carrier: Carrier; turns: number[] }>();
  for (const { turn, starts } of facility.schedule)
    for (const { leak, carrier, cell } of starts) {
      if (turn === null || facility.leaks.some(({ id }) => id === leak)) continue;
      coming.set(cell, { carrier, turns: [...(coming.get(cell)?.turns ?? []), turn] });
    }
  return (
    <g className="rx-coming">
      {[...coming].map(([cell, { carrier, turns }]) => {
        const [x, y] = [midX(facility, cell), midY(facility, cell)];
        return (
          <g key={cell} data-coming={carrier}>
            <path
              d={BURST}
              fill="none"
              stroke={`var(--${carrier})`}
              strokeWidth="1.5"
              strokeDasharray="3 2.5"
              transform={`translate(${x} ${y}) scale(1.25)`}
            />
            <path d={glyphAt(carrier, x - 5, y - 11, 10)} fill={`var(--${carrier})`} />
            <text className="bn mid halo rx-letter" x={x} y={y + 10} fill="var(--text-1)">
              {turns.map((turn) => `T${turn}`).join(' ')}
            </text>
          </g>
        );
      })}
    </g>
  );
});
