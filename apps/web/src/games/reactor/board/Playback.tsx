// Motion after a commit: replays what was recorded on top of a board that already shows the end. Any input cuts it short.

import type { ReactorShape } from '@interlock/reactor';
import type { Carrier, Facility, Index } from '@interlock/reactor/screen';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isStill, useSettings } from '../../../store/settings.ts';
import type { Table } from '../../screen.ts';
import { CELL, left, midX, midY, top } from './geometry.ts';
import { type Beat, type Mark, scriptOf } from './script.ts';

const STEP_MS = 150;

interface Played {
  /** Where the robot is drawn; null: where the view says. */
  readonly robot: Index | null;
  readonly marks: readonly Mark[];
  /** Networks that are being fed just now. */
  readonly pulsing: readonly Carrier[];
}

const NONE: readonly Mark[] = [];
const NO_PULSE: readonly Carrier[] = [];
const NO_BEATS: readonly Beat[] = [];

export const usePlayback = (facility: Facility, table: Pick<Table<ReactorShape>, 'turn' | 'last'>): Played => {
  const [seen, setSeen] = useState(table.turn);
  const [beats, setBeats] = useState(NO_BEATS);
  const { speed } = useSettings();
  const skip = useCallback(() => setBeats(NO_BEATS), []);

  // A turn more than last time was committed; undo, redo of many and a new run show their end at once. Said while drawing
  // and not after it: the board would be drawn twice, and for a moment with the robot where it has yet to walk.
  if (seen !== table.turn) {
    setSeen(table.turn);
    const events = table.turn === seen + 1 && !isStill() ? table.last.map(({ event }) => event) : [];
    setBeats(
      events.length === 0
        ? NO_BEATS
        : scriptOf(facility.width, events, (prop) => facility.propOf.get(prop)?.cell ?? null),
    );
  }

  const beat = beats[0];
  useEffect(() => {
    if (!beat) return undefined;
    const timer = setTimeout(() => setBeats((now) => now.slice(1)), (beat.steps * STEP_MS) / speed);
    return () => clearTimeout(timer);
  }, [beat, speed]);

  useEffect(() => {
    window.addEventListener('keydown', skip, true);
    window.addEventListener('pointerdown', skip, true);
    return () => {
      window.removeEventListener('keydown', skip, true);
      window.removeEventListener('pointerdown', skip, true);
    };
  }, [skip]);

  return useMemo(
    () => ({
      robot: beat?.robot ?? null,
      marks: beat?.marks ?? NONE,
      pulsing: beat?.marks.flatMap((mark) => (mark.is === 'pulse' ? mark.carrier : [])) ?? NO_PULSE,
    }),
    [beat],
  );
};

const Drawn = ({ facility, mark }: { facility: Facility; mark: Mark }) => {
  switch (mark.is) {
    case 'ring':
      return (
        <circle
          className="rx-ring"
          cx={midX(facility, mark.cell)}
          cy={midY(facility, mark.cell)}
          r={CELL / 2}
          stroke={`var(--${mark.tone})`}
        />
      );
    case 'pulse': {
      const prop = facility.propOf.get(mark.prop);
      return prop ? (
        <circle
          className="rx-ring is-wide"
          cx={midX(facility, prop.cell)}
          cy={midY(facility, prop.cell)}
          r={CELL / 2}
          stroke={`var(--${mark.carrier})`}
        />
      ) : null;
    }
    case 'drift':
      return (
        <circle
          className="rx-drift"
          r="5"
          fill={`var(--${mark.kind})`}
          cx={midX(facility, mark.from)}
          cy={midY(facility, mark.from)}
          style={
            {
              '--dx': `${midX(facility, mark.to) - midX(facility, mark.from)}px`,
              '--dy': `${midY(facility, mark.to) - midY(facility, mark.from)}px`,
            } as React.CSSProperties
          }
        />
      );
    default: {
      const tone = mark.is === 'burst' ? mark.carrier : mark.kind;
      return (
        <g className="rx-flash">
          <rect
            x={left(facility, mark.cell) + 1}
            y={top(facility, mark.cell) + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="6"
            fill={`var(--${tone})`}
            fillOpacity=".35"
            stroke={`var(--${tone})`}
            strokeWidth="3"
          />
          <text className="bn mid halo rx-flash-n" x={midX(facility, mark.cell)} y={midY(facility, mark.cell) + 5}>
            {mark.text}
          </text>
        </g>
      );
    }
  }
};

export const Playback = ({ facility, marks }: { facility: Facility; marks: readonly Mark[] }) => (
  <g className="rx-playback">
    {marks.map((mark, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: marks of one beat stay in their order
      <Drawn key={i} facility={facility} mark={mark} />
    ))}
  </g>
);
