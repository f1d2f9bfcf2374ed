// Ships and missiles while a turn is shown: along their arcs, with plume, wake and weight.

import type { OrbitView } from '@interlock/orbit';
import { useMemo } from 'react';
import { headingOf, type MissileFigure, type ShipFigure, type Tone, toneVar } from '../figures.ts';
import {
  alongFlight,
  boxOf,
  type Cell,
  type Disc,
  type Flight,
  flightPath,
  type Point,
  placeOf,
  radiusOf,
  turnAt,
} from '../geometry.ts';
import { placeLabels } from '../labels.ts';
import { missileTone } from '../scene.ts';
import { type Beat, flightOf, type Mark, missilesAt, type ShipPose } from '../script.ts';
import { silhouetteOf } from '../silhouettes.ts';
import { Drawn } from './Marks.tsx';
import { Missiles, missileWords } from './Missiles.tsx';
import { Ship } from './Ship.tsx';
import { Tag, tagWidth } from './Tag.tsx';

interface MoversProps {
  readonly disc: Disc;
  /** For names, classes and sides: they do not change in a turn. */
  readonly view: OrbitView;
  readonly ships: readonly ShipFigure[];
  readonly beat: Beat;
  readonly part: number;
  readonly lane: number;
  /** The beat in which ships moved, once it is over: its wakes fade while the turn goes on. */
  readonly flown: Beat | null;
  /** How much of the turn has been shown. */
  readonly gone: number;
  /** How much larger than drawn letters are on a small board. */
  readonly grown: number;
}

/** Slow at both ends. */
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);
/** A little too far and back: only recoil does that. */
const settled = (t: number): number => 1 - (1 - t) ** 2 * Math.cos(t * 5);
/** Along its orbit a ship keeps its pace; the eye is let in and out gently. */
const drifting = (t: number): number => 0.75 * t + 0.25 * eased(t);
/** A burn pushes against a mass: the plume is there first, the ship hangs back, the heavier the longer, and then goes. */
const pushed = (t: number, weight: number): number => eased(t ** (0.95 + 0.45 * weight));
/** The plume comes up, burns unevenly and dies away before the ship is there. */
const plume = (burn: number, t: number): number =>
  burn * Math.min(1, t / 0.14, Math.max(0, (0.86 - t) / 0.2)) * (1 + 0.14 * Math.sin(t * 55));

export const Movers = ({ disc, view, ships, beat, part, lane, flown, gone, grown }: MoversProps) => {
  const toneOf = (id: string): Tone => ships.find((ship) => ship.id === id)?.tone ?? 'neutral';
  const isFlying = beat.name === 'move' || beat.name === 'damage';
  const placed = ships.map((ship) => {
    const [from, to] = [beat.before.ships.get(ship.id) ?? ship, beat.after.ships.get(ship.id) ?? ship];
    const flight = flightOf(disc.sectors, from, to);
    const burn = beat.name === 'move' ? (beat.burns.get(ship.id) ?? 0) : 0;
    const flown = burn > 0 ? pushed(part, silhouetteOf(ship.classId).weight) : drifting(part);
    const t = beat.name === 'damage' ? settled(part) : flown;
    return { ship, from, to, flight, burn, t, at: isFlying ? alongFlight(flight, t) : to };
  });
  const missiles = [...missilesAt(beat, part)].map(([id, pose]) => {
    const from = beat.before.missiles.get(id) ?? pose;
    const target = beat.after.ships.get(pose.target) ?? null;
    const flight = flightOf(disc.sectors, from, pose);
    const at = beat.name === 'missiles' ? alongFlight(flight, eased(part)) : pose;
    const tone = missileTone(view, pose.owner, !ships.some((ship) => ship.tone === 'you'));
    const figure: MissileFigure = {
      id,
      ...{ ring: at.ring, sector: at.sector, life: pose.life, target, tone },
      targetName: pose.target,
    };
    return { figure, flight };
  });
  const plates = useMemo(() => platesOf(disc, beat, grown), [disc, beat, grown]);
  /** Where the plate of something stands while it is on its way: as far off as it will be at the end. */
  const plateAt = (id: string, now: Cell): Point => {
    const { at, by } = plates.get(id) ?? { at: now, by: [0, -30] as Point };
    const [x, y] = placeOf(disc, isFlying || beat.name === 'missiles' ? now : at);
    return [x + by[0], y + by[1]];
  };
  const shipNow = new Map(placed.map(({ ship, at }) => [ship.id, at]));
  return (
    <g className="ob-movers">
      {flown ? (
        <g opacity={Math.max(0, 0.7 - gone * 0.8)}>
          {ships.map((ship) => {
            const [from, to] = [flown.before.ships.get(ship.id), flown.after.ships.get(ship.id)];
            return from?.isAlive && to ? (
              <Wake
                key={ship.id}
                disc={disc}
                flight={flightOf(disc.sectors, from, to)}
                t={1}
                tone={ship.tone}
                width={2.5}
              />
            ) : null;
          })}
        </g>
      ) : null}
      {beat.name === 'move'
        ? placed.map(({ ship, flight, t }) =>
            ship.isAlive ? <Wake key={ship.id} {...{ disc, flight, t }} tone={ship.tone} width={2.5} /> : null,
          )
        : null}
      {beat.name === 'missiles'
        ? missiles.map(({ figure, flight }) => (
            <Wake key={figure.id} {...{ disc, flight }} t={eased(part)} tone={figure.tone} width={1.4} />
          ))
        : null}
      <Missiles disc={disc} missiles={missiles.map(({ figure }) => figure)} />
      {placed.map(({ ship, from, to, at, flight, t, burn }) =>
        from.isAlive ? (
          <g
            key={ship.id}
            opacity={to.isAlive ? 1 : 1 - 0.75 * part}
            transform={beat.name === 'damage' && to.hull < from.hull ? knock(part) : undefined}
          >
            <Ship
              disc={disc}
              ship={{ ...ship, ...at, facing: to.facing }}
              burn={plume(burn, part)}
              flying={beat.name === 'move' ? Math.sin(Math.PI * Math.min(1, part)) ** 0.6 : 0}
              {...(beat.name === 'power' && from.facing !== to.facing
                ? { heading: turned(disc, from, to, eased(part)) }
                : {})}
              {...(beat.name === 'move' && flight.ring !== from.ring
                ? { heading: headingOf(turnAt(disc, at.sector), to.facing) + lean(disc, flight, t) }
                : {})}
            />
            {to.isAlive ? null : <Shards {...{ disc, at, part }} />}
          </g>
        ) : null,
      )}
      {missiles.map(({ figure }) => {
        const [x, y] = plateAt(`missile ${figure.id}`, figure);
        return <Tag key={figure.id} x={x} y={y} text={missileWords(figure)} tone={figure.tone} />;
      })}
      {beat.marks.map((mark, i) => {
        // Ships fly at the same time; everything else happens one after the other.
        const [place, of] = beat.name === 'move' ? [0, 1] : [i, beat.marks.length];
        const at = spotOf(beat, mark);
        const now = 'ship' in mark ? (shipNow.get(mark.ship) ?? at) : at;
        return now ? (
          <Drawn
            // biome-ignore lint/suspicious/noArrayIndexKey: marks of one beat stay in their order
            key={i}
            {...{ disc, mark, beat, part, toneOf, lane, of }}
            i={place}
            plate={plateAt(String(i), now)}
          />
        ) : null;
      })}
    </g>
  );
};

/** Where a mark belongs when its beat is over. */
const spotOf = (beat: Beat, mark: Mark): Cell | null => {
  switch (mark.is) {
    case 'beam':
      return mark.to;
    case 'slug':
      return mark.to ?? beat.after.ships.get(mark.by) ?? null;
    case 'burst':
      return mark.at;
    case 'shield':
    case 'plate':
      return beat.after.ships.get(mark.ship) ?? null;
    default:
      return null;
  }
};

/** How far off its piece every plate of a beat stands: off all ships and missiles, and off each other. */
const platesOf = (disc: Disc, beat: Beat, grown: number): ReadonlyMap<string, { at: Cell; by: Point }> => {
  const missiles = [...new Map([...beat.before.missiles, ...beat.after.missiles])].map(([id, pose]) => ({
    id: `missile ${id}`,
    cell: pose as Cell,
    text: `M${id} life ${pose.life}`,
  }));
  const marks = beat.marks.flatMap((mark, i) => {
    const cell = spotOf(beat, mark);
    return cell && 'text' in mark ? [{ id: String(i), cell, text: mark.text }] : [];
  });
  const all = [...marks, ...missiles];
  const alive = [...beat.after.ships.values()].filter(({ isAlive }) => isAlive);
  const places = placeLabels(
    all.map(({ id, cell, text }) => ({ id, at: placeOf(disc, cell), width: tagWidth(text) * grown })),
    [...alive, ...beat.after.missiles.values()].map((cell) => placeOf(disc, cell)),
    boxOf(disc),
    grown,
  );
  return new Map(
    all.map(({ id, cell }) => {
      const [[x, y], [px, py]] = [placeOf(disc, cell), places.get(id)!];
      return [id, { at: cell, by: [px - x, py - y] as Point }];
    }),
  );
};

interface WakeProps {
  readonly disc: Disc;
  readonly flight: Flight;
  /** How much of it is flown. */
  readonly t: number;
  readonly tone: Tone;
  readonly width: number;
}

/** The path flown this turn, brightest behind the hull. */
const Wake = ({ disc, flight, t, tone, width }: WakeProps) => (
  <g fill="none" stroke={toneVar(tone)} strokeLinecap="round">
    <path d={flightPath(disc, flight, 0, t)} strokeWidth={3.6 * width} opacity=".12" />
    <path d={flightPath(disc, flight, 0, t)} strokeWidth={width} opacity=".3" />
    <path d={flightPath(disc, flight, Math.max(0, t - 0.4), t)} strokeWidth={width} opacity=".75" />
  </g>
);

/** Degrees by which a hull leans into a change of ring: along the way it really takes. */
const lean = (disc: Disc, flight: Flight, t: number): number => {
  const [a, b] = [t - 0.02, t + 0.02].map((at) => alongFlight(flight, Math.max(0, Math.min(1, at))));
  const out = radiusOf(b!.ring) - radiusOf(a!.ring);
  const along = ((b!.sector - a!.sector) * 2 * Math.PI * radiusOf(a!.ring)) / disc.sectors;
  return Math.max(-34, Math.min(34, (Math.atan2(-out, Math.abs(along)) * 180) / Math.PI));
};

/** A hull that is hit trembles and comes to rest. */
const knock = (t: number): string =>
  `translate(${(3.4 * Math.sin(t * 38) * (1 - t) ** 2).toFixed(2)} ${(2.2 * Math.cos(t * 31) * (1 - t) ** 2).toFixed(2)})`;

/** What is left of a ship flies on in all directions. */
const Shards = ({ disc, at, part }: { disc: Disc; at: Cell; part: number }) => {
  const [x, y] = placeOf(disc, at);
  const d = [20, 95, 150, 230, 310].map((turn, i) => {
    const [far, way] = [14 + (10 + 5 * i) * part, (turn * Math.PI) / 180];
    const [sx, sy] = [far * Math.cos(way), far * Math.sin(way)];
    return `M${sx.toFixed(1)} ${sy.toFixed(1)}l${(5 * Math.cos(way + i)).toFixed(1)} ${(5 * Math.sin(way + i)).toFixed(1)}`;
  });
  return <path d={d.join('')} transform={`translate(${x} ${y})`} stroke="var(--lost)" strokeWidth="2" />;
};

type Turning = Pick<ShipPose, 'sector' | 'facing'>;

/** Half a turn on its keel. */
const turned = (disc: Disc, from: Turning, to: Turning, t: number): number =>
  headingOf(turnAt(disc, to.sector), from.facing) + 180 * t;
