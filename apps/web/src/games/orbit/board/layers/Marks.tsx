// What flashes while a turn is shown: beams, slugs, bursts, shields and figures, one after the other.

import { type Tone, toneVar } from '../figures.ts';
import { arcPath, type Cell, type Disc, type Point, placeOf } from '../geometry.ts';
import { ARRIVED, type Beat, flightOf, type Mark, partOfMark } from '../script.ts';
import { Tag } from './Tag.tsx';

interface DrawnProps {
  readonly disc: Disc;
  readonly mark: Mark;
  readonly beat: Beat;
  readonly part: number;
  /** Length of a railgun's lane that hit nothing, in sectors. */
  readonly lane: number;
  readonly i: number;
  readonly of: number;
  /** The middle of its words. */
  readonly plate: Point;
  toneOf(ship: string): Tone;
}

export const Drawn = ({ disc, mark, beat, part, toneOf, lane, i, of, plate }: DrawnProps) => {
  const t = partOfMark(part, i, of);
  if (t === 0) return null;
  switch (mark.is) {
    case 'beam': {
      const from = beat.after.ships.get(mark.by);
      if (!from) return null;
      const [a, b] = [placeOf(disc, from), placeOf(disc, mark.to)];
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const colour = toneVar(toneOf(mark.by));
      return (
        <g>
          <path d={`M${a}L${x} ${y}`} stroke={colour} strokeWidth="7" opacity=".25" strokeLinecap="round" />
          <path d={`M${a}L${x} ${y}`} stroke={colour} strokeWidth="2.6" strokeLinecap="round" />
          {t > ARRIVED ? <Burst {...{ disc, plate, t }} at={mark.to} tone={toneOf(mark.by)} text={mark.text} /> : null}
        </g>
      );
    }
    case 'slug': {
      const from = beat.after.ships.get(mark.by);
      if (!from) return null;
      const reach = mark.to
        ? flightOf(disc.sectors, from, mark.to).advance
        : lane * (from.facing === 'retrograde' ? -1 : 1);
      const end = from.sector + reach * t;
      const colour = toneVar(toneOf(mark.by));
      const [x, y] = placeOf(disc, { ring: from.ring, sector: from.sector + reach });
      return (
        <g>
          <path
            d={arcPath(disc, from.ring, from.sector, end)}
            fill="none"
            stroke={colour}
            strokeWidth="5"
            strokeLinecap="round"
          />
          {t > 0.8 ? (
            mark.to ? (
              <Burst {...{ disc, plate, t }} at={mark.to} tone={toneOf(mark.by)} text={mark.text} />
            ) : (
              <Tag x={x} y={y - 30} tone={toneOf(mark.by)} text={mark.text} />
            )
          ) : null}
        </g>
      );
    }
    case 'burst':
      return <Burst {...{ disc, plate, t }} at={mark.at} tone={toneOf(mark.by)} text={mark.text} />;
    case 'shield': {
      const ship = beat.after.ships.get(mark.ship);
      if (!ship) return null;
      const [x, y] = placeOf(disc, ship);
      return (
        <g>
          <circle
            transform={`translate(${x} ${y})`}
            r={24 + 5 * t}
            fill="none"
            opacity={1 - t * 0.5}
            stroke={toneVar(toneOf(mark.ship))}
            strokeWidth={3.4 - 1.4 * t}
            strokeDasharray="30 8"
          />
          <Tag x={plate[0]} y={plate[1]} text={mark.text} tone={toneOf(mark.ship)} />
        </g>
      );
    }
    case 'plate':
      return (
        <Tag x={plate[0]} y={plate[1]} text={mark.text} tone={mark.kind === 'heat' ? 'heat' : toneOf(mark.ship)} />
      );
    default:
      return null;
  }
};

interface BurstProps {
  readonly disc: Disc;
  readonly at: Cell;
  readonly tone: Tone;
  readonly text: string;
  readonly plate: Point;
  readonly t: number;
}

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(23 * x).toFixed(1)} ${(23 * y).toFixed(1)}L${(31 * x).toFixed(1)} ${(31 * y).toFixed(1)}`;
}).join('');

/** A hit: rays that fly outwards, a ring that goes out after them, and what it did. */
const Burst = ({ disc, at, tone, text, plate, t }: BurstProps) => {
  const [x, y] = placeOf(disc, at);
  return (
    <g>
      <g transform={`translate(${x} ${y})`} fill="none" stroke={toneVar(tone)} strokeLinecap="round">
        <circle r={18 + 16 * t} strokeWidth={2.4 * (1 - t) + 0.4} opacity={0.8 * (1 - t)} />
        <path d={RAYS} transform={`scale(${(0.8 + 0.25 * t).toFixed(3)})`} strokeWidth="2.6" />
      </g>
      <Tag x={plate[0]} y={plate[1]} text={text} tone={tone} />
    </g>
  );
};
