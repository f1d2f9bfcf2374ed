// What flashes while a turn is shown: beams, slugs, bursts, shields and figures, one after the other.

import { boardText } from '../../../../play/board/boardText.ts';
import { type Tone, toneVar } from '../figures.ts';
import { arcPath, type Cell, type Disc, placeOf } from '../geometry.ts';
import { type Beat, flightOf, type Mark, stretchOf } from '../script.ts';
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
  toneOf(ship: string): Tone;
}

/** Causes come one after another: each mark has its own stretch of the beat. */
const ownPart = (part: number, i: number, of: number): number => {
  const length = stretchOf(of);
  return Math.max(0, Math.min(1, (part - i * length) / length));
};

export const Drawn = ({ disc, mark, beat, part, toneOf, lane, i, of }: DrawnProps) => {
  const t = ownPart(part, i, of);
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
          {t > 0.7 ? <Burst disc={disc} at={mark.to} tone={toneOf(mark.by)} text={mark.text} /> : null}
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
      const at = { ring: from.ring, sector: from.sector + reach };
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
              <Burst disc={disc} at={mark.to} tone={toneOf(mark.by)} text={mark.text} />
            ) : (
              <Word {...{ disc, at }} tone={toneOf(mark.by)} text={mark.text} />
            )
          ) : null}
        </g>
      );
    }
    case 'burst':
      return <Burst disc={disc} at={mark.at} tone={toneOf(mark.by)} text={mark.text} />;
    case 'shield': {
      const ship = beat.after.ships.get(mark.ship);
      if (!ship) return null;
      const [x, y] = placeOf(disc, ship);
      const colour = toneVar(toneOf(mark.ship));
      return (
        <g transform={`translate(${x} ${y})`} opacity={1 - t * 0.4}>
          <circle r={24 + 4 * t} fill="none" stroke={colour} strokeWidth="3" strokeDasharray="30 8" />
          <text className="bn mid halo" y={-32} style={{ fill: colour, fontSize: boardText(12.5) }}>
            shields {mark.text}
          </text>
        </g>
      );
    }
    case 'plate': {
      const ship = beat.after.ships.get(mark.ship);
      if (!ship) return null;
      const [x, y] = placeOf(disc, ship);
      const tone = mark.kind === 'hull' && toneOf(mark.ship) !== 'you' ? toneOf(mark.ship) : 'you';
      return mark.kind === 'hull' ? (
        <Tag x={x} y={y + 32} text={mark.text} tone={tone} />
      ) : (
        <text
          className="bn mid halo"
          x={x}
          y={y - 26 - 8 * t}
          style={{ fill: mark.kind === 'heat' ? 'var(--heat)' : toneVar(toneOf(mark.ship)), fontSize: boardText(12.5) }}
        >
          {mark.text}
        </text>
      );
    }
    default:
      return null;
  }
};

interface AtProps {
  readonly disc: Disc;
  readonly at: Cell;
  readonly tone: Tone;
  readonly text: string;
}

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(23 * x).toFixed(1)} ${(23 * y).toFixed(1)}L${(31 * x).toFixed(1)} ${(31 * y).toFixed(1)}`;
}).join('');

const Burst = ({ disc, at, tone, text }: AtProps) => {
  const [x, y] = placeOf(disc, at);
  return (
    <g>
      <path
        d={RAYS}
        transform={`translate(${x} ${y})`}
        stroke={toneVar(tone)}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Word disc={disc} at={at} tone={tone} text={text} />
    </g>
  );
};

const Word = ({ disc, at, tone, text }: AtProps) => {
  const [x, y] = placeOf(disc, at);
  return <Tag x={x} y={y < -250 ? y + 40 : y - 38} text={text} tone={tone} />;
};
