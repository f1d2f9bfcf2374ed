// Ships and missiles while a turn is shown: along their arcs, with plume and wake, then beams, slugs, shields and figures.

import type { OrbitView } from '@interlock/orbit';
import { boardText } from '../../../../play/board/boardText.ts';
import { headingOf, type MissileFigure, type ShipFigure, type Tone, toneVar } from '../figures.ts';
import { alongFlight, arcPath, type Cell, type Disc, flightPath, placeOf, turnAt } from '../geometry.ts';
import { missileTone } from '../scene.ts';
import { type Beat, flightOf, type Mark, type ShipPose } from '../script.ts';
import { Missiles } from './Missiles.tsx';
import { Ship } from './Ship.tsx';
import { Tag } from './Tag.tsx';

interface MoversProps {
  readonly disc: Disc;
  /** For names, classes and sides: they do not change in a turn. */
  readonly view: OrbitView;
  readonly ships: readonly ShipFigure[];
  readonly beat: Beat;
  readonly part: number;
  readonly lane: number;
}

/** Slow at both ends: a ship has weight. */
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);
/** A little too far and back: only recoil does that. */
const settled = (t: number): number => 1 - (1 - t) ** 2 * Math.cos(t * 5);

export const Movers = ({ disc, view, ships, beat, part, lane }: MoversProps) => {
  const toneOf = (id: string): Tone => ships.find((ship) => ship.id === id)?.tone ?? 'neutral';
  const isFlying = beat.name === 'move' || beat.name === 'damage';
  const placed = ships.map((ship) => {
    const [from, to] = [beat.before.ships.get(ship.id) ?? ship, beat.after.ships.get(ship.id) ?? ship];
    const flight = flightOf(disc.sectors, from, to);
    const t = beat.name === 'damage' ? settled(part) : eased(part);
    return { ship, from, to, flight, at: isFlying ? alongFlight(flight, t) : to };
  });
  const missiles = [...beat.after.missiles].map(([id, pose]): MissileFigure => {
    const from = beat.before.missiles.get(id) ?? pose;
    const target = beat.after.ships.get(pose.target) ?? null;
    const at = beat.name === 'missiles' ? alongFlight(flightOf(disc.sectors, from, pose), eased(part)) : pose;
    return {
      id,
      ...{ ring: at.ring, sector: at.sector, life: pose.life, target },
      tone: missileTone(view, pose.owner),
      targetName: pose.target,
    };
  });
  return (
    <g className="ob-movers">
      {beat.name === 'move'
        ? placed.map(({ ship, flight }) =>
            ship.isAlive ? (
              <g key={ship.id} fill="none" stroke={toneVar(ship.tone)} strokeLinecap="round">
                <path d={flightPath(disc, flight, 0, eased(part))} strokeWidth="9" opacity=".12" />
                <path d={flightPath(disc, flight, 0, eased(part))} strokeWidth="2.5" opacity=".75" />
              </g>
            ) : null,
          )
        : null}
      <Missiles disc={disc} missiles={missiles} />
      {placed.map(({ ship, from, to, at }) =>
        from.isAlive ? (
          <g key={ship.id} opacity={to.isAlive ? 1 : 1 - 0.75 * part}>
            <Ship
              disc={disc}
              ship={{ ...ship, ...at, facing: to.facing }}
              burn={beat.name === 'move' && part < 0.8 ? (beat.burns.get(ship.id) ?? 0) : 0}
              {...(beat.name === 'power' && from.facing !== to.facing
                ? { heading: turned(disc, from, to, eased(part)) }
                : {})}
            />
          </g>
        ) : null,
      )}
      {beat.marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks of one beat stay in their order
        <Drawn key={i} {...{ disc, mark, beat, part, toneOf, lane, of: beat.marks.length, i }} />
      ))}
    </g>
  );
};

type Turning = Pick<ShipPose, 'sector' | 'facing'>;

/** Half a turn on its keel. */
const turned = (disc: Disc, from: Turning, to: Turning, t: number): number =>
  headingOf(turnAt(disc, to.sector), from.facing) + 180 * t;

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
  const length = of <= 1 ? 0.5 : 0.8 / of;
  return Math.max(0, Math.min(1, (part - i * length) / length));
};

const Drawn = ({ disc, mark, beat, part, toneOf, lane, i, of }: DrawnProps) => {
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
