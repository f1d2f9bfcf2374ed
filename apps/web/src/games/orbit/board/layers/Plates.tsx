// The plates on the board: letter and hull of every ship now, and what this turn would do to each where it is headed,
// with the weapons that do it.

import type { Appraisal, OrbitView } from '@interlock/orbit';
import { memo } from 'react';
import type { MissileFigure, ShipFigure, Tone } from '../figures.ts';
import { boxOf, type Disc, type Point, placeOf } from '../geometry.ts';
import { placeLabels } from '../labels.ts';
import { missileWords } from './Missiles.tsx';
import { Tag, tagWidth } from './Tag.tsx';

interface Plate {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
  readonly tone: Tone | 'lost';
}

interface PlatesProps {
  readonly disc: Disc;
  readonly view: OrbitView;
  readonly ships: readonly ShipFigure[];
  /** Those whose life is told. */
  readonly missiles: readonly MissileFigure[];
  /** Null where nothing is planned or the turn ahead is drawn. */
  readonly appraisal: Appraisal | null;
  readonly letter: string | null;
  /** The other plan, drawn as well: its way is kept free too. */
  readonly beside: Appraisal | null;
  /** How much larger than drawn the letters are. */
  readonly grown: number;
  /** Sector of each ring's name. */
  readonly ringNames: readonly number[];
}

export const Plates = memo((props: PlatesProps) => {
  const { disc, view, ships, missiles, appraisal, letter, beside, ringNames, grown } = props;
  const forecast = appraisal?.forecast ?? null;
  const alive = ships.filter(({ isAlive }) => isAlive);
  const now = alive.map(
    (ship): Plate => ({
      id: ship.id,
      at: placeOf(disc, ship),
      text: `${ship.letter} ${ship.hull}`,
      tone: ship.tone,
    }),
  );
  const coming = forecast ? alive.flatMap((ship) => comingOf(disc, view, ship, appraisal!, letter)) : [];
  const ends = [appraisal, beside].flatMap((one) => waysOf(disc, alive, one));
  const names = disc.isUnrolled ? [] : ringNames.map((sector, i) => placeOf(disc, { ring: i + 1, sector }));
  const flying = missiles.map(
    (missile): Plate => ({
      id: `missile ${missile.id}`,
      at: placeOf(disc, missile),
      text: missileWords(missile),
      tone: missile.tone,
    }),
  );
  const plates = [...coming, ...now, ...flying];
  const places = placeLabels(
    plates.map(({ id, at, text }) => ({ id, at, width: tagWidth(text) * grown })),
    [...[...now, ...flying].map(({ at }) => at), ...ends, ...names],
    boxOf(disc),
    grown,
  );
  return (
    <g className="ob-plates">
      {plates.map(({ id, text, tone }) => {
        const [x, y] = places.get(id)!;
        return <Tag key={id} x={x} y={y} text={text} tone={tone} />;
      })}
    </g>
  );
});

/** Where a plan takes the ships: its own all the way, the others this turn. */
const waysOf = (disc: Disc, alive: readonly ShipFigure[], appraisal: Appraisal | null): readonly Point[] =>
  alive.flatMap((ship) => {
    const cells = appraisal?.forecast?.tracks.find(({ id }) => id === ship.id)?.cells ?? [];
    return cells
      .slice(0, ship.tone === 'you' ? cells.length : 1)
      .flatMap((cell) => (cell ? [placeOf(disc, cell)] : []));
  });

/** `12→11 laser 3`: hull now and after, and what hits; nothing where nothing happens to it. */
const comingOf = (
  disc: Disc,
  view: OrbitView,
  ship: ShipFigure,
  { forecast }: Appraisal,
  letter: string | null,
): readonly Plate[] => {
  if (!forecast) return [];
  const taken = forecast.damage.find((one) => one.ship === ship.id);
  const hits = [...forecast.taken, ...forecast.given].filter(({ target }) => target === ship.id);
  const isYours = ship.id === view.you;
  if (!taken && !(isYours && letter)) return [];
  const cell = forecast.tracks.find(({ id }) => id === ship.id)?.cells[0] ?? ship;
  const weapons = hits.map(({ weapon, damage }) => `${weapon} ${damage}`).join(', ');
  const heat = taken && taken.heat > 0 ? `heat ${taken.heat}` : '';
  const hull = taken ? (taken.isDestroyed ? 'destroyed' : `${ship.hull}→${taken.hull}`) : String(ship.hull);
  const text = [isYours && letter ? `${letter} ${hull}` : hull, weapons, heat]
    .filter((word) => word !== '')
    .join(' · ');
  return [{ id: `${ship.id} then`, at: placeOf(disc, cell), text, tone: taken?.isDestroyed ? 'lost' : ship.tone }];
};
